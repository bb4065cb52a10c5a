import NavSDK
import SwiftSource

/// What is known of the receiver of a use.
enum Receiver: Hashable {
  /// It is the SDK's type that declares the element.
  case proven
  /// It is something else: the use is none.
  case other
  /// Its type could not be found, or may inherit from what was not read.
  case unproven
}

extension Resolver {
  /// Whether `element` is what its name means on a value of the type.
  func receiver(
    of type: SemanticType, for element: LegacyElement, named name: String, labels: [String?]?
  ) -> Receiver {
    switch type {
    case .unknown:
      return .unproven
    case .alternatives(let types):
      let answers = types.map { receiver(of: $0, for: element, named: name, labels: labels) }
      if answers.contains(.proven) { return .proven }
      return answers.contains(.unproven) ? .unproven : .other
    case .tuple, .function, .metatype:
      return .other
    case .nominal, .parameter, .dependent, .composition:
      break
    }
    var found = members(named: name, of: type, .value)
    if let labels, found.count > 1 {
      let fitting = found.filter { index[$0.key].parameters.map(\.label) == labels }
      if !fitting.isEmpty { found = fitting }
    }
    if let first = found.first { return meaning(of: first, element, on: type) }
    for (root, _, _) in dynamicRoots(of: type) where root != type {
      let answer = receiver(of: root, for: element, named: name, labels: labels)
      if answer != .other { return answer }
    }
    let inner = unwrapped(type)
    if inner != type { return receiver(of: inner, for: element, named: name, labels: labels) }
    if case .dependent = type, lineage(of: type).isEmpty { return .unproven }
    if case .parameter = type { return .other }
    return mayInheritUnread(type) ? .unproven : .other
  }

  private func meaning(
    of member: Member, _ element: LegacyElement, on type: SemanticType
  ) -> Receiver {
    if isSDK(member.key, owner: element.owner) { return .proven }
    // An override in a subclass of the owner is the same member.
    if index[member.key].modifiers.contains(.override), inherits(type, from: element.owner) {
      return .proven
    }
    return .other
  }

  /// Whether the declaration is the platform's, of the type of this name.
  func isSDK(_ key: DeclarationKey, owner: String) -> Bool {
    guard index.files[key.file].isPlatform,
      let own = selfType(at: key.file, scope: index[key].scope)
    else { return false }
    return lineage(of: own).first == lineage(of: .nominal(platformType(owner), [])).first
  }

  /// Whether the type is the platform's type of this name or inherits from it.
  func inherits(_ type: SemanticType, from owner: String) -> Bool {
    let id = platformType(owner)
    return lineage(of: type).contains { ancestor in
      if case .nominal(let found, _) = ancestor { return found == id }
      return false
    }
  }

  /// Whether the type, or one it inherits from, was not read and is none of Apple's.
  func mayInheritUnread(_ type: SemanticType) -> Bool {
    lineage(of: type).contains { ancestor in
      guard case .nominal(let id, _) = ancestor, index[id].declaration == nil else { return false }
      return !AppleNames.contains(index[id].name)
    }
  }
}

/// Names of Apple's frameworks, as far as their prefixes tell.
enum AppleNames {
  private static let prefixes: [String] = [
    "NS", "UI", "CG", "CA", "CI", "CL", "CF", "CN", "CP", "CK", "AV", "MK", "MT", "SK", "SC", "WK",
    "UN", "PK", "EK", "HK", "GK", "CM", "CT", "CB", "CX", "PH", "QL", "SF", "NW", "OS", "XC", "INT",
    "AR", "RE", "VN", "ML", "TV", "WC", "LA", "MF", "MP", "AS", "AU", "GL", "IN",
  ]

  static func contains(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    for prefix in prefixes where name.hasPrefix(prefix) {
      let next = prefix.unicodeScalars.count
      guard next + 1 < scalars.count else { continue }
      // The prefix ends before a capitalised word: `UILabel`, not `UISETTING`.
      if scalars[next].properties.isUppercase, scalars[next + 1].properties.isLowercase {
        return true
      }
    }
    return false
  }
}

import NavSDK
import SourceText
import SwiftSource

/// Finds the uses of legacy names in the files of one project.
struct UseFinder {
  let resolver: Resolver
  let usesNavigationSDK: Bool
  /// Exclusive names that the project declares itself.
  let ownNames: Set<String>
  /// The uses to look at; nil for all.
  let focus: Set<Place>?
  private(set) var candidates: [Candidate] = []
  private(set) var notes: [ScanNote] = []

  /// A use with what decides its confidence.
  struct Candidate {
    let element: LegacyElement
    let file: Int
    let name: Range<Int>
    let receiver: Receiver
    let use: LegacyUse
    let scope: ScopeID
    /// The receiver expression; nil where it is implicit.
    let base: ExpressionID?
    let expression: ExpressionID?
  }

  /// Where a name stands.
  struct Place: Hashable {
    let file: Int
    let offset: Int
  }

  init(resolver: Resolver, usesNavigationSDK: Bool, focus: Set<Place>? = nil) {
    self.resolver = resolver
    self.usesNavigationSDK = usesNavigationSDK
    self.focus = focus
    ownNames = UseFinder.ownNames(in: resolver.index)
  }

  /// The uses whose receivers are not proven to be anything.
  var unproven: Set<Place> {
    Set(
      candidates.filter { $0.receiver == .unproven }
        .map { Place(file: $0.file, offset: $0.name.lowerBound) })
  }

  /// Whether a name is looked at: where navigation is not used, the Maps SDK's names are no use.
  func isLookedAt(_ name: Name, _ element: LegacyElement, _ file: Int) -> Bool {
    guard element.isExclusive || usesNavigationSDK else { return false }
    return focus?.contains(Place(file: file, offset: name.range.lowerBound)) ?? true
  }

  private static func ownNames(in index: ProjectIndex) -> Set<String> {
    var names: Set<String> = []
    for file in index.files where !file.isPlatform {
      for declaration in file.outline.declarations {
        switch declaration.kind {
        case .variable, .function, .enumCase:
          if LegacyNames.all.members[declaration.name.text] != nil,
            !declaration.modifiers.contains(.override)
          {
            names.insert(declaration.name.text)
          }
        case .class, .struct, .enum, .actor, .protocol, .extension, .alias, .associatedType,
          .genericParameter, .parameter, .initializer, .subscript, .other:
          break
        }
      }
    }
    return names
  }

  mutating func findAll() {
    for (file, entry) in resolver.index.files.enumerated() where !entry.isPlatform {
      findExpressions(in: file, entry.outline)
      findDeclarations(in: file, entry.outline)
    }
  }

  mutating func add(_ candidate: Candidate) {
    if candidate.receiver != .other { candidates.append(candidate) }
  }

  // MARK: - Expressions

  private mutating func findExpressions(in file: Int, _ outline: Outline) {
    for index in outline.expressions.indices {
      let id = ExpressionID(index)
      switch outline.expressions[index].form {
      case .member(let base?, let name, _):
        if let element = LegacyNames.all.members[name.text] {
          findMember(element, base, name, id, file, outline)
        } else if name.text == "shouldDisplaySpeedometer" {
          noteSpeedometer(base, name, file)
        }
      case .name(let name, _):
        if let element = LegacyNames.all.members[name.text] {
          findImplicitMember(element, name, id, file, outline)
        }
      case .keyPath(let root, let components):
        findKeyPath(root, components, id, file, outline)
      case .call(let callee, let arguments):
        findKey(callee, arguments, id, file, outline)
      case .macro(let name, let arguments):
        findMacroKey(name, arguments, file, outline)
      default:
        break
      }
    }
  }

  private mutating func findMember(
    _ element: LegacyElement, _ base: ExpressionID, _ name: Name, _ id: ExpressionID, _ file: Int,
    _ outline: Outline
  ) {
    if isInMacro(id, outline) || !isLookedAt(name, element, file) { return }
    let baseKey = Resolver.ExpressionKey(file: file, id: base)
    guard
      let form = form(of: element, name, id, outline)
        ?? formOfDynamicCall(element, name, baseKey)
    else { return }
    let type = resolver.type(of: baseKey)
    var receiver = resolver.receiver(
      of: type, for: element, named: name.text, labels: element.form.labels)
    if receiver == .other, isTypeReference(type, element, id, outline) { receiver = .proven }
    add(
      Candidate(
        element: element, file: file, name: name.range, receiver: receiver,
        use: LegacyUse(
          form: form, receiver: outline[base].range, statement: outline.statementRange(of: id)),
        scope: outline[id].scope, base: base, expression: id))
  }

  /// A property found by dynamic member lookup may give a function, which is called.
  private func formOfDynamicCall(
    _ element: LegacyElement, _ name: Name, _ base: Resolver.ExpressionKey
  ) -> LegacyUse.Form? {
    guard case .property = element.form else { return nil }
    let type = resolver.fullyUnwrapped(resolver.type(of: base))
    let isDynamic =
      !resolver.dynamicRoots(of: type).isEmpty
      && resolver.members(named: name.text, of: type, .value).isEmpty
    return isDynamic ? .reference : nil
  }

  /// `GMSMapView.setHeaderAccessory(_:)`: the method as a function of its receiver.
  private func isTypeReference(
    _ type: SemanticType, _ element: LegacyElement, _ id: ExpressionID, _ outline: Outline
  ) -> Bool {
    guard case .method = element.form, case .metatype(let instance) = resolver.fullyUnwrapped(type)
    else { return false }
    return resolver.receiver(
      of: instance, for: element, named: element.swiftNames[0], labels: element.form.labels)
      == .proven
  }

  private mutating func findImplicitMember(
    _ element: LegacyElement, _ name: Name, _ id: ExpressionID, _ file: Int, _ outline: Outline
  ) {
    if isInMacro(id, outline) || !isLookedAt(name, element, file) { return }
    guard let form = form(of: element, name, id, outline) else { return }
    let key = Resolver.ExpressionKey(file: file, id: id)
    let receiver = implicitReceiver(element, name, at: resolver.place(of: key))
    add(
      Candidate(
        element: element, file: file, name: name.range, receiver: receiver,
        use: LegacyUse(form: form, receiver: nil, statement: outline.statementRange(of: id)),
        scope: outline[id].scope, base: nil, expression: id))
  }

  private func implicitReceiver(
    _ element: LegacyElement, _ name: Name, at place: Resolver.Place
  ) -> Receiver {
    var found = resolver.lookUp(name.text, at: place)
    if let labels = element.form.labels, found.count > 1 {
      let fitting = found.filter { resolver.index[$0.key].parameters.map(\.label) == labels }
      if !fitting.isEmpty { found = fitting }
    }
    if let first = found.first {
      if resolver.isSDK(first.key, owner: element.owner) { return .proven }
      let own = resolver.selfType(at: place.file, scope: place.scope)
      if resolver.index[first.key].modifiers.contains(.override), let own,
        resolver.inherits(own, from: element.owner)
      {
        return .proven
      }
      return .other
    }
    resolver.missingNames.insert(name.text)
    guard let own = resolver.selfType(at: place.file, scope: place.scope) else { return .other }
    resolver.doubt(own)
    resolver.noteMissing(name.text, on: own)
    return resolver.mayInheritUnread(own) ? .unproven : .other
  }

  /// How the element is used; nil if what is written cannot be it.
  private func form(
    of element: LegacyElement, _ name: Name, _ id: ExpressionID, _ outline: Outline
  ) -> LegacyUse.Form? {
    switch element.form {
    case .property:
      return outline.propertyForm(of: id)
    case .method(let labels):
      if let arguments = outline.arguments(ofCallee: id), name.labels == nil {
        guard arguments.map({ $0.label?.text }) == labels else { return nil }
        return .call(arguments: arguments.map { outline[$0.value].range })
      }
      if let written = name.labels, written != labels.map({ $0 ?? "_" }) { return nil }
      return .reference
    case .adoptedProtocol, .callback:
      return nil
    }
  }

  private func isInMacro(_ id: ExpressionID, _ outline: Outline) -> Bool {
    var current = outline[id].parent
    while let parent = current {
      if case .macro(let name, _) = outline[parent].form {
        return name.text == "selector" || name.text == "keyPath"
      }
      current = outline[parent].parent
    }
    return false
  }

  // MARK: - Key paths and keys

  private mutating func findKeyPath(
    _ root: TypeExpression?, _ components: [Expression.KeyPathComponent], _ id: ExpressionID,
    _ file: Int, _ outline: Outline
  ) {
    var types: [SemanticType]?
    for (position, component) in components.enumerated() {
      guard case .property(let name) = component, let element = LegacyNames.all.members[name.text],
        case .property = element.form, isLookedAt(name, element, file)
      else { continue }
      let key = Resolver.ExpressionKey(file: file, id: id)
      let known = types ?? resolver.keyPathTypes(root, components, key)
      types = known
      let receiver = resolver.receiver(
        of: known[position], for: element, named: name.text, labels: nil)
      add(
        Candidate(
          element: element, file: file, name: name.range, receiver: receiver,
          use: LegacyUse(
            form: .keyPath, receiver: nil, statement: outline.statementRange(of: id)),
          scope: outline[id].scope, base: nil, expression: id))
    }
  }

  /// `setValue(x, forKey: "padding")`
  private mutating func findKey(
    _ callee: ExpressionID, _ arguments: [Expression.Argument], _ id: ExpressionID, _ file: Int,
    _ outline: Outline
  ) {
    guard
      let argument = arguments.first(where: {
        $0.label?.text == "forKey" || $0.label?.text == "forKeyPath"
      }), case .literal(.string) = outline[argument.value].form,
      case .member(let base?, let method, _) = outline[callee].form,
      ["setValue", "value", "setNilValue"].contains(method.text)
    else { return }
    let range = outline[argument.value].range
    let text = resolver.index.files[file].source.text(range)
    let path = text.filter { $0 != "\"" && $0 != "#" }
    guard let last = path.split(separator: ".").last,
      let element = LegacyNames.all.keys[String(last)]
    else { return }
    let type = resolver.fullyUnwrapped(
      resolver.type(of: Resolver.ExpressionKey(file: file, id: base)))
    // `settings.navigationHeaderEnabled` on the map, `navigationHeaderEnabled` on its settings.
    let isOwner =
      resolver.inherits(type, from: element.owner) || resolver.inherits(type, from: "GMSMapView")
    guard isOwner else { return }
    let end = range.lowerBound + text.utf8.count - (text.hasSuffix("\"") ? 1 : 0)
    add(
      Candidate(
        element: element, file: file, name: max(range.lowerBound, end - last.utf8.count)..<end,
        receiver: .unproven,
        use: LegacyUse(
          form: .key, receiver: outline[base].range, statement: outline.statementRange(of: id)),
        scope: outline[id].scope, base: base, expression: id))
  }

  /// `#keyPath(GMSMapView.padding)`, `#selector(…)`
  private mutating func findMacroKey(
    _ macro: Name, _ arguments: [Expression.Argument], _ file: Int, _ outline: Outline
  ) {
    guard macro.text == "keyPath" || macro.text == "selector" else { return }
    for argument in arguments {
      guard case .member(let base?, let name, _) = outline[argument.value].form,
        let element = LegacyNames.all.members[name.text]
      else { continue }
      let type = resolver.type(of: Resolver.ExpressionKey(file: file, id: base))
      let instance: SemanticType
      if case .metatype(let inner) = resolver.fullyUnwrapped(type) {
        instance = inner
      } else {
        instance = type
      }
      let receiver = resolver.receiver(
        of: instance, for: element, named: name.text, labels: element.form.labels)
      guard receiver != .other else { continue }
      add(
        Candidate(
          element: element, file: file, name: name.range, receiver: .unproven,
          use: LegacyUse(
            form: .key, receiver: outline[base].range,
            statement: outline.statementRange(of: argument.value)),
          scope: outline[argument.value].scope, base: base, expression: argument.value))
    }
  }

  private mutating func noteSpeedometer(_ base: ExpressionID, _ name: Name, _ file: Int) {
    let type = resolver.type(of: Resolver.ExpressionKey(file: file, id: base))
    guard resolver.inherits(resolver.fullyUnwrapped(type), from: "GMSUISettings") else { return }
    notes.append(
      ScanNote(
        path: resolver.index.files[file].source.path, range: name.range,
        message: "'shouldDisplaySpeedometer' is a property of the map view, not of its settings"))
  }

  mutating func note(_ file: Int, _ range: Range<Int>, _ message: String) {
    notes.append(
      ScanNote(path: resolver.index.files[file].source.path, range: range, message: message))
  }
}

extension LegacyElement.Form {
  /// The labels of the parameters; nil for a property or protocol.
  var labels: [String?]? {
    switch self {
    case .method(let labels), .callback(let labels): labels
    case .property, .adoptedProtocol: nil
    }
  }
}

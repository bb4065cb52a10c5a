import SwiftSource

extension Resolver {
  /// For each argument the index of its parameter; nil if the labels do not fit.
  func assignment(
    of arguments: [CallArgument], to parameters: [Declaration.Parameter]
  ) -> [Int]? {
    var places: [Int] = []
    var next = 0
    for (position, argument) in arguments.enumerated() {
      if argument.isTrailing, argument.label == nil {
        let following = arguments[(position + 1)...].first?.label
        guard let index = trailingParameter(parameters, from: next, before: following) else {
          return nil
        }
        places.append(index)
        next = index + 1
        continue
      }
      if argument.label == nil, next > 0, next <= parameters.count,
        parameters[next - 1].isVariadic, places.last == next - 1
      {
        places.append(next - 1)
        continue
      }
      while next < parameters.count, parameters[next].label != argument.label {
        guard parameters[next].hasDefault || parameters[next].isVariadic else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      places.append(next)
      next += 1
    }
    var isGiven = [Bool](repeating: false, count: parameters.count)
    for place in places { isGiven[place] = true }
    for (index, parameter) in parameters.enumerated()
    where !isGiven[index] && !parameter.hasDefault && !parameter.isVariadic {
      return nil
    }
    return places
  }

  func assignment(
    of arguments: [Expression.Argument], to parameters: [Declaration.Parameter]
  ) -> [Int]? {
    assignment(of: arguments.map { CallArgument($0) }, to: parameters)
  }

  /// The parameter of the unlabelled trailing closure: the first left that can take a function, but
  /// not one with a default value if a later one needs the closure.
  private func trailingParameter(
    _ parameters: [Declaration.Parameter], from next: Int, before label: String?
  ) -> Int? {
    var end = parameters.count
    if let label, let named = parameters.indices.first(where: { parameters[$0].label == label }) {
      end = max(next, named)
    }
    for index in next..<max(next, end) {
      let parameter = parameters[index]
      let isOptional = parameter.hasDefault || parameter.isVariadic
      guard parameter.type?.mayBeFunction ?? true else {
        if isOptional { continue }
        return nil
      }
      let isNeededLater =
        isOptional
        && parameters[(index + 1)..<end].contains { !$0.hasDefault && !$0.isVariadic }
      if !isNeededLater { return index }
    }
    return nil
  }
}

extension TypeExpression {
  /// Whether a closure can be a value of the written type.
  var mayBeFunction: Bool {
    switch form {
    case .function, .unknown: true
    case .optional(let inner): inner.mayBeFunction
    case .named(let parts):
      // An alias or a generic parameter may stand for a function; these do not.
      ![
        "Int", "String", "Bool", "Double", "Float", "CGFloat", "TimeInterval", "CGRect", "CGSize",
        "CGPoint", "UIEdgeInsets", "DispatchQueue",
      ].contains(parts.last?.name.text ?? "")
    case .tuple, .array, .dictionary, .composition, .metatype, .member: false
    }
  }
}

// SPDX-License-Identifier: MIT

/// A generic provider: one provider for every concrete type that the program asks for.
struct GenericTemplate: Sendable {
  /// The annotated declaration.
  var index: Int
  var directive: Directive
  /// The generic parameters that a use decides.
  var parameters: [String]
  /// The provider with its parameters in place of types.
  var pattern: Provider

  /// What a parameter is called in the pattern: no type has such a name.
  static func placeholder(_ parameter: String) -> TypeIdentity { .named("<\(parameter)>") }

  /// What the parameters stand for where this is asked for as `wanted`; nil where it is something else.
  func bindings(for wanted: TypeIdentity) -> [String: TypeIdentity]? {
    for provided in pattern.provided {
      var match = PatternMatch(parameters: Set(parameters))
      if match.match(provided.type.identity, wanted) { return match.bindings }
    }
    return nil
  }
}

/// Compares a type that has generic parameters in it with one that has none.
private struct PatternMatch {
  let parameters: Set<String>
  private(set) var bindings: [String: TypeIdentity] = [:]

  init(parameters: Set<String>) {
    self.parameters = parameters
  }

  mutating func match(_ pattern: TypeIdentity, _ type: TypeIdentity) -> Bool {
    if let parameter = parameter(pattern) { return bind(parameter, type) }
    switch (pattern, type) {
    case (.declared(let left, let arguments), .declared(let right, let others)):
      return left == right && match(arguments, others)
    case (.unread(let left, let arguments), .unread(let right, let others)):
      return left == right && match(arguments, others)
    case (.tuple(let left), .tuple(let right)): return match(left, right)
    case (
      .function(let left, let leftAsync, let leftThrowing, let leftResult),
      .function(let right, let rightAsync, let rightThrowing, let rightResult)
    ):
      return leftAsync == rightAsync && leftThrowing == rightThrowing && match(left, right)
        && match(leftResult, rightResult)
    case (.metatype(let left, let kind), .metatype(let right, let other)):
      return kind == other && match(left, right)
    case (.marked(let marks, let left), .marked(let others, let right)):
      return marks == others && match(left, right)
    default: return pattern == type
    }
  }

  private func parameter(_ pattern: TypeIdentity) -> String? {
    guard case .unread(let name, _) = pattern, name.hasPrefix("<") else { return nil }
    return parameters.first { GenericTemplate.placeholder($0) == pattern }
  }

  private mutating func bind(_ parameter: String, _ type: TypeIdentity) -> Bool {
    if let bound = bindings[parameter] { return bound == type }
    bindings[parameter] = type
    return true
  }

  private mutating func match(_ patterns: [TypeIdentity], _ types: [TypeIdentity]) -> Bool {
    guard patterns.count == types.count else { return false }
    for (pattern, type) in zip(patterns, types) where !match(pattern, type) { return false }
    return true
  }

  private mutating func match(_ left: [TypeIdentity.Element], _ right: [TypeIdentity.Element]) -> Bool {
    left.map(\.label) == right.map(\.label) && left.map(\.isVariadic) == right.map(\.isVariadic)
      && match(left.map(\.type), right.map(\.type))
  }
}

extension TypeIdentity {
  /// Every type that occurs in it, itself included.
  var parts: [TypeIdentity] { [self] + children.flatMap(\.parts) }

  /// How many types it is made of, itself included.
  var size: Int { children.reduce(1) { $0 + $1.size } }

  /// How deep types are nested in it.
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }

  /// The types that it is put together from.
  private var children: [TypeIdentity] {
    switch self {
    case .declared(_, let arguments), .unread(_, let arguments), .composition(let arguments): arguments
    case .tuple(let elements): elements.map(\.type)
    case .function(let elements, _, .typed(let error), let result): elements.map(\.type) + [error, result]
    case .function(let elements, _, _, let result): elements.map(\.type) + [result]
    case .metatype(let type, _), .marked(_, let type): [type]
    case .value: []
    }
  }
}

// SPDX-License-Identifier: MIT

extension TypeTable {
  /// The least visible of the declared types that a type is written with, or of those around them.
  func narrowest(in type: TypeSyntax, _ scope: Scope) -> (name: String, access: Access, place: Place)? {
    var narrowest: (name: String, access: Access, place: Place)?
    for components in type.names {
      let identity = identity(of: components.map { .init(name: $0.name) }, in: scope, depth: 0)
      guard let declaration = declaration(identity) else { continue }
      let (access, culprit) = narrowing(of: declaration)
      if access < narrowest?.access ?? .public { narrowest = (culprit.name, access, culprit.place) }
    }
    return narrowest
  }
}

extension TypeSyntax {
  /// Every name in the type, generic arguments included.
  var names: [[Component]] {
    switch self {
    case .named(let components): [components] + components.flatMap(\.arguments).flatMap(\.names)
    case .optional(let type), .unwrapped(let type), .array(let type), .opaque(let type),
      .existential(let type),
      .metatype(let type, _), .suppressed(let type), .pack(_, let type), .prefixed(_, let type):
      type.names
    case .dictionary(let left, let right), .inlineArray(let left, let right): left.names + right.names
    case .tuple(let elements): elements.flatMap(\.type.names)
    case .function(let elements, let effects, let result):
      elements.flatMap(\.type.names) + result.names + effects.throwing.names
    case .composition(let types): types.flatMap(\.names)
    case .value: []
    }
  }
}

extension Throwing {
  fileprivate var names: [[TypeSyntax.Component]] {
    if case .typed(let error) = self { error.names } else { [] }
  }
}

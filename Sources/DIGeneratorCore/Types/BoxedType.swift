// SPDX-License-Identifier: MIT

extension TypeTable {
  /// The runtime's `Box` of a type, named so that it cannot be taken for another one of that name.
  func boxed(_ type: ResolvedType) -> ResolvedType {
    var path = [TypeSyntax.Component(name: "Box", arguments: [type.spelling])]
    if runtimeNames.isTaken(.box) { path.insert(.init(name: "DIRuntime"), at: 0) }
    return ResolvedType(identity: .boxed(type.identity), spelling: .named(path))
  }
}

extension TypeIdentity {
  /// The runtime's `Box`, which is never among the sources read.
  static func boxed(_ type: TypeIdentity) -> TypeIdentity { .unread("Box", [type]) }

  /// `T` where this is `Box<T>`.
  var unboxed: TypeIdentity? {
    if case .unread("Box", let arguments) = self { arguments.first } else { nil }
  }
}

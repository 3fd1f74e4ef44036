// SPDX-License-Identifier: MIT

/// Who may see something, from few to many.
enum Access: String, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`

  // From few to many, as the cases are.
  static func < (left: Access, right: Access) -> Bool {
    unsafeBitCast(left, to: UInt8.self) < unsafeBitCast(right, to: UInt8.self)
  }

  /// The level that a word names.
  init?(_ word: String) { self.init(rawValue: word == "open" ? "public" : word) }

  var keyword: String { rawValue }

  /// Whether another file of the same module cannot see it.
  var isHidden: Bool { self <= .fileprivate }

  /// Why what has it cannot be used, to go on with behind its name.
  var outOfReach: String { "is \(keyword), so the generated file cannot reach it; make it internal" }

  /// In front of a generated declaration, with its space; internal ones need no word.
  var prefix: String { self == .internal ? "" : keyword + " " }
}

extension Declaration {
  /// The level that the declaration itself names; `private(set)` and the like name none for reading.
  var writtenAccess: Access? { modifiers.lazy.compactMap { Access($0) }.first }

  /// Where it is, for an error that is elsewhere.
  var noteOfPlace: Diagnostic.Note { .init("'\(name)' is declared here", at: place) }

  /// Who may see it, the types around it considered.
  var access: Access { narrowing.access }

  /// How far it is visible, and what makes it so: itself or something around it.
  var narrowing: (access: Access, by: Declaration) {
    // Members of an extension or protocol are as visible as that says, all others internal.
    let byParent =
      parent?.kind == .protocol ? parent?.access : parent?.kind == .extension ? parent?.writtenAccess : nil
    let own = writtenAccess ?? byParent ?? .internal
    guard let around = parent?.narrowingOfMembers, around.access < own else { return (own, self) }
    return around
  }

  /// What a type or extension leaves of its members' visibility; an extension's type counts where it was read.
  private var narrowingOfMembers: (access: Access, by: Declaration)? {
    guard kind == .extension else { return narrowing }
    if writtenAccess?.isHidden == true { return (.fileprivate, self) }
    return identity?.declaration?.narrowing
  }
}

extension TypeTable {
  /// The least visible of the declared types that a type is written with, or of those around them, if others see it less
  /// far than `limit`.
  func narrowest(
    in type: TypeSyntax, _ scope: Scope, below limit: Access = .public
  ) -> (access: Access, by: Declaration)? {
    let types = type.names.flatMap { path in
      // An alias may be less visible than what it stands for.
      let alias = find(path[0].name.withoutBackticks, in: scope)?.type
      return [alias, identity(of: .named(path.map { .init(name: $0.name) }), in: scope).declaration]
    }
    let narrowest = types.compactMap { $0?.narrowing }.min { $0.access < $1.access }
    return narrowest.flatMap { $0.access < limit ? $0 : nil }
  }

  /// Who may see a type that a provider is written with.
  func access(of type: TypeSyntax, in provider: Provider) -> Access {
    narrowest(in: type, Scope(module: provider.module, file: provider.files.min() ?? 0))?.access ?? .public
  }
}

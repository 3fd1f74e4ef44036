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
}

extension TypeTable {
  /// Who may see a declaration, the types around it considered.
  func access(of declaration: Declaration) -> Access { narrowing(of: declaration).access }

  /// How far a declaration is visible, and what makes it so: itself or something around it.
  func narrowing(of declaration: Declaration) -> (access: Access, by: Declaration) {
    let parent = declaration.parent.map { declarations[$0] }
    let own = declaration.writtenAccess ?? defaultAccess(in: parent)
    guard let parent, let around = narrowing(ofParent: parent, declaration.parent), around.access < own else {
      return (own, declaration)
    }
    return around
  }

  /// What a type or extension leaves of its members' visibility; an extension's type counts where it was read.
  private func narrowing(ofParent parent: Declaration, _ index: Int?) -> (access: Access, by: Declaration)? {
    guard parent.kind == .extension else { return narrowing(of: parent) }
    if let written = parent.writtenAccess, written.isHidden { return (.fileprivate, parent) }
    return index.flatMap(identity(ofDeclaration:)).flatMap(declaration).map(narrowing)
  }

  /// Members of an extension or protocol are as visible as that says, all others internal.
  private func defaultAccess(in parent: Declaration?) -> Access {
    guard let parent else { return .internal }
    switch parent.kind {
    case .extension: return parent.writtenAccess ?? .internal
    case .protocol: return access(of: parent)
    default: return .internal
    }
  }
}

extension Access {
  /// Whether another file of the same module cannot see it.
  var isHidden: Bool { self <= .fileprivate }
}

extension TypeTable {
  /// The least visible of the declared types that a type is written with, or of those around them, if others see it less
  /// far than `limit`.
  func narrowest(
    in type: TypeSyntax, _ scope: Scope, below limit: Access = .public
  ) -> (access: Access, by: Declaration)? {
    let types = type.names.flatMap { path in
      // An alias may be less visible than what it stands for.
      let alias = find(path[0].name.withoutBackticks, in: scope).map { declarations[$0.index] }
      return [alias, declaration(identity(of: .named(path.map { .init(name: $0.name) }), in: scope))]
    }
    let narrowest = types.compactMap { $0.map(narrowing) }.min { $0.access < $1.access }
    return narrowest.flatMap { $0.access < limit ? $0 : nil }
  }

  /// Who may see a type that a provider is written with.
  func access(of type: TypeSyntax, in provider: Provider) -> Access {
    narrowest(in: type, scope(of: provider))?.access ?? .public
  }

  /// What names mean in the types of a provider.
  func scope(of provider: Provider) -> Scope {
    Scope(module: provider.module, file: provider.files.min() ?? 0)
  }
}

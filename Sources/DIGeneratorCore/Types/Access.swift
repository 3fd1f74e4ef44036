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

/// The least visible of the declared types that a type is written with, or of those around them.
struct NarrowestType {
  let name: String
  let access: Access
  let place: Place

  /// Where it is, for an error that is elsewhere.
  var note: Diagnostic.Note { .init("'\(name)' is declared here", at: place) }
}

extension TypeTable {
  /// The least visible one, if others see it less far than `limit`.
  func narrowest(in type: TypeSyntax, _ scope: Scope, below limit: Access = .public) -> NarrowestType? {
    var found: NarrowestType?
    for path in type.names {
      let identity = identity(of: path.map { .init(name: $0.name) }, in: scope, depth: 0)
      for declaration in [alias(path, in: scope), declaration(identity)].compactMap(\.self) {
        found = narrowest(of: declaration, below: found?.access ?? limit) ?? found
      }
    }
    return found
  }

  private func narrowest(of declaration: Declaration, below limit: Access) -> NarrowestType? {
    let (access, culprit) = narrowing(of: declaration)
    return access < limit ? NarrowestType(name: culprit.name, access: access, place: culprit.place) : nil
  }

  /// The alias that a path names: it may be less visible than what it stands for.
  private func alias(_ path: [TypeSyntax.Component], in scope: Scope) -> Declaration? {
    guard let last = path.last?.name.withoutBackticks, aliasNames.contains(last) else { return nil }
    let names = path.map(\.name.withoutBackticks)
    guard let first = find(names[0], in: scope),
      let found = declared(names.dropFirst(), in: .type(first), scope)
    else { return nil }
    return declarations[found].kind == .typealias ? declarations[found] : nil
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

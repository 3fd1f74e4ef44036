// SPDX-License-Identifier: MIT

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

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

  /// Who may see a type that a provider is written with.
  func access(of type: TypeSyntax, in provider: Provider) -> Access {
    narrowest(in: type, scope(of: provider))?.access ?? .public
  }

  /// What names mean in the types of a provider.
  func scope(of provider: Provider) -> Scope {
    Scope(module: provider.module, file: provider.files.min() ?? 0)
  }
}

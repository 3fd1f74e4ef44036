// SPDX-License-Identifier: MIT

// How the names that were found are written where something is generated.
extension TypeTable {
  /// How any file of the target can write a declared or extended type.
  func ownPath(_ index: Int) -> [TypeSyntax.Component] {
    let declaration = declarations[index]
    if declaration.isNamedType, let parent = declaration.parent {
      return ownPath(parent) + [component(declaration)]
    }
    switch identities[index] {
    case .declared(let first, _)? where first != index: return ownPath(first)
    case .declared?:
      return isAmbiguous(declaration.name)
        ? [module(of: declaration), component(declaration)] : [component(declaration)]
    case .unread(let name, _)?:
      let names = name.split(separator: ".").map { TypeSyntax.Component(name: String($0).quotedIfNeeded) }
      return names.count > 1 && modules.contains(names[0].name) ? Array(names.dropFirst()) : names
    default: return declaration.type.map { spelledAtTopLevel($0, of: declaration).components } ?? []
    }
  }

  /// What an extension extends does not mean what is inside of it, whatever names that has.
  private func spelledAtTopLevel(_ type: TypeSyntax, of declaration: Declaration) -> TypeSyntax {
    spelling(of: type, in: Scope(module: declaration.module, file: declaration.file))
  }

  private func component(_ declaration: Declaration) -> TypeSyntax.Component {
    TypeSyntax.Component(name: declaration.name.quotedIfNeeded)
  }

  private func module(of declaration: Declaration) -> TypeSyntax.Component {
    TypeSyntax.Component(name: declaration.module.quotedIfNeeded)
  }

  /// Whether several modules declare it; and `Maker` is a generic parameter where keys are declared.
  private func isAmbiguous(_ name: String) -> Bool { name == "Maker" || ambiguousNames.contains(name) }

  /// How a path that was found in a scope is written where that scope is not around: with all its parents.
  func path(of components: [TypeSyntax.Component], in scope: Scope) -> [TypeSyntax.Component] {
    guard let found = find(components[0].name.withoutBackticks, in: scope) else { return components }
    var path = ownPath(found)
    let outer = arguments(around: found, in: scope).map(\.spelling)
    if let heir = heir(of: found, in: scope) {
      path = heir.spelling.components + path.suffix(1)
    } else if !outer.isEmpty, case .type(let around)? = owner(of: found) {
      path = applying(outer, toPathOf: around) + path.suffix(1)
    }
    let own = ownArguments(components[0], of: found, in: scope).map(\.spelling)
    path[path.count - 1].arguments = components[0].arguments + own
    return path + components.dropFirst()
  }
}

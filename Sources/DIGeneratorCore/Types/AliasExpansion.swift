// SPDX-License-Identifier: MIT

// What aliases among the sources read stand for, as generated code can write it.
extension TypeTable {
  /// The type that an alias stands for, as others write it; the type itself where it is none.
  func expanded(_ type: ResolvedType) -> ResolvedType {
    var result = type
    for _ in 0..<30 {
      guard case .named(let path) = result.spelling, let found = alias(path), !isVariable(result),
        let target = declarations[found].type
      else {
        break
      }
      result.spelling = spelling(of: target, in: scope(inside: found, with: path))
    }
    return result
  }

  private func isVariable(_ type: ResolvedType) -> Bool {
    type.identity.declaration.map(variableAliases.contains) ?? false
  }

  /// The scope that an alias's type is written in, its parameters and those of the types around it standing
  /// for what is written behind their names.
  private func scope(inside index: Int, with path: [TypeSyntax.Component]) -> Scope {
    let alias = declarations[index]
    var scope = scope(of: alias)
    let outside = Scope(module: model.module, file: alias.file)
    let names = parameters(around: index) + alias.genericParameters.map(\.name)
    let arguments = path.flatMap(\.arguments)
    guard arguments.count == names.count else { return scope }
    for (name, argument) in zip(names, arguments) {
      scope.bindings[name] = ResolvedType(
        identity: identity(of: argument, in: outside), spelling: argument)
    }
    return scope
  }

  /// The alias that a spelled path names.
  private func alias(_ path: [TypeSyntax.Component]) -> Int? {
    guard let last = path.last?.name.withoutBackticks, survey.aliasNames.contains(last) else { return nil }
    let names = path.map(\.name.withoutBackticks)
    let own = [model.module] + modules.subtracting([model.module]).inOrder()
    let qualified = modules.contains(names[0]) ? [(names[0], Array(names.dropFirst()))] : []
    let found = (own.map { ($0, names) } + qualified).lazy.compactMap { module, names in
      self.declared(names, in: .module(module), Scope(module: module, file: 0))
    }.first
    return found.flatMap { index in
      let alias = declarations[index]
      let isGiven = alias.genericParameters.count == path.last?.arguments.count
      return alias.kind == .typealias && isGiven ? index : nil
    }
  }
}

// SPDX-License-Identifier: MIT

// What aliases among the sources read stand for, as generated code can write it.
extension TypeTable {
  /// The type that an alias stands for, as others write it; the type itself where it is none.
  func expanded(_ type: ResolvedType) -> ResolvedType {
    var result = type
    for _ in 0..<30 {
      guard case .named(let path) = result.spelling, let found = alias(path), !isVariable(result),
        let target = found.type
      else {
        break
      }
      result.spelling = spelling(of: target, in: scope(inside: found, with: path.last?.arguments ?? []))
    }
    return result
  }

  private func isVariable(_ type: ResolvedType) -> Bool {
    type.identity.declaration.map(variableAliases.contains) ?? false
  }

  /// The scope that an alias's type is written in, its parameters standing for what is written behind its name.
  private func scope(inside alias: Declaration, with arguments: [TypeSyntax]) -> Scope {
    var scope = scope(of: alias)
    let outside = Scope(module: model.module, file: alias.file)
    for (parameter, argument) in zip(alias.genericParameters, arguments) {
      scope.bindings[parameter.name] = ResolvedType(
        identity: identity(of: argument, in: outside), spelling: argument)
    }
    return scope
  }

  /// The alias that a spelled path names.
  private func alias(_ path: [TypeSyntax.Component]) -> Declaration? {
    guard let last = path.last?.name.withoutBackticks, aliasNames.contains(last) else { return nil }
    let names = path.map(\.name.withoutBackticks)
    let own = [model.module] + modules.subtracting([model.module]).inOrder()
    let qualified = modules.contains(names[0]) ? [(names[0], Array(names.dropFirst()))] : []
    let found = (own.map { ($0, names) } + qualified).lazy.compactMap(declared).first
    return found.flatMap { alias in
      let isGiven = alias.genericParameters.count == path.last?.arguments.count
      return alias.kind == .typealias && isGiven ? alias : nil
    }
  }

  /// What a path from a module's top level leads to.
  private func declared(in module: String, _ path: [String]) -> Declaration? {
    var owner = Owner.module(module)
    for name in path {
      guard let index = index(of: name, in: owner) else { return nil }
      owner = .type(index)
    }
    if case .type(let index) = owner { return model.declarations[index] }
    return nil
  }
}

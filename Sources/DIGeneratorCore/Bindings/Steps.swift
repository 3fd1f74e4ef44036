// SPDX-License-Identifier: MIT

extension TypeTable {
  /// Every type above a declared one, with the fewest steps that lead there. Conformances under a condition that the type
  /// itself is not under are left out: nobody knows whether they hold.
  func steps(above index: Int) -> [TypeIdentity: Int] {
    var steps: [TypeIdentity: Int] = [:]
    var level = [index]
    var distance = 0
    while !level.isEmpty {
      distance += 1
      let above = level.flatMap(certainParts).flatMap(inherited).flatMap(\.members)
      level = []
      for type in above where steps[type] == nil && type.declaration != index {
        steps[type] = distance
        if let found = type.declaration { level.append(found) }
      }
    }
    return steps
  }

  private func certainParts(of index: Int) -> [Int] {
    parts(of: index).filter { part in
      let declaration = declarations[part]
      return part == index || !declaration.isForSome && isThere(declaration, with: index)
    }
  }

  /// Whether an extension is in all builds that the type is in.
  private func isThere(_ extended: Declaration, with index: Int) -> Bool {
    extended.conditions.isEmpty
      || model.condition(of: declarations[index]).implies(model.condition(of: extended))
  }
}

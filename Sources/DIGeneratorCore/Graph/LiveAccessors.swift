// SPDX-License-Identifier: MIT

/// An accessor that tests must fake: one of the types of a live provider.
struct LiveAccessor {
  let node: Node
  let position: Int
  var binding: Binding { node.binding }

  /// The accessor's name; that of the replaced accessor if it replaces one of another module.
  var name: String {
    binding.foreignReplacement?.replaced.provided[position].accessor ?? binding.provided[position].accessor
  }

  /// The builds that have it.
  var condition: Condition { node.variants.map(\.condition).reduce(.never, ||) }
}

extension Graph {
  /// The live accessors of the module and of the modules below, by name.
  var live: [LiveAccessor] {
    let all = nodes.filter { !$0.binding.isReplaced }.flatMap { node in
      node.binding.fakedTypes.map { LiveAccessor(node: node, position: $0) }
    }
    return all.sorted {
      ($0.name, $0.binding.module, $0.node.resolvedOwner.className)
        < ($1.name, $1.binding.module, $1.node.resolvedOwner.className)
    }
  }

  /// How far the types of a live accessor can be seen. A test of a module above can fake the accessor there, also if the accessor
  /// itself cannot be seen.
  func accessOfFake(_ node: Node) -> Access {
    let binding = node.binding
    let effects = node.transitiveEffects
    if effects.isOnOtherActor { return node.access }
    let types = binding.fakedTypes.map { binding.provided[$0].spelling } + binding.arguments.map(\.spelling)
    let error = effects.error?.identity.declaration.map(table.access) ?? .public
    return types.reduce(error) { min($0, table.access(of: $1, in: binding.module, binding.files)) }
  }
}

// SPDX-License-Identifier: MIT

/// The accessors that a module has in several kinds of containers, by one name: the name alone does not tell which key is
/// meant.
struct Namesakes: Sendable {
  private struct Name: Hashable {
    var module: String
    var accessor: String
  }

  private let names: Set<Name>

  init(in graph: Graph) {
    var owners: [Name: Owner] = [:]
    var names: Set<Name> = []
    // Nearly all programs have one kind of container.
    for provider in graph.children.isEmpty ? [] : graph.providers
    where !provider.isReplaced && provider.made == nil {
      for accessor in provider.provided.map(\.accessor) {
        let name = Name(module: provider.module, accessor: accessor)
        let other = owners.updateValue(provider.foundOwner, forKey: name)
        if let other, other != provider.foundOwner { names.insert(name) }
      }
    }
    self.names = names
  }

  func contains(_ accessor: String, of module: String) -> Bool {
    !names.isEmpty && names.contains(Name(module: module, accessor: accessor))
  }
}

extension BuildPlanner {
  /// What stands in front of a key's name: its type, where the name alone does not tell which is meant.
  func keyType(for accessor: String, of number: Int, giving type: TypeSyntax) -> String {
    let other = graph.providers[number]
    guard namesakes.contains(accessor, of: other.module) else { return "" }
    let container = other.foundOwner.isChild ? other.foundOwner.className : runtime.container
    let (arguments, effects) = (planner(of: number).arguments, effects[number])
    let inputs = ([container] + arguments.map(\.makerType)).joined(separator: ", ")
    let maker = "\(effects.seenIsolation)@Sendable (\(inputs))\(effects.words) -> \(type)"
    return "\(runtime.key)<\(effects.isWhole(with: arguments) ? "_Whole<\(maker)>" : maker)>"
  }

  private func planner(of number: Int) -> BuildPlanner {
    BuildPlanner(graph: graph, contested: contested, namesakes: namesakes, runtime: runtime, number: number)
  }
}

// SPDX-License-Identifier: MIT

extension Plan {
  /// A child container: its class, and what makes it.
  struct Child: Sendable {
    var owner: Owner
    /// Its parent; nil where that may be any container.
    var parent: Owner?
    var access: Access
    /// The parent's member that makes it.
    var maker: String
    var arguments: [Argument]
    /// The choices that callers have of arguments whose default only the declaration knows.
    var choices: [Set<String>]
    /// The struct of its inputs.
    var inputs: TypeSyntax
  }

  /// What the module has a child container keep, be it another module's.
  struct ChildTie: Sendable {
    var child: Owner
    /// How many values those are.
    var slots: Int
  }
}

/// Decides what the generated file says of the module's child containers.
struct ChildPlanner {
  let graph: Graph
  let module: String
  let entries: [Plan.Entry]

  func children() -> [Plan.Child] {
    graph.children(of: module).ordered { $0.owner.sortedBefore($1.owner) }.map(child)
  }

  /// The containers that the module declares, each behind its parent, and those that it adds kept values to.
  func ties() -> [Plan.ChildTie] {
    let kept = Dictionary(grouping: entries.filter { $0.isKept && $0.child != nil }, by: \.child)
    let owners = Set(graph.children(of: module).map(\.owner) + kept.keys.compactMap(\.self))
    return owners.ordered { $0.sortedBefore($1) }.map {
      // Values of one name, of which a build has one, have one slot.
      Plan.ChildTie(child: $0, slots: Set((kept[$0] ?? []).map(\.name)).count)
    }
  }

  /// What the `#if`s around child containers ask for.
  var conditions: [Owner: Condition] {
    let conditional = graph.children.list.filter { !$0.condition.isAlways }
    return Dictionary(conditional.map { ($0.owner, $0.condition) }, uniquingKeysWith: { first, _ in first })
  }

  private func child(_ child: ChildContainer) -> Plan.Child {
    let arguments = child.inputs.compactMap { Plan.Argument($0, $0.label) }
    return Plan.Child(
      owner: child.owner, parent: child.parent.isChild ? child.parent : nil,
      access: child.access, maker: child.maker, arguments: arguments,
      choices: arguments.filter(\.mayBeLeftOut).map(\.name).subsets.map(Set.init),
      inputs: child.type.spelling)
  }
}

/// The numbers of what the module has child containers keep, for each container apart: where those are among all that it
/// keeps, a running program knows. Values of one name, of which a build has one, have one number.
struct ChildSlots {
  private let numbers: [String: Int]

  init(_ entries: [Plan.Entry]) {
    var numbers: [String: Int] = [:]
    let kept = entries.filter { $0.isKept && $0.child != nil }
    for entries in Dictionary(grouping: kept, by: \.child).values {
      for (position, name) in Set(entries.map(\.ownedName)).inOrder().enumerated() {
        numbers[name] = position
      }
    }
    self.numbers = numbers
  }

  subscript(entry: Plan.Entry) -> Int? {
    entry.isKept && entry.child != nil ? numbers[entry.ownedName] : nil
  }
}

extension Plan.Entry {
  /// The function that builds its value.
  var buildName: String { buildName(in: child) }

  /// The function that builds it, or what a child container adds to it.
  func buildName(in child: Owner?) -> String {
    child.map { "_build_\($0.className)_" + name.buildName.dropFirst("_build_".count) } ?? name.buildName
  }
}

extension String {
  /// An accessor's name with that of the container that it belongs to.
  func owned(by owner: Owner) -> String { owner.isChild ? "\(owner.className).\(inNeeds)" : inNeeds }
}

extension Owner {
  /// By the names on the way to it, so that a child comes behind its parent.
  func sortedBefore(_ other: Owner) -> Bool {
    let (one, other) = (
      levels.flatMap { [$0.name, $0.module] }, other.levels.flatMap { [$0.name, $0.module] }
    )
    return one.lexicographicallyPrecedes(other)
  }
}

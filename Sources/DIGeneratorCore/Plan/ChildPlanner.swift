// SPDX-License-Identifier: MIT

extension Plan {
  /// A child container: its class, and what makes it.
  struct Child: Sendable {
    /// The class that it has, with all that tells it from others.
    struct Name: Hashable, Sendable {
      var owner: Owner

      var className: String { owner.className }
    }

    var name: Name
    /// The class of its parent; nil for the runtime's.
    var parent: Name?
    var access: Access
    /// The parent's member that makes it.
    var maker: String
    var arguments: [Argument]
    /// The choices that callers have of arguments whose default only the declaration knows.
    var choices: [Set<String>]
    /// The struct of its inputs.
    var inputs: TypeSyntax
    /// How many values it keeps itself.
    var slots: Int
  }
}

/// Decides what the generated file says of the module's child containers.
struct ChildPlanner {
  let graph: Graph
  let module: String
  let entries: [Plan.Entry]

  func children() -> [Plan.Child] {
    let own = graph.children.filter { $0.owner.module == module }
    return own.sorted { $0.owner.path.lexicographicallyPrecedes($1.owner.path) }.map(child)
  }

  private func child(_ child: ChildContainer) -> Plan.Child {
    let arguments = child.inputs.compactMap { Plan.Argument($0, $0.label) }
    return Plan.Child(
      name: .init(owner: child.owner), parent: child.parent.isChild ? .init(owner: child.parent) : nil,
      access: child.access, maker: child.maker, arguments: arguments,
      choices: arguments.filter(\.mayBeLeftOut).map(\.name).subsets.map(Set.init),
      inputs: child.type.spelling, slots: ChildSlots.count(of: child.owner, entries))
  }
}

/// Where child containers keep their values: each behind those of the containers that it is a child of. Values of one
/// name, of which a build has one, have one place.
struct ChildSlots {
  private let numbers: [String: Int]

  init(_ entries: [Plan.Entry]) {
    var numbers: [String: Int] = [:]
    let kept = entries.filter { $0.isKept && $0.child != nil }
    for (owner, entries) in Dictionary(grouping: kept, by: { $0.child?.owner ?? .container }) {
      let start = owner.path.indices.dropLast().map { outer in
        Self.count(of: Owner(module: owner.module, path: Array(owner.path[...outer])), kept)
      }.reduce(0, +)
      for (position, name) in Set(entries.map(\.ownedName)).sorted().enumerated() {
        numbers[name] = start + position
      }
    }
    self.numbers = numbers
  }

  subscript(entry: Plan.Entry) -> Int? { entry.isKept ? numbers[entry.ownedName] : nil }

  /// How many values a child container keeps itself.
  static func count(of owner: Owner, _ entries: [Plan.Entry]) -> Int {
    Set(entries.filter { $0.isKept && $0.child?.owner == owner }.map(\.name)).count
  }
}

extension Plan.Entry {
  /// Its name among all of the module's, as the text has it that says who needs whom.
  var ownedName: String { name.owned(by: child?.owner ?? .container) }

  /// The function that builds its value.
  var buildName: String {
    child.map { "_build_\($0.className)_" + name.buildName.dropFirst("_build_".count) } ?? name.buildName
  }
}

extension String {
  /// An accessor's name with that of the container that it belongs to.
  func owned(by owner: Owner) -> String { (owner.isChild ? "\(owner.className)." : "") + inNeeds }
}

// SPDX-License-Identifier: MIT

/// The accessors of all bindings, by their identity.
struct Accessors {
  let owners: Owners
  /// The bindings under `#if`s by accessor: variants are one accessor to their users.
  private var conditional: [AccessorID: [Binding]] = [:]

  init(of bindings: [Binding], owners: Owners) {
    self.owners = owners
    for binding in bindings where !binding.condition.isAlways {
      for id in Set(binding.provided.indices.map { id(of: Target(binding: binding, position: $0)) }) {
        conditional[id, default: []].append(binding)
      }
    }
  }

  func id(of target: Target) -> AccessorID {
    AccessorID(module: target.binding.module, owner: owners[target.binding], name: target.accessor)
  }

  /// The binding of a target, and its variants in other builds.
  func variants(of target: Target) -> [Binding] {
    if target.binding.condition.isAlways { return [target.binding] }
    return conditional[id(of: target)] ?? [target.binding]
  }

  /// The groups of bindings that are variants of one another.
  var variantGroups: [[Binding]] {
    conditional.values.filter { $0.count > 1 }.sorted {
      $0.map(\.place).lexicographicallyPrecedes($1.map(\.place))
    }
  }
}

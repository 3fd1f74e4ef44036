// SPDX-License-Identifier: MIT

/// The numbers of the module's accessors. They are the same in every build: an accessor that `#if` leaves out leaves a gap,
/// and variants of one accessor share a number.
struct SlotNumbers {
  /// Accessors with a slot come first, because every container has room for each of them.
  private let all: [AccessorID: Int]
  /// The kept values of each child container. Where they start among all its slots is known at run time only.
  private let inChild: [AccessorID: Int]

  init(_ nodes: [Node]) {
    let accessors = nodes.flatMap { node in
      node.binding.entryPositions.map { (id: node.id(at: $0), node: node) }
    }
    let sorted = Set(accessors.map(\.id)).sorted()
    let withSlot = Set(accessors.filter(\.node.hasSlot).map(\.id))
    all = (sorted.filter(withSlot.contains) + sorted.filter { !withSlot.contains($0) }).numbers
    let kept = accessors.filter { $0.node.binding.isKept && $0.id.owner.isChild }.map(\.id)
    inChild = Dictionary(grouping: kept, by: \.owner).values.reduce(into: [:]) { numbers, own in
      numbers.merge(own.unique.sorted(by: \.text).numbers) { $1 }
    }
  }

  subscript(accessor: AccessorID) -> (number: Int, child: Int?) { (all[accessor] ?? 0, inChild[accessor]) }
}

extension Node {
  /// Whether the module has accessors of it.
  var hasEntries: Bool { !binding.isReplaced && binding.childFactory == nil && binding.injection == nil }

  /// Whether its slot is one of all containers; a requirement has one too, for the value that its provider above keeps.
  var hasSlot: Bool { !resolvedOwner.isChild && (binding.isKept || binding.isRequired) }

  /// The accessor of one of its types; of the value that all types share for nil.
  func id(at position: Int?) -> AccessorID {
    let name = position.map { binding.provided[$0].accessor } ?? "_\(binding.provided[0].accessor)_shared"
    return AccessorID(module: binding.module, owner: resolvedOwner, name: name)
  }
}

extension Binding {
  /// The positions of the types that have an entry each. If one entry makes the value for all, it comes first: that of the
  /// value's own type, or else a hidden one, which is nil.
  var entryPositions: [Int?] {
    let all: [Int?] = Array(provided.indices)
    let own = ownPosition
    return isShared ? [own] + all.filter { $0 != own } : all
  }

  /// Whether one entry makes the value for all others.
  var isShared: Bool { provided.count > 1 && (isKept && original == nil || ownPosition != nil) }

  /// The position of the value's own type, if it is provided under it.
  var ownPosition: Int? {
    provided.firstIndex { !$0.isElement && $0.type.identity == concrete.identity }
  }
}

extension [AccessorID] {
  /// The position of each element; no element is there twice.
  fileprivate var numbers: [AccessorID: Int] { Dictionary(uniqueKeysWithValues: zip(self, indices)) }
}

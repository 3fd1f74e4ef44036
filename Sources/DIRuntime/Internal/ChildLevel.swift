// SPDX-License-Identifier: MIT

/// What makes a container the child of another one.
///
/// It has slots of its own for what only it and its children have. All else is its parent's: the two share the memory
/// of the slots, so that reading what is there costs the same in both.
struct ChildLevel: Sendable {
  /// Owned; of a view, the parent's view. Nil for a view of a container that was made by `overriding`, of whose values
  /// nobody else has the like.
  let parent: Container?
  /// The slots that are its own, behind those of the children that it is a child of.
  let slots: Range<Int>
  /// What it was made with, and before that what those were that it is a child of: `_Remembered`, as generated code asks
  /// the compiler at the user's lines whether the properties are Sendable, and not here.
  let inputs: [any Sendable]
}

extension Container {
  /// Makes a child; meant for generated code only.
  ///
  /// The child owns this container. One that is made from a view does not: it has what is kept as long as that exists.
  ///
  /// - Parameters:
  ///   - type: The child's class.
  ///   - inputs: What it is made with.
  ///   - slots: How many values it keeps itself, at most.
  /// - Returns: The child.
  public final func _child<Child: Container, Inputs>(
    _ type: Child.Type, of inputs: Inputs, slots: Int
  ) -> Child {
    let start = child?.slots.upperBound ?? 0
    let level = ChildLevel(
      parent: self, slots: start..<start + slots, inputs: (child?.inputs ?? []) + [_Remembered(inputs)])
    return Child(_making: _Making(childOf: self, at: level))
  }

  /// What a child was made with; meant for generated code only.
  ///
  /// - Parameter type: Which inputs: its own, or those of a child that it is a child of.
  /// - Returns: The inputs.
  public final func _inputs<Inputs>(_ type: Inputs.Type) -> Inputs {
    for case let inputs as _Remembered<Inputs> in (child?.inputs ?? []).reversed() { return inputs.value }
    preconditionFailure("only a child container has inputs, from its beginning")
  }

  /// The value of a provider that a child keeps; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, the same for every caller.
  /// - Throws: What the build throws.
  @inlinable
  @inline(__always)
  public final func _keptInChild<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> T>
  ) throws(E) -> T {
    defer { withExtendedLifetime(self) {} }
    if let value = _childSlots.value(at: key._id.childSlot) {
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try _fill(key._id, _Maker<Container, T, E>(key._make))
  }

  /// Where the value of a key is kept.
  func place(of key: KeyID) -> (slots: SlotTable, number: Int) {
    key.childSlot < 0 ? (_slots, key.slot) : (_childSlots, key.childSlot)
  }

  /// Whether the slots that all containers have are the parent's.
  var sharesSlots: Bool { child != nil && sharing == nil }

  /// The parent, where it is the one that keeps the value of a key.
  func parent(keeping key: KeyID) -> Container? {
    guard let child, sharing == nil, key.childSlot < child.slots.lowerBound else { return nil }
    return child.parent
  }
}

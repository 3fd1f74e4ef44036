// SPDX-License-Identifier: MIT

/// What makes a container the child of another one.
///
/// It has slots of its own for what only it and its children have. All else is its parent's: the two share the memory
/// of the slots, so that reading what is there costs the same in both.
struct ChildLevel: Sendable {
  /// Owned; of a view, the parent's view. Nil for a view of a container that was made by `overriding`, of whose values
  /// nobody else has the like.
  let parent: Container?
  /// What it was made with, and those that it is a child of.
  let inputs: ChildInputs

  /// The slots that are its own.
  var slots: Range<Int> { inputs.slots }
}

/// What a child container was made with, and which slots it has: what its views still know when it is gone.
final class ChildInputs: Sendable {
  private let value: any Sendable
  private let type: Container.Type
  /// Those of its class as they were when it was made: modules that its plan does not know may add some later.
  let slots: Range<Int>
  private let outer: ChildInputs?

  /// The properties are Sendable: generated code asks the compiler at the user's lines, not here.
  init<Inputs>(_ value: Inputs, of type: Container.Type, slots: Range<Int>, in outer: ChildInputs?) {
    self.value = _Remembered(value)
    self.type = type
    self.slots = slots
    self.outer = outer
  }

  /// Its slots, and those of the ones that it is a child of.
  var levels: [Range<Int>] { [slots] + (outer?.levels ?? []) }

  /// The class of the level that has a slot.
  func type(having slot: Int) -> Container.Type {
    slots.contains(slot) ? type : outer?.type(having: slot) ?? Container.self
  }

  /// The inputs of this level, or of the innermost one further out that has such.
  func value<Inputs>(as type: Inputs.Type) -> Inputs {
    var level: ChildInputs? = self
    while let inputs = level {
      if let value = inputs.value as? _Remembered<Inputs> { return value.value }
      level = inputs.outer
    }
    preconditionFailure("a child container has its inputs from its beginning")
  }
}

extension Container {
  /// Makes a child; meant for generated code only.
  ///
  /// The child owns this container. One that is made from a view does not: it has what is kept as long as that exists.
  ///
  /// - Parameters:
  ///   - type: The child's class.
  ///   - inputs: What it is made with.
  ///   - base: The base for it of the module that declares it.
  /// - Returns: The child.
  public final func _child<Child: Container, Inputs>(
    _ type: Child.Type, of inputs: Inputs, base: borrowing _SlotBase
  ) -> Child {
    let inputs = ChildInputs(inputs, of: type, slots: base.childSlots, in: child?.inputs)
    let level = ChildLevel(parent: self, inputs: inputs)
    return Child(_making: _Making(childOf: self, at: level))
  }

  /// What a child was made with; meant for generated code only.
  ///
  /// - Parameter type: Which inputs: its own, or those of a child that it is a child of.
  /// - Returns: The inputs.
  public final func _inputs<Inputs>(_ type: Inputs.Type) -> Inputs {
    guard let child else { preconditionFailure("only a child container has inputs") }
    return child.inputs.value(as: type)
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
    key.isInChild ? _childSlots.place(of: key.childSlot) : (_slots, key.slot)
  }

  /// The class whose containers keep the value of a key, where this one is made by `overriding` and keeps for others too.
  func keeper(of key: KeyID) -> Container.Type? {
    guard sharing != nil, let child else { return nil }
    return key.isInChild ? child.inputs.type(having: key.childSlot) : Container.self
  }

  /// Whether the slots that all containers have are the parent's.
  var sharesSlots: Bool { child != nil && sharing == nil }

  /// The parent, where it is the one that keeps the value of a key.
  func parent(keeping key: KeyID) -> Container? {
    guard let child, sharing == nil else { return nil }
    return key.isInChild && child.slots.contains(key.childSlot) ? nil : child.parent
  }
}

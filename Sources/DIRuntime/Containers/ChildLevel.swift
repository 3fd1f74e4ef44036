// SPDX-License-Identifier: MIT

/// The inputs of a child container, and the slots for values that only it and its children have. The parent keeps all other
/// values, in slots that the child shares: so reading an existing value costs the same in both.
///
/// The levels of the containers around the child lie behind it. So the value that one of these keeps is found in a few
/// steps, without asking each container. Each child class numbers its slots in a range of its own, for the whole process.
/// One allocation contains the inputs, then the level, then its slots.
///
/// Unchecked because of the pointers: the container or its parent owns the memory, in which only the slots change.
@frozen
@usableFromInline
struct ChildLevel: @unchecked Sendable {
  /// The slots of the class when the container was made: modules that its plan does not know may add some later.
  @usableFromInline let numbers: Range<Int>
  /// Empty in a view.
  @usableFromInline let slots: SlotTable
  @usableFromInline let outer: UnsafePointer<ChildLevel>?
  let type: Container.Type
  /// The values that the container was made with, in the memory of a kept value.
  @usableFromInline let inputs: UnsafeMutableRawPointer

  @inlinable
  static func allocate<Inputs>(
    _ type: Container.Type, _ numbers: Range<Int>, hasSlots: Bool = true, inputs: Inputs,
    in outer: UnsafePointer<ChildLevel>?
  ) -> UnsafePointer<ChildLevel> {
    let count = hasSlots ? numbers.count : 0
    let memory = KeptValue.allocate(inputs, more: MemoryLayout<ChildLevel>.stride + SlotTable.size(of: count))
    return make(type, numbers, slots: count, at: memory, in: outer)
  }

  // Not inlined and not generic, unlike `allocate`.
  @usableFromInline
  static func make(
    _ type: Container.Type, _ numbers: Range<Int>, slots count: Int,
    at place: (value: UnsafeMutableRawPointer, rest: UnsafeMutableRawPointer),
    in outer: UnsafePointer<ChildLevel>?
  ) -> UnsafePointer<ChildLevel> {
    let (inputs, memory, size) = (place.value, place.rest, MemoryLayout<ChildLevel>.stride)
    let level = ChildLevel(
      numbers: numbers, slots: SlotTable(count: count, in: memory + size), outer: outer, type: type,
      inputs: inputs)
    return UnsafePointer(memory.initializeMemory(as: ChildLevel.self, to: level))
  }

  /// Copies this level and all behind it, with the same inputs and new slots, or none.
  func remade(hasSlots: Bool) -> UnsafePointer<ChildLevel> {
    func remade<Inputs>(_: Inputs.Type) -> UnsafePointer<ChildLevel> {
      ChildLevel.allocate(
        type, numbers, hasSlots: hasSlots, inputs: inputs.assumingMemoryBound(to: Inputs.self).pointee,
        in: outer?.pointee.remade(hasSlots: hasSlots))
    }
    return _openExistential(KeptValue.type(of: inputs), do: remade)
  }

  /// Destroys the kept values and the inputs, and frees the level; with `withOuter` also all levels behind it, which
  /// belong to a child's parent, and to any other container itself.
  func destroy(withOuter: Bool) {
    slots.destroyValues()
    if withOuter { outer?.pointee.destroy(withOuter: true) }
    KeptValue.destroy(inputs)
  }

  /// The innermost level that has a slot with a number.
  func having(_ number: Int) -> ChildLevel? {
    numbers.contains(number) ? self : outer?.pointee.having(number)
  }
}

@_spi(Generated)
extension Container {
  // The child owns this container. A child made from a view owns only the view: it has kept values as long as the view's
  // container exists.
  /// Makes a child; meant for generated code only.
  @inlinable
  public func _child<Child: Container, Inputs>(
    _ type: Child.Type, of inputs: Inputs, base: borrowing _SlotBase
  ) -> Child {
    Child(_making: making(ChildLevel.allocate(type, base.childSlots, inputs: inputs, in: _level)))
  }

  /// One of the inputs of a child; meant for generated code only.
  @inlinable
  @inline(__always)
  public func _input<C: Container, Inputs, T>(
    _ key: Key<@Sendable (C) -> T>, _ read: (borrowing Inputs) -> T
  ) -> T {
    if _overrides != nil { return _keptInChild(key) }
    defer { withExtendedLifetime(self) {} }
    return read(inputs(Inputs.self).pointee)
  }

  /// The inputs of a child; meant for generated code only.
  public func _inputs<Inputs>(_ type: Inputs.Type) -> Inputs {
    defer { withExtendedLifetime(self) {} }
    return inputs(type).pointee
  }

  /// Whether a provider is a value that the child was made with: its accessor has the name of a property of the inputs.
  func isInput(_ key: KeyID) -> Bool {
    guard key.isInChild, let level = _level?.pointee.having(key.childSlot),
      key.base.pointee._childValue == level.numbers.lowerBound
    else { return false }
    func isProperty<Inputs>(of type: Inputs.Type) -> Bool {
      Mirror(reflecting: inputs(type).pointee).children.contains { $0.label == key.name }
    }
    return _openExistential(KeptValue.type(of: level.inputs), do: isProperty)
  }

  @inlinable
  func inputs<Inputs>(_ type: Inputs.Type) -> UnsafeMutablePointer<Inputs> {
    var next = _level
    while let level = next?.pointee {
      let inputs = level.inputs
      if KeptValue.type(of: inputs) == type { return inputs.assumingMemoryBound(to: Inputs.self) }
      next = level.outer
    }
    preconditionFailure("a child container has its inputs from its beginning")
  }

  /// The value of a provider that a child keeps; meant for generated code only.
  @inlinable
  @inline(__always)
  public func _keptInChild<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> T>
  ) throws(E) -> T {
    defer { withExtendedLifetime(self) {} }
    if let level = _level?.pointee,
      let value = level.slots.value(at: key._id.childSlot &- level.numbers.lowerBound)
    {
      return value.assumingMemoryBound(to: T.self).pointee
    }
    return try _fill(key._id, _Maker<Container, T, E>(key._make))
  }

  /// Whether the container is of a class or of one of its subclasses. Not a cast: the optimiser assumes that a cast to a class in
  /// a variable succeeds for any container.
  func isOf(_ owner: Container.Type) -> Bool {
    sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == owner }
  }
}

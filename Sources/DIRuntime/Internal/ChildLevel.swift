// SPDX-License-Identifier: MIT

/// What makes a container the child of another one: what it was made with, and slots for what only it and its children
/// have. All else is its parent's, whose slots it has: so reading what is there costs the same in both.
///
/// Behind it lie the levels of the containers that it is a child of. So what any of them keeps is found in a few steps,
/// without asking one after the other. The slots of each class have numbers of their own among all that there are in the
/// process. A level and its slots are one allocation.
///
/// Unchecked because of the pointers: what they point at is constant but for the slots, and owned by the container or its
/// parent.
@frozen
@usableFromInline
struct ChildLevel: @unchecked Sendable {
  /// Those of its class as they were when it was made: modules that its plan does not know may add some later.
  @usableFromInline let numbers: Range<Int>
  /// None in a view.
  @usableFromInline let slots: SlotTable
  @usableFromInline let outer: UnsafePointer<ChildLevel>?
  let type: Container.Type
  /// What it was made with, as a kept value is.
  @usableFromInline let inputs: UnsafeMutableRawPointer

  /// Allocates one: the inputs, behind them the level, behind that its slots.
  static func allocate<Inputs>(
    _ type: Container.Type, _ numbers: Range<Int>, hasSlots: Bool = true, inputs: Inputs,
    in outer: UnsafePointer<ChildLevel>?
  ) -> UnsafePointer<ChildLevel> {
    let (size, count) = (MemoryLayout<ChildLevel>.stride, hasSlots ? numbers.count : 0)
    let inputs = KeptValue.allocate(inputs, more: size + SlotTable.size(of: count))
    let memory = inputs + KeptValue.size(of: Inputs.self)
    let level = ChildLevel(
      numbers: numbers, slots: SlotTable(count: count, in: memory + size), outer: outer, type: type,
      inputs: inputs)
    return UnsafePointer(memory.initializeMemory(as: ChildLevel.self, to: level))
  }

  /// A new level with the same inputs, behind it those given.
  func remade(hasSlots: Bool = true, in outer: UnsafePointer<ChildLevel>?) -> UnsafePointer<ChildLevel> {
    func remade<Inputs>(_: Inputs.Type) -> UnsafePointer<ChildLevel> {
      let inputs = inputs.assumingMemoryBound(to: Inputs.self).pointee
      return ChildLevel.allocate(type, numbers, hasSlots: hasSlots, inputs: inputs, in: outer)
    }
    return _openExistential(KeptValue.type(of: inputs), do: remade)
  }

  /// The same of it and all levels behind it.
  func allRemade(hasSlots: Bool) -> UnsafePointer<ChildLevel> {
    remade(hasSlots: hasSlots, in: outer?.pointee.allRemade(hasSlots: hasSlots))
  }

  /// The innermost level for which a condition holds.
  func first(where isWanted: (ChildLevel) -> Bool) -> ChildLevel? {
    isWanted(self) ? self : outer?.pointee.first(where: isWanted)
  }

  /// The level that has a slot of a number.
  func having(_ number: Int) -> ChildLevel? { first { $0.numbers.contains(number) } }

  /// Destroys what a level keeps and was made with, and frees it; so too all behind it, if they are its container's own.
  static func destroy(_ level: UnsafePointer<ChildLevel>, withOuter: Bool) {
    level.pointee.slots.destroyValues()
    if withOuter, let outer = level.pointee.outer { destroy(outer, withOuter: true) }
    KeptValue.destroy(level.pointee.inputs)
  }
}

extension Container {
  /// Makes a child; meant for generated code only.
  ///
  /// The child owns this container. One that is made from a view does not: it has what is kept as long as that exists.
  ///
  /// The inputs are Sendable: generated code asks the compiler at the user's lines, not here.
  ///
  /// - Parameters:
  ///   - type: The child's class.
  ///   - inputs: What it is made with.
  ///   - base: The base for it of the module that declares it.
  /// - Returns: The child.
  @_spi(Generated)
  public final func _child<Child: Container, Inputs>(
    _ type: Child.Type, of inputs: Inputs, base: borrowing _SlotBase
  ) -> Child {
    let level = ChildLevel.allocate(type, base.childSlots, inputs: inputs, in: _level)
    return Child(_making: _Making(kind: .child, origin: self, overrides: _overrides, level: level))
  }

  /// One of the things that a child was made with; meant for generated code only.
  ///
  /// Where something is overridden it may be that, which the child keeps.
  ///
  /// - Parameters:
  ///   - key: The key for it.
  ///   - read: Takes it from all that the child was made with.
  /// - Returns: The value, the same for every caller.
  @inlinable
  @inline(__always)
  @_spi(Generated)
  public final func _input<C: Container, Inputs, T>(
    _ key: Key<@Sendable (C) -> T>, _ read: (borrowing Inputs) -> T
  ) -> T {
    if _overrides != nil { return _keptInChild(key) }
    defer { withExtendedLifetime(self) {} }
    return read(inputs(Inputs.self).pointee)
  }

  /// What a child was made with; meant for generated code only.
  ///
  /// - Parameter type: Which inputs: its own, or those of a child that it is a child of.
  /// - Returns: The inputs.
  @_spi(Generated)
  public final func _inputs<Inputs>(_ type: Inputs.Type) -> Inputs {
    defer { withExtendedLifetime(self) {} }
    return inputs(type).pointee
  }

  @inlinable
  func inputs<Inputs>(_ type: Inputs.Type) -> UnsafeMutablePointer<Inputs> {
    var next = _level
    while let level = next {
      let inputs = level.pointee.inputs
      if KeptValue.type(of: inputs) == type { return inputs.assumingMemoryBound(to: Inputs.self) }
      next = level.pointee.outer
    }
    preconditionFailure("a child container has its inputs from its beginning")
  }

  /// The value of a provider that a child keeps; meant for generated code only.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, the same for every caller.
  /// - Throws: What the build throws.
  @inlinable
  @inline(__always)
  @_spi(Generated)
  public final func _keptInChild<C: Container, T, E: Error>(
    _ key: Key<@Sendable (C) throws(E) -> T>
  ) throws(E) -> T {
    defer { withExtendedLifetime(self) {} }
    var next = _level
    while let level = next {
      if let value = level.pointee.slots.value(at: key._id.childSlot &- level.pointee.numbers.lowerBound) {
        return value.assumingMemoryBound(to: T.self).pointee
      }
      // A child of its own kind behind it has another one.
      if level.pointee.numbers.contains(key._id.childSlot) { break }
      next = level.pointee.outer
    }
    return try _fill(key._id, _Maker<Container, T, E>(key._make))
  }

  /// What builds the value of a key that this container keeps. One made by `overriding` of a child keeps for the containers
  /// around that, too: what is theirs gets a view of their class, and so nothing of the child's.
  func builder(of key: KeyID) -> Container {
    guard kind == .overriding, let level = _level else { return self }
    if !key.isInChild { return makeView(as: nil) }
    if level.pointee.numbers.contains(key.childSlot) { return self }
    return level.pointee.having(key.childSlot).map(makeView) ?? self
  }
}

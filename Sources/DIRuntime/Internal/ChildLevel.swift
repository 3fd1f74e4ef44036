// SPDX-License-Identifier: MIT

/// What makes a container the child of another one: what it was made with, and slots for what only it and its children
/// have. All else is its parent's, whose slots it has: so reading what is there costs the same in both.
///
/// Behind it lie the levels of the containers that it is a child of. So what any of them keeps is found in a few steps,
/// without asking one after the other. The slots of each class have numbers of their own among all that there are in the
/// process.
/// It lies behind its inputs, and its slots behind it, in one allocation.
///
/// Unchecked because of the pointers: they point at what is constant but for the slots, and what the container owns, or its
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

  @inlinable
  static func allocate<Inputs>(
    _ type: Container.Type, _ numbers: Range<Int>, hasSlots: Bool = true, inputs: Inputs,
    in outer: UnsafePointer<ChildLevel>?
  ) -> UnsafePointer<ChildLevel> {
    let count = hasSlots ? numbers.count : 0
    let memory = KeptValue.allocate(inputs, more: MemoryLayout<ChildLevel>.stride + SlotTable.size(of: count))
    return make(type, numbers, slots: count, at: memory, in: outer)
  }

  // Not in line, and not generic as the rest.
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

  /// New levels with the same inputs, in place of it and all behind it.
  func remade(hasSlots: Bool) -> UnsafePointer<ChildLevel> {
    func remade<Inputs>(_: Inputs.Type) -> UnsafePointer<ChildLevel> {
      ChildLevel.allocate(
        type, numbers, hasSlots: hasSlots, inputs: inputs.assumingMemoryBound(to: Inputs.self).pointee,
        in: outer?.pointee.remade(hasSlots: hasSlots))
    }
    return _openExistential(KeptValue.type(of: inputs), do: remade)
  }

  /// Destroys what it keeps and was made with, and frees it; so too all behind it, where they are its container's own.
  func destroy(withOuter: Bool) {
    slots.destroyValues()
    if withOuter { outer?.pointee.destroy(withOuter: true) }
    KeptValue.destroy(inputs)
  }

  /// The level that has a slot of a number.
  func having(_ number: Int) -> ChildLevel? {
    numbers.contains(number) ? self : outer?.pointee.having(number)
  }
}

@_spi(Generated)
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
  @inlinable
  public func _child<Child: Container, Inputs>(
    _ type: Child.Type, of inputs: Inputs, base: borrowing _SlotBase
  ) -> Child {
    Child(_making: making(ChildLevel.allocate(type, base.childSlots, inputs: inputs, in: _level)))
  }

  @usableFromInline
  func making(_ level: UnsafePointer<ChildLevel>) -> _Making {
    _Making(kind: .child, origin: self, overrides: _overrides, level: level)
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
  public func _input<C: Container, Inputs, T>(
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
  public func _inputs<Inputs>(_ type: Inputs.Type) -> Inputs {
    defer { withExtendedLifetime(self) {} }
    return inputs(type).pointee
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
  ///
  /// - Parameter key: The provider.
  /// - Returns: The value, the same for every caller.
  /// - Throws: What the build throws.
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

  /// Whether it is of a class, or of one below that. Not by a cast, which the optimiser takes to succeed for any container
  /// where the class is a variable.
  func isOf(_ owner: Container.Type) -> Bool {
    sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == owner }
  }

  /// What builds the value of a key that this container keeps. One made by `overriding` of a child keeps for the containers
  /// around that, too: what is theirs gets a view of their class, and so nothing of the child's.
  func builder(of key: KeyID) -> Container {
    guard kind == .overriding, let level = _level?.pointee else { return self }
    if !key.isInChild { return makeView(as: nil) }
    if level.numbers.contains(key.childSlot) { return self }
    return level.having(key.childSlot).map(makeView) ?? self
  }
}

/// What a container is made from; meant for generated code only, which hands it on.
///
/// One value, so that the class of a child has one initializer to write, whatever is to be made: a child, a view of it, or
/// one made from it by `overriding`.
public struct _Making {
  let kind: Container.Kind
  /// The parent, the container to show, or the one on which `overriding` was called. Held by whoever makes this, as long
  /// as it takes.
  unowned(unsafe) let origin: Container
  let overrides: Override?
  let level: UnsafePointer<ChildLevel>?
  var running: Override? = nil
}

extension Container {
  /// The container that another one was made from.
  // A struct, because of a property of the very class `deinit` makes a loop, which takes more than all else that it does.
  struct Origin { let container: Container }

  /// What a container is to the one that it was made from.
  enum Kind {
    /// Made from none.
    case root
    /// Owns its parent, whose slots it has.
    case child
    /// Made by `overriding`: owns the other one, with which it shares what it can, and has slots for all.
    case overriding
    /// Owns nothing of what it shows, and has no slots.
    case view
  }

  /// The container that this one was made from by `overriding`, if the two share the value of a key.
  func base(sharing key: KeyID) -> Container? {
    guard kind == .overriding, let base else { return nil }
    guard let overrides = _overrides, overrides !== base._overrides else { return base }
    // Else somebody would not hear of builds, or hear of others'.
    if overrides.observer !== base._overrides?.observer { return nil }
    // One of a module that the plan does not know: to use it traps.
    guard let provider = plan.graph.name(of: key) else { return nil }
    return overrides.changes(provider, in: plan) ? nil : base
  }

  /// The container behind this one, where that keeps the value of a key: the parent's, or of a view what goes for its
  /// owner once that is gone.
  func parent(keeping key: KeyID) -> Container? {
    if kind == .overriding { return nil }
    let isOwn = key.isInChild && running == nil && _level?.pointee.numbers.contains(key.childSlot) == true
    return isOwn ? nil : base
  }
}

// SPDX-License-Identifier: MIT

/// One registration: how a value is made, how long it is kept, and what is kept.
///
/// It is the cell of that: the value, or the object that refers to it weakly; nothing for a transient. Like a container it
/// changes in nothing but that this is filled once. What forgets gets another one in its place.
final class DynamicProvider: SlotOwner, @unchecked Sendable {
  // Unchecked for the types, which are only compared.
  /// What it is registered under.
  let keys: [DynamicKey]
  /// The type of what is built.
  let valueType: Any.Type
  let lifetime: _Lifetime
  /// That of the arguments that it takes; nil for none.
  let arguments: (any DynamicArguments.Type)?
  /// Where a container keeps the value of a generated one, if it is a singleton.
  private let containerKey: KeyID?
  // Without its type, of which the runtime would have to make one more for each that is registered.
  private let make: DynamicMaker<Never>
  private let slot = OwnSlot()

  init<Value>(
    _ keys: [DynamicKey], _ lifetime: _Lifetime, arguments: (any DynamicArguments.Type)? = nil,
    inContainerAs containerKey: KeyID? = nil, _ make: @escaping @Sendable (DynamicRequest) throws -> Value
  ) {
    (self.keys, self.lifetime, self.arguments, valueType) = (keys, lifetime, arguments, Value.self)
    self.containerKey = containerKey
    self.make = unsafeBitCast(DynamicMaker(make: make), to: DynamicMaker<Never>.self)
  }

  /// The same with nothing built.
  init(forgetting other: DynamicProvider) {
    (keys, lifetime, arguments, valueType) = (other.keys, other.lifetime, other.arguments, other.valueType)
    (containerKey, make) = (other.containerKey, other.make)
  }

  var slots: SlotTable { slot.table }

  /// The value for a look-up, built or kept. Arguments of other types are an error.
  func value<T>(for request: DynamicRequest) throws -> T {
    guard request.fits(self) else { throw request.mismatch(with: self) }
    if valueType == T.self { return try value(T.self, for: request) }
    func any<Value>(_: Value.Type) throws -> Any { try value(Value.self, for: request) }
    return try request.cast(_openExistential(valueType, do: any))
  }

  private func value<Value>(_: Value.Type, for request: DynamicRequest) throws -> Value {
    if !request.isFresh, let value = stored(for: request) {
      return value.assumingMemoryBound(to: Value.self).pointee
    }
    // Of this very type: so it was when it was put in.
    let maker = unsafeBitCast(make, to: DynamicMaker<Value>.self)
    let build = { try maker.make(request) }
    if !request.isFresh, let keeper {
      return try keeper.value(name: request.name, throwsCycles: true, by: build)
    }
    // Kept nowhere, and so no other build of it has to end before.
    let place = Build.Place(1, of: self, argument: request.arguments?.identity)
    return try Build(of: place, name: request.name, throwsCycles: true).pass(build)
  }

  /// Where the value of a singleton is, if it is built.
  private func stored(for request: DynamicRequest) -> UnsafeMutableRawPointer? {
    if lifetime == .singleton { return slots.value(at: 0) }
    return containerKey.flatMap { request.container?.slot(of: $0).stored }
  }

  /// What keeps the value, if something does.
  private var keeper: (any Keeper)? {
    switch lifetime {
    case .transient: nil
    case .singleton: self
    case .weak: object { WeakReference() }
    }
  }

  /// Whether something that is kept is of a type.
  func hasBuilt(_ wanted: Any.Type) -> Bool {
    func built<Value>(_: Value.Type) -> Any? { keeper?.value(as: Value.self) }
    func test<Wanted>(_: Wanted.Type) -> Bool {
      _openExistential(valueType, do: built).map { $0 is Wanted } ?? false
    }
    return test(wanted)
  }
}

/// How values are made. A function takes the same room whatever its type is.
private struct DynamicMaker<Value>: Sendable {
  let make: @Sendable (DynamicRequest) throws -> Value
}

// SPDX-License-Identifier: MIT

import Synchronization

/// How values of a type are built: by a function that is given the look-up, and a view of the container to look up in what
/// they need.
enum DynamicMaker<Value>: Sendable {
  case now(@Sendable (DynamicRequest, DynamicContainer) throws -> Value)
  case later(@Sendable (DynamicRequest, DynamicContainer) async throws -> Value)

  init(_ make: @escaping @Sendable (DynamicRequest, DynamicContainer) throws -> Value) { self = .now(make) }
}

/// One registration: how a value is made, how long it is kept, and what is kept.
///
/// Like a container it changes in nothing but that its slots are filled once. What forgets gets another one in its place.
// Unchecked for the types, which are only compared.
final class DynamicProvider: @unchecked Sendable {
  let keys: [DynamicKey]
  let kind: DynamicLifetimeKind
  /// The type of what is built.
  let valueType: Any.Type
  /// That of the arguments that it takes; nil for none.
  let arguments: (any DynamicArguments.Type)?
  /// Greater than those of all that were registered before.
  let number: Int
  let isAsynchronous: Bool
  /// Where containers keep the value of a generated one, if it is a singleton.
  let kept: KeyID?
  /// A `DynamicMaker` of the type.
  private let maker: any Sendable
  /// One for what is kept, and one for the asynchronous build of it.
  private let slots: SlotTable

  private static let count = Atomic(0)

  init<Value>(
    _ keys: [DynamicKey], _ kind: DynamicLifetimeKind, arguments: (any DynamicArguments.Type)? = nil,
    _ maker: DynamicMaker<Value>, keptAs kept: KeyID? = nil
  ) {
    self.kept = kept
    (self.keys, self.kind, self.arguments, self.maker) = (keys, kind, arguments, maker)
    valueType = Value.self
    if case .later = maker { isAsynchronous = true } else { isAsynchronous = false }
    number = Self.nextNumber
    slots = SlotTable(count: kind == .transient ? 0 : isAsynchronous ? 2 : 1)
  }

  /// The same with nothing built, as if registered at the same time or now.
  init(forgetting other: DynamicProvider, isNew: Bool) {
    (keys, kind, arguments, maker) = (other.keys, other.kind, other.arguments, other.maker)
    (valueType, isAsynchronous, kept) = (other.valueType, other.isAsynchronous, other.kept)
    number = isNew ? Self.nextNumber : other.number
    slots = SlotTable(count: other.slots.count)
  }

  private static var nextNumber: Int { count.add(1, ordering: .relaxed).newValue }

  deinit { slots.destroy() }

  /// What is kept if it is a singleton: owned by this.
  var keptValue: UnsafeMutableRawPointer? { slots.value(at: 0) }

  /// The value for a look-up, built or kept.
  func value<T>(for request: DynamicRequest) throws -> T {
    if valueType == T.self { return try value(T.self, for: request) }
    return try request.cast(try value(valueType, for: request) as Any)
  }

  /// The same, of asynchronous ones too.
  func laterValue<T: Sendable>(for request: DynamicRequest) async throws -> T {
    if valueType == T.self { return try await laterValue(T.self, for: request) }
    return try request.cast(try await laterValue(valueType, for: request) as Any)
  }

  private func value<Value>(_: Value.Type, for request: DynamicRequest) throws -> Value {
    let keeper = try keeper(for: request)
    if let value = keeper?.value(as: Value.self) { return value }
    guard case .now(let make) = maker as! DynamicMaker<Value> else {
      throw DynamicError.asynchronous(request.key, route: Build.route)
    }
    let build = { try make(request, request.passed) }
    guard let keeper else { return try unkept(request).pass(onCycle: Build.throwCycle, build) }
    return try keeper.value(name: request.name, onCycle: Build.throwCycle, by: build)
  }

  private func laterValue<Value>(_: Value.Type, for request: DynamicRequest) async throws -> Value {
    guard case .later(let make) = maker as! DynamicMaker<Value> else {
      return try value(Value.self, for: request)
    }
    let build = { @Sendable in _Remembered(try await make(request, request.passed)) }
    guard let keeper = try keeper(for: request) else {
      return try await unkept(request).pass(asynchronously: build).value
    }
    return try await object(1, or: DynamicPending()).value(in: keeper, for: request, by: build)
  }

  /// A build of what is kept nowhere.
  private func unkept(_ request: DynamicRequest) -> Build {
    let argument = request.arguments.map { AnyHashable($0.identity) }
    return Build(of: Build.Place(1, of: self, argument: argument), name: request.name)
  }
}

// What is kept.
extension DynamicProvider: Keeper {
  func value<T>(as type: T.Type) -> T? {
    defer { withExtendedLifetime(self) {} }
    return slots.value(at: 0)?.assumingMemoryBound(to: T.self).pointee
  }

  func set<T>(_ value: T) { slots.fill(0, with: KeptValue.allocate(value)) }

  private func object<Object: AnyObject>(_ slot: Int, or new: @autoclosure () -> Object) -> Object {
    defer { withExtendedLifetime(self) {} }
    return slots.value(at: slot)?.assumingMemoryBound(to: Object.self).pointee
      ?? Slot(slot, of: slots).object(or: new)
  }

  /// What keeps the value that is asked for; nil if nothing is to. Arguments of other types are an error.
  private func keeper(for request: DynamicRequest) throws -> (any Keeper)? {
    guard request.fits(self) else { throw request.mismatch(with: self) }
    return request.isFresh ? nil : keepers(for: request.arguments).first
  }

  /// What keeps the value of some arguments, or all that is kept.
  private func keepers(for arguments: (any DynamicArguments)?) -> [any Keeper] {
    switch kind {
    case .transient: return []
    case .singleton: return [self]
    case .weak: return [object(0, or: WeakReference())]
    case .keyed:
      let cells = object(0, or: Cells<DynamicArgumentIdentity>())
      return arguments.map { [cells.cell(for: $0.identity)] } ?? cells.all
    }
  }

  /// Whether something that is kept is of a type.
  func hasBuilt(_ wanted: Any.Type) -> Bool {
    func built<Value>(_: Value.Type) -> [Any] {
      keepers(for: nil).compactMap { $0.value(as: Value.self) as Any? }
    }
    func test<Wanted>(_: Wanted.Type) -> Bool { built(valueType).contains { $0 is Wanted } }
    return test(wanted)
  }
}

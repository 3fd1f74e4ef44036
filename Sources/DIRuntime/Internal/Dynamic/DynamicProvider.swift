// SPDX-License-Identifier: MIT

import Synchronization

/// How values of a type are built: by a function that is given nothing, a view of the container to look up in what it needs,
/// or the look-up.
@frozen
@usableFromInline
enum DynamicMaker<Value>: Sendable {
  case alone(@Sendable () throws -> Value)
  case inContainer(@Sendable (DynamicContainer) throws -> Value)
  case onRequest(@Sendable (DynamicRequest) throws -> Value)
  case later(@Sendable (DynamicRequest) async throws -> Value)

  /// The maker without its type. A function takes the same room whatever its type is; this one is never called.
  fileprivate var erased: DynamicMaker<Never> { unsafeBitCast(self, to: DynamicMaker<Never>.self) }

  fileprivate func callAsFunction(_ request: DynamicRequest) throws -> Value {
    switch self {
    case .alone(let make): try make()
    case .inContainer(let make): try make(request.passed)
    case .onRequest(let make): try make(request)
    case .later: throw DynamicError.asynchronous(request.key, route: Build.route)
    }
  }
}

/// One registration: how a value is made, how long it is kept, and what is kept.
///
/// It is the cell of that: the value, or the object that keeps it or several; nothing for a transient. Like a container it
/// changes in nothing but that this is filled once. What forgets gets another one in its place.
final class DynamicProvider: SlotOwner, @unchecked Sendable {
  // Unchecked for the types, which are only compared; and for the number, which is fixed before another thread can find it.
  let key: DynamicKey
  /// The others, if it is registered under several: beside the first one, because an array is an allocation.
  let others: [DynamicKey]
  /// The type of what is built.
  let valueType: Any.Type
  /// Where containers keep the value of a generated one, if it is a singleton.
  let containerSlot: Int32?
  // Behind the slot, in whose room it lies: smaller by a sixth, a thousand registrations take a tenth less time.
  let kind: DynamicLifetimeKind
  /// That of the arguments that it takes; nil for none.
  let arguments: (any DynamicArguments.Type)?
  /// Greater than those of all that were put in the same table before; zero before it is put there.
  private(set) var number = 0
  private let maker: DynamicMaker<Never>
  private let slot = OwnSlot()

  init<Value>(
    _ key: DynamicKey, _ kind: DynamicLifetimeKind, others: [DynamicKey] = [],
    arguments: (any DynamicArguments.Type)? = nil, _ maker: DynamicMaker<Value>, containerSlot: Int? = nil
  ) {
    (self.key, self.others, self.kind, self.arguments) = (key, others, kind, arguments)
    (self.maker, valueType, self.containerSlot) = (maker.erased, Value.self, containerSlot.map(Int32.init))
  }

  /// The same with nothing built, as if registered at the same time or now.
  init(forgetting other: DynamicProvider, isNew: Bool) {
    (key, others, kind, arguments) = (other.key, other.others, other.kind, other.arguments)
    (maker, valueType, containerSlot) = (other.maker, other.valueType, other.containerSlot)
    number = isNew ? 0 : other.number
  }

  var slots: SlotTable { slot.table }
  var keys: [DynamicKey] { [key] + others }
  var isAsynchronous: Bool { if case .later = maker { true } else { false } }

  func setNumber(_ number: Int) { if self.number == 0 { self.number = number } }

  /// Where the value of a singleton is, if it is built, and of this very type.
  func singleton(_ type: Any.Type) -> UnsafeMutableRawPointer? {
    kind == .singleton && valueType == type ? slots.value(at: 0) : nil
  }

  /// The maker, if this is the type of its values: so it is the one that was erased.
  private func maker<Value>(_: Value.Type) -> DynamicMaker<Value> {
    precondition(valueType == Value.self)
    return unsafeBitCast(maker, to: DynamicMaker<Value>.self)
  }

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
    let build = { try self.maker(Value.self)(request) }
    // An error, of which the build is no part.
    if isAsynchronous { return try build() }
    guard let keeper else { return try unkept(request).pass(build) }
    return try keeper.value(name: request.name, throwsCycles: true, by: build)
  }

  private func laterValue<Value>(_: Value.Type, for request: DynamicRequest) async throws -> Value {
    guard case .later(let make) = maker(Value.self) else {
      return try value(Value.self, for: request)
    }
    let build = { @Sendable in _Remembered(try await make(request)) }
    guard let keeper = try keeper(for: request) else {
      return try await unkept(request, includesTasks: true).pass(asynchronously: build).value
    }
    let place = Build.Place(0, of: self)
    let begin = {
      Build(of: place, name: request.name, isApart: $0, includesTasks: true, throwsCycles: true)
    }
    return try await PendingBuild.value(in: keeper, builtAs: begin, by: build)
  }

  /// A build of what is kept nowhere.
  private func unkept(_ request: DynamicRequest, includesTasks: Bool = false) -> Build {
    let argument = request.arguments.map { AnyHashable($0.identity) }
    return Build(
      of: Build.Place(1, of: self, argument: argument), name: request.name, includesTasks: includesTasks,
      throwsCycles: true)
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
    case .weak: return [object { WeakReference() }]
    case .keyed:
      let cells = object { Cells<DynamicArgumentIdentity>() }
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

// SPDX-License-Identifier: MIT

/// What a look-up hands to the provider that it found.
// Unchecked for the arguments: only those of asynchronous factories leave their task, and they are Sendable.
struct DynamicCall: @unchecked Sendable {
  /// What was asked for.
  let key: DynamicKey
  let arguments: DynamicArguments
  /// Whether what is kept is left alone.
  var isFresh = false
  /// What a transient is given: a view of the container that was asked, so that it sees what is registered there.
  let asked: DynamicContainer
  /// What a kept value is given: a view of the container that keeps it, so that it is the same whoever asks.
  let owner: DynamicContainer
  /// The container whose generated providers are meant.
  let container: Container?

  /// What is given to a value that is kept nowhere.
  var passed: DynamicContainer { isFresh ? owner : asked }
  /// The name of what is asked for, in messages.
  var name: @Sendable () -> String { { [key] in key.description } }
}

/// Builds what is registered, whatever its type.
protocol AnyDynamicMaker: AnyObject, Sendable {
  var type: Any.Type { get }
  var argumentTypes: [Any.Type] { get }
  var isAsynchronous: Bool { get }

  /// The value for a look-up, built or kept, as a certain type.
  func value<T>(as type: T.Type, of provider: DynamicProvider, for call: DynamicCall) throws -> T
  /// The same, of asynchronous ones too.
  func value<T: Sendable>(
    asynchronouslyAs type: T.Type, of provider: DynamicProvider, for call: DynamicCall
  ) async throws -> T
  /// Whether something that is kept is of a type.
  func hasBuilt(_ type: Any.Type, in kept: DynamicKept) -> Bool
}

/// Builds values of a type by a function of the user.
// Unchecked for the types of the arguments, which are only compared.
final class DynamicMaker<Value>: AnyDynamicMaker, @unchecked Sendable {
  typealias Make = @Sendable (DynamicCall, DynamicContainer) throws -> Value
  typealias MakeLater = @Sendable (DynamicCall, DynamicContainer) async throws -> Value

  let argumentTypes: [Any.Type]
  private let make: Make?
  let makeLater: MakeLater?

  init(_ argumentTypes: [Any.Type] = [], _ make: @escaping Make) {
    self.argumentTypes = argumentTypes
    self.make = make
    makeLater = nil
  }

  init(later argumentTypes: [Any.Type] = [], _ make: @escaping MakeLater) {
    self.argumentTypes = argumentTypes
    self.make = nil
    makeLater = make
  }

  var type: Any.Type { Value.self }
  var isAsynchronous: Bool { make == nil }

  func value<T>(as type: T.Type, of provider: DynamicProvider, for call: DynamicCall) throws -> T {
    try convert(try value(of: provider, for: call), to: type, for: call)
  }

  func hasBuilt(_ type: Any.Type, in kept: DynamicKept) -> Bool {
    func test<T>(_: T.Type) -> Bool { kept.built(as: Value.self).contains { $0 is T } }
    return _openExistential(type, do: test)
  }

  private func value(of provider: DynamicProvider, for call: DynamicCall) throws -> Value {
    try checkArguments(of: call)
    let keeper = call.isFresh ? nil : provider.kept.keeper(for: call.arguments)
    if let value = keeper?.value(as: Value.self) { return value }
    guard let make else { throw DynamicError.asynchronous(call.key, route: Build.route) }
    guard let keeper else {
      return try build(of: provider, for: call).pass(onCycle: Build.throwCycle) {
        try make(call, call.passed)
      }
    }
    return try keeper.value(name: call.name, onCycle: Build.throwCycle) { try make(call, call.owner) }
  }

  func build(of provider: DynamicProvider, for call: DynamicCall) -> Build {
    let argument = call.arguments.identity.map { AnyHashable($0) }
    return Build(of: Build.Place(0, of: provider, argument: argument), name: call.name)
  }

  func checkArguments(of call: DynamicCall) throws {
    if argumentTypes.elementsEqual(call.arguments.types, by: ==) { return }
    throw DynamicError.argumentMismatch(
      call.key, expected: argumentTypes.map { _typeName($0, qualified: false) },
      given: call.arguments.types.map { _typeName($0, qualified: false) }, route: Build.route)
  }

  func convert<T>(_ value: Value, to type: T.Type, for call: DynamicCall) throws -> T {
    // A cast of an optional to its own type would look into it.
    if Value.self == T.self { return unsafeBitCast(value, to: T.self) }
    if let value = value as? T { return value }
    let actual = _typeName(Swift.type(of: value as Any), qualified: false)
    throw DynamicError.wrongType(call.key, actual: actual, route: Build.route)
  }
}

/// One registration: how a value is made, how long it is kept, and what is kept. It never changes.
final class DynamicProvider: Sendable {
  let keys: [DynamicKey]
  let kind: DynamicLifetimeKind
  let maker: any AnyDynamicMaker
  let kept: DynamicKept
  let pending = DynamicPending()

  init(_ keys: [DynamicKey], _ kind: DynamicLifetimeKind, _ maker: any AnyDynamicMaker) {
    self.keys = keys
    self.kind = kind
    self.maker = maker
    kept = DynamicKept(kind)
  }

  /// The same with nothing built.
  func forgotten() -> DynamicProvider { DynamicProvider(keys, kind, maker) }
}

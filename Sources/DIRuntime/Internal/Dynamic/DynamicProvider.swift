// SPDX-License-Identifier: MIT

/// One registration: how a value is made, how long it is kept, and what is kept.
///
/// It is the cell of that: the value, or the object that refers to it weakly; nothing for a transient. Like a container it
/// changes in nothing but that this is filled once. What forgets gets another one in its place.
final class DynamicProvider: Cell, @unchecked Sendable {
  // Unchecked for the types, which are only compared.
  /// What it is registered under.
  let keys: [DynamicKey]
  /// The type of what is built.
  let valueType: Any.Type
  let lifetime: _Lifetime
  /// That of the arguments that it takes; nil for none.
  let arguments: (any DynamicArguments.Type)?
  private let make: @Sendable (DynamicRequest) throws -> Any

  init<Value>(
    _ keys: [DynamicKey], _ lifetime: _Lifetime, arguments: (any DynamicArguments.Type)? = nil,
    _ make: @escaping @Sendable (DynamicRequest) throws -> Value
  ) {
    (self.keys, self.lifetime, self.arguments, valueType) = (keys, lifetime, arguments, Value.self)
    self.make = make
  }

  /// The same with nothing built.
  init(forgetting other: DynamicProvider) {
    (keys, lifetime, arguments, valueType) = (other.keys, other.lifetime, other.arguments, other.valueType)
    make = other.make
  }

  /// The value for a look-up, built or kept. Arguments of other types are an error.
  func value<T>(for request: DynamicRequest) throws -> T {
    guard request.fits(self) else { throw request.mismatch(with: self) }
    return try request.cast(value(for: request))
  }

  private func value(for request: DynamicRequest) throws -> Any {
    let build = { try self.make(request) }
    if !request.isFresh, let keeper {
      return try keeper.value(name: request.name, throwsCycles: true, by: build)
    }
    // Kept nowhere, and so no other build of it has to end before.
    let place = Build.Place(1, of: self, argument: request.arguments?.identity)
    return try Build(of: place, name: request.name, throwsCycles: true).pass(build)
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
    func test<Wanted>(_: Wanted.Type) -> Bool { keeper?.value(as: Any.self).map { $0 is Wanted } ?? false }
    return test(wanted)
  }
}

// SPDX-License-Identifier: MIT

/// A look-up: what is asked for, of which container, and how; and what it has found.
struct DynamicRequest {
  /// What is asked for; once that is found, what it is registered under.
  var key: DynamicKey
  let arguments: (any DynamicArguments)?
  let match: DynamicMatch
  /// Whether what is kept is left alone.
  let isFresh: Bool
  /// That of the container that is asked.
  let asked: DynamicStorage
  /// The container of that, where the one who asks holds it; else views are asked.
  let holder: Container?
  var provider: DynamicProvider?
  /// That of the container that the provider is registered in, if it is another one.
  var other: DynamicStorage?

  /// The same, found.
  func found(_ key: DynamicKey, _ provider: DynamicProvider, in storage: DynamicStorage) -> DynamicRequest {
    var found = self
    (found.key, found.provider, found.other) = (key, provider, storage)
    return found
  }

  /// The container whose generated providers are meant.
  var container: Container? { other == nil || other === asked ? holder ?? asked.generated : other?.generated }

  /// What the factory is given: for a transient a view of the container that was asked, so that it sees what is registered
  /// there; else of the one that keeps the value, so that it is the same whoever asks.
  var passed: DynamicContainer {
    (provider?.lifetime == .transient && !isFresh ? asked : other ?? asked).view
  }

  /// Whether a provider takes the arguments.
  func fits(_ provider: DynamicProvider) -> Bool { provider.arguments == arguments.map { type(of: $0) } }

  /// The name of what is asked for, in messages.
  var name: @Sendable () -> String { { [key] in key.description } }
}

// How it ends.
extension DynamicRequest {
  /// The value; an error if there is no provider.
  func value<T>() throws -> T {
    guard let provider else { return try searchedValue() }
    return try provider.value(for: self)
  }

  private func searchedValue<T>() throws -> T {
    if let value: T = try valueIfPresent() { return value }
    throw missing
  }

  /// The value; nil if there is no provider.
  func valueIfPresent<T>() throws -> T? {
    guard let found = try find() else { return try castValue() }
    return try found.provider?.value(for: found)
  }

  /// What was built, as the type that was asked for.
  func cast<T>(_ value: Any) throws -> T {
    if let value = value as? T { return value }
    let actual = _typeName(type(of: value), qualified: false)
    throw DynamicError.wrongType(key, actual: actual, route: Build.route)
  }

  /// The error for a provider that takes other arguments.
  func mismatch(with provider: DynamicProvider) -> DynamicError {
    let types = [provider.arguments, arguments.map { type(of: $0) }]
    let names = types.map { ($0?.types ?? []).map { _typeName($0, qualified: false) } }
    return .argumentMismatch(key, expected: names[0], given: names[1], route: Build.route)
  }

  /// The error for what a container would have to build that is closed.
  // The last two builds are those of this look-up itself.
  var closed: DynamicError { .closed(key, route: Array(Build.route.dropLast(2))) }

  /// The error for a look-up that found nothing, with what comes near; or for one that found only what takes arguments.
  private var missing: DynamicError {
    var near: [DynamicKey] = []
    for (other, provider) in asked.sources.flatMap(\.table.all) where isNear(other) && !near.contains(other) {
      let isMeant = match != .exact && other.name == key.name && Subtyping.isSubtype(other.type, of: key.type)
      if isMeant, !fits(provider) { return mismatch(with: provider) }
      near.append(other)
    }
    return .missing(key, route: Build.route, candidates: near, advice: advice(near))
  }

  private func advice(_ near: [DynamicKey]) -> String? {
    if key.type is any OptionalValue.Type { return "'resolveIfPresent' gives nil where there is none" }
    let isPlain = asked.generated == nil || !near.isEmpty
    return isPlain ? nil : "what takes arguments, is waited for or an actor's is only reached by its accessor"
  }

  private func isNear(_ other: DynamicKey) -> Bool {
    func optional<T>(_: T.Type) -> Any.Type { T?.self }
    return Subtyping.isSubtype(other.type, of: key.type) || Subtyping.isSubtype(key.type, of: other.type)
      || optional(other.type) == key.type || optional(key.type) == other.type
      || _typeName(other.type, qualified: false) == _typeName(key.type, qualified: false)
  }
}

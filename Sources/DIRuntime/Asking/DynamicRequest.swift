// SPDX-License-Identifier: MIT

/// One look-up: its key, its container and its options, and the provider that it has found.
struct DynamicRequest {
  /// The requested key; once a provider is found, the key that it is registered under.
  var key: DynamicKey
  /// The types of the arguments, and the arguments as a `_UncheckedSendable` tuple.
  let arguments: [Any.Type]
  let values: Any
  let match: DynamicMatch
  /// Whether a new value is built, and the kept one left alone.
  let isFresh: Bool
  /// The storage of the container that is asked.
  let askedStorage: DynamicStorage
  /// The `Container` that is asked, if the caller holds it; otherwise views are asked.
  let askedContainer: Container?
  var provider: DynamicProvider?
  /// The storage of the container that the provider is registered in.
  var foundStorage: DynamicStorage

  /// The container whose generated providers are meant.
  var generatedContainer: Container? {
    foundStorage === askedStorage ? askedContainer ?? askedStorage.generated : foundStorage.generated
  }

  /// The container that the factory gets: for a transient a view of the container that was asked, so that it sees the
  /// registrations there; otherwise a view of the one that keeps the value, so that the value is the same for all callers.
  var factoryView: DynamicContainer { factoryStorage.view }

  private var factoryStorage: DynamicStorage {
    provider?.lifetime == .transient ? askedStorage : foundStorage
  }

  /// The object that a build gets its dependencies from, which tells it from the provider's builds in other containers.
  // Not the storage of a view: once its container is gone, that is a new one for each look-up.
  var dependencySource: AnyObject {
    let container = provider?.id == nil ? nil : generatedContainer
    return container.map { $0.shown ?? $0 } ?? factoryStorage
  }

  /// The name of the requested key, in messages.
  var name: @Sendable () -> String { { [key] in key.description } }

  /// Whether a provider takes the arguments.
  func fits(_ provider: DynamicProvider) -> Bool { provider.arguments.elementsEqual(arguments, by: ==) }
}

extension DynamicRequest {
  /// The value; an error if there is no provider.
  func value<T>() throws -> T {
    guard let value: T = try valueIfPresent() else { throw missing }
    return value
  }

  /// The value; nil if there is no provider.
  func valueIfPresent<T>() throws -> T? {
    guard let found = try find() else { return try castValue() }
    return try found.built()
  }

  /// The value of the provider that was found, as the type that was asked for.
  private func built<T>() throws -> T {
    let provider = provider.unsafelyUnwrapped
    guard fits(provider) else { throw mismatch(with: provider) }
    let value = try provider.value(for: self)
    if let value = value as? T { return value }
    let actual = _typeName(type(of: value), qualified: false)
    throw DynamicError.wrongType(key, actual: actual, route: Build.route)
  }

  private var sources: [DynamicSource] { askedStorage.sources(for: askedContainer) }

  /// The look-up with the provider that matches best, in the first place that has one; nil if no place has one.
  func find() throws -> DynamicRequest? {
    for source in sources {
      if let provider = source.provider(for: key) { return found(key, provider, in: source) }
      if match == .exact { continue }
      let subtypes = all(in: source) { other, _ in isSubtype(other) }
      if let best = try best(
        of: subtypes.map { (Subtyping.steps(from: $0.key.type, to: key.type), $0.key, $0) })
      {
        return best
      }
    }
    return nil
  }

  /// If the rule casts, a value that can be cast to the type once it is built, from the first place that has one.
  private func castValue<T>() throws -> T? {
    for source in match.casts ? sources : [] {
      let values = try all(in: source) { Subtyping.mayBe($1.valueType, T.self) }.compactMap { found in
        let any: Any = try found.built()
        return (any as? T).map { (Subtyping.steps(from: type(of: any), to: T.self), found.key, $0) }
      }
      if let best = try best(of: values) { return best }
    }
    return nil
  }

  /// The values of all providers of the type, each name once; with a rule also of subtypes.
  func allValues<T>() throws -> [T] {
    var seen: Set<DynamicKey> = []
    return try sources.flatMap { source in
      all(in: source, isNamed: false) { other, _ in
        (other.type == key.type || match != .exact && isSubtype(other)) && seen.insert(other).inserted
      }
    }.map { try $0.built() }
  }

  private func isSubtype(_ other: DynamicKey) -> Bool { Subtyping.isSubtype(other.type, of: key.type) }

  private func found(
    _ key: DynamicKey, _ provider: DynamicProvider, in source: DynamicSource
  ) -> DynamicRequest {
    var found = self
    (found.key, found.provider, found.foundStorage) = (key, provider, source.storage)
    return found
  }

  /// The providers of one place that take the same arguments and pass a test, each once.
  private func all(
    in source: DynamicSource, isNamed: Bool = true, where test: (DynamicKey, DynamicProvider) -> Bool
  ) -> [DynamicRequest] {
    var seen: Set<ObjectIdentifier> = []
    return source.ordered.compactMap { other, provider in
      let isWanted = (!isNamed || other.name == key.name) && fits(provider) && test(other, provider)
      guard isWanted, seen.insert(ObjectIdentifier(provider)).inserted else { return nil }
      return found(other, provider, in: source)
    }
  }

  /// The best candidate by the rule; several equally good ones are an error.
  private func best<Answer>(of all: [(steps: Int, key: DynamicKey, answer: Answer)]) throws -> Answer? {
    let steps = match.isFurthest ? all.map(\.steps).max() : all.map(\.steps).min()
    let best = all.filter { $0.steps == steps }
    if best.count < 2 { return best.first?.answer }
    throw DynamicError.ambiguous(key, route: Build.route, candidates: best.map(\.key))
  }
}

extension DynamicRequest {
  /// The error for a provider that takes other arguments.
  private func mismatch(with provider: DynamicProvider) -> DynamicError {
    let names = [provider.arguments, arguments].map { $0.map { _typeName($0, qualified: false) } }
    return .argumentMismatch(key, expected: names[0], given: names[1], route: Build.route)
  }

  /// The error for a look-up that found nothing, with near misses; or for one that found only a provider with other arguments.
  private var missing: DynamicError {
    var near: [DynamicKey] = []
    for (other, provider) in sources.flatMap(\.ordered)
    where isNear(other) && !near.contains(other) {
      if match != .exact, other.name == key.name, isSubtype(other), !fits(provider) {
        return mismatch(with: provider)
      }
      near.append(other)
    }
    return .missing(key, route: Build.route, candidates: near, advice: advice(near))
  }

  private func advice(_ near: [DynamicKey]) -> String? {
    if key.type is any OptionalValue.Type { return "'resolveIfPresent' gives nil where there is none" }
    let isPlain = askedStorage.generated == nil || !near.isEmpty
    return isPlain
      ? nil : "only an accessor reaches a provider that takes arguments, is async or belongs to an actor"
  }

  private func isNear(_ other: DynamicKey) -> Bool {
    func optional<T>(_: T.Type) -> Any.Type { T?.self }
    return isSubtype(other) || Subtyping.isSubtype(key.type, of: other.type)
      || optional(other.type) == key.type || optional(key.type) == other.type
      || _typeName(other.type, qualified: false) == _typeName(key.type, qualified: false)
  }
}

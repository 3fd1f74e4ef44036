// SPDX-License-Identifier: MIT

/// One place where a look-up searches: a container's registrations, or its generated providers.
struct DynamicSource {
  let storage: DynamicStorage
  var generated: DynamicTable?

  var table: DynamicTable { generated ?? storage.table }
}

extension DynamicStorage {
  /// Where a look-up in this container searches, in order, each place once.
  var sources: [DynamicSource] {
    var sources: [DynamicSource] = []
    addSources(to: &sources)
    return sources
  }

  private func addSources(to sources: inout [DynamicSource]) {
    if sources.contains(where: { $0.storage === self }) { return }
    sources.append(DynamicSource(storage: self))
    if let generated {
      sources += generated.bases.map { DynamicSource(storage: $0.dynamicStorage) }
      sources.append(DynamicSource(storage: self, generated: generatedProviders))
    }
    for container in fallback { container.storage?.addSources(to: &sources) }
  }
}

// How a look-up finds its provider.
extension DynamicRequest {
  /// What may be the answer, and how far its type is from the one that is asked for.
  private typealias Candidate<Answer> = (steps: Int, key: DynamicKey, answer: Answer)

  /// The look-up with the provider that matches best, in the first place that has one; nil if none has.
  func find() throws -> DynamicRequest? {
    if provider != nil { return self }
    return try best { source in
      if let provider = source.table.provider(for: key) {
        return [(0, key, found(key, provider, in: source.storage))]
      }
      let subtypes = match == .exact ? [] : all(in: source) { other, _ in isSubtype(other) }
      return subtypes.map { (Subtyping.steps(from: $0.key.type, to: key.type), $0.key, $0) }
    }
  }

  /// Where the rule says so, what can be cast to the type once it is built, in the first place that has something.
  func castValue<T>() throws -> T? {
    guard match.casts else { return nil }
    return try best { source in
      let castable = all(in: source) { Subtyping.mayBe($1.valueType, T.self) }
      return try castable.compactMap { found in
        let any: Any = try found.value()
        return (any as? T).map { (Subtyping.steps(from: type(of: any), to: T.self), found.key, $0) }
      }
    }
  }

  /// The values of all providers of the type, each name once, and with a rule those of subtypes too.
  func allValues<T>() throws -> [T] {
    var seen: Set<DynamicKey> = []
    let found = asked.sources.flatMap { source in
      all(in: source, isNamed: false) { other, _ in
        (other.type == key.type || match != .exact && isSubtype(other)) && seen.insert(other).inserted
      }
    }
    return try found.map { try $0.value() }
  }

  private func isSubtype(_ other: DynamicKey) -> Bool { Subtyping.isSubtype(other.type, of: key.type) }

  /// Those of one place that take the same arguments and pass a test, each provider once.
  private func all(
    in source: DynamicSource, isNamed: Bool = true, where test: (DynamicKey, DynamicProvider) -> Bool
  ) -> [DynamicRequest] {
    var seen: Set<ObjectIdentifier> = []
    return source.table.all.compactMap { other, provider in
      let isWanted = (!isNamed || other.name == key.name) && fits(provider) && test(other, provider)
      guard isWanted, seen.insert(ObjectIdentifier(provider)).inserted else { return nil }
      return found(other, provider, in: source.storage)
    }
  }

  /// What ranks best by the rule, in the first place that has something; several are an error.
  private func best<Answer>(of candidates: (DynamicSource) throws -> [Candidate<Answer>]) throws -> Answer? {
    for source in asked.sources {
      let all = try candidates(source)
      let steps = match.isFurthest ? all.map(\.steps).max() : all.map(\.steps).min()
      let best = all.filter { $0.steps == steps }
      if best.count > 1 {
        throw DynamicError.ambiguous(key, route: Build.route, candidates: best.map(\.key))
      }
      if let best = best.first { return best.answer }
    }
    return nil
  }
}

// SPDX-License-Identifier: MIT

/// One place where a look-up searches: a container's registrations, or its generated providers.
struct DynamicSource {
  let storage: DynamicStorage
  var table: DynamicTable?

  func finding(for key: DynamicKey) -> DynamicFinding? {
    let provider = table == nil ? storage.provider(for: key) : table?.provider(for: key)
    return provider.map { DynamicFinding(key: key, provider: $0, storage: storage) }
  }

  var all: [DynamicFinding] {
    (table?.all ?? storage.all).map { DynamicFinding(key: $0.key, provider: $0.provider, storage: storage) }
  }
}

/// A provider, and where it was found.
struct DynamicFinding {
  let key: DynamicKey
  let provider: DynamicProvider
  let storage: DynamicStorage
}

/// A look-up, from what is asked for to who builds it.
struct DynamicLookup {
  let key: DynamicKey
  let arguments: DynamicArguments
  let match: DynamicMatch
  let storage: DynamicStorage
  var sources: [DynamicSource] { storage.sources }

  init(_ key: DynamicKey, _ arguments: DynamicArguments, _ match: DynamicMatch?, in storage: DynamicStorage) {
    self.key = key
    self.arguments = arguments
    self.match = match ?? storage.match
    self.storage = storage
  }

  /// The provider that matches best, in the first place that has one; nil if none has.
  func find() throws(DynamicError) -> DynamicFinding? {
    // The first place, and mostly the only one.
    if let finding = DynamicSource(storage: storage).finding(for: key) { return finding }
    for source in sources {
      if let finding = source.finding(for: key) { return finding }
      if match != .exact, let finding = try best(of: subtypes(in: source)) { return finding }
    }
    return nil
  }

  /// The providers in one place that are registered under a subtype.
  func subtypes(in source: DynamicSource) -> [(steps: Int, candidate: DynamicFinding)] {
    candidates(in: source).compactMap { finding in
      guard finding.key.type != key.type, Subtyping.isSubtype(finding.key.type, of: key.type) else {
        return nil
      }
      return (Subtyping.steps(from: finding.key.type, to: key.type), finding)
    }
  }

  /// Those of the same name that take the same arguments, each provider once.
  func candidates(in source: DynamicSource) -> [DynamicFinding] {
    var seen: Set<ObjectIdentifier> = []
    return source.all.filter { finding in
      finding.key.name == key.name
        && finding.provider.maker.argumentTypes.elementsEqual(arguments.types, by: ==)
        && seen.insert(ObjectIdentifier(finding.provider)).inserted
    }
  }

  /// All providers of the type, each name once, and with a rule those of subtypes too.
  func findAll() -> [DynamicFinding] {
    var seen: Set<DynamicKey> = []
    var findings: [DynamicFinding] = []
    for source in sources {
      for finding in source.all where isWanted(finding) && seen.insert(finding.key).inserted {
        if !findings.contains(where: { $0.provider === finding.provider }) { findings.append(finding) }
      }
    }
    return findings
  }

  private func isWanted(_ finding: DynamicFinding) -> Bool {
    let (other, maker) = (finding.key.type, finding.provider.maker)
    guard maker.argumentTypes.isEmpty, !maker.isAsynchronous else { return false }
    return other == key.type || match != .exact && Subtyping.isSubtype(other, of: key.type)
  }

  private func best(
    of candidates: [(steps: Int, candidate: DynamicFinding)]
  ) throws(DynamicError) -> DynamicFinding? {
    let best = match.best(of: candidates)
    if best.count > 1 { throw ambiguous(best) }
    return best.first
  }

  private func ambiguous(_ findings: [DynamicFinding]) -> DynamicError {
    .ambiguous(key, route: Build.route, candidates: findings.map(\.key))
  }

  /// What can be cast to the type once it is built, in the first place that has something; nil if none has.
  ///
  /// Asynchronous providers are left out: they cannot be built here.
  func cast<T>(to type: T.Type) throws -> T? {
    for source in sources {
      var values: [(steps: Int, candidate: (DynamicFinding, T))] = []
      for finding in candidates(in: source) where Subtyping.mayBe(finding.provider.maker.type, T.self) {
        guard !finding.provider.maker.isAsynchronous else { continue }
        let any = try value(of: finding, as: Any.self)
        guard let value = any as? T else { continue }
        values.append((Subtyping.steps(from: Swift.type(of: any), to: T.self), (finding, value)))
      }
      let best = match.best(of: values)
      if best.count > 1 { throw ambiguous(best.map(\.0)) }
      if let value = best.first?.1 { return value }
    }
    return nil
  }

  /// The value of what was found, built or kept.
  func value<T>(of finding: DynamicFinding, as type: T.Type, isFresh: Bool = false) throws -> T {
    let provider = finding.provider
    return try provider.maker.value(as: type, of: provider, for: call(to: finding, isFresh: isFresh))
  }

  func call(to finding: DynamicFinding, isFresh: Bool = false) -> DynamicCall {
    DynamicCall(
      key: finding.key, arguments: arguments, isFresh: isFresh, asked: storage.view,
      owner: finding.storage.view, container: finding.storage.generated)
  }

  /// The error for a look-up that found nothing, with what comes near.
  var missing: DynamicError {
    var near: [DynamicKey] = []
    for other in sources.flatMap(\.all).map(\.key) where isNear(other) && !near.contains(other) {
      near.append(other)
    }
    return .missing(key, route: Build.route, candidates: near)
  }

  private func isNear(_ other: DynamicKey) -> Bool {
    if Subtyping.isSubtype(other.type, of: key.type) || Subtyping.isSubtype(key.type, of: other.type) {
      return true
    }
    return Self.optional(other.type) == key.type || Self.optional(key.type) == other.type
      || _typeName(other.type, qualified: false) == _typeName(key.type, qualified: false)
  }

  private static func optional(_ type: Any.Type) -> Any.Type {
    func wrapped<T>(_: T.Type) -> Any.Type { T?.self }
    return _openExistential(type, do: wrapped)
  }
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
    sources += (generated?.bases ?? []).map { DynamicSource(storage: $0.dynamicStorage) }
    if let generated { sources.append(DynamicSource(storage: self, table: generated.plan.dynamicTable)) }
    for container in fallback { container.storage?.addSources(to: &sources) }
  }
}

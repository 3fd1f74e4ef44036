// SPDX-License-Identifier: MIT

import Synchronization

/// What a dynamic container owns: its registrations, and with them all that they keep.
final class DynamicStorage: Sendable {
  let match: DynamicMatch
  let fallback: [DynamicContainer]
  /// A view of the container whose generated providers are looked up behind the registrations.
  let generated: Container?
  /// Those providers.
  let table: GeneratedProviders?
  private let registered = Locked(DynamicTable())
  /// Whether nothing is registered, as behind most containers: then look-ups take no lock.
  private let hasNone = Atomic(true)
  private let viewReference = AtomicLazyReference<DynamicContainer>()

  init(match: DynamicMatch, fallback: [DynamicContainer], generated: Container? = nil) {
    (self.match, self.fallback, self.generated) = (match, fallback, generated)
    table = generated.map { $0.plan.generated(in: type(of: $0)) }
  }

  /// The container without ownership of it: what factories get.
  var view: DynamicContainer {
    viewReference.load() ?? viewReference.storeIfNil(DynamicContainer(of: self, isView: true))
  }

  func provider(for key: DynamicKey) -> DynamicProvider? {
    if hasNone.load(ordering: .acquiring) { return nil }
    return registered.withLock { $0.provider(for: key)?.takeUnretainedValue() }
  }

  /// The value of a singleton that is built, where nothing comes before it: most look-ups end here.
  ///
  /// A registered one is copied under the lock: so nothing has to be retained that keeps it.
  ///
  /// - Parameters:
  ///   - key: What is asked for, and the value's own type.
  ///   - slots: Those of the container whose generated providers come next; without any, those are not searched.
  ///   - match: The rule; the container's own if nil.
  ///   - other: What to do where it takes more to find it.
  /// - Returns: The value.
  /// - Throws: What that does.
  func builtValue<T>(
    _ key: DynamicKey, _ slots: SlotTable, _ match: DynamicMatch?, or other: () throws -> T
  ) throws -> T {
    if hasNone.load(ordering: .acquiring) {
      guard let value = generatedValue(key, slots) else { return try other() }
      return value.assumingMemoryBound(to: T.self).pointee
    }
    do throws(NotBuilt) {
      return try registered.withLock { table throws(NotBuilt) -> T in
        let provider = table.provider(for: key)
        let isExact = (match ?? self.match) == .exact
        let value = provider.map { $0._withUnsafeGuaranteedRef { $0.singleton(T.self) } }
        guard let value = value ?? (isExact ? generatedValue(key, slots) : nil) else { throw NotBuilt() }
        nonisolated(unsafe) let copied = value.assumingMemoryBound(to: T.self)
        return copied.pointee
      }
    } catch { return try other() }
  }

  private func generatedValue(_ key: DynamicKey, _ slots: SlotTable) -> UnsafeMutableRawPointer? {
    slots.count > 0 ? table?.slot(of: key).flatMap(slots.value) : nil
  }

  /// All registrations, in the order they were made.
  var all: [(key: DynamicKey, provider: DynamicProvider)] {
    func place(_ entry: (key: DynamicKey, provider: DynamicProvider)) -> (Int, Int) {
      (entry.provider.number, entry.provider.keys.firstIndex(of: entry.key) ?? 0)
    }
    return registered.withLock { $0.all }.sorted { place($0) < place($1) }
  }

  /// Puts a registration in the place of those with the same keys.
  ///
  /// - Parameter provider: The registration; afterwards what there was, for the caller to free.
  func exchange(_ provider: inout DynamicProvider?) {
    guard let key = provider?.key else { return }
    if provider?.hasOthers == true, let several = provider.take() {
      change(several.keys) { _ in several }
      return
    }
    registered.withLock { table in
      table.exchange(&provider, for: key)
      hasNone.store(false, ordering: .releasing)
    }
  }

  /// Changes what is registered under some keys, all at once.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - new: Given what is registered under one, says what is to be.
  /// - Returns: Whether something that was registered is so no more.
  @discardableResult
  func change(_ keys: [DynamicKey], to new: (DynamicProvider?) -> DynamicProvider?) -> Bool {
    // What was there is freed after the lock is given back, because that may run code of the user.
    let old = registered.withLock { table in
      let old = keys.compactMap { Self.change($0, in: &table, to: new) }
      hasNone.store(table.isEmpty, ordering: .releasing)
      return old
    }
    return !old.isEmpty
  }

  private static func change(
    _ key: DynamicKey, in table: inout DynamicTable, to new: (DynamicProvider?) -> DynamicProvider?
  ) -> DynamicProvider? {
    let old = table.provider(for: key)?.takeUnretainedValue()
    var provider = new(old)
    if provider === old { return nil }
    table.exchange(&provider, for: key)
    return provider
  }
}

/// Says that a value has not been found the short way.
private struct NotBuilt: Error {}

// SPDX-License-Identifier: MIT

import Synchronization

/// What a dynamic container owns: its registrations, and with them all that they keep.
final class DynamicStorage: Sendable {
  let match: DynamicMatch
  let fallback: [DynamicContainer]
  /// A view of the container whose generated providers are looked up behind the registrations.
  let generated: Container?
  /// Those providers.
  let generatedProviders: GeneratedProviders?
  private let registered = BrieflyLocked(DynamicTable())
  /// Whether nothing is registered, as behind most containers: then look-ups take no lock.
  private let hasNone = Atomic(true)
  private let viewReference = LazyReference<DynamicContainer>()

  init(match: DynamicMatch, fallback: [DynamicContainer], generated: Container? = nil) {
    (self.match, self.fallback, self.generated) = (match, fallback, generated)
    generatedProviders = generated.map { $0.plan.generated(in: type(of: $0)) }
  }

  /// The container without ownership of it: what factories get.
  var view: DynamicContainer {
    viewReference.object { DynamicContainer(of: self, isView: true) }
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
    guard slots.count > 0, let provider = generatedProviders?.table.provider(for: key) else { return nil }
    return provider._withUnsafeGuaranteedRef { $0.containerSlot.flatMap { slots.value(at: Int($0)) } }
  }

  /// All registrations, in the order they were made.
  var all: [(key: DynamicKey, provider: DynamicProvider)] { registered.withLock { $0.all } }

  /// Puts a registration, retained once for its first key, in the place of those with the same keys.
  func add(_ provider: Unmanaged<DynamicProvider>) {
    // What was there is freed after the lock is given back, because that may run code of the user.
    let old = registered.withLock { table in
      hasNone.store(false, ordering: .releasing)
      return provider._withUnsafeGuaranteedRef {
        let others = $0.others.isEmpty ? [] : $0.others.map { table.exchange(provider.retain(), for: $0) }
        return (table.exchange(provider, for: $0.key), others)
      }
    }
    withExtendedLifetime(old) {}
  }

  /// Changes what is registered under some keys, all at once.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - new: Given what is registered under one, says what is to be.
  /// - Returns: Whether something that was registered is so no more.
  @discardableResult
  func change(_ keys: [DynamicKey], to new: (DynamicProvider?) -> DynamicProvider?) -> Bool {
    // Freed like that of `add`.
    let old = registered.withLock { table in
      let old = keys.compactMap { key -> DynamicProvider? in
        let known = table.provider(for: key)?.takeUnretainedValue()
        let provider = new(known)
        return provider === known ? nil : table.exchange(provider.map(Unmanaged.passRetained), for: key)
      }
      hasNone.store(table.isEmpty, ordering: .releasing)
      return old
    }
    return !old.isEmpty
  }
}

/// Says that a value has not been found the short way.
private struct NotBuilt: Error {}

// SPDX-License-Identifier: MIT

import Synchronization

/// What a dynamic container owns: its registrations, and with them all that they keep.
final class DynamicStorage: Sendable {
  /// One key's registration, and when it was made in comparison with others.
  private struct Entry: Sendable {
    let number: Int
    let provider: DynamicProvider
  }

  private struct Entries: Sendable {
    var byKey: [DynamicKey: Entry] = [:]
    var next = 0
  }

  let match: DynamicMatch
  let fallback: [DynamicContainer]
  /// A view of the container whose generated providers are looked up behind the registrations.
  let generated: Container?
  private let entries = Locked(Entries())
  private let viewReference = AtomicLazyReference<DynamicContainer>()

  init(match: DynamicMatch, fallback: [DynamicContainer], generated: Container? = nil) {
    self.match = match
    self.fallback = fallback
    self.generated = generated
  }

  /// The container without ownership of it: what factories get.
  var view: DynamicContainer {
    viewReference.load() ?? viewReference.storeIfNil(DynamicContainer(viewOf: self))
  }

  func provider(for key: DynamicKey) -> DynamicProvider? {
    entries.withLock { $0.byKey[key]?.provider }
  }

  /// All registrations, in the order they were made.
  var all: [(key: DynamicKey, provider: DynamicProvider)] {
    // The elements are copied under the lock, and not the dictionary: the thread sanitizer would not see that nobody
    // reads that any more when the next change is made in place.
    let all = entries.withLock { Array($0.byKey) }
    return all.sorted { $0.value.number < $1.value.number }.map { ($0.key, $0.value.provider) }
  }

  /// Registers under all keys of a provider. What was there is released by the caller, outside the lock.
  func set(_ provider: DynamicProvider) -> [DynamicProvider] {
    entries.withLock { entries in
      provider.keys.compactMap { Self.set(provider, for: $0, in: &entries) }
    }
  }

  /// Registers under those of some keys that nothing is registered under.
  func add(_ provider: DynamicProvider, for keys: [DynamicKey]) {
    entries.withLock { entries in
      for key in keys where entries.byKey[key] == nil { _ = Self.set(provider, for: key, in: &entries) }
    }
  }

  private static func set(
    _ provider: DynamicProvider, for key: DynamicKey, in entries: inout Entries
  ) -> DynamicProvider? {
    let old = entries.byKey.updateValue(Entry(number: entries.next, provider: provider), forKey: key)
    entries.next += 1
    return old?.provider
  }

  /// Removes some registrations. What was there is released by the caller, outside the lock.
  func remove(where isRemoved: (DynamicKey) -> Bool) -> [DynamicProvider] {
    let keys = entries.withLock { Array($0.byKey.keys) }.filter(isRemoved)
    return entries.withLock { entries in
      keys.compactMap { entries.byKey.removeValue(forKey: $0)?.provider }
    }
  }

  /// Puts a provider that keeps nothing in the place of one that does, wherever that is still registered.
  func forget(_ provider: DynamicProvider) {
    let forgotten = provider.forgotten()
    entries.withLock { entries in
      for key in provider.keys {
        guard let entry = entries.byKey[key], entry.provider === provider else { continue }
        entries.byKey[key] = Entry(number: entry.number, provider: forgotten)
      }
    }
  }
}

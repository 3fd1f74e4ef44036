// SPDX-License-Identifier: MIT

/// What a dynamic container owns: its registrations, and with them all that they keep.
final class DynamicStorage: Sendable {
  let match: DynamicMatch
  let fallback: [DynamicContainer]
  /// A view of the container whose generated providers are looked up behind the registrations.
  let generated: Container?
  /// Those providers.
  let generatedProviders: DynamicTable?
  private let registered = BrieflyLocked(DynamicTable())
  private let viewReference = LazyReference<DynamicContainer>()

  init(match: DynamicMatch, fallback: [DynamicContainer], generated: Container? = nil) {
    (self.match, self.fallback, self.generated) = (match, fallback, generated)
    generatedProviders = generated.map { $0.plan.generated(in: type(of: $0)) }
  }

  /// The container without ownership of it: what factories get.
  var view: DynamicContainer {
    viewReference.object { DynamicContainer(of: self, isView: true) }
  }

  /// The registrations as they are now.
  var table: DynamicTable { registered.withLock { $0 } }

  func provider(for key: DynamicKey) -> DynamicProvider? { registered.withLock { $0.provider(for: key) } }

  /// The generated one, if nothing comes between what is registered and those.
  func nextProvider(for key: DynamicKey) -> DynamicProvider? {
    generated?.bases.isEmpty == true ? generatedProviders?.provider(for: key) : nil
  }

  /// Puts a registration behind all others, in the place of those with the same keys.
  func add(_ provider: DynamicProvider) {
    let old = registered.withLock { table in
      provider.keys.compactMap { key in
        let known = table.provider(for: key)
        table.exchange(nil, for: key)
        table.exchange(provider, for: key)
        return known
      }
    }
    // What was there is freed after the lock is given back, because that may run code of the user.
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
      keys.compactMap { key -> DynamicProvider? in
        let known = table.provider(for: key)
        let provider = new(known)
        table.exchange(provider, for: key)
        return provider === known ? nil : known
      }
    }
    return !old.isEmpty
  }
}

/// Providers by their keys.
struct DynamicTable: Sendable {
  private var keys: [DynamicKey] = []
  private var providers: [DynamicKey: DynamicProvider] = [:]

  /// All that there are, in the order in which they came.
  var all: [(key: DynamicKey, provider: DynamicProvider)] {
    keys.compactMap { key in providers[key].map { (key, $0) } }
  }

  func provider(for key: DynamicKey) -> DynamicProvider? { providers[key] }

  /// Gives a key another provider in the same place, or takes away the one that it has.
  mutating func exchange(_ provider: DynamicProvider?, for key: DynamicKey) {
    if provider == nil { keys.removeAll { $0 == key } } else if providers[key] == nil { keys.append(key) }
    providers[key] = provider
  }
}

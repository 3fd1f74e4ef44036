// SPDX-License-Identifier: MIT

import Synchronization

/// What a dynamic container owns: its registrations, and with them all that they keep.
final class DynamicStorage: Sendable {
  let match: DynamicMatch
  let fallback: [DynamicContainer]
  /// A view of the container whose generated providers are looked up behind the registrations.
  let generated: Container?
  /// Those providers.
  let table: DynamicTable?
  private let registered = Locked<[DynamicKey: DynamicProvider]>([:])
  private let viewReference = AtomicLazyReference<DynamicContainer>()

  init(match: DynamicMatch, fallback: [DynamicContainer], generated: Container? = nil) {
    (self.match, self.fallback, self.generated) = (match, fallback, generated)
    table = generated?.plan.dynamicTable
  }

  /// The container without ownership of it: what factories get.
  var view: DynamicContainer {
    viewReference.load() ?? viewReference.storeIfNil(DynamicContainer(of: self, isView: true))
  }

  func provider(for key: DynamicKey) -> DynamicProvider? { registered.withLock { $0[key] } }

  /// All registrations, in the order they were made.
  var all: [(key: DynamicKey, provider: DynamicProvider)] {
    // The elements are copied under the lock, and not the dictionary: the thread sanitizer would not see that nobody
    // reads that any more when the next change is made in place.
    let all = registered.withLock { $0.map { ($0.key, $0.value) } }
    func place(_ entry: (key: DynamicKey, provider: DynamicProvider)) -> (Int, Int) {
      (entry.provider.number, entry.provider.keys.firstIndex(of: entry.key) ?? 0)
    }
    return all.sorted { place($0) < place($1) }
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
    let old = registered.withLock { registered in
      keys.compactMap { Self.change(&registered[$0], to: new) }
    }
    return !old.isEmpty
  }

  private static func change(
    _ provider: inout DynamicProvider?, to new: (DynamicProvider?) -> DynamicProvider?
  ) -> DynamicProvider? {
    let old = provider
    provider = new(old)
    return provider === old ? nil : old
  }
}

// SPDX-License-Identifier: MIT

/// Providers by their keys, numbered in the order in which they came.
///
/// It retains them itself, so that a search retains nothing: most look-ups end here. It is given them retained, as a pair of
/// retain and release takes a tenth of what registering does.
struct DynamicTable: ~Copyable {
  private var providers: [DynamicKey: Unmanaged<DynamicProvider>] = [:]
  private var lastNumber = 0

  deinit { for provider in providers.values { provider.release() } }

  var isEmpty: Bool { providers.isEmpty }

  /// All that there are, in the order of their numbers.
  var all: [(key: DynamicKey, provider: DynamicProvider)] {
    func place(_ entry: (key: DynamicKey, provider: DynamicProvider)) -> (Int, Int) {
      (entry.provider.number, entry.provider.keys.firstIndex(of: entry.key) ?? 0)
    }
    return providers.map { ($0, $1.takeUnretainedValue()) }.sorted { place($0) < place($1) }
  }

  /// The provider of a key, which is not retained: it lives while it is in the table.
  func provider(for key: DynamicKey) -> Unmanaged<DynamicProvider>? { providers[key] }

  /// Gives a key a provider, or takes away the one that it has.
  ///
  /// - Parameters:
  ///   - provider: The provider, if any, retained once for the table.
  ///   - key: The key.
  /// - Returns: The one that the key had, for the caller to free: that may run code of the user.
  mutating func exchange(_ provider: Unmanaged<DynamicProvider>?, for key: DynamicKey) -> DynamicProvider? {
    guard let provider else { return providers.removeValue(forKey: key)?.takeRetainedValue() }
    provider._withUnsafeGuaranteedRef {
      lastNumber = max(lastNumber + 1, $0.number)
      $0.setNumber(lastNumber)
    }
    // By itself it only doubles: of the time that a thousand registrations take, that is a tenth.
    if providers.count == providers.capacity { providers.reserveCapacity(4 * providers.count) }
    return providers.updateValue(provider, forKey: key)?.takeRetainedValue()
  }
}

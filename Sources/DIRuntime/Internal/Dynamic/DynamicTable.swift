// SPDX-License-Identifier: MIT

/// Providers by their keys: a hash table that is searched from a type's address on.
///
/// Not a dictionary, because most look-ups end here: a search retains nothing, and a type is hashed by a multiplication, as
/// nobody outside chooses its address.
// Unchecked for the pointer, which nobody else has.
struct DynamicTable: ~Copyable, @unchecked Sendable {
  private struct Entry {
    var type: Any.Type?
    var name: String?
    var provider: DynamicProvider?

    var key: DynamicKey { DynamicKey(type.unsafelyUnwrapped, name: name) }
  }

  /// How many keys have a provider.
  private var count = 0
  /// How many places have a key: one whose provider is taken away stays, so that others are found behind it.
  private var used = 0
  private var lastNumber = 0
  /// Zero, or a power of two of which a quarter at least is empty.
  private var capacity = 0
  private var entries = UnsafeMutablePointer<Entry>.allocate(capacity: 0)

  deinit {
    for place in 0..<capacity where entries[place].type != nil { (entries + place).deinitialize(count: 1) }
    entries.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  /// All that there are, in no order.
  var all: [(key: DynamicKey, provider: DynamicProvider)] {
    (0..<capacity).compactMap { place in entries[place].provider.map { (entries[place].key, $0) } }
  }

  /// The provider of a key, which is not retained: it lives while it is in the table.
  func provider(for key: DynamicKey) -> Unmanaged<DynamicProvider>? {
    if capacity == 0 { return nil }
    return entries[place(of: key)].provider.map(Unmanaged.passUnretained)
  }

  /// Gives a key a provider, or takes away the one that it has.
  ///
  /// - Parameters:
  ///   - provider: The provider, if any; afterwards the one that the key had, for the caller to free: that may run code of
  ///     the user.
  ///   - key: The key.
  mutating func exchange(_ provider: inout DynamicProvider?, for key: DynamicKey) {
    if (used + 1) * 4 > capacity * 3 { grow() }
    let entry = entries + place(of: key)
    lastNumber += 1
    provider?.setNumber(lastNumber)
    if entry.pointee.type == nil {
      if provider == nil { return }
      (entry.pointee.type, entry.pointee.name) = (key.type, key.name)
      used += 1
    }
    if provider != nil { count += 1 }
    swap(&entry.pointee.provider, &provider)
    if provider != nil { count -= 1 }
  }

  /// Where a key is, or else the empty place for it.
  private func place(of key: DynamicKey) -> Int {
    var place = start(of: key)
    while let type = entries[place].type, !(type == key.type && entries[place].name == key.name) {
      place = next(place)
    }
    return place
  }

  private func next(_ place: Int) -> Int { (place + 1) & (capacity - 1) }

  /// Where the search for a key begins.
  private func start(of key: DynamicKey) -> Int {
    let address = UInt(bitPattern: ObjectIdentifier(key.type)) ^ UInt(bitPattern: key.name?.hashValue ?? 0)
    // The highest bits: all of the address counts for them.
    return Int((address &* 0x9E37_79B9_7F4A_7C15) >> (UInt(capacity.leadingZeroBitCount) + 1))
  }

  /// Makes room, and forgets the keys that have no provider any more.
  private mutating func grow() {
    let (old, oldCapacity) = (entries, capacity)
    capacity = max(8, oldCapacity)
    while (count + 1) * 2 > capacity { capacity *= 2 }
    used = count
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    for entry in old..<old + oldCapacity where entry.pointee.type != nil {
      if entry.pointee.provider == nil {
        entry.deinitialize(count: 1)
      } else {
        (entries + place(of: entry.pointee.key)).moveInitialize(from: entry, count: 1)
      }
    }
    old.deallocate()
  }
}

// SPDX-License-Identifier: MIT

// How an empty slot is filled, by one build however many ask.

extension SlotTable {
  /// The value of a slot, which a function builds if the slot is still empty when no other build runs.
  ///
  /// This is the generic shell of the filling: all that depends on the type, and nothing else. None of it is
  /// inlinable, so that it is compiled once and not for every type in every module.
  func value<T, E: Error>(
    at slot: Int, builtAs build: Build, by make: () throws(E) -> T
  ) throws(E) -> T {
    var failure: E?
    let value = value(
      at: slot, builtAs: build,
      erased: {
        do throws(E) { return KeptValue.allocate(try make()) } catch { failure = error }
        return nil
      })
    guard let value else { throw failure.unsafelyUnwrapped }
    return value.assumingMemoryBound(to: T.self).pointee
  }

  private func value(
    at slot: Int, builtAs build: Build, erased make: () -> UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer? {
    var value: UnsafeMutableRawPointer?
    build.alone(onCycle: trapCycle) {
      value = self.value(at: slot)
      if value != nil { return }
      build.run { value = make() }
      if let value { fill(slot, with: value) }
    }
    return value
  }

  /// What a slot that holds an object of the runtime's own contains after it is filled by the first who asks.
  func object<Object: AnyObject>(at slot: Int, or make: () -> Object) -> Object {
    let mine = KeptValue.allocate(make())
    let other = fill(ifEmpty: slot, with: mine)
    if other != nil { KeptValue.destroy(mine) }
    return (other ?? mine).assumingMemoryBound(to: Object.self).pointee
  }
}

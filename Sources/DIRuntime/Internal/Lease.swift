// SPDX-License-Identifier: MIT

import Synchronization

/// A way to what a container keeps that does not hold the container: what its views read by.
///
/// A weak reference would do, but holds the container for each read, which takes three times as long: whatever retains or
/// releases an object that has weak references goes a long way round. Here a reader is counted while it copies a value;
/// and if the container goes in the meantime, the last reader has a task free what it kept.
///
/// Reached by a pointer, because a reference would be retained for each read. The container's own view has the memory,
/// and whoever reads has that.
@usableFromInline
struct Lease: ~Copyable {
  private let storage: ContainerStorage
  /// How many read right now: counted from zero, from the least number once the container is gone, and from half of that
  /// once what it kept is freed.
  private let readers = Atomic(0)
  /// Of a child that is gone, its parent: there are all slots but those of its own level.
  private let parent = Atomic<Unmanaged<Container>?>(nil)

  private init(of storage: ContainerStorage) { self.storage = storage }

  static func allocate(of storage: ContainerStorage) -> UnsafePointer<Lease> {
    let memory = UnsafeMutablePointer<Lease>.allocate(capacity: 1)
    memory.initialize(to: Lease(of: storage))
    return UnsafePointer(memory)
  }

  /// The value of a key, if it is built and the container is there; then it stays until the reader leaves, which it has to.
  @usableFromInline
  @inline(never)
  @_effects(releasenone)
  func enter(_ key: KeyID) -> UnsafeMutableRawPointer? {
    let isOpen = readers.wrappingAdd(1, ordering: .acquiring).oldValue >= 0
    if isOpen, let value = storage.value(of: key) { return value }
    leave()
    return nil
  }

  /// Ends a read. In between no code of the user may run: what is to be freed would wait for it.
  @usableFromInline
  @inline(never)
  @_effects(releasenone)
  func leave() {
    if readers.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == .min { endElsewhere() }
  }

  /// Not here, because whoever reads relies on it that nothing is released.
  @inline(never)
  private func endElsewhere() { end { Task.detached(operation: $0) } }

  /// Frees what the container kept, or has the last reader see to it; to be called once, when it goes.
  ///
  /// - Parameter parent: That of a child.
  func close(childOf parent: Container?) {
    self.parent.store(parent.map(Unmanaged.passRetained), ordering: .relaxed)
    if readers.wrappingAdd(.min, ordering: .acquiringAndReleasing).newValue == .min { end { $0() } }
  }

  /// Has everything freed, unless another reader has come meanwhile, who is the last then.
  private func end(by run: (@escaping @Sendable () -> Void) -> Void) {
    let isLast = readers.compareExchange(
      expected: .min, desired: .min / 2, ordering: .acquiringAndReleasing
    ).exchanged
    guard isLast else { return }
    // This memory may be gone by then, with the view.
    nonisolated(unsafe) let storage = storage
    let parent = parent.load(ordering: .relaxed)
    run {
      storage.destroy(ofChild: parent != nil)
      parent?.release()
    }
  }
}

// SPDX-License-Identifier: MIT

import Synchronization

/// A kept value that is being built, from its first look at the slot until the value is there.
///
/// Builds of one thread are nested, as calls are: `outer` is the one that this one is needed for. When the
/// innermost waits for a build of another thread, `awaited` says so; a cycle is a walk along these two that
/// comes back to where it began.
///
/// Unchecked because `inner` and `awaited` are variables: `BuildTable` alone touches them, under its lock.
final class Build: @unchecked Sendable {
  /// A kept key in a container: that which has one build at a time.
  struct Place: Hashable {
    let container: ObjectIdentifier
    let key: KeyID
  }

  let place: Place
  let outer: Build?
  let latch = Latch()
  private let task: Int?
  private let isFinished = Atomic(false)

  var inner: Build?
  var awaited: Build?

  init(_ key: KeyID, in container: Container) {
    place = Place(container: ObjectIdentifier(container), key: key)
    task = Build.currentTask
    outer = Build.current
  }

  var name: String { place.key.name }

  /// Calls a closure as part of this build: what it asks a container for is nested in it.
  func run(_ body: () -> UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    defer { isFinished.store(true, ordering: .releasing) }
    return Build.$inherited.withValue(self, operation: body)
  }
}

extension Build {
  /// The innermost build, also in tasks that were started from it and are not part of it.
  @TaskLocal private static var inherited: Build?

  /// The innermost build that the running code is part of.
  ///
  /// A task started by a build inherits the task-local value, but has another hash. It may have the same if
  /// the first task is gone and its memory used again: then that build is finished.
  private static var current: Build? {
    guard let build = inherited, build.task == currentTask else { return nil }
    return build.isFinished.load(ordering: .acquiring) ? nil : build
  }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

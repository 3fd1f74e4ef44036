// SPDX-License-Identifier: MIT

import Synchronization

/// A value that is being built, from the first look at its place until the value is there.
///
/// Builds of one thread are nested, as calls are: `outer` is the one that this one is needed for. When the
/// innermost waits for a build of another thread, `awaited` says so; a cycle is a walk along these two that
/// comes back to where it began.
///
/// Unchecked because `inner` and `awaited` are variables: `BuildTable` alone touches them, under its lock.
final class Build: @unchecked Sendable {
  /// That which has one build at a time: a slot of a container, or of a cell of its own.
  struct Place: Hashable {
    let owner: ObjectIdentifier
    let slot: Int
    /// Tells values apart that have no slot of their own: keyed ones that are built without being kept.
    var argument: AnyHashable?

    init(_ slot: Int, of owner: AnyObject, argument: AnyHashable? = nil) {
      self.owner = ObjectIdentifier(owner)
      self.slot = slot
      self.argument = argument
    }
  }

  let place: Place
  let outer: Build?
  private let nameOfBuild: @Sendable () -> String
  private let latch = Latch()
  private let task: Int?
  private let isFinished = Atomic(false)

  var inner: Build?
  var awaited: Build?

  /// A build that the running code is about to begin.
  ///
  /// - Parameters:
  ///   - place: What it fills.
  ///   - name: Its name in messages.
  init(of place: Place, name: @escaping @Sendable () -> String) {
    self.place = place
    nameOfBuild = name
    task = Build.currentTask
    outer = Build.current
  }

  var name: String { nameOfBuild() }

  /// Calls a closure as part of this build: what it asks a container for is nested in it.
  func run(_ body: () -> Void) {
    defer { isFinished.store(true, ordering: .releasing) }
    Build.$inherited.withValue(self, operation: body)
  }

  /// Calls a closure when no other build of the place is running; others then wait until it returns.
  ///
  /// Traps if it would have to wait for itself.
  func alone(_ body: () -> Void) {
    latch.hold {
      claim()
      defer { BuildTable.remove(self) }
      body()
    }
  }

  /// Runs a closure without regard to other builds of the place; traps if it is inside one itself.
  func nested(_ body: () -> Void) {
    if case .cycle(let path) = BuildTable.nest(self) { trapCycle(path) }
    defer { BuildTable.remove(self) }
    run(body)
  }

  private func claim() {
    while true {
      switch BuildTable.claim(self) {
      case .granted: return
      case .wait(let other): other.latch.wait()
      case .cycle(let path): trapCycle(path)
      }
    }
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

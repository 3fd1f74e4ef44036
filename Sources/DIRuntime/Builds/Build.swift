// SPDX-License-Identifier: MIT

import Synchronization

/// A build of a value, from the first look at its place until the value exists.
///
/// Builds of one thread are nested, as calls are: `outer` is the build that this one is needed for. When the innermost waits
/// for a build of another thread, `BuildTable` notes that; a cycle is a walk along `outer` and these waits that comes back to
/// its start. Closing a container, and warming it up, count as builds of it.
///
/// Unchecked because of the variables: the task and the container are set before any code runs as part of the build, and its
/// error is read only once it is over.
final class Build: @unchecked Sendable {
  /// A place that has one build at a time.
  // It contains no reference, because it is copied and hashed in each build.
  struct Place: Hashable, Sendable {
    enum Kind {
      /// A value.
      case value
      /// The call of a provider's override, which by itself keeps nothing.
      case call
      /// An action on a whole container.
      case warmUp, close
    }

    let kind: Kind
    let owner: ObjectIdentifier
    /// The provider; nil if no container builds the value.
    let key: KeyID?
    /// For a keyed provider the cell of the value. For a value that nothing keeps, the object that it gets its dependencies from.
    let inner: ObjectIdentifier?

    init(_ kind: Kind, of owner: AnyObject, _ key: KeyID? = nil, in inner: AnyObject? = nil) {
      (self.kind, self.owner) = (kind, ObjectIdentifier(owner))
      (self.key, self.inner) = (key, inner.map(ObjectIdentifier.init))
    }

    // Hashing is much of the work of a first build.
    func hash(into hasher: inout Hasher) {
      hasher.combine(owner)
      hasher.combine(key?.number)
    }

    var isCall: Bool { kind == .call }

    /// Whether it is a place of a container: that of a kept value, or of an action on the whole container.
    func isOf(_ container: AnyObject) -> Bool { owner == ObjectIdentifier(container) && !isCall }
  }

  /// How often a build may be nested in itself where that need not be a cycle, because the arguments may differ.
  static let mostNested = 64

  let place: Place
  /// For a keyed provider: the value's argument.
  // Not part of the place, because hashing it may run user code, which must not run under the lock that all builds share.
  let argument: AnyHashable?
  /// The innermost build around the code that asked for this one.
  let asker: Build?
  /// Whether that code was part of the asker, which therefore cannot finish without this build.
  private let isNested: Bool
  /// Whether tasks that this build starts are part of it.
  private let includesTasks: Bool
  /// Whether the build is that of a look-up, which throws an error at a cycle and does not trap.
  let throwsCycles: Bool
  let makeName: @Sendable () -> String
  private let latch = Latch()
  private var task: Int?
  /// The thread that runs it; 0 if it may continue on another thread.
  private let thread = Atomic<UInt>(0)
  /// The current container while it runs. Given up when it begins: code that only knows the build must not hold a container.
  private var container: (any AnyObject & Sendable)?
  private let isFinished = Atomic(false)
  /// Why nothing keeps its value: a closed container was asked while it ran.
  let lazyRefusal = LazyReference<Refusal>()
  /// Its error, set before its latch is free.
  private var failure: (any Error)?

  /// Makes a build, which the running code is about to begin.
  ///
  /// - Parameters:
  ///   - place: The place that it fills.
  ///   - argument: Tells it from other builds of the place, if it is for a keyed provider.
  ///   - name: Its name in messages.
  ///   - container: The current container while it runs; nil to leave that as it is.
  ///   - isApart: Whether a new task will run it, so that it is part of no other build.
  ///   - includesTasks: Whether all tasks that it starts are part of it, because it may wait for them: by `async let`, say.
  ///   - throwsCycles: Whether it throws an error at a cycle, and does not trap.
  init(
    of place: Place, for argument: AnyHashable? = nil, name: @escaping @Sendable () -> String,
    in container: (any AnyObject & Sendable)? = nil, isApart: Bool = false, includesTasks: Bool = false,
    throwsCycles: Bool = false
  ) {
    (self.place, self.argument, makeName, self.container) = (place, argument, name, container)
    (self.includesTasks, self.throwsCycles) = (includesTasks, throwsCycles)
    task = isApart ? nil : Build.currentTask
    asker = Build.innermost
    isNested = !isApart && asker?.isRunningHere == true
  }

  /// The build that this one is part of, while that runs.
  var outer: Build? { isNested && asker?.isOver == false ? asker : nil }

  /// Whether it is a step of a route: not an override's call inside its provider's build.
  var isStep: Bool { !place.isCall || name != outer?.name }

  /// Whether it is the call of an override for the kept value that the build around it fills: that one finds a cycle by the
  /// value's arguments, and so such calls may be nested at will.
  var isForKeptValue: Bool {
    guard place.isCall, let outer, !outer.place.isCall else { return false }
    return outer.place.key == place.key
  }

  var isOver: Bool { isFinished.load(ordering: .acquiring) }

  private var isOnThisThread: Bool { thread.load(ordering: .relaxed) == currentThread() && !isOver }

  /// Whether the running code, which this build has started, is part of it.
  // Code on its thread is part of it also in a task of its own, which began at once, inside the build.
  private var isRunningHere: Bool { includesTasks || task == Build.currentTask || isOnThisThread }

  var name: String { makeName() }

  /// Whether it was begun for another build, directly or not.
  func isAsked(by other: Build) -> Bool { sequence(first: self, next: \.asker).contains { $0 === other } }

  /// The context of the code that it runs.
  private func context() -> Context {
    defer { container = nil }
    return Context(build: self, container: container ?? Context.current.container)
  }

  /// Waits until this is the only build of its place.
  ///
  /// - Throws: A cycle; or the error of a build that it waited for, if that was a look-up's build as this one is, or neither.
  private func claim() throws {
    while let (other, cycle) = BuildTable.claim(self) {
      if let cycle { throw self.cycle(cycle) as any Error }
      defer { BuildTable.endWait(of: self) }
      // A detached task that began at once runs inside the build, but knows nothing of it.
      if other.isOnThisThread { throw self.cycle([other.name, name]) as any Error }
      other.latch.wait()
      if let failure = other.failure, throwsCycles == other.throwsCycles { throw failure }
    }
  }

  /// Waits until this build is over, unless this build waits for the running code.
  ///
  /// - Parameter task: The task that runs it; nil for a build that holds its latch.
  /// - Returns: Whether it is over.
  func waitForEnd(of task: Task<Void, any Error>?) async -> Bool {
    let asking = Build(of: place, name: makeName)
    if BuildTable.wait(asking, for: self) != nil { return false }
    if let task { _ = await task.result } else { latch.wait() }
    BuildTable.endWait(of: asking)
    return true
  }

  /// Runs the build at once, without waiting for other builds of its place.
  ///
  /// - Parameters:
  ///   - count: How often it may be nested in itself.
  ///   - make: Builds the value.
  /// - Returns: The value.
  /// - Throws: The error of `make`, or a cycle if the build is nested in itself more often.
  func runUncached<T: ~Copyable, E: Error>(nestedAtMost count: Int = 0, _ make: () throws(E) -> T) throws(E)
    -> T
  {
    if let path = pathToSelf(nestedAtMost: count) { throw cycle(path) }
    thread.store(currentThread(), ordering: .relaxed)
    defer { end() }
    let value = try context().run(make)
    if throwsCycles, let refusal = lazyRefusal.load() { throw refusal.error as! E }
    return value
  }

  /// The asynchronous form, on the caller's actor.
  func runUncached<T: ~Copyable, E: Error>(
    nestedAtMost count: Int = 0,
    asynchronously make: () async throws(E) -> T
  ) async throws(E) -> T {
    if let path = pathToSelf(nestedAtMost: count) { throw cycle(path) }
    defer { end() }
    return try await context().run(make)
  }

  private func end() {
    isFinished.store(true, ordering: .releasing)
    if throwsCycles, let refusal = lazyRefusal.load() { refusal.closeAll() }
  }

  /// Notes that the running task is the one that runs this build.
  func adopt() { task = Build.currentTask }

  /// Makes the value of a store unless it exists, while other threads that need it wait.
  ///
  /// - Parameters:
  ///   - store: Stores the value.
  ///   - make: Makes it.
  /// - Returns: The value. Nothing keeps it if it was built for a look-up that is refused.
  /// - Throws: The error of `make`, also to waiting threads, or a cycle.
  func once(in store: any ValueStore, by make: () throws -> MadeValue) throws -> Stored {
    latch.lock()
    defer { latch.unlock() }
    try claim()
    defer { BuildTable.remove(place) }
    if let stored = store.stored { return stored }
    thread.store(currentThread(), ordering: .relaxed)
    defer { end() }
    do {
      let made = try Context.$current.withValue(context(), operation: make)
      guard let refusal = lazyRefusal.load() else { return store.keep(made) }
      let dropped = Cell.holding(made)
      if throwsCycles { throw refusal.error }
      return dropped
    } catch {
      // A cycle may go through the caller, and then the waiting threads are no part of it.
      if case .cycle? = error as? DynamicError {} else { failure = error }
      throw error
    }
  }

  /// The error to throw at a cycle; traps for a build that throws none.
  func cycle<E: Error>(_ path: [String]) -> E {
    if !throwsCycles { trapCycle(path) }
    // Only look-ups have builds that throw cycles, and a look-up may throw any error.
    return DynamicError.cycle(route: path) as! E
  }

  /// The innermost build that the running code was started by, apart from calls of overrides.
  static var innermostOfValue: Build? { running.first { !$0.place.isCall } }

  /// Whether the running code was asked for by a build of a container, or by a closing method there. Some innermost builds do not
  /// count, because they are about to be begun.
  static func isWithin(_ container: AnyObject, beyond count: Int) -> Bool {
    running.dropFirst(count).contains {
      $0.place.isOf(container) && !$0.isOver && $0.lazyRefusal.load() == nil
    }
  }

  /// Whether the running code is part of a build of a container's value. A task that a build started is not.
  static func isRunning(for container: AnyObject) -> Bool {
    guard let build = innermost else { return false }
    let isWithin = sequence(first: build, next: \.outer).contains {
      $0.place.key != nil && $0.place.isOf(container)
    }
    return isWithin && build.isRunningHere
  }

  /// The names of the values that the running code is built for, outermost first. If several callers wait for a
  /// build, the first one counts.
  static var route: [String] { running.filter { !$0.place.isCall && $0.isStep }.map(\.name).reversed() }

  /// The builds that the running code was started by, innermost first.
  static var running: some Sequence<Build> {
    sequence(state: innermost) { build in
      defer { build = build?.asker }
      return build
    }
  }

  /// The innermost of these builds. It also counts in tasks that it started, because it may wait for them, by `async let` say.
  static var innermost: Build? { Context.current.build.flatMap { $0.isOver ? nil : $0 } }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

extension ValueStore {
  /// The value of a store that has only a name and no key, built by the first caller.
  ///
  /// - Parameters:
  ///   - owner: Has this store and no other.
  ///   - name: The name of the value, in messages.
  ///   - throwsCycles: Whether a cycle is an error and no trap.
  ///   - make: Builds the value.
  /// - Returns: The value, the same for all.
  /// - Throws: The build's error, or a cycle, also for callers that wait for the build; the next caller tries again.
  func value<T>(
    of owner: AnyObject, name: @escaping @Sendable () -> String, throwsCycles: Bool, by make: () throws -> T
  ) throws -> T {
    if let stored { return stored.value() }
    return try Build(of: Build.Place(.value, of: owner), name: name, throwsCycles: throwsCycles)
      .once(in: self) { KeptValue.allocate(try make()).value }.value()
  }
}

/// Stops the program at a kept value that needs itself.
///
/// - Parameter path: The names of the values on the way, which begins and ends with the value that is asked for again.
func trapCycle(_ path: [String]) -> Never {
  let drawn = path.joined(separator: " → ")
  let original =
    path.count == 2 && Build.running.contains { $0.place.isCall }
    ? " An override of '\(path[0])' gets the original value by 'c.original(.\(path[0]))'." : ""
  fatalError(
    """
    dependency cycle: \(drawn).\(original) Each value asks the container for the next one during its build. Let one of \
    them keep the container instead, and ask it after the build.
    """)
}

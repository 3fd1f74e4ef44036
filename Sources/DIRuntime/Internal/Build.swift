// SPDX-License-Identifier: MIT

import Synchronization

/// A value that is being built, from the first look at its place until the value is there.
///
/// Builds of one thread are nested, as calls are: `outer` is the one that this one is needed for. When the
/// innermost waits for a build of another thread, `BuildTable` knows of it; a cycle is a walk along these two that
/// comes back to where it began. Closing a container, and warming it up, count as builds of it.
///
/// Unchecked because of the task and the thread, which are fixed before any code runs as part of the build, and of what it
/// threw, which is read once that is over.
final class Build: @unchecked Sendable {
  /// That which has one build at a time: a slot of a container, or of a cell of its own.
  // Unchecked for the argument, which is only compared.
  struct Place: Hashable, @unchecked Sendable {
    let owner: ObjectIdentifier
    let slot: Int
    /// Tells values apart that have no slot of their own: keyed ones that are built without being kept.
    private let argument: AnyHashable?

    init(_ slot: Int, of owner: AnyObject, argument: AnyHashable? = nil) {
      (self.owner, self.slot, self.argument) = (ObjectIdentifier(owner), slot, argument)
    }

    /// Whether it is one of all that a container keeps, or does as a whole.
    func isOf(_ container: Container) -> Bool { owner == ObjectIdentifier(container) && !isOverride }

    var isOverride: Bool { slot == Place.override }

    /// In place of a slot's number: an override is called for something that is kept nowhere.
    static let override = Int.min
    /// In place of a slot's number: a container does something as a whole, which the argument names.
    static let whole = Int.min + 1
  }

  /// How often what may be inside itself is: with other arguments, say.
  static let mostNested = 64

  let place: Place
  /// The innermost build that the code was started by which asked for this one.
  let asker: Build?
  /// Whether that code was part of it, so that it cannot finish without this one.
  private let isNested: Bool
  /// Whether tasks that it starts are part of it.
  private let includesTasks: Bool
  /// Whether it is that of a look-up: a cycle is an error that is thrown, and does not trap.
  let throwsCycles: Bool
  private let makeName: @Sendable () -> String
  /// The provider, of what a container builds.
  private let key: KeyID?
  private let latch = Latch()
  private var task: Int?
  /// The thread that runs it; nil where it may go on on another one.
  private var thread: UInt?
  /// What is the current container while it runs, taken when it begins: whoever only knows the build must not hold that.
  private var container: Container?
  private let isFinished = Atomic(false)
  /// Why nothing keeps what it makes, if a closed container was asked on its way.
  let lazyRefusal = LazyReference<Refusal>()
  /// What it threw, once its latch is free.
  private var failure: (any Error)?

  /// A build that the running code is about to begin.
  ///
  /// - Parameters:
  ///   - place: What it fills.
  ///   - name: Its name in messages.
  ///   - key: The provider, of what a container builds.
  ///   - container: The current one while it runs; if nil the one that is so already.
  ///   - isApart: Whether a new task will run it, and no other build is part of it.
  ///   - includesTasks: Whether all that it starts is part of it, because it may wait for that: by `async let`, say.
  ///   - throwsCycles: Whether a cycle is an error that is thrown, and does not trap.
  init(
    of place: Place, name: @escaping @Sendable () -> String, of key: KeyID? = nil,
    in container: Container? = nil, isApart: Bool = false, includesTasks: Bool = false,
    throwsCycles: Bool = false
  ) {
    (self.place, self.includesTasks, self.throwsCycles) = (place, includesTasks, throwsCycles)
    (makeName, self.key, self.container) = (name, key, container)
    task = isApart ? nil : Build.currentTask
    asker = Build.innermost
    // What is asked for on its thread is part of it also in a task of its own, which began at once.
    let isPart = asker.map {
      $0.includesTasks || $0.task == Build.currentTask || $0.thread == currentThread()
    }
    isNested = !isApart && isPart == true
  }

  /// The build that this one is part of.
  var outer: Build? { isNested && asker?.isOver == false ? asker : nil }

  /// Whether it is a step of its own: not the override of what is just being built, nor the build of the container below for
  /// one that was made from it by `overriding`.
  var isStep: Bool {
    if place.isOverride { return name != outer?.name }
    return key == nil || key != asker?.key || place.owner == asker?.place.owner
  }

  var isOver: Bool { isFinished.load(ordering: .acquiring) }

  var name: String { makeName() }

  /// What the code has that it runs.
  private func context() -> Context {
    defer { container = nil }
    return Context(build: self, container: container ?? Context.current.container)
  }

  /// Notes that the running code asked for the current container: what it makes may depend on all that this has.
  func noteAsking(_ container: Container) {
    guard let key else { return asker?.noteAsking(container) ?? () }
    container.plan.noteAsking(key, container.latestOverride(of: key))
  }

  /// Waits until this is the only build of its place.
  ///
  /// - Throws: A cycle; or what a build threw that it waited for, where that was asked for in the same way.
  private func claim() throws {
    while let (other, cycle) = BuildTable.claim(self) {
      if let cycle { throw self.cycle(cycle) as any Error }
      other.latch.wait()
      BuildTable.endWait(of: self)
      if let failure = other.failure, throwsCycles == other.throwsCycles { throw failure }
    }
  }

  /// Waits until this build is over, unless it waits for the running code itself.
  ///
  /// - Parameter task: What runs it; nil for one that `claim` granted.
  /// - Returns: Whether it is over.
  func waitForEnd(of task: Task<Void, any Error>?) async -> Bool {
    let asking = Build(of: place, name: makeName)
    if BuildTable.wait(asking, for: self) != nil { return false }
    if let task { _ = await task.result } else { latch.wait() }
    BuildTable.endWait(of: asking)
    return true
  }

  /// Builds a value that is kept nowhere, without regard to other builds of the place.
  ///
  /// - Parameters:
  ///   - count: How often it may be inside one itself.
  ///   - make: Builds it.
  /// - Returns: The value.
  /// - Throws: What the build throws, or the cycle that it is inside one itself.
  func pass<T: ~Copyable, E: Error>(butFor count: Int = 0, _ make: () throws(E) -> T) throws(E) -> T {
    if let path = pathToSelf(butFor: count) { throw cycle(path) }
    thread = currentThread()
    defer { isFinished.store(true, ordering: .releasing) }
    let value = try context().run(make)
    if throwsCycles, let refusal = lazyRefusal.load() { throw refusal.error as! E }
    return value
  }

  /// The same of what has to be waited for, where the caller is.
  func pass<T: ~Copyable, E: Error>(
    butFor count: Int = 0,
    asynchronously make: () async throws(E) -> T
  ) async throws(E) -> T {
    if let path = pathToSelf(butFor: count) { throw cycle(path) }
    defer { isFinished.store(true, ordering: .releasing) }
    return try await context().run(make)
  }

  /// Says that the running task is the one that it was made for.
  func adopt() { task = Build.currentTask }

  /// Makes a value unless it is there, while others who need the same one wait.
  ///
  /// - Parameters:
  ///   - isThere: Tells whether somebody else has made it.
  ///   - make: Makes it.
  /// - Throws: What making it throws, also to those who wait, or a cycle.
  // Not generic, for types that have to be made at run time were a third of what a first build costs.
  func once(_ isThere: () -> Bool, or make: () throws -> Void) throws {
    latch.lock()
    defer { latch.unlock() }
    try claim()
    defer { BuildTable.remove(place) }
    if isThere() { return }
    thread = currentThread()
    defer { isFinished.store(true, ordering: .releasing) }
    do { try Context.$current.withValue(context(), operation: make) } catch {
      failure = error
      throw error
    }
  }

  /// The error to throw for a cycle, where it does not trap.
  func cycle<E: Error>(_ path: [String]) -> E {
    if !throwsCycles { trapCycle(path, isOfProvider: key != nil) }
    // Only look-ups by type have builds that throw cycles, and those throw anything.
    return DynamicError.cycle(route: path) as! E
  }

  /// Whether the running code was started by the build of a container's own for a place.
  static func isInnermost(_ place: Int, of container: Container) -> Bool {
    running.first { !$0.place.isOverride }.map { $0.place.isOf(container) && $0.place.slot == place } ?? false
  }

  /// Whether what is being built is asked for by another build of a container's own, or by what is being closed there.
  static func isWithinAnother(of container: Container) -> Bool {
    running.dropFirst().contains { $0.place.isOf(container) && !$0.isOver }
  }

  /// Whether the running code was started by a build of a container's own that is not over.
  static func isRunning(for container: Container) -> Bool {
    running.contains { $0.place.isOf(container) && !$0.isOver }
  }

  /// What the running code is being built for, outermost first; where several wait for it, by who asked first.
  static var route: [String] { running.filter { !$0.place.isOverride && $0.isStep }.map(\.name).reversed() }

  /// The builds that the running code was started by, innermost first.
  static var running: some Sequence<Build> {
    sequence(state: innermost) { build in
      defer { build = build?.asker }
      return build
    }
  }

  /// The innermost of them. Tasks count, too: it may wait for them, by `async let` say.
  static var innermost: Build? { Context.current.build.flatMap { $0.isOver ? nil : $0 } }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}

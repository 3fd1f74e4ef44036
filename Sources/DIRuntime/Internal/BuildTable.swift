// SPDX-License-Identifier: MIT

/// A build that fills a place.
struct RunningBuild: Sendable {
  let build: Build
  /// What runs it, if it has to be waited for.
  var task: Task<Void, any Error>?
  /// Holds what was built until all who wait have it, also where it is weak. It is not what the task gives, because a task
  /// may live on for a moment.
  var built: Cell?
}

/// Every build of the process that fills a place and is not finished, and who waits for which.
enum BuildTable {
  fileprivate struct State {
    var running: [Build.Place: RunningBuild] = [:]
    /// Builds that were asked for where others had begun them. As a rule there are none, or few.
    var waits: [(asking: Build, awaited: Build)] = []
  }

  private static let state = BrieflyLocked(State())

  /// Those that fill places of a container.
  static func running(in container: Container) -> [RunningBuild] {
    state.withLock { state in state.running.filter { $0.key.isOf(container) }.map(\.value) }
  }

  /// The build that fills a place, begun if there is none.
  static func running(for place: Build.Place, or begin: () -> RunningBuild) -> RunningBuild {
    state.withLock { state in own(&state.running[place, default: begin()]) }
  }

  /// Lets a build fill its place, if it is the only one; its latch is held, and nobody else knows of it yet.
  ///
  /// - Returns: Nil if it may; else the build to wait for before it asks again, or the path of the cycle that this would
  ///   make.
  static func claim(_ build: Build) -> (other: Build, cycle: [String]?)? {
    state.withLock { state in
      let other = own(&state.running[build.place, default: RunningBuild(build: build)]).build
      return other === build ? nil : (other, state.wait(build, for: other))
    }
  }

  // Looked up once, for hashing a place is much of the work.
  private static func own(_ build: inout RunningBuild) -> RunningBuild { build }

  /// Notes that the build around a new one waits for another one.
  ///
  /// - Returns: The path of a cycle, in which case nothing is noted.
  static func wait(_ build: Build, for other: Build) -> [String]? {
    state.withLock { $0.wait(build, for: other) }
  }

  /// Notes that it waits no more.
  static func endWait(of build: Build) {
    state.withLock { state in state.waits.removeAll { $0.asking === build } }
  }

  /// Removes the build that fills a place.
  static func remove(_ place: Build.Place) {
    // Freed after the lock is given back, because that may run code of the user.
    let ended = state.withLock { $0.running.removeValue(forKey: place) }
    withExtendedLifetime(ended) {}
  }
}

extension BuildTable.State {
  fileprivate mutating func wait(_ build: Build, for other: Build) -> [String]? {
    // Nobody waits for what is part of no other build.
    guard build.outer != nil else { return nil }
    if let path = path(from: other, to: build) { return path }
    waits.append((build, other))
    return nil
  }

  /// The names from a build to one that was asked for again, if it cannot finish without that one.
  private func path(from build: Build, to asking: Build) -> [String]? {
    if let path = build.path(to: asking) { return path }
    for wait in waits {
      guard let path = build.path(to: wait.asking), let rest = self.path(from: wait.awaited, to: asking)
      else { continue }
      return path.dropLast() + rest
    }
    return nil
  }
}

extension Build {
  /// The names from this build to one that is nested in it, or nil. Needs no lock: what is around a build is constant.
  fileprivate func path(to inner: Build) -> [String]? {
    inner.path { $0 === self }
  }

  /// The names from the innermost build of the same place that this one is nested in, if there are more than some.
  func pathToSelf(butFor count: Int = 0) -> [String]? {
    let others = sequence(first: self, next: \.outer).dropFirst().filter { $0.place == place }
    return others.count > count ? path { $0.place == place } : nil
  }

  /// The names from the innermost build around this one that fulfils a condition.
  private func path(from isFirst: (Build) -> Bool) -> [String]? {
    var path = [name]
    var next = outer
    while let build = next {
      if isFirst(build) { return (path + [build.name]).reversed() }
      if build.isStep { path.append(build.name) }
      next = build.outer
    }
    return nil
  }
}

// SPDX-License-Identifier: MIT

/// A running build of a place.
struct RunningBuild: Sendable {
  let build: Build
  /// The task that runs it, if it is asynchronous.
  var task: Task<Void, any Error>?
  /// Holds the value until all waiting callers have it, also a weak one. The task does not return the value, because the task
  /// may live on for a moment.
  var built: Box<Stored?>?
}

/// All running builds of the process that fill a place, and the waits between them.
enum BuildTable {
  fileprivate struct State {
    var running: [Build.Place: RunningBuild] = [:]
    /// Waits of builds for builds that others had begun. As a rule there are none, or few.
    var waits: [(asking: Build, awaited: Build)] = []
  }

  private static let state = BrieflyLocked(State())

  /// The running builds of a container's places.
  static func running(in container: AnyObject) -> [RunningBuild] {
    state.withLock { state in state.running.filter { $0.key.isOf(container) }.map(\.value) }
  }

  /// The names of the values that are being built in a container, or anywhere as part of an action on it.
  static func names(beingBuiltIn container: AnyObject, for action: Build) -> [String] {
    let all = state.withLock { Array($0.running.values) }.map(\.build)
    let builds = all.filter { $0.place.key != nil && ($0.place.isOf(container) || $0.isAsked(by: action)) }
    return builds.map(\.name)
  }

  /// The running build of a place, begun if there is none.
  static func running(for place: Build.Place, or begin: () -> RunningBuild) -> RunningBuild {
    state.withLock { state in own(&state.running[place, default: begin()]) }
  }

  /// Enters a build into the table, if its place has no other; its latch is held, and no other thread knows of it yet.
  ///
  /// - Returns: Nil if it was entered; else the build to wait for before the next try, and the path of the cycle if waiting
  ///   would close one.
  static func claim(_ build: Build) -> (other: Build, cycle: [String]?)? {
    state.withLock { state in
      let other = own(&state.running[build.place, default: RunningBuild(build: build)]).build
      return other === build ? nil : (other, state.wait(build, for: other))
    }
  }

  // One look-up, because hashing a place is much of the work.
  private static func own(_ build: inout RunningBuild) -> RunningBuild { build }

  /// Notes that the build around a new one waits for another build.
  ///
  /// - Returns: The path of a cycle, in which case nothing is noted.
  static func wait(_ build: Build, for other: Build) -> [String]? {
    state.withLock { $0.wait(build, for: other) }
  }

  /// Removes the wait that was noted for a build.
  static func endWait(of build: Build) {
    state.withLock { state in state.waits.removeAll { $0.asking === build } }
  }

  /// Removes the build that fills a place.
  static func remove(_ place: Build.Place) {
    // Freed after the lock is released, because that may run user code.
    let ended = state.withLock { $0.running.removeValue(forKey: place) }
    withExtendedLifetime(ended) {}
  }
}

extension BuildTable.State {
  fileprivate mutating func wait(_ build: Build, for other: Build) -> [String]? {
    // A build that is part of no other closes no cycle: nothing waits for it.
    guard build.outer != nil else { return nil }
    var seen: Set<ObjectIdentifier> = []
    if let path = path(from: other, to: build, &seen) { return path }
    waits.append((build, other))
    return nil
  }

  /// The names from a build to one that was asked for again, if the first cannot finish without the second; else nil. The search
  /// begins once from each build.
  private func path(
    from build: Build, to asking: Build, _ seen: inout Set<ObjectIdentifier>
  ) -> [String]? {
    guard seen.insert(ObjectIdentifier(build)).inserted else { return nil }
    if let path = asking.path(from: { $0 === build }) { return path }
    for wait in waits {
      guard let path = wait.asking.path(from: { $0 === build }),
        let rest = self.path(from: wait.awaited, to: asking, &seen)
      else { continue }
      return path.dropLast() + rest
    }
    return nil
  }
}

extension Build {
  /// The names from the innermost build around this one that meets a condition to this one. Needs no lock, because the asker of
  /// a build is constant.
  fileprivate func path(from isFirst: (Build) -> Bool) -> [String]? {
    let around = Array(sequence(first: self, next: \.outer))
    guard let first = around.dropFirst().firstIndex(where: isFirst) else { return nil }
    let steps = around[..<first].enumerated().filter { $0 == 0 || $1.isStep }.map(\.element.name)
    return [around[first].name] + steps.reversed()
  }

  /// The names from the innermost build of the same place around this one, if there are more than `count` of these.
  func pathToSelf(nestedAtMost count: Int = 0) -> [String]? {
    let isSame = { (other: Build) in other.place == self.place && other.argument == self.argument }
    let others = sequence(first: self, next: \.outer).dropFirst().filter(isSame)
    if others.count <= count || isForKeptValue { return nil }
    return others.filter { !$0.isForKeptValue }.count > count ? path(from: isSame) : nil
  }
}

// SPDX-License-Identifier: MIT

/// Every build of the process that fills a place and is not finished.
enum BuildTable {
  private static let running = Locked<[Build.Place: Build]>([:])

  /// Lets a build fill its place, if it is the only one; its latch is held, and nobody else knows of it yet.
  ///
  /// - Returns: Nil if it may; else the build to wait for before it asks again, or the path of the cycle that this would
  ///   make.
  static func claim(_ build: Build) -> (other: Build, cycle: [String]?)? {
    running.withLock { running in
      build.outer?.awaited = nil
      // Looked up once, for hashing a place is much of the work.
      let other = own(&running[build.place, default: build])
      if other === build {
        build.outer?.inner = build
        return nil
      }
      let path = build.path(through: other)
      if path == nil { build.outer?.awaited = other }
      return (other, path)
    }
  }

  private static func own(_ build: inout Build) -> Build { build }

  /// Adds a build that fills no place: it may run on several threads, and cycles on its own only.
  ///
  /// - Returns: The path of a cycle, in which case it is not added.
  static func nest(_ build: Build) -> [String]? {
    if let path = build.pathToSelf { return path }
    if let outer = build.outer { running.withLock { _ in outer.inner = build } }
    return nil
  }

  /// Removes a build that `nest` added. Its place is not looked up: hashing an argument may run code of the user.
  static func leave(_ build: Build) {
    if let outer = build.outer { running.withLock { _ in outer.inner = nil } }
  }

  /// Notes that the build around a new one waits for another one, whose value is its own too.
  ///
  /// - Returns: The path of a cycle, in which case nothing is noted.
  static func wait(_ build: Build, for other: Build) -> [String]? {
    running.withLock { _ in
      if let path = build.path(through: other) { return path }
      build.outer?.awaited = other
      return nil
    }
  }

  /// Notes that it waits no more.
  static func endWait(of build: Build) {
    running.withLock { _ in build.outer?.awaited = nil }
  }

  /// Removes a build that `claim` granted.
  static func remove(_ build: Build) {
    running.withLock { running in
      running[build.place] = nil
      build.outer?.inner = nil
    }
  }
}

extension Build {
  /// The names from another build to this one and back, if that one cannot finish without this one.
  ///
  /// Only under the lock of `BuildTable`.
  fileprivate func path(through other: Build) -> [String]? {
    guard let outer else { return nil }
    var path: [String] = []
    var next: Build? = other
    while let build = next {
      path.append(build.name)
      if build === outer { return path + [name] }
      next = build.inner ?? build.awaited
    }
    return nil
  }

  /// The same through the builds that this one is nested in. Needs no lock: those are constant.
  fileprivate var pathToSelf: [String]? {
    var path = [name]
    var outer = outer
    while let build = outer {
      path.append(build.name)
      if build.place == place { return path.reversed() }
      outer = build.outer
    }
    return nil
  }
}

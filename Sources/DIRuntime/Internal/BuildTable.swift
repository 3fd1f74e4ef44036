// SPDX-License-Identifier: MIT

/// Every build of the process that fills a slot and is not finished.
struct BuildTable {
  /// What a build may do.
  enum Verdict: Sendable {
    /// Go ahead: it is the only one of its place.
    case granted
    /// Look at the slot: another one has filled it.
    case filled
    /// Wait for another one, then ask again.
    case wait(Build)
    /// Give up: it would wait for itself, by way of these keys.
    case cycle([String])
  }

  private static let shared = Locked(BuildTable())

  private var running: [Build.Place: Build] = [:]

  /// Decides about a build of a container's slot; its latch is held, and nobody else knows of it yet.
  static func claim(_ build: Build, in container: Container) -> Verdict {
    shared.withLock { $0.claim(build, in: container) }
  }

  /// Adds a build that fills no slot, so that cycles through it are found.
  static func nest(_ build: Build) -> Verdict {
    shared.withLock { _ in
      if let path = build.pathToSelf { return .cycle(path) }
      build.outer?.inner = build
      return .granted
    }
  }

  /// Removes a build that `claim` or `nest` granted.
  static func remove(_ build: Build) {
    shared.withLock { table in
      if table.running[build.place] === build { table.running[build.place] = nil }
      build.outer?.inner = nil
    }
  }

  private mutating func claim(_ build: Build, in container: Container) -> Verdict {
    build.outer?.awaited = nil
    if container._slots.value(at: build.place.key.slot) != nil { return .filled }
    guard let other = running[build.place] else {
      running[build.place] = build
      build.outer?.inner = build
      return .granted
    }
    if let path = build.path(through: other) { return .cycle(path) }
    build.outer?.awaited = other
    return .wait(other)
  }
}

// Only under the lock of `BuildTable`.
extension Build {
  /// The keys from another build to this one and back, if that one cannot finish without this one.
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

  /// The same for a build that fills no slot: it may run on several threads, and cycles on its own only.
  fileprivate var pathToSelf: [String]? {
    var outer = outer
    while let build = outer {
      if build.place == place { return path(through: build) }
      outer = build.outer
    }
    return nil
  }
}

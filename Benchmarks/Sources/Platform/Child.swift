// SPDX-License-Identifier: MIT

/// The costs of one run of a program.
public struct Cost: Sendable {
  /// From just before it is started until it has ended, in nanoseconds.
  public var wall: Int
  /// The processor's time for it, in the program and in the system, in nanoseconds.
  public var processor: Int
  /// The most memory it held, in bytes.
  public var memory: Int
}

/// A program that is run without a shell, its output thrown away, its errors shown.
public struct Child {
  private let words: [String]

  /// - Parameter words: the program, which is looked for in `PATH`, and its arguments.
  public init(_ words: [String]) { self.words = words }

  /// Runs the program to its end, which must be a success.
  public func run() throws(Failure) -> Cost {
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var actions = emptyFileActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let start = monotonicNanoseconds()
    var process = pid_t()
    let code = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw Failure("\(words[0]): \(String(cString: strerror(code)))") }
    return try end(of: process, since: start)
  }

  /// Runs the program, and once more if it fails: the toolchain crashes now and then, and an hour's figures would be lost.
  public func runAgainIfItFails() throws(Failure) -> Cost {
    do {
      return try run()
    } catch {
      Console.say("\(error.message); once more")
      return try run()
    }
  }

  private func end(of process: pid_t, since start: Int) throws(Failure) -> Cost {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure("\(words[0]): \(lastError())") }
    }
    let wall = monotonicNanoseconds() - start
    guard status == 0 else { throw Failure("\(words[0]) ended with status \(status)") }
    return Cost(
      wall: wall, processor: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime),
      memory: Int(usage.ru_maxrss) * memoryUnit)
  }

  private func nanoseconds(_ time: timeval) -> Int {
    Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_usec) * 1000
  }
}

// SPDX-License-Identifier: MIT

import DIRuntime
import Synchronization

@testable import LogReport

/// A clock that stands still.
struct FixedClock: Clock {
  var now = Timestamp(seconds: 1_742_040_000)  // 2025-03-15 12:00:00 UTC
}

/// Files that exist in memory only.
struct FakeFiles: FileReader {
  let files: [String: String]

  func text(at path: String) throws(FileError) -> String {
    guard let text = files[path] else { throw .notFound(path) }
    return text
  }
}

/// Output that is kept instead of shown.
final class RecordedOutput: Output {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  func write(_ text: String) {
    written.withLock { $0 += text }
  }
}

/// A program in a world of its own: nothing of it touches the disk, the terminal or the time.
struct TestRun {
  let output = RecordedOutput()
  let errorOutput = RecordedOutput()
  let container: Container

  init(files: [String: String] = [:], also more: (inout Overrides) -> Void = { _ in }) {
    container = Container { [output, errorOutput] in
      $0.override(.clock) { FixedClock() }
      $0.override(.fileReader) { FakeFiles(files: files) }
      $0.override(.output) { output }
      $0.override(.errorOutput) { errorOutput }
      $0.override(.terminalWidth) { nil }
      more(&$0)
    }
  }

  func callAsFunction(_ arguments: String...) -> ExitStatus {
    withExtendedLifetime(container) { container.program(arguments: arguments).run() }
  }
}

/// Lines of a log, as short as they can be.
enum Line {
  static func of(
    _ client: String = "203.0.113.4", at time: String = "15/Mar/2025:09:00:00 +0000",
    _ request: String = "GET / HTTP/1.1",
    _ status: Int = 200, size: Int = 1_000, agent: String = "Firefox/136.0"
  ) -> String {
    #"\#(client) - - [\#(time)] "\#(request)" \#(status) \#(size) "-" "\#(agent)""#
  }
}

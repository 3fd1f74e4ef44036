// SPDX-License-Identifier: MIT

/// The readable lines of a log file.
final class AccessLog: Sendable {
  let entries: [LogEntry]

  /// A log that is already at hand.
  init(entries: [LogEntry]) {
    self.entries = entries
  }

  /// Reads a log file; lines that are not in combined log format are noted and left out.
  // @provide
  init(
    options: ReportOptions,  // @arg
    reader: any FileReader,
    parser: LineParser,
    problems: (any ProblemSink)?
  ) throws(FileError) {
    let text = try reader.text(at: options.path)
    var entries: [LogEntry] = []
    // Split on bytes: to `Character`, a carriage return and a line feed are one.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let line = Substring(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes)
      guard !line.isEmpty else { continue }
      do throws(LineError) {
        entries.append(try parser.parse(line))
      } catch {
        problems?.note(Problem(file: options.path, line: index + 1, message: "\(error)"))
      }
    }
    self.entries = entries
  }
}

// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// Standard output, if a terminal shows it: with colours, and lines that fit its width. Answers that are kept have neither.
public enum Terminal {
  /// Prints the answer of a command.
  public static func output(of words: [String]) -> (String) -> Void {
    let answers: Set = ["why", "who", "needs", "whynot", "find", "order", "containers", "unused", "doctor"]
    let isText =
      words.contains(where: answers.contains) && !words.contains("--format") && !words.contains("--list")
    guard isText, isatty(STDOUT_FILENO) == 1 else { return FileSystem.printOutput }
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    let width = size.ws_col > 0 ? Int(size.ws_col) : 80
    let hasColor = ProcessInfo.processInfo.environment["NO_COLOR"] == nil
    return { FileSystem.printOutput(shown($0, width: width, hasColor: hasColor)) }
  }

  /// The text with lines of at most `width` characters, names in bold, and places in grey.
  static func shown(_ text: String, width: Int, hasColor: Bool) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { fitted(String($0), width) }.map {
      line in
      guard hasColor else { return line }
      return line.replacing(#/^[^\s:]+(?=: .*\(\S+:\d+\)$)/#) { "\u{1B}[1m\($0.output)\u{1B}[0m" }
        .replacing(#/[^\s()]+\.swift:\d+/#) { "\u{1B}[2m\($0.output)\u{1B}[0m" }
    }.joined(separator: "\n")
  }

  /// The parts of a line, broken between columns, or else between words. The rest is indented.
  private static func fitted(_ line: String, _ width: Int) -> [String] {
    guard line.count > width, width > 20 else { return [line] }
    let indent = String(line.prefix { " │├└─".contains($0) }.map { "│├".contains($0) ? "│" : " " }) + "  "
    let head = line.prefix(width)
    let columns = head.ranges(of: "  ").map(\.lowerBound).last {
      $0 > head.index(head.startIndex, offsetBy: indent.count)
    }
    let words = head.lastIndex(of: " ").flatMap { head[..<$0].count > indent.count ? $0 : nil }
    guard let end = columns ?? words else { return [line] }
    let rest = line[end...].drop { $0 == " " }
    return [String(line[..<end]).replacing(#/ +$/#, with: "")]
      + (rest.isEmpty ? [] : fitted(indent + rest, width))
  }
}

// SPDX-License-Identifier: MIT

/// Puts a text together line by line, each as far in as the blocks around it are.
///
/// Into one string, because lines that are handed on from list to list are copied in each.
struct TextWriter: Sendable {
  private(set) var text = ""
  /// Whether declarations at file scope are freed of the target's default isolation.
  let isNonisolated: Bool
  /// How many spaces stand in front of a line, two for each block.
  private(set) var indentation: Int
  /// What comes in front of the next line, if there is one.
  private var waiting = ""

  init(isNonisolated: Bool, indentation: Int = 0) {
    self.isNonisolated = isNonisolated
    self.indentation = indentation
  }

  var isEmpty: Bool { text.isEmpty }

  /// Adds a line; directives begin where lines do.
  mutating func line(_ line: String) {
    if !waiting.isEmpty { begin() }
    let first = line.utf8.first
    if indentation == 0 {
      if isNonisolated, IsolationText.isHead(line) { text += "nonisolated " }
    } else if let first, first != .pound {
      for _ in 0..<indentation / 2 { text += "  " }
    }
    text += line
    text += "\n"
  }

  /// Adds lines.
  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Adds a line that opens something, what is in it two further in, and the line that closes it.
  mutating func block(_ head: String, _ end: String = "}", body: (inout TextWriter) -> Void) {
    line(head)
    indentation += 2
    body(&self)
    indentation -= 2
    line(end)
  }

  /// Adds lines with an `#if` around them.
  mutating func under(_ condition: Condition?, _ body: (inout TextWriter) -> Void) {
    if let condition { line("#if \(condition)") }
    body(&self)
    if condition != nil { line("#endif") }
  }

  /// Adds lines with an `#if` around them, below a blank one; no lines add nothing.
  mutating func paragraph(under condition: Condition? = nil, _ body: (inout TextWriter) -> Void) {
    waiting = condition.map { "\n#if \($0)\n" } ?? "\n"
    body(&self)
    if !waiting.isEmpty {
      waiting = ""
    } else if condition != nil {
      line("#endif")
    }
  }

  /// Adds lines below a blank one; no lines add nothing.
  mutating func paragraph(_ lines: [String]) {
    paragraph { $0.lines(lines) }
  }

  /// Adds what another has written, which stands as far in as it should.
  mutating func append(_ other: TextWriter) {
    text += other.text
  }

  private mutating func begin() {
    text += waiting
    waiting = ""
  }
}

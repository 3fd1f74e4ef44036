// SPDX-License-Identifier: MIT

/// Puts a text together line by line, each as far in as the blocks around it are.
struct TextWriter: Sendable {
  private(set) var text = ""
  /// Whether declarations at file scope are freed of the target's default isolation.
  let isNonisolated: Bool
  /// How many spaces stand in front of a line, two for each block.
  private(set) var indentation = 0
  /// Whether a blank line comes before the next one, and the `#if` below it.
  private var isWaiting = false
  private var waitingCondition: Condition?

  init(isNonisolated: Bool) {
    self.isNonisolated = isNonisolated
  }

  /// Adds a line; directives begin where lines do.
  mutating func line(_ line: String) {
    begin()
    if !line.isEmpty, !line.hasPrefix("#") {
      text += String(repeating: " ", count: indentation)
      if isNonisolated, indentation == 0, IsolationText.isHead(line) { text += "nonisolated " }
    }
    text += line
    text += "\n"
  }

  /// Adds lines.
  mutating func lines(_ lines: [String]) {
    for text in lines { line(text) }
  }

  /// Adds a line that opens something, what is in it two further in, and the brace that closes it.
  mutating func block(_ head: String, body: (inout TextWriter) -> Void) {
    line(head)
    indentation += 2
    body(&self)
    indentation -= 2
    line("}")
  }

  /// Adds a block, on one line where it holds one statement and there is room.
  mutating func shortBlock(_ head: String, body: (inout TextWriter) -> Void) {
    var inside = TextWriter(isNonisolated: isNonisolated)
    inside.indentation = indentation + 2
    body(&inside)
    let statement = inside.text.trimmed
    if !statement.utf8.contains(.newline), head.utf8.count + statement.utf8.count + 3 + indentation < 120 {
      line("\(head) \(statement) }")
    } else {
      block(head) { $0.append(inside) }
    }
  }

  /// Adds what another has written, which stands as far in as it should.
  mutating func append(_ other: TextWriter) {
    if other.text.isEmpty { return }
    begin()
    text += other.text
  }

  /// Adds lines with an `#if` around them.
  mutating func under(_ condition: Condition?, _ body: (inout TextWriter) -> Void) {
    if let condition { line("#if \(condition)") }
    body(&self)
    if condition != nil { line("#endif") }
  }

  /// Adds lines with an `#if` around them, below a blank one; no lines add nothing.
  mutating func paragraph(under condition: Condition? = nil, _ body: (inout TextWriter) -> Void) {
    (isWaiting, waitingCondition) = (true, condition)
    body(&self)
    if isWaiting {
      isWaiting = false
    } else if condition != nil {
      line("#endif")
    }
  }

  /// Adds what waits for a line.
  private mutating func begin() {
    guard isWaiting else { return }
    isWaiting = false
    text += "\n"
    if let waitingCondition { text += "#if \(waitingCondition)\n" }
  }
}

extension String {
  /// The text as a string literal.
  var literal: String {
    let isPlain = !utf8.contains(.quote) && !utf8.contains(.backslash)
    return isPlain
      ? "\"\(self)\"" : "\"\(map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined())\""
  }
}

// SPDX-License-Identifier: MIT

/// Puts a text together line by line, each as far in as the blocks around it are.
struct TextWriter {
  private(set) var text = ""
  /// Whether declarations at file scope are freed of the target's default isolation. No isolation is written where that is
  /// none.
  let isNonisolated: Bool
  /// How many spaces stand in front of a line, two for each block.
  private(set) var indentation = 0
  /// What comes before the next line, if there is one: a blank line, an `#if`.
  private var pending = ""
  /// Whether the last lines are those of a user's file. Those of another one may follow at once.
  private var isLocated = false

  init(isNonisolated: Bool) {
    self.isNonisolated = isNonisolated
  }

  /// Adds a line; directives begin where lines do.
  mutating func line(_ line: String) {
    if isLocated, !line.hasPrefix("#sourceLocation(") { text += "#sourceLocation()\n" }
    isLocated = false
    text += pending
    pending = ""
    if !line.isEmpty, !line.hasPrefix("#") {
      text += String(repeating: " ", count: indentation)
      if isNonisolated, indentation == 0, line.isHeadOfDeclaration { text += "nonisolated " }
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
    if !statement.utf8.contains("\n"), head.utf8.count + statement.utf8.count + 3 + indentation < 120 {
      line("\(head) \(statement) }")
    } else {
      block(head) { ($0.text, $0.isLocated) = ($0.text + inside.text, inside.isLocated) }
    }
  }

  /// Adds lines with an `#if` around them; no lines add nothing.
  mutating func under(_ condition: Condition?, _ body: (inout TextWriter) -> Void) {
    let before = pending
    if let condition { pending += "#if \(condition)\n" }
    body(&self)
    if !pending.isEmpty {
      pending = before
    } else if condition != nil {
      line("#endif")
    }
  }

  /// The same below a blank line.
  mutating func paragraph(under condition: Condition? = nil, _ body: (inout TextWriter) -> Void) {
    pending = "\n"
    under(condition, body)
    pending = ""
  }

  /// Adds text of which the end, behind so many bytes of its own, stands at a place's line and column, if there is one: the
  /// compiler's error about it shows there. Where there is no room for the start, that comes on the line above.
  mutating func line(
    _ start: String, _ end: String, skipping skipped: Int = 0, at place: Place?
  ) {
    guard let place else { return line(start + end) }
    let column = place.column - 1 - indentation - skipped
    let room = column - start.utf8.count
    // A `return` warns of what is not further in than itself.
    if room < 0, place.line > 1, !start.isEmpty, start != "return " {
      located(place, from: place.line - 1, [start.trimmed, "\(String.spaces(column))\(end)"])
    } else {
      located(place, from: place.line, ["\(start)\(String.spaces(room))\(end)"])
    }
  }

  /// Adds lines of which the first one is a certain line of a place's file.
  mutating func located(_ place: Place, from number: Int, _ lines: [String]) {
    line("#sourceLocation(file: \(place.path.literal), line: \(number))")
    self.lines(lines)
    isLocated = true
  }
}

extension String {
  /// The text as a string literal.
  var literal: String {
    let isPlain = !utf8.contains("\"") && !utf8.contains("\\")
    return isPlain
      ? "\"\(self)\"" : "\"\(map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined())\""
  }

  /// As many as there are, if any.
  static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }

  /// Whether a line at file scope begins a declaration that has the target's default isolation.
  fileprivate var isHeadOfDeclaration: Bool {
    let access = ["private ", "fileprivate ", "package ", "public ", "open "].first(where: hasPrefix) ?? ""
    return [
      "extension ", "func ", "let ", "var ", "struct ", "protocol ", "enum ", "class ", "final class ",
    ].contains { dropFirst(access.count).hasPrefix($0) }
  }
}

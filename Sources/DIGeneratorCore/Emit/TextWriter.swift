// SPDX-License-Identifier: MIT

/// Writes a text line by line, each indented by the blocks around it.
struct TextWriter {
  private(set) var text = ""
  /// Whether declarations at file scope are marked `nonisolated`, so that a default isolation of the target does not apply.
  let isNonisolated: Bool
  /// The spaces in front of a line, two for each block.
  private(set) var indentation = 0
  /// The text in front of the next line, if there is one: a blank line, an `#if`.
  private var pending = ""
  /// Whether the last lines are located in a user's file, which has to end before generated lines; other located lines may
  /// follow at once.
  private var isLocated = false
  /// The names in doubt in the lines that follow. If there are any, all lines are located.
  private var doubts: [NameInDoubt] = []
  /// The attributes in front of the next line, if that is located.
  private var attributes = ""

  init(isNonisolated: Bool) {
    self.isNonisolated = isNonisolated
  }

  /// Adds a line; a line that begins with `#` is not indented.
  mutating func line(_ line: String) {
    guard let first = doubts.first, line.isJudged else { return plainLine(line) }
    // No other line can stand between an attribute and its declaration.
    if line.hasPrefix("@available("), line.hasSuffix(")") { return attributes += line + " " }
    let isHead = isNonisolated && indentation == 0 && line.isHeadOfDeclaration
    let text = attributes + (isHead ? "nonisolated " : "") + line
    attributes = ""
    let doubt = doubts.first { text.offset(ofWord: $0.name) != nil } ?? first
    let room = text.offset(ofWord: doubt.name).map { doubt.place.column - 1 - $0 - indentation }
    located(doubt.place, from: doubt.place.line, ["\(String.spaces(room ?? 0))\(text)"])
  }

  private mutating func plainLine(_ line: String) {
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

  /// Adds lines that may write names in doubt.
  mutating func doubting(_ names: [NameInDoubt], _ body: (inout TextWriter) -> Void) {
    doubts = names
    body(&self)
    doubts = []
  }

  /// Adds a head, the body indented by two spaces, and the closing brace.
  mutating func block(_ head: String, end: String = "}", body: (inout TextWriter) -> Void) {
    line(head)
    indentation += 2
    body(&self)
    indentation -= 2
    line(end)
  }

  /// Adds a block in a block. If they are located, their heads share a line, and so do their ends: no other line can stand
  /// between them.
  mutating func block(_ outer: String, _ inner: String, body: (inout TextWriter) -> Void) {
    if doubts.isEmpty { return block(outer) { $0.block(inner, body: body) } }
    block("\(outer) \(inner)", end: "} }", body: body)
  }

  /// Adds a block; on one line if it holds one statement and there is room.
  mutating func shortBlock(_ head: String, body: (inout TextWriter) -> Void) {
    var inside = TextWriter(isNonisolated: isNonisolated)
    (inside.indentation, inside.doubts) = (indentation + 2, doubts)
    body(&inside)
    let statement = inside.text.trimmed
    if !statement.utf8.contains("\n"), head.utf8.count + statement.utf8.count + 3 + indentation < 120 {
      line("\(head) \(statement) }")
    } else {
      block(head) { writer in
        if writer.isLocated, !inside.text.hasPrefix("#sourceLocation(") {
          writer.text += "#sourceLocation()\n"
        }
        writer.text += inside.text
        writer.isLocated = inside.isLocated
      }
    }
  }

  /// Adds lines with an `#if` around them; adds nothing if there are no lines.
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

  /// Adds a line with its end at a place's line and column, so that the compiler's error about it shows there. The first
  /// `skipped` bytes of the end stand in front of that column. If there is no room for the start, it comes on the line above.
  /// Without a place, the line is a plain one.
  mutating func line(
    _ start: String, _ end: String, skipping skipped: Int = 0, at place: Place?
  ) {
    guard let place else { return line(start + end) }
    let column = place.column - 1 - indentation - skipped
    let room = column - start.utf8.count
    // The compiler warns of a value below a `return` that is not indented further.
    if room < 0, place.line > 1, !start.isEmpty, start != "return " {
      located(place, from: place.line - 1, [start.trimmed, "\(String.spaces(column))\(end)"])
    } else {
      located(place, from: place.line, ["\(start)\(String.spaces(room))\(end)"])
    }
  }

  /// Adds lines, located in a place's file; the first has the given line number.
  mutating func located(_ place: Place, from number: Int, _ lines: [String]) {
    plainLine("#sourceLocation(file: \(place.path.literal), line: \(number))")
    for line in lines { plainLine(line) }
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

  /// The given number of spaces; none if it is negative.
  static func spaces(_ count: Int) -> String { String(repeating: " ", count: Swift.max(0, count)) }

  /// Whether the compiler may have something to say of the line, and a line may stand in front of it: no other line can
  /// stand between a `switch` and its first case.
  fileprivate var isJudged: Bool {
    !isEmpty && !contains("switch ") && !["//", "#", "case ", "default:"].contains(where: hasPrefix)
  }

  /// The offset of the first use of a word.
  fileprivate func offset(ofWord word: String) -> Int? {
    let word = word.utf8
    return utf8.split { !$0.continuesIdentifier }.first { $0.elementsEqual(word) }.map {
      utf8.distance(from: startIndex, to: $0.startIndex)
    }
  }

  /// Whether a line at file scope begins a declaration that has the target's default isolation.
  fileprivate var isHeadOfDeclaration: Bool {
    let access = ["private ", "fileprivate ", "package ", "public ", "open "].first(where: hasPrefix) ?? ""
    return [
      "extension ", "func ", "let ", "var ", "struct ", "protocol ", "enum ", "class ", "final class ",
    ].contains { dropFirst(access.count).hasPrefix($0) }
  }
}

// SPDX-License-Identifier: MIT

/// Writes a text line by line, each indented by the blocks around it. A class, because all writers of a file add to one text.
final class TextWriter {
  private var written: [String] = []
  /// Whether declarations at file scope are marked `nonisolated`, so that a default isolation of the target does not apply.
  let isNonisolated: Bool
  /// The module, and all files that a place may be in.
  private let module: String
  private let files: [SourceFile]
  /// The names that several files have: no line may be located in another module's file of one of them, because the compiler
  /// tells files apart by the module that it compiles and these names.
  private lazy var ambiguousNames = files.map { ($0.name, $0.path) }.keysOfSeveral()
  /// The spaces in front of a line, two for each block.
  private var indentation = 0
  /// The lines in front of the next line, if there is one: a blank line, an `#if`.
  private var pending: [String] = []
  /// Whether the last lines are located in a user's file, which has to end before generated lines; other located lines may
  /// follow at once.
  private var isLocated = false
  /// The names in doubt in the lines that follow. If there are any, all lines are located.
  private var doubts: [NameInDoubt] = []
  /// The place for the lines that follow where no line may be located at their own place.
  private var substitute: Place?
  /// The attributes in front of the next line, if that is located.
  private var attributes = ""

  init(module: String = "", files: [SourceFile] = [], isNonisolated: Bool) {
    self.module = module
    self.files = files
    self.isNonisolated = isNonisolated
  }

  /// All lines, each with its end.
  var text: String { (written + [""]).joined(separator: "\n") }

  /// Adds a line; a line that begins with `#` is not indented.
  func line(_ line: String) {
    guard let first = doubts.first, line.isJudged, shown(first.place) != nil else { return plainLine(line) }
    // No other line can stand between an attribute and its declaration.
    if line.hasPrefix("@available("), line.hasSuffix(")") { return attributes += line + " " }
    let text = attributes + (needsMark(line) ? "nonisolated " : "") + line
    attributes = ""
    let doubt = doubts.first { text.offset(ofWord: $0.name) != nil } ?? first
    let place = shown(doubt.place) ?? doubt.place
    let room = text.offset(ofWord: doubt.name).map { place.column - 1 - $0 - indentation }
    located(place, from: place.line, ["\(String.spaces(room ?? 0))\(text)"])
  }

  private func plainLine(_ line: String) {
    if isLocated, !line.hasPrefix("#sourceLocation(") { written.append("#sourceLocation()") }
    isLocated = false
    written += pending
    pending = []
    let isIndented = !line.isEmpty && !line.hasPrefix("#")
    let start = isIndented ? String.spaces(indentation) + (needsMark(line) ? "nonisolated " : "") : ""
    written.append(start + line)
  }

  private func needsMark(_ line: String) -> Bool {
    isNonisolated && indentation == 0 && line.isHeadOfDeclaration
  }

  /// Adds lines.
  func lines(_ lines: [String]) { lines.forEach(line) }

  /// Adds parts with a blank line between them.
  func parts<Part>(_ parts: [Part], _ write: (Part) -> Void) {
    for (number, part) in parts.enumerated() {
      if number > 0 { line("") }
      write(part)
    }
  }

  /// Adds lines that may write names in doubt.
  func doubting(_ names: [NameInDoubt], _ body: () -> Void) {
    doubts = names
    body()
    doubts = []
  }

  /// The same for an entry.
  func doubting(_ entry: Entry, _ body: () -> Void) {
    substitute = entry.binding.written?.asker ?? entry.binding.place
    doubting(entry.doubts, body)
    substitute = nil
  }

  /// The place that lines are located at for a place: itself, the substitute, or none.
  private func shown(_ place: Place) -> Place? {
    let isClear = { [self] (place: Place) in
      place.source.module == module || !ambiguousNames.contains(place.source.name)
    }
    return isClear(place) ? place : substitute.flatMap { isClear($0) ? $0 : nil }
  }

  /// Adds a head, the body indented by two spaces, and the closing brace.
  func block(_ head: String, end: String = "}", body: () -> Void) {
    line(head)
    indentation += 2
    body()
    indentation -= 2
    line(end)
  }

  /// Adds a block in a block. If they are located, their heads share a line, and so do their ends: no other line can stand
  /// between them.
  func block(_ outer: String, _ inner: String, body: () -> Void) {
    if doubts.isEmpty { return block(outer) { block(inner, body: body) } }
    block("\(outer) \(inner)", end: "} }", body: body)
  }

  /// Adds a block; on one line if it holds one statement and there is room.
  func shortBlock(_ head: String, body: () -> Void) {
    var start = 0
    block(head) {
      start = written.count
      body()
    }
    guard written.count == start + 2 else { return }
    let statement = written[start].trimmed
    guard head.utf8.count + statement.utf8.count + 3 + indentation < 120 else { return }
    written.removeLast(2)
    written[start - 1] += " \(statement) }"
  }

  /// Adds lines with an `#if` around them, if they need one; adds nothing if there are no lines.
  func under(_ condition: Condition, _ body: () -> Void) {
    let before = pending
    if !condition.isAlways { pending.append("#if \(condition)") }
    body()
    if !pending.isEmpty {
      pending = before
    } else if !condition.isAlways {
      line("#endif")
    }
  }

  /// The same below a blank line.
  func paragraph(under condition: Condition = .always, _ body: () -> Void) {
    pending = [""]
    under(condition, body)
    pending = []
  }

  /// Adds a line with its end at a place's line and column, so that the compiler's error about it shows there. The first
  /// `skipped` bytes of the end stand in front of that column. If there is no room for the start, it comes on the line above.
  /// Without a place, the line is a plain one.
  func line(_ start: String, _ end: String, skipping skipped: Int = 0, at place: Place?) {
    guard let place = place.flatMap(shown) else { return line(start + end) }
    let column = place.column - 1 - indentation - skipped
    let room = column - start.utf8.count
    // The compiler warns of a value below a `return` that is not indented further.
    if room < 0, place.line > 1, !start.isEmpty, start != "return " {
      located(place, from: place.line - 1, [start.trimmed, "\(String.spaces(column))\(end)"])
    } else {
      located(place, from: place.line, ["\(start)\(String.spaces(room))\(end)"])
    }
  }

  /// Adds a declaration behind its attributes, with its end at a place's line and column.
  func declaration(
    _ attributes: [String], _ start: String, _ end: String, skipping skipped: Int = 0, at place: Place
  ) {
    let isolation = isNonisolated && !attributes.isEmpty && start.isHeadOfDeclaration ? ["nonisolated"] : []
    line((attributes + isolation + [start, ""]).joined(separator: " "), end, skipping: skipped, at: place)
  }

  /// Adds lines, located in a place's file; the first has the given line number.
  private func located(_ place: Place, from number: Int, _ lines: [String]) {
    plainLine("#sourceLocation(file: \(place.path.literal), line: \(number))")
    lines.forEach(plainLine)
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

// SPDX-License-Identifier: MIT

import DIGeneratorCore

extension Diagnostic {
  /// The edits of which any one may mend the mistake: its own fix, or the lines that its notes propose.
  var proposals: [Fix] {
    if let fix { return [fix] }
    var seen: Set<Fix> = []
    return notes.flatMap { $0.proposals(for: self) }.filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  /// Whether the only proposal is still a choice: a note names another way, which no edit makes, or a lifetime.
  var leavesChoice: Bool {
    fix == nil
      && notes.contains {
        $0.message.contains(", or ") || $0.message.contains("; or, ")
          || $0.message.contains("directive: in: ")
      }
  }
}

extension Note {
  /// The edits that make what the note proposes; none where the package's description must be changed too.
  fileprivate func proposals(for diagnostic: Diagnostic) -> [Diagnostic.Fix] {
    if message.contains(" in Package.swift, ") { return [] }
    if let directives = text(behind: "write above it: ") { return insertions(of: directives) }
    if let text = text(behind: "add to its directive: ") {
      let option = text.firstRange(of: ", or ").map { String(text[..<$0.lowerBound]) } ?? text
      return [place.directive?.adding(option)].compactMap(\.self)
    }
    let module = text(behind: "write where it is needed: import ")
    return [module.flatMap { diagnostic.place.importing($0) }].compactMap(\.self)
  }

  /// The declaration that the note is about, in quotes as in its message.
  private var subject: String {
    message.firstMatch(of: #/'[^']*'/#).map { String($0.0) } ?? "line \(place.line)"
  }

  private func text(behind start: String) -> String? {
    message.ranges(of: start).last.map { String(message[$0.upperBound...]) }
  }

  /// The directives to put above a declaration: one, or one for each lifetime.
  private func insertions(of text: String) -> [Diagnostic.Fix] {
    text.matches(of: #/\/\/ @provide(?:\([^()]*\))?/#).map { match in
      place.startOfLine.inserting("\(match.0)\n", title: "write \(match.0) above \(subject)")
    }
  }
}

extension Place {
  /// The first byte of the line that is no white space.
  fileprivate var startOfLine: Place {
    let range = source.range(ofLine: line)
    let indent = source.bytes[range].prefix { $0 == " " || $0 == "\t" }.count
    return moved(by: range.lowerBound + indent - offset)
  }

  fileprivate func inserting(_ text: String, title: String) -> Diagnostic.Fix {
    let range = source.range(ofLine: line)
    let indent = String(decoding: source.bytes[range.lowerBound..<offset], as: UTF8.self)
    return Diagnostic.Fix(title, replacing: "", with: text + indent, at: self)
  }

  /// The import of a module, below the first import of the file, or in front of its first line of code.
  fileprivate func importing(_ module: String) -> Diagnostic.Fix? {
    let lines = (1...source.lineCount).map {
      String(decoding: source.bytes[source.range(ofLine: $0)], as: UTF8.self)
    }
    let imports = lines.indices.filter { lines[$0].hasPrefix("import ") }
    let code = lines.indices.first { !lines[$0].hasPrefix("//") && !lines[$0].isEmpty }
    guard let line = imports.first ?? code else { return nil }
    let start = moved(by: source.start(ofLine: line + 1) - offset)
    return start.inserting("import \(module)\n", title: "write import \(module)")
  }

  /// The directive of the declaration at this place, or in this line.
  fileprivate var directive: WrittenDirective? {
    guard !isWholeFile else { return nil }
    var number = line
    while number > 0 {
      let text = String(decoding: source.bytes[source.range(ofLine: number)], as: UTF8.self)
      if let directive = WrittenDirective(text, at: moved(by: source.start(ofLine: number) - offset)) {
        return directive
      }
      let words = text.drop { $0 == " " || $0 == "\t" }
      guard number == line || words.hasPrefix("//") || words.hasPrefix("@") else { return nil }
      number -= 1
    }
    return nil
  }
}

/// A directive `// @provide` on one line.
private struct WrittenDirective {
  private let text: String
  private let place: Place

  /// Reads a line, which begins at a place.
  init?(_ line: String, at start: Place) {
    guard let match = line.firstMatch(of: #/\/\/ *@provide(?:\([^()]*\))?(?=\s*$)/#) else { return nil }
    text = String(match.0)
    place = start.moved(by: line[..<match.range.lowerBound].utf8.count)
  }

  /// The same directive with an option more; one that gives `as:` takes the place of an `as:` that is there.
  func adding(_ option: String) -> Diagnostic.Fix {
    let rest =
      option.hasPrefix("as:") ? text.replacing(#/(?:, )?as: *(?:\[[^\]]*\]|[^,)]*)/#, with: "") : text
    let options = rest.firstIndex(of: "(").map { rest[$0...].dropFirst().dropLast() } ?? ""
    let list = [String(options).trimmedOfCommas, option].filter { !$0.isEmpty }.joined(separator: ", ")
    return Diagnostic.Fix(
      "add \(option) to the directive", replacing: text, with: "// @provide(\(list))", at: place)
  }
}

extension String {
  fileprivate var trimmedOfCommas: String { String(drop { $0 == "," || $0 == " " }) }
}

// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A directive as it is written in a comment, for edits of its options. One over several lines becomes one line.
struct WrittenDirective {
  /// The place of the `@`.
  let place: Place
  let name: String
  /// The options, as they are written between the commas.
  let options: [String]
  /// The text from the `@` to the closing parenthesis.
  let text: String
  /// The range of the comment, or of the comments over which it goes on.
  let comment: Range<Int>

  /// Reads the directive of which the `@` is at a place, in a comment.
  private init?(_ place: Place, comment: Range<Int>) {
    let rest = place.text(place.offset..<comment.upperBound)
    guard let match = rest.prefixMatch(of: #/@(\w+)(\()?/#) else { return nil }
    let list = rest[match.range.upperBound...]
    if match.2 != nil {
      guard let parts = list.listElements else {
        guard let longer = place.commentBelow(comment).flatMap({ WrittenDirective(place, comment: $0) })
        else {
          return nil
        }
        self = longer
        return
      }
      options = parts.elements
      text = String(rest[..<parts.end])
    } else {
      (options, text) = ([], String(match.0))
    }
    (self.place, name, self.comment) = (place, String(match.1), comment)
  }

  /// Whether nothing else stands on the line.
  var fillsLine: Bool { startsLine && place.text(comment.upperBound..<lastLine.upperBound).isBlank }

  private var lastLine: Range<Int> { place.at(comment.upperBound).lineRange }

  /// Whether nothing stands on the line before it.
  var startsLine: Bool { place.text(place.lineRange.lowerBound..<comment.lowerBound).isBlank }

  /// Whether it stands in a block comment.
  var isBlock: Bool { place.text(comment).hasPrefix("/*") }

  /// The text behind its closing parenthesis, inside the comment.
  var excess: String {
    let content = place.text(place.offset..<comment.upperBound).dropFirst(text.count)
    return String(isBlock ? content.dropLast(2) : content)
  }

  // MARK: Edits

  /// The same directive with other options.
  func text(with options: [String]) -> String {
    "@\(name)" + (options.isEmpty ? "" : "(\(options.joined(separator: ", ")))")
  }

  func rewritten(_ options: [String], _ title: String) -> Diagnostic.Fix {
    Diagnostic.Fix(title, replacing: text, with: text(with: options), at: place)
  }

  /// Adds an option; takes the place of one with the same label.
  func adding(_ option: String) -> Diagnostic.Fix {
    let label = option.label
    let rest = label == nil ? options : options.filter { $0.label != label }
    return rewritten(rest + [option], "add \(option) to the directive")
  }

  /// Drops the options that are, or have, a word; nil if there are none.
  func dropping(_ word: String) -> Diagnostic.Fix? {
    let rest = options.filter { !$0.isOption(word) }
    return rest.count == options.count ? nil : rewritten(rest, "drop \(word) from the directive")
  }

  /// Puts an option in the place of the ones that are, or have, a word.
  func replacing(_ word: String, with option: String) -> Diagnostic.Fix? {
    guard let index = options.firstIndex(where: { $0.isOption(word) }) else { return nil }
    var all = options.map { $0.isOption(word) ? "" : $0 }
    all[index] = option
    return rewritten(all.filter { !$0.isEmpty }, "write \(option) in the directive")
  }

  /// Removes the comment, and its line if it fills that.
  var removal: Diagnostic.Fix {
    let line = place.lineRange
    let title = "remove \(text(with: options))"
    if fillsLine {
      let last = place.at(comment.upperBound).line, source = place.source
      let end = last < source.lineCount ? source.start(ofLine: last + 1) : source.bytes.count
      return place.replacing(line.lowerBound..<end, with: "", title)
    }
    let start = place.text(line.lowerBound..<comment.lowerBound)
    let blanks = start.reversed().prefix { $0 == " " || $0 == "\t" }.count
    return place.replacing(comment.lowerBound - blanks..<comment.upperBound, with: "", title)
  }
}

extension WrittenDirective {
  /// The directive around a place, or the one above the declaration that begins there or in this line.
  init?(near place: Place) {
    guard !place.isWholeFile else { return nil }
    if let directive = WrittenDirective(around: place) {
      self = directive
      return
    }
    guard let directive = Self.above(place) else { return nil }
    self = directive
  }

  /// The directive in the comment around a place.
  init?(around place: Place) {
    let line = place.lineRange
    let text = place.text(line)
    for match in text.matches(of: #/(?:\/\/[ \t\u{A0}]*|\/\*\s*)(?=@)/#) {
      let start = line.lowerBound + text[..<match.range.lowerBound].utf8.count
      let end = place.endOfComment(from: start)
      if place.offset < start || place.offset > end { continue }
      let at = line.lowerBound + text[..<match.range.upperBound].utf8.count
      guard let directive = WrittenDirective(place.at(at), comment: start..<end) else { return nil }
      self = directive
      return
    }
    return nil
  }

  private static let roles = ["provide", "require", "container"]

  /// The directive in the comments and attributes above the line of a place.
  private static func above(_ place: Place) -> WrittenDirective? {
    var line: Int? = place.line
    while let number = line {
      let start = place.at(place.source.content(ofLine: number).lowerBound).startOfCode
      if let at = start.text(start.lineRange).firstIndex(of: "@"),
        case let offset = start.text(start.lineRange)[..<at].utf8.count,
        let directive = WrittenDirective(around: place.at(start.lineRange.lowerBound + offset)),
        directive.startsLine, !directive.isBlock, roles.contains(directive.name)
      {
        return directive
      }
      line = place.startOfHead(above: number)
    }
    return nil
  }
}

extension Place {
  /// The range of a line comment with the one below it; nil where there is none.
  fileprivate func commentBelow(_ comment: Range<Int>) -> Range<Int>? {
    let last = at(comment.upperBound).line
    guard text(comment).hasPrefix("//"), last < source.lineCount else { return nil }
    let next = source.content(ofLine: last + 1)
    return text(next).trimmed.hasPrefix("//") ? comment.lowerBound..<next.upperBound : nil
  }

  /// The end of a comment that begins at an offset of its line.
  fileprivate func endOfComment(from start: Int) -> Int {
    let text = text(start..<lineRange.upperBound)
    guard text.hasPrefix("/*"), let end = text.firstRange(of: "*/") else { return lineRange.upperBound }
    return start + text[..<end.upperBound].utf8.count
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The word in front of its colon.
  var label: String? { prefixMatch(of: #/(\w+) *:/#).map { String($0.1) } }

  /// Whether an option is a word, or has it as its label.
  func isOption(_ word: String) -> Bool { self == word || label == word }
}

extension Substring {
  /// An element without the beginnings of lines in it.
  private func element(_ range: Range<Index>) -> String {
    String(self[range]).replacing(#/\R\s*\/\/\s*/#, with: " ").trimmed
  }

  /// The elements between commas up to the parenthesis that closes the list, and the index behind that.
  fileprivate var listElements: (elements: [String], end: Index)? {
    var (elements, depth, start) = ([String](), 0, startIndex)
    for index in indices {
      switch self[index] {
      case "(", "[", "<": depth += 1
      case ")" where depth == 0:
        elements.append(element(start..<index))
        return (elements.filter { !$0.isEmpty }, self.index(after: index))
      case ">" where self[..<index].last == "-": break
      case ")", "]", ">": depth -= 1
      case "," where depth == 0:
        elements.append(element(start..<index))
        start = self.index(after: index)
      default: break
      }
    }
    return nil
  }
}

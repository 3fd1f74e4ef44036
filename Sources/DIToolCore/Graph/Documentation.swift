// SPDX-License-Identifier: MIT

import DIGeneratorCore

extension Place {
  /// The documentation comment of the declaration at this place: the lines with `///` among the comments and attributes above
  /// it. For a place in a directive, the comments below it count too.
  var documentation: String? {
    guard !isWholeFile else { return nil }
    let own = line
    var (first, last) = (own, own)
    while first > 1, source.words(ofLine: first - 1).standsAboveDeclaration { first -= 1 }
    while last < source.lineCount, source.words(ofLine: last).isComment { last += 1 }
    let lines = (first...last).map(source.words(ofLine:)).filter { $0.hasPrefix("///") }
    guard !lines.isEmpty else { return nil }
    return lines.map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }.joined(separator: "\n")
  }
}

extension SourceFile {
  /// A line without the white space at its ends.
  fileprivate func words(ofLine line: Int) -> Substring {
    let text = String(decoding: bytes[range(ofLine: line)], as: UTF8.self)
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return text[..<end].drop { $0.isWhitespace }
  }
}

extension Substring {
  fileprivate var isComment: Bool { hasPrefix("//") }
  fileprivate var standsAboveDeclaration: Bool { isComment || hasPrefix("@") }
}

// SPDX-License-Identifier: MIT

// A directive that is written as documentation or as an attribute, which is no directive: who wrote it sees it there,
// and must be told.
extension Declaration {
  /// Says so where the declaration has one.
  var directiveInOtherForm: Diagnostic.Note? {
    if has(attribute: Directive.provide) {
      let attribute = attributes.first.map { source.place(at: $0.range.lowerBound) }
      return .init(
        "'@provide' without '//' is an attribute, and no directive; write it as a comment: // @provide",
        at: place,
        fix: attribute.map {
          .init("write it as a comment", [.init("@provide\n", becomes: "// @provide\n", at: $0)])
        })
    }
    return directiveInDocumentation
  }

  /// Says so where the lines above the declaration have one.
  private var directiveInDocumentation: Diagnostic.Note? {
    var line = place.line - 1
    while line > 0 {
      let text = source.text(ofLine: line).trimmed
      if let mark = Self.documentationMarks.first(where: text.hasPrefix) {
        let word = text.dropFirst(mark.count).drop { $0 == " " }
        if word.hasPrefix("@provide") { return note(on: mark, at: line) }
      } else if !text.hasPrefix("//"), !text.hasPrefix("@") {
        return nil
      }
      line -= 1
    }
    return nil
  }

  private static let documentationMarks = ["///", "/**"]

  private func note(on mark: String, at line: Int) -> Diagnostic.Note {
    let start = source.place(at: source.start(ofLine: line) + source.indentation(ofLine: line))
    return .init(
      "'@provide' in documentation ('\(mark)') is no directive; write it as a plain comment: // @provide",
      at: start, fix: mark == "///" ? Diagnostic.Fix(replacing: mark, with: "//", at: start) : nil)
  }
}

extension SourceFile {
  /// With how many bytes of white space a line begins.
  fileprivate func indentation(ofLine line: Int) -> Int {
    bytes[start(ofLine: line)...].prefix { $0 == " " || $0 == "\t" }.count
  }
}

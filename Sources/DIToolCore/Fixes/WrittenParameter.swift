// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A parameter, or the stored property of a memberwise initializer, as it is written.
struct WrittenParameter {
  /// The place of its name.
  let place: Place
  private let files: ReadFiles
  /// The range of its type.
  private let type: Range<Int>
  /// Its default value, as it is written.
  private let value: String?
  /// Whether it is a `let`, which a memberwise initializer does not take once it has a value.
  private var isConstant = false

  /// The parameter or property of which the name is at a place; nil if its type is not written.
  init?(at place: Place, in files: ReadFiles) {
    guard !place.isWholeFile else { return nil }
    let all = files.declarations(of: place.source)
    (self.place, self.files) = (place, files)
    if let found = all.lazy.flatMap(\.parameters).first(where: { $0.place == place }) {
      (type, value) = (found.typeRange, found.defaultValue?.text)
    } else if let found = all.first(where: { $0.isProperty && $0.namePlace == place }),
      let range = found.ranges.type
    {
      (type, value) = (range, nil)
      isConstant = found.kind == .let
    } else {
      return nil
    }
  }

  /// The offset behind its type.
  var behindType: Int { type.upperBound }

  /// Writes a directive behind it.
  func adding(_ directive: String) -> Diagnostic.Fix {
    place.at(type.upperBound).inserting(" \(directive)", "write \(directive) behind the parameter")
  }

  /// Gives it another type, and imports the runtime for one of its types.
  func taking(_ other: String) -> Diagnostic.Fix {
    let title = "write its type as \(other)"
    let isOfRuntime = other.firstMatch(of: #/\b(?:Lazy|Provider)</#) != nil
    guard isOfRuntime, let added = files.importing("DIRuntime", at: place),
      added.place.offset < type.lowerBound
    else {
      return place.replacing(type, with: other, title)
    }
    let start = added.place.offset
    let new = added.new + place.text(start..<type.lowerBound) + other
    return place.replacing(start..<type.upperBound, with: new, title)
  }

  /// Replaces a name in its type.
  func renaming(_ name: String, to other: String) -> Diagnostic.Fix? {
    let text = place.text(type)
    guard let range = text.firstRange(of: name) else { return nil }
    let start = type.lowerBound + text[..<range.lowerBound].utf8.count
    return Diagnostic.Fix("take a \(other)", replacing: name, with: other, at: place.at(start))
  }

  /// Gives it a default, if it has none.
  func defaulting(to text: String) -> Diagnostic.Fix? {
    let isUnset =
      value == nil && !isConstant && !place.text(type.upperBound..<place.lineRange.upperBound).contains("=")
    return isUnset ? place.at(type.upperBound).inserting(" = \(text)", "give it the default \(text)") : nil
  }
}

extension WrittenParameter {
  /// The directive behind its type, or at the end of its line.
  var directive: WrittenDirective? {
    let line = place.at(type.upperBound).lineRange
    let rest = place.text(type.upperBound..<line.upperBound)
    guard let match = rest.firstMatch(of: #/(?:\/\/ *|\/\* *)@/#) else { return nil }
    let start = type.upperBound + rest[..<match.range.upperBound].utf8.count
    return WrittenDirective(around: place.at(start))
  }
}

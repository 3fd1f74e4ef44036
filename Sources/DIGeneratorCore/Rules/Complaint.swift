// SPDX-License-Identifier: MIT

/// What is wrong with a part of a directive, and how to mend it where that is certain.
struct Complaint: ExpressibleByStringInterpolation {
  var message: String
  var fix: Diagnostic.Fix?
  /// Where it is, if not where the whole part begins.
  var place: Place?

  init(stringLiteral message: String) { self.message = message }

  init(_ message: String) { self.message = message }

  init(_ message: String, at place: Place) {
    self.message = message
    self.place = place
  }

  /// A complaint about a text that was meant to be another one.
  init(_ message: String, _ text: String, means meant: String, at place: Place) {
    self.message = message
    self.place = place
    fix = Diagnostic.Fix(replacing: text, with: meant, at: place)
  }
}

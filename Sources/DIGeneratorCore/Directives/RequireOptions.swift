// SPDX-License-Identifier: MIT

/// What a `@require` directive says about building what is required.
struct RequireOptions {
  /// Whether building it may throw, so that whoever needs it has to expect that.
  private(set) var mayThrow = false
  /// Whether building it may have to be waited for.
  private(set) var isAsync = false
  /// Whether something was wrong, so that nothing should be concluded from the rest.
  private(set) var isBroken = false

  init(_ directive: Directive, diagnostics: inout DiagnosticCollector) {
    isBroken = !directive.readOptions(&diagnostics, once: { take($0, $1) })
  }

  private mutating func take(_ option: Directive.Option, _ word: String) -> Complaint? {
    if let label = option.label {
      return Self.complaint(about: label, written: "\(label):", at: option.place)
    }
    switch word {
    case "throws": mayThrow = true
    case "async": isAsync = true
    default:
      if word.hasPrefix("throws(") {
        return Complaint("what '@require' may throw is any error; write: throws")
      }
      return Self.complaint(about: word, written: word, at: option.place)
    }
    return nil
  }

  /// Most of what is said of a provider is for the one above to say.
  private static func complaint(about word: String, written: String, at place: Place) -> Complaint {
    if (ProvideOptions.words + ProvideOptions.labels).contains(word) {
      return Complaint("'\(word)' belongs to the '@provide' above that meets the requirement")
    }
    guard written == word, let meant = Spelling.nearest(to: word, in: ["async", "throws"]) else {
      return Complaint("unknown option '\(written)'; there are async, throws")
    }
    return Complaint("unknown option '\(word)'; did you mean '\(meant)'?", word, means: meant, at: place)
  }
}

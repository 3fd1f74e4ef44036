// SPDX-License-Identifier: MIT

/// What a `@container` directive says: whose child the container is, and who sees it.
struct ChildOptions {
  private(set) var parent: Directive.Value?
  private(set) var access: Access?
  private(set) var accessPlace: Place
  /// Whether something was wrong, so that nothing should be concluded from the rest.
  private(set) var isBroken = false

  private static let words = ["parent:", "public", "package"]

  init(_ directive: Directive, diagnostics: inout DiagnosticCollector) {
    accessPlace = directive.place
    isBroken = !directive.readOptions(&diagnostics, once: { take($0, $1) })
    guard !isBroken, parent == nil else { return }
    diagnostics.report(
      .unknownOption, "whose child it is must be said: // @container(parent: Container)", at: directive.place)
    isBroken = true
  }

  private mutating func take(_ option: Directive.Option, _ word: String) -> Complaint? {
    switch (word, option.label) {
    case ("parent", _): return takeParent(option)
    case ("public", nil), ("package", nil):
      if let access { return Complaint("'\(word)' contradicts '\(access.keyword)'") }
      access = word == "public" ? .public : .package
      accessPlace = option.place
      return nil
    default:
      let written = option.label == nil ? word : "\(word):"
      let nearest = Spelling.nearest(to: written, in: Self.words)
      guard let nearest else {
        return Complaint("unknown option '\(written)'; there are \(Self.words.joined(separator: ", "))")
      }
      return Complaint(
        "unknown option '\(written)'; did you mean '\(nearest)'?", written, means: nearest, at: option.place)
    }
  }

  private mutating func takeParent(_ option: Directive.Option) -> Complaint? {
    guard option.label != nil, let value = option.single, value.type != nil else {
      return "'parent' needs a container: parent: Container"
    }
    parent = value
    return nil
  }
}

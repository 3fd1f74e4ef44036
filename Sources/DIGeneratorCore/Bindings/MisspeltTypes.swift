// SPDX-License-Identifier: MIT

// A type that nobody has read may well be another module's. Where all that a value is has been read, it cannot be one
// of those; spelt nearly like something that the value is, it was meant to be that. The compiler would complain of
// each place of the generated file that writes it.
extension ProviderReader {
  /// Whether a type in `as:` or `into:` is a slip of the pen, which is reported.
  mutating func isMisspelt(_ type: ResolvedType, _ value: Directive.Value, of made: ResolvedType) -> Bool {
    guard let name = type.identity.unreadName, let own = made.identity.declaration,
      let names = namesOfAll(above: own), !names.contains(name),
      let meant = Spelling.nearest(to: name, in: names.inOrder())
    else { return false }
    diagnostics.report(
      .unknownOption, "'\(made.title)' is no '\(name)'; did you mean '\(meant)'?", at: value.place,
      fix: value.text == name ? Diagnostic.Fix(replacing: name, with: meant, at: value.place) : nil)
    return true
  }

  /// The names of what a type inherits and conforms to; nil where more of that may stand in what is not read.
  private func namesOfAll(above index: Int) -> Set<String>? {
    var names: Set<String> = []
    for type in table.ancestors(ofType: index) where type != .named("Sendable") {
      guard let declaration = table.declaration(type) else { return nil }
      names.insert(declaration.name)
    }
    return names.union(["Sendable"])
  }
}

// SPDX-License-Identifier: MIT

/// A trial, so that nothing is proposed that the next run would refuse.
extension ProviderReader {
  /// The reason why a bare `@provide` above a declaration would be refused; nil if it would not, or if another mark is all
  /// that it would need.
  static func reasonAgainst(providing declaration: Declaration, in table: TypeTable) -> String? {
    let reader = ProviderReader(table: table)
    var ignored = DiagnosticCollector()
    let comment = Comment(isBlock: false, isFirstOnLine: true, start: 0, end: 0, nextToken: 0)
    let directive = Directive(
      name: "provide", place: declaration.place, options: [], comment: comment, end: 0)
    let options = DirectiveOptions(directive, diagnostics: &ignored)
    do throws(Refusal) {
      _ = try reader.provider(of: declaration, options, reader.templateParameters(of: declaration))
      return nil
    } catch {
      return error.diagnostics.first { $0.id != .ambiguousInitializer }?.message
    }
  }
}

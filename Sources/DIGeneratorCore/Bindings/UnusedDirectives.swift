// SPDX-License-Identifier: MIT

extension ProviderReader {
  /// Reports an `@arg` or `@named` on a declaration that is not provided, where it has no effect.
  mutating func reportUnused(_ declaration: Declaration) {
    // If the provider itself was refused, its parameters need no other complaint.
    let around = table[declaration.parent].identity
    let isMeant = declaration.isProvided || !declaration.misplacedDirectives.isEmpty
    if isMeant && !declaration.isInstanceProperty || around.map(refused.contains) == true { return }
    for directive in declaration.directivesInside {
      diagnostics.report(
        Diagnostic(
          .danglingDirective, "'@\(directive.name)' has no effect: \(reasonWhyUnused(declaration))",
          at: directive.place,
          fix: isConstant(declaration) ? .init(replacing: "let", with: "var", at: declaration.place) : nil))
    }
  }

  private func reasonWhyUnused(_ declaration: Declaration) -> String {
    guard declaration.isInstanceProperty, let type = declaration.parent else {
      return "this is not provided"
    }
    guard ([type] + type.members).contains(where: { $0.isProvided || $0.container != nil }) else {
      return "'\(type.name)' is not provided; write above it: // @provide"
    }
    return isConstant(declaration)
      ? "no memberwise initializer takes a 'let' with a value; make it a 'var'"
      : "no memberwise initializer in use takes '\(declaration.name)'"
  }

  /// Whether a memberwise initializer would take a property if it was no `let`.
  private func isConstant(_ property: Declaration) -> Bool {
    property.kind == .let && property.value != nil && property.parent?.kind == .struct
      && property.parent?.members.contains(where: \.isInit) == false
  }
}

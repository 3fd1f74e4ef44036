// SPDX-License-Identifier: MIT

extension ProviderReader {
  /// An accessor cannot be wider than the types it is written with, and the generated file must see them.
  mutating func checkAccess(_ provider: Provider, _ source: Source, _ options: DirectiveOptions) -> Bool {
    for provided in provider.provided {
      let isVisible = checkAccess(
        of: provided.spelling, at: provided.place, in: source.scopeOfOptions, provider, options)
      guard isVisible else { return false }
    }
    for parameter in provider.parameters where parameter.isArgument {
      let isVisible = checkAccess(
        of: parameter.spelling, at: parameter.place, in: source.scope, provider, options)
      guard isVisible else { return false }
    }
    return true
  }

  private mutating func checkAccess(
    of type: TypeSyntax, at place: Place, in scope: TypeTable.Scope, _ provider: Provider,
    _ options: DirectiveOptions
  ) -> Bool {
    guard let narrow = table.narrowest(in: type, scope, below: provider.access) else { return true }
    let isHidden = narrow.access.isHidden
    // That of a generic one for certain types is narrowed to these.
    if !isHidden, !genericArguments.isEmpty { return true }
    let message =
      isHidden
      ? "'\(narrow.name)' \(narrow.access.outOfReach)"
      : "a \(provider.access.keyword) accessor cannot be wider than '\(narrow.name)', which is \(narrow.access.keyword)"
    diagnostics.report(
      .inaccessible, message, at: isHidden ? place : options.accessPlace, notes: [narrow.note])
    return false
  }
}

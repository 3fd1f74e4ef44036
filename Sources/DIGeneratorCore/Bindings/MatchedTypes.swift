// SPDX-License-Identifier: MIT

/// Protocols and classes that one of their provided subtypes stands for: `@provide(match: nearest)`.
extension ProviderReader {
  /// What such a declaration is made of; nil where it cannot be matched, which was reported.
  mutating func matchedSource(_ index: Int, _ rule: MatchRule, _ options: DirectiveOptions) -> Source? {
    let declaration = table.declarations[index]
    guard declaration.kind == .protocol || declaration.kind == .class else {
      unsupported(
        "'match' belongs to a protocol or a class, which a subtype can stand for; \(declaration.title) is none",
        options["match"]?.place ?? declaration.place)
      return nil
    }
    guard isProvidable(declaration, whateverItIs: true), let type = table.ownType(index) else { return nil }
    return Source(
      declaration: declaration, scope: table.scope(inside: index), place: declaration.place,
      construction: .matched(rule), type: type, effects: Effects(), parameters: [],
      parameterOwners: [])
  }

  /// What it needs: the subtype that the rule picks, whichever that is.
  func subtype(of source: Source, _ options: DirectiveOptions) -> [Provider.Parameter] {
    guard case .matched(let rule) = source.construction else { return [] }
    return [
      Provider.Parameter(
        label: "_", name: "subtype", type: source.type, spelling: source.type.spelling, role: .dependency,
        hasDefault: false, mayBeNil: false, match: .init(rule: rule, isOnlyWay: true),
        place: options["match"]?.place ?? source.place)
    ]
  }
}

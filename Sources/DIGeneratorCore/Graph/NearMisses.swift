// SPDX-License-Identifier: MIT

/// What a missing provider may have been meant to be: another name, a type that is not annotated, a slip.
struct NearMisses {
  private let index: ProviderIndex
  private let table: TypeTable
  /// The declared types below each type, in the order of the sources.
  private let below: [TypeIdentity: [Int]]
  /// The providers whose values are of each type, declared or inherited.
  private let makers: [TypeIdentity: [Int]]
  /// What is provided, as it is written, sorted.
  private let titles: [String]
  private let otherModules: OtherModules
  private let unannotated: Unannotated

  /// Looks everything up once, for there may be thousands of problems.
  init(index: ProviderIndex, table: TypeTable, beside: [BesideProvider]) {
    self.index = index
    self.table = table
    otherModules = OtherModules(index: index, beside: beside)
    unannotated = Unannotated(table: table)
    var ancestors: [TypeIdentity: Set<TypeIdentity>] = [:]
    var below: [TypeIdentity: [Int]] = [:]
    for (number, declaration) in table.declarations.enumerated() where declaration.isType {
      guard let identity = table.identity(ofDeclaration: number) else { continue }
      ancestors[identity] = table.ancestors(ofType: number)
      for ancestor in ancestors[identity] ?? [] { below[ancestor, default: []].append(number) }
    }
    self.below = below
    var makers: [TypeIdentity: [Int]] = [:]
    for (number, provider) in index.providers.enumerated() where provider.isOffered && !provider.isRequired {
      let own = Set(([provider.concrete] + provider.provided.map(\.type)).map(\.identity))
      let all = own.reduce(into: own) { $0.formUnion(ancestors[$1] ?? []) }
      for identity in all { makers[identity, default: []].append(number) }
    }
    self.makers = makers
    titles = Set(index.providers.flatMap(\.provided).map(\.type.title)).inOrder()
  }

  /// Remarks on what is near, each with the line that mends it where there is one; else on what to do at all.
  func notes(for parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    let search = search(for: parameter, in: module)
    let found = found(by: search)
    return found.isEmpty ? [search.wayOut] : found
  }

  /// Remarks on what is near; none where nothing is.
  func near(_ parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    found(by: search(for: parameter, in: module))
  }

  private func search(for parameter: Provider.Parameter, in module: String) -> Search {
    let members = (parameter.type.unwrapped ?? parameter.type).identity.members.filter {
      $0 != .named("Sendable")
    }
    return Search(
      index: index, table: table, parameter: parameter, module: module, titles: titles,
      otherModules: otherModules, unannotated: unannotated,
      makers: members.common { makers[$0] ?? [] }, below: members.common { below[$0] ?? [] })
  }

  private func found(by search: Search) -> [Diagnostic.Note] {
    let kinds = [
      search.variableAlias, search.otherNames, search.namedSubtypes, search.notVisible, search.nearTypes,
      search.otherAttributes,
      search.otherTypes, search.providedAsOthers, search.notImported, search.beside, search.generic,
      search.withoutDirective, search.notPublic, search.misspelt,
    ]
    return kinds.lazy.map { $0() }.first { !$0.isEmpty } ?? []
  }
}

extension [TypeIdentity] {
  /// What a look-up finds for every element, in the order of the first.
  fileprivate func common(_ look: (TypeIdentity) -> [Int]) -> [Int] {
    guard let first else { return [] }
    let others = dropFirst().map { Set(look($0)) }
    return look(first).filter { number in others.allSatisfy { $0.contains(number) } }
  }
}

/// One missing provider's surroundings.
private struct Search {
  let index: ProviderIndex
  let table: TypeTable
  let parameter: Provider.Parameter
  let module: String
  let titles: [String]
  let otherModules: OtherModules
  let unannotated: Unannotated
  /// Providers whose values are of the wanted type.
  let makers: [Int]
  /// Declared types that are of the wanted type.
  let below: [Int]

  private var wanted: ResolvedType { parameter.type.unwrapped ?? parameter.type }
  private var title: String { wanted.title }
  private var name: String { parameter.named?.text.withoutBackticks ?? parameter.nameForProvider }

  private func visible(_ identity: TypeIdentity) -> [Graph.Target] {
    index.candidates(for: identity, in: module)
  }

  /// An alias that `#if`s make different types of.
  func variableAlias() -> [Diagnostic.Note] {
    guard let alias = wanted.identity.declaration.map({ table.declarations[$0] }), alias.kind == .typealias
    else { return [] }
    let mend = "provide it under this name, by a static func or property of type '\(title)'"
    return [.init("what '\(title)' stands for depends on the build; \(mend)", at: alias.place)]
  }

  // MARK: What is provided already

  func otherNames() -> [Diagnostic.Note] {
    guard let asked = parameter.named else { return [] }
    let targets = visible(wanted.identity)
    let names = targets.compactMap(index.name)
    if let nearest = Spelling.nearest(to: asked.text, inAnyOrder: names) {
      let isOnlyOne = Spelling.nearest(to: asked.text, in: names.filter { $0 != nearest }) == nil
      let fix = Diagnostic.Fix(replacing: asked.text, with: nearest.quotedIfNeeded, at: asked.place)
      return [
        .init("did you mean '@named(\(nearest))'?", at: asked.place, fix: isOnlyOne ? fix : nil)
      ]
    }
    return targets.prefix(10).map { target in
      let place = index.provided(target).place
      guard let other = index.name(target) else {
        let mend = "drop '@named(\(asked.text))', or give it the name: name: \(asked.text)"
        return .init("it is provided without a name here; \(mend)", at: place)
      }
      return .init("it is provided under the name '\(other)' here", at: place)
    }
  }

  /// Subtypes that no rule takes, for they have names.
  func namedSubtypes() -> [Diagnostic.Note] {
    guard parameter.match != nil else { return [] }
    return makers.filter { isVisible($0) && index.providers[$0].name != nil }.map { number in
      let provider = index.providers[number]
      return .init(
        "'\(provider.title)' is a '\(title)' but has a name, which only '@named' takes",
        at: provider.namePlace ?? provider.place)
    }
  }

  /// Types that are nearly the wanted one, and what to do where one is provided; `$0` is how that is written.
  private var near: [(type: TypeIdentity?, advice: (String) -> String)] {
    let (all, bare) = (wanted.identity.members, wanted.identity.withoutArguments)
    let others = all.filter { $0 != .named("Sendable") }
    return [
      (
        .optional(parameter.type.identity), { "'\($0)' is provided here, and may be nil; take an optional" }
      ),
      (.boxed(wanted.identity), { "'\($0)' is provided here; take that, and read its 'value'" }),
      (
        wanted.identity.unboxed,
        { "'\($0)' is provided here without a box; add to its directive: boxed, or take '\($0)'" }
      ),
      (
        others.count < all.count && !others.isEmpty ? .composed(of: others) : nil,
        { "'\($0)' is provided here; ask for 'any \($0)'" }
      ),
      (
        bare == wanted.identity ? nil : bare,
        { [title] in "'\($0)' is provided here, without its arguments; if it is a '\(title)', write that" }
      ),
    ]
  }

  func nearTypes() -> [Diagnostic.Note] {
    near.lazy.map { type, advice in
      type.map(visible)?.map(index.provided).map { .init(advice($0.type.title), at: $0.place) } ?? []
    }.first { !$0.isEmpty } ?? []
  }

  /// What has the wanted name, but is something else.
  func otherTypes() -> [Diagnostic.Note] {
    guard wanted.isCommonValue || parameter.named != nil else { return [] }
    return index.providers.indices.filter { isVisible($0) && index.providers[$0].name == name }.map {
      number in
      let provided = index.providers[number].provided[0]
      return .init("'\(name)' is provided here, but is a '\(provided.type.title)'", at: provided.place)
    }
  }

  func notVisible() -> [Diagnostic.Note] { otherModules.hidden(parameter, in: module) }
  func notImported() -> [Diagnostic.Note] { otherModules.notImported(wanted, in: module) }
  func notPublic() -> [Diagnostic.Note] { otherModules.notPublic(wanted, in: module) }
  func beside() -> [Diagnostic.Note] { otherModules.beside(parameter, in: module) }

  /// `(Int) -> Int`, where `@Sendable (Int) -> Int` is there.
  func otherAttributes() -> [Diagnostic.Note] {
    guard wanted.isFunction else { return [] }
    let all = index.providers.indices.filter(isVisible).flatMap { index.providers[$0].provided }
    return all.filter { $0.type != wanted && $0.type.identity.withoutMarks == wanted.identity.withoutMarks }
      .map {
        .init("'\($0.type.title)' is provided here; write the type like that", at: $0.place)
      }
  }

  /// Providers whose values are of the wanted type, although they are not provided as such.
  func providedAsOthers() -> [Diagnostic.Note] {
    makers.filter { isVisible($0) && isOne(index.providers[$0]) }.map { number in
      let provider = index.providers[number]
      if let slip = provider.provided.first(where: isSlip) {
        return .init(
          "'\(provider.concrete.title)' is provided as '\(slip.type.title)'; did you mean '\(title)'?",
          at: slip.place)
      }
      let types = provider.provided.filter { !$0.isElement }.map {
        $0.type == provider.concrete ? "Self" : $0.type.title
      }
      let isEnough = provider.concrete == wanted || parameter.match?.isOnlyWay == true
      let own = isEnough ? "Self" : title
      let what =
        provider.concrete == wanted
        ? "'\(title)' is provided, but not as itself"
        : "'\(provider.concrete.title)' is a '\(title)' and is provided, but not as one"
      let (all, place) = (types + [own], provider.provided[0].place)
      return .init(
        "\(what); add to its directive: as: [\(all.joined(separator: ", "))]", at: place,
        fix: provider.module == module && types.count == 1 ? .init(providingAs: all, at: place) : nil)
    }
  }

  /// Whether a type that nobody has read is nearly the wanted one.
  private func isSlip(_ provided: Provider.Provided) -> Bool {
    provided.type.identity.declaration == nil
      && Spelling.nearest(to: provided.type.title, in: [title]) != nil
  }

  private func isVisible(_ number: Int) -> Bool {
    index.isVisible(Graph.Target(provider: number, position: 0), in: module)
  }

  private func isOne(_ provider: Provider) -> Bool {
    !provider.provided.contains { $0.type == wanted && !$0.isElement }
  }

  // MARK: What could be provided

  /// What gives the wanted type, the type itself, or types that conform to it, that only lack a directive.
  func withoutDirective() -> [Diagnostic.Note] {
    let name = parameter.named.map { ["name: \($0.text)"] } ?? []
    let givers = unannotated.givers(of: wanted.identity).filter {
      !wanted.isCommonValue || table.declarations[$0].name == self.name
    }
    let given = unannotated.notes(givers, name, for: module) { "'\($0.name)' gives a '\(title)' but" }
    guard given.isEmpty else { return given }
    if let own = wanted.identity.declaration, table.declarations[own].isConcrete,
      !table.declarations[own].isProvided
    {
      // A struct may well be a value that no container could make.
      let isValue = table.declarations[own].kind == .struct && name.isEmpty
      let orArgument = isValue ? "; or, if the caller has it, behind the parameter: /* @arg */" : ""
      return unannotated.notes([own], name, for: module, or: orArgument) { "'\($0.name)'" }
    }
    // A rule takes subtypes as they are.
    let promise = parameter.match == nil ? ["as: \(title)"] : []
    let found = below.filter { table.declarations[$0].isBuildable }
    return unannotated.notes(found, promise + name, for: module) { "'\($0.name)' is a '\(title)' but" }
  }

  /// A generic type that is provided as another one, or under a name, so that no use as itself or without the name
  /// can be served.
  func generic() -> [Diagnostic.Note] {
    guard let own = table.declaration(wanted.identity), own.isProvided, !own.genericParameters.isEmpty
    else { return [] }
    let options = own.directives.lazy.flatMap(\.options)
    guard let name = options.first(where: { $0.label == "name" })?.values.first else {
      return options.first { $0.label == "as" }.map { [genericAsOthers(own, $0)] } ?? []
    }
    return [
      .init(
        "'\(own.name)' is provided under the name '\(name.text)'; write behind the parameter: /* @named(\(name.text)) */",
        at: own.place)
    ]
  }

  private func genericAsOthers(_ own: Declaration, _ option: Directive.Option) -> Diagnostic.Note {
    let types = (option.values.map(\.text) + ["Self"]).joined(separator: ", ")
    return .init(
      "'\(own.name)' is provided, but not as itself; ask for what it is provided as, or write in its directive: as: [\(types)]",
      at: option.values.first?.place ?? own.place)
  }

  func misspelt() -> [Diagnostic.Note] {
    guard title.count > 2, !wanted.isCommonValue, table.declaration(wanted.identity) == nil else { return [] }
    return Spelling.nearest(to: title, in: titles).map { meant in
      [
        .init(
          "did you mean '\(meant)', which is provided?", at: parameter.place,
          fix: Diagnostic.Fix(replacingTypeOf: parameter, title, with: meant))
      ]
    } ?? []
  }

  var wayOut: Diagnostic.Note {
    if parameter.match?.isOnlyWay == true {
      return .init("write // @provide above a type that is a '\(title)'", at: parameter.place)
    }
    if parameter.type.isCommonValue { return .init(parameter.valueMend, at: parameter.place) }
    let options = parameter.named.map { "(name: \($0.text))" } ?? ""
    // What is asked for by a name is no argument too.
    let orArgument = parameter.named == nil ? ", or write behind the parameter: /* @arg */" : ""
    return .init(
      "provide one, for instance with // @provide\(options) above a static func that returns '\(title)'\(orArgument)",
      at: parameter.place)
  }
}

extension Provider.Parameter {
  /// What to do where a value of a type that a program has many of is missing.
  var valueMend: String {
    let name = named?.text.withoutBackticks ?? nameForProvider
    let value = "// @provide above a static let \(name): \(type.title)"
    return "provide a value under the name '\(name)' (\(value)), or write behind the parameter: /* @arg */"
  }
}

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

  /// Looks everything up once, for there may be thousands of problems.
  init(index: ProviderIndex, table: TypeTable, beside: [BesideProvider]) {
    self.index = index
    self.table = table
    otherModules = OtherModules(index: index, beside: beside)
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
      otherModules: otherModules,
      makers: members.common { makers[$0] ?? [] }, below: members.common { below[$0] ?? [] })
  }

  private func found(by search: Search) -> [Diagnostic.Note] {
    let kinds = [
      search.otherNames, search.namedSubtypes, search.otherOptionality, search.inBox, search.notVisible,
      search.withoutSendable, search.withoutArguments, search.otherAttributes,
      search.providedAsOthers, search.notImported, search.beside, search.generic, search.unannotated,
      search.notPublic, search.misspelt,
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

  func otherOptionality() -> [Diagnostic.Note] {
    visible(.optional(parameter.type.identity)).map {
      .init("'\(title)?' is provided here, and may be nil; take an optional", at: index.provided($0).place)
    }
  }

  func inBox() -> [Diagnostic.Note] {
    visible(.boxed(wanted.identity)).map { target in
      let provided = index.provided(target)
      return .init(
        "'\(provided.type.title)' is provided here; take that, and read its 'value'", at: provided.place)
    }
  }

  func notVisible() -> [Diagnostic.Note] { otherModules.hidden(parameter, in: module) }
  func notImported() -> [Diagnostic.Note] { otherModules.notImported(wanted, in: module) }
  func notPublic() -> [Diagnostic.Note] { otherModules.notPublic(wanted, in: module) }
  func beside() -> [Diagnostic.Note] { otherModules.beside(parameter, in: module) }

  /// `any P & Sendable`, where `P` is there.
  func withoutSendable() -> [Diagnostic.Note] {
    let members = wanted.identity.members
    guard members.count > 1, members.contains(.named("Sendable")) else { return [] }
    return visible(.composed(of: members.filter { $0 != .named("Sendable") })).map { target in
      let provided = index.provided(target)
      return .init(
        "'\(provided.type.title)' is provided here; ask for 'any \(provided.type.title)'", at: provided.place)
    }
  }

  /// `any P`, where `any P<Int>` is wanted.
  func withoutArguments() -> [Diagnostic.Note] {
    let bare = wanted.identity.withoutArguments
    guard bare != wanted.identity else { return [] }
    return visible(bare).map { target in
      let provided = index.provided(target)
      return .init(
        "'\(provided.type.title)' is provided here, without its arguments; if it is a '\(title)', write that",
        at: provided.place)
    }
  }

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
      return .init(
        "\(what); add to its directive: as: [\((types + [own]).joined(separator: ", "))]",
        at: provider.provided[0].place)
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

  /// The type itself, or types that conform to it, that only lack a directive.
  func unannotated() -> [Diagnostic.Note] {
    let name = parameter.named.map { "name: \($0.text)" }
    if let own = table.declaration(wanted.identity), own.isConcrete, !own.isProvided {
      return table.access(of: own).isHidden
        ? [] : [unannotated(own, options([name].compactMap(\.self), above: own))]
    }
    // A rule takes subtypes as they are.
    let promise = parameter.match == nil ? ["as: \(title)"] : []
    let list = promise + [name].compactMap(\.self)
    let found = below.map { table.declarations[$0] }.filter {
      $0.isBuildable && !table.access(of: $0).isHidden
    }
    let attempts = found.map(\.directiveInOtherForm)
    let fixes = zip(found, attempts).map { declaration, attempt in
      attempt == nil ? directive(options(list, above: declaration), above: declaration) : nil
    }
    // Where one of several cannot be proposed, another one would seem to be the only choice.
    let areComplete = !fixes.contains(nil)
    return zip(zip(found, fixes), attempts).map { near, attempt in
      let (declaration, fix) = near
      return attempt
        ?? .init(
          "'\(declaration.name)' is a '\(title)' but is not provided; write above it: // @provide\(options(list, above: declaration))",
          at: declaration.place, fix: areComplete ? fix : nil)
    }
  }

  /// What a directive says in parentheses; of another module's type, that this one sees the accessor, too.
  private func options(_ list: [String], above declaration: Declaration) -> String {
    let access = table.access(of: declaration)
    let isOutside = declaration.module != module && access > .internal
    let all = (isOutside ? [access.keyword] : []) + list
    return all.isEmpty ? "" : "(\(all.joined(separator: ", ")))"
  }

  /// The wanted type itself.
  private func unannotated(_ own: Declaration, _ options: String) -> Diagnostic.Note {
    if let attempt = own.directiveInOtherForm { return attempt }
    // A struct may well be a value that no container could make.
    let isValue = own.kind == .struct && parameter.named == nil
    let mend = isValue ? "; or, if the caller has it, behind the parameter: /* @arg */" : ""
    return .init(
      "'\(own.name)' is not provided; write above it: // @provide\(options)\(mend)", at: own.place,
      fix: directive(options, above: own))
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

  /// The directive as a line to insert, in the consumer's own module: elsewhere it would not be seen.
  private func directive(_ options: String, above declaration: Declaration) -> Diagnostic.Fix? {
    guard declaration.module == module, let line = LineAbove(declaration, in: table.model) else { return nil }
    return line.fix(inserting: "// @provide\(options)", above: "'\(declaration.name)'")
  }

  func misspelt() -> [Diagnostic.Note] {
    guard title.count > 2, !wanted.isCommonValue, table.declaration(wanted.identity) == nil else { return [] }
    return Spelling.nearest(to: title, in: titles).map {
      [.init("did you mean '\($0)', which is provided?", at: parameter.place)]
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

extension Declaration {
  /// Whether it is a type that has values of its own.
  fileprivate var isConcrete: Bool {
    kind == .class || kind == .struct || kind == .actor
  }

  /// Whether a directive above it would provide it, for nobody said anything about it yet.
  var isBuildable: Bool { isConcrete && genericParameters.isEmpty && !isProvided }
}

// SPDX-License-Identifier: MIT

/// What a missing provider may have been meant to be: another name, a type that is not annotated, a slip.
struct NearMisses {
  let index: ProviderIndex
  let beside: [BesideProvider]
  let unannotated: Unannotated
  let parameter: Provider.Parameter
  let module: String

  var table: TypeTable { index.table }
  private var wanted: ResolvedType { parameter.type.unwrapped ?? parameter.type }
  private var title: String { wanted.title }
  private var name: String { parameter.named?.text.withoutBackticks ?? parameter.nameForProvider }
  private var members: [TypeIdentity] { wanted.identity.members.filter { $0 != .named("Sendable") } }

  /// Remarks on what is near, each with the line that mends it where there is one; else on what to do at all.
  var notes: [Diagnostic.Note] {
    let found = found
    return found.isEmpty ? [wayOut] : found
  }

  /// Remarks on what is near: the first kind of which there is something.
  var found: [Diagnostic.Note] {
    let visible = index.providers.filter { $0.isOffered && table.sees($0, in: module) }
    let kinds: [() -> [Diagnostic.Note]] = [
      variableAlias, otherNames, { visible.compactMap(namedSubtype) }, hidden, { visible.flatMap(nearType) },
      { visible.compactMap(otherType) }, { visible.compactMap(providedAsOther) }, notImported, providedBeside,
      generic, withoutDirective, notPublic, misspelt,
    ]
    return kinds.lazy.map { $0() }.first { !$0.isEmpty } ?? []
  }

  /// An alias that `#if`s make different types of.
  private func variableAlias() -> [Diagnostic.Note] {
    guard let alias = wanted.identity.declaration.map({ table.declarations[$0] }), alias.kind == .typealias
    else { return [] }
    let mend = "provide it under this name, by a static func or property of type '\(title)'"
    return [.init("what '\(title)' stands for depends on the build; \(mend)", at: alias.place)]
  }

  // MARK: What is provided already

  private func otherNames() -> [Diagnostic.Note] {
    guard let asked = parameter.named else { return [] }
    let targets = index.candidates(for: wanted.identity, in: module)
    let names = targets.compactMap(index.name)
    if let nearest = Spelling.nearest(to: asked.text, inAnyOrder: names) {
      let isOnlyOne = Spelling.nearest(to: asked.text, in: names.filter { $0 != nearest }) == nil
      let fix = Diagnostic.Fix(replacing: asked.text, with: nearest.quotedIfNeeded, at: asked.place)
      return [
        .init("did you mean '@named(\(nearest))'?", at: asked.place, fix: isOnlyOne ? fix : nil)
      ]
    }
    return targets.prefix(10).map { target in
      let mend = "drop '@named(\(asked.text))', or give it the name: name: \(asked.text)"
      let other = index.name(target).map { "under the name '\($0)' here" }
      return .init(
        "it is provided \(other ?? "without a name here; \(mend)")", at: index.provided(target).place)
    }
  }

  /// Whether a provider's values are of the wanted type, as far as the sources read tell.
  private func isOne(_ provider: Provider) -> Bool {
    let own = ([provider.concrete] + provider.provided.map(\.type)).map(\.identity)
    return !provider.isRequired && !members.isEmpty
      && members.allSatisfy { member in own.contains { unannotated.isOne($0, of: member) } }
  }

  /// A subtype that no rule takes, for it has a name.
  private func namedSubtype(_ provider: Provider) -> Diagnostic.Note? {
    guard parameter.match != nil, provider.name != nil, isOne(provider) else { return nil }
    return .init(
      "'\(provider.title)' is a '\(title)' but has a name, which only '@named' takes",
      at: provider.namePlace ?? provider.place)
  }

  /// Types that are nearly the wanted one, and what to do about it.
  private func nearType(_ provider: Provider) -> [Diagnostic.Note] {
    provider.provided.filter { !$0.isElement && $0.type != wanted }.compactMap { provided in
      advice(on: provided.type).map {
        .init("'\(provided.type.title)' is provided here\($0)", at: provided.place)
      }
    }
  }

  private func advice(on type: ResolvedType) -> String? {
    let own = wanted.identity
    return switch type.identity {
    case .optional(parameter.type.identity): ", and may be nil; take an optional"
    case .boxed(own): "; take that, and read its 'value'"
    case own.unboxed: " without a box; add to its directive: boxed, or take '\(type.title)'"
    case .composed(of: members): "; ask for 'any \(type.title)'"
    case own.withoutArguments: ", without its arguments; if it is a '\(title)', write that"
    default:
      wanted.isFunction && type.identity.withoutMarks == own.withoutMarks ? "; write the type like that" : nil
    }
  }

  /// What has the wanted name, but is something else.
  private func otherType(_ provider: Provider) -> Diagnostic.Note? {
    guard wanted.isCommonValue || parameter.named != nil, provider.name == name else { return nil }
    let provided = provider.provided[0]
    return .init("'\(name)' is provided here, but is a '\(provided.type.title)'", at: provided.place)
  }

  /// What is of the wanted type, although it is not provided as such.
  private func providedAsOther(_ provider: Provider) -> Diagnostic.Note? {
    let promises = provider.provided.filter { !$0.isElement }
    guard isOne(provider), !promises.contains(where: { $0.type == wanted }) else { return nil }
    let isItself = provider.concrete == wanted
    let types =
      promises.map { $0.type == provider.concrete ? "Self" : $0.type.title }
      + [isItself || parameter.match?.isOnlyWay == true ? "Self" : title]
    let what =
      isItself
      ? "'\(title)' is provided, but not as itself"
      : "'\(provider.concrete.title)' is a '\(title)' and is provided, but not as one"
    let place = provider.provided[0].place
    return .init(
      "\(what); add to its directive: as: [\(types.joined(separator: ", "))]", at: place,
      fix: provider.module == module && types.count == 2 ? .init(providingAs: types, at: place) : nil)
  }

  // MARK: What could be provided

  /// What gives the wanted type, the type itself, or types that conform to it, that only lack a directive.
  private func withoutDirective() -> [Diagnostic.Note] {
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
    return unannotated.notes(unannotated.types(below: members), promise + name, for: module) {
      "'\($0.name)' is a '\(title)' but"
    }
  }

  /// A generic type that is provided as another one, or under a name, so that no use as itself or without the name
  /// can be served.
  private func generic() -> [Diagnostic.Note] {
    guard let own = table.declaration(wanted.identity), own.isProvided, !own.genericParameters.isEmpty
    else { return [] }
    let options = own.directives.lazy.flatMap(\.options)
    if let name = options.first(where: { $0.label == "name" })?.values.first {
      let mend = "write behind the parameter: /* @named(\(name.text)) */"
      return [.init("'\(own.name)' is provided under the name '\(name.text)'; \(mend)", at: own.place)]
    }
    return options.first { $0.label == "as" }.map { option in
      let types = (option.values.map(\.text) + ["Self"]).joined(separator: ", ")
      let mend = "ask for what it is provided as, or write in its directive: as: [\(types)]"
      let place = option.values.first?.place ?? own.place
      return [.init("'\(own.name)' is provided, but not as itself; \(mend)", at: place)]
    } ?? []
  }

  private func misspelt() -> [Diagnostic.Note] {
    guard title.count > 2, !wanted.isCommonValue, table.declaration(wanted.identity) == nil else { return [] }
    let titles = Set(index.providers.flatMap(\.provided).map(\.type.title)).inOrder()
    return Spelling.nearest(to: title, in: titles).map { meant in
      [
        .init(
          "did you mean '\(meant)', which is provided?", at: parameter.place,
          fix: Diagnostic.Fix(replacingTypeOf: parameter, title, with: meant))
      ]
    } ?? []
  }

  private var wayOut: Diagnostic.Note {
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

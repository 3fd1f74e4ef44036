// SPDX-License-Identifier: MIT

/// What a missing provider may have been meant to be: another name, a type that is not annotated, a slip.
struct NearMisses {
  let index: ProviderIndex
  let beside: [BesideProvider]
  let unannotated: Unannotated
  let parameter: Provider.Parameter
  let module: String

  private var table: TypeTable { index.table }
  private var wanted: ResolvedType { parameter.type.unwrapped ?? parameter.type }
  private var title: String { wanted.title }
  private var name: String { parameter.named?.text.withoutBackticks ?? parameter.nameForProvider }
  private var members: [TypeIdentity] { wanted.identity.members.filter { $0 != .unread("Sendable") } }

  private typealias Notes = [Diagnostic.Note]

  /// Remarks on what is near, each with the line that mends it where there is one; else on what to do at all.
  var notes: [Diagnostic.Note] {
    let found = found
    return found.isEmpty ? [wayOut] : found
  }

  /// Remarks on what is near: the first kind of which there is something.
  var found: [Diagnostic.Note] {
    let visible = index.providers.filter { $0.isOffered && table.sees($0, in: module) }
    let kinds: [() -> Notes] = [
      aliasInBuilds, otherNames, { visible.compactMap(namedSubtype) }, hidden, { visible.flatMap(nearTypes) },
      { visible.compactMap(otherType) }, { visible.compactMap(providedAsOther) }, notImported, providedBeside,
      withoutDirective, notPublic, misspelt,
    ]
    return kinds.lazy.map { $0() }.first { !$0.isEmpty } ?? []
  }

  /// An alias that is declared several times is none of the types that it stands for.
  private func aliasInBuilds() -> Notes {
    guard let index = wanted.identity.declaration, table.variableAliases.contains(index) else { return [] }
    return [
      .init(
        "what '\(title)' stands for depends on the build; provide it under this name, by a static func or property of type '\(title)'",
        at: table.declarations[index].place)
    ]
  }

  // MARK: What is provided already

  private func otherNames() -> Notes {
    guard let asked = parameter.named else { return [] }
    let targets = index.candidates(for: wanted.identity, in: module)
    let names = targets.compactMap(\.provider.name)
    if let nearest = Spelling.nearest(to: asked.text, inAnyOrder: names) {
      let isOnlyOne = Spelling.nearest(to: asked.text, in: names.filter { $0 != nearest }) == nil
      let fix = Diagnostic.Fix(replacing: asked.text, with: nearest.quotedIfNeeded, at: asked.place)
      return [.init("did you mean '@named(\(nearest))'?", at: asked.place, fix: isOnlyOne ? fix : nil)]
    }
    return targets.prefix(10).map { target in
      let other =
        target.provider.name.map { "under the name '\($0)' here" }
        ?? "without a name here; drop '@named(\(asked.text))', or give it the name: name: \(asked.text)"
      return .init("it is provided \(other)", at: target.provided.place)
    }
  }

  /// Whether a provider's values are of some types, as far as the sources read tell.
  private func isOne(_ provider: Provider, of types: [TypeIdentity]) -> Bool {
    let own = ([provider.concrete] + provider.provided.map(\.type)).map(\.identity)
    return !provider.isRequired && !types.isEmpty
      && types.allSatisfy { type in own.contains { unannotated.isOne($0, of: type) } }
  }

  /// A subtype that no rule takes, for it has a name.
  private func namedSubtype(_ provider: Provider) -> Diagnostic.Note? {
    guard parameter.match != nil, provider.name != nil, isOne(provider, of: members) else { return nil }
    return .init(
      "'\(provider.title)' is a '\(title)' but has a name, which only '@named' takes",
      at: provider.namePlace ?? provider.place)
  }

  /// Types that are nearly the wanted one, and what to do about it.
  private func nearTypes(_ provider: Provider) -> Notes {
    provider.provided.filter { !$0.isElement && $0.type != wanted }.compactMap { provided in
      let (own, type) = (wanted.identity, provided.type)
      let advice: String? =
        switch type.identity {
        case .optional(parameter.type.identity): ", and may be nil; take an optional"
        case .boxed(own): "; take that, and read its 'value'"
        case own.unboxed: " without a box; add to its directive: boxed, or take '\(type.title)'"
        case .composed(of: members): "; ask for 'any \(type.title)'"
        case own.withoutArguments: ", without its arguments; if it is a '\(title)', write that"
        default:
          wanted.isFunction && type.identity.unprefixed == own.unprefixed
            ? "; write the type like that" : nil
        }
      return advice.map { .init("'\(type.title)' is provided here\($0)", at: provided.place) }
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
    guard isOne(provider, of: members), !promises.contains(where: { $0.type == wanted }) else { return nil }
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

  private func misspelt() -> Notes {
    guard title.count > 2, !wanted.isCommonValue, table.declaration(wanted.identity) == nil,
      let meant = Spelling.nearest(
        to: title, in: Set(index.providers.flatMap(\.provided).map(\.type.title)).sorted())
    else { return [] }
    let fix = Diagnostic.Fix(replacingTypeOf: parameter, title, with: meant)
    return [.init("did you mean '\(meant)', which is provided?", at: parameter.place, fix: fix)]
  }

  // MARK: What could be provided

  /// What gives the wanted type, the type itself, or types that conform to it, that only lack a directive.
  private func withoutDirective() -> Notes {
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
    if let own = table.declaration(wanted.identity), own.isProvided, !own.genericParameters.isEmpty {
      let what = "'\(own.name)' is provided, but as another type or under a name; ask for that"
      return [.init(what, at: own.place)]
    }
    // A rule takes subtypes as they are.
    let promise = parameter.match == nil ? ["as: \(title)"] : []
    return unannotated.notes(unannotated.types(below: members), promise + name, for: module) {
      "'\($0.name)' is a '\(title)' but"
    }
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

  // MARK: Other modules

  /// Providers below of just that type that the consumer's module does not see.
  private func hidden() -> Notes {
    index.hidden(for: parameter.type.identity, in: module).map(\.provider).compactMap {
      $0.isRequired ? required($0) : unseen($0, "in a file of '\(module)'")
    }
  }

  /// Providers of a type that has the name of one that nobody has read: a file without the import cannot mean it.
  private func notImported() -> Notes {
    guard table.declaration(wanted.identity) == nil, !wanted.isCommonValue else { return [] }
    return index.providers.filter { provider in
      provider.module != module && provider.isOffered && !provider.isCollection && !provider.isRequired
        && provider.access >= .package
        && provider.provided.contains { $0.type.title == title && $0.type != wanted && !$0.isElement }
    }.map { unseen($0, "where it is needed") }
  }

  /// Types of that name that imported modules declare, but keep to themselves.
  private func notPublic() -> Notes {
    guard case .unread(let name, _) = wanted.identity, !wanted.isCommonValue else { return [] }
    return table.declarations.filter {
      $0.isType && $0.name == name && $0.parent == nil && $0.module != module
        && table.visibility.isImported($0.module, by: module) && !table.access(of: $0).isHidden
    }.map {
      .init(
        "'\($0.module)' has a '\(name)' that is \(table.access(of: $0).keyword); if that is meant, make it public",
        at: $0.place)
    }
  }

  /// Providers of modules that the target does not depend on.
  private func providedBeside() -> Notes {
    // A common value of the same name may well mean something else there.
    if isOwn(wanted.identity) || wanted.isCommonValue { return [] }
    let names = parameter.named == nil ? [nil, name] : [name]
    return beside.filter { $0.titles.contains(title) && names.contains($0.name) }.map { $0.note(for: module) }
  }

  /// What is declared in the target itself cannot be provided by one that it could depend on.
  private func isOwn(_ identity: TypeIdentity) -> Bool { table.declaration(identity)?.module == module }

  /// What a module below requires from above is its own affair: whoever needs it too says so.
  /// In a target with nothing above, that is reported as a mistake of its own.
  private func required(_ provider: Provider) -> Diagnostic.Note? {
    guard table.model.isLibrary else { return nil }
    let title = provider.provided[0].type.title
    let alias = "Needed\(title.split(separator: ".").last ?? "")"
    return .init(
      "'\(provider.module)' requires it from above, for itself; to require it here too, write: // @require above typealias \(alias) = \(title)",
      at: provider.place)
  }

  private func unseen(_ provider: Provider, _ whereTo: String) -> Diagnostic.Note {
    let package = provider.access == .package ? table.model.packages[provider.module] : nil
    let words: String
    if table.isVisible(provider.access, from: provider.module, in: module) {
      words =
        "'\(provider.module)' provides it, but is not imported; write \(whereTo): import \(provider.module)"
    } else if provider.isInput, let owner = provider.owner {
      let viewer = package.map { "the package '\($0)'" } ?? "'\(provider.module)'"
      words =
        "it is what a '\(owner.className)' is made with, which only \(viewer) sees; say 'public' in the '@container' there"
    } else {
      let limit = package.map { "only for its own package, '\($0)'" } ?? "not for others"
      words = "'\(provider.module)' provides it, but \(limit); write there: // @provide(public)"
    }
    return .init(words, at: provider.place)
  }

  // MARK: Elements

  /// What a collection that nothing joins may have been meant to hold: providers that do not say so, types without a
  /// directive, elements of other modules that cannot be seen.
  var elements: [Diagnostic.Note] {
    guard let element = parameter.type.element else { return [] }
    let title = parameter.type.elementTitle
    let own = index.providers.filter { $0.module == module }
    let kinds: [() -> Notes] = [
      {
        own.flatMap(\.joins).filter {
          $0.type.identity.declaration == nil && Spelling.nearest(to: $0.type.title, in: [title]) != nil
        }.map {
          .init("this joins a collection of '\($0.type.title)'; did you mean '\(title)'?", at: $0.place)
        }
      },
      {
        index.providers.filter { $0.module != module && $0.joins.contains { $0.type.identity == element } }
          .map {
            .init(
              "'\($0.module)' has an element for it, but is not imported; write in a file of '\(module)': import \($0.module)",
              at: $0.place)
          }
      },
      {
        own.filter { $0.isOffered && !$0.isMatched && isOne($0, of: [element]) }.map {
          .init(
            "'\($0.title)' is a '\(title)' but does not join; add to its directive: into: \(title)",
            at: $0.place)
        }
      },
      {
        (isOwn(element) ? [] : beside).filter { $0.joins.contains(title) }.map {
          $0.note(for: module, mustBeVisible: false)
        }
      },
      {
        let found = unannotated.types(below: [element]).filter { table.declarations[$0].module == module }
        return unannotated.notes(found, ["into: \(title)"], for: module) {
          "'\($0.name)' is a '\(title)' but"
        }
      },
    ]
    // What asks for it later has another type, and so no such default.
    let isAtOnce = parameter.spelling.unprefixed == parameter.type.spelling.unprefixed
    let orNone = isAtOnce ? ", or give '\(parameter.name)' the default '[]'" : ""
    return kinds.lazy.map { $0() }.first { !$0.isEmpty } ?? [
      .init("write '// @provide(into: \(title))' above a type that is one\(orNone)", at: parameter.place)
    ]
  }
}

extension Provider {
  /// Whether a subtype stands for it.
  fileprivate var isMatched: Bool { if case .matched = construction { true } else { false } }
}

extension ResolvedType {
  /// How diagnostics speak of the elements.
  var elementTitle: String {
    switch (unwrapped ?? self).spelling.core {
    case .array(let element): "\(element.core)"
    case .named(let path): path.last?.arguments.first.map { "\($0.core)" } ?? title
    default: title
    }
  }
}

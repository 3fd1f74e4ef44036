// SPDX-License-Identifier: MIT

/// Finds declarations that a parameter without a provider was probably meant to get: a provider under another name or
/// type, a type without a directive, a type with a similar name.
struct NearMisses {
  let graph: Graph
  let unannotated: Unannotated
  var parameter: Parameter
  let module: String

  private var index: BindingIndex { graph.index }
  var table: TypeTable { graph.table }
  var wanted: ResolvedType { parameter.type.unwrapped ?? parameter.type }
  var title: String { wanted.title }
  private var name: String { parameter.named?.text.withoutBackticks ?? parameter.nameForProvider }
  var members: [TypeIdentity] { wanted.identity.members.filter { $0 != .unread("Sendable") } }

  /// Notes on near misses, each with the line that mends it if there is one; without near misses, a way to provide the
  /// type.
  var notes: Notes {
    let found = found
    return found.isEmpty ? hidden + [wayOut] : found
  }

  /// Notes on the first kind of near miss that there is.
  var found: Notes { first(of: kinds) }

  fileprivate var kinds: [() -> Notes] {
    let visible = graph.bindings.filter { $0.isOffered && index.sees($0, in: module) }
    return [
      inOtherBuilds, { visible.flatMap(otherForms) }, { result?.found ?? [] }, aliasInBuilds, otherNames,
      unseen,
      { visible.flatMap(nearTypes) }, { visible.compactMap(providedAsOther) }, providedGenerically,
      requiredGenerically, inUnusedTargets, factories, { runtime + withoutDirective() }, notPublic, misspelt,
    ]
  }

  private func first(of kinds: [() -> Notes]) -> Notes {
    kinds.lazy.map { $0() }.first { !$0.isEmpty } ?? []
  }

  /// The near misses of a function's result, because a provider of the result fills a function parameter.
  private var result: NearMisses? {
    guard let type = DeferredType(parameter, in: table), type.form == .function,
      type.result.identity != .void, !type.result.isCommonValue
    else { return nil }
    var result = self
    result.parameter.type = type.result
    return result
  }

  private var wayOut: Note {
    if parameter.match?.isOnlyWay == true {
      return parameter.place.note("write // @provide above a type that is a '\(title)'")
    }
    if parameter.type.isCommonValue { return parameter.place.note(parameter.suggestedValue) }
    let options = parameter.named.map { "(name: \($0.text))" } ?? ""
    let orOptional: Advice =
      parameter.isUnwrapped ? ", or write its type as \(parameter.type.spelling, .type) if it may be nil" : ""
    return parameter.place.note(
      "provide one, for instance with // @provide\(options) above a static func that returns '\(result?.title ?? title)'\(parameter.orArgument)\(orOptional)"
    )
  }

  // MARK: Existing providers

  /// Providers of the type under an `#if` that holds in no build of the consumer.
  private func inOtherBuilds() -> Notes {
    candidates.map(\.binding).filter {
      !$0.condition.isAlways && (parameter.named == nil || $0.name == name)
    }.map { $0.place.note("it is provided here, but only under '#if \($0.condition)'") }
  }

  /// An alias that is declared several times, under `#if`, needs a provider of each type that it stands for.
  private func aliasInBuilds() -> Notes {
    guard let alias = wanted.identity.declaration, alias.kind == .typealias, table[alias].redeclaration != nil
    else { return [] }
    return [
      alias.place.note(
        "the type that '\(title)' stands for depends on the build; provide each of them, or it under this name, by a static func or property of type '\(title)'"
      )
    ]
  }

  private var candidates: [Target] { index.candidates(for: wanted.identity, in: module) }

  private var nearName: String? {
    parameter.named.flatMap { Spelling.nearest(to: $0.text, in: candidates.compactMap(\.binding.name)) }
  }

  /// Replaces a misspelt name in `@named` by the nearest provided one.
  var fix: Diagnostic.Fix? {
    guard let asked = parameter.named, let nearName else { return nil }
    return .init(replacing: asked.text, with: nearName.quotedIfNeeded, at: asked.place)
  }

  private func otherNames() -> Notes {
    guard let asked = parameter.named else { return [] }
    if let nearName { return [asked.place.note("did you mean '@named(\(nearName.quotedIfNeeded))'?")] }
    return candidates.prefix(10).map { target in
      let other =
        target.binding.name.map { "under the name '\($0.quotedIfNeeded, .otherName)' here" }
        ?? "without a name here; drop '@named(\(asked.text))', or give it the name: name: \(asked.text, .name)"
        as Advice
      return target.provided.place.note("it is provided \(other)")
    }
  }

  /// Whether a provider's value is of all given types, as far as the sources read show.
  private func isSubtype(_ provider: Binding, of types: [TypeIdentity]) -> Bool {
    let own = ([provider.concrete] + provider.provided.map(\.type)).map(\.identity)
    return !provider.isRequired && !types.isEmpty
      && types.allSatisfy { type in own.contains { unannotated.isSubtype($0, of: type) } }
  }

  /// Notes on provided types that are the wanted one in another form: of other attributes, or with the type around it that
  /// the parameter leaves out.
  private func otherForms(_ provider: Binding) -> Notes {
    provider.offered.filter {
      $0.type != wanted && $0.type.identity.unprefixed == wanted.identity.unprefixed
        || wanted.identity.declaration == nil && $0.type.title.hasSuffix(".\(title)")
    }.map {
      $0.place.note(
        "'\($0.type.title)' is provided here; write the type like that: \($0.type.title, .typeName)")
    }
  }

  /// Notes on provided types that are nearly the wanted one: optional, boxed or unboxed, of other attributes, or
  /// another type under the wanted name.
  private func nearTypes(_ provider: Binding) -> Notes {
    provider.offered.filter { $0.type != wanted }.compactMap { provided in
      let own = wanted.identity
      let type = provided.type
      let advice: Advice? =
        switch type.identity {
        case _ where type.identity.wrapped == parameter.type.identity:
          ", and may be nil; take an optional: \(type.spelling, .type)"
        case .boxed(own): "; take that, and read its 'value'"
        case own.unboxed:
          " without a box; add to its directive: \("boxed", .option), or take '\(type.title, .type)'"
        case _ where (wanted.isCommonValue || parameter.named != nil) && provider.name == name:
          " under the name '\(name)'; take that type, or another name"
        default: nil
        }
      return advice.map { provided.place.note("'\(type.title)' is provided here\($0)") }
    }
  }

  /// A note on a provider whose value is of the wanted type, but which is not provided under that type.
  private func providedAsOther(_ provider: Binding) -> Note? {
    let promises = provider.offered
    guard isSubtype(provider, of: members), !promises.contains(where: { $0.type == wanted }) else {
      return nil
    }
    if parameter.match != nil, provider.name != nil {
      return provider.place.note(
        "'\(provider.title)' is a '\(title)' but has a name, which only '@named' takes")
    }
    let isItself = provider.concrete == wanted
    let types =
      promises.map { $0.type == provider.concrete ? "Self" : $0.type.title }
      + [isItself || parameter.match?.isOnlyWay == true ? "Self" : title]
    let what =
      isItself
      ? "'\(title)' is provided, but not as itself"
      : "'\(provider.concrete.title)' is a '\(title)' and is provided, but not as one"
    let option = "as: [\(types.commaSeparated)]"
    return provider.provided[0].place.note("\(what); add to its directive: \(option, .option)")
  }

  private func misspelt() -> Notes {
    guard title.count > 2, !wanted.isCommonValue, wanted.identity.declaration == nil,
      let meant = Spelling.nearest(to: title, in: graph.bindings.flatMap(\.provided).map(\.type.title))
    else { return [] }
    return [parameter.place.note("did you mean '\(meant, .typeName)', which is provided?")]
  }

  // MARK: Declarations without a directive

  private var naming: [String] { parameter.named.map { ["name: \($0.text)"] } ?? [] }

  /// Notes on funcs and properties that return the wanted type and only lack a directive.
  private func factories() -> Notes {
    let found = unannotated.factories[wanted.identity, default: []].filter {
      !wanted.isCommonValue || $0.name == name
    }
    return unannotated.notes(found, naming, for: module, " gives a '\(title)' but")
  }

  /// Notes on the wanted type, or else on its subtypes, if they only lack a directive.
  private func withoutDirective() -> Notes {
    if let own = wanted.identity.declaration, own.isConcrete, !own.isProvided {
      // A struct may be a value that only the caller has, so `@arg` is proposed too.
      let isValue = own.kind == .struct && naming.isEmpty && !parameter.isInjected
      let orArgument: Advice =
        isValue ? "; or, if the caller has it, behind the parameter: \("/* @arg */", .behind)" : ""
      return unannotated.notes([own], naming, for: module, or: orArgument)
    }
    // A parameter with `@match` takes subtypes without `as:`.
    let promise = parameter.match == nil ? ["as: \(title)"] : []
    return unannotated.notes(
      unannotated.types(below: members), promise + naming, for: module, " is a '\(title)' but")
  }

  // MARK: Other modules

  /// Providers in modules below that the consumer's module does not see. If the wanted type was not read, a provided
  /// type of the same name counts: without the import, the consumer's file cannot name it.
  private func unseen() -> Notes {
    let isUnread = wanted.identity.declaration == nil && !wanted.isCommonValue
    return graph.bindings.filter { provider in
      ![module, table.model.module].contains(provider.module) && provider.isOffered && !provider.isCollection
        && provider.offered.contains {
          $0.type == parameter.type
            ? !index.sees(provider, in: module)
            : isUnread && !provider.isRequired && index.access(of: provider) >= .package
              && $0.type.title == title
        }
    }.compactMap(unseen)
  }

  private func unseen(_ provider: Binding) -> Note? {
    if provider.isRequired {
      // In a target that nothing is above, the unmet requirement is an error of its own.
      guard table.model.isLibrary else { return nil }
      return provider.place.note(
        "'\(provider.module)' requires it from above, for itself; to require it here too, write '// @require' above an alias of it: \("public typealias Needed\(title.filter { $0.isLetter || $0.isNumber }) = \(wanted.spelling)", .requirement)"
      )
    }
    let access = index.access(of: provider)
    let suggestion: Advice =
      table.isVisible(access, from: provider.module, in: module)
      ? "is not imported; write where it is needed: import \(provider.module, .importing)"
      : "\(access == .package ? "only for its own package" : "not for others"); \(access.mendToPublic)"
    return provider.place.note("'\(provider.module)' provides it, but \(suggestion)")
  }

  /// Types of the wanted name that imported modules declare, but that this module cannot see.
  private func notPublic() -> Notes {
    guard case .unread(let name, _) = wanted.identity.form, !wanted.isCommonValue else { return [] }
    return table.declarations.filter {
      $0.isType && $0.name == name && $0.parent == nil && $0.module != module
        && table.visibility.isImported($0.module, by: module) && !table.access(of: $0).isHidden
    }.map {
      $0.place.note(
        "'\($0.module)' has a '\(name)' that is \(table.access(of: $0).keyword); if that is meant, make it \("public", .access)"
      )
    }
  }

  /// Providers in targets that the module does not depend on. They are compared by name, because their types cannot be
  /// resolved here.
  private func inUnusedTargets() -> Notes {
    // A type that this module declares is not the one provided there, and a common value of the same name may mean
    // something else.
    if wanted.identity.declaration?.module == module || wanted.isCommonValue { return [] }
    let names = parameter.named == nil ? [nil, name] : [name]
    return graph.unused.filter { names.contains($0.name) && $0.offered.contains { $0.type.title == title } }
      .map {
        let visibly = $0.access >= .package ? "" : "; and \($0.access.mendToPublic.text)"
        return $0.place.note(
          "'\($0.module)' provides it, but '\(table.model.target)' does not depend on that, at least not in this build; add \"\($0.module)\" to the dependencies of '\(table.model.target)' in Package.swift without a condition, and import it where it is needed\(visibly)"
        )
      }
  }

  // MARK: Elements

  /// Notes on the elements of a collection that have no key for a dictionary.
  var elementsWithoutKey: Notes {
    graph.bindings.filter { $0.contributions.contains { $0.type.identity == parameter.type.element } }.map {
      $0.place.note(
        "'\($0.title)' joins '[\(parameter.type.elementTitle)]', but its directive has no such 'key:'")
    }.firstFew
  }

  /// Notes on elements that an empty collection was probably meant to have: elements of modules that are not imported,
  /// providers without `into:`, types without a directive.
  var elements: Notes {
    guard let element = parameter.type.element else { return [] }
    let title = parameter.type.elementTitle
    let into = "into: \(title)"
    let found = first(of: [
      {
        graph.bindings.filter {
          $0.module != module && $0.contributions.contains { $0.type.identity == element }
        }
        .map {
          $0.place.note(
            "'\($0.module)' has an element for it, but is not imported; write in a file of '\(module)': import \($0.module, .importing)"
          )
        }
      },
      {
        graph.bindings.filter {
          if case .matched = $0.kind { return false }
          return $0.module == module && $0.isOffered && isSubtype($0, of: [element])
        }.map {
          $0.place.note(
            "'\($0.title)' is a '\(title)' but does not join; add to its directive: \(into, .option)")
        }
      },
      {
        let types = unannotated.types(below: [element]).filter { $0.module == module }
        return unannotated.notes(types, [into], for: module, " is a '\(title)' but")
      },
    ])
    // The type of a deferred parameter is no array, so `[]` cannot be its default.
    let isAtOnce = parameter.spelling.unprefixed == parameter.type.spelling.unprefixed
    let orNone: Advice =
      isAtOnce ? ", or give '\(parameter.name)' the default '\("[]", .defaultValue)'" : ""
    return found.isEmpty
      ? [parameter.place.note("write '// @provide(\(into))' above a type that is one\(orNone)")] : found
  }
}

extension Graph {
  /// The types by which a parameter gets a provider, and whether each is the type inside an optional.
  package func types(of parameter: Parameter) -> [(type: ResolvedType, isInside: Bool)] {
    let asked = index.asked(parameter)
    let types = [asked.type] + (DeferredType(asked, in: table).map { [$0.result] } ?? [])
    return types.flatMap { sequence(first: $0, next: \.unwrapped).enumerated().map { ($1, $0 > 0) } }
  }

  /// Notes on near misses of all kinds, for programs that ask about a parameter.
  package func nearMisses(of parameter: Parameter, in module: String) -> [Note] {
    ProblemReport(graph: self).nearMisses(of: index.asked(parameter), in: module).kinds.flatMap { $0() }
  }
}

extension ResolvedType {
  /// The element type of a collection, as diagnostics name it.
  var elementTitle: String {
    switch (unwrapped ?? self).spelling.core {
    case .array(let element), .dictionary(_, let element): "\(element.core)"
    case .named(let path): path.last?.arguments.last.map { "\($0.core)" } ?? title
    default: title
    }
  }
}

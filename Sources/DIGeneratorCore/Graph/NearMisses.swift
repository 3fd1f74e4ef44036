// SPDX-License-Identifier: MIT

/// What a missing provider may have been meant to be: another name, a type that is not annotated, a slip.
struct NearMisses {
  let index: ProviderIndex
  let table: TypeTable

  /// Remarks on everything near, the most helpful last: the line to paste.
  func notes(for parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    let found =
      otherNames(parameter, module) + otherOptionality(parameter, module) + notVisible(parameter, module)
      + relatives(parameter, module)
    if !found.isEmpty { return found }
    let candidates = unannotated(parameter)
    if !candidates.isEmpty { return candidates }
    return misspelt(parameter, module) + [wayOut(parameter)]
  }

  private func otherNames(_ parameter: Provider.Parameter, _ module: String) -> [Diagnostic.Note] {
    guard let wanted = parameter.named else { return [] }
    let targets = index.candidates(for: (parameter.type.unwrapped ?? parameter.type).identity, in: module)
    let names = targets.compactMap(index.name)
    if let nearest = Spelling.nearest(to: wanted.text, in: names.sorted()) {
      return [.init("did you mean '@named(\(nearest))'?", at: wanted.place)]
    }
    return targets.map { target in
      let name = index.name(target).map { "under the name '\($0)'" } ?? "without a name"
      return .init("it is provided \(name) here", at: index.provided(target).place)
    }
  }

  private func otherOptionality(_ parameter: Provider.Parameter, _ module: String) -> [Diagnostic.Note] {
    let targets = index.candidates(for: "Optional<\(parameter.type.identity)>", in: module)
    return targets.map {
      .init(
        "'\(parameter.type.title)?' is provided here, and may be nil; take an optional",
        at: index.provided($0).place)
    }
  }

  private func notVisible(_ parameter: Provider.Parameter, _ module: String) -> [Diagnostic.Note] {
    index.hidden(for: parameter.type.identity, in: module).map { target in
      let provider = index.providers[target.provider]
      return .init(
        "'\(provider.module)' provides it, but not for others; write there: // @provide(public)",
        at: provider.place)
    }
  }

  /// A provided type below or above the wanted one.
  private func relatives(_ parameter: Provider.Parameter, _ module: String) -> [Diagnostic.Note] {
    let wanted = parameter.type.identity
    return index.identities.flatMap { identity -> [Diagnostic.Note] in
      guard let isBelow = relation(of: identity, to: wanted) else { return [] }
      return index.candidates(for: identity, in: module).prefix(1).map { target in
        let title = index.provided(target).type.title
        return isBelow
          ? .init(
            "'\(title)' is a '\(parameter.type.title)' and is provided, but not as one; add to its directive: as: [Self, \(parameter.type.title)]",
            at: index.provided(target).place)
          : .init(
            "'\(title)', which '\(parameter.type.title)' is one of, is provided here",
            at: index.provided(target).place)
      }
    }
  }

  private func relation(of identity: String, to wanted: String) -> Bool? {
    if inherits(identity, wanted) { return true }
    return inherits(wanted, identity) ? false : nil
  }

  private func inherits(_ identity: String, _ ancestor: String) -> Bool {
    guard identity != ancestor, let index = table.index(identity) else { return false }
    return table.ancestors(ofType: index).contains(ancestor)
  }

  /// The type itself, or types that conform to it, that only lack a directive.
  private func unannotated(_ parameter: Provider.Parameter) -> [Diagnostic.Note] {
    let identity = (parameter.type.unwrapped ?? parameter.type).identity
    if let own = table.declaration(identity), own.canBeProvided {
      return [.init("'\(own.name)' is not provided; write above it: // @provide", at: own.place)]
    }
    return table.types(below: identity).filter(\.canBeProvided).map { type in
      .init(
        "'\(type.name)' is a '\(parameter.type.title)' but is not provided; write above it: // @provide(as: \(parameter.type.title))",
        at: type.place)
    }
  }

  private func misspelt(_ parameter: Provider.Parameter, _ module: String) -> [Diagnostic.Note] {
    let titles = index.identities.flatMap { index.candidates(for: $0, in: module) }.map {
      index.provided($0).type.title
    }
    guard table.declaration(parameter.type.identity) == nil,
      let nearest = Spelling.nearest(to: parameter.type.title, in: titles.sorted())
    else { return [] }
    return [.init("did you mean '\(nearest)', which is provided?", at: parameter.place)]
  }

  private func wayOut(_ parameter: Provider.Parameter) -> Diagnostic.Note {
    let title = parameter.type.title
    if parameter.type.isCommonValue {
      return .init(
        "provide a value under the name '\(parameter.name)' (// @provide above a static let \(parameter.name): \(title)), or write behind the parameter: /* @arg */",
        at: parameter.place)
    }
    return .init(
      "provide one, for instance with // @provide above a static func that returns '\(title)', or write behind the parameter: /* @arg */",
      at: parameter.place)
  }
}

extension Declaration {
  /// Whether a directive above it would do.
  fileprivate var canBeProvided: Bool {
    kind == .class || kind == .struct || kind == .actor
  }
}

extension TypeTable {
  /// Every type above a declared one, by the inheritance clauses in the sources read, its extensions' included.
  func ancestors(ofType index: Int) -> Set<String> {
    var result: Set<String> = []
    var queue = [index]
    while let next = queue.popLast() {
      for part in parts(of: next) {
        for type in inherited(by: part) where result.insert(type.identity).inserted {
          if let found = self.index(type.identity) { queue.append(found) }
        }
      }
    }
    return result
  }

  /// The declared classes, structs and actors below a type, in the order of the sources.
  func types(below identity: String) -> [Declaration] {
    model.declarations.indices.filter {
      model.declarations[$0].isType && ancestors(ofType: $0).contains(identity)
    }.map { model.declarations[$0] }.sorted { $0.place < $1.place }
  }
}

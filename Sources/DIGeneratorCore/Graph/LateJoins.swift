// SPDX-License-Identifier: MIT

/// What collections get from modules that theirs do not know: those above, and those beside.
struct LateJoins {
  let graph: Graph
  let collections: Collections
  /// For each collection, by its number, the elements that it does not know.
  let elements: [Int: [Collections.Element]]
  private var table: TypeTable { collections.table }

  init(_ graph: Graph, _ collections: Collections) {
    self.graph = graph
    self.collections = collections
    guard graph.providers.contains(where: \.isCollection) else {
      elements = [:]
      return
    }
    let groups = Dictionary(grouping: collections.sortedElements) { $0.join.type.identity }
    var late: [Int: [Collections.Element]] = [:]
    for (number, provider) in graph.providers.enumerated() {
      guard case .collection(let element) = provider.construction else { continue }
      let known = collections.table.visibility.below(provider.module).union([provider.module])
      let unknown = groups[element.identity, default: []].filter {
        !known.contains(graph.providers[$0.provider].module)
      }
      if !unknown.isEmpty { late[number] = unknown }
    }
    elements = late
  }

  func target(of element: Collections.Element) -> Graph.Target {
    let provider = graph.providers[element.provider]
    return Graph.Target(
      provider: element.provider, position: table.position(of: element.join, in: provider) ?? 0)
  }

  /// The collections, by their numbers, that a module below or a library cannot do without and that nobody joins, or nobody
  /// in a container that they are needed in.
  var missing: [Int] {
    graph.providers.indices.filter { number in
      let provider = graph.providers[number]
      return provider.isCollection && provider.parameters.isEmpty && !consumers(of: number).isEmpty
    }
  }

  /// Parameters that take a collection, have no default, and get no element.
  private func consumers(of collection: Int) -> [(provider: Int, parameter: Int)] {
    graph.providers.indices.filter { !hasElement(of: collection, $0) }.flatMap { provider in
      graph.allNeeds(of: provider).filter { need in
        need.provider == collection && !graph.providers[provider].parameters[need.parameter].hasDefault
      }.map { (provider, $0.parameter) }
    }
  }

  /// Whether a provider can reach an element. What belongs to nobody yet is a child's where a child asks for it.
  private func hasElement(of collection: Int, _ provider: Int) -> Bool {
    let (elements, isFree) = (elements[collection, default: []], graph.providers[provider].isOwnedByNeeds)
    return elements.contains { isFree || graph.owner(of: provider).isWithin(graph.owner(of: $0.provider)) }
  }

  // MARK: Mistakes

  /// Reports what does not go together, and collections that nobody joins, or would have joined but for a mistake.
  func report(_ diagnostics: inout DiagnosticCollector, besides refused: RefusedProviders) {
    var reported: Set<Place> = []
    for (collection, elements) in elements.inOrder() {
      for element in elements where isSeenHereFirst(element, collection) {
        // What can join none at all is told so in its own module.
        guard graph.effects[element.provider].mayJoin,
          graph.effects[element.provider].exceeds(graph.effects[collection]),
          reported.insert(element.join.place).inserted
        else { continue }
        diagnostics.report(mismatch(element, collection))
      }
    }
    guard !table.model.isLibrary else { return }
    for collection in missing where !refused.contains(elementOf: graph.providers[collection].concrete) {
      diagnostics.report(empty(collection))
    }
  }

  /// Whether no module below sees both, which would have been told.
  private func isSeenHereFirst(_ element: Collections.Element, _ collection: Int) -> Bool {
    let modules = [graph.providers[element.provider].module, graph.providers[collection].module]
    if modules.contains(table.model.module) { return true }
    return !table.visibility.below(modules[0]).contains(modules[1])
  }

  private func mismatch(_ element: Collections.Element, _ number: Int) -> Diagnostic {
    let (provider, collection) = (graph.providers[element.provider], graph.providers[number])
    let title = "\(collection.concrete.spelling)"
    let (effects, expected) = (graph.effects[element.provider], graph.effects[number])
    let (words, other) = (effects.words(beyond: expected), expected.expectation(of: effects))
    return Diagnostic(
      effects.mistake(beyond: expected),
      "'\(provider.title)' \(words), but '\(title)' in '\(collection.module)', which it joins, \(other)",
      at: element.join.place,
      notes: [
        .init("'\(collection.module)' has the collection because of this", at: collection.place),
        .init(
          "drop the 'into: \(element.join.type.title)', or let '\(provider.title)' be built without that",
          at: element.join.place),
      ])
  }

  private func empty(_ number: Int) -> Diagnostic {
    let collection = graph.providers[number]
    let title = "'\(collection.concrete.spelling)'"
    let others = elements[number, default: []].map(joinedElsewhere)
    let (provider, parameter) = consumers(of: number)[0]
    let (owner, asked) = (graph.owner(of: provider), graph.providers[provider].parameters[parameter])
    let nothing =
      "nothing \(others.isEmpty ? "in '\(table.model.module)' or below" : "that a '\(owner.className)' has")"
    let orNone = asked.type.element == nil ? "" : ", or give the parameter the default '[]'"
    let mend =
      "write '// @provide(into: \(collection.concrete.elementTitle))' above a type in '\(table.model.module)' that is one\(orNone)"
    return Diagnostic(
      .emptyCollection, "'\(collection.module)' needs \(title) from above, and \(nothing) joins it",
      at: asked.place,
      notes: [graph.step(provider, parameter: parameter, needs: title)] + others + [
        .init(mend, at: asked.place)
      ])
  }

  /// An element that is not there where the collection is needed.
  private func joinedElsewhere(_ element: Collections.Element) -> Diagnostic.Note {
    let (title, owner) = (graph.providers[element.provider].title, graph.owner(of: element.provider))
    return .init("'\(title)' joins it, but only '\(owner.className)' has that", at: element.join.place)
  }
}

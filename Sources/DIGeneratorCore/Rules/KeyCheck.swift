// SPDX-License-Identifier: MIT

/// Reports elements of one key, keys of two types that may be one, functions of a key without an element for each case, and kept
/// values of a key that is neither an argument nor an input.
struct KeyCheck {
  let graph: Graph
  private var table: TypeTable { graph.table }

  var diagnostics: [Diagnostic] { clashes + graph.own.flatMap { functions(of: $0) + keyed($0) } }

  /// An element with a key, and its part in the dictionary.
  private typealias Element = (binding: Binding, joins: Contribution, key: ElementKey)

  // MARK: Equal keys

  private var clashes: [Diagnostic] {
    let elements =
      graph.bindings.flatMap { binding in
        binding.contributions.compactMap { joins in joins.key.map { (binding, joins, $0) } }
      }.sorted { (rank($0), $0.2.place) < (rank($1), $1.2.place) } as [Element]
    let dictionaries = Dictionary(grouping: elements, by: \.joins.collected)
    let equal = dictionaries.values.flatMap { Dictionary(grouping: $0, by: \.key.value).values }
    let firsts = Dictionary(grouping: dictionaries.values.map { $0[0] }, by: \.joins.type.identity)
    return equal.flatMap { clashes(in: $0, same) }
      + firsts.values.flatMap {
        clashes(in: $0.sorted { (rank($0), $0.key.place) < (rank($1), $1.key.place) }, doubtful)
      }
  }

  /// An error stands at the module's own element, if one of the two is.
  private func rank(_ element: Element) -> Int { element.binding.module == graph.module ? 1 : 0 }

  private func clashes(in elements: [Element], _ clash: @escaping (Element, Element) -> Diagnostic?)
    -> [Diagnostic]
  {
    elements.indices.compactMap { index in
      let one = elements[index]
      return elements[..<index].lazy.filter { isOurs($0.binding, one.binding) }.compactMap { clash(one, $0) }
        .first
    }
  }

  private func same(_ one: Element, _ other: Element) -> Diagnostic? {
    Diagnostic(
      .duplicateKey, "'\(one.joins.accessor)' has two elements for the key '\(one.key.text)'",
      at: one.key.place,
      notes: [other.key.place.note("the other one is '\(other.binding.title)'; give one of them another key")]
    )
  }

  private func doubtful(_ one: Element, _ other: Element) -> Diagnostic? {
    let mayBeOne = table.mayBeOne(
      one.key.type.identity, (one.binding.module, false), other.key.type.identity,
      (other.binding.module, false))
    if !mayBeOne { return nil }
    return Diagnostic(
      .duplicateKey,
      "the keys '\(one.key.text)' and '\(other.key.text)' may be of one type, which only the compiler knows; write the same type in both",
      at: one.key.place, notes: [other.key.place.note("the other key is here")])
  }

  /// Whether one container can have both, and no build of a module below reports that.
  private func isOurs(_ one: Binding, _ other: Binding) -> Bool {
    let modules = Set([one.module, other.module])
    let isSeenBelow = modules.contains { modules.isSubset(of: table.visibility.reach(of: $0)) }
    return (modules.contains(graph.module) || !isSeenBelow) && !one.condition.excludes(other.condition)
      && graph[one].resolvedOwner.isRelated(to: graph[other].resolvedOwner)
  }

  // MARK: Kept by keys

  /// A name in `keyed:` that is no argument must be an input of the child container.
  private func keyed(_ node: Node) -> [Diagnostic] {
    let binding = node.binding
    return (binding.written?.keyedBy ?? []).compactMap { key in
      let parameter = binding.parameters[key.parameter]
      let isInput = node.variants.allSatisfy { $0.values[key.parameter].eagerTarget?.binding.isInput == true }
      return parameter.isArgument || isInput
        ? nil : parameter.mistakeAsKey(at: key.place, parameter.nameForProvider)
    }
  }

  // MARK: Functions

  private func functions(of node: Node) -> [Diagnostic] {
    graph.edgesByKey(of: node).compactMap { parameter, edge, builds in
      guard let reason = reason(edge, node, builds) else { return nil }
      return Diagnostic(
        .missingElement, "'\(edge.type.spelling)' \(reason.text)", at: parameter.place,
        notes: reason.notes)
    }
  }

  private typealias Reason = (text: String, notes: Notes)

  /// The reason why a function cannot have a value for each argument; nil if it has, or if the compiler has to judge that.
  private func reason(_ edge: DeferredEdge, _ node: Node, _ builds: Condition) -> Reason? {
    let dictionary = edge.target.binding
    guard let key = dictionary.collected?.key else { return nil }
    let instead = "ask for '\(dictionary.concrete.spelling)'"
    let keys = graph.keys(of: dictionary, for: node, in: builds)
    guard let type = key.declaration else {
      if key.isCommonValue {
        return ("cannot have a value for each '\(edge.type.parameters[0].type)'; \(instead)", [])
      }
      return keys.isEmpty ? ("gets no element; \(instead)", []) : nil
    }
    let cases = table.cases(of: type)
    let twins = Dictionary(grouping: cases, by: \.name)
    let names = cases.map(\.name).unique
    if let (odd, reason) = names.lazy.compactMap({ odd(twins[$0] ?? [], builds) }).first {
      return (
        "cannot be proven to have a value for '\(odd.name)', which \(reason); \(instead)",
        [odd.namePlace.note("'\(odd.name)' is declared here")]
      )
    }
    let present = Set(keys.map(\.value))
    let missing = names.filter { !present.contains($0) }
    if missing.isEmpty { return nil }
    let element = dictionary.provided[0].type.elementTitle
    return (
      "has no element for \(missing.map { "'\($0)'" }.enumeration) of '\(type.name)'",
      cases.filter { missing.contains($0.name) }.map { missing in
        let option = "into: \(element), key: \(edge.type.parameters[0].type).\(missing.name.quotedIfNeeded)"
        return missing.namePlace.note(
          "write above a type that is for '\(missing.name)': // @provide(\(option))")
      }
    )
  }

  /// The reason why an element cannot stand for a case in all builds and on all systems.
  private func odd(_ twins: [Declaration], _ builds: Condition) -> (Declaration, String)? {
    let first = twins[0]
    if !first.parameters.isEmpty { return (first, "has values") }
    if first.has(attribute: "available") { return (first, "is not there on all systems") }
    let isThere = builds.implies(twins.map(\.condition).reduce(.never, ||))
    return isThere ? nil : (first, "is not there in all builds")
  }
}

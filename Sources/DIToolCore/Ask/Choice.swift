// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The candidates for the parameters of a provider, and the rules that choose between them.
struct Choice {
  private typealias Provider = GraphIndex.Provider
  private typealias Parameter = GraphDocument.Parameter

  private let consumer: GraphIndex.Provider
  private let reading: AskedGraph.Reading
  private let index: GraphIndex
  /// The providers of each parameter's type.
  private let byParameter: [String: Candidates]

  init(of consumer: GraphIndex.Provider, _ reading: AskedGraph.Reading) {
    (self.consumer, self.reading, index) = (consumer, reading, reading.index)
    let candidates = consumer.parameters.map { ($0.label, reading.candidates(of: consumer.id, $0.label)) }
    byParameter = Dictionary(candidates) { first, _ in first }
  }

  /// The text for a type of a parameter, or for a provider or a declaration that might fill one.
  func text(on key: String) throws(NoAnswer) -> String {
    let key = key.withoutAny
    let asking = consumer.parameters.filter { isMeant($0, by: key) }
    if !asking.isEmpty {
      return asking.map { text(on: $0, self.candidates(for: $0)) }.joined(separator: "\n")
    }
    let candidates = index.providers(for: key)
    let fitting = consumer.parameters.filter { parameter in
      candidates.contains { fits($0, parameter) }
        || nearMisses(of: parameter).contains { $0.isAbout(key, candidates) }
    }
    if !fitting.isEmpty {
      return fitting.map { text(on: $0, self.candidates(for: $0)) }.joined(separator: "\n")
    }
    if candidates.isEmpty { throw notProvided(key) }
    return candidates.map(withoutParameter).joined()
  }

  private func isMeant(_ parameter: Parameter, by key: String) -> Bool {
    let types =
      [parameter.type, parameter.element].compactMap(\.self) + (byParameter[parameter.label]?.types ?? [])
    return parameter.label == key || types.contains { $0.typeForm == key.typeForm }
  }

  private func notProvided(_ key: String) -> NoAnswer {
    let near = Spelling.nearest(to: key, in: index.graph.providers.flatMap { $0.exposedAs + [$0.type] })
    let hint = near.map { "; did you mean '\($0)'?" } ?? "; write above its declaration: // @provide"
    return NoAnswer(
      message: "no provider makes a '\(key)', and no parameter of '\(consumer.accessor)' has that type\(hint)"
    )
  }

  private func withoutParameter(_ candidate: GraphIndex.Provider) -> String {
    let own = candidate.exposedAs.map { "'\($0)'" }.joined(separator: ", ")
    let head = "\(index.title(of: candidate.id)) is provided as \(own), and "
    if consumer.parameters.isEmpty { return head + "'\(consumer.accessor)' has no parameters.\n" }
    let types = consumer.parameters.map { "'\($0.type)'" }.joined(separator: ", ")
    return head + "the parameters of '\(consumer.accessor)' have the types \(types).\n"
      + "If it is one of these types, add that type to 'as:' in its directive\(orElement).\n"
  }

  /// The other way, for parameters that take a collection.
  private var orElement: String {
    consumer.parameters.contains { $0.element != nil }
      ? ", or to 'into:' if it is one of the elements" : ""
  }

  // MARK: One parameter

  private func candidates(for parameter: GraphDocument.Parameter) -> [GraphIndex.Provider] {
    index.graph.providers.filter { fits($0, parameter) }
  }

  private func fits(_ candidate: GraphIndex.Provider, _ parameter: GraphDocument.Parameter) -> Bool {
    candidate.id != consumer.id && byParameter[parameter.label]?.isInside[candidate.id] != nil
  }

  private func isInside(_ candidate: GraphIndex.Provider, _ parameter: GraphDocument.Parameter) -> Bool {
    byParameter[parameter.label]?.isInside[candidate.id] == true
  }

  /// The near misses, without the providers of its type, which have their own reasons.
  private func nearMisses(of parameter: GraphDocument.Parameter) -> [NearMiss] {
    // A note on a directive is a line above.
    let known = Set(
      ([consumer] + candidates(for: parameter)).flatMap { [$0.place, "\($0.path):\($0.line - 1)"] })
    return reading.nearMisses(of: consumer.id, parameter.label).filter { !known.contains($0.place) }
  }

  private func chosen(for parameter: GraphDocument.Parameter) -> [GraphIndex.Provider] {
    index.needs(of: consumer.id).filter { $0.parameter == parameter.label }.compactMap { index[$0.to] }
  }

  private func text(on parameter: GraphDocument.Parameter, _ candidates: [GraphIndex.Provider]) -> String {
    let chosen = chosen(for: parameter)
    let named = parameter.named.map { " @named(\($0))" } ?? ""
    let head =
      "The parameter \(parameter.label): \(parameter.type)\(named) gets \(filling(of: parameter, chosen))\n"
    let behind = chosen.flatMap { index.providers(meeting: $0.id) + index.replacements(of: $0.id) }
    let taken = Set(chosen.map(\.id) + behind)
    let rejection = Rejection(consumer, reading.graph) { isInside($0, parameter) }
    let rows = candidates.filter { !taken.contains($0.id) }.map {
      [index.title(of: $0.id), $0.place, reason(rejection, $0, parameter, chosen)]
    }
    return head + (rows.isEmpty ? "No other provider has its type.\n" : "It does not get\n" + rows.aligned())
      + text(onNearMissesOf: parameter, chosen)
  }

  private func reason(
    _ rejection: Rejection, _ candidate: GraphIndex.Provider, _ parameter: GraphDocument.Parameter,
    _ chosen: [GraphIndex.Provider]
  ) -> String {
    let reason = rejection.reason(against: candidate, parameter, chosen)
    guard rejection.isForbidden(candidate), let place = reading.place(of: candidate.id) else { return reason }
    let advice: Advice = "\(reason); add to its directive: \("public", .directiveAccess)"
    let trial = Trial(consumer: consumer, parameter: parameter, reading: reading)
    return trial.message(of: place.note(advice)) ?? reason
  }

  private func text(
    onNearMissesOf parameter: GraphDocument.Parameter, _ chosen: [GraphIndex.Provider]
  ) -> String {
    // The caller's value comes before all of them.
    let near = parameter.filledBy == .argument ? [] : nearMisses(of: parameter)
    let trial = Trial(consumer: consumer, parameter: parameter, reading: reading)
    let tried = near.enumerated().map { number, near in
      (
        near,
        number < Self.limit && !near.note.advice.suggestions.isEmpty ? trial.message(of: near.note) : nil
      )
    }
    let (fitting, others) = (tried.filter { $0.1 != nil }, tried.filter { $0.1 == nil })
    return (fitting.isEmpty ? "" : "These could be provided as it\n")
      + fitting.map { [$0.0.place, $0.1 ?? ""] }.aligned()
      + (others.isEmpty ? "" : "These are like it\n")
      + others.map { [$0.0.place, $0.0.note.withoutAdvice] }.aligned()
  }

  /// How many declarations advice is tried for: each trial reads the target again.
  private static let limit = 8

  private func filling(of parameter: GraphDocument.Parameter, _ chosen: [GraphIndex.Provider]) -> String {
    let other = parameter.otherwise.map { "; in other builds, \(filling(of: parameter, $0, []))" } ?? ""
    return filling(of: parameter, parameter.filledBy, chosen) + other
  }

  private func filling(
    of parameter: GraphDocument.Parameter, _ filling: GraphDocument.Filling, _ chosen: [GraphIndex.Provider]
  ) -> String {
    switch filling {
    case .provider:
      let names = chosen.map { provider in
        let isOther = provider.kind == .requirement || !index.replacements(of: provider.id).isEmpty
        let nature = isOther ? ", \(index.nature(of: provider))" : ""
        return "\(index.title(of: provider.id)) (\(provider.place))\(nature)"
      }.joined(separator: " or ")
      return "\(names), \(rule(choosing: chosen.first, parameter))"
    case .argument: return "a value from the caller: it is an @arg"
    case .container: return "the container itself"
    case .byDefault: return "its default, by \(ParameterRule.otherwise.number): no provider fits"
    case .none: return "nil, by \(ParameterRule.otherwise.number): no provider fits"
    case .nothing: return "nothing: no provider fits, and it has no default"
    }
  }

  private func rule(choosing chosen: GraphIndex.Provider?, _ parameter: GraphDocument.Parameter) -> String {
    guard let chosen else { return "" }
    if chosen.isLayer == true { return "the value whose place it takes" }
    if chosen.kind == .collection {
      let edges = index.needs(of: chosen.id)
      let key = edges.contains { $0.key != nil } ? " and a key" : ""
      let elements = edges.map { index.title(of: $0.to) + $0.placeInCollection }
      return
        "the collection of all with 'into: \(chosen.type.elementType ?? "")'\(key): \(elements.joined(separator: ", "))"
    }
    if !fits(chosen, parameter) { return "the subtype that @match picks" }
    return "by \(ParameterRule(choosing: chosen, parameter, isInside: isInside(chosen, parameter)).title)"
  }
}

extension ParameterRule {
  /// The rule by which a parameter has a provider of its type, or of the type inside an optional.
  init(choosing chosen: GraphIndex.Provider, _ parameter: GraphDocument.Parameter, isInside: Bool) {
    self =
      if isInside {
        .optional
      } else if parameter.named != nil {
        .named
      } else if chosen.name == parameter.label {
        .label
      } else {
        .unnamed
      }
  }
}

extension NearMiss {
  /// Whether it is about a name, or about one of some providers.
  fileprivate func isAbout(_ key: String, _ providers: [GraphIndex.Provider]) -> Bool {
    ([key] + providers.map(\.type)).contains { message.hasPrefix("'\($0)'") }
  }
}

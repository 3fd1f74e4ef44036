// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// `whynot TYPE --for KEY`: why the parameters of a provider do not get a value of a type, with the rule that decides.
struct WhyNotCommand: Question {
  private let key: String
  private let consumer: String
  let asked: AskedGraph

  init(_ words: Words) throws(UsageError) {
    let words = try AskWords(words, keyOf: "whynot", options: ["--for"])
    guard let consumer = words["--for"] else {
      throw UsageError(message: "'whynot' needs the provider that does not get the type: --for greeter")
    }
    (key, self.consumer, asked) = (words.key, consumer, words.asked)
  }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer {
    let index = reading.index
    let texts = try index.demand(consumer).map { consumer throws(NoAnswer) in
      let choice = Choice(of: consumer, index)
      return try index.line(on: consumer) + "\n" + choice.text(on: key)
        + Self.mistakes(of: consumer, reading)
    }
    return Answer(text: texts.joined(separator: "\n"))
  }

  /// The diagnostics at the provider, which know more than the graph: types without a directive, for instance.
  private static func mistakes(of consumer: GraphIndex.Provider, _ reading: AskedGraph.Reading) -> String {
    let own = reading.diagnostics.filter { diagnostic in
      diagnostic.place.path.hasSuffix(consumer.path) && diagnostic.message.contains("'\(consumer.accessor)'")
        || diagnostic.notes.contains { $0.message.contains("'\(consumer.accessor)'") }
    }
    return own.isEmpty ? "" : "\nThe build says\n\n" + own.map(\.text).joined()
  }
}

/// The candidates for the parameters of a provider, and the rules that choose between them.
private struct Choice {
  private typealias Provider = GraphIndex.Provider
  private typealias Parameter = GraphDocument.Parameter

  private let consumer: GraphIndex.Provider
  private let index: GraphIndex
  private let visible: Set<String>

  init(of consumer: GraphIndex.Provider, _ index: GraphIndex) {
    (self.consumer, self.index) = (consumer, index)
    visible = Set(index.graph.modules.first { $0.name == consumer.module }?.dependsOn ?? []).union([
      consumer.module
    ])
  }

  /// The text for a type of a parameter, or for a provider that might fill one.
  func text(on key: String) throws(NoAnswer) -> String {
    let key = key.hasPrefix("any ") ? String(key.dropFirst(4)) : key
    let asking = consumer.parameters.filter { $0.wants.contains(key) || $0.label == key }
    if !asking.isEmpty {
      return asking.map { text(on: $0, self.candidates(for: $0)) }.joined(separator: "\n")
    }
    let candidates = index.providers(for: key)
    if candidates.isEmpty { throw notProvided(key) }
    let fitting = consumer.parameters.filter { parameter in candidates.contains { fits($0, parameter) } }
    if !fitting.isEmpty { return fitting.map { text(on: $0, candidates) }.joined(separator: "\n") }
    return candidates.map(withoutParameter).joined()
  }

  private func notProvided(_ key: String) -> NoAnswer {
    let near = Spelling.nearest(to: key, in: index.graph.providers.flatMap { $0.exposedAs + [$0.type] })
    let hint = near.map { "; did you mean '\($0)'?" } ?? "; write above its declaration: // @provide"
    return NoAnswer(
      message: "no provider makes a '\(key)', and no parameter of '\(consumer.accessor)' has that type\(hint)"
    )
  }

  private func withoutParameter(_ candidate: GraphIndex.Provider) -> String {
    let types = consumer.parameters.map { "'\($0.type)'" }.joined(separator: ", ")
    let own = candidate.exposedAs.map { "'\($0)'" }.joined(separator: ", ")
    let taken =
      types.isEmpty
      ? "'\(consumer.accessor)' has no parameters"
      : "the parameters of '\(consumer.accessor)' have the types \(types)"
    return "\(index.title(of: candidate.id)) is provided as \(own), and \(taken).\n"
      + "If it is one of these types, add that type to 'as:' in its directive.\n"
  }

  // MARK: One parameter

  private func candidates(for parameter: GraphDocument.Parameter) -> [GraphIndex.Provider] {
    index.graph.providers.filter { fits($0, parameter) }
  }

  private func fits(_ candidate: GraphIndex.Provider, _ parameter: GraphDocument.Parameter) -> Bool {
    candidate.id != consumer.id && !parameter.wants.isDisjoint(with: candidate.exposedAs)
  }

  private func chosen(for parameter: GraphDocument.Parameter) -> [GraphIndex.Provider] {
    index.needs(of: consumer.id).filter { $0.parameter == parameter.label }.compactMap { index[$0.to] }
  }

  private func text(on parameter: GraphDocument.Parameter, _ candidates: [GraphIndex.Provider]) -> String {
    let chosen = chosen(for: parameter)
    let named = parameter.named.map { " @named(\($0))" } ?? ""
    let head =
      "The parameter \(parameter.label): \(parameter.type)\(named) gets \(filling(of: parameter, chosen))\n"
    let rows = candidates.filter { candidate in !chosen.contains { $0.id == candidate.id } }.map {
      [index.title(of: $0.id), $0.place, reason(against: $0, parameter, chosen)]
    }
    return head + (rows.isEmpty ? "No other provider has its type.\n" : "It does not get\n" + rows.aligned())
  }

  private func filling(of parameter: GraphDocument.Parameter, _ chosen: [GraphIndex.Provider]) -> String {
    switch parameter.filledBy {
    case .provider:
      let names = chosen.map { "\(index.title(of: $0.id)) (\($0.place))" }.joined(separator: " or ")
      return "\(names), by rule \(rule(choosing: chosen.first, parameter))"
    case .argument: return "a value from the caller: it is an @arg"
    case .container: return "the container itself"
    case .byDefault: return "its default, by rule 5: no provider fits"
    case .none: return "nil, by rule 5: no provider fits"
    case .nothing: return "nothing, by rule 6: no provider fits"
    }
  }

  private func rule(choosing chosen: GraphIndex.Provider?, _ parameter: GraphDocument.Parameter) -> String {
    if parameter.named != nil { return "1: it has the name in @named" }
    if chosen?.name == parameter.label { return "2: its name is the parameter's label" }
    return "3: it is the unnamed one"
  }

  /// The rule by which a candidate is not chosen.
  private func reason(
    against candidate: GraphIndex.Provider, _ parameter: GraphDocument.Parameter,
    _ chosen: [GraphIndex.Provider]
  ) -> String {
    if parameter.filledBy == .argument {
      return "the caller supplies an @arg; drop the @arg to have it provided"
    }
    if let reason = outOfSight(candidate) ?? outOfReach(candidate) { return reason }
    if let named = parameter.named {
      return candidate.name == named
        ? "it comes second" : "rule 1: @named(\(named)) takes the provider of that name only"
    }
    if let name = candidate.name, name != parameter.label {
      return "rule 2: it has the name '\(name)', which only @named(\(name)) or that label takes"
    }
    if chosen.first?.name == parameter.label {
      return "rule 2: a provider whose name is the label comes first"
    }
    if parameter.type.hasSuffix("?"), !candidate.exposedAs.contains(parameter.type) {
      return "rule 4: a provider of '\(parameter.type)' comes first"
    }
    if let condition = candidate.condition { return "it is there only under '#if \(condition)'" }
    return "another one is chosen"
  }

  private func outOfSight(_ candidate: GraphIndex.Provider) -> String? {
    if candidate.module == consumer.module { return nil }
    if [.collection, .requirement].contains(candidate.kind) { return "it serves '\(candidate.module)' only" }
    if candidate.kind == .replacement { return "it replaces another module's provider" }
    if !visible.contains(candidate.module) {
      return "'\(consumer.module)' does not import '\(candidate.module)'"
    }
    let isVisible = ["public", "package"].contains(candidate.access)
    return isVisible
      ? nil : "it is \(candidate.access) to '\(candidate.module)'; add to its directive: public"
  }

  private func outOfReach(_ candidate: GraphIndex.Provider) -> String? {
    let parents = Dictionary(index.graph.containers.map { ($0.name, $0.parent) }) { first, _ in first }
    var owner: String? = consumer.owner
    while let name = owner, name != candidate.owner { owner = parents[name] ?? nil }
    return owner == nil ? "it belongs to \(candidate.owner), which \(consumer.owner) cannot reach" : nil
  }
}

extension GraphDocument.Parameter {
  /// The types whose providers may fill it: its own, and the ones that it asks for later or may be nil.
  fileprivate var wants: Set<String> {
    let bare = type.hasPrefix("any ") ? String(type.dropFirst(4)) : type
    var types: Set = [type, bare]
    if bare.hasSuffix("?") { types.insert(bare.dropLast().withoutParentheses) }
    for form in ["Lazy<", "Provider<"] where bare.hasPrefix(form) && bare.hasSuffix(">") {
      types.insert(bare.dropFirst(form.count).dropLast().withoutAny)
    }
    if let arrow = bare.ranges(of: "-> ").last { types.insert(bare[arrow.upperBound...].withoutAny) }
    return types
  }
}

extension Substring {
  fileprivate var withoutAny: String { String(hasPrefix("any ") ? dropFirst(4) : self) }

  fileprivate var withoutParentheses: String {
    (hasPrefix("(") && hasSuffix(")") ? dropFirst().dropLast() : self).withoutAny
  }
}

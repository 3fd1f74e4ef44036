// SPDX-License-Identifier: MIT

/// Where providers are under `#if`, a parameter can be filled with one thing in one build and with another in the
/// next. The rules know nothing of that: they are asked for each kind of build, as if it were the only one, and
/// the answers are put together.
extension Resolver {
  /// What fills the parameters of every provider, in each kind of build.
  mutating func rows() -> [[Graph.Row]] {
    index.providers.indices.map { provider in
      let rows = rows(of: provider)
      for row in rows { checkPositions(provider, row.bindings) }
      return rows
    }
  }

  private mutating func rows(of provider: Int) -> [Graph.Row] {
    let own = index.providers[provider].condition
    if !index.hasConditions {
      let bindings = index.providers[provider].parameters.indices.map { bind(provider, $0) }
      return [Graph.Row(condition: own, bindings: bindings)]
    }
    var rows = [Graph.Row(condition: own, bindings: [])]
    for parameter in index.providers[provider].parameters.indices {
      let alternatives = alternatives(provider, parameter)
      rows = rows.flatMap { row in
        alternatives.map { alternative in
          Graph.Row(
            condition: row.condition && alternative.condition, bindings: row.bindings + [alternative.binding])
        }
      }
      if alternatives.count > 1 { rows.removeAll { !$0.condition.mayHold } }
      guard rows.count <= Configurations.limit else { return [tooMany(provider, parameter)] }
    }
    for position in rows.indices where rows.count > 1 {
      rows[position].condition = rows[position].condition.simplified
    }
    return rows
  }

  private mutating func tooMany(_ provider: Int, _ parameter: Int) -> Graph.Row {
    problems.append(Problem(provider: provider, parameter: parameter, kind: .tooManyBuilds))
    return Graph.Row(
      condition: .always,
      bindings: index.providers[provider].parameters.map { $0.isArgument ? .argument : .unresolved })
  }

  // MARK: One parameter

  private struct Alternative {
    var condition: Condition
    var binding: Graph.Binding
    var problem: Problem?
  }

  private mutating func alternatives(
    _ provider: Int, _ parameter: Int
  ) -> [(condition: Condition, binding: Graph.Binding)] {
    let deciding = index.conditions(decidingOn: index.providers[provider].parameters[parameter])
    guard !deciding.isEmpty else { return [(.always, bind(provider, parameter))] }
    let own = index.providers[provider].condition
    guard let builds = Configurations.apart(deciding, within: own) else {
      problems.append(Problem(provider: provider, parameter: parameter, kind: .tooManyBuilds))
      return [(.always, .unresolved)]
    }
    let answers = builds.map { answer(provider, parameter, in: $0) }
    let failed = answers.filter { $0.problem != nil }
    if !failed.isEmpty { report(failed, of: answers, within: own) }
    return merged(answers).map { ($0.condition.simplified(where: own), $0.binding) }
  }

  /// What the rules say in some builds.
  private mutating func answer(_ provider: Int, _ parameter: Int, in build: Condition) -> Alternative {
    let (all, known) = (index, problems)
    defer { (index, problems) = (all, known) }
    index = all.within(build)
    let binding = bind(provider, parameter)
    return Alternative(condition: build, binding: binding, problem: problems.dropFirst(known.count).first)
  }

  /// Answers of which nobody sees the difference, as one.
  private func merged(_ answers: [Alternative]) -> [Alternative] {
    var result: [Alternative] = []
    for answer in answers {
      let same = result.firstIndex { isSame($0.binding, answer.binding) }
      if let same {
        result[same].condition = result[same].condition || answer.condition
      } else {
        result.append(answer)
      }
    }
    return result
  }

  /// Whether two bindings are the same text: so they are for twins, two accessors of one name in different builds.
  private func isSame(_ left: Graph.Binding, _ right: Graph.Binding) -> Bool {
    switch (left, right) {
    case (.argument, .argument), (.container, .container), (.leftOut, .leftOut), (.nilValue, .nilValue),
      (.unresolved, .unresolved):
      return true
    case (.provider(let left, let given), .provider(let right, let others)):
      let (one, other) = (index.providers[left.provider], index.providers[right.provider])
      return one.module == other.module && one.foundOwner == other.foundOwner
        && one.lifetime.isKept == other.lifetime.isKept && given == others
        && index.provided(left).accessor == index.provided(right).accessor
    case (.deferred(let left), .deferred(let right)):
      return left.target == right.target
    default: return false
    }
  }

  // MARK: Problems

  /// A provider that is missing in some builds only is another mistake than one that is missing everywhere.
  private mutating func report(_ failed: [Alternative], of all: [Alternative], within own: Condition) {
    guard var problem = failed.compactMap(\.problem).max(by: { !$0.isMissing && $1.isMissing }) else {
      return
    }
    if let other = failed.compactMap(\.problem).first(where: { !$0.isMissing && !$0.isOnlyNamed }) {
      problem = other
    } else if failed.count < all.count {
      let condition = failed.map(\.condition).reduce(.never, ||).simplified(where: own)
      problem.kind = .conditional(where: condition, providers(in: all))
    }
    problems.append(problem)
  }

  private func providers(in answers: [Alternative]) -> [Graph.Target] {
    var seen: Set<Graph.Target> = []
    return answers.compactMap { answer in
      answer.binding.target
    }.filter { seen.insert($0).inserted }
  }
}

extension Resolver.Problem {
  fileprivate var isMissing: Bool { if case .missing = kind { true } else { false } }
  fileprivate var isOnlyNamed: Bool { if case .onlyNamed = kind { true } else { false } }
}

extension ProviderIndex {
  /// The conditions that can make a difference to a parameter: those of all providers of its type, and of whatever
  /// its type is made of.
  func conditions(decidingOn parameter: Provider.Parameter) -> [Condition] {
    guard hasConditions else { return [] }
    let type = parameter.type.identity
    let all =
      switch parameter.role {
      case .argument, .leftOut: [Condition]()
      case .element(let element): [providers[element.provider].condition]
      case .dependency:
        // A rule that picks may do so of what is asked for later, so of a part, too.
        type.parts.flatMap { conditions(of: $0) + (parameter.match == nil ? [] : conditions(below: $0)) }
          + (parameter.match == nil ? [] : conditions(below: type.wrapped ?? type))
      }
    return all.filter { !$0.isAlways }
  }
}

// SPDX-License-Identifier: MIT

/// How the parameters of all bindings are filled, as long as the bindings belong where the index assumes.
///
/// Under `#if`s, a parameter can be filled differently in different builds. The resolver knows nothing of that: it is
/// asked for each kind of build as if it were the only one, and builds with equal answers are one variant.
struct Wiring {
  private var index: BindingIndex
  /// Transients with a dependency that several child containers have.
  private let undecided: Set<Binding>
  private var variants: [Binding.ID: [BindingVariant]] = [:]
  private(set) var problems: [UnfilledParameter] = []

  init(_ index: BindingIndex, undecided: Set<Binding>) {
    self.index = index
    self.undecided = undecided
    for binding in index.bindings {
      let all = variants(of: binding)
      variants[binding.id] = all
      for variant in all where !binding.isCollection { checkPositions(binding, variant.values) }
    }
    for binding in index.bindings {
      if let original = binding.original { addEdges(of: original, to: binding) }
    }
  }

  /// Lets a layer below a replacement need what the provider of its value needs.
  private mutating func addEdges(of original: Binding, to layer: Binding) {
    let edges = { (all: [Edge]) in
      all.map { Edge(user: layer, parameter: $0.parameter, target: $0.target) }
    }
    variants[layer.id] = self[layer].map {
      BindingVariant(
        condition: $0.condition, values: $0.values, eagerEdges: edges(self[original].eagerEdges),
        edges: edges(self[original].edges))
    }
  }

  subscript(binding: Binding) -> [BindingVariant] { variants[binding.id] ?? [] }
  var accessors: Accessors { index.accessors }

  /// The builds of one variant.
  private typealias Row = (condition: Condition, values: [ParameterValue])

  private mutating func variants(of binding: Binding) -> [BindingVariant] {
    let deciding = binding.parameters.flatMap(index.conditions)
    guard let builds = Condition.builds(toldApartBy: deciding, within: binding.condition) else {
      report(.tooManyBuilds, binding, binding.parameters[0])
      let values = binding.parameters.map { $0.isArgument ? ParameterValue.argument : .unresolved }
      return [variant(of: binding, (.always, values))]
    }
    let columns = binding.parameters.map { values(of: $0, binding, in: builds) }
    var rows: [Row] = []
    for (number, build) in builds.enumerated() {
      let values = columns.map { $0[number] }
      if let same = rows.firstIndex(where: { zip($0.values, values).allSatisfy(isSame) }) {
        rows[same].condition = rows[same].condition || build
      } else {
        rows.append((build, values))
      }
    }
    if rows.count == 1 { rows[0].condition = binding.condition }
    return rows.map { variant(of: binding, ($0.condition.simplified, $0.values)) }
  }

  private func variant(of binding: Binding, _ row: Row) -> BindingVariant {
    var eager: [Edge] = []
    var all: [Edge] = []
    for (parameter, value) in zip(binding.parameters, row.values) {
      guard let target = value.target else { continue }
      let edges = accessors.variants(of: target).filter { $0.isThere(in: row.condition) }.map {
        Edge(user: binding, parameter: parameter, target: $0)
      }
      all += edges
      if value.eagerTarget != nil { eager += edges }
    }
    let calls = binding.injections.filter { $0.isThere(in: row.condition) }.map {
      Edge(from: binding, to: $0, at: binding.place)
    }
    eager += calls
    all += calls
    return BindingVariant(condition: row.condition, values: row.values, eagerEdges: eager, edges: all)
  }

  /// The values of a parameter, one for each kind of build.
  private mutating func values(
    of parameter: Parameter, _ binding: Binding, in builds: [Condition]
  ) -> [ParameterValue] {
    let owner = accessors.owners[binding]
    let isFree = binding.isOwnedByDependencies && !(undecided.contains(binding) && owner.isChild)
    var failures: [(build: Condition, kind: Resolver.Failure)] = []
    let values = builds.map { build -> ParameterValue in
      index.build = build
      var parameter = parameter
      parameter.type = index.table.settled(parameter.type, in: build)
      let resolver = Resolver(
        index: index, binding: binding, parameter: parameter, owner: isFree ? nil : owner)
      do throws(Resolver.Failure) {
        return try resolver.value()
      } catch {
        failures.append((build, error))
        return .unresolved
      }
    }
    guard var kind = failures.first?.kind else { return values }
    if let other = failures.first(where: { !$0.kind.isMissing }) {
      kind = other.kind
    } else if failures.count < builds.count {
      // A provider that is missing in some builds only is another mistake than a provider that is missing in all.
      let condition = failures.map(\.build).reduce(.never, ||).simplified(where: binding.condition)
      kind = .conditional(where: condition, values.compactMap(\.target).unique)
    }
    report(kind, binding, parameter)
    return values
  }

  /// Whether two values are written alike in generated code, so that their builds can be one variant.
  private func isSame(_ left: ParameterValue, _ right: ParameterValue) -> Bool {
    switch (left, right) {
    case (.provider(let left, let given), .provider(let right, let others)):
      accessors.id(of: left) == accessors.id(of: right)
        && left.binding.isKept == right.binding.isKept && given == others
    case (.deferred(let left), .deferred(let right)): left.target == right.target
    case (.argument, .argument), (.container, .container), (.leftOut, .leftOut), (.nilValue, .nilValue),
      (.unresolved, .unresolved):
      true
    default: false
    }
  }

  /// Reports the parameters that are left out although the compiler would give them the values of later ones.
  private mutating func checkPositions(_ binding: Binding, _ values: [ParameterValue]) {
    let parameters = binding.parameters
    for position in parameters.indices where values[position].isLeftOut {
      let later = parameters.indices.dropFirst(position + 1).filter { !values[$0].isLeftOut }
      // Arguments whose defaults only the declaration can name may be left out too, one after the other.
      let given = 0...later.prefix { parameters[$0].hasUnknownDefault }.count
      let labels = later.map { parameters[$0].label }
      if given.contains(where: { Array(labels.dropFirst($0)).fills(parameters[position].label) }) {
        report(.missing, binding, parameters[position])
      }
    }
  }

  private mutating func report(
    _ kind: Resolver.Failure, _ binding: Binding, _ parameter: Parameter
  ) {
    problems.append(.init(binding: binding, parameter: parameter, kind: kind))
  }
}

extension Binding {
  /// Whether some of the builds have it.
  fileprivate func isThere(in builds: Condition) -> Bool {
    condition.isAlways && builds.isAlways || !condition.excludes(builds)
  }
}

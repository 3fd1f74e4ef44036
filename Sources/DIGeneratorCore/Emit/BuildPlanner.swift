// SPDX-License-Identifier: MIT

/// Decides how one provider's value is made: what is called, and with what.
struct BuildPlanner {
  let graph: Graph
  /// Accessors that several modules declare, which must be named with theirs.
  let contested: Set<String>
  let namesakes: Namesakes
  let runtime: RuntimeNames
  let number: Int
  let provider: Provider
  let container: String
  /// What is called that closures ask: the container, or a view of it.
  let handle: String
  /// What the value is called that tells one kept value from another.
  let keyName: String
  /// What each parameter is called inside.
  let names: [String]
  /// The first name of what is called or read, which nothing inside may hide.
  let root: String
  /// What is asked for later.
  let deferredEdges: [Graph.Deferred]
  /// What the accessor's callers supply.
  let arguments: [Plan.Argument]

  init(
    graph: Graph, contested: Set<String>, namesakes: Namesakes, runtime: RuntimeNames, number: Int
  ) {
    self.graph = graph
    self.contested = contested
    self.namesakes = namesakes
    self.runtime = runtime
    self.number = number
    let provider = graph.providers[number]
    self.provider = provider
    root = provider.construction.root
    deferredEdges = graph.bindings[number].compactMap {
      if case .deferred(let edge) = $0 { edge } else { nil }
    }
    // The accessor of an argument called `self` still has to say which container it is.
    var taken = UniqueNames(taken: [root, "self"])
    let names = provider.parameters.indices.map { position in
      guard provider.parameters[position].isArgument else { return "" }
      let name = provider.parameters[position].name
      return taken.add(name == "_" ? "argument\(position)" : name)
    }
    container = taken.add("c")
    // Nearly no build has a closure or a key in which these could hide something.
    let isPlain = deferredEdges.isEmpty && provider.keys.isEmpty
    handle = isPlain ? "handle" : taken.add("handle")
    keyName = isPlain ? "key" : taken.add("key")
    arguments = names.indices.compactMap { Plan.Argument(provider.parameters[$0], names[$0]) }
    self.names = names
  }

  var effects: [BuildEffects] { graph.effects }

  // MARK: Builds

  /// The provider's own call; of a collection, what a container adds to it.
  func build(promise: Place?, for owner: Owner = .container) -> Plan.Build {
    var list = handleLocals + rememberedLocals
    let passed = passed(for: owner)
    let hasAutoclosures = provider.parameters.contains(where: \.isAutoclosure)
    if contested.isEmpty, !hasAutoclosures { return build(passed.map(\.value), list, promise) }
    let needsValue = promise != nil || !provider.settings.isEmpty || provider.closing != nil
    let own = list.map(\.name) + rememberedNames.values + (needsValue ? ["value"] : [])
    var locals = UniqueNames(taken: names + [root, container] + own)
    let values = passed.map { position, value in
      guard let target = target(position) ?? deferred(position)?.target,
        isContested(target) || provider.parameters[position].isAutoclosure
      else { return value }
      let name = locals.add(graph.accessor(of: target)).quotedIfNeeded
      list.append(
        Plan.Local(
          name: name, type: deferred(position)?.type.spelling, expression: value.expression,
          attempt: value.attempt))
      var value = value
      (value.expression, value.attempt) = (name, Attempt())
      return value
    }
    return build(values, list, promise)
  }

  private func build(_ values: [Plan.Passed], _ locals: [Plan.Local], _ promise: Place?) -> Plan.Build {
    Plan.Build(
      container: container, locals: locals, value: value(values), box: box,
      attempt: provider.effects.attempt(from: effects[number]), promise: promise,
      made: provider.concrete.spelling,
      waitingCheck: isWaiting ? provider.place : nil, valueType: inferredType,
      setter: provider.setterName, closing: provider.closing,
      isCurrent: provider.isInjected && !provider.lifetime.isKept)
  }

  /// Whether something is passed on by waiting for it, now or later.
  private var isWaiting: Bool {
    effects[number].isAsync && !provider.parameters.isEmpty
      || deferredEdges.contains { $0.type.effects.isAsync && effects[$0.target.provider].seenActor != nil }
  }

  private var inferredType: TypeSyntax? {
    guard provider.isInstance, case .function = provider.construction else { return nil }
    return provider.concrete.spelling
  }

  /// The `Box` that the value is put into, where it is.
  private var box: TypeSyntax? { provider.boxedPlace == nil ? nil : provider.provided[0].spelling }

  /// What tells one kept value from another, by name.
  var keys: [String] { provider.keys.map { names[$0.parameter] } }

  /// The value of its own type's accessor, as another one: so that an override of that reaches all. A new one where that is
  /// what is asked for.
  func build(asking own: Int, promise: Place?) -> Plan.Build {
    let target = Graph.Target(provider: number, position: own)
    let callee = member(target, of: container)
    let list = provider.parameters.indices.filter { !names[$0].isEmpty }.map { position in
      let parameter = provider.parameters[position]
      return Plan.Passed(
        label: parameter.label, expression: names[position].quotedIfNeeded,
        argument: parameter.role == .argument(.overload) ? names[position] : nil)
    }
    let fresh = ([effects[number].key(key(of: target))] + ["isOriginal: false"] + list.map(\.expression))
    return Plan.Build(
      container: container, locals: [], value: list.isEmpty ? .expression(callee) : .call(callee, list),
      attempt: effects[number].attempt, promise: promise, made: provider.concrete.spelling,
      freshValue: provider.lifetime.isKept
        ? "\(container)._newValue\(effects[number].suffix)(of: \(fresh.joined(separator: ", ")))" : nil)
  }

  /// The value that several kept types share, as one of them.
  func build(reading shared: String, promise: Place?) -> Plan.Build {
    let type = keyType(for: provider.provided[0].accessor, of: number, giving: provider.concrete.spelling)
    let key = effects[number].key("\(type).\(shared.quotedIfNeeded)")
    let reader = effects[number].reader(of: provider.lifetime, inChild: provider.foundOwner.isChild)
    let value =
      provider.keys.isEmpty
      ? "\(container).\(reader)(\(key))" : keyedValue(key, of: shared)
    return Plan.Build(
      container: container, keyCheck: keyCheck, locals: [], value: .expression(value),
      attempt: effects[number].attempt, promise: promise, made: provider.concrete.spelling,
      freshValue: freshValue(of: shared))
  }

  /// What makes a new value for all its types.
  private func freshValue(of shared: String) -> String {
    "\(buildName(of: shared))(\(([container] + arguments.map(\.name.quotedIfNeeded)).joined(separator: ", ")))"
  }

  private func buildName(of shared: String) -> String {
    let owner = provider.foundOwner
    return owner.isChild
      ? "_build_\(owner.className)_" + shared.buildName.dropFirst("_build_".count) : shared.buildName
  }

  /// The value that is kept for some arguments, for all its types.
  private func keyedValue(_ key: String, of shared: String) -> String {
    let build = "\(effects[number].attempt.words)\(freshValue(of: shared))"
    let owner = provider.foundOwner.isChild ? provider.foundOwner.className : runtime.container
    let head = "(\(container): \(owner))\(effects[number].words) -> \(provider.concrete.spelling)"
    return
      "\(container)._keyed\(effects[number].suffix)(\(key), by: \(keyCheck?.name ?? keys.asKey)) { \(head) in \(build) }"
  }

  private func value(_ list: [Plan.Passed]) -> Plan.Value {
    switch provider.construction {
    case .initializer(let type): .call(warning + type.description, list)
    case .function(let path): .call(warning + path, list)
    case .property(let path): .expression(warning + path)
    case .collection: .list(list)
    case .matched, .replaced: .handed(list[0])
    case .required: .expression(fromAbove)
    case .input(let type, let name):
      .expression("\(container)._inputs(\(type).self).\(name.quotedIfNeeded)")
    }
  }

  /// What stands in front of what its author calls unsafe.
  private var warning: String { provider.isUnsafe ? "unsafe " : "" }

  /// What the root hands over.
  private var fromAbove: String {
    let module = contested.contains(provider.title) ? "\(provider.module)::" : ""
    let key = effects[number].key(".\(module)\(provider.title.quotedIfNeeded)")
    return "\(container)._fromAbove\(effects[number].suffix)(\(key))"
  }

  // MARK: What is passed

  /// What is passed for each parameter that is not left out.
  private func passed(for owner: Owner = .container) -> [(position: Int, value: Plan.Passed)] {
    provider.parameters.indices.compactMap { position in
      guard isPassed(position, for: owner), let expression = expression(position) else { return nil }
      let attempt = target(position).map { effects[$0.provider].attempt(from: effects[number]) } ?? Attempt()
      let argument = provider.parameters[position].role == .argument(.overload) ? names[position] : nil
      let value = Plan.Passed(
        label: provider.parameters[position].label, expression: expression, argument: argument,
        attempt: attempt)
      return (position, value)
    }
  }

  /// A collection's elements in other modules are built by those, and those of a child container only there.
  private func isPassed(_ position: Int, for owner: Owner) -> Bool {
    guard provider.isCollection, let target = target(position) else { return true }
    return graph.providers[target.provider].module == provider.module
      && graph.owner(of: target.provider) == owner
  }

  /// The child containers that add something of the module's to a collection.
  var joiningChildren: [Owner] {
    guard provider.isCollection else { return [] }
    let own = graph.bindings[number].compactMap(\.eagerTarget?.provider).filter {
      graph.providers[$0].module == provider.module
    }
    return Set(own.map(graph.owner)).filter(\.isChild).ordered { $0.sortedBefore($1) }
  }

  private func expression(_ position: Int) -> String? {
    switch graph.bindings[number][position] {
    case .argument: names[position].quotedIfNeeded
    case .provider(let target, let forwarded): access(target, forwarded)
    case .deferred(let edge): expression(of: edge, for: provider.parameters[position])
    case .container: "\(container)._handle"
    case .nilValue: "nil"
    case .leftOut, .unresolved: nil
    }
  }

  private func access(_ target: Graph.Target, _ forwarded: [Graph.Forwarded]) -> String {
    let callee = member(target, of: container)
    guard !graph.providers[target.provider].arguments.isEmpty else { return callee }
    let list = forwarded.map {
      Plan.Passed(
        label: $0.label, expression: names[$0.parameter].quotedIfNeeded)
    }
    return Plan.Value.call(callee, list).text
  }

  /// An accessor as a member of a container.
  func member(_ target: Graph.Target, of container: String) -> String {
    let name = graph.accessor(of: target).quotedIfNeeded
    guard isContested(target) else { return container + "." + name }
    return "\(container).\(graph.providers[target.provider].module)::\(name)"
  }

  /// Two modules' accessors of one name can only be told apart by their modules, each in a statement of its own:
  /// two selectors in one expression are taken for the same declaration by 6.3.1.
  private func isContested(_ target: Graph.Target) -> Bool {
    !contested.isEmpty && contested.contains(graph.accessor(of: target))
  }

  private func target(_ position: Int) -> Graph.Target? {
    graph.bindings[number][position].eagerTarget
  }

  // MARK: Choices

  /// Which arguments with defaults that only the declaration knows may be given and left out together, the
  /// fullest choice first. Swift cannot leave out a value without a label before another one without.
  var choices: [Set<String>] {
    let optional = arguments.filter(\.mayBeLeftOut).map(\.name)
    if optional.isEmpty { return [[]] }
    let list = passed().map(\.value)
    var signatures: Set<[String]> = []
    return optional.subsets.map(Set.init).filter { given in
      let shown = arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) }
      return isPossible(given, list) && signatures.insert(shown.map { "\($0.label): \($0.type)" }).inserted
    }
  }

  private func isPossible(_ given: Set<String>, _ list: [Plan.Passed]) -> Bool {
    let isPassed = { (value: Plan.Passed) in value.argument.map(given.contains) ?? true }
    return list.indices.allSatisfy { position in
      if isPassed(list[position]) || list[position].label != "_" { return true }
      return list[(position + 1)...].first(where: isPassed)?.label != "_"
    }
  }
}

/// Hands out names, each once.
struct UniqueNames {
  // They are few: looking through them costs less than a set.
  private var taken: [String]

  init(taken: [String]) {
    self.taken = taken
  }

  /// The name, with underscores behind it where it is taken.
  mutating func add(_ name: String) -> String {
    var name = name
    while taken.contains(name) { name += "_" }
    taken.append(name)
    return name
  }
}

extension Plan.Argument {
  /// A parameter that the caller fills; nil for every other.
  init?(_ parameter: Provider.Parameter, _ name: String) {
    guard case .argument(let value) = parameter.role else { return nil }
    let defaultValue: String? = if case .copied(let text) = value { text } else { nil }
    self.init(
      label: parameter.label, name: name, type: parameter.spelling, defaultValue: defaultValue,
      mayBeLeftOut: value == .overload, isConfined: parameter.isConfined)
  }
}

extension [String] {
  /// All choices of some of the elements, the fullest first.
  var subsets: [[String]] {
    guard let first else { return [[]] }
    let rest = [String](dropFirst()).subsets
    return rest.map { [first] + $0 } + rest
  }
}

extension [String] {
  /// The arguments of these names as what tells one kept value from another.
  var asKey: String {
    count == 1 ? list : "_Arguments(\(list))"
  }

  /// Names as a call takes them.
  var list: String { map(\.quotedIfNeeded).joined(separator: ", ") }
}

extension String {
  /// What the function is called that builds an accessor's value: what cannot stand in a name is spelt out.
  var buildName: String {
    if isPlainIdentifier { return "_build_" + self }
    let letters = utf8.map { byte in
      byte.continuesIdentifier ? String(UnicodeScalar(byte)) : "_\(String(byte, radix: 16))_"
    }
    return "_build_" + letters.joined()
  }
}

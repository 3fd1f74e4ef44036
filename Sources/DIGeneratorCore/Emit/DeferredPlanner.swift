// SPDX-License-Identifier: MIT

// How what is asked for later is written: a `Lazy`, a `Provider` or a closure, each around the accessor's call.
extension BuildPlanner {
  /// The dependency as an expression.
  func expression(of edge: Graph.Deferred, for parameter: Provider.Parameter) -> String {
    switch edge.type.form {
    case .lazy: return lazy(edge)
    case .provider: return "\(edge.type.spelling) { \(call(handle, edge, [])) }"
    // A result builder leaves alone what returns its value by that word.
    case .function: return closure(edge, returning: parameter.isAttributed ? "return " : "")
    }
  }

  /// What is kept in a slot is named by its key, so that it is read there.
  private func lazy(_ edge: Graph.Deferred) -> String {
    let provider = graph.providers[edge.target.provider]
    let isOnMainActor = effects[edge.target.provider].seenActor != nil
    let isInSlot = provider.lifetime == .singleton && !provider.isRequired
    let type = edge.type.spelling
    if isInSlot, !isOnMainActor, provider.arguments.isEmpty, gives(edge.target, edge.type.result) {
      return "\(type)(_of: \(container), kept: \(key(of: edge.target)))"
    }
    // What is required is kept where its provider above says so, and all else may be replaced from above.
    let own = provider.isRequired ? "" : ", \(provider.lifetime.isKept)"
    let isKept = provider.made == nil ? "\(container)._keeps(\(key(of: edge.target))\(own))" : "false"
    let place = isOnMainActor ? "_onMainActorOf" : "_of"
    return "\(type)(\(place): \(container), isKept: \(isKept)) { \(call("$0", edge, [])) }"
  }

  /// Whether an accessor's type is the very type that is asked for, as it is written.
  private func gives(_ target: Graph.Target, _ type: ResolvedType) -> Bool {
    let provided = graph.providers[target.provider].provided[target.position]
    return provided.type.identity == type.identity && provided.spelling == type.spelling
  }

  func key(of target: Graph.Target) -> String {
    let provided = graph.providers[target.provider].provided[target.position]
    let type = keyType(for: provided.accessor, of: target.provider, giving: provided.spelling)
    return "\(type)\(member(target, of: ""))"
  }

  /// A closure with its whole type: a typed throw must be spelt.
  private func closure(_ edge: Graph.Deferred, returning word: String) -> String {
    let inputs = callerNames(of: edge)
    let list = zip(inputs, edge.type.parameters).map { "\($0.quotedIfNeeded): \($1.type)" }
    let head =
      "(\(list.joined(separator: ", ")))\(edge.type.effects.words) -> \(edge.type.result.spelling)"
    let actor = edge.type.actor.map { "@\($0) " } ?? ""
    let caller = edge.type.allowed(on: effects[number].actor, asking: effects[edge.target.provider])
    let attempt = effects[edge.target.provider].attempt(from: caller)
    return "{ \(actor)\(head) in \(word)\(attempt.words)\(call(handle, edge, inputs)) }"
  }

  /// What a function's parameters are called inside: like the arguments that they are.
  private func callerNames(of edge: Graph.Deferred) -> [String] {
    let arguments = graph.providers[edge.target.provider].arguments
    var taken = UniqueNames(taken: names + [container, handle] + rememberedNames.values)
    return edge.suppliedArguments(of: arguments).enumerated().map { position, argument in
      taken.add(argument.name == "_" ? "argument\(position)" : argument.name)
    }
  }

  private func call(_ container: String, _ edge: Graph.Deferred, _ callerNames: [String]) -> String {
    let callee = member(edge.target, of: container)
    let target = graph.providers[edge.target.provider]
    // What makes a child container is a method, whatever that is made with.
    guard !target.arguments.isEmpty || target.made != nil else { return callee }
    let list = edge.inputs.map { input in
      let expression =
        switch input.source {
        case .forwarded(let parameter): remembered(parameter, by: edge)
        case .caller(let parameter): callerNames[parameter].quotedIfNeeded
        }
      return Plan.Passed(label: input.label, expression: expression)
    }
    return Plan.Value.call(callee, list).text
  }

  /// The edge of a parameter that asks later.
  func deferred(_ position: Int) -> Graph.Deferred? {
    if case .deferred(let edge) = graph.bindings[number][position] { edge } else { nil }
  }

  /// The container or view that closures ask, read once; none where nothing needs it.
  var handleLocals: [Plan.Local] {
    let isUsed = deferredEdges.contains { $0.type.form != .lazy }
    return isUsed ? [Plan.Local(name: handle, expression: "\(container)._handle")] : []
  }

  // MARK: Checks

  /// The arguments that Sendable functions take along; common values are nobody's concern.
  private var rememberedArguments: [Int] {
    if deferredEdges.isEmpty { return [] }
    let edges = deferredEdges.filter(\.type.isSendable)
    return Set(edges.flatMap(\.captured)).inOrder().filter { !provider.parameters[$0].type.isCommonValue }
  }

  /// Those wrapped up.
  var rememberedLocals: [Plan.Local] {
    if deferredEdges.isEmpty { return [] }
    let wrapped = rememberedNames
    return rememberedArguments.map { position in
      Plan.Local(
        name: (wrapped[position] ?? "").quotedIfNeeded,
        expression: "_Remembered(\(names[position].quotedIfNeeded))")
    }
  }

  /// The argument as an expression, where a function takes it along.
  private func remembered(_ parameter: Int, by edge: Graph.Deferred) -> String {
    guard edge.type.isSendable, let name = rememberedNames[parameter] else {
      return names[parameter].quotedIfNeeded
    }
    return "\(name.quotedIfNeeded).value"
  }

  /// What those arguments are called once they are wrapped up.
  var rememberedNames: [Int: String] {
    if deferredEdges.isEmpty { return [:] }
    var taken = UniqueNames(taken: names + [root, container, handle, keyName])
    return Dictionary(uniqueKeysWithValues: rememberedArguments.map { ($0, taken.add(names[$0])) })
  }

  /// Arguments that tell one kept value from another are looked up in a dictionary, from any thread.
  var keyCheck: Plan.Check? {
    let key = provider.keys.first { !provider.parameters[$0.parameter].type.isCommonValue }
    return key.map {
      Plan.Check(name: keyName, expression: "_Arguments(\(keys.list))", place: $0.place)
    }
  }
}

extension BuildPlanner {
  /// The types of the arguments that tell one kept value from another, and of those that are taken along, where the
  /// compiler must say whether they are Sendable.
  var sendableTypes: [Plan.SendableType] {
    if provider.keys.isEmpty, deferredEdges.isEmpty { return [] }
    let keys = provider.keys.filter { !provider.parameters[$0.parameter].type.isCommonValue }
    let places =
      keys.map { ($0.parameter, $0.place) }
      + rememberedArguments.map { ($0, provider.parameters[$0].place) }
    return places.map { parameter, place in
      Plan.SendableType(type: provider.parameters[parameter].spelling.withoutPassing, place: place)
    }
  }
}

extension Graph.Deferred {
  /// The provider's arguments that a function's caller supplies, in the order of the function's parameters.
  fileprivate func suppliedArguments(of arguments: [Provider.Parameter]) -> [Provider.Parameter] {
    var supplied: [(parameter: Int, argument: Provider.Parameter)] = []
    for input in inputs {
      guard case .caller(let parameter) = input.source else { continue }
      supplied.append((parameter, arguments[input.argument]))
    }
    return supplied.ordered { $0.parameter < $1.parameter }.map(\.argument)
  }
}

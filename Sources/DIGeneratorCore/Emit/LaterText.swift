// SPDX-License-Identifier: MIT

/// Deferred edges: values that call an accessor later.
extension Entry {
  /// A `Lazy`, a `Provider` or a closure, each around the accessor's call.
  func expression(of edge: DeferredEdge, for parameter: Binding.Parameter) -> String {
    switch edge.type.form {
    case .lazy: return lazy(edge)
    case .provider: return "\(edge.type.spelling) { \(call(handle, edge, [])) }"
    // A result builder does not transform a closure that returns its value by `return`.
    case .function: return closure(edge, returning: parameter.isAttributed ? "return " : "")
    }
  }

  /// A `Lazy`. If the value is in a slot, the `Lazy` takes its key and reads the slot.
  private func lazy(_ edge: DeferredEdge) -> String {
    let binding = edge.target.binding
    let isOnMainActor = file.graph[binding].transitiveEffects.seenActor != nil
    let isInSlot = binding.lifetime == .singleton && !binding.isRequired
    let (type, key) = (edge.type.spelling, file.key(of: edge.target))
    let given = binding.provided[edge.target.position]
    let isVeryType =
      given.type.identity == edge.type.result.identity && given.spelling == edge.type.result.spelling
    if isInSlot, !isOnMainActor, binding.arguments.isEmpty, isVeryType {
      return "\(type)(_of: \(c), kept: \(key))"
    }
    // The provider above decides whether a requirement is kept; any other provider may be replaced from above.
    let own = binding.isRequired ? "" : ", \(binding.lifetime.isKept)"
    let isKept = binding.childFactory == nil ? "\(c)._keeps(\(key)\(own))" : "false"
    let place = isOnMainActor ? "_onMainActorOf" : "_of"
    return "\(type)(\(place): \(c), isKept: \(isKept)) { \(call("$0", edge, [])) }"
  }

  /// A closure with its whole type, because a typed throw must be spelt.
  private func closure(_ edge: DeferredEdge, returning word: String) -> String {
    let inputs = callerNames(of: edge)
    let list = zip(inputs, edge.type.parameters).map { "\($0.quotedIfNeeded): \($1.type)" }
    let head =
      "(\(list.joined(separator: ", ")))\(edge.type.effects.words) -> \(edge.type.result.spelling)"
    let actor = edge.type.actor.map { "@\($0) " } ?? ""
    let asked = file.graph[edge.target.binding].transitiveEffects
    let attempt = asked.attempt(from: edge.type.allowed(on: effects.actor, asking: asked))
    return "{ \(actor)\(head) in \(word)\(attempt.words)\(call(handle, edge, inputs)) }"
  }

  /// The local names of a function's parameters, after the arguments that they become.
  private func callerNames(of edge: DeferredEdge) -> [String] {
    let arguments = edge.target.binding.arguments
    var taken = UniqueNames(taken: names + [c, handle] + rememberedNames.values)
    var supplied: [(parameter: Int, name: String)] = []
    for input in edge.inputs {
      if case .caller(let parameter) = input.source {
        supplied.append((parameter, arguments[input.argument].name))
      }
    }
    return supplied.sorted(by: \.parameter).enumerated().map { position, argument in
      taken.add(argument.name == "_" ? "argument\(position)" : argument.name)
    }
  }

  private func call(_ container: String, _ edge: DeferredEdge, _ callerNames: [String]) -> String {
    let remembered = edge.type.isSendable ? rememberedNames : [:]
    let list = edge.inputs.map { input in
      let expression =
        switch input.source {
        case .forwarded(let parameter):
          remembered[parameter].map { "\($0.quotedIfNeeded).value" } ?? names[parameter].quotedIfNeeded
        case .caller(let parameter): callerNames[parameter].quotedIfNeeded
        }
      return CallArgument(label: input.label, expression: expression)
    }
    return call(edge.target, of: container, list)
  }
}

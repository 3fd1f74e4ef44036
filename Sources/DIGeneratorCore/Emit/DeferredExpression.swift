// SPDX-License-Identifier: MIT

/// The value of a deferred edge, which calls an accessor later: a `Lazy`, a `Provider` or a closure around the call.
struct DeferredExpression {
  let edge: DeferredEdge
  /// The entry that takes the value.
  let entry: Entry
  private var type: DeferredType { edge.type }
  private var target: Target { edge.target }
  private var file: FileNames { entry.file }

  /// The expression; a closure has `word` in front of its value.
  func text(returning word: String) -> String {
    switch type.form {
    case .lazy: lazyValue
    case .provider: "\(type.spelling) { \(call(of: entry.handle)) }"
    case .function: closure(returning: word)
    }
  }

  /// A `Lazy`. If the value is in a slot, the `Lazy` takes its key and reads the slot.
  private var lazyValue: String {
    let binding = target.binding
    let c = entry.c
    let key = file.key(of: target)
    let isOnMainActor = file.effects(of: target).seenActor != nil
    let isInSlot = binding.lifetime == .singleton && !binding.isRequired
    let given = target.provided
    let isVeryType =
      given.type.identity == type.result.identity && given.spelling == type.result.spelling
    if isInSlot, !isOnMainActor, binding.arguments.isEmpty, isVeryType {
      return "\(type.spelling)(_of: \(c), kept: \(key))"
    }
    // The provider above decides whether a requirement is kept; any other provider may be replaced from above.
    let own = binding.isRequired ? "" : ", \(binding.isKept)"
    let isKept = binding.childFactory == nil ? "\(c)._keeps(\(key)\(own))" : "false"
    let place = isOnMainActor ? "_onMainActorOf" : "_of"
    return "\(type.spelling)(\(place): \(c), isKept: \(isKept)) { \(call(of: "$0")) }"
  }

  /// A closure with its whole type, because a typed throw must be spelt.
  private func closure(returning word: String) -> String {
    let inputs = callerNames
    let list = zip(inputs, type.parameters).map { "\($0.quotedIfNeeded): \($1.type)" }
    let head = "(\(list.commaSeparated))\(type.effects.words) -> \(type.result.spelling)"
    let actor = type.actor.map { "@\($0) " } ?? ""
    let asked = file.effects(of: target)
    let attempt = asked.attempt(from: type.allowed(on: entry.effects.actor, asking: asked))
    return "{ \(actor)\(head) in \(word)\(attempt.words)\(call(of: entry.handle, inputs)) }"
  }

  /// The local names of a function's parameters, after the arguments that they become.
  private var callerNames: [String] {
    let arguments = target.binding.arguments
    var taken = UniqueNames(taken: entry.names + [entry.c, entry.handle] + entry.rememberedNames.values)
    if edge.isByKey { return [taken.add("key")] }
    var supplied: [(parameter: Int, name: String)] = []
    for input in edge.inputs {
      if case .caller(let parameter) = input.source {
        supplied.append((parameter, arguments[input.argument].name))
      }
    }
    return supplied.sorted(by: \.parameter).enumerated().map { position, argument in
      taken.add(argument: argument.name, position)
    }
  }

  private func call(of container: String, _ callerNames: [String] = []) -> String {
    if edge.isByKey {
      return "\(file.nameOfElement(in: target))(\(container), \(callerNames[0].quotedIfNeeded))"
    }
    return entry.call(
      target, of: container, edge.inputs, remembered: type.isSendable ? entry.rememberedNames : [:],
      callerNames)
  }
}

extension Entry {
  /// The call of an accessor with the arguments that it gets: forwarded ones, wrapped under other names as far as these are
  /// `remembered`, and the caller's.
  func call(
    _ target: Target, of container: String, _ given: [GivenArgument], remembered: [Int: String] = [:],
    _ callerNames: [String] = []
  ) -> String {
    let list = given.map { argument in
      let expression =
        switch argument.source {
        case .forwarded(let parameter):
          remembered[parameter].map { "\($0.quotedIfNeeded).value" } ?? names[parameter].quotedIfNeeded
        case .caller(let parameter): callerNames[parameter].quotedIfNeeded
        }
      return CallArgument(
        label: argument.label, expression: target.binding.arguments[argument.argument].passed(expression))
    }
    return file.call(target, of: container, list)
  }
}

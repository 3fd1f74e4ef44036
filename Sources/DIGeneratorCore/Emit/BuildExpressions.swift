// SPDX-License-Identifier: MIT

/// The expressions in the build of an entry: the call that makes the value, and the values that the call takes.
struct BuildExpressions {
  let entry: Entry
  private var binding: Binding { entry.binding }
  private var effects: BuildEffects { entry.effects }
  private var values: [ParameterValue] { entry.variant.values }
  private var c: String { entry.c }

  /// An expression, as the text around the values that are passed to it.
  struct Value {
    var start: String
    var list: [CallArgument] = []
    var end = ""
    /// The effects of the expression, including the effects of the passed values.
    var attempt: CallEffects
    /// The expression that builds the value anew, if this one reads a value that is kept for several types.
    var fresh: String?

    func text(_ given: Set<String>) -> String {
      "\(start)\(list.filter { $0.isGiven(given) }.text)\(end)"
    }
  }

  /// A constant that is read or wrapped before the value is made.
  struct Local {
    var name: String
    /// Written if the expression alone does not determine the type.
    var type: TypeSyntax?
    var expression: String
    var attempt: CallEffects = []
    /// The user's line for the compiler's warning about the expression.
    var place: Place?
  }

  /// The value of another entry, as this type. It is read by the accessor of the value's own type, so that an override of
  /// that reaches all types; or from the slot that all types share. If a new value is asked for, that is built instead.
  func value(from source: Entry) -> Value {
    let list = entry.arguments.map {
      CallArgument(
        label: $0.parameter.label, expression: $0.parameter.passed($0.name.quotedIfNeeded),
        argument: $0.mayBeLeftOut ? $0.name : nil)
    }
    let names = entry.arguments.map(\.name.quotedIfNeeded)
    if source.provided != nil {
      let fresh = ([source.key, "isOriginal: false"] + names).commaSeparated
      let call = "\(c)\(source.member)"
      return Value(
        start: list.isEmpty ? call : "\(call)(", list: list, end: list.isEmpty ? "" : ")",
        attempt: effects.attempt,
        fresh: binding.isKept ? "\(c).\(effects.name(of: .newValue))(of: \(fresh))" : nil)
    }
    let fresh = "\(source.buildName)(\(([c] + names).commaSeparated))"
    guard !binding.keyedBy.isEmpty else {
      return Value(start: "\(c).\(entry.reader)(\(source.key))", attempt: effects.attempt, fresh: fresh)
    }
    let head = "(\(c): \(entry.owner))\(entry.words) -> \(source.type)"
    let read = "\(c).\(effects.name(of: .keyed))(\(source.key), by: \(entry.keyArgument))"
    return Value(
      start: "\(read) { \(head) in \(entry.attempt)\(fresh) }", attempt: effects.attempt, fresh: fresh)
  }

  /// The provider's own call, with the constants before it; for a collection, the elements of one part.
  func ownValue(for part: CollectionPart?) -> ([Local], Value) {
    let remembered = entry.rememberedNames.sorted()
    var constants =
      entry.later.contains { $0.type.form != .lazy }
      ? [Local(name: entry.handle, expression: "\(c)._handle")] : []
    constants += remembered.map {
      Local(name: $1.quotedIfNeeded, expression: "_UncheckedSendable(\(entry.names[$0].quotedIfNeeded))")
    }
    let needsValue = entry.provided?.check != nil || binding.changesValue || binding.closing != nil
    let made = binding.injection != nil ? ["object"] : needsValue ? ["value"] : []
    let own = constants.map(\.name) + remembered.map(\.value) + made
    var names = UniqueNames(taken: entry.names + [binding.root, c] + own)
    let call = passed(for: part).map { position, value in
      let parameter = binding.parameters[position]
      guard let target = values[position].target else { return value }
      let isWarned = target.binding.isDeprecated && !binding.isDeprecated && !binding.isCollection
      guard isWarned || entry.file.isContested(target) else { return value }
      // Two modules' accessors of one name can only be told apart by their modules. Each is read in a statement of its own,
      // because swiftc 6.3.1 takes two module selectors in one expression for the same declaration.
      let name = names.add(target.accessor).quotedIfNeeded
      constants.append(
        Local(
          name: name, type: values[position].deferred?.type.spelling, expression: value.expression,
          attempt: value.attempt,
          place: isWarned || entry.isGivenAway(position) || entry.leavesPlace(position)
            ? parameter.place : nil))
      return CallArgument(label: value.label, expression: name, argument: value.argument)
    }
    return (constants, value(call))
  }

  private func value(_ list: [CallArgument]) -> Value {
    let unsafe = binding.written?.isUnsafe == true ? "unsafe " : ""
    let attempt = list.reduce(binding.ownEffects.attempt(from: effects)) { $0.union($1.attempt) }
    switch binding.kind {
    case .written(let written):
      if case .property(let path) = written.call { return Value(start: unsafe + path, attempt: attempt) }
      return Value(
        start: "\(unsafe)\(written.call.path(in: entry.form.selector))(", list: list, end: ")",
        attempt: attempt)
    case .collection: return Value(start: "[", list: list, end: "]", attempt: attempt)
    case .matched: return Value(start: list[0].expression, attempt: attempt)
    case .requirement:
      return Value(start: "\(c).\(effects.name(of: .fromAbove))(\(entry.key))", attempt: attempt)
    case .input(let type, let name):
      return Value(start: "\(c)._inputs(\(type).self).\(name.quotedIfNeeded)", attempt: attempt)
    case .original(let original):
      let target = Target(binding: original, position: original.position(of: entry.provided) ?? 0)
      let key = effects.key(entry.file.key(of: target))
      let arguments = ([key] + entry.arguments.map(\.name.quotedIfNeeded)).commaSeparated
      return Value(start: "\(c).\(effects.name(of: .unreplaced))(\(arguments))", attempt: effects.attempt)
    case .child, .injection: return Value(start: "", list: list, attempt: [])
    }
  }

  // MARK: Passed values

  /// The values for the parameters that are not left out; for a collection, the elements of one part.
  func passed(for part: CollectionPart? = nil) -> [(position: Int, value: CallArgument)] {
    (part?.positions ?? Array(binding.parameters.indices)).compactMap { position in
      let (parameter, target) = (binding.parameters[position], values[position].eagerTarget)
      guard let expression = expression(position).map(parameter.passed) else { return nil }
      return (
        position,
        CallArgument(
          label: parameter.label, expression: expression,
          argument: parameter.hasUnknownDefault ? entry.names[position] : nil,
          attempt: target.map { entry.file.effects(of: $0).attempt(from: effects) } ?? [])
      )
    }
  }

  private func expression(_ position: Int) -> String? {
    let type = entry.meaning.type(behind: position, in: entry.form).map { " as \($0)" } ?? ""
    return value(at: position).map { $0 + type }
      ?? (entry.form.isFull ? binding.parameters[position].writtenDefault : nil)
  }

  private func value(at position: Int) -> String? {
    switch values[position] {
    case .argument: entry.names[position].quotedIfNeeded
    case .provider(let target, let forwarded): entry.call(target, of: c, forwarded)
    case .deferred(let edge):
      // A result builder does not transform a closure that returns its value by `return`.
      DeferredExpression(edge: edge, entry: entry)
        .text(returning: binding.parameters[position].isAttributed ? "return " : "")
    case .container: "\(c)._handle"
    // A property that nothing is provided for stays as it is.
    case .nilValue: binding.injection == nil ? "nil" : nil
    case .leftOut, .unresolved: nil
    }
  }
}

extension Binding {
  fileprivate func position(of type: ExposedType?) -> Int? {
    provided.firstIndex { !$0.isElement && $0.type == type?.type }
  }
}

extension Parameter {
  /// A value as a call passes it. For an autoclosure it is the call of a function.
  func passed(_ value: String) -> String {
    guard isAutoclosure, case .function(_, let effects, _) = type.identity.form.unprefixed else {
      return value
    }
    return "\(effects.throwing == .never ? "" : "try ")\(effects.isAsync ? "await " : "")\(value)()"
  }
}

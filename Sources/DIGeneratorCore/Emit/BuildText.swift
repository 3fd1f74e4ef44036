// SPDX-License-Identifier: MIT

// The functions that make values: real calls with real labels, and nothing for the type checker to search.

extension Entry {
  /// An expression, as the text around the values that are passed to it.
  private struct Value {
    var start: String
    var list: [CallArgument] = []
    var end = ""
    /// The effects of the expression, including the effects of the passed values.
    var attempt: CallEffects
    /// The expression that builds the value anew, if this one reads a value that is kept for several types.
    var fresh: String?

    func text(_ given: Set<String>) -> String {
      "\(start)\(list.filter { $0.isGiven(given) }.map(\.text).joined(separator: ", "))\(end)"
    }
  }

  /// A constant that is read or wrapped before the value is made.
  private struct Local {
    var name: String
    /// Written if the expression alone does not determine the type.
    var type: TypeSyntax?
    var expression: String
    var attempt: CallEffects = []
    /// The user's line for the compiler's warning about the expression.
    var place: Place?
  }

  /// Writes the build functions. A collection has several: one joins the elements of all modules, the others make this
  /// module's own elements, for all containers and for each child container with further ones.
  func writeBuilds(to writer: inout TextWriter) {
    guard binding.isCollection else {
      return writeFunction(buildName, of: owner, to: &writer) { writeBody(to: &$0) }
    }
    // An isolated function is passed on in a closure, which takes the isolation of the code around it.
    let own = buildName(in: .container)
    let closure = "{ (c: \(owner))\(words) -> \(type) in \(attempt)\(own)(c) }"
    let elements = effects.actor == nil ? own : closure
    writeFunction(buildName, of: owner, to: &writer) {
      $0.line("\(attempt)\(c)._joined(\(key), \(elements))")
    }
    let isWarning = variant.eagerEdges.contains { edge in
      edge.target.module == file.module && edge.target.isDeprecated && !binding.isDeprecated
    }
    for child in [.container] + joiningChildren {
      let (name, container) = (buildName(in: child), file.className(of: child))
      if isWarning { writeDeprecated(name, of: container, to: &writer) { writeBody(for: child, to: &$0) } }
      writeFunction(name, of: container, to: &writer) { writer in
        guard isWarning else { return writeBody(for: child, to: &writer) }
        writer.line("\(attempt)(\(name)_deprecated.self as any \(name)_protocol.Type).build(\(c))")
      }
    }
  }

  /// Writes a function that may use deprecated accessors without a warning, because it is deprecated itself. It is called
  /// through a protocol, so that the call gives no warning either.
  private func writeDeprecated(
    _ name: String, of container: String, to writer: inout TextWriter, body: (inout TextWriter) -> Void
  ) {
    let head = "\(effects.isolation)static func build(_ \(c): \(container))\(words) -> \(type)"
    writer.paragraph(under: condition) {
      $0.lines(binding.availability)
      $0.line("private protocol \(name)_protocol { \(head) }")
      $0.lines(binding.availability)
      $0.block("private enum \(name)_deprecated: \(name)_protocol {") {
        $0.line("@available(*, deprecated)")
        $0.block("\(head) {", body: body)
      }
    }
  }

  private func writeFunction(
    _ name: String, of container: String, to writer: inout TextWriter, body: (inout TextWriter) -> Void
  ) {
    writer.paragraph(under: condition) { writer in
      writer.lines(binding.availability)
      let list = arguments.map { ", _ \($0.name.quotedIfNeeded): \($0.parameter.makerType)" }.joined()
      let head = "private func \(name)(_ \(c): \(container)\(list))\(words) -> \(type) {"
      writer.shortBlock("\(effects.isolation)\(head)", body: body)
    }
  }

  /// Writes the build. A transient with injected properties is built with its container as the current one.
  private func writeBody(for owner: Owner = .container, to writer: inout TextWriter) {
    guard source == nil, binding.written?.isInjected == true, !isKept else {
      return writePlainBody(owner, to: &writer)
    }
    let call =
      effects.isAsync ? "DIRuntime::withContainer(\(c)._handle)" : "\(c)._asCurrent"
    writer.block("\(attempt)\(call) { ()\(words) -> \(type) in") { writePlainBody(owner, to: &$0) }
  }

  private func writePlainBody(_ owner: Owner, to writer: inout TextWriter) {
    if let source {
      let needsKey = source.provided == nil && keyPlace != nil
      if needsKey { writeKey(to: &writer) }
      return writeValue(value(from: source), "return ", isAlone: !needsKey, to: &writer)
    }
    let (locals, value) = ownValue(for: owner)
    for local in locals {
      let start = "let \(local.name)\(local.type.map { ": \($0)" } ?? "") = "
      let waits = isWaiting && local.attempt.contains(.waiting) ? binding.place : nil
      write(start, local.attempt, local.expression, at: local.place ?? waits, to: &writer)
    }
    guard setter != nil || binding.closing != nil else {
      return writeValue(value, "return ", isAlone: locals.isEmpty, to: &writer)
    }
    let type =
      if binding.isInstance, case .function = binding.written?.call {
        ": \(binding.concrete.spelling)"
      } else { "" }
    let start = "\(setter == nil ? "let" : "var") value\(type) = "
    writeValue(value, start, isPromised: false, to: &writer)
    if let setter { writer.line("\(setter)(&value)") }
    if binding.closing != nil { writer.line("\(helperName("_close_"))(\(c), value)") }
    let boxed = setter == nil ? nil : box.map { "\($0)(value)" }
    writer.line("return \(provided?.check == nil ? boxed ?? "value" : "\(helperName("_check_"))(value)")")
  }

  /// The function that makes the assignments of `set:`; nil if there are none.
  private var setter: String? { source == nil ? node.setterName : nil }

  /// The `Box` that the value is put into; nil without `boxed`.
  private var box: TypeSyntax? {
    source == nil && binding.boxedPlace != nil ? binding.provided[0].spelling : nil
  }

  // MARK: Values

  /// Writes the value. If arguments may be left out, writes a `switch` with one value for each choice of them.
  private func writeValue(
    _ value: Value, _ start: String, isAlone: Bool = true, isPromised: Bool = true,
    to writer: inout TextWriter
  ) {
    let optional =
      value.list.contains { $0.argument != nil } ? arguments.filter(\.mayBeLeftOut).map(\.name) : []
    guard !optional.isEmpty else {
      return writeValue(value, [], start == "return " && isAlone ? "" : start, isPromised, to: &writer)
    }
    writer.line("\(start)switch \(optional.map(\.quotedIfNeeded).tuple) {")
    for given in choices {
      let patterns = optional.map { given.contains($0) ? "let \($0.quotedIfNeeded)?" : "nil" }
      writeValue(value, given, "case \(patterns.tuple): ", isPromised, to: &writer)
    }
    if choices.count != 1 << optional.count {
      writer.line(#"default: fatalError("no accessor leaves out just these arguments")"#)
    }
    writer.line("}")
  }

  private func writeValue(
    _ value: Value, _ given: Set<String>, _ start: String, _ isPromised: Bool, to writer: inout TextWriter
  ) {
    var text = value.text(given)
    // With `set:`, the assignments come first, and the value goes into its box behind them.
    if setter == nil, let box { text = "\(box)(\(text))" }
    if let fresh = value.fresh { text = "\(c)._isFresh(\(base), \(place)) ? \(fresh) : \(text)" }
    if isPromised, provided?.check != nil { text = "\(helperName("_check_"))(\(text))" }
    write(start, value.attempt, text, at: placeOfCall, to: &writer)
  }

  /// The user's line for the compiler's error about the call: the line of a parameter that may take another value than its
  /// type says, else the declaration's. Nil if no error is expected.
  private var placeOfCall: Place? {
    if source != nil { return nil }
    let doubtful = zip(binding.parameters, variant.values).first { parameter, value in
      parameter.isUncertain || binding.isMemberwise && parameter.mayBeFunction
        || parameter.type.identity.isForeign
          && value.target.map { file.table.unreadNames.differ(binding.files, $0.binding.files) } == true
    }
    return doubtful?.0.place ?? file.table.placeOfDoubt(in: binding)
      ?? (binding.isUncertain || isWaiting || !doubts.isEmpty ? binding.place : nil)
  }

  /// Writes an expression, at the user's line if there is one: errors about sending a value must show there.
  private func write(
    _ start: String, _ attempt: CallEffects, _ text: String, at place: Place?, to writer: inout TextWriter
  ) {
    // No other line can stand in front of a `case`, so the `case` is written first and the value below it.
    let isCase = place != nil && start.hasPrefix("case ")
    if isCase { writer.line(start) }
    writer.line(
      isCase ? "" : start, "\(attempt.words)\(text)", skipping: attempt.words.utf8.count, at: place)
  }

  /// Whether an await may send a value to another isolation: in the build, or later in a deferred edge.
  private var isWaiting: Bool {
    source == nil
      && (effects.isAsync && !binding.parameters.isEmpty
        || later.contains {
          $0.type.effects.isAsync && file.graph[$0.target.binding].transitiveEffects.seenActor != nil
        })
  }

  /// The value of another entry, as this type. It is read by the accessor of the value's own type, so that an override of
  /// that reaches all types; or from the slot that all types share. If a new value is asked for, that is built instead.
  private func value(from source: Entry) -> Value {
    let list = arguments.map {
      CallArgument(
        label: $0.parameter.label, expression: $0.name.quotedIfNeeded,
        argument: $0.mayBeLeftOut ? $0.name : nil)
    }
    let inner = [c] + arguments.map(\.name.quotedIfNeeded)
    if source.provided != nil {
      let fresh = ([source.key, "isOriginal: false"] + list.map(\.expression)).joined(separator: ", ")
      let call = "\(c)\(source.member)"
      return Value(
        start: list.isEmpty ? call : "\(call)(", list: list, end: list.isEmpty ? "" : ")",
        attempt: effects.attempt, fresh: isKept ? "\(c).\(effects.name(of: .newValue))(of: \(fresh))" : nil)
    }
    let fresh = "\(source.buildName)(\(inner.joined(separator: ", ")))"
    guard !binding.keyedBy.isEmpty else {
      return Value(start: "\(c).\(reader)(\(source.key))", attempt: effects.attempt, fresh: fresh)
    }
    let closure = "{ (\(c): \(owner))\(words) -> \(source.type) in \(attempt)\(fresh) }"
    return Value(
      start: "\(c).\(effects.name(of: .keyed))(\(source.key), by: \(keyArgument)) \(closure)",
      attempt: effects.attempt, fresh: fresh)
  }

  /// The provider's own call, with the constants before it; for a collection, the elements that one kind of container adds.
  private func ownValue(for owner: Owner) -> ([Local], Value) {
    let remembered = rememberedNames.sorted()
    var list =
      later.contains { $0.type.form != .lazy } ? [Local(name: handle, expression: "\(c)._handle")] : []
    list += remembered.map {
      Local(name: $1.quotedIfNeeded, expression: "_UncheckedSendable(\(names[$0].quotedIfNeeded))")
    }
    let needsValue = provided?.check != nil || !binding.settings.isEmpty || binding.closing != nil
    let own = list.map(\.name) + remembered.map(\.value) + (needsValue ? ["value"] : [])
    var locals = UniqueNames(taken: names + [binding.root, c] + own)
    let values = passed(for: owner).map { position, value in
      let later = variant.values[position].deferred
      let parameter = binding.parameters[position]
      guard let target = variant.values[position].target else { return value }
      let isWarned = target.binding.isDeprecated && !binding.isDeprecated && !binding.isCollection
      guard isWarned || file.isContested(target) || parameter.isAutoclosure else { return value }
      // Two modules' accessors of one name can only be told apart by their modules. Each is read in a statement of its own,
      // because swiftc 6.3.1 takes two module selectors in one expression for the same declaration.
      let name = locals.add(target.accessor).quotedIfNeeded
      list.append(
        Local(
          name: name, type: later?.type.spelling, expression: value.expression, attempt: value.attempt,
          place: isWarned ? parameter.place : nil))
      var value = value
      (value.expression, value.attempt) = (name, [])
      return value
    }
    return (list, value(values))
  }

  private func value(_ list: [CallArgument]) -> Value {
    let unsafe = binding.written?.isUnsafe == true ? "unsafe " : ""
    let attempt = list.reduce(binding.ownEffects.attempt(from: effects)) { $0.union($1.attempt) }
    switch binding.kind {
    case .written(let written):
      if case .property(let path) = written.call { return Value(start: unsafe + path, attempt: attempt) }
      return Value(start: "\(unsafe)\(binding.path)(", list: list, end: ")", attempt: attempt)
    case .collection: return Value(start: "[", list: list, end: "]", attempt: attempt)
    case .matched: return Value(start: list[0].expression, attempt: attempt)
    case .requirement: return Value(start: "\(c).\(effects.name(of: .fromAbove))(\(key))", attempt: attempt)
    case .input(let type, let name):
      return Value(start: "\(c)._inputs(\(type).self).\(name.quotedIfNeeded)", attempt: attempt)
    case .child: return Value(start: "", attempt: [])
    }
  }

  // MARK: Passed values

  /// The values for the parameters that are not left out. Other modules build their own elements of a collection, and those
  /// of a child container are built only there.
  func passed(for owner: Owner) -> [(position: Int, value: CallArgument)] {
    binding.parameters.indices.compactMap { position in
      let target = variant.values[position].eagerTarget
      if binding.isCollection, let target, !isElement(target, of: owner) { return nil }
      guard let expression = expression(position) else { return nil }
      let parameter = binding.parameters[position]
      return (
        position,
        CallArgument(
          label: parameter.label, expression: expression,
          argument: parameter.role == .argument(.overload) ? names[position] : nil,
          attempt: target.map { file.graph[$0.binding].transitiveEffects.attempt(from: effects) } ?? [])
      )
    }
  }

  private func isElement(_ target: Target, of owner: Owner) -> Bool {
    let element = target.binding
    return element.module == binding.module && file.graph[element].resolvedOwner == owner
  }

  /// The child containers in which the module adds elements to the collection.
  var joiningChildren: [Owner] {
    let own = variant.values.compactMap(\.eagerTarget).map(\.binding)
    return Set(own.filter { $0.module == binding.module }.map { file.graph[$0].resolvedOwner })
      .filter(\.isChild).sorted { $0.sortedBefore($1) }
  }

  private func expression(_ position: Int) -> String? {
    switch variant.values[position] {
    case .argument: names[position].quotedIfNeeded
    case .provider(let target, let forwarded):
      call(
        target, of: c,
        forwarded.map { CallArgument(label: $0.label, expression: names[$0.parameter].quotedIfNeeded) })
    case .deferred(let edge): expression(of: edge, for: binding.parameters[position])
    case .container: "\(c)._handle"
    case .nilValue: "nil"
    case .leftOut, .unresolved: nil
    }
  }

  /// The call of an accessor. The maker of a child container is a method, even without parameters.
  func call(_ target: Target, of container: String, _ list: [CallArgument]) -> String {
    let binding = target.binding
    let callee = container + file.member(target.accessor, of: binding.module)
    let isMethod = !binding.arguments.isEmpty || binding.childFactory != nil
    return isMethod ? "\(callee)(\(list.map(\.text).joined(separator: ", ")))" : callee
  }
}

extension [String] {
  /// One element alone, several in parentheses.
  fileprivate var tuple: String { count == 1 ? self[0] : "(\(joined(separator: ", ")))" }
}

// SPDX-License-Identifier: MIT

/// Writes the functions that make values: real calls with real labels, and nothing for the type checker to search.
struct BuildWriter {
  let entry: Entry
  let writer: TextWriter
  private var binding: Binding { entry.binding }
  private var effects: BuildEffects { entry.effects }
  private var c: String { entry.c }

  /// Writes the build functions. A collection has several: one joins the elements of all modules, the others make this
  /// module's own elements.
  func write() {
    guard binding.isCollection else {
      return writeFunction(entry.buildName, of: entry.owner) { writeBody() }
    }
    let (own, body) = entry.ownElements
    // An isolated function is passed on in a closure, which takes the isolation of the code around it.
    let closure = "{ (c: \(entry.owner))\(entry.words) -> \(entry.type) in \(entry.attempt)\(own)(c) }"
    let elements = effects.actor == nil ? own : closure
    writeFunction(entry.buildName, of: entry.owner) {
      writer.line("\(entry.attempt)\(c).\(effects.name(of: .joined))(\(entry.key), \(elements))")
    }
    if let body { writeFunction(own, of: entry.owner) { writer.line("\(entry.attempt)\(body)") } }
    if entry.isAskedByKey { writeElement(elements) }
    let isWarning = entry.variant.eagerEdges.contains { edge in
      edge.target.module == entry.file.module && edge.target.isDeprecated && !binding.isDeprecated
    }
    for part in entry.parts {
      let name = part.name
      let container = entry.file.className(of: part.owner)
      if isWarning { writeDeprecated(name, of: container) { writeBody(for: part) } }
      writeFunction(name, of: container, giving: entry.typeOfParts) {
        guard isWarning else { return writeBody(for: part) }
        writer.line("\(entry.attempt)(\(name)_deprecated.self as any \(name)_protocol.Type).build(\(c))")
      }
    }
  }

  /// Writes the function that hands out the element of one key.
  private func writeElement(_ elements: String) {
    let types = entry.type.core.children
    let name = entry.file.nameOfElement(in: Target(binding: binding, position: 0))
    writeFunction(name, of: entry.owner, ", _ key: \(types[0])", giving: "\(types[1])") {
      writer.line("\(entry.attempt)\(c).\(effects.name(of: .element))(\(entry.key), at: key, \(elements))")
    }
  }

  /// Writes a function that may use deprecated accessors without a warning, because it is deprecated itself. It is called
  /// through a protocol, so that the call gives no warning either.
  private func writeDeprecated(_ name: String, of container: String, body: () -> Void) {
    let head =
      "\(effects.isolation)static func build(_ \(c): \(container))\(entry.words) -> \(entry.typeOfParts)"
    writer.paragraph(under: entry.condition) {
      writer.lines(binding.availability)
      writer.line("private protocol \(name)_protocol { \(head) }")
      writer.lines(binding.availability)
      writer.block("private enum \(name)_deprecated: \(name)_protocol {") {
        writer.line("@available(*, deprecated)")
        writer.block("\(head) {", body: body)
      }
    }
  }

  private func writeFunction(
    _ name: String, of container: String, _ parameters: String = "", giving type: String? = nil,
    body: () -> Void
  ) {
    let type = type ?? "\(entry.type)"
    writer.paragraph(under: entry.condition) {
      writer.lines(binding.availability)
      let list = entry.arguments.map { ", _ \($0.name.quotedIfNeeded): \($0.parameter.makerType)" }.joined()
      let head = "private func \(name)(_ \(c): \(container)\(list)\(parameters))\(entry.words) -> \(type) {"
      writer.shortBlock("\(effects.isolation)\(head)", body: body)
    }
  }

  // MARK: Bodies

  /// Writes the build. A transient with injected properties is built with its container as the current one.
  private func writeBody(for part: CollectionPart? = nil) {
    guard entry.source == nil, binding.written?.isInjected == true, !binding.isKept else {
      return writePlainBody(part)
    }
    let call = effects.isAsync ? "DIRuntime::withContainer(\(c)._handle)" : "\(c)._asCurrent"
    writer.block("\(entry.attempt)\(call) { ()\(entry.words) -> \(entry.type) in") { writePlainBody(part) }
  }

  private func writePlainBody(_ part: CollectionPart?) {
    let expressions = BuildExpressions(entry: entry)
    if let source = entry.source {
      let needsKey = source.provided == nil && entry.keyPlace != nil
      if needsKey { writer.line(keyConstantOf: entry) }
      return writeValue(expressions.value(from: source), "return ", isAlone: !needsKey)
    }
    let (locals, value) = expressions.ownValue(for: part)
    for local in locals {
      let start = "let \(local.name)\(local.type.map { ": \($0)" } ?? "") = "
      let waits = entry.isWaiting && local.attempt.contains(.waiting) ? binding.place : nil
      write(start, local.attempt, local.expression, at: local.place ?? waits)
    }
    guard binding.changesValue || binding.closing != nil else {
      return writeValue(value, "return ", isAlone: locals.isEmpty)
    }
    let type =
      if binding.isInstance, case .function = binding.written?.call {
        ": \(binding.concrete.spelling)"
      } else { "" }
    writeValue(value, "\(binding.changesValueInPlace ? "var" : "let") value\(type) = ", isPromised: false)
    InjectionWriter(entry: entry, writer: writer).writeCalls(of: "value", type: binding.concrete)
    if let setter { writer.line("\(setter)(&value)") }
    if binding.closing != nil { writer.line("\(entry.helperName("_close_"))(\(c), value)") }
    let boxed = !binding.changesValue ? nil : box.map { "\($0)(value)" }
    writer.line("return \(check.map { "\($0)(value)" } ?? boxed ?? "value")")
  }

  /// The function that makes the assignments of `set:`; nil if there are none.
  private var setter: String? { entry.source == nil ? entry.node.setterName : nil }

  /// The `Box` that the value is put into; nil without `boxed`.
  private var box: TypeSyntax? {
    entry.source == nil && binding.boxedPlace != nil ? binding.provided[0].spelling : nil
  }

  /// The function that returns the value as its promised type; nil if the type is certain.
  private var check: String? { entry.provided?.check.map { _ in entry.helperName("_check_") } }

  // MARK: Values

  /// Writes the value. If arguments may be left out, writes a `switch` with one value for each choice of them.
  private func writeValue(
    _ value: BuildExpressions.Value, _ start: String, isAlone: Bool = true, isPromised: Bool = true
  ) {
    let optional =
      value.list.contains { $0.argument != nil }
      ? entry.arguments.filter(\.mayBeLeftOut).map(\.name) : []
    guard !optional.isEmpty else {
      return write(
        value, given: [], behind: start == "return " && isAlone ? "" : start, isPromised: isPromised)
    }
    writer.line("\(start)switch \(optional.map(\.quotedIfNeeded).tuple) {")
    let choices = entry.choices
    for given in choices {
      let patterns = optional.map { given.contains($0) ? "let \($0.quotedIfNeeded)?" : "nil" }
      write(value, given: given, behind: "case \(patterns.tuple): ", isPromised: isPromised)
    }
    if choices.count != 1 << optional.count {
      writer.line(#"default: fatalError("no accessor leaves out just these arguments")"#)
    }
    writer.line("}")
  }

  private func write(
    _ value: BuildExpressions.Value, given: Set<String>, behind start: String, isPromised: Bool
  ) {
    var text = value.text(given)
    // With `set:` and injected properties, the assignments come first, and the value goes into its box behind them.
    if !binding.changesValue, let box { text = "\(box)(\(text))" }
    if let fresh = value.fresh { text = "\(c)._isFresh(\(entry.base), \(entry.place)) ? \(fresh) : \(text)" }
    if isPromised, let check { text = "\(check)(\(text))" }
    write(start, value.attempt, text, at: entry.placeOfCall)
  }

  /// Writes an expression, at the user's line if there is one: errors about sending a value must show there.
  private func write(_ start: String, _ attempt: CallEffects, _ text: String, at place: Place?) {
    // No other line can stand in front of a `case`, so the `case` is written first and the value below it.
    let isCase = place != nil && start.hasPrefix("case ")
    if isCase { writer.line(start) }
    writer.line(
      isCase ? "" : start, "\(attempt.words)\(text)", skipping: attempt.words.utf8.count, at: place)
  }
}

extension [String] {
  /// One element alone, several in parentheses.
  fileprivate var tuple: String { count == 1 ? self[0] : "(\(commaSeparated))" }
}

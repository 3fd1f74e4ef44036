// SPDX-License-Identifier: MIT

/// Writes the function that makes a value.
struct BuildText {
  fileprivate let entry: Plan.Entry
  fileprivate let build: Plan.Build
  /// What the base of the module's slots is called.
  fileprivate let base: String
  fileprivate let name: String
  fileprivate let container: String
  fileprivate let type: String
  fileprivate let effects: String
  fileprivate let attempt: String
  /// What says where the value is built.
  fileprivate let isolation: String

  /// The function of an entry.
  init(_ text: EntryText) {
    self.init(text, text.entry.build, name: text.buildName, container: text.container)
  }

  /// The function of a collection, which asks for what all modules add to it.
  init(joining text: EntryText) {
    let container = text.entry.build.container
    let value = "\(container)._joined(\(keyOf: text), \(Self.elements(of: text)))" as Line
    let build = Plan.Build(
      container: container, locals: [], value: .expression(value.text), attempt: text.entry.effects.attempt)
    self.init(text, build, name: text.buildName, container: text.container)
  }

  /// What builds the module's own elements: a closure where that is isolated as the code around it is.
  private static func elements(of text: EntryText) -> Line {
    let name = text.entry.buildName(in: .container)
    if text.entry.effects.actor == nil { return "\(name)" }
    return "{ (c: \(text.container))\(text.effects) -> \(text.type) in \(text.attempt)\(name)(c) }"
  }

  /// The function of what the module itself adds to a collection.
  init(elementsOf text: EntryText) {
    let name = text.entry.buildName(in: .container)
    self.init(text, text.entry.build, name: name, container: text.container)
  }

  /// The function of what a child container adds to a collection.
  init(_ part: Plan.Part, of text: EntryText) {
    let name = text.entry.buildName(in: part.child)
    self.init(text, part.build, name: name, container: part.child.className)
  }

  private init(_ text: EntryText, _ build: Plan.Build, name: String, container: String) {
    (entry, base, effects, attempt) = (text.entry, text.base, text.effects, text.attempt)
    (self.build, self.name, isolation) = (build, name, text.entry.effects.isolation)
    (self.container, type) = (container, text.type)
  }

  func write(to writer: inout TextWriter) {
    if entry.isQuiet { return writeQuietly(to: &writer) }
    open(name, entry.availability, to: &writer)
    writeBody(to: &writer)
    writer.close()
  }

  private func open(_ name: String, _ attributes: [String], to writer: inout TextWriter) {
    writer.lines(attributes)
    writer.open("\(isolation)private func \(name)\(signatureOf: self) {")
  }

  /// The build, marked as deprecated so that it may use what is, behind a protocol: whoever calls a method through
  /// its protocol is not warned of it.
  private func writeQuietly(to writer: inout TextWriter) {
    let type = String(name.dropFirst("_build_".count))
    let given = ([build.container] + entry.arguments.map(\.name.quotedIfNeeded)).joined(separator: ", ")
    writer.lines(entry.availability)
    writer.block("private protocol _Quiet_\(type) {") {
      $0.line("\(isolation)func build\(signatureOf: self)")
    }
    writer.line("")
    writer.lines(entry.availability)
    writer.block("private struct _Quietly_\(type): _Quiet_\(type) {") {
      $0.line("@available(*, deprecated)")
      $0.line("\(isolation)func build\(signatureOf: self) { \(attempt)_deprecated\(name)(\(given)) }")
    }
    writer.line("")
    open(name, entry.availability, to: &writer)
    writer.line("\(attempt)(_Quietly_\(type)() as any _Quiet_\(type)).build(\(given))")
    writer.close()
    writer.line("")
    open("_deprecated\(name)", entry.availability + ["@available(*, deprecated)"], to: &writer)
    writeBody(to: &writer)
    writer.close()
  }

  /// The build, with its container as the current one where the value asks for that.
  private func writeBody(to writer: inout TextWriter) {
    guard build.isCurrent else { return writePlainBody(to: &writer) }
    let container = build.container
    let call: Line =
      entry.effects.isAsync
      ? "DIRuntime::withContainer(\(container)._handle)" : "\(container)._asCurrent"
    writer.open("\(attempt)\(call) { ()\(effects) -> \(entry.type) in")
    writePlainBody(to: &writer)
    writer.close()
  }

  private func writePlainBody(to writer: inout TextWriter) {
    if let check = build.keyCheck { CheckText.writeConstant(check, to: &writer) }
    for local in build.locals {
      let check = local.attempt.isWaiting ? build.waitingCheck : nil
      write(local.start, local.attempt, "\(local.expression)", at: check, to: &writer)
    }
    if let setter = build.setter {
      writeValue("var value = ", to: &writer)
      writer.line("\(setter)(&value)")
      writeClosing(to: &writer)
      if let promise = build.promise { return CheckText.writePromised(at: promise, to: &writer) }
      writer.line("return \(build.box.map { "\($0)(value)" } ?? "value")")
    } else if build.promise != nil || build.closing != nil {
      writeValue("let value\(build.valueType.map { ": \($0)" } ?? "") = ", to: &writer)
      writeClosing(to: &writer)
      if let promise = build.promise { return CheckText.writePromised(at: promise, to: &writer) }
      writer.line("return value")
    } else {
      let isAlone = build.keyCheck == nil && build.locals.isEmpty && optional.isEmpty
      writeValue(isAlone ? "" : "return ", to: &writer)
    }
  }

  /// Has the container remember how to close the value, if it is to keep it.
  private func writeClosing(to writer: inout TextWriter) {
    guard let closing = build.closing else { return }
    // What was a variable until now can only be captured as it is.
    let capture = build.setter == nil ? "" : " [value] in"
    let place = "\(base), \(entry.slot)\(entry.childArgument)"
    writer.block("\(build.container)._onClose(\(place)) {\(capture)") {
      CheckText.writeClosing(closing, to: &$0)
    }
  }

  /// The arguments that may be left out, of a call.
  private var optional: [String] {
    guard case .call = build.value else { return [] }
    return entry.arguments.filter(\.mayBeLeftOut).map(\.name)
  }

  /// The value, or one for each choice of the arguments that may be left out.
  private func writeValue(_ start: String, to writer: inout TextWriter) {
    let optional = optional
    guard case .call(let callee, let list) = build.value, !optional.isEmpty else {
      return writeAttempted(start, build.value, to: &writer)
    }
    writer.line("\(start)switch \(optional.map(\.quotedIfNeeded).tuple) {")
    for given in entry.choices {
      let patterns = optional.map { given.contains($0) ? "let \($0.quotedIfNeeded)?" : "nil" }
      let passed = list.filter { $0.argument.map(given.contains) ?? true }
      writeAttempted("case \(patterns.tuple): ", .call(callee, passed), to: &writer)
    }
    if entry.choices.count != 1 << optional.count {
      writer.line(#"default: fatalError("no accessor leaves out just these arguments")"#)
    }
    writer.line("}")
  }

  private func writeAttempted(_ start: String, _ value: Plan.Value, to writer: inout TextWriter) {
    var text = value.line
    // What is set is set before it goes into its box.
    if build.setter == nil, let box = build.box { text = "\(box)(\(text))" }
    if let fresh = build.freshValue {
      text = "\(build.container)._isFresh(\(base), \(entry.slot)\(entry.childArgument)) ? \(fresh) : \(text)"
    }
    write(start, build.attempt.union(value.attempt), text, at: build.waitingCheck, to: &writer)
  }

  /// What is waited for may come from where it must not leave, or go where it must not: that shows at the user's line.
  private func write(
    _ start: String, _ attempt: Attempt, _ text: Line, at place: Place?, to writer: inout TextWriter
  ) {
    guard let place else { return writer.line("\(start)\(attempt.words)\(text)") }
    // No other line can stand in front of a case.
    let isCase = start.hasPrefix("case ")
    if isCase { writer.line("\(start)") }
    CheckText.writeWaiting(isCase ? "" : start, attempt.words, text.text, at: place, to: &writer)
  }
}

extension Plan.Local {
  /// What stands in front of the expression and its attempt.
  fileprivate var start: String { "let \(name)\(type.map { ": \($0)" } ?? "") = " }
}

extension Plan.Value {
  var text: String { line.text }

  fileprivate var line: Line {
    switch self {
    case .expression(let text): Line(text)
    case .list(let list): "[\(list.map(\.expression).joined(separator: ", "))]"
    case .handed(let value): Line(value.expression)
    case .call(let callee, let list): "\(callee)(\(list))"
    }
  }

  fileprivate var attempt: Attempt {
    switch self {
    case .call(_, let list), .list(let list): list.reduce(Attempt()) { $0.union($1.attempt) }
    case .handed(let value): value.attempt
    case .expression: Attempt()
    }
  }
}

extension Line.StringInterpolation {
  /// A build's parameters and what it gives.
  fileprivate mutating func appendInterpolation(signatureOf text: BuildText) {
    appendLiteral("(_ ")
    appendInterpolation(text.build.container)
    appendLiteral(": ")
    appendInterpolation(text.container)
    for argument in text.entry.arguments {
      appendInterpolation(", _ \(argument.name.quotedIfNeeded): \(argument.makerType)" as Line)
    }
    appendLiteral(")")
    appendInterpolation(text.effects)
    appendLiteral(" -> ")
    appendInterpolation(text.type)
  }

  /// What stands between a call's parentheses.
  fileprivate mutating func appendInterpolation(_ list: [Plan.Passed]) {
    for (position, value) in list.enumerated() {
      if position > 0 { appendLiteral(", ") }
      // In a call, all keywords but one are labels like any others.
      if value.label != "_" {
        appendInterpolation(value.label.asLabel)
        appendLiteral(": ")
      }
      appendInterpolation(value.expression)
    }
  }
}

extension String {
  /// As a label in a call.
  var asLabel: String { isPlainIdentifier && self != "inout" ? self : "`\(self)`" }
}

extension [String] {
  /// One element alone, several in parentheses.
  fileprivate var tuple: String {
    count == 1 ? self[0] : "(\(joined(separator: ", ")))"
  }
}

// SPDX-License-Identifier: MIT

/// Writes the function that makes a value, and what the compiler checks of it.
struct BuildText {
  let entry: Plan.Entry
  let build: Plan.Build
  let type: String
  /// What the base of the module's slots is called.
  private let base: String
  private let name: String
  let container: String
  private let effects: String
  private let attempt: String

  /// The functions that make an entry's value; of a collection, what puts it together of what all modules add to it, and
  /// what the module and its child containers add.
  static func all(of text: EntryText) -> [BuildText] {
    let entry = text.entry
    let own = BuildText(text, entry.build, name: text.buildName, container: text.container)
    guard entry.isCollection else { return [own] }
    let elements = BuildText(
      text, entry.build, name: entry.buildName(in: .container), container: text.container)
    let parts = entry.parts.map {
      BuildText(text, $0.build, name: entry.buildName(in: $0.child), container: $0.child.className)
    }
    return [BuildText(text, joining(text), name: text.buildName, container: text.container), elements] + parts
  }

  /// Asks for what all modules add. What builds the module's own is a closure where that is isolated as the code around
  /// it is.
  private static func joining(_ text: EntryText) -> Plan.Build {
    let (entry, name) = (text.entry, text.entry.buildName(in: .container))
    let head = "(c: \(text.container))\(text.effects) -> \(text.type)"
    let elements = entry.effects.actor == nil ? name : "{ \(head) in \(text.attempt)\(name)(c) }"
    return Plan.Build(
      container: entry.build.container, locals: [],
      value: .expression("\(entry.build.container)._joined(\(text.key), \(elements))"),
      attempt: entry.effects.attempt, made: entry.build.made)
  }

  private init(_ text: EntryText, _ build: Plan.Build, name: String, container: String) {
    (entry, base, effects, attempt, type) = (text.entry, text.base, text.effects, text.attempt, text.type)
    (self.build, self.name, self.container) = (build, name, container)
  }

  /// What gives the value as what it is promised to be, and what closes it.
  var checkName: String { name.replacingStart("_check_") }
  var closeName: String { name.replacingStart("_close_") }

  /// The type of what must be what is promised: a value's box, where that is made first.
  var checked: TypeSyntax { build.setter == nil ? build.box ?? build.made : build.made }

  /// Where the container keeps the value.
  var place: String { "\(base), \(entry.slot)\(entry.childArgument)" }

  /// Writes the function.
  func write(to writer: inout TextWriter) {
    writer.lines(entry.availability)
    let list = entry.arguments.map { ", _ \($0.name.quotedIfNeeded): \($0.makerType)" }.joined()
    let head = "private func \(name)(_ \(build.container): \(container)\(list))\(effects) -> \(type) {"
    writer.shortBlock("\(entry.effects.isolation)\(head)") { writeBody(to: &$0) }
  }

  /// Writes what the compiler checks, behind everything that people read.
  func writeChecks(to writer: inout TextWriter) {
    if let promise = build.promise { CheckText.writePromise(self, at: promise, to: &writer) }
    if let closing = build.closing { CheckText.writeClosing(closing, of: self, to: &writer) }
  }

  /// The build, with its container as the current one where the value asks for that.
  private func writeBody(to writer: inout TextWriter) {
    guard build.isCurrent else { return writePlainBody(to: &writer) }
    let call =
      entry.effects.isAsync
      ? "DIRuntime::withContainer(\(build.container)._handle)" : "\(build.container)._asCurrent"
    writer.block("\(attempt)\(call) { ()\(effects) -> \(entry.type) in") { writePlainBody(to: &$0) }
  }

  private func writePlainBody(to writer: inout TextWriter) {
    if let check = build.keyCheck { CheckText.writeConstant(check, to: &writer) }
    for local in build.locals {
      let check = local.attempt.isWaiting ? build.waitingCheck : nil
      let type = local.type.map { ": \($0)" } ?? ""
      write("let \(local.name)\(type) = ", local.attempt, local.expression, at: check, to: &writer)
    }
    guard build.setter != nil || build.closing != nil else {
      let isAlone = build.keyCheck == nil && build.locals.isEmpty && optional.isEmpty
      return writeValue(isAlone ? "" : "return ", isPromised: build.promise != nil, to: &writer)
    }
    let word = build.setter == nil ? "let" : "var"
    writeValue("\(word) value\(build.valueType.map { ": \($0)" } ?? "") = ", isPromised: false, to: &writer)
    if let setter = build.setter { writer.line("\(setter)(&value)") }
    if build.closing != nil { writer.line("\(closeName)(\(build.container), value)") }
    let boxed = build.setter == nil ? nil : build.box.map { "\($0)(value)" }
    writer.line("return \(build.promise == nil ? boxed ?? "value" : "\(checkName)(value)")")
  }

  /// The arguments that may be left out, of a call.
  private var optional: [String] {
    guard case .call = build.value else { return [] }
    return entry.arguments.filter(\.mayBeLeftOut).map(\.name)
  }

  /// The value, or one for each choice of the arguments that may be left out.
  private func writeValue(_ start: String, isPromised: Bool, to writer: inout TextWriter) {
    let optional = optional
    guard case .call(let callee, let list) = build.value, !optional.isEmpty else {
      return writeAttempted(start, build.value, isPromised, to: &writer)
    }
    writer.line("\(start)switch \(optional.map(\.quotedIfNeeded).tuple) {")
    for given in entry.choices {
      let patterns = optional.map { given.contains($0) ? "let \($0.quotedIfNeeded)?" : "nil" }
      let passed = list.filter { $0.argument.map(given.contains) ?? true }
      writeAttempted("case \(patterns.tuple): ", .call(callee, passed), isPromised, to: &writer)
    }
    if entry.choices.count != 1 << optional.count {
      writer.line(#"default: fatalError("no accessor leaves out just these arguments")"#)
    }
    writer.line("}")
  }

  private func writeAttempted(
    _ start: String, _ value: Plan.Value, _ isPromised: Bool, to writer: inout TextWriter
  ) {
    var text = value.text
    // What is set is set before it goes into its box.
    if build.setter == nil, let box = build.box { text = "\(box)(\(text))" }
    if let fresh = build.freshValue {
      text = "\(build.container)._isFresh(\(place)) ? \(fresh) : \(text)"
    }
    if isPromised { text = "\(checkName)(\(text))" }
    write(start, build.attempt.union(value.attempt), text, at: build.waitingCheck, to: &writer)
  }

  /// What is waited for may come from where it must not leave, or go where it must not: that shows at the user's line.
  private func write(
    _ start: String, _ attempt: Attempt, _ text: String, at place: Place?, to writer: inout TextWriter
  ) {
    guard let place else { return writer.line("\(start)\(attempt.words)\(text)") }
    // No other line can stand in front of a case.
    let isCase = start.hasPrefix("case ")
    if isCase { writer.line(start) }
    CheckText.writeWaiting(isCase ? "" : start, attempt.words, text, at: place, to: &writer)
  }
}

extension Plan.Value {
  var text: String {
    switch self {
    case .expression(let text): return text
    case .list(let list): return "[\(list.map(\.expression).joined(separator: ", "))]"
    case .handed(let value): return value.expression
    case .call(let callee, let list):
      // In a call, all keywords but one are labels like any others.
      let values = list.map { $0.label == "_" ? $0.expression : "\($0.label.asLabel): \($0.expression)" }
      return "\(callee)(\(values.joined(separator: ", ")))"
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

extension String {
  /// The name of a build's helper.
  fileprivate func replacingStart(_ start: String) -> String { start + dropFirst("_build_".count) }
}

extension [String] {
  /// One element alone, several in parentheses.
  fileprivate var tuple: String {
    count == 1 ? self[0] : "(\(joined(separator: ", ")))"
  }
}

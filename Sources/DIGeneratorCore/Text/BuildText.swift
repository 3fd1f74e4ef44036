// SPDX-License-Identifier: MIT

/// Writes the function that makes a value.
struct BuildText {
  private let entry: Plan.Entry
  private let build: Plan.Build
  /// What the base of the module's slots is called.
  private let base: String
  private let name: String
  private let signature: Line
  private let effects: String
  private let attempt: String

  /// The function of an entry.
  init(_ text: EntryText) {
    self.init(text, text.entry.build, name: text.buildName, container: text.container)
  }

  /// The function of a collection, which asks for what all modules add to it.
  init(joining text: EntryText, in plan: Plan) {
    let (entry, container) = (text.entry, text.entry.build.container)
    let value: Line = "\(container)._joined(\(plan.key(of: entry)), \(entry.buildName(in: .container)))"
    let build = Plan.Build(
      container: container, locals: [], value: .expression(value.text), callThrows: !text.effects.isEmpty)
    self.init(text, build, name: text.buildName, container: text.container)
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
    (self.build, self.name) = (build, name)
    var signature: Line = "(_ \(build.container): \(container)"
    for argument in entry.arguments {
      signature.append(", _ \(argument.name.quotedIfNeeded): \(argument.makerType)")
    }
    signature.append(")\(effects) -> \(text.type)")
    self.signature = signature
  }

  func write(to writer: inout TextWriter) {
    if entry.isQuiet { return writeQuietly(to: &writer) }
    writeFunction(name, entry.availability, to: &writer, writeBody)
  }

  private func writeFunction(
    _ name: String, _ attributes: [String], to writer: inout TextWriter, _ body: (inout TextWriter) -> Void
  ) {
    writer.lines(attributes)
    writer.block("private func \(name)\(signature) {", body: body)
  }

  /// The build, marked as deprecated so that it may use what is, behind a protocol: whoever calls a method through
  /// its protocol is not warned of it.
  private func writeQuietly(to writer: inout TextWriter) {
    let type = String(name.dropFirst("_build_".count))
    let given = ([build.container] + entry.arguments.map(\.name.quotedIfNeeded)).joined(separator: ", ")
    writer.lines(entry.availability)
    writer.block("private protocol _Quiet_\(type) {") { $0.line("func build\(signature)") }
    writer.line("")
    writer.lines(entry.availability)
    writer.block("private struct _Quietly_\(type): _Quiet_\(type) {") {
      $0.line("@available(*, deprecated)")
      $0.line("func build\(signature) { \(attempt)_deprecated\(name)(\(given)) }")
    }
    writer.line("")
    writeFunction(name, entry.availability, to: &writer) {
      $0.line("\(attempt)(_Quietly_\(type)() as any _Quiet_\(type)).build(\(given))")
    }
    writer.line("")
    writeFunction(
      "_deprecated\(name)", entry.availability + ["@available(*, deprecated)"], to: &writer, writeBody)
  }

  /// The build, with its container as the current one where the value asks for that.
  private func writeBody(to writer: inout TextWriter) {
    guard build.isCurrent else { return writePlainBody(to: &writer) }
    writer.block(
      "\(attempt)\(build.container)._asCurrent { ()\(effects) -> \(entry.type) in", body: writePlainBody)
  }

  private func writePlainBody(to writer: inout TextWriter) {
    if let check = build.keyCheck { CheckText.writeConstant(check, to: &writer) }
    for local in build.locals { writer.line("\(local.text)") }
    if let setter = build.setter {
      writeValue("var value = ", to: &writer)
      writer.line("\(setter)(&value)")
      if let promise = build.promise { return CheckText.writePromised(at: promise, to: &writer) }
      writer.line("return \(build.box.map { "\($0)(value)" } ?? "value")")
    } else if let promise = build.promise {
      writeValue("let value\(build.valueType.map { ": \($0)" } ?? "") = ", to: &writer)
      CheckText.writePromised(at: promise, to: &writer)
    } else {
      let isAlone = build.keyCheck == nil && build.locals.isEmpty && optional.isEmpty
      writeValue(isAlone ? "" : "return ", to: &writer)
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
      return writer.line("\(start)\(attempted(build.value))")
    }
    writer.line("\(start)switch \(optional.map(\.quotedIfNeeded).tuple) {")
    for given in entry.choices {
      let patterns = optional.map { given.contains($0) ? "let \($0.quotedIfNeeded)?" : "nil" }
      let passed = list.filter { $0.argument.map(given.contains) ?? true }
      writer.line("case \(patterns.tuple): \(attempted(.call(callee, passed)))")
    }
    if entry.choices.count != 1 << optional.count {
      writer.line(#"default: fatalError("no accessor leaves out just these arguments")"#)
    }
    writer.line("}")
  }

  private func attempted(_ value: Plan.Value) -> Line {
    var text = value.line
    // What is set is set before it goes into its box.
    if build.setter == nil, let box = build.box { text = "\(box)(\(text))" }
    if let fresh = build.freshValue {
      text = "\(build.container)._isFresh(\(base), \(entry.slot)\(entry.childArgument)) ? \(fresh) : \(text)"
    }
    return build.callThrows || value.mayThrow ? "try \(text)" : text
  }
}

extension Plan.Local {
  fileprivate var text: String {
    "let \(name)\(type.map { ": \($0)" } ?? "") = \(mayThrow ? "try " : "")\(expression)"
  }
}

extension Plan.Value {
  var text: String { line.text }

  fileprivate var line: Line {
    switch self {
    case .expression(let text): Line(text)
    case .list(let list): "[\(list.map(\.expression).joined(separator: ", "))]"
    case .handed(let value): Line(value.expression)
    case .call(let callee, let list): Self.call(callee, list)
    }
  }

  private static func call(_ callee: String, _ list: [Plan.Passed]) -> Line {
    var line: Line = "\(callee)("
    for (position, value) in list.enumerated() {
      if position > 0 { line.append(", ") }
      // In a call, all keywords but one are labels like any others.
      line.append(value.label == "_" ? "\(value.expression)" : "\(value.label.asLabel): \(value.expression)")
    }
    line.append(")")
    return line
  }

  fileprivate var mayThrow: Bool {
    switch self {
    case .call(_, let list), .list(let list): list.contains(where: \.mayThrow)
    case .handed(let value): value.mayThrow
    case .expression: false
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

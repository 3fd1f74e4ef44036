// SPDX-License-Identifier: MIT

/// Writes the function that makes a value.
struct BuildText {
  let entry: Plan.Entry
  /// What the runtime's `Container` is called.
  let container: String
  /// What the base of the module's slots is called.
  let base: String

  var lines: [String] {
    entry.isQuiet ? quietLines : function(entry.buildName, entry.availability, body)
  }

  private func function(_ name: String, _ attributes: [String], _ body: [String]) -> [String] {
    attributes + ["private func \(name)\(signature) {"] + body.indented + ["}"]
  }

  private var signature: String {
    let inputs = entry.arguments.map { "_ \($0.name.quotedIfNeeded): \($0.makerType)" }
    let parameters = (["_ \(entry.build.container): \(entry.child?.className ?? container)"] + inputs).joined(
      separator: ", ")
    let effects = entry.effects.isEmpty ? "" : " \(entry.effects)"
    return "(\(parameters))\(effects) -> \(entry.type)"
  }

  /// The build, marked as deprecated so that it may use what is, behind a protocol: whoever calls a method through
  /// its protocol is not warned of it.
  private var quietLines: [String] {
    let name = entry.buildName.dropFirst("_build_".count)
    let given = ([entry.build.container] + entry.arguments.map(\.name.quotedIfNeeded)).joined(separator: ", ")
    let attempt = entry.effects.isEmpty ? "" : "try "
    let requirement = ["private protocol _Quiet_\(name) {", "  func build\(signature)", "}"]
    let witness = [
      "private struct _Quietly_\(name): _Quiet_\(name) {", "  @available(*, deprecated)",
      "  func build\(signature) { \(attempt)_deprecated\(entry.buildName)(\(given)) }", "}",
    ]
    let call = "\(attempt)(_Quietly_\(name)() as any _Quiet_\(name)).build(\(given))"
    let deprecated = function(
      "_deprecated\(entry.buildName)", entry.availability + ["@available(*, deprecated)"], body)
    return entry.availability + requirement + [""] + entry.availability + witness + [""]
      + function(entry.buildName, entry.availability, [call]) + [""] + deprecated
  }

  /// The build, with its container as the current one where the value asks for that.
  private var body: [String] {
    guard entry.build.isCurrent else { return plainBody }
    let attempt = entry.effects.isEmpty ? "" : "try "
    let effects = entry.effects.isEmpty ? "" : "\(entry.effects) "
    let head = "\(attempt)\(entry.build.container)._asCurrent { () \(effects)-> \(entry.type) in"
    return [head] + plainBody.indented + ["}"]
  }

  private func promised(at place: Place) -> [String] {
    CheckText.promised(at: place, indentation: entry.build.isCurrent ? 4 : 2)
  }

  private var plainBody: [String] {
    let check = entry.build.keyCheck.map { CheckText.constant($0, indentation: 2) } ?? []
    let locals = check + entry.build.locals.map(\.text)
    let value = valueLines
    if let setter = entry.build.setter {
      let made = entry.build.box.map { "\($0)(value)" } ?? "value"
      let end = entry.build.promise.map(promised) ?? ["return \(made)"]
      return locals + value.prefixed("var value = ") + ["\(setter)(&value)"] + end
    }
    guard let promise = entry.build.promise else {
      return locals.isEmpty && value.count == 1 ? value : locals + value.prefixed("return ")
    }
    let type = entry.build.valueType.map { ": \($0)" } ?? ""
    return locals + value.prefixed("let value\(type) = ") + promised(at: promise)
  }

  /// The value, or one for each choice of the arguments that may be left out.
  private var valueLines: [String] {
    let optional = entry.arguments.filter(\.mayBeLeftOut).map(\.name)
    guard case .call(let callee, let list) = entry.build.value, !optional.isEmpty else {
      return [attempted(entry.build.value)]
    }
    let cases = entry.choices.map { given in
      let patterns = optional.map { given.contains($0) ? "let \($0.quotedIfNeeded)?" : "nil" }
      let passed = list.filter { $0.argument.map(given.contains) ?? true }
      return "case \(patterns.tuple): \(attempted(.call(callee, passed)))"
    }
    let isComplete = entry.choices.count == 1 << optional.count
    let rest = isComplete ? [] : [#"default: fatalError("no accessor leaves out just these arguments")"#]
    return ["switch \(optional.map(\.quotedIfNeeded).tuple) {"] + cases + rest + ["}"]
  }

  private func attempted(_ value: Plan.Value) -> String {
    // What is set is set before it goes into its box.
    let box = entry.build.setter == nil ? entry.build.box : nil
    var text = box.map { "\($0)(\(value.text))" } ?? value.text
    if let fresh = entry.build.freshValue {
      text =
        "\(entry.build.container)._isFresh(\(base), \(entry.slot)\(entry.childArgument)) ? \(fresh) : \(text)"
    }
    return entry.build.callThrows || value.mayThrow ? "try \(text)" : text
  }
}

extension Plan.Local {
  fileprivate var text: String {
    "let \(name)\(type.map { ": \($0)" } ?? "") = \(mayThrow ? "try " : "")\(expression)"
  }
}

extension Plan.Argument {
  /// Its type in the key's maker, where leaving it out is nil.
  var makerType: String {
    guard mayBeLeftOut else { return type.description }
    let prefixes = type.prefixes.filter { $0 != "@escaping" && $0 != "sending" }
    let core = if case .prefixed(_, let unprefixed) = type { unprefixed } else { type }
    return TypeSyntax.optional(prefixes.isEmpty ? core : .prefixed(prefixes, core)).description
  }
}

extension Plan.Value {
  var text: String {
    switch self {
    case .expression(let text): text
    case .list(let list): "[\(list.map(\.expression).joined(separator: ", "))]"
    case .handed(let value): value.expression
    case .call(let callee, let list): "\(callee)(\(list.map(\.text).joined(separator: ", ")))"
    }
  }

  fileprivate var mayThrow: Bool {
    switch self {
    case .call(_, let list), .list(let list): list.contains(where: \.mayThrow)
    case .handed(let value): value.mayThrow
    case .expression: false
    }
  }
}

extension Plan.Passed {
  /// In a call, all keywords but one are labels like any others.
  fileprivate var text: String {
    if label == "_" { return expression }
    return "\(label.asLabel): \(expression)"
  }
}

extension String {
  /// As a label in a call.
  var asLabel: String { isPlainIdentifier && self != "inout" ? self : "`\(self)`" }
}

extension [String] {
  /// The lines two further in; directives stay where they are.
  var indented: [String] {
    map { $0.isEmpty || $0.hasPrefix("#") ? $0 : "  \($0)" }
  }

  /// The lines with an `#if` around them; no lines stay none.
  func under(_ condition: Condition?) -> [String] {
    guard let condition, !isEmpty else { return self }
    return ["#if \(condition)"] + self + ["#endif"]
  }

  /// The lines with something in front of the first.
  fileprivate func prefixed(_ prefix: String) -> [String] {
    [prefix + self[0]] + dropFirst()
  }

  /// One element alone, several in parentheses.
  fileprivate var tuple: String {
    count == 1 ? self[0] : "(\(joined(separator: ", ")))"
  }
}

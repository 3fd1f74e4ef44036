// SPDX-License-Identifier: MIT

/// Writes a plan down as Swift.
struct GeneratedFile {
  private let plan: Plan
  private var lines: [String] = []

  static func text(of plan: Plan) -> String {
    var file = GeneratedFile(plan: plan)
    file.write()
    return file.lines.joined(separator: "\n") + "\n"
  }

  private init(plan: Plan) {
    self.plan = plan
  }

  private mutating func write() {
    lines.append("// Made by DIGenPlugin from the directives in \(plan.module). Changes made here are lost.")
    guard !plan.isEmpty else { return }
    writeImports()
    writeContainers()
    let shown = plan.entries.filter { !$0.isHidden }
    if !shown.isEmpty { section("Accessors", shown, accessor) }
    for entry in plan.entries { append(key(entry)) }
    writeModule()
    for entry in plan.entries { append(build(entry)) }
    writeChecks()
  }

  private mutating func append(_ block: [String]) {
    lines += [""] + block
  }

  private mutating func section(_ title: String, _ entries: [Plan.Entry], _ block: (Plan.Entry) -> [String]) {
    append(["extension \(plan.runtime.container) {"])
    for (position, entry) in entries.enumerated() {
      if position > 0 { lines.append("") }
      lines += block(entry).indented
    }
    lines.append("}")
  }

  // MARK: Imports

  private mutating func writeImports() {
    append(["public import DIRuntime"])
    for item in plan.imports {
      lines += item.condition.map { ["#if \($0)", item.text, "#endif"] } ?? [item.text]
    }
  }

  // MARK: Containers

  private mutating func writeContainers() {
    let attribute = plan.isLibrary ? ["@_disfavoredOverload"] : []
    let container = plan.runtime.container
    let summary = "everything that \((plan.dependencies + [plan.module]).joined(separator: ", ")) provides"
    append(["extension \(container) {"])
    lines +=
      (["/// A container of \(summary)."] + attribute + [
        "convenience init() { self.init(_plan: \(plan.planName)) }"
      ]).indented
    lines +=
      (["", "/// The same, with some providers overridden."] + attribute + [
        "convenience init(_ overrides: (inout \(plan.runtime.overrides)) -> Void) {",
        "  self.init(_plan: \(plan.planName), overrides)",
        "}",
      ]).indented
    lines.append("}")
  }

  private mutating func writeModule() {
    append([
      "/// Where this module's slots begin in every container.",
      "private let \(plan.baseName) = _SlotBase()",
      "",
      "/// Ties this module's providers into a container's plan.",
      "public func \(tieName(plan.module))(_ plan: inout _Plan) {",
      "  plan.tie(\"\(plan.module)\", slots: \(plan.entries.count), base: \(plan.baseName))",
      "}",
      "",
      "private let \(plan.planName) = _Plan { plan in",
    ])
    lines += (plan.dependencies + [plan.module]).map { "  \(tieName($0))(&plan)" }
    lines.append("}")
  }

  /// Named so that the compiler, where it is missing, says what to do.
  private func tieName(_ module: String) -> String { "_apply_DIGenPlugin_to_\(module)" }

  // MARK: Accessors

  private func accessor(_ entry: Plan.Entry) -> [String] {
    let overloads = entry.overloads
    return overloads.enumerated().flatMap { position, given in
      (position > 0 ? [""] : []) + ["/// \(entry.summary)"] + accessor(entry, given: given)
    }
  }

  private func accessor(_ entry: Plan.Entry, given: [Plan.Argument]) -> [String] {
    let name = entry.name.quotedIfNeeded
    guard !entry.arguments.isEmpty else {
      let head = "\(entry.access.prefix)var \(name): \(entry.type) {"
      let body = accessorBody(entry, given)
      guard entry.effects.isEmpty else {
        return [head, "  get \(entry.effects) {"] + body.indented.indented + ["  }", "}"]
      }
      return body.count == 1 ? ["\(head) \(body[0]) }"] : [head] + body.indented + ["}"]
    }
    let parameters = given.map(\.parameter).joined(separator: ", ")
    let effects = entry.effects.isEmpty ? "" : " \(entry.effects)"
    let head = "\(entry.access.prefix)func \(name)(\(parameters))\(effects) -> \(entry.type) {"
    return [head] + accessorBody(entry, given).indented + ["}"]
  }

  private func accessorBody(_ entry: Plan.Entry, _ given: [Plan.Argument]) -> [String] {
    let key = ".\(entry.name.quotedIfNeeded)"
    let attempt = entry.effects.isEmpty ? "" : "try "
    if entry.isKept { return ["\(attempt)_kept(\(key))"] }
    let names = Set(given.map(\.name))
    let values = entry.arguments.map { argument in
      argument.mayBeLeftOut && !names.contains(argument.name) ? "nil" : argument.name
    }
    var make = "make"
    while names.contains(make) { make += "_" }
    return [
      "if let \(make) = _override(\(entry.keepsError ? "ofThrowing" : "of"): \(key)) { return \(attempt)\(make)(\((["_view"] + values).joined(separator: ", "))) }",
      "return \(attempt)\(entry.buildName)(\((["self"] + values).joined(separator: ", ")))",
    ]
  }

  // MARK: Keys

  private func key(_ entry: Plan.Entry) -> [String] {
    let base = (entry.keepsError ? "throwing: " : "") + plan.baseName
    return [
      "extension \(plan.runtime.key) where Maker == \(maker(entry)) {",
      "  \(entry.access.prefix)static var \(entry.name.quotedIfNeeded): Self { Self(\(base), \(entry.slot), \(entry.buildName)) }",
      "}",
    ]
  }

  private func maker(_ entry: Plan.Entry) -> String {
    let inputs = [plan.runtime.container] + entry.arguments.map(\.makerType)
    let effects = entry.effects.isEmpty ? "" : " \(entry.effects)"
    return "@Sendable (\(inputs.joined(separator: ", ")))\(effects) -> \(entry.type)"
  }

  // MARK: Builds

  private func build(_ entry: Plan.Entry) -> [String] {
    let inputs = entry.arguments.map { "_ \($0.name): \($0.makerType)" }
    let parameters = (["_ \(entry.build.container): \(plan.runtime.container)"] + inputs).joined(
      separator: ", ")
    let effects = entry.effects.isEmpty ? "" : " \(entry.effects)"
    let head = "private func \(entry.buildName)(\(parameters))\(effects) -> \(entry.type) {"
    return [head] + buildBody(entry).indented + ["}"]
  }

  private func buildBody(_ entry: Plan.Entry) -> [String] {
    let build = entry.build
    let attempt = build.needsTry ? "try " : ""
    let locals = build.locals.map { "let \($0.name) = \(attempt)\($0.expression)" }
    let value = choices(build.value, entry.arguments.filter(\.mayBeLeftOut).map(\.name), attempt)
    guard let promise = build.promise else {
      return locals.isEmpty && value.count == 1 ? value : locals + value.prefixed("return ")
    }
    return locals + value.prefixed("let value = ") + promised(at: promise)
  }

  /// The value, or one for each choice of the arguments that may be left out.
  private func choices(_ value: Plan.Value, _ optional: [String], _ attempt: String) -> [String] {
    guard case .call(let callee, let list) = value, !optional.isEmpty else { return [attempt + value.text] }
    let cases = optional.subsets.map { given in
      let patterns = optional.map { given.contains($0) ? "let \($0)?" : "nil" }
      let kept = list.filter { $0.argument.map(given.contains) ?? true }
      return "case \(patterns.tuple): \(attempt)\(Plan.Value.call(callee, kept).text)"
    }
    return ["switch \(optional.tuple) {"] + cases + ["}"]
  }

  /// Returns the value under the user's own line and column: whether it is what the directive promises only the
  /// compiler can tell.
  private func promised(at place: Place) -> [String] {
    let padding = String(repeating: " ", count: max(0, place.column - "  return ".count - 1))
    return [
      "#sourceLocation(file: \(place.path.literal), line: \(place.line))",
      "return \(padding)value",
      "#sourceLocation()",
    ]
  }

  // MARK: Checks

  /// Whether a kept type is Sendable only the compiler can tell, at the line that keeps it.
  private mutating func writeChecks() {
    let checked = plan.entries.compactMap { entry in entry.sendableCheck.map { (entry, $0) } }
    for (entry, place) in checked {
      let start = "private typealias _check_\(entry.name) = "
      let padding = String(repeating: " ", count: max(0, place.column - start.count - "_Kept<".count - 1))
      append([
        "#sourceLocation(file: \(place.path.literal), line: \(place.line))",
        "\(start)\(padding)_Kept<\(entry.type)>",
        "#sourceLocation()",
      ])
    }
  }
}

extension Plan {
  fileprivate var planName: String { "_\(module)_plan" }
  fileprivate var baseName: String { "_\(module)_base" }
}

extension Plan.Entry {
  fileprivate var buildName: String { "_build_\(name.filter { $0 != " " })" }

  /// Whether the runtime's forms that are generic over the error are used: they are spelt for up to six
  /// arguments, and the two forms must not be mixed (a compiler bug, described in the runtime).
  fileprivate var keepsError: Bool { !effects.isEmpty && arguments.count <= 6 }

  /// The argument lists that callers may write: defaults that only the declaration knows are given or not.
  fileprivate var overloads: [[Plan.Argument]] {
    let optional = arguments.filter(\.mayBeLeftOut).map(\.name)
    return optional.subsets.map { given in arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) } }
  }
}

extension Plan.Argument {
  fileprivate var parameter: String {
    let names = label == name ? label : "\(label) \(name)"
    return "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
  }
}

extension Plan.Value {
  fileprivate var text: String {
    switch self {
    case .expression(let text): text
    case .call(let callee, let list):
      "\(callee)(\(list.map { $0.label == "_" ? $0.expression : "\($0.label): \($0.expression)" }.joined(separator: ", ")))"
    }
  }
}

extension [String] {
  fileprivate var indented: [String] {
    map { $0.isEmpty || $0.hasPrefix("#") ? $0 : "  \($0)" }
  }

  /// The lines with something in front of the first.
  fileprivate func prefixed(_ prefix: String) -> [String] {
    [prefix + self[0]] + dropFirst()
  }

  /// One element alone, several in parentheses.
  fileprivate var tuple: String {
    count == 1 ? self[0] : "(\(joined(separator: ", ")))"
  }

  /// All choices of some of the elements, the fullest first.
  fileprivate var subsets: [[String]] {
    guard let first else { return [[]] }
    let rest = [String](dropFirst()).subsets
    return rest.map { [first] + $0 } + rest
  }
}

extension String {
  /// The text as a string literal.
  fileprivate var literal: String {
    "\"\(map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined())\""
  }
}

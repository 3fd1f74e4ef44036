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
    for entry in plan.entries { append(CheckText.promisedType(of: entry).under(entry.condition)) }
    writeContainers()
    writeAccessors()
    for entry in plan.entries { append(key(entry).under(entry.condition)) }
    writeModule()
    for entry in plan.entries {
      let build = BuildText(entry: entry, container: plan.runtime.container, base: plan.baseName)
      append(build.lines.under(entry.condition))
    }
    for setter in plan.setters { append(SetterText.lines(of: setter).under(setter.condition)) }
    for entry in plan.entries { append(CheckText.keptType(of: entry).under(entry.condition)) }
    for entry in plan.entries { append(CheckText.argumentTypes(of: entry).under(entry.condition)) }
  }

  /// Adds lines below a blank one; no lines add nothing.
  private mutating func append(_ block: [String]) {
    if !block.isEmpty { lines += [""] + block }
  }

  // MARK: Imports

  private mutating func writeImports() {
    append(["public import DIRuntime"])
    for item in plan.imports {
      lines += [item.text].under(item.condition)
    }
  }

  // MARK: Containers

  private mutating func writeContainers() {
    let attribute = plan.isLibrary ? ["@_disfavoredOverload"] : []
    let modules = (plan.dependencies + [plan.module]).joined(separator: ", ")
    let plain =
      ["/// A container of all providers of \(modules)."] + attribute + [
        "convenience init() { self.init(_plan: \(plan.planName)) }"
      ]
    let overriding =
      ["", "/// The same, with some providers overridden."] + attribute + [
        "convenience init(_ overrides: (inout \(plan.runtime.overrides)) -> Void) {",
        "  self.init(_plan: \(plan.planName), overrides)",
        "}",
      ]
    append(["extension \(plan.runtime.container) {"] + (plain + overriding).indented + ["}"])
  }

  private mutating func writeModule() {
    append(NeedsText.lines(of: plan))
    append(DynamicText(plan: plan).lines)
    let tables = NeedsText.argument(of: plan) + DynamicText(plan: plan).argument
    append([
      "/// Where this module's slots begin in every container.",
      "private let \(plan.baseName) = _SlotBase()",
      "",
      "/// Ties this module's providers into a container's plan.",
      "public func \(tieName(plan.module))(_ plan: inout _Plan) {",
      "  plan.tie(\"\(plan.module)\", slots: \(plan.keptSlots), base: \(plan.baseName)\(tables))",
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

  private mutating func writeAccessors() {
    let accessors = plan.entries.filter { !$0.isHidden }.flatMap { entry in
      entry.choices.map {
        (["/// \(entry.summary)"] + entry.availability + accessor(entry, given: $0)).under(entry.condition)
      }
    }
    guard !accessors.isEmpty else { return }
    let separated = accessors.enumerated().flatMap { ($0 > 0 ? [""] : []) + $1 }
    append(["extension \(plan.runtime.container) {"] + separated.indented + ["}"])
  }

  private func accessor(_ entry: Plan.Entry, given: Set<String>) -> [String] {
    let name = entry.name.quotedIfNeeded
    let body = accessorBody(entry, given)
    let effects = entry.effects.isEmpty ? "" : " \(entry.effects)"
    guard entry.arguments.isEmpty else {
      let parameters = entry.arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) }.map(\.parameter)
      let head =
        "\(entry.access.prefix)func \(name)(\(parameters.joined(separator: ", ")))\(effects) -> \(entry.type) {"
      return [head] + body.indented + ["}"]
    }
    let head = "\(entry.access.prefix)var \(name): \(entry.type) {"
    if !effects.isEmpty { return [head, "  get\(effects) {"] + body.indented.indented + ["  }", "}"] }
    return body.count == 1 ? ["\(head) \(body[0]) }"] : [head] + body.indented + ["}"]
  }

  private func accessorBody(_ entry: Plan.Entry, _ given: Set<String>) -> [String] {
    let key = plan.key(of: entry)
    let attempt = entry.effects.isEmpty ? "" : "try "
    if entry.isKept, entry.keys.isEmpty { return ["\(attempt)\(entry.lifetime.reader)(\(key))"] }
    let values = entry.arguments.map { argument in
      argument.mayBeLeftOut && !given.contains(argument.name) ? "nil" : argument.name.quotedIfNeeded
    }
    var names = UniqueNames(
      taken: Set(entry.arguments.map(\.name) + [entry.keyCheck?.name].compactMap(\.self)))
    let make = names.add("make")
    // What is kept for some arguments is built by the container that keeps it.
    let owner = entry.keys.isEmpty ? nil : names.add("c")
    let member = owner.map { "\($0)." } ?? ""
    let overridden = (["\(member)_view"] + values).joined(separator: ", ")
    let build = [
      "if let \(make) = \(member)_override(of: \(key)) { return \(attempt)\(make)(\(overridden)) }",
      "return \(attempt)\(entry.name.buildName)(\(([owner ?? "self"] + values).joined(separator: ", ")))",
    ]
    guard let owner else { return build }
    let head = "\(owner)\(entry.effects.isEmpty ? "" : " \(entry.effects)") -> \(entry.type)"
    let check = entry.keyCheck.map { CheckText.constant($0, indentation: 4) } ?? []
    let argument = entry.keyCheck?.name ?? entry.keys.asKey
    let start = "\(check.isEmpty ? "" : "return ")\(attempt)_keyed(\(key), by: \(argument)) { \(head) in"
    return check + [start] + build.indented + ["}"]
  }

  // MARK: Keys

  private func key(_ entry: Plan.Entry) -> [String] {
    let inputs = [plan.runtime.container] + entry.arguments.map(\.makerType)
    let effects = entry.effects.isEmpty ? "" : " \(entry.effects)"
    let function = "@Sendable (\(inputs.joined(separator: ", ")))\(effects) -> \(entry.type)"
    let maker = entry.isWhole ? "_Whole<\(function)>" : function
    let value = "Self { \(plan.baseName).key(\(entry.slot)\(build(of: entry)) }"
    return entry.availability + [
      "extension \(plan.runtime.key) where Maker == \(maker) {",
      "  \(entry.access.prefix)static var \(entry.name.quotedIfNeeded): \(value)",
      "}",
    ]
  }

  /// The build as the key's last argument: a closure where it takes arguments, because swiftc 6.3 crashes at the names
  /// of functions that take a tuple or a function; but by its name where nobody else may hand the arguments on.
  private func build(of entry: Plan.Entry) -> String {
    let name = entry.name.buildName
    guard !entry.arguments.isEmpty, !entry.isWhole else {
      return ", \(name)\(entry.lifetimeArgument))"
    }
    let list = ([entry.build.container] + entry.arguments.map(\.name)).list
    let (effects, attempt) = entry.effects.isEmpty ? ("", "") : (" \(entry.effects)", "try ")
    return ") { \(list)\(effects) in \(attempt)\(name)(\(list)) }"
  }
}

extension Plan {
  fileprivate var planName: String { "_\(module)_plan" }
  var needsName: String { "_\(module)_needs" }
  fileprivate var baseName: String { "_\(module)_base" }

  /// How the module's own code names an entry's key.
  func key(of entry: Entry) -> String {
    ".\(entry.isContested ? "\(module)::" : "")\(entry.name.quotedIfNeeded)"
  }
}

extension Plan.Entry {
  /// Whether overrides take the place of its build as a whole: not all of its arguments can be handed on.
  fileprivate var isWhole: Bool { !arguments.allSatisfy(\.isHandedOn) }

  /// What injected properties must know of the accessors that they can read.
  fileprivate var lifetimeArgument: String {
    guard arguments.isEmpty, effects.isEmpty, lifetime != .singleton else { return "" }
    return ", lifetime: .\(lifetime)"
  }
}

extension Plan.Argument {
  /// Whether whoever has it may pass it on, as overrides do by the forms that take any arguments.
  fileprivate var isHandedOn: Bool {
    !isConfined && type.prefixes.allSatisfy { $0.hasPrefix("@") }
  }

  fileprivate var parameter: String {
    let names = label == name ? label.quotedLabel : "\(label.quotedLabel) \(name.quotedIfNeeded)"
    return "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
  }
}

extension String {
  /// As a parameter's label, where only three keywords need backticks.
  fileprivate var quotedLabel: String {
    ["inout", "var", "let"].contains(self) || !isPlainIdentifier ? "`\(self)`" : self
  }
}

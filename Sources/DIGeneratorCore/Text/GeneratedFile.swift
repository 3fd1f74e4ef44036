// SPDX-License-Identifier: MIT

/// Writes a plan down as Swift.
struct GeneratedFile {
  private let plan: Plan
  private var lines: [String] = []

  static func text(of plan: Plan) -> String {
    var file = GeneratedFile(plan: plan)
    file.write()
    if plan.isOnMainActor { file.lines = IsolationText.nonisolated(file.lines) }
    return file.lines.joined(separator: "\n") + "\n"
  }

  private init(plan: Plan) {
    self.plan = plan
  }

  private mutating func write() {
    lines.append("// Made by DIGenPlugin from the directives in \(plan.module). Changes made here are lost.")
    guard !plan.isEmpty else { return }
    writeImports()
    if !plan.isOnMainActor { append(IsolationText.check) }
    writeEach(CheckText.promisedType)
    writeContainers()
    writeAccessors(of: nil)
    for child in plan.children {
      append(ChildText(child: child, plan: plan).lines)
      writeAccessors(of: child.owner)
    }
    for other in plan.othersChildren { writeAccessors(of: other) }
    writeEach(key)
    writeModule()
    writeEach { [plan] in plan.builds(of: $0) }
    for setter in plan.setters { append(SetterText.lines(of: setter).under(setter.condition)) }
    writeEach(CheckText.keptType)
    writeEach(CheckText.argumentTypes)
  }

  /// Adds what there is to say about each entry, written on all cores.
  private mutating func writeEach(_ text: @Sendable (Plan.Entry) -> [String]) {
    plan.entries.concurrentMap { text($0).under($0.condition) }.forEach { append($0) }
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
    guard plan.unmet.isEmpty else { return writeUnavailableContainers() }
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

  /// Says where to make them instead.
  private mutating func writeUnavailableContainers() {
    let attribute = RequirementText(plan: plan).unavailable
    let parameter = "_ overrides: (inout \(plan.runtime.overrides)) -> Void"
    let lines =
      [attribute, "convenience init() { fatalError() }", "", attribute]
      + ["convenience init(\(parameter)) { fatalError() }"]
    append(["extension \(plan.runtime.container) {"] + lines.indented + ["}"])
    writeTiesBelow()
  }

  /// Names the modules below where no plan does, so that the compiler says which does not apply the plugin.
  private mutating func writeTiesBelow() {
    guard !plan.dependencies.isEmpty else { return }
    let names = plan.dependencies.map { "  _ = \(tieName($0))" }
    append(
      [
        "/// What the modules below have where they apply the plugin.",
        "private func _\(plan.module)_below() {",
      ]
        + names + ["}"])
  }

  private mutating func writeModule() {
    append(NeedsText.lines(of: plan))
    append(DynamicText(plan: plan).lines)
    let children = DynamicText.children(of: plan)
    children.forEach { append($0.lines) }
    let tables = NeedsText.argument(of: plan) + DynamicText(plan: plan).argument
    let requirements = RequirementText(plan: plan)
    let joins = JoinText.lines(of: plan)
    append(
      [
        "/// Where this module's slots begin in every container.",
        "private let \(plan.baseName) = _SlotBase()",
      ] + childBases + [
        "",
        "/// Ties this module's providers into a container's plan.",
      ] + requirements.head(named: tieName(plan.module)) + [
        "  plan.tie(\"\(plan.module)\", slots: \(plan.slotCount), base: \(plan.baseName)\(tables))"
      ]
        + (childTies + children.map(\.statement) + requirements.notes + ElsewhereText.lines(of: plan))
        .indented
        + joins.indented + ["}"]
        + JoinText.quietLines(of: plan))
    guard plan.unmet.isEmpty else { return }
    requirements.handings(named: tieName).forEach { append($0) }
    let ties = (plan.dependencies + [plan.module]).map { requirements.tie($0, named: tieName) }
    append(
      ["private let \(plan.planName) = _Plan { plan in"] + (requirements.meeting + ties).indented + ["}"])
  }

  /// Where what the module adds to child containers begins in those.
  private var childBases: [String] {
    plan.childTies.map { "private let \(plan.base(for: $0.child)) = _SlotBase()" }
  }

  private var childTies: [String] {
    plan.childTies.map {
      "plan.tie(\($0.child.className).self, slots: \($0.slots), base: \(plan.base(for: $0.child)), of: \(plan.baseName))"
    }
  }

  /// Named so that the compiler, where it is missing, says what to do.
  private func tieName(_ module: String) -> String { "_apply_DIGenPlugin_to_\(module)" }

  // MARK: Accessors

  private mutating func writeAccessors(of child: Owner?) {
    let own = plan.entries.filter { !$0.isHidden && $0.child == child }
    let accessors = own.concurrentMap { [self] entry in
      (entry.elsewhere == nil ? entry.choices : [Set(entry.arguments.map(\.name))]).map {
        (["/// \(entry.summary)"] + entry.availability + accessor(entry, given: $0)).under(entry.condition)
      }
    }.joined()
    guard !accessors.isEmpty else { return }
    let separated = accessors.enumerated().flatMap { ($0 > 0 ? [""] : []) + $1 }
    let container = child?.className ?? plan.runtime.container
    append(["extension \(container) {"] + separated.indented + ["}"])
  }

  private func accessor(_ entry: Plan.Entry, given: Set<String>) -> [String] {
    let name = entry.name.quotedIfNeeded
    let body = accessorBody(entry, given)
    let effects = entry.effects.isEmpty ? "" : " \(entry.effects)"
    guard entry.arguments.isEmpty else {
      let given = entry.arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) }
      let parameters =
        entry.elsewhere == nil ? given.map(\.parameter) : ElsewhereText.parameters(of: entry)
      let head =
        "\(entry.prefix)func \(name)(\(parameters.joined(separator: ", ")))\(effects) -> \(entry.type) {"
      return [head] + body.indented + ["}"]
    }
    let head = "\(entry.prefix)var \(name): \(entry.type) {"
    if !effects.isEmpty { return [head, "  get\(effects) {"] + body.indented.indented + ["  }", "}"] }
    return body.count == 1 ? ["\(head) \(body[0]) }"] : [head] + body.indented + ["}"]
  }

  private func accessorBody(_ entry: Plan.Entry, _ given: Set<String>) -> [String] {
    let key = plan.key(of: entry)
    let attempt = entry.effects.isEmpty ? "" : "try "
    if entry.isRequired { return ["\(attempt)_required(\(key))"] }
    if entry.build.isCollection { return ["\(attempt)_joined(\(key))"] }
    if entry.isKept, entry.keys.isEmpty { return ["\(attempt)\(entry.reader)(\(key))"] }
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
      "return \(attempt)\(entry.buildName)(\(([owner ?? "self"] + values).joined(separator: ", ")))",
    ]
    guard let owner else { return build }
    let parameter = entry.child.map { "(\(owner): \($0.className))" } ?? owner
    let head = "\(parameter)\(entry.effects.isEmpty ? "" : " \(entry.effects)") -> \(entry.type)"
    let keyed = entry.child == nil ? "_keyed" : "_keyedInChild"
    let check = entry.keyCheck.map { CheckText.constant($0, indentation: 4) } ?? []
    let argument = entry.keyCheck?.name ?? entry.keys.asKey
    let start = "\(check.isEmpty ? "" : "return ")\(attempt)\(keyed)(\(key), by: \(argument)) { \(head) in"
    return check + [start] + build.indented + ["}"]
  }

  // MARK: Keys

  private func key(_ entry: Plan.Entry) -> [String] {
    let value = "Self { \(plan.base(for: entry)).key(\(entry.slot)\(entry.childArgument)\(build(of: entry)) }"
    return entry.availability + [
      "extension \(plan.runtime.key) where Maker == \(plan.maker(of: entry)) {",
      "  \(entry.prefix)static var \(entry.name.quotedIfNeeded): \(value)",
      "}",
    ]
  }

  /// The build as the key's last argument: a closure where it takes arguments, because swiftc 6.3 crashes at the names
  /// of functions that take a tuple or a function; but by its name where nobody else may hand the arguments on.
  private func build(of entry: Plan.Entry) -> String {
    let name = entry.buildName
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

  /// The base of what the module has a child container keep.
  func base(for child: Owner) -> String { "_\(module)_\(child.className)_base" }

  /// The base of an entry's key.
  fileprivate func base(for entry: Entry) -> String {
    guard let child = entry.child, entry.childSlot != nil else { return baseName }
    return base(for: child)
  }

  /// The functions that make an entry's value; of a collection, those of what child containers add to it too.
  fileprivate func builds(of entry: Entry) -> [String] {
    let texts = ([entry] + entry.parts).map {
      BuildText(entry: $0, container: runtime.container, base: base(for: $0)).lines
    }
    return Array(texts.joined(separator: [""]))
  }

  /// The child containers of other modules to which the module adds something.
  fileprivate var othersChildren: [Owner] {
    Set(entries.compactMap(\.child)).filter { $0.module != module }.sorted {
      $0.className < $1.className
    }
  }

  /// The type of the function that an entry's key is about.
  fileprivate func maker(of entry: Entry) -> String {
    let inputs = [entry.child?.className ?? runtime.container] + entry.arguments.map(\.makerType)
    let effects = entry.effects.isEmpty ? "" : " \(entry.effects)"
    let function = "@Sendable (\(inputs.joined(separator: ", ")))\(effects) -> \(entry.type)"
    return entry.isWhole ? "_Whole<\(function)>" : function
  }

  /// How the module's own code names an entry's key.
  func key(of entry: Entry) -> String {
    "\(entry.isBeside ? "\(runtime.key)<\(maker(of: entry))>" : "").\(entry.isContested ? "\(module)::" : "")\(entry.name.quotedIfNeeded)"
  }
}

extension Plan.Entry {
  /// Whether overrides take the place of its build as a whole: not all of its arguments can be handed on.
  fileprivate var isWhole: Bool { !arguments.allSatisfy(\.isHandedOn) }

  /// What stands in front of its accessor and key. A test that sees those of a requirement and those of the provider
  /// that meets it means the latter, by which all can be overridden.
  fileprivate var prefix: String { (isRequired ? "@_disfavoredOverload " : "") + access.prefix }

  /// Where a child container keeps the value, as the last but one argument of what has that.
  var childArgument: String { childSlot.map { ", child: \($0)" } ?? "" }

  /// The container's method that reads its value.
  fileprivate var reader: String {
    child != nil && lifetime == .singleton ? "_keptInChild" : lifetime.reader
  }

  /// What injected properties and look-ups by type must know of the accessors that they can read.
  fileprivate var lifetimeArgument: String {
    guard arguments.isEmpty, lifetime != .singleton else { return "" }
    return ", lifetime: .\(lifetime)"
  }
}

extension Plan.Argument {
  /// Whether whoever has it may pass it on, as overrides do by the forms that take any arguments.
  fileprivate var isHandedOn: Bool {
    !isConfined && type.prefixes.allSatisfy { $0.hasPrefix("@") }
  }

  var parameter: String {
    let names = label == name ? label.quotedLabel : "\(label.quotedLabel) \(name.quotedIfNeeded)"
    return "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
  }
}

extension String {
  /// As a parameter's label, where only three keywords need backticks.
  var quotedLabel: String {
    ["inout", "var", "let"].contains(self) || !isPlainIdentifier ? "`\(self)`" : self
  }
}

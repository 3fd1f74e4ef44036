// SPDX-License-Identifier: MIT

/// Writes a plan down as Swift: first what people call, then what makes it, then what only the compiler checks, last what
/// ties it in.
struct GeneratedFile {
  private let plan: Plan
  private let texts: [EntryText]
  private var writer: TextWriter

  /// What every generated file begins with.
  static let mark = "// Made by DIGenPlugin"

  /// The file that a plan makes.
  static func text(of plan: Plan) -> String {
    var file = GeneratedFile(plan)
    file.write()
    return file.writer.text
  }

  private init(_ plan: Plan) {
    self.plan = plan
    texts = plan.entries.map { EntryText($0, in: plan) }
    // Where nothing is provided, nobody needs to have said what the target's default isolation is.
    writer = TextWriter(isNonisolated: plan.isOnMainActor || plan.isEmpty)
  }

  private mutating func write() {
    writer.line("\(Self.mark) from the directives in \(plan.module). Changes made here are lost.")
    guard plan.hasRuntime || !plan.isEmpty else { return }
    writeImports()
    writeEach { CheckText.writePromisedType(of: $0.entry, to: &$1) }
    writeAccessors(of: nil)
    writeMoved()
    for child in plan.children { write(child) }
    for other in plan.othersChildren { writeAccessors(of: other) }
    writePlan()
    for text in texts {
      for build in BuildText.all(of: text) {
        writer.paragraph(under: text.entry.condition) { build.write(to: &$0) }
      }
    }
    writeChecks()
    // Before all else that would not compile without what it asks for.
    if !plan.isOnMainActor, !plan.isEmpty { writer.paragraph { $0.lines(IsolationText.check) } }
    writeKeys()
    writeModule()
  }

  /// Writes something about each entry, one below the other, where there is something to write.
  private mutating func writeEach(_ write: (EntryText, inout TextWriter) -> Void) {
    writer.paragraph { [texts, plan] writer in
      for text in texts {
        var own = TextWriter(isNonisolated: plan.isOnMainActor)
        write(text, &own)
        if !own.text.isEmpty { writer.under(text.entry.condition) { $0.append(own) } }
      }
    }
  }

  // MARK: Imports

  private mutating func writeImports() {
    writer.line("@_spi(Generated) public import DIRuntime")
    for item in plan.imports {
      writer.under(item.condition) { $0.line(item.text) }
    }
  }

  // MARK: Containers

  private static func writeContainers(of plan: Plan, to writer: inout TextWriter) {
    let isMade = plan.unmet.isEmpty
    let attribute =
      isMade ? plan.isLibrary ? "@_disfavoredOverload" : nil : RequirementText(plan: plan).unavailable
    let modules = (plan.dependencies + [plan.module]).joined(separator: ", ")
    let (parameter, name) = (
      "_ overrides: (inout \(plan.runtime.overrides)) -> \(plan.runtime.swift("Void"))", plan.planName
    )
    let bodies =
      isMade
      ? ["self.init(_plan: \(name))", "self.init(_plan: \(name), overrides)"]
      : ["fatalError()", "fatalError()"]
    if isMade { writer.line("/// A container of all providers of \(modules).") }
    if let attribute { writer.line(attribute) }
    writer.line("convenience init() { \(bodies[0]) }")
    if isMade { writer.line("/// The same, with some providers overridden.") }
    if let attribute { writer.line(attribute) }
    writer.line("convenience init(\(parameter)) { \(bodies[1]) }")
  }

  // MARK: Accessors

  private mutating func writeAccessors(of child: Owner?) {
    let own = texts.filter { $0.entry.child == child && !$0.entry.isHidden }
    write(own, of: child, withContainers: child == nil) { AccessorText.write($0, to: &$1) }
  }

  /// Says in every container which child has what was not said to be a child's. Several may have one name: the first says
  /// it.
  private mutating func writeMoved() {
    let moving = texts.filter { $0.entry.reasonToMove != nil }
    let first = Dictionary(moving.map { ($0.name, $0.entry.child) }, uniquingKeysWith: { first, _ in first })
    let moved = moving.filter { first[$0.name] == $0.entry.child }
    write(moved, of: nil) { AccessorText.writeMoved($0, to: &$1) }
  }

  private mutating func write(
    _ texts: [EntryText], of child: Owner?, withContainers hasContainers: Bool = false,
    _ write: (EntryText, inout TextWriter) -> Void
  ) {
    if texts.isEmpty, !hasContainers { return }
    writer.paragraph(under: plan.condition(of: child)) { [plan] in
      $0.block("extension \(child?.className ?? plan.runtime.container) {") { writer in
        if hasContainers { Self.writeContainers(of: plan, to: &writer) }
        for (number, text) in texts.enumerated() {
          if number > 0 || hasContainers { writer.line("") }
          write(text, &writer)
        }
      }
    }
  }

  private mutating func write(_ child: Plan.Child) {
    let text = ChildText(child: child, plan: plan)
    let own = texts.filter { $0.entry.child == child.owner }
    writer.paragraph(under: plan.condition(of: child.owner)) { text.write(to: &$0) }
    writeAccessors(of: child.owner)
    writer.paragraph(under: plan.condition(of: child.owner)) { text.writeNewValues(of: own, to: &$0) }
  }

  // MARK: What nobody reads

  private mutating func writeKeys() {
    writeEach { AccessorText.writeKey($0, to: &$1) }
  }

  private mutating func writeModule() {
    writer.paragraph { [plan] in Self.writeNeeds(of: plan, to: &$0) }
    let (dynamic, eager) = (EntryListText.dynamic(texts), EntryListText.eager(texts))
    for list in dynamic + eager {
      writer.paragraph(under: plan.condition(of: list.child)) { list.write(to: &$0) }
    }
    let tie = TieText(plan: plan, name: Self.tieName(plan.module), dynamic: dynamic, eager: eager)
    writer.paragraph { tie.write(to: &$0) }
    if plan.unmet.isEmpty { RequirementText(plan: plan).writeHandings(named: Self.tieName, to: &writer) }
  }

  /// Writes what puts a container together. It comes before all that uses what modules below have, so that where one of
  /// them does not apply the plugin, the compiler's first error says that.
  private mutating func writePlan() {
    guard plan.unmet.isEmpty else { return writeTiesBelow() }
    let requirements = RequirementText(plan: plan)
    let ties = (plan.dependencies + [plan.module]).map { requirements.tie($0, named: Self.tieName) }
    writer.paragraph { [plan] in
      $0.shortBlock("private let \(plan.planName) = _Plan { plan in") {
        $0.lines(requirements.meeting + ties)
      }
    }
  }

  /// Names the modules below where no plan does, so that the compiler says which does not apply the plugin.
  private mutating func writeTiesBelow() {
    guard !plan.dependencies.isEmpty else { return }
    writer.paragraph {
      $0.block("private func _\(plan.module)_below() {") { writer in
        for module in plan.dependencies { writer.line("_ = \(Self.tieName(module))") }
      }
    }
  }

  /// Named so that the compiler, where it is missing, says what to do.
  private static func tieName(_ module: String) -> String { "_apply_DIGenPlugin_to_\(module)" }

  /// Writes which accessors' values each provider needs: a line for each, in the order of their numbers. It is one literal
  /// because that costs next to nothing to compile, and only who overrides reads it.
  private static func writeNeeds(of plan: Plan, to writer: inout TextWriter) {
    if plan.entries.isEmpty { return }
    writer.line("private let \(plan.needsName): \(plan.runtime.swift("StaticString")) = \"\"\"")
    // Entries of one number are one accessor in different builds, which needs all of it to whoever cannot know.
    for (_, twins) in Dictionary(grouping: plan.entries, by: \.slot).inOrder() {
      let needs = Set(twins.flatMap(\.needs)).inOrder().map { " \($0)" }.joined()
      writer.line("  \(twins[0].ownedName):\(needs)")
    }
    writer.line("  \"\"\"")
  }

  private mutating func writeChecks() {
    for setter in plan.setters {
      writer.paragraph(under: setter.condition) { SetterText.write(setter, to: &$0) }
    }
    writeEach { text, writer in
      CheckText.writeSendableTypes(of: text.entry, to: &writer)
      for build in BuildText.all(of: text) { build.writeChecks(to: &writer) }
    }
  }
}

extension Plan {
  fileprivate var planName: String { "_\(module)_plan" }
  var needsName: String { "_\(module)_needs" }

  /// The base of what the module has a child container keep.
  func base(for child: Owner) -> String { "_\(module)_\(child.className)_base" }

  /// The base of an entry's key.
  func base(for entry: Entry) -> String {
    guard let child = entry.child, entry.childSlot != nil else { return baseName }
    return base(for: child)
  }

  /// The child containers of other modules to which the module adds something.
  fileprivate var othersChildren: [Owner] {
    Set(entries.compactMap(\.child)).filter { $0.module != module }.ordered {
      $0.className < $1.className
    }
  }
}

// SPDX-License-Identifier: MIT

/// Writes a plan down as Swift.
struct GeneratedFile: Sendable {
  private let plan: Plan
  private var writer: TextWriter
  /// What is said about entries. Kept with the file, because letting go of an object for each takes a while.
  private var entries: [EntriesText] = []

  /// The file's bytes, in pieces.
  var pieces: [[UInt8]] { writer.pieces }

  /// What every generated file begins with.
  static let mark = "// Made by DIGenPlugin"

  init(of plan: Plan) {
    self.plan = plan
    // Where nothing is provided, nobody needs to have said what the target's default isolation is.
    writer = TextWriter(isNonisolated: plan.isOnMainActor || plan.isEmpty)
    write()
  }

  private mutating func write() {
    writer.line("\(Self.mark) from the directives in \(plan.module). Changes made here are lost.")
    guard plan.hasRuntime || !plan.isEmpty else { return }
    writeImports()
    if !plan.isOnMainActor, !plan.isEmpty { writer.paragraph(IsolationText.check) }
    entries = EntriesText.all(of: plan)
    for text in entries { writer.append(text.promisedTypes) }
    writeContainers()
    let texts = entries.flatMap(\.texts)
    let owned = texts.byContainer
    writeAccessors(of: nil, owned[nil] ?? [])
    writeMoved(texts)
    for child in plan.children {
      writer.paragraph(under: plan.condition(of: child.owner)) {
        ChildText(child: child, plan: plan).write(to: &$0)
      }
      let own = owned[child.owner] ?? []
      writeAccessors(of: child.owner, own)
      // Other modules may add what this one has nothing of.
      let kinds = child.access > .internal ? NewValueText.kinds : NewValueText.kinds(of: own)
      writeNewValues(of: child.owner, kinds, child.access.prefix)
    }
    for other in plan.othersChildren { writeAccessors(of: other, owned[other] ?? []) }
    for text in entries { writer.append(text.keys) }
    writeModule(texts)
    for text in entries { writer.append(text.builds) }
    for setter in plan.setters {
      writer.paragraph(under: setter.condition) { SetterText.write(setter, to: &$0) }
    }
    for text in entries { writer.append(text.keptTypes) }
    for text in entries { writer.append(text.argumentTypes) }
  }

  // MARK: Imports

  private mutating func writeImports() {
    writer.paragraph(["@_spi(Generated) public import DIRuntime"])
    for item in plan.imports {
      writer.under(item.condition) { $0.line("\(item.text)") }
    }
  }

  // MARK: Containers

  private mutating func writeContainers() {
    guard plan.unmet.isEmpty else { return writeUnavailableContainers() }
    let attribute = plan.isLibrary ? ["@_disfavoredOverload"] : []
    let modules = (plan.dependencies + [plan.module]).joined(separator: ", ")
    writer.paragraph {
      $0.block("extension \(plan.runtime.container) {") { writer in
        writer.line("/// A container of all providers of \(modules).")
        writer.lines(attribute)
        writer.line("convenience init() { self.init(_plan: \(plan.planName)) }")
        writer.line("")
        writer.line("/// The same, with some providers overridden.")
        writer.lines(attribute)
        writer.block(
          "convenience init(_ overrides: (inout \(plan.runtime.overrides)) -> \(plan.runtime.swift("Void"))) {"
        ) {
          $0.line("self.init(_plan: \(plan.planName), overrides)")
        }
      }
    }
  }

  /// Says where to make them instead.
  private mutating func writeUnavailableContainers() {
    let attribute = RequirementText(plan: plan).unavailable
    writer.paragraph {
      $0.block("extension \(plan.runtime.container) {") {
        $0.line("\(attribute)")
        $0.line("convenience init() { fatalError() }")
        $0.line("")
        $0.line("\(attribute)")
        $0.line(
          "convenience init(_ overrides: (inout \(plan.runtime.overrides)) -> \(plan.runtime.swift("Void"))) { fatalError() }"
        )
      }
    }
    writeTiesBelow()
  }

  /// Names the modules below where no plan does, so that the compiler says which does not apply the plugin.
  private mutating func writeTiesBelow() {
    guard !plan.dependencies.isEmpty else { return }
    let names = plan.dependencies.map(tieName)
    writer.paragraph {
      $0.line("/// What the modules below have where they apply the plugin.")
      $0.block("private func _\(plan.module)_below() {") { writer in
        for name in names { writer.line("_ = \(name)") }
      }
    }
  }

  private mutating func writeModule(_ texts: [EntryText]) {
    writer.paragraph { NeedsText.write(plan, to: &$0) }
    let (dynamic, eager) = (EntryListText.dynamic(of: texts), EntryListText.eager(of: texts))
    for list in dynamic + eager {
      writer.paragraph(under: plan.condition(of: list.child)) { list.write(to: &$0) }
    }
    let tie = TieText(plan: plan, name: tieName(plan.module), dynamic: dynamic, eager: eager)
    writer.paragraph { tie.write(to: &$0) }
    guard plan.unmet.isEmpty else { return }
    let requirements = RequirementText(plan: plan)
    requirements.writeHandings(named: tieName, to: &writer)
    let ties = (plan.dependencies + [plan.module]).map { requirements.tie($0, named: tieName) }
    writer.paragraph {
      $0.block("private let \(plan.planName) = _Plan { plan in") {
        $0.lines(requirements.meeting + ties)
      }
    }
  }

  /// Named so that the compiler, where it is missing, says what to do.
  private func tieName(_ module: String) -> String { "_apply_DIGenPlugin_to_\(module)" }

  // MARK: Accessors

  private mutating func writeAccessors(of child: Owner?, _ texts: [EntryText]) {
    let parts = writer.parts(of: texts.filter { !$0.entry.isHidden }) { AccessorText.write($0, to: &$1) }
    write(parts, of: child)
  }

  /// Says in every container which child has what was not said to be a child's. Several may have one name: the first says
  /// it.
  private mutating func writeMoved(_ texts: [EntryText]) {
    let moving = texts.filter { $0.entry.reasonToMove != nil }
    let first = Dictionary(moving.map { ($0.name, $0.entry.child) }, uniquingKeysWith: { first, _ in first })
    let moved = moving.filter { first[$0.name] == $0.entry.child }
    write(writer.parts(of: moved) { AccessorText.writeMoved($0, to: &$1) }, of: nil)
  }

  private mutating func write(_ parts: [TextWriter], of child: Owner?) {
    guard !parts.isEmpty else { return }
    writer.paragraph(under: plan.condition(of: child)) {
      $0.block("extension \(child?.className ?? plan.runtime.container) {") { writer in
        for (number, part) in parts.enumerated() {
          if number > 0 { writer.line("") }
          writer.append(part)
        }
      }
    }
  }

  private mutating func writeNewValues(of child: Owner, _ kinds: [BuildEffects], _ prefix: String) {
    let newValues = NewValueText(child: child, prefix: prefix, plan: plan)
    writer.paragraph(under: plan.condition(of: child)) { newValues.write(kinds, to: &$0) }
  }
}

/// What the file says about some entries, each in its section.
private struct EntriesText: Sendable {
  var texts: [EntryText] = []
  var promisedTypes: TextWriter
  var keys: TextWriter
  var builds: TextWriter
  var keptTypes: TextWriter
  var argumentTypes: TextWriter

  /// All of a plan's, some at a time, written on all cores.
  static func all(of plan: Plan) -> [EntriesText] {
    plan.entries.shares.concurrentMap(inTurnsOf: 1) { EntriesText($0, plan) }
  }

  private init(_ entries: ArraySlice<Plan.Entry>, _ plan: Plan) {
    let empty = TextWriter(isNonisolated: plan.isOnMainActor)
    (promisedTypes, keys, builds, keptTypes, argumentTypes) = (empty, empty, empty, empty, empty)
    for entry in entries {
      let text = EntryText(entry, in: plan)
      texts.append(text)
      promisedTypes.paragraph(under: entry.condition) { CheckText.writePromisedType(of: entry, to: &$0) }
      keys.paragraph(under: entry.condition) { KeyText.write(text, to: &$0) }
      builds.paragraph(under: entry.condition) { Self.writeBuilds(of: text, to: &$0) }
      keptTypes.paragraph(under: entry.condition) { CheckText.writeKeptType(of: entry, to: &$0) }
      argumentTypes.paragraph(under: entry.condition) { CheckText.writeArgumentTypes(of: entry, to: &$0) }
    }
  }

  /// The functions that make an entry's value; of a collection, those of what the module and child containers add to it
  /// too.
  private static func writeBuilds(of text: EntryText, to writer: inout TextWriter) {
    if text.entry.isCollection {
      BuildText(joining: text).write(to: &writer)
      writer.line("")
      BuildText(elementsOf: text).write(to: &writer)
    } else {
      BuildText(text).write(to: &writer)
    }
    for part in text.entry.parts {
      writer.line("")
      BuildText(part, of: text).write(to: &writer)
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

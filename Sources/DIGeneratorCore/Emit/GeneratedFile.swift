// SPDX-License-Identifier: MIT

/// The generated file of a graph without errors. The accessors come first, then the builds, then the checks by the compiler,
/// and last the keys and the tie of the module.
struct GeneratedFile {
  let names: FileNames
  /// The module's entries in the order of their names, so that the order of files makes no difference.
  let entries: [Entry]
  let children: [ChildContainer]
  /// The modules below, each after the modules that it imports: collections are put together in this order.
  private let dependencies: [String]

  /// The first words of every generated file.
  static let mark = "// Made by DIGenPlugin"

  /// The text of the file for a graph.
  static func text(of graph: Graph) -> String {
    let (file, table) = (GeneratedFile(graph), graph.table)
    let isEmpty = file.entries.isEmpty && file.dependencies.isEmpty && file.children.isEmpty
    // A file without providers compiles under any default isolation, so the target need not state its own.
    let isOnMainActor = table.mainActorModules.contains(file.module)
    var writer = TextWriter(isNonisolated: isOnMainActor || isEmpty)
    writer.line("\(mark) from the directives in \(file.module). Changes made here are lost.")
    if table.model.hasRuntime || !isEmpty { file.write(isChecked: !isOnMainActor && !isEmpty, to: &writer) }
    return writer.text
  }

  private init(_ graph: Graph) {
    let names = FileNames(graph)
    self.names = names
    children = graph.ownChildren.sorted { $0.owner.sortedBefore($1.owner) }
    let (below, table) = (graph.modulesBelow, graph.table)
    dependencies = table.visibility.dependencyOrder(of: table.modules).filter(below.contains)
    entries = graph.own.filter(\.hasEntries).flatMap { node in
      node.variants.flatMap { Entry.all(of: node, $0, in: names) }
    }.sorted {
      ($0.name, $0.ownedName, $0.condition?.description ?? "")
        < ($1.name, $1.ownedName, $1.condition?.description ?? "")
    }
  }

  var graph: Graph { names.graph }
  var table: TypeTable { graph.table }
  var module: String { graph.module }

  // MARK: Parts

  private func write(isChecked: Bool, to writer: inout TextWriter) {
    let requirements = RequirementText(self)
    writer.line("@_spi(Generated) public import DIRuntime")
    // A type that is imported by name is preferred to another module's type of that name.
    for type in RuntimeType.allCases where table.unreadNames.seesOthers && !names.runtime.isTaken(type) {
      writer.line("public import \(type.word) DIRuntime.\(type.rawValue)")
    }
    for item in Imports(graph: graph).items() {
      writer.under(item.condition) { $0.line(item.path) }
    }
    writeEach(to: &writer) { $0.writePromisedType(to: &$1) }
    writeAccessors(of: nil, initializers: initializers(requirements.obstacle), to: &writer)
    writeMoved(to: &writer)
    for child in children {
      ChildText(child: child, file: self).write(to: &writer) {
        writeAccessors(of: child.owner, initializers: [], to: &$0)
      }
    }
    let others = Set(entries.compactMap(\.child)).filter { $0.module != module }
      .sorted { $0.className < $1.className }
    for other in others { writeAccessors(of: other, initializers: [], to: &writer) }
    writePlan(requirements, to: &writer)
    for entry in entries { writer.doubting(entry.doubts) { entry.writeBuilds(to: &$0) } }
    writeChecks(to: &writer)
    // This compiles only if there is no default isolation; else the compiler's error has the name, and so the remedy. It
    // comes before all code that would not compile without the directive.
    let demand = "`write in the first lines of one file: // @module(isolation: MainActor)`"
    writer.paragraph {
      guard isChecked else { return }
      $0.line("private func \(demand)() {}")
      $0.line("nonisolated private func _isIsolatedToNothing() { \(demand)() }")
    }
    writeEach(to: &writer) { $0.writeKeyDeclaration(to: &$1) }
    writeModule(requirements, to: &writer)
  }

  /// Writes lines for each entry that has any, in one paragraph.
  private func writeEach(to writer: inout TextWriter, _ write: (Entry, inout TextWriter) -> Void) {
    writer.paragraph { writer in
      for entry in entries {
        writer.doubting(entry.doubts) { $0.under(entry.condition) { write(entry, &$0) } }
      }
    }
  }

  /// The initializers of containers; unavailable ones with the reason if the target makes no containers.
  private func initializers(_ obstacle: String?) -> [String] {
    let modules = (dependencies + [module]).joined(separator: ", ")
    let parameter = "_ overrides: (inout \(names.runtime.overrides)) -> \(names.runtime.swift("Void"))"
    if let obstacle {
      let attribute = "@available(*, unavailable, message: \(obstacle.literal))"
      return ["", parameter].flatMap { [attribute, "convenience init(\($0)) { fatalError() }"] }
    }
    // The initializers of a target that links a library must win over the library's.
    let attribute = table.model.isLibrary ? ["@_disfavoredOverload"] : []
    let start = "self.init(_plan: _\(module)_plan"
    return ["/// A container of all providers of \(modules)."] + attribute
      + ["convenience init() { \(start)) }", "/// The same, with some providers overridden."] + attribute
      + ["convenience init(\(parameter)) { \(start), overrides) }"]
  }

  private func writeAccessors(of child: Owner?, initializers: [String], to writer: inout TextWriter) {
    let own = entries.filter { $0.child == child && $0.provided != nil }
    writeExtension(of: child, initializers, own, to: &writer) { $0.writeAccessors(to: &$1) }
  }

  /// Writes members of every container that name the child container of an accessor, if no directive names it. If several
  /// children have an accessor of one name, the first one is named.
  private func writeMoved(to writer: inout TextWriter) {
    let moving = entries.compactMap { entry in entry.reasonToMove.map { (entry: entry, reason: $0) } }
    let reasons = Dictionary(
      moving.map { ($0.entry.name, $0) }, uniquingKeysWith: { first, _ in first })
    let moved = moving.map(\.entry).filter { reasons[$0.name]?.entry.child == $0.child }
    writeExtension(of: nil, [], moved, to: &writer) {
      $0.writeMoved(because: $0.reasonToMove ?? "", to: &$1)
    }
  }

  private func writeExtension(
    of child: Owner?, _ lines: [String], _ entries: [Entry], to writer: inout TextWriter,
    _ write: (Entry, inout TextWriter) -> Void
  ) {
    if entries.isEmpty, lines.isEmpty { return }
    writer.paragraph(under: names.condition(of: child)) {
      $0.block("extension \(names.className(of: child ?? .container)) {") { writer in
        writer.lines(lines)
        for (number, entry) in entries.enumerated() {
          if number > 0 || !lines.isEmpty { writer.line("") }
          writer.doubting(entry.doubts) { write(entry, &$0) }
        }
      }
    }
  }

  /// Writes the plan. It comes before all uses of modules below, so that if one of these does not apply the plugin, the
  /// compiler's first error says so.
  private func writePlan(_ requirements: RequirementText, to writer: inout TextWriter) {
    writer.paragraph { writer in
      if requirements.obstacle == nil {
        writer.shortBlock("private let _\(module)_plan = _Plan { plan in") {
          $0.lines(requirements.statements(for: dependencies + [module]))
        }
      } else if !dependencies.isEmpty {
        writer.block("private func _\(module)_below() {") {
          $0.lines(dependencies.map { "_ = \(RequirementText.tie($0))" })
        }
      }
    }
  }

  private func writeChecks(to writer: inout TextWriter) {
    let setting = entries.filter { $0.isFirst && !$0.binding.settings.isEmpty }
    for entry in setting.sorted(by: { $0.node.setterName ?? "" }) {
      guard let name = entry.node.setterName else { continue }
      writer.doubting(entry.doubts) {
        $0.paragraph(under: entry.condition) { entry.writeSetter(name, to: &$0) }
      }
    }
    writeEach(to: &writer) { $0.writeChecks(to: &$1) }
  }
}

extension Condition {
  /// The condition to write as an `#if`; nil if it always holds.
  var written: Condition? { isAlways ? nil : self }
}

// SPDX-License-Identifier: MIT

/// The generated file of a graph without errors. The accessors come first, then the builds, then the checks by the compiler,
/// and last the keys and the tie of the module.
struct GeneratedFile {
  let names: FileNames
  /// The module's entries in the order of their names, so that the order of files makes no difference.
  let entries: [Entry]
  /// The injections of the module's own types.
  let injections: [Entry]
  let children: [ChildContainer]
  /// The modules below, each after the modules that it imports: collections are put together in this order.
  private let dependencies: [String]
  /// Whether nothing is provided, neither here nor in a module below.
  private let isEmpty: Bool
  let writer: TextWriter

  /// The first line of a module's file.
  static func firstLine(of module: String) -> String {
    "\(SourceFile.markOfGenerated) from the directives in \(module). Changes made here are lost."
  }

  /// The text of the file for a graph.
  static func text(of graph: Graph) -> String {
    let file = GeneratedFile(graph)
    file.writer.line(firstLine(of: file.module))
    if graph.table.model.hasRuntime || !file.isEmpty { file.write() }
    return file.writer.text
  }

  private init(_ graph: Graph) {
    let names = FileNames(graph)
    self.names = names
    children = graph.ownChildren.sorted(by: \.owner)
    let table = graph.table
    dependencies = table.modulesInOrder.filter(graph.modulesBelow.contains)
    entries = graph.own.filter(\.hasEntries).flatMap { node in
      node.variants.flatMap { Entry.all(of: node, $0, in: names) }
    }.sorted {
      ($0.name, $0.ownedName, $0.condition.description)
        < ($1.name, $1.ownedName, $1.condition.description)
    }
    injections = graph.own.filter { $0.binding.injection != nil }.flatMap { node in
      node.variants.flatMap { Entry.all(of: node, $0, in: names) }
    }.sorted { ($0.name, $0.condition.description) < ($1.name, $1.condition.description) }
    // A target that has the runtime in some builds only has its directives under `#if`s, which do not hold here.
    let hasRuntime = table.model.hasRuntime
    let isGiven = (entries + injections).contains { hasRuntime || $0.condition.isAlways }
    isEmpty =
      !isGiven && dependencies.isEmpty && children.allSatisfy { !hasRuntime && !$0.condition.isAlways }
    // A file without providers compiles under any default isolation, so the target need not state its own.
    writer = TextWriter(
      module: graph.module, files: table.model.files,
      isNonisolated: isEmpty || table.scopes.mainActorModules.contains(graph.module))
  }

  var graph: Graph { names.graph }
  var table: TypeTable { graph.table }
  var module: String { graph.module }

  // MARK: Parts

  private func write() {
    let requirements = RequirementWriter(self)
    writer.line("@_spi(Generated) public import DIRuntime")
    // A type that is imported by name is preferred to another module's type of that name.
    for type in RuntimeType.allCases where table.unreadNames.seesOthers && !names.runtime.isTaken(type) {
      writer.line("public import \(type.word) DIRuntime.\(type.rawValue)")
    }
    var imports = Imports(graph: graph)
    for item in imports.items() {
      writer.under(item.condition) { writer.line(item.path) }
    }
    ShortNameWriter(entries: entries, writer: writer).write()
    writeEach { CheckWriter(entry: $0, writer: writer).writePromisedType() }
    writeAccessors(of: nil, initializers: initializers(requirements.obstacle))
    writeMoved()
    let fakes = FakeWriter(file: self)
    fakes.writeFaking(requirements.obstacle)
    StandInWriter(file: self).write()
    for child in children {
      ChildWriter(child: child, file: self).write { writeAccessors(of: child.owner) }
    }
    let others = Set(entries.compactMap(\.child)).filter { $0.module != module }
    for other in others.sorted(by: \.className) { writeAccessors(of: other) }
    InjectionMethods(file: self).write()
    writePlan(requirements)
    write { BuildWriter(entry: $0, writer: writer).write() }
    write(injections) { InjectionWriter(entry: $0, writer: writer).write() }
    writeSetters()
    writeEach { CheckWriter(entry: $0, writer: writer).write() }
    writePatterns()
    writeEach(entries + injections) { ProofWriter(entry: $0, writer: writer).write() }
    writeDemand()
    writeEach { AccessorWriter(entry: $0, writer: writer).writeKey() }
    fakes.writeFakes()
    ModuleWriter(file: self, requirements: requirements).write()
  }

  /// Writes lines for each entry, with its names in doubt.
  func write(_ write: (Entry) -> Void) { self.write(entries, write) }

  private func write(_ entries: [Entry], _ write: (Entry) -> Void) {
    for entry in entries { writer.doubting(entry) { write(entry) } }
  }

  /// Writes lines for each entry that has any, in one paragraph.
  private func writeEach(_ entries: [Entry]? = nil, _ write: (Entry) -> Void) {
    writer.paragraph {
      self.write(entries ?? self.entries) { entry in writer.under(entry.condition) { write(entry) } }
    }
  }

  /// Writes two functions for each type of keys that was not read. With them, a pattern that compares values is ambiguous: another
  /// name of a case would be the same key. If two of the types are one, which only the compiler knows, its error shows at a key.
  private func writePatterns() {
    let keys = entries.filter(\.binding.isCollection).flatMap(\.parts).compactMap(\.unreadKey)
    writer.paragraph {
      for type in keys.map(\.type).unique {
        let place = keys.first { $0.type == type }?.place ?? keys[0].place
        let function = "func ~= (_: \(type.spelling), _: \(type.spelling)) -> Bool {"
        writer.declaration([], "private \(function)", "false }", at: place)
        writer.declaration(
          [], "extension \(type.spelling) { fileprivate static \(function)", "false } }", at: place)
      }
    }
  }

  /// Writes code that compiles only if there is no default isolation; else the compiler's error has the name, and so the
  /// remedy. It comes before all code that would not compile without the directive.
  private func writeDemand() {
    if writer.isNonisolated { return }
    let demand = "`write in the first lines of one file: // @module(isolation: MainActor)`"
    writer.paragraph {
      writer.line("private func \(demand)() {}")
      writer.line("nonisolated private func _isIsolatedToNothing() { \(demand)() }")
    }
  }

  /// The initializers of containers; unavailable ones with the reason if the target makes no containers.
  private func initializers(_ obstacle: String?) -> [String] {
    let modules = (dependencies + [module]).commaSeparated
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

  private func writeAccessors(of child: Owner?, initializers: [String] = []) {
    let own = entries.filter { $0.child == child && $0.provided != nil }
    writeExtension(of: child, initializers, own) { $0.writeAccessors() }
  }

  /// Writes members of every container that name the child container of an accessor, if no directive names it. If several
  /// children have an accessor of one name, the first one is named.
  private func writeMoved() {
    let moved = entries.filter { $0.reasonToMove != nil }
    let byName = Dictionary(grouping: moved, by: \.name)
    writeExtension(of: nil, [], moved.filter { $0.child == byName[$0.name]?[0].child }) {
      $0.writeUnavailable($0.entry.reasonToMove ?? "")
    }
  }

  private func writeExtension(
    of child: Owner?, _ lines: [String], _ entries: [Entry], _ write: (AccessorWriter) -> Void
  ) {
    if entries.isEmpty, lines.isEmpty { return }
    writer.paragraph(under: names.condition(of: child)) {
      writer.block("extension \(names.className(of: child ?? .container)) {") {
        writer.lines(lines)
        if !lines.isEmpty, !entries.isEmpty { writer.line("") }
        writer.parts(entries) { entry in
          writer.doubting(entry) { write(AccessorWriter(entry: entry, writer: writer)) }
        }
      }
    }
  }

  /// Writes the plan. It comes before all uses of modules below, so that if one of these does not apply the plugin, the
  /// compiler's first error says so.
  private func writePlan(_ requirements: RequirementWriter) {
    writer.paragraph {
      if requirements.obstacle == nil {
        writer.shortBlock("private let _\(module)_plan = _Plan { plan in") {
          writer.lines(requirements.statements(for: dependencies + [module]))
        }
      } else if !dependencies.isEmpty {
        writer.block("private func _\(module)_below() {") {
          writer.lines(dependencies.map { "_ = \(RequirementWriter.tie($0))" })
        }
      }
    }
  }

  private func writeSetters() {
    let setting = entries.filter { $0.isFirst && !$0.binding.settings.isEmpty }
    for entry in setting.sorted(by: { $0.node.setterName ?? "" }) {
      guard let name = entry.node.setterName else { continue }
      writer.doubting(entry) {
        writer.paragraph(under: entry.condition) {
          CheckWriter(entry: entry, writer: writer).writeSetter(name)
        }
      }
    }
  }
}

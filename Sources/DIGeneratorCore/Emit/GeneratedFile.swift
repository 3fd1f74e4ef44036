// SPDX-License-Identifier: MIT

/// The generated file, from a graph without errors: first what people call, then what makes it, then what only the compiler
/// checks, last what ties it in.
final class GeneratedFile {
  /// As the providers were bound, one for each whatever `#if` decides.
  let bound: Graph
  /// With a provider for each kind of build in which one is made of something else.
  let graph: Graph
  let table: TypeTable
  /// The names that `Container`, `Key` and the others go by in this module.
  let runtime: RuntimeNames
  /// The module's own, by name, so that the order of files makes no difference.
  private(set) var entries: [Entry] = []
  /// Accessors that more than one module declares.
  private let contested: Set<String>
  /// The accessors that a module has in several kinds of containers, with it: the name alone does not tell which key is meant.
  private let ambiguous: Set<[String]>
  let children: [ChildContainer]
  /// The modules below, each after those that it imports: in this order collections are put together.
  private let dependencies: [String]

  /// What every generated file begins with.
  static let mark = "// Made by DIGenPlugin"

  /// The file for a graph.
  static func text(of graph: Graph, in table: TypeTable) -> String {
    let file = GeneratedFile(graph, table)
    let isEmpty = file.entries.isEmpty && file.dependencies.isEmpty && file.children.isEmpty
    // Where nothing is provided, nobody needs to have said what the target's default isolation is.
    let isOnMainActor = table.mainActorModules.contains(file.module)
    var writer = TextWriter(isNonisolated: isOnMainActor || isEmpty)
    writer.line("\(mark) from the directives in \(file.module). Changes made here are lost.")
    if table.model.hasRuntime || !isEmpty { file.write(isChecked: !isOnMainActor && !isEmpty, to: &writer) }
    return writer.text
  }

  private init(_ bound: Graph, _ table: TypeTable) {
    let graph = bound.expanded
    (self.bound, self.graph, self.table, runtime) = (bound, graph, table, table.runtimeNames)
    (contested, ambiguous) = (graph.contestedNames, graph.ambiguousNames)
    children = graph.children(of: table.model.module).sorted { $0.owner.sortedBefore($1.owner) }
    let below = graph.modules(below: table.model.module)
    dependencies = table.visibility.dependencyOrder(of: table.modules).filter(below.contains)
    entries = graph.providers.flatMap(entries(of:)).sorted {
      ($0.name, $0.ownedName, $0.condition?.description ?? "")
        < ($1.name, $1.ownedName, $1.condition?.description ?? "")
    }
    number()
  }

  private func entries(of provider: Provider) -> [Entry] {
    guard provider.module == module, !provider.isReplaced, provider.made == nil else { return [] }
    let all = provider.provided.indices
    // What all others are made of: the accessor of the value's own type, or else a hidden one.
    let own = all.first {
      !provider.provided[$0].isElement && provider.provided[$0].type.identity == provider.concrete.identity
    }
    guard all.count > 1, own != nil || provider.lifetime.isKept else {
      return all.map { Entry(self, provider, $0) }
    }
    let source = Entry(self, provider, own)
    return [source] + all.filter { $0 != own }.map { Entry(self, provider, $0, source: source) }
  }

  /// Numbers the entries, the same in every build: what `#if` leaves out leaves a gap, and entries of one name, of which a
  /// build has one, share a number. Only kept values take room in every container; the others come behind.
  private func number() {
    let withSlot = Set(entries.filter(\.hasSlot).map(\.ownedName))
    let sorted = entries.map(\.ownedName).unique
    let numbers = (sorted.filter(withSlot.contains) + sorted.filter { !withSlot.contains($0) }).numbers
    for entry in entries { entry.slot = numbers[entry.ownedName] ?? 0 }
    // Where those of a child container are among all that it keeps, a running program knows.
    let kept = Dictionary(grouping: entries.filter { $0.isKept && $0.child != nil }, by: \.child)
    for entries in kept.values {
      let numbers = Set(entries.map(\.ownedName)).sorted().numbers
      for entry in entries { entry.childSlot = numbers[entry.ownedName] }
    }
  }

  // MARK: Names

  var module: String { table.model.module }

  /// What generated code calls a kind of containers.
  func className(of owner: Owner) -> String { owner.isChild ? owner.className : runtime.container }

  /// The base of the module's slots; of those in a child container, if there is one.
  func base(for child: Owner?) -> String { "_\(module)\(child.map { "_\($0.className)" } ?? "")_base" }

  /// What the `#if` around a container and all that it has asks for; nil for none.
  func condition(of child: Owner?) -> Condition? { child.flatMap { graph.children[$0]?.condition.written } }

  func isContested(_ target: Graph.Target) -> Bool { contested.contains(target.accessor) }

  /// An accessor, behind a container's name: with its module where others have one of that name.
  func member(_ name: String, of module: String) -> String {
    ".\(contested.contains(name) ? "\(module)::" : "")\(name.quotedIfNeeded)"
  }

  /// The key of an accessor.
  func key(of target: Graph.Target) -> String {
    let provided = target.provided
    return key(
      provided.accessor, of: target.provider, giving: provided.spelling, beside: provided.accessor)
  }

  /// A key by its name; with its type where other kinds of containers have an accessor of a name.
  func key(_ name: String, of provider: Provider, giving type: TypeSyntax, beside accessor: String) -> String
  {
    let module = provider.module
    let isAmbiguous = ambiguous.contains([module, accessor])
    let start = isAmbiguous ? "\(runtime.key)<\(maker(of: provider, giving: type))>" : ""
    return start + member(name, of: module)
  }

  /// The type of the function that a key of a provider's is about.
  func maker(of provider: Provider, giving type: TypeSyntax) -> String {
    let effects = provider.buildEffects
    let inputs = [className(of: provider.foundOwner)] + provider.arguments.map(\.makerType)
    let list = inputs.joined(separator: ", ")
    let function = "\(effects.seenIsolation)@Sendable (\(list))\(effects.words) -> \(type)"
    return provider.isWhole ? "_Whole<\(function)>" : function
  }

  // MARK: Parts

  private func write(isChecked: Bool, to writer: inout TextWriter) {
    let requirements = RequirementText(self)
    writer.line("@_spi(Generated) public import DIRuntime")
    // What is imported by name comes before another module's type of that name.
    for type in RuntimeType.allCases where table.unreadNames.seesOthers && !runtime.isTaken(type) {
      writer.line("public import \(type.word) DIRuntime.\(type.rawValue)")
    }
    for item in Imports(graph: graph, table: table).items() {
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
    for entry in entries { entry.writeBuilds(to: &writer) }
    writeChecks(to: &writer)
    // Compiles nowhere but where the default isolation is none; the compiler's error has the name, which says what to do. It
    // comes before all else that would not compile without what it asks for.
    let demand = "`write in the first lines of one file: // @module(isolation: MainActor)`"
    writer.paragraph {
      guard isChecked else { return }
      $0.line("private func \(demand)() {}")
      $0.line("nonisolated private func _isIsolatedToNothing() { \(demand)() }")
    }
    writeEach(to: &writer) { $0.writeKeyDeclaration(to: &$1) }
    writeModule(requirements, to: &writer)
  }

  /// Writes something about each entry, one below the other, where there is something to write.
  private func writeEach(to writer: inout TextWriter, _ write: (Entry, inout TextWriter) -> Void) {
    writer.paragraph { writer in
      for entry in entries { writer.under(entry.condition) { write(entry, &$0) } }
    }
  }

  /// How containers are made; or that they are not, and why.
  private func initializers(_ obstacle: String?) -> [String] {
    let modules = (dependencies + [module]).joined(separator: ", ")
    let parameter = "_ overrides: (inout \(runtime.overrides)) -> \(runtime.swift("Void"))"
    if let obstacle {
      let attribute = "@available(*, unavailable, message: \(obstacle.literal))"
      return ["", parameter].flatMap { [attribute, "convenience init(\($0)) { fatalError() }"] }
    }
    // Those of what links a library must win.
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

  /// Says in every container which child has what was not said to be a child's. Several may have one name: the first says
  /// it.
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
    writer.paragraph(under: condition(of: child)) {
      $0.block("extension \(className(of: child ?? .container)) {") { writer in
        writer.lines(lines)
        for (number, entry) in entries.enumerated() {
          if number > 0 || !lines.isEmpty { writer.line("") }
          write(entry, &writer)
        }
      }
    }
  }

  /// Writes what puts a container together. It comes before all that uses what modules below have, so that where one of
  /// them does not apply the plugin, the compiler's first error says that.
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
    var seen: Set<Provider> = []
    let setting = entries.filter { $0.source == nil && seen.insert($0.provider).inserted }
    for entry in setting.sorted(by: { $0.provider.setterName ?? "" }) {
      guard let name = entry.provider.setterName else { continue }
      writer.paragraph(under: entry.condition) { entry.writeSetter(name, to: &$0) }
    }
    writeEach(to: &writer) { $0.writeChecks(to: &$1) }
  }
}

extension Graph {
  /// The accessors that more than one module declares.
  fileprivate var contestedNames: Set<String> {
    providers.flatMap { provider in provider.provided.map { ($0.accessor, provider.module) } }
      .keysOfSeveral()
  }

  /// Those that a module has in several kinds of containers, with it.
  fileprivate var ambiguousNames: Set<[String]> {
    let own = providers.filter { !$0.isReplaced && $0.made == nil }
    return own.flatMap { provider in
      provider.provided.map { ([provider.module, $0.accessor], provider.foundOwner) }
    }.keysOfSeveral()
  }
}

extension Condition {
  /// What the generated file asks for with `#if`; nil where it always holds.
  var written: Condition? { isAlways ? nil : self }
}

extension [String] {
  /// Their positions; each is there once.
  fileprivate var numbers: [String: Int] { Dictionary(uniqueKeysWithValues: zip(self, indices)) }
}

extension Provider {
  /// Whether overrides take the place of its build as a whole: not all of its arguments can be handed on, or the runtime
  /// does not know its actor.
  var isWhole: Bool { buildEffects.isOnOtherActor || arguments.contains(where: \.isConfined) }
}

// SPDX-License-Identifier: MIT

/// The generated file of a graph without errors. The accessors come first, then the builds, then the checks by the compiler,
/// and last the keys and the tie of the module.
final class GeneratedFile {
  /// The graph as it was bound, with one provider for all builds.
  let bound: Graph
  /// The expanded graph, with one provider for each kind of build in which the bindings differ.
  let graph: Graph
  let table: TypeTable
  /// The names of the runtime's types in this module.
  let runtime: RuntimeNames
  /// The module's entries in the order of their names, so that the order of files makes no difference.
  private(set) var entries: [Entry] = []
  /// Accessors that more than one module declares.
  private let contested: Set<String>
  /// The accessors, each behind its module, that a module has in several kinds of containers: their names alone do not
  /// identify their keys.
  private let ambiguous: Set<[String]>
  let children: [ChildContainer]
  /// The modules below, each after the modules that it imports: collections are put together in this order.
  private let dependencies: [String]

  /// The first words of every generated file.
  static let mark = "// Made by DIGenPlugin"

  /// The text of the file for a graph.
  static func text(of graph: Graph, in table: TypeTable) -> String {
    let file = GeneratedFile(graph, table)
    let isEmpty = file.entries.isEmpty && file.dependencies.isEmpty && file.children.isEmpty
    // A file without providers compiles under any default isolation, so the target need not state its own.
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
    // The entry that makes the value for all others: the accessor of the value's own type, or else a hidden one.
    let own = all.first {
      !provider.provided[$0].isElement && provider.provided[$0].type.identity == provider.concrete.identity
    }
    guard all.count > 1, own != nil || provider.lifetime.isKept else {
      return all.map { Entry(self, provider, $0) }
    }
    let source = Entry(self, provider, own)
    return [source] + all.filter { $0 != own }.map { Entry(self, provider, $0, source: source) }
  }

  /// Gives the entries the same numbers in every build: an entry that `#if` leaves out leaves a gap, and variants of one
  /// accessor share a number. Entries with a slot come first, because every container has room for each of them.
  private func number() {
    let withSlot = Set(entries.filter(\.hasSlot).map(\.ownedName))
    let sorted = entries.map(\.ownedName).unique
    let numbers = (sorted.filter(withSlot.contains) + sorted.filter { !withSlot.contains($0) }).numbers
    for entry in entries { entry.slot = numbers[entry.ownedName] ?? 0 }
    // Also numbers the kept values in each child container. Where they start among all its slots is known at run time only.
    let kept = Dictionary(grouping: entries.filter { $0.isKept && $0.child != nil }, by: \.child)
    for entries in kept.values {
      let numbers = Set(entries.map(\.ownedName)).sorted().numbers
      for entry in entries { entry.childSlot = numbers[entry.ownedName] }
    }
  }

  // MARK: Names

  var module: String { table.model.module }

  /// The class of a kind of containers in generated code.
  func className(of owner: Owner) -> String { owner.isChild ? owner.className : runtime.container }

  /// The name of the base of the module's slots, in all containers or in a child container.
  func base(for child: Owner?) -> String { "_\(module)\(child.map { "_\($0.className)" } ?? "")_base" }

  /// The condition of the `#if` around a child container and all its members; nil for none.
  func condition(of child: Owner?) -> Condition? { child.flatMap { graph.children[$0]?.condition.written } }

  func isContested(_ target: Graph.Target) -> Bool { contested.contains(target.accessor) }

  /// An accessor, as it follows a container's name; with its module if other modules have an accessor of that name.
  func member(_ name: String, of module: String) -> String {
    ".\(contested.contains(name) ? "\(module)::" : "")\(name.quotedIfNeeded)"
  }

  /// The key of an accessor.
  func key(of target: Graph.Target) -> String {
    let provided = target.provided
    return key(
      provided.accessor, of: target.provider, giving: provided.spelling, beside: provided.accessor)
  }

  /// A key by its name; with its type if several kinds of containers have an accessor of that name.
  func key(_ name: String, of provider: Provider, giving type: TypeSyntax, beside accessor: String) -> String
  {
    let module = provider.module
    let isAmbiguous = ambiguous.contains([module, accessor])
    let start = isAmbiguous ? "\(runtime.key)<\(maker(of: provider, giving: type))>" : ""
    return start + member(name, of: module)
  }

  /// The function type of a provider's key.
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
    // A type that is imported by name is preferred to another module's type of that name.
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
    let parameter = "_ overrides: (inout \(runtime.overrides)) -> \(runtime.swift("Void"))"
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
    writer.paragraph(under: condition(of: child)) {
      $0.block("extension \(className(of: child ?? .container)) {") { writer in
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
    var seen: Set<Provider> = []
    let setting = entries.filter { $0.source == nil && seen.insert($0.provider).inserted }
    for entry in setting.sorted(by: { $0.provider.setterName ?? "" }) {
      guard let name = entry.provider.setterName else { continue }
      writer.doubting(entry.doubts) {
        $0.paragraph(under: entry.condition) { entry.writeSetter(name, to: &$0) }
      }
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

  /// The accessors, each behind its module, that a module has in several kinds of containers.
  fileprivate var ambiguousNames: Set<[String]> {
    let own = providers.filter { !$0.isReplaced && $0.made == nil }
    return own.flatMap { provider in
      provider.provided.map { ([provider.module, $0.accessor], provider.foundOwner) }
    }.keysOfSeveral()
  }
}

extension Condition {
  /// The condition to write as an `#if`; nil if it always holds.
  var written: Condition? { isAlways ? nil : self }
}

extension [String] {
  /// The position of each element; no element is there twice.
  fileprivate var numbers: [String: Int] { Dictionary(uniqueKeysWithValues: zip(self, indices)) }
}

extension Provider {
  /// Whether its key takes the build as a whole: not all of its arguments can be handed on by the runtime, or the runtime
  /// does not know its actor.
  var isWhole: Bool { buildEffects.isOnOtherActor || arguments.contains(where: \.isConfined) }
}

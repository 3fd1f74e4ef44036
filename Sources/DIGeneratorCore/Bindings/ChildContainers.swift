// SPDX-License-Identifier: MIT

/// The child containers of some modules, found before any provider is read that may belong to one.
struct ChildContainers: Sendable {
  private let table: TypeTable
  /// Those of modules below, which were read before.
  private let below: [ChildContainer]
  private(set) var list: [ChildContainer] = []
  private(set) var diagnostics = DiagnosticCollector()
  /// What the directives say, by the structs that they stand above.
  private(set) var options: [Int: DirectiveOptions] = [:]

  /// Whose each struct's container is; nil where that cannot be said.
  private var owners: [Int: Owner?] = [:]

  init(_ declarations: [Int], in table: TypeTable, above below: [ChildContainer] = []) {
    (self.table, self.below) = (table, below)
    for index in declarations { read(index) }
    for index in options.keys.sorted() { add(index) }
  }

  private mutating func read(_ index: Int) {
    let declaration = table.declarations[index]
    guard let directive = declaration.container else { return }
    if let reason = refusal(of: declaration, index) {
      return diagnostics.report(.unsupportedDeclaration, reason, at: directive.place)
    }
    let read = DirectiveOptions(directive, diagnostics: &diagnostics)
    if !read.isBroken { options[index] = read }
  }

  private func refusal(of declaration: Declaration, _ index: Int) -> String? {
    let name = declaration.name
    guard declaration.kind == .struct else {
      return
        "'@container' belongs to a struct, whose stored properties are what a child container is made with; '\(name)' is none"
    }
    if let other = declaration.directives.first(where: {
      [Directive.provide, Directive.require].contains($0.name)
    }) {
      return
        "'@container' and '@\(other.name)' contradict each other: '\(name)' is what a container is made with, which nobody provides"
    }
    let around = [declaration] + table.model.ancestors(of: declaration)
    if around.contains(where: { !$0.genericParameters.isEmpty }) {
      return "'@container' of a generic type \(notSupported)"
    }
    if table.parts(of: index).contains(where: { $0 != index && table.declarations[$0].kind == .struct }) {
      return "'@container' of one of several structs named '\(name)' \(notSupported); give each another name"
    }
    if table.identity(ofDeclaration: index).map(table.isNoncopyable) == true {
      return "'@container' of what cannot be copied \(notSupported)"
    }
    if !declaration.name.isPlainIdentifier {
      return "'\(declaration.name)' makes no name for the class of the container; rename it"
    }
    if around.contains(where: { $0.has(attribute: "available") }) {
      return "'@container' of what is marked '@available' \(notSupported)"
    }
    return nil
  }

  // MARK: Parents

  private mutating func add(_ index: Int) {
    guard let owner = owner(of: index), let type = table.ownType(index), let options = options[index] else {
      return
    }
    let declaration = table.declarations[index]
    list.append(
      ChildContainer(
        owner: owner, type: type, declaration: index, access: options.access,
        maker: declaration.name.lowerCamelCase, inputs: [], place: options.accessPlace,
        condition: table.model.condition(of: declaration).simplified, files: [declaration.file]))
  }

  private mutating func owner(of index: Int, of children: [Int] = []) -> Owner? {
    if let known = owners[index] { return known }
    var owner: Owner?
    if let start = children.firstIndex(of: index) {
      reportCycle(Array(children[start...]))
    } else if let parent = options[index]?.values("parent").first {
      do { owner = try self.owner(parent, of: index, children + [index]) } catch { diagnostics.report(error) }
    }
    owners[index] = .some(owner)
    return owner
  }

  private mutating func owner(_ value: Directive.Value, of index: Int, _ children: [Int]) throws -> Owner? {
    let declaration = table.declarations[index]
    let level = Owner.Level(module: declaration.module, name: declaration.name)
    if value.text == "Container" { return Owner(levels: [level]) }
    let found = try container(
      value, in: table.scope(of: declaration), module: declaration.module, or: ["Container"])
    guard let parent = child(below: found) else {
      // What is wrong with that one is reported there.
      return owner(of: found, of: children).map { Owner(levels: $0.levels + [level]) }
    }
    // Swift lets nobody else inherit from a class that its package alone sees.
    if parent.access < .public, !table.visibility.isTestable(parent.owner.module, in: declaration.module) {
      throw Refusal(
        .inaccessible,
        "a child of '\(parent.owner.className)', which is \(parent.access.keyword), can only be declared in '\(parent.owner.module)'; write there: // @container(parent: \(parent.parent.name ?? "Container"), public)",
        at: value.place, notes: [.init("'\(value.text)' is declared a container here", at: parent.place)])
    }
    return Owner(levels: parent.owner.levels + [level])
  }

  private mutating func reportCycle(_ cycle: [Int]) {
    guard let directive = table.declarations[cycle[0]].container else { return }
    let names = (cycle + [cycle[0]]).map { table.declarations[$0].name }
    diagnostics.report(
      .dependencyCycle, "each is the child of the next: \(names.joined(separator: " → "))",
      at: directive.place,
      notes: [.init("one of them has to be a child of another: parent: Container", at: directive.place)])
  }

  // MARK: Names

  /// A child container by the name of its struct.
  func container(
    _ value: Directive.Value, in scope: TypeTable.Scope, module: String, or alsoKnown: [String] = []
  ) throws -> Int {
    let number = value.type.flatMap { table.identity(of: $0, in: scope).declaration }
    let other = below.first { $0.declaration == number } ?? below.first { $0.owner.name == value.text }
    if let number, table.declarations[number].isMeantAsContainer {
      if other?.declaration != number || other.map({ table.sees($0, in: module) }) == true { return number }
    } else if let number, table.declarations[number].kind == .struct {
      throw Refusal(
        value.mistake(
          "'\(value.text)' is no container; write above it, if it is to be one: // @container(parent: Container)"
        ))
    }
    if let other { throw Refusal(value.mistake("'\(value.text)' \(outOfSight(other, in: module))")) }
    let seen = below.filter { table.sees($0, in: module) }.compactMap(\.owner.name)
    throw Refusal(unknown(value, among: alsoKnown + declared(in: module) + seen))
  }

  /// One of a module below, by the number of its struct.
  func child(below declaration: Int) -> ChildContainer? { below.first { $0.declaration == declaration } }

  private func outOfSight(_ child: ChildContainer, in module: String) -> String {
    let other = child.owner.module
    return table.visibility.isImported(other, by: module)
      && !table.isVisible(child.access, from: other, in: module)
      ? "is a container that only '\(other)' sees; write there: // @container(parent: \(child.parent.name ?? "Container"), public)"
      : "is a container of '\(other)', which this file does not import; write: import \(other)"
  }

  /// The names of a module's own, with those of the types around them.
  private func declared(in module: String) -> [String] {
    table.model.containers.filter { table.declarations[$0].module == module }.compactMap { number in
      let around = table.model.ancestors(of: table.declarations[number]).reversed()
      return (around + [table.declarations[number]]).map(\.name).joined(separator: ".")
    }
  }

  private func unknown(_ value: Directive.Value, among names: [String]) -> Diagnostic {
    let last = { (name: String) in String(name.split(separator: ".").last ?? "") }
    let meant =
      names.first { last($0) == value.text || Owner.className(of: last($0)) == value.text }
      ?? Spelling.nearest(to: value.text, in: names)
    let known =
      names.isEmpty
      ? "a struct declares one: // @container(parent: Container)"
      : "there are \(names.sorted().joined(separator: ", "))"
    return value.mistake(
      "there is no container '\(value.text)'; \(meant.map { "did you mean '\($0)'?" } ?? known)", means: meant
    )
  }
}

extension Declaration {
  /// Whether it declares a container, or would but for a slip in the directive, which is reported.
  fileprivate var isMeantAsContainer: Bool {
    container != nil || attempts.contains { Directive.meant(by: $0.name) == Directive.container }
  }
}

/// Whose an accessor is: every container's, or a child's.
struct Owner: Hashable, Sendable {
  /// One child container among those that it is a child of.
  struct Level: Hashable, Sendable {
    /// The module that declares it.
    var module: String
    /// The struct that does.
    var name: String
  }

  /// The child and those that it is a child of, the outermost first; none for `Container`.
  var levels: [Level]

  static let container = Owner(levels: [])

  var isChild: Bool { !levels.isEmpty }

  /// The module that declares the child; empty for `Container`.
  var module: String { levels.last?.module ?? "" }

  /// The struct that declares the child; nil for `Container`.
  var name: String? { levels.last?.name }

  /// Whose child it is.
  var parent: Owner { Owner(levels: levels.dropLast()) }

  /// The class that is generated for it.
  var className: String { Owner.className(of: name) }

  /// The class for a struct of inputs; the runtime's without one.
  static func className(of name: String?) -> String { (name ?? "") + "Container" }

  /// Whether it is another one, or a child of that: then all that is the other's can be reached from it.
  func isWithin(_ other: Owner) -> Bool { levels.starts(with: other.levels) }

  /// Whether one of the two is within the other.
  func isRelated(to other: Owner) -> Bool { isWithin(other) || other.isWithin(self) }
}

/// A child container, as the struct of its inputs declares it.
struct ChildContainer: Sendable {
  var owner: Owner
  /// The struct.
  var type: ResolvedType
  /// The number of its declaration.
  var declaration: Int
  var access: Access
  /// What makes one, as a member of the parent.
  var maker: String
  /// What that takes.
  var inputs: [Provider.Parameter]
  /// The word that says how far it is seen; without one, the directive.
  var place: Place
  /// What the `#if`s around it ask for.
  var condition: Condition
  var files: Set<Int>

  var parent: Owner { owner.parent }
}

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

  /// Whose child one is: of one that is known already, or of another struct's.
  private enum Parent {
    case known(Owner)
    case other(Int)
  }

  init(_ declarations: [Int], in table: TypeTable, above below: [ChildContainer] = []) {
    (self.table, self.below) = (table, below)
    for index in declarations { read(index) }
    var parents: [Int: Parent] = [:]
    for (index, options) in options.inOrder() {
      do { parents[index] = try parent(of: index, options) } catch { diagnostics.report(error) }
    }
    for index in parents.keys.inOrder() { add(index, parents) }
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

  private mutating func add(_ index: Int, _ parents: [Int: Parent]) {
    var (levels, seen, next) = ([Owner.Level](), [Int](), index)
    while let parent = parents[next], let options = options[index] {
      if seen.contains(next) { return reportCycle(seen, at: index) }
      seen.append(next)
      let declaration = table.declarations[next]
      levels.insert(.init(module: declaration.module, name: declaration.name), at: 0)
      switch parent {
      case .other(let other): next = other
      case .known(let owner):
        guard let type = table.ownType(index) else { return }
        let own = table.declarations[index]
        return list.append(
          ChildContainer(
            owner: Owner(levels: owner.levels + levels), type: type, declaration: index,
            access: options.access, maker: own.name.lowerCamelCase, inputs: [],
            place: options.accessPlace, condition: table.model.condition(of: own).simplified,
            files: [own.file]))
      }
    }
  }

  private func parent(of index: Int, _ options: DirectiveOptions) throws -> Parent? {
    guard let value = options.values("parent").first else { return nil }
    if value.text == "Container" { return .known(.container) }
    let declaration = table.declarations[index]
    let found = try container(
      value, in: table.scope(of: declaration), module: declaration.module, or: ["Container"])
    guard let parent = child(below: found) else {
      // What is wrong with that one is reported there.
      return self.options[found] == nil ? nil : .other(found)
    }
    // Swift lets nobody else inherit from a class that its package alone sees.
    if parent.access < .public, !table.visibility.isTestable(parent.owner.module, in: declaration.module) {
      throw Refusal(
        .inaccessible,
        "a child of '\(parent.owner.className)', which is \(parent.access.keyword), can only be declared in '\(parent.owner.module)'; write there: // @container(parent: \(parent.parent.name ?? "Container"), public)",
        at: value.place, notes: [.init("'\(value.text)' is declared a container here", at: parent.place)])
    }
    return .known(parent.owner)
  }

  private mutating func reportCycle(_ cycle: [Int], at index: Int) {
    // Each of a cycle would report it; the first one does. What only leads there has nothing wrong itself.
    guard let start = cycle.min(), start == index, let directive = table.declarations[index].container
    else { return }
    let names = (cycle + [start]).map { table.declarations[$0].name }
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
    guard let type = value.type else { throw Refusal(value.mistake("'\(value.text)' is no container")) }
    if let number = table.identity(of: type, in: scope).declaration {
      if table.declarations[number].isMeantAsContainer {
        guard let child = child(below: number), !table.sees(child, in: module) else { return number }
        throw Refusal(value.mistake("'\(value.text)' \(hidden(child))"))
      }
      if table.declarations[number].kind == .struct {
        throw Refusal(
          value.mistake(
            "'\(value.text)' is no container; write above it, if it is to be one: // @container(parent: Container)"
          ))
      }
    }
    if let child = below.first(where: { $0.owner.name == value.text }) {
      throw Refusal(value.mistake("'\(value.text)' \(outOfSight(child, in: module))"))
    }
    let seen = below.filter { table.sees($0, in: module) }.compactMap(\.owner.name)
    throw Refusal(unknown(value, among: alsoKnown + declared(in: module) + seen))
  }

  /// One of a module below, by the number of its struct.
  func child(below declaration: Int) -> ChildContainer? { below.first { $0.declaration == declaration } }

  private func outOfSight(_ child: ChildContainer, in module: String) -> String {
    let other = child.owner.module
    return table.visibility.isImported(other, by: module)
      && !table.isVisible(child.access, from: other, in: module)
      ? hidden(child)
      : "is a container of '\(other)', which this file does not import; write: import \(other)"
  }

  private func hidden(_ child: ChildContainer) -> String {
    "is a container that only '\(child.owner.module)' sees; write there: // @container(parent: \(child.parent.name ?? "Container"), public)"
  }

  /// The names of a module's own, with those of the types around them.
  private func declared(in module: String) -> [String] {
    table.survey.containers.filter { table.declarations[$0].module == module }.compactMap { number in
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
      : "there are \(names.inOrder().joined(separator: ", "))"
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

// SPDX-License-Identifier: MIT

/// The child containers of some modules, found before any provider is read that may belong to one.
struct ChildContainers {
  /// A struct that declares one, until it is known whose child it is.
  private struct Draft {
    var declaration: Int
    var options: DirectiveOptions
    /// The declaration of its parent; nil for `Container`.
    var parent: Int?
  }

  let table: TypeTable
  /// Those of modules below, which were read before.
  private let below: [ChildContainer]
  private(set) var list: [ChildContainer] = []
  private(set) var diagnostics = DiagnosticCollector()
  private var drafts: [Int: Draft] = [:]

  init(_ declarations: [Int], in table: TypeTable, above below: [ChildContainer] = []) {
    self.table = table
    self.below = below
    for index in declarations { read(index) }
    for index in drafts.keys.inOrder() { add(index) }
  }

  private mutating func read(_ index: Int) {
    let declaration = table.declarations[index]
    guard let directive = declaration.container else { return }
    if let reason = refusal(of: declaration, index) {
      diagnostics.report(.unsupportedDeclaration, reason, at: directive.place)
      return
    }
    if declaration.directives.filter({ $0.name == Directive.container }).count > 1 {
      diagnostics.report(
        .danglingDirective, "a second '@container' above one declaration; drop one", at: directive.place)
    }
    let options = DirectiveOptions(directive, diagnostics: &diagnostics)
    if !options.isBroken { drafts[index] = Draft(declaration: index, options: options) }
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
    var levels: [Owner.Level] = []
    var next: Int? = index
    var seen: [Int] = []
    while let current = next {
      guard !seen.contains(current) else { return reportCycle(seen, at: index) }
      guard let draft = drafts[current] else { return }
      seen.append(current)
      let declaration = table.declarations[current]
      levels.insert(.init(module: declaration.module, name: declaration.name), at: 0)
      switch parent(of: draft, reporting: current == index) {
      case .container: next = nil
      case .child(let parent): next = parent
      case .below(let parent):
        levels.insert(contentsOf: parent.owner.levels, at: 0)
        next = nil
      case .unknown: return
      }
    }
    guard let draft = drafts[index], let type = table.ownType(index) else { return }
    let declaration = table.declarations[index]
    list.append(
      ChildContainer(
        owner: Owner(levels: levels), type: type, declaration: index,
        access: draft.options.access, maker: declaration.name.lowerCamelCase, inputs: [],
        place: draft.options.accessPlace, condition: table.model.condition(of: declaration).simplified,
        files: [declaration.file]))
  }

  private enum Parent {
    case container
    case child(Int)
    case below(ChildContainer)
    case unknown
  }

  private mutating func parent(of draft: Draft, reporting isReported: Bool) -> Parent {
    guard let value = draft.options.values("parent").first else { return .unknown }
    let declaration = table.declarations[draft.declaration]
    if value.text == "Container" { return .container }
    let found = container(
      value, in: table.scope(of: declaration), module: declaration.module, or: ["Container"])
    if let parent = child(below: found.index) {
      if let reason = obstacle(toChildrenOf: parent, in: declaration.module), isReported {
        diagnostics.report(
          .inaccessible, reason, at: value.place,
          notes: [.init("'\(value.text)' is declared a container here", at: parent.place)])
      }
      return .below(parent)
    }
    if let index = found.index {
      // What is wrong with that one is reported there.
      return drafts[index] == nil ? .unknown : .child(index)
    }
    if isReported { diagnostics.report(.unknownOption, found.complaint, at: value.place, fix: found.fix) }
    return .unknown
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

  /// A child container by the name of its struct, or what is wrong with that.
  func container(
    _ value: Directive.Value, in scope: TypeTable.Scope, module: String, or alsoKnown: [String] = []
  ) -> (index: Int?, complaint: String, fix: Diagnostic.Fix?) {
    guard let type = value.type else { return (nil, "'\(value.text)' is no container", nil) }
    let number = table.identity(of: type, in: scope).declaration
    if let number, table.declarations[number].isMeantAsContainer {
      guard let child = child(below: number), !table.sees(child, in: module) else { return (number, "", nil) }
      return (nil, "'\(value.text)' \(hidden(child))", nil)
    }
    if let number, table.declarations[number].kind == .struct {
      let complaint =
        "'\(value.text)' is no container; write above it, if it is to be one: // @container(parent: Container)"
      return (nil, complaint, nil)
    }
    let seen = below.filter { table.sees($0, in: module) }.compactMap(\.owner.name)
    return unknown(value, among: alsoKnown + declared(in: module) + seen, in: module)
  }

  /// One of a module below, by the number of its struct.
  func child(below declaration: Int?) -> ChildContainer? {
    below.first { $0.declaration == declaration }
  }

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

  /// Swift lets nobody else inherit from a class that its package alone sees.
  private func obstacle(toChildrenOf parent: ChildContainer, in module: String) -> String? {
    guard parent.access < .public, !table.visibility.isTestable(parent.owner.module, in: module) else {
      return nil
    }
    return
      "a child of '\(parent.owner.className)', which is \(parent.access.keyword), can only be declared in '\(parent.owner.module)'; write there: // @container(parent: \(parent.parent.name ?? "Container"), public)"
  }

  /// The names of a module's own, with those of the types around them.
  private func declared(in module: String) -> [String] {
    table.survey.containers.filter { table.declarations[$0].module == module }.compactMap { number in
      let around = table.model.ancestors(of: table.declarations[number]).reversed()
      return (around + [table.declarations[number]]).map(\.name).joined(separator: ".")
    }
  }

  private func unknown(
    _ value: Directive.Value, among names: [String], in module: String
  ) -> (index: Int?, complaint: String, fix: Diagnostic.Fix?) {
    if let child = below.first(where: { $0.owner.name == value.text }) {
      return (nil, "'\(value.text)' \(outOfSight(child, in: module))", nil)
    }
    let last = { (name: String) in String(name.split(separator: ".").last ?? "") }
    let meant =
      names.first { last($0) == value.text || Owner.className(of: last($0)) == value.text }
      ?? Spelling.nearest(to: value.text, in: names)
    if let meant {
      let fix = Diagnostic.Fix(replacing: value.text, with: meant, at: value.place)
      return (nil, "there is no container '\(value.text)'; did you mean '\(meant)'?", fix)
    }
    let known =
      names.isEmpty
      ? "a struct declares one: // @container(parent: Container)"
      : "there are \(names.inOrder().joined(separator: ", "))"
    return (nil, "there is no container '\(value.text)'; \(known)", nil)
  }
}

extension Declaration {
  /// Whether it declares a container, or would but for a slip in the directive, which is reported.
  fileprivate var isMeantAsContainer: Bool {
    container != nil || attempts.contains { Directive.meant(by: $0.name) == Directive.container }
  }
}

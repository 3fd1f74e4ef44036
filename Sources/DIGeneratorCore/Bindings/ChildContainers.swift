// SPDX-License-Identifier: MIT

// Reading of child containers. The stored properties of the annotated struct are the inputs, each a provider in the
// child.

extension ProviderReader {
  /// Reads a child container, and its parents before it. This comes before all providers that may belong to one. A
  /// refused child container is not added.
  mutating func readContainer(_ declaration: Declaration, below path: [Declaration] = []) {
    guard readContainers.insert(declaration).inserted else { return }
    do {
      let options = try containerOptions(declaration)
      let parent = try parent(options.parent, of: declaration, path + [declaration])
      let level = Owner.Level(module: declaration.module, name: declaration.name)
      try add(Owner(levels: parent.levels + [level]), declaration, options)
    } catch { diagnostics.report(error) }
  }

  private mutating func containerOptions(_ declaration: Declaration) throws(Refusal) -> DirectiveOptions {
    guard let directive = declaration.container else { throw Refusal() }
    if let reason = declaration.refusalAsContainer(in: table) {
      throw Refusal("\(reason)", at: directive.place)
    }
    let options = DirectiveOptions(directive, diagnostics: &diagnostics)
    if options.isBroken { throw Refusal() }
    return options
  }

  // MARK: Parents

  /// The owner that `parent:` names; `Container` without it.
  private mutating func parent(
    _ value: OptionValue?, of declaration: Declaration, _ path: [Declaration]
  ) throws(Refusal) -> Owner {
    guard let value, !value.isRoot else { return .container }
    let found = try container(value, for: declaration, or: ["Container"])
    if let start = path.firstIndex(of: found) { throw cycle(path[start...], to: found) }
    readContainer(found, below: path)
    guard let parent = child(found) else { throw Refusal() }
    // Swift lets no other module inherit from a class that is not public.
    if parent.access < .public, parent.owner.module != declaration.module,
      !table.visibility.isTestable(parent.owner.module, in: declaration.module)
    {
      throw Refusal(
        .inaccessible,
        "a child of '\(parent.owner.className)', which is \(parent.access.keyword), can only be declared in '\(parent.owner.module)'",
        at: value.place,
        notes: [
          parent.place.note("'\(value.text)' is a container here; \(parent.access.mendToPublic)")
        ])
    }
    return parent.owner
  }

  private func cycle(_ path: ArraySlice<Declaration>, to first: Declaration) -> Refusal {
    let names = (path + [first]).map(\.name).joined(separator: " → ")
    let place = first.container?.place ?? first.place
    return Refusal(
      .dependencyCycle, "each container is the child of the next: \(names)", at: place,
      notes: [place.note("make one of them a child of another container: parent: Container")])
  }

  // MARK: Names

  /// The child container that a struct declares.
  private func child(_ type: Declaration) -> ChildContainer? { children.first { $0.declaration == type } }

  /// The owner that `in:` names; nil without it.
  func owner(of annotated: Declaration, _ options: DirectiveOptions) throws(Refusal) -> Owner? {
    guard let value = options.owner else { return nil }
    if value.isRoot {
      throw Refusal(
        value.mistake("'in' names a child container; drop it for a value of every 'Container'"))
    }
    guard let child = child(try container(value, for: annotated)) else { throw Refusal() }
    return child.owner
  }

  /// The struct of the child container that a declaration's directive names.
  private func container(
    _ value: OptionValue, for declaration: Declaration, or alsoKnown: [String] = []
  ) throws(Refusal) -> Declaration {
    let module = declaration.module
    let found = value.type.flatMap { table.identity(of: $0, in: declaration.scope).declaration }
    if let found, found.container != nil || !found.misplacedDirectives.isEmpty {
      if child(found).map({ table.sees($0, in: module) }) != false { return found }
    } else if found?.kind == .struct {
      let directive = "// @container(parent: Container)"
      throw Refusal(
        .unknownOption, "'\(value.text)' is no container", at: value.place,
        notes: [
          (found?.place ?? value.place).note("if this is to be one, write above it: \(directive, .above)")
        ])
    }
    let hidden = children.first { $0.declaration == found || $0.owner.name == value.text }
    if let hidden, hidden.owner.module != module {
      throw Refusal(outOfSight(hidden, value, in: module))
    }
    throw Refusal(unknown(value, in: module, or: alsoKnown))
  }

  private func outOfSight(_ child: ChildContainer, _ value: OptionValue, in module: String) -> Diagnostic {
    let (other, title) = (child.owner.module, "'\(value.text)'")
    return table.visibility.isImported(other, by: module)
      && !table.isVisible(child.access, from: other, in: module)
      ? Diagnostic(
        .unknownOption, "\(title) is a container that only '\(other)' sees", at: value.place,
        notes: [child.place.note("\(title) is declared here; \(child.access.mendToPublic)")])
      : value.mistake(
        "\(title) is a container of '\(other)', which this file does not import; write: import \(other, .importing)"
      )
  }

  private func unknown(_ value: OptionValue, in module: String, or alsoKnown: [String]) -> Diagnostic {
    let own = model.annotated.filter { $0.container != nil && $0.module == module }.map(\.qualifiedName)
    let seen = children.filter { $0.owner.module != module && table.sees($0, in: module) }
    let names = alsoKnown + own + seen.compactMap(\.owner.name)
    let meant =
      names.first {
        $0.hasSuffix("." + value.text) || value.text == Owner.className(of: $0)
      } ?? Spelling.nearest(to: value.text, in: names)
    let known =
      names.isEmpty
      ? "a struct declares one: // @container(parent: Container)"
      : "there are \(names.sorted().commaSeparated)"
    return value.mistake(
      "there is no container '\(value.text)'; \(meant.map { "did you mean '\($0)'?" } ?? known)", means: meant
    )
  }

  // MARK: Inputs

  private mutating func add(_ owner: Owner, _ declaration: Declaration, _ options: DirectiveOptions)
    throws(Refusal)
  {
    guard let type = table.ownType(declaration) else { throw Refusal() }
    let child = ChildContainer(
      owner: owner, type: type, declaration: declaration, access: options.access,
      inputs: try inputs(of: type, declaration, options), place: options.accessPlace,
      condition: declaration.condition.simplified, files: [declaration.file])
    children.append(child)
    for input in child.inputs { providers.append(try provider(of: input, child)) }
    // The class must not have the name of another type, nor its maker the name of a member of every container.
    let name = owner.className
    let suggestion = "rename '\(declaration.name)'"
    if let other = table.names[name]?[.module(owner.module)] {
      throw Refusal(
        .accessorClash, "the class of the container would be named '\(name)', which is taken; \(suggestion)",
        at: declaration.place,
        notes: [other.place.note("the other one is declared here")])
    }
    _ = try child.maker.checkedAsName(at: declaration.place, suggestion: suggestion)
  }

  private func inputs(
    of type: ResolvedType, _ declaration: Declaration, _ options: DirectiveOptions
  ) throws(Refusal) -> [Parameter] {
    try declaration.checkComplete()
    try declaration.checkProvidable(in: table)
    let properties = try memberwise(of: declaration).properties
    // The inputs are handed to the container from any isolation.
    if let actor = table.globalActor(of: declaration) {
      throw Refusal(
        "\(declaration.title) is isolated to '\(actor)', but a container belongs to no actor; make it \("nonisolated", .modifier)",
        at: declaration.place)
    }
    for property in properties { try checkReadable(property: property, isInput: true) }
    let source = Source(self, declaration, options, .call(.initializer(type.spelling)), type)
    source.parameters = properties.compactMap(\.asParameter)
    source.isMemberwise = true
    source.isOfInputs = true
    return try source.readParameters()
  }

  private func memberwise(of type: Declaration) throws(Refusal) -> Initializer {
    let initializers = Initializers(table: table, type: type, builds: type.condition)
    let all = initializers.all
    if let found = all.first(where: { $0.written == nil }), found.reasonAgainst == nil {
      if initializers.isCertain(found) { return found }
      throw Refusal("'#if' around an input of a container \(notSupported)", at: type.place)
    }
    let own = all.filter { $0.written != nil }.map {
      $0.site.place.note("this initializer replaces the memberwise one; drop it")
    }
    throw Refusal(
      .noUsableInitializer,
      "the memberwise initializer of '\(type.name)', which makes the inputs of its container, cannot be called",
      at: type.place, notes: initializers.obstacles + own)
  }

  private mutating func provider(of input: Parameter, _ child: ChildContainer) throws(Refusal)
    -> Binding
  {
    let scope = child.declaration.scope
    for written in [child.type.spelling, input.spelling] {
      try table.checkAccess(of: written, at: input.place, scope, (child.access, "container", child.place))
    }
    // The accessor must not have the name of a member of every container.
    do { _ = try input.label.checkedAsName(at: input.place, suggestion: "rename the property") } catch {
      diagnostics.report(error)
    }
    let type = ResolvedType(identity: input.type.identity, spelling: input.type.spelling.withoutPassing)
    let isBare = table.unreadNames.seesUnknown(child.files)
    return Binding(
      module: child.owner.module, place: input.place, kind: .input(of: child.type.spelling, input.label),
      concrete: type,
      provided: [
        .init(
          type: type, spelling: table.accessorType(type, lifetime: .transient, isBare: isBare),
          accessor: input.label, place: input.place)
      ], name: type.isCommonValue ? input.label : nil, lifetime: .singleton, access: child.access,
      condition: child.condition, files: child.files, declaredOwner: child.owner)
  }
}

extension Declaration {
  /// The reason why it cannot declare a container; nil if it can.
  fileprivate func refusalAsContainer(in table: TypeTable) -> String? {
    if kind != .struct {
      return
        "'@container' belongs to a struct with the inputs of a child container; '\(name)' is no struct"
    }
    if let other = directives.first(where: { $0.kind == .provide || $0.kind == .require }) {
      return
        "'@container' and '@\(other.name)' contradict each other: the caller gives the inputs in '\(name)', so no provider makes it"
    }
    if !name.isPlainIdentifier {
      return "'@container' of a struct with the name '\(name)' \(notSupported); give it one without backticks"
    }
    let around = withAncestors
    if around.contains(where: { !$0.genericParameters.isEmpty }) {
      return "'@container' of a generic type \(notSupported)"
    }
    if table.parts(of: self).filter({ $0.kind == .struct }).count > 1 {
      return "'@container' of one of several structs named '\(name)' \(notSupported); give each another name"
    }
    let isLimited = around.contains { $0.has(attribute: "available") }
    return isLimited ? "'@container' of a struct marked '@available' \(notSupported)" : nil
  }
}

/// A child container, as the struct of its inputs declares it.
package struct ChildContainer: Sendable {
  package var owner: Owner
  /// The struct of the inputs.
  var type: ResolvedType
  package var declaration: Declaration
  var access: Access
  /// The inputs, which its maker takes as parameters.
  var inputs: [Parameter]
  /// The place of the directive's access word; without one, of the directive.
  var place: Place
  /// The condition of the `#if`s around the struct.
  var condition: Condition
  var files: Set<Int>

  package var parent: Owner { Owner(levels: owner.levels.dropLast()) }
  /// The name of the parent's method that makes one.
  var maker: String { (owner.name ?? "").lowerCamelCase }
}

extension OptionValue {
  /// Whether it names the runtime's own container.
  fileprivate var isRoot: Bool {
    ["Container", "DIRuntime.Container", "DIRuntime::Container"].contains(text)
  }
}

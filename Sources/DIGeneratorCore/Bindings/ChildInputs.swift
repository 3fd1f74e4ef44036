// SPDX-License-Identifier: MIT

/// What child containers are made with: stored properties, each a provider there.
extension ProviderReader {
  /// Reads the inputs of all child containers, and makes providers of them; those without are none.
  mutating func readInputs() {
    if children.isEmpty { return }
    let named = Dictionary(grouping: table.declarations.filter(\.isTopLevelType), by: \.name)
    let declared = children
    children = []
    for var child in declared {
      do {
        child.inputs = try inputs(of: child)
        children.append(child)
        checkName(of: child, among: named)
        for input in child.inputs { providers.append(try provider(of: input, child)) }
      } catch {
        diagnostics.report(error)
      }
    }
  }

  /// Whose a provider is, if `in:` says so.
  func owner(_ source: Source) throws -> Owner? {
    guard let value = source.options.owner else { return nil }
    if value.text == "Container" {
      throw Refusal(
        value.mistake("'in' names a child container; what belongs to every 'Container' says nothing"))
    }
    let declaration = source.annotated
    let found = try containers.container(
      value, in: table.scope(of: declaration), module: declaration.module)
    guard let child = children.first(where: { $0.declaration == found }) ?? containers.child(below: found)
    else { throw Refusal() }
    return child.owner
  }

  private func inputs(of child: ChildContainer) throws -> [Provider.Parameter] {
    let (index, declaration) = (child.declaration, table.declarations[child.declaration])
    guard let options = containers.options[index] else { throw Refusal() }
    try checkComplete(declaration)
    try checkProvidable(declaration)
    let properties = try memberwise(of: index, declaration).properties.map { table.declarations[$0] }
    // It is handed over from anywhere.
    if let actor = table.globalActor(of: declaration, inside: index) {
      throw Refusal(
        "\(declaration.title) is isolated to '\(actor)', but a container is nobody's; make it nonisolated",
        at: declaration.place)
    }
    for property in properties { try checkReadable(property: property, isInput: true) }
    var reading = ParameterReading(
      table: table,
      source: Source(
        index: index, annotated: declaration, options: options, declaration: declaration,
        scope: boundScope(inside: index, declaration), construction: .initializer(child.type.spelling),
        type: child.type, parameters: properties.compactMap(\.asInput), isMemberwise: true),
      access: child.access)
    return try reading.read()
  }

  private func memberwise(of index: Int, _ type: Declaration) throws -> Initializers.Candidate {
    let initializers = Initializers(table: table, builds: table.condition(of: index))
    let all = initializers.all(of: index)
    if let found = all.first(where: { $0.declaration == nil }), initializers.reasonAgainst(found) == nil {
      if initializers.isCertain(found, of: index) { return found }
      throw Refusal("'#if' in what a container is made with \(notSupported)", at: type.place)
    }
    let own = all.filter { $0.declaration != nil }.map {
      Diagnostic.Note("this initializer takes the place of the memberwise one; drop it", at: $0.place)
    }
    throw Refusal(
      .noUsableInitializer,
      "a container is made with the stored properties of '\(type.name)', whose memberwise initializer cannot be called",
      at: type.place, notes: initializers.obstacles(of: index) + own)
  }

  private mutating func provider(of input: Provider.Parameter, _ child: ChildContainer) throws -> Provider {
    let scope = table.scope(of: table.declarations[child.declaration])
    for written in [child.type.spelling, input.spelling] {
      try checkAccess(of: written, at: input.place, scope, (child.access, "container", child.place))
    }
    // Its accessor must not take the place of a member of every container.
    if let complaint = ReservedNames.complaint(about: input.label) {
      diagnostics.report(.accessorClash, "\(complaint); rename the property", at: input.place)
    }
    let type = ResolvedType(identity: input.type.identity, spelling: input.type.spelling.withoutPassing)
    let spelling = table.accessorType(type, lifetime: .transient)
    let provider = Provider(
      module: child.owner.module, place: input.place,
      construction: .input(of: child.type.spelling, input.label), concrete: type,
      provided: [.init(type: type, spelling: spelling, accessor: input.label, place: input.place)],
      files: child.files)
    (provider.name, provider.lifetime) = (type.isCommonValue ? input.label : nil, .singleton)
    (provider.access, provider.owner, provider.condition) = (child.access, child.owner, child.condition)
    return provider
  }

  /// The class must not take the place of another type, nor its maker that of a member of every container.
  private mutating func checkName(of child: ChildContainer, among named: [String: [Declaration]]) {
    let declaration = table.declarations[child.declaration]
    let name = child.owner.className
    if let twin = named[name]?.first(where: { $0.module == child.owner.module }) {
      diagnostics.report(
        .accessorClash,
        "the class of the container would be named '\(name)', which is taken; rename '\(declaration.name)'",
        at: declaration.place, notes: [.init("the other one is declared here", at: twin.place)])
    } else if ReservedNames.complaint(about: child.maker) != nil {
      diagnostics.report(
        .accessorClash,
        "'\(child.maker)', which would make the container, is a member of every container; rename '\(declaration.name)'",
        at: declaration.place)
    }
  }
}

extension Declaration {
  /// As a parameter that the caller always gives, whatever a misspelt directive was to say.
  fileprivate var asInput: Parameter? {
    guard var parameter = asParameter else { return nil }
    let arg = Directive(
      name: Directive.arg, place: parameter.place, options: [],
      comment: Comment(isBlock: true, start: 0, end: 0, nextToken: 0),
      end: 0)
    (parameter.directives, parameter.isDisputed) = ([arg], false)
    return parameter
  }
}

// SPDX-License-Identifier: MIT

/// What child containers are made with: stored properties, each a provider there.
extension ProviderReader {
  /// Reads the inputs of all child containers, and makes providers of them; those without are none.
  mutating func readInputs() {
    if children.isEmpty { return }
    let named = Dictionary(grouping: table.declarations.filter(\.isTopLevelType), by: \.name)
    var sound: [ChildContainer] = []
    for var child in children {
      guard let inputs = inputs(of: child) else { continue }
      child.inputs = inputs
      sound.append(child)
      for input in inputs where checkAccess(of: input, child) {
        checkName(of: input)
        providers.append(provider(of: input, child))
      }
      checkName(of: child, among: named)
    }
    children = sound
  }

  /// Whose a provider is, if `in:` says so; nil where that is a mistake, too, which is reported.
  mutating func owner(_ options: DirectiveOptions, _ index: Int) -> Owner? {
    guard let value = options.owner else { return nil }
    let declaration = table.declarations[index]
    if value.text == "Container" {
      diagnostics.report(
        .unknownOption, "'in' names a child container; what belongs to every 'Container' says nothing",
        at: value.place)
      return nil
    }
    let found = containers.container(value, in: table.scope(of: declaration), module: declaration.module)
    let child = children.first { $0.declaration == found.index } ?? containers.child(below: found.index)
    if let child { return child.owner }
    if found.index == nil {
      diagnostics.report(.unknownOption, found.complaint, at: value.place, fix: found.fix)
    }
    return nil
  }

  private mutating func inputs(of child: ChildContainer) -> [Provider.Parameter]? {
    let declaration = table.declarations[child.declaration]
    guard isReadable(declaration), isProvidable(declaration),
      let memberwise = memberwise(of: child.declaration, declaration)
    else { return nil }
    let properties = memberwise.properties.map { table.declarations[$0] }
    guard isNobodys(declaration, child.declaration),
      properties.allSatisfy({ isReadableProperty($0, or: "make it a plain property") })
    else {
      return nil
    }
    if let unread = properties.first(where: { $0.asInput == nil }) {
      unsupported(
        "the type of '\(unread.name)' is not written, so no container can be made with it; write it",
        unread.place)
      return nil
    }
    let source = Source(
      declaration: declaration, scope: boundScope(inside: child.declaration, declaration),
      place: declaration.place, construction: .initializer(child.type.spelling), type: child.type,
      effects: Effects(), parameters: properties.compactMap(\.asInput), parameterOwners: [],
      isMemberwise: true)
    var reader = ParameterReading(table: table, source: source, access: child.access)
    let inputs = reader.read()
    diagnostics.merge(reader.diagnostics)
    return inputs
  }

  private mutating func memberwise(of index: Int, _ type: Declaration) -> Initializers.Candidate? {
    let initializers = initializers.within(table.condition(of: index))
    let all = initializers.all(of: index)
    if let found = all.first(where: { $0.declaration == nil }), initializers.isUsable(found) {
      if initializers.isCertain(found, of: index) { return found }
      unsupported("'#if' in what a container is made with \(notSupported)", type.place)
      return nil
    }
    let reasons = initializers.obstacles(of: index).map { Diagnostic.Note($0.reason, at: $0.place) }
    let own = all.filter { $0.declaration != nil }.map {
      Diagnostic.Note("this initializer takes the place of the memberwise one; drop it", at: $0.place)
    }
    diagnostics.report(
      .noUsableInitializer,
      "a container is made with the stored properties of '\(type.name)', whose memberwise initializer cannot be called",
      at: type.place, notes: reasons + own)
    return nil
  }

  private func provider(of input: Provider.Parameter, _ child: ChildContainer) -> Provider {
    let type = ResolvedType(identity: input.type.identity, spelling: input.type.spelling.withoutPassing)
    let spelling = table.accessorType(type, lifetime: .transient)
    let provider = Provider(
      module: child.owner.module, place: input.place, lifetimePlace: input.place,
      construction: .input(of: child.type.spelling, input.label), concrete: type,
      provided: [.init(type: type, spelling: spelling, accessor: input.label, place: input.place)],
      name: type.isCommonValue ? input.label : nil, lifetime: .singleton, access: child.access,
      parameters: [], isMemberwise: false, effects: .none, availability: [], files: child.files)
    (provider.owner, provider.condition) = (child.owner, child.condition)
    return provider
  }

  // MARK: Checks

  private mutating func checkAccess(of input: Provider.Parameter, _ child: ChildContainer) -> Bool {
    let scope = table.scope(of: table.declarations[child.declaration])
    for type in [child.type.spelling, input.spelling] {
      guard let narrow = table.narrowest(in: type, scope), narrow.access < child.access else { continue }
      diagnostics.report(
        .inaccessible,
        "a \(child.access.keyword) container cannot be wider than '\(narrow.name)', which is \(narrow.access.keyword)",
        at: child.place, notes: [narrow.note])
      return false
    }
    return true
  }

  /// Its accessor must not take the place of a member of every container.
  private mutating func checkName(of input: Provider.Parameter) {
    guard let complaint = ReservedNames.complaint(about: input.label) else { return }
    diagnostics.report(.accessorClash, "\(complaint); rename the property", at: input.place)
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

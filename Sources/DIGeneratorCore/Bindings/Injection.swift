// SPDX-License-Identifier: MIT

/// The marked properties of a type, which a container sets in objects that others make, and in values that it makes itself.
/// Properties under `#if`s of their own are an injection of their own, which the type's calls.
package struct Injection: Sendable {
  let type: Declaration
  /// The first of its directives.
  let directive: Directive?
  /// The injections that it calls: of the superclass, and of the properties under `#if`s.
  var others: [Binding] = []
  /// The number of the `#if`s, for its function's name; nil for the type's injection, which is a method of containers.
  var number: Int?
}

extension ProviderReader {
  /// Reads the injections of the types with marked properties, each after its superclass's.
  mutating func readInjections(among annotated: [Declaration]) {
    let marked = annotated.filter { $0.injection != nil }
    inUse.formUnion(marked)
    var properties: [Declaration: [Declaration]] = [:]
    for property in marked {
      do throws(Refusal) {
        properties[try typeToInject(property), default: []].append(property)
      } catch { diagnostics.report(error) }
    }
    for (type, _) in properties.keys.map({ ($0, depth(of: $0)) }).sorted(by: { $0.1 < $1.1 }) {
      do throws(Refusal) {
        let all = try injections(of: type, properties[type] ?? [])
        injections[type] = all[0]
        providers += all
      } catch { diagnostics.report(error) }
    }
  }

  /// The number of classes above, and the place, so that the order is the same in each run.
  private func depth(of type: Declaration) -> (Int, Place) { (table.classes(from: type).count, type.place) }

  /// The injection of a type or, if it has none, of the nearest class above; several if the type has branches under `#if`.
  func injections(setting type: Declaration) -> [Binding] {
    if injections.isEmpty { return [] }
    return table.branches(of: type).flatMap { branch in
      injections[branch].map { [$0] } ?? table.superclasses(of: branch).flatMap(injections(above:))
    }.unique
  }

  private func injections(above type: Declaration) -> [Binding] {
    sequence(first: type, next: table.superclass).prefix(TypeTable.deepestClass).lazy.compactMap {
      self.injections[$0]
    }.first.asList
  }

  /// The injection of a type. The injections of its properties under `#if`s of their own follow.
  private func injections(of type: Declaration, _ properties: [Declaration]) throws(Refusal) -> [Binding] {
    let groups = Dictionary(grouping: properties, by: \.condition.simplified)
    let own = type.condition.simplified
    var parts: [Binding] = []
    let others = groups.filter { $0.key != own }.sorted { $0.value[0].place < $1.value[0].place }
    for (number, group) in others.enumerated() {
      let part = Injection(type: type, directive: properties[0].injection, number: number)
      parts.append(try injection(part, group.value, where: group.key))
    }
    let all = table.superclasses(of: type).flatMap(injections(setting:)).unique + parts
    let whole = Injection(type: type, directive: properties[0].injection, others: all)
    return [try injection(whole, groups[own] ?? [], where: own)] + parts
  }

  private func injection(_ injection: Injection, _ properties: [Declaration], where condition: Condition)
    throws(Refusal) -> Binding
  {
    let type = injection.type
    guard let own = table.ownType(type), let directive = injection.directive else { throw Refusal() }
    var unused = DiagnosticCollector()
    let options = DirectiveOptions(directive, diagnostics: &unused)
    let source = Source(self, type, options, .call(.initializer(own.spelling)), own)
    source.parameters = properties.compactMap(\.asInjected)
    source.isMemberwise = true
    var parameters = try source.readParameters()
    for index in parameters.indices { parameters[index].isInjected = true }
    let suffix = injection.number == nil ? "" : " where \(condition)"
    let isLimited = type.withAncestors.contains { $0.has(attribute: "_spi") }
    let access = table.access(of: type)
    let binding = Binding(
      module: type.module, place: (properties.first ?? type).namePlace, kind: .injection(injection),
      concrete: own,
      provided: [
        .init(type: own, spelling: own.spelling, accessor: "inject(\(own.title))\(suffix)", place: type.place)
      ],
      access: isLimited ? min(access, .package) : access, parameters: parameters,
      ownEffects: BuildEffects(actor: properties.lazy.compactMap(table.globalActor).first),
      availability: type.withAncestors.flatMap(\.availability).unique, condition: condition,
      files: [type.file])
    try source.checkAttributes(binding)
    return binding
  }
}

// MARK: Refusals

extension ProviderReader {
  /// The type with a marked property; refused if no container can set the property.
  private func typeToInject(_ property: Declaration) throws(Refusal) -> Declaration {
    let title = property.title
    if let mistake = property.mistakeInInjection { throw Refusal(mistake) }
    guard let type = property.parent, type.kind == .class || type.kind == .struct, property.isInstanceProperty
    else {
      let reason =
        property.parent?.kind == .actor
        ? "belongs to an actor, and only the actor itself can set it; take it as a parameter of its initializer"
        : "is no property of the objects of a class or struct, so 'inject' cannot set it"
      throw Refusal("\(title) \(reason)", at: property.place)
    }
    if let reason = property.refusalAsInjected { throw Refusal("\(title) \(reason)", at: property.place) }
    if property.name.isEmpty {
      throw Refusal(
        "a tuple's parts cannot be set by a container; declare them on their own", at: property.place)
    }
    if property.asInjected == nil {
      throw Refusal("the type of \(title) is not written; write it", at: property.place)
    }
    try property.checkSettable(in: table)
    if let generic = type.withAncestors.first(where: { !$0.genericParameters.isEmpty }) {
      throw Refusal(
        "\(title) is in '\(generic.name)', which is generic; move it into a class above that is not, or take it as a parameter of an initializer",
        at: property.place)
    }
    if type.kind == .struct, !property.hasInitialValue, !type.members.contains(where: \.isInit) {
      throw Refusal(
        "the memberwise initializer of '\(type.name)' takes \(title) already; drop '@inject', or write its type with '!'",
        at: property.place)
    }
    return type
  }
}

extension Declaration {
  /// The directive that has containers set it.
  var injection: Directive? { directives.first { $0.kind == .inject } }

  fileprivate var mistakeInInjection: Diagnostic? {
    guard let injection else { return nil }
    if let option = injection.options.first {
      return Diagnostic(
        .unknownOption, "'@inject' takes no options; a provider is chosen by its name: // @named(someName)",
        at: option.place)
    }
    if let mistake = injection.mistakeAtEnd { return mistake }
    return directives.first { $0.kind == .arg }.map {
      Diagnostic(
        .unknownOption, "'@arg' contradicts '@inject': 'inject' takes the object alone", at: $0.place)
    }
  }

  /// The reason why no container can set it; follows its name.
  fileprivate var refusalAsInjected: String? {
    if kind == .let { return "is a 'let', which nothing can set once the object is there; make it a 'var'" }
    if !isStored { return "is computed; mark the stored property behind it" }
    if has("lazy") { return "is lazy, so it makes its own value; drop 'lazy' and the value" }
    let holding = modifiers.first { $0 == "weak" || $0.hasPrefix("unowned") }
    return holding.map {
      "is \($0), so nothing may hold the value that it gets; make it strong, or set it by hand"
    }
  }

  /// Refuses a property that the generated file cannot set.
  fileprivate func checkSettable(in table: TypeTable) throws(Refusal) {
    try checkProvidable(in: table)
    guard let limit = modifiers.first(where: { $0 == "private(set)" || $0 == "fileprivate(set)" }) else {
      return
    }
    throw Refusal(
      .inaccessible, "\(title) is \(limit), so the generated file cannot set it; drop that", at: place)
  }

  /// An injected property as a parameter. That `T!` begins as nil is no default: such a property is in need of a value.
  fileprivate var asInjected: Parameter? {
    guard let type = statedType else { return nil }
    let isNil = type.isUnwrapped && value?.kind == .nil
    return parameter(of: type, default: isNil ? nil : value, directives.filter { $0.kind != .inject })
  }
}

extension ProviderReader.Source {
  /// Refuses injected properties in a value that exists before any container sets them, or that may be nil.
  func checkInjections(_ binding: Binding) throws(Refusal) {
    guard let injection = binding.injections.first else { return }
    let title = "'\(injection.concrete.title)'"
    if case .call(.property) = origin {
      throw Refusal(
        "\(title) has injected properties, and 'inject' needs a new value; make '\(declaration.name)' a func",
        at: place)
    }
    if type.unwrapped != nil, injection.injection?.type.kind == .struct {
      throw Refusal(
        "\(title) has injected properties, which cannot be set in an optional; make it a class", at: place)
    }
  }
}

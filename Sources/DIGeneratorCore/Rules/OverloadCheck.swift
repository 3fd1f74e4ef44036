// SPDX-License-Identifier: MIT

/// Another member or function of the name, which the call that makes a provider's value may mean.
struct Overload: Sendable {
  struct Parameter: Sendable {
    var label: String
    /// Nil where it may be anything: a generic parameter.
    var type: TypeIdentity?
    var mayBeLeftOut: Bool
  }

  /// Nil for what is called without labels: a constant that holds a function, or an enum's case.
  var parameters: [Parameter]?
  var place: Place
}

extension ProviderReader {
  /// Those that the generated file sees, in the builds that have the chosen one.
  func overloads(of source: Source) -> [Overload] {
    switch source.construction {
    case .initializer, .function: break
    default: return []
    }
    let own = source.declaration
    let builds = model.condition(of: own)
    let written = sameNamed(as: source).filter { other in
      other.place != own.place && isCallable(other) && !model.condition(of: other).excludes(builds)
        && (other.effects.isAsync || !own.effects.isAsync) && mayGive(other, source)
    }.map { overload($0, of: source) }
    return (written + unwritten(besides: source, in: builds)).sorted(by: \.place)
  }

  /// The initializer that the compiler makes, where the chosen one is written in an extension.
  private func unwritten(besides source: Source, in builds: Condition) -> [Overload] {
    guard source.ownName == nil, !source.isMemberwise, let type = source.type.identity.declaration else {
      return []
    }
    return Initializers(table: table).all(of: type).filter {
      $0.declaration == nil && !$0.access.isHidden && !model.condition(of: $0.site).excludes(builds)
    }.map { candidate in
      let properties = candidate.properties.compactMap { table.declarations[$0].asParameter }
      let scope = boundScope(inside: type, table.declarations[type])
      return Overload(parameters: read(properties, [], in: scope), place: candidate.place)
    }
  }

  private func isCallable(_ other: Declaration) -> Bool {
    let access = table.access(of: other)
    return !access.isHidden && table.isVisible(access, from: other.module, in: table.model.module)
      && !other.isFailable && !other.isUnavailable && !other.has(attribute: "_disfavoredOverload")
  }

  private func mayGive(_ other: Declaration, _ source: Source) -> Bool {
    guard other.kind != .`init`, let type = other.type else { return true }
    let given = table.identity(of: type.asProvided, in: boundScope(inside: other.parent, other))
    return other.isProperty ? given.isFunction : !given.isPlainlyOther(than: source.type.identity)
  }

  /// The functions at top level, or members of the type and the classes above it, that are called like it.
  private func sameNamed(as source: Source) -> [Declaration] {
    let own = source.declaration
    let name = source.ownName ?? "init"
    let type =
      source.ownName == nil ? source.type.identity : own.parent.flatMap(table.identity(ofDeclaration:))
    guard var type else {
      return own.parent == nil ? model.functions[name, default: []].map { table.declarations[$0] } : []
    }
    var result = members(named: name, of: type)
    for _ in 0..<TypeTable.deepestClass {
      guard let above = type.declaration.flatMap(table.superclass) else { break }
      type = .declared(above, [])
      // Who has an initializer of its own inherits only the convenient ones.
      let inheritsAll = !result.contains { $0.isInit && !$0.has("convenience") }
      result += members(named: name, of: type).filter {
        (!$0.isInit || inheritsAll || $0.has("convenience")) && !own.overrides($0)
      }
    }
    return result
  }

  private func members(named name: String, of type: TypeIdentity) -> [Declaration] {
    table.members(of: type).map { table.declarations[$0] }.filter {
      $0.name == name && ($0.isInit || $0.isTypeMember)
    }
  }

  private func overload(_ other: Declaration, of source: Source) -> Overload {
    if other.isProperty { return Overload(place: other.place) }
    let scope = boundScope(inside: other.parent, other)
    return Overload(
      parameters: read(other.parameters, other.genericParameters, in: scope), place: other.place)
  }

  private func read(
    _ parameters: [Declaration.Parameter], _ generic: [Declaration.GenericParameter],
    in scope: TypeTable.Scope
  ) -> [Overload.Parameter] {
    let generic = Set(generic.map(\.name))
    return parameters.map { parameter in
      let type = parameter.type
      let isGeneric = type.hasOpaque || type.names.joined().contains { generic.contains($0.name) }
      return Overload.Parameter(
        label: parameter.label, type: isGeneric ? nil : table.identity(of: type, in: scope),
        mayBeLeftOut: parameter.defaultValue != nil || parameter.isVariadic)
    }
  }
}

extension Declaration {
  fileprivate func overrides(_ other: Declaration) -> Bool {
    (has("override") || has("required")) && parameters.map(\.label) == other.parameters.map(\.label)
  }
}

/// Reports calls that may mean another initializer or function than the chosen one, because their labels fit that too
/// and no type tells the two apart. The compiler ranks them, takes the one or the other and says nothing.
struct OverloadCheck {
  let table: TypeTable

  /// Reports those of some of the providers.
  func report(of providers: [Provider], _ diagnostics: inout DiagnosticCollector) {
    for provider in providers where !provider.overloads.isEmpty {
      let found = provider.rows.lazy.compactMap { mistake(provider, $0.bindings) }.first
      if let found { diagnostics.report(found) }
    }
  }

  private func mistake(_ provider: Provider, _ bindings: [Graph.Binding]) -> Diagnostic? {
    let parameters = provider.parameters
    let always = parameters.indices.filter { bindings[$0].isLeftOut }
    // Where only the declaration can name an argument's default, the accessor has an overload without it.
    let sometimes = parameters.indices.filter { parameters[$0].hasUnknownDefault }
    for leftOut in sometimes.isEmpty ? [always] : [always, sometimes + always] {
      let passed = parameters.indices.filter { !leftOut.contains($0) }.map { position in
        // For an optional it may be the value, for a `@match` a subtype.
        let type = bindings[position].eagerTarget?.provided.type ?? parameters[position].type
        return (parameter: parameters[position], type: type.identity)
      }
      // Where all is passed that the chosen one takes, each value of the very type, no other one is better that leaves
      // something out or takes what is above that type.
      let isExact = leftOut.isEmpty && passed.allSatisfy { $0.type == $0.parameter.type.identity }
      let other = provider.overloads.first { fits(passed, $0, isExact) }
      if let other { return mistake(provider, other, leftOut.first.map { parameters[$0] }) }
    }
    return nil
  }

  /// Whether the labels fit and no type plainly does not.
  private func fits(
    _ passed: [(parameter: Provider.Parameter, type: TypeIdentity)], _ other: Overload, _ isExact: Bool
  ) -> Bool {
    guard let parameters = other.parameters else { return passed.allSatisfy { $0.parameter.label == "_" } }
    var rest = passed[...]
    for parameter in parameters {
      if let next = rest.first, next.parameter.label == parameter.label,
        mayBe(next.type, parameter.type, isExact)
      {
        rest.removeFirst()
      } else if isExact || !parameter.mayBeLeftOut {
        return false
      }
    }
    return rest.isEmpty
  }

  private func mayBe(_ value: TypeIdentity, _ type: TypeIdentity?, _ isExact: Bool) -> Bool {
    guard let type, value.isPlainlyOther(than: type) else { return true }
    let above = isExact ? [] : value.declaration.map { table.ancestors(ofType: $0) } ?? []
    return above.contains { $0.withoutArguments == (type.wrapped ?? type).withoutArguments }
  }

  private func mistake(_ provider: Provider, _ other: Overload, _ leftOut: Provider.Parameter?) -> Diagnostic
  {
    let kind = if case .function = provider.construction { "function" } else { "initializer" }
    let place = leftOut?.place ?? provider.place
    let message =
      leftOut.map {
        "'\($0.name)' \($0.isArgument ? "may be" : "is") left to its default, and without it the call may mean another \(kind)"
      } ?? "the call of this \(kind) may mean another one, which takes the same labels"
    let given = leftOut.map { " with '\($0.name)' given" } ?? ""
    return Diagnostic(
      .ambiguousInitializer, message, at: place,
      notes: [
        .init("this one; write '// @provide' above it if that is right", at: other.place),
        .init("else provide a static func of another name that calls this one\(given)", at: place),
      ])
  }
}

extension TypeIdentity {
  /// Whether it has another name, or other arguments. Nobody knows what a member of a type stands for.
  fileprivate func isPlainlyOther(than other: TypeIdentity) -> Bool {
    switch (wrapped ?? self, other.wrapped ?? other) {
    case (.declared(let one, let arguments), .declared(let other, let others)) where one == other:
      zip(arguments, others).contains { $0.isPlainlyOther(than: $1) }
    case (.unread(let one, let arguments), .unread(let other, let others)) where one == other:
      zip(arguments, others).contains { $0.isPlainlyOther(than: $1) }
    case (.declared, .declared): true
    case (.unread(let name, _), .unread), (.unread(let name, _), .declared),
      (.declared, .unread(let name, _)):
      !name.contains(".")
    default: false
    }
  }
}

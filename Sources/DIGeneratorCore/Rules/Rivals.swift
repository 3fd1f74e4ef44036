// SPDX-License-Identifier: MIT

/// Another member or function of the name, which the call that makes a provider's value may mean.
struct Rival: Sendable {
  struct Parameter: Sendable {
    var label: String
    /// Nil where it may be anything: a generic parameter.
    var type: TypeIdentity?
    var mayBeLeftOut: Bool
  }

  /// Nil for what is called without labels: a constant that holds a function, or an enum's case.
  var parameters: [Parameter]?
  /// Whether it has to be waited for and the chosen one has not: only a call that may wait means it.
  var isAwaited = false
  var place: Place
}

extension ProviderReader {
  /// Those that the generated file sees, in the builds that have the chosen one.
  func rivals(of source: Source) -> [Rival] {
    guard source.construction.isCall else { return [] }
    let (own, module) = (source.declaration, table.model.module)
    let builds = model.condition(of: own)
    let written = namesakes(of: source).filter {
      $0.place != own.place && isCallable($0, in: module) && !model.condition(of: $0).excludes(builds)
        && ($0.effects.isAsync || !own.effects.isAsync) && mayGive($0, source)
    }
    return (written.map { rival($0, of: source) } + unwritten(besides: source, in: builds))
      .ordered(by: \.place)
  }

  private func isCallable(_ other: Declaration, in module: String) -> Bool {
    let access = table.access(of: other)
    return !access.isHidden && table.isVisible(access, from: other.module, in: module) && !other.isFailable
      && !other.isUnavailable && !other.has(attribute: "_disfavoredOverload")
  }

  private func mayGive(_ other: Declaration, _ source: Source) -> Bool {
    guard other.kind != .`init`, let type = other.type else { return true }
    let given = table.identity(of: type.asProvided, in: boundScope(inside: other.parent, other))
    return other.isProperty ? given.isFunction : !given.isPlainlyOther(than: source.type.identity)
  }

  /// The functions at top level, or members of the type and the classes above it, that are called like it.
  private func namesakes(of source: Source) -> [Declaration] {
    let own = source.declaration
    if source.ownName == nil { return members(named: "init", of: source.type.identity, besides: own) }
    guard let type = own.parent.map(table.identity(ofDeclaration:)) else {
      return model.survey.functions[own.name, default: []].map { table.declarations[$0] }
    }
    return type.map { members(named: own.name, of: $0, besides: own) } ?? []
  }

  private func members(named name: String, of type: TypeIdentity, besides own: Declaration) -> [Declaration] {
    var (result, next) = (
      table.members(of: type).map { table.declarations[$0] }.filter { $0.isCalled(name) }, type
    )
    for _ in 0..<TypeTable.deepestClass {
      guard let above = next.declaration.flatMap(table.superclass) else { break }
      next = .declared(above, [])
      // Who has an initializer of its own inherits only the convenient ones.
      let inheritsAll = !result.contains { $0.isInit && !$0.has("convenience") }
      result += table.members(of: next).map { table.declarations[$0] }.filter {
        $0.isCalled(name) && (!$0.isInit || inheritsAll || $0.has("convenience")) && !own.overrides($0)
      }
    }
    return result
  }

  /// The initializer that the compiler makes, where the chosen one is written in an extension.
  private func unwritten(besides source: Source, in builds: Condition) -> [Rival] {
    guard source.ownName == nil, !source.isMemberwise, let type = source.type.identity.declaration else {
      return []
    }
    let candidates = Initializers(table: table).all(of: type).filter {
      $0.declaration == nil && !$0.access.isHidden && !model.condition(of: $0.site).excludes(builds)
    }
    return candidates.map { candidate in
      let properties = candidate.properties.compactMap { table.declarations[$0].asParameter }
      return rival(
        properties, [], in: boundScope(inside: type, table.declarations[type]), at: candidate.place)
    }
  }

  private func rival(_ other: Declaration, of source: Source) -> Rival {
    if other.isProperty || other.kind == .case { return Rival(place: other.place) }
    let scope = boundScope(inside: other.parent, other)
    var rival = rival(other.parameters, other.genericParameters, in: scope, at: other.place)
    rival.isAwaited = other.effects.isAsync && !source.effects.isAsync
    return rival
  }

  private func rival(
    _ parameters: [Declaration.Parameter], _ generic: [Declaration.GenericParameter],
    in scope: TypeTable.Scope, at place: Place
  ) -> Rival {
    let generic = Set(generic.map(\.name))
    let read = parameters.map { parameter in
      let isGeneric =
        parameter.type.hasOpaque || parameter.type.names.joined().contains { generic.contains($0.name) }
      return Rival.Parameter(
        label: parameter.label, type: isGeneric ? nil : table.identity(of: parameter.type, in: scope),
        mayBeLeftOut: parameter.defaultValue != nil || parameter.isVariadic)
    }
    return Rival(parameters: read, place: place)
  }
}

extension Declaration {
  /// Whether what is called by a type's name and this one may mean it.
  fileprivate func isCalled(_ name: String) -> Bool {
    self.name == name && (isInit || isTypeMember || kind == .case)
  }

  fileprivate func overrides(_ other: Declaration) -> Bool {
    (has("override") || has("required")) && parameters.map(\.label) == other.parameters.map(\.label)
  }
}

extension Provider.Construction {
  fileprivate var isCall: Bool {
    switch self {
    case .initializer, .function: true
    default: false
    }
  }
}

extension TypeIdentity {
  /// Whether it has another name, or other arguments. Nobody knows what a member of a type stands for.
  func isPlainlyOther(than other: TypeIdentity) -> Bool {
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

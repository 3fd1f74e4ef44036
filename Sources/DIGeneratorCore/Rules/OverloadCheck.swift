// SPDX-License-Identifier: MIT

/// Another initializer of the type, or function of the name, that a call may mean.
struct Overload: Sendable {
  var parameters: [Declaration.Parameter]
  /// Whether labels and types are those of the chosen one.
  var isAlike: Bool
  var place: Place

  /// Whether a call with these labels may mean it, with what has a default left out.
  func takes(_ labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if parameter.defaultValue == nil, !parameter.isVariadic {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension ProviderReader.Source {
  /// Those that the generated file sees, in the builds that have the chosen one.
  var overloads: [Overload] {
    let (own, builds) = (declaration, declaration.condition)
    return candidates.filter { other in
      other.site.place != own.place && (other.written != nil || !isMemberwise)
        && other.reasonAgainst == nil
        && table.isVisible(other.access, from: other.site.module, in: table.model.module)
        && !other.site.has(attribute: "_disfavoredOverload")
        && (other.site.effects.isAsync || !own.effects.isAsync)
        && own.type?.core == other.site.type?.core && !other.site.condition.excludes(builds)
    }.map { other in
      let parameters =
        other.written == nil ? other.properties.compactMap(\.asParameter) : other.site.parameters
      let isAlike =
        parameters.map(\.label) == self.parameters.map(\.label)
        && parameters.map(\.type.core) == self.parameters.map(\.type.core)
      return Overload(parameters: parameters, isAlike: isAlike, place: other.site.place)
    }.sorted(by: \.place)
  }

  private var candidates: [Initializer] {
    let (own, type) = (declaration, type.identity)
    switch construction {
    case .initializer:
      return (type.declaration.map { Initializers(table: table, type: $0).all } ?? [])
        + members(named: "init", of: type).map(Initializer.init)
    case .function:
      guard let type = own.parent?.identity else {
        return table.model.functions[own.name, default: []].map(Initializer.init)
      }
      let classes = sequence(first: type) {
        own.has("override") ? nil : $0.declaration?.superclass.map { .declared($0) }
      }
      return classes.prefix(Declaration.deepestClass).flatMap { members(named: own.name, of: $0) }
        .map(Initializer.init)
    default: return []
    }
  }

  private func members(named name: String, of type: TypeIdentity) -> [Declaration] {
    table.members(of: type).filter { member in
      member.name == name && (member.isInit || member.kind == .func && member.isTypeMember)
    }
  }
}

/// Reports calls that may mean another initializer or function than the chosen one, because their labels fit that too.
/// The compiler ranks them, takes the one or the other and says nothing.
enum OverloadCheck {
  static func mistake(of provider: Provider) -> Diagnostic? {
    if provider.overloads.isEmpty { return nil }
    return provider.rows.lazy.compactMap { mistake(provider, $0.bindings) }.first
  }

  private static func mistake(_ provider: Provider, _ bindings: [Graph.Binding]) -> Diagnostic? {
    let parameters = provider.parameters
    let always = parameters.indices.filter { bindings[$0].isLeftOut }
    // Where only the declaration can name an argument's default, the accessor has an overload without it.
    let sometimes = parameters.indices.filter { parameters[$0].hasUnknownDefault }
    let isExact = zip(parameters, bindings).allSatisfy { parameter, binding in
      (binding.eagerTarget?.provided.type ?? parameter.type) == parameter.type
    }
    for leftOut in sometimes.isEmpty ? [always] : [always, sometimes + always] {
      let labels = parameters.indices.filter { !leftOut.contains($0) }.map { parameters[$0].label }
      // Where all is passed that the chosen one takes, each value of the very type, only its like can be taken for it.
      let other = provider.overloads.first { leftOut.isEmpty && isExact ? $0.isAlike : $0.takes(labels) }
      if let other { return mistake(provider, other, leftOut.first.map { parameters[$0] }) }
    }
    return nil
  }

  private static func mistake(_ provider: Provider, _ other: Overload, _ leftOut: Provider.Parameter?)
    -> Diagnostic
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

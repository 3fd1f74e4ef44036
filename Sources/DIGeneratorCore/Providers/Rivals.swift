// SPDX-License-Identifier: MIT

/// Another initializer or function, which the call that makes a provider's value may mean.
struct Rival: Sendable {
  struct Parameter: Sendable {
    var label: String
    var type: TypeIdentity
    var mayBeLeftOut: Bool
  }

  var parameters: [Parameter]
  var place: Place

  /// How many of its parameters are left out where the values given are its own; nil where they are not.
  func countOfLeftOut(byPassing given: [Provider.Parameter]) -> Int? {
    var (rest, count) = (given[...], 0)
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label, next.type.identity == parameter.type {
        rest.removeFirst()
      } else if parameter.mayBeLeftOut {
        count += 1
      } else {
        return nil
      }
    }
    return rest.isEmpty ? count : nil
  }
}

extension ProviderReader {
  private var model: SourceModel { table.model }

  /// Those that generated code sees, in the builds that have the chosen one; none where nothing can be left out.
  func rivals(of source: Source) -> [Rival] {
    guard source.parameters.contains(where: \.mayBeLeftOut) else { return [] }
    switch source.construction {
    case .initializer: return rivalInitializers(of: source)
    case .function: return rivalFunctions(of: source)
    default: return []
    }
  }

  private func rivalInitializers(of source: Source) -> [Rival] {
    guard let type = source.type.identity.declaration else { return [] }
    return initializers.all(of: type).filter(initializers.isUsable).compactMap { candidate in
      if let written = candidate.declaration.map({ model.declarations[$0] }) {
        return isRival(written, of: source) ? rival(written) : nil
      }
      guard !source.isMemberwise else { return nil }
      let properties = candidate.properties.compactMap { model.declarations[$0].asParameter }
      return rival(properties, in: boundScope(inside: type, model.declarations[type]), at: candidate.place)
    }
  }

  /// Functions of the same name, in the same type, that return the same.
  private func rivalFunctions(of source: Source) -> [Rival] {
    let own = source.declaration
    guard let parent = own.parent else { return [] }
    let namesakes = table.parts(of: parent).flatMap(model.members).map { model.declarations[$0] }.filter {
      $0.kind == .func && $0.name == own.name && $0.isTypeMember
    }
    return namesakes.filter {
      isRival($0, of: source) && !table.access(of: $0).isHidden && !$0.isUnavailable
        && returned(by: $0) == source.type.identity
    }.map(rival)
  }

  /// One that is only there where some type is a certain one is none, for nobody knows whether it is.
  private func isRival(_ other: Declaration, of source: Source) -> Bool {
    let (own, around) = (source.declaration, model.ancestors(of: other))
    let builds = source.condition && model.condition(of: own)
    return other.place != own.place && other.effects.isAsync == own.effects.isAsync
      && ([other] + around).allSatisfy { $0.ranges.whereClause == nil }
      && !other.attributes.contains { $0.name == "_disfavoredOverload" }
      && !model.condition(of: other).excludes(builds)
  }

  private func returned(by function: Declaration) -> TypeIdentity? {
    function.type.map {
      table.resolve($0.asProvided, in: boundScope(inside: function.parent, function)).identity
    }
  }

  private func rival(_ written: Declaration) -> Rival {
    rival(written.parameters, in: boundScope(inside: written.parent, written), at: written.place)
  }

  private func rival(
    _ parameters: [Declaration.Parameter], in scope: TypeTable.Scope, at place: Place
  ) -> Rival {
    Rival(
      parameters: parameters.map {
        .init(
          label: $0.label, type: table.resolve($0.type, in: scope).identity, mayBeLeftOut: $0.mayBeLeftOut)
      }, place: place)
  }
}

extension Declaration.Parameter {
  fileprivate var mayBeLeftOut: Bool { defaultValue != nil || isVariadic }
}

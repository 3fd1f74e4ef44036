// SPDX-License-Identifier: MIT

/// Another initializer or function, which the call that makes a provider's value may mean.
struct Rival: Sendable {
  struct Parameter: Sendable {
    var label: String
    var type: TypeIdentity
    var mayBeLeftOut: Bool
  }

  var parameters: [Parameter]
  /// Whether it has to be waited for and the chosen one has not: where a call may wait, the compiler takes this one.
  var isAwaited = false
  var place: Place

  /// A value that the call passes on, of its parameter's type or of a narrower one.
  struct Value {
    var parameter: Provider.Parameter
    var type: ResolvedType

    var isNarrower: Bool { type != parameter.type }
    var isWrapped: Bool { parameter.type.identity.wrapped == type.identity }
  }

  enum Preference {
    /// It takes the value as it is.
    case exact(Value)
    /// It leaves out no more of its own.
    case asShort
    /// It has to be waited for, as what the call is given.
    case awaited
  }

  /// Why the compiler takes it for the one that gets these values and leaves so many out, or cannot tell the two apart.
  /// Wrapping a value in an optional it avoids; with a subtype it first sees which of the two leaves out less.
  func preference(for values: [Value], leavingOut count: Int, mayWait: Bool) -> Preference? {
    guard mayWait || !isAwaited, let taking = parameters(taking: values) else { return nil }
    if isAwaited { return .awaited }
    let isAsShort = parameters.count - taking.count <= count
    let exact = zip(values, taking).filter { $0.isNarrower && $0.type.identity == $1.type }.map(\.0)
    if let value = exact.first(where: { $0.isWrapped || isAsShort }) { return .exact(value) }
    return isAsShort && count > 0 ? .asShort : nil
  }

  /// The parameters that take the values; nil where it cannot be called with these alone.
  private func parameters(taking values: [Value]) -> [Parameter]? {
    var (rest, taking) = (values[...], [Parameter]())
    for parameter in parameters {
      if let next = rest.first, parameter.takes(next) {
        taking.append(parameter)
        rest.removeFirst()
      } else if !parameter.mayBeLeftOut {
        return nil
      }
    }
    return rest.isEmpty ? taking : nil
  }
}

extension Rival.Parameter {
  fileprivate func takes(_ value: Rival.Value) -> Bool {
    value.parameter.label == label && (value.type.identity == type || value.parameter.type.identity == type)
  }
}

extension ProviderReader {
  /// Those that generated code sees, in the builds that have the chosen one; where its call names each parameter with a
  /// value of just that type, only those that are awaited.
  func rivals(of source: Source) -> [Rival] {
    let isOtherwise = source.parameters.contains(where: \.mayBePassedOtherwise)
    guard isOtherwise || mayBeAwaited(source) else { return [] }
    let rivals =
      switch source.construction {
      case .initializer: rivalInitializers(of: source)
      case .function: rivalFunctions(of: source)
      default: [] as [Rival]
      }
    return isOtherwise ? rivals : rivals.filter(\.isAwaited)
  }

  /// Whether something that is called like it has to be waited for. Only what takes a value waits for that.
  private func mayBeAwaited(_ source: Source) -> Bool {
    let name = source.ownName ?? Declaration.Kind.`init`.rawValue
    return !source.effects.isAsync && !source.parameters.isEmpty && table.survey.awaitedNames.contains(name)
  }

  private func rivalInitializers(of source: Source) -> [Rival] {
    guard let type = source.type.identity.declaration else { return [] }
    return initializers.all(of: type).filter(initializers.isUsable).compactMap { candidate in
      if let written = candidate.declaration.map({ table.declarations[$0] }) {
        return isRival(written, of: source) ? rival(written, of: source) : nil
      }
      guard !source.isMemberwise else { return nil }
      let properties = candidate.properties.compactMap { table.declarations[$0].asParameter }
      return rival(properties, in: boundScope(inside: type, table.declarations[type]), at: candidate.place)
    }
  }

  /// Functions of the same name, in the same type or at top level, that return the same.
  private func rivalFunctions(of source: Source) -> [Rival] {
    namesakes(of: source.declaration).filter {
      isRival($0, of: source) && !table.access(of: $0).isHidden && !$0.isUnavailable
        && returned(by: $0) == source.type.identity
    }.map { rival($0, of: source) }
  }

  private func namesakes(of own: Declaration) -> [Declaration] {
    guard let parent = own.parent else {
      return model.survey.functions[own.name, default: []].map { table.declarations[$0] }.filter {
        $0.module == own.module
      }
    }
    return table.parts(of: parent).flatMap(model.members).map { table.declarations[$0] }.filter {
      $0.kind == .func && $0.name == own.name && $0.isTypeMember
    }
  }

  /// One that is only there where some type is a certain one is none, for nobody knows whether it is.
  private func isRival(_ other: Declaration, of source: Source) -> Bool {
    let (own, around) = (source.declaration, model.ancestors(of: other))
    let builds = source.condition && model.condition(of: own)
    return other.place != own.place && (other.effects.isAsync || !own.effects.isAsync)
      && ([other] + around).allSatisfy { !$0.isForSome }
      && !other.attributes.contains { $0.name == "_disfavoredOverload" }
      && !model.condition(of: other).excludes(builds)
  }

  private func returned(by function: Declaration) -> TypeIdentity? {
    function.type.map {
      table.resolve($0.asProvided, in: boundScope(inside: function.parent, function)).identity
    }
  }

  private func rival(_ written: Declaration, of source: Source) -> Rival {
    var rival = rival(written.parameters, in: boundScope(inside: written.parent, written), at: written.place)
    rival.isAwaited = written.effects.isAsync && !source.effects.isAsync
    return rival
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

  /// Whether what is passed may be of a narrower type, or nothing at all.
  var mayBePassedOtherwise: Bool {
    mayBeLeftOut || type.isOptional || directives.contains { $0.name == Directive.match }
  }
}

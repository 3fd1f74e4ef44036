// SPDX-License-Identifier: MIT

// Names that may mean another type in the generated file than in the user's. The generated file has the imports of all files
// with providers, so that types of modules that are not read may meet there. The compiler's errors then show at the user's
// lines, because all lines of such a provider stand there.

/// A name in doubt, and the user's place where it is written or implied.
struct NameInDoubt {
  var name: String
  var place: Place
}

extension TypeTable {
  /// The names in doubt among the types that a node's generated code writes.
  func namesInDoubt(of node: Node, _ values: [ParameterValue]) -> [NameInDoubt] {
    guard unreadNames.differs else { return [] }
    let (binding, effects) = (node.binding, node.transitiveEffects)
    var inherited = effects.actor.map { [$0] } ?? []
    if case .typed(let error) = effects.failure { inherited += roots(of: error.spelling) }
    var found = inherited.map { NameInDoubt(name: $0, place: binding.place) }
    // A `Lazy` names the key of its value. The type of that may be in doubt where the provider is, and only there.
    for (parameter, value) in zip(binding.parameters, values) {
      guard let target = value.deferred?.target, mayDiffer(target) else { continue }
      found.append(NameInDoubt(name: target.accessor, place: parameter.place))
    }
    if unreadNames.mayDiffer(in: binding.files) {
      let written = zip(binding.parameters, values).filter(\.1.writesType).map(\.0)
      found += written.flatMap(names) + binding.provided.flatMap { names(in: $0.spelling, at: $0.place) }
      found += names(in: binding.concrete.spelling, at: binding.place)
      if binding.path.contains(".") {
        found.append(NameInDoubt(name: binding.root, place: binding.place))
      }
    }
    return found.filter { isInDoubt($0.name) }
  }

  /// The same for the makers of a child container.
  func namesInDoubt(of child: ChildContainer) -> [NameInDoubt] {
    guard unreadNames.mayDiffer(in: child.files) else { return [] }
    return child.inputs.flatMap(names).filter { isInDoubt($0.name) }
  }

  private func names(of parameter: Binding.Parameter) -> [NameInDoubt] {
    names(in: parameter.spelling, at: parameter.place)
      + parameter.builders.words.sorted().map {
        NameInDoubt(name: String($0.drop { $0 == "@" }), place: parameter.place)
      }
  }

  private func names(in type: TypeSyntax, at place: Place) -> [NameInDoubt] {
    roots(of: type).map { NameInDoubt(name: $0, place: place) }
  }

  private func mayDiffer(_ target: Target) -> Bool {
    unreadNames.mayDiffer(in: target.binding.files)
      && roots(of: target.provided.spelling).contains(where: isInDoubt)
  }

  /// The place of the first parameter with a type in doubt, which may not take the value that the generated file passes.
  func placeOfDoubt(in binding: Binding) -> Place? {
    guard unreadNames.mayDiffer(in: binding.files) else { return nil }
    return binding.parameters.first { roots(of: $0.spelling).contains(where: isInDoubt) }?.place
  }

  /// The first names of the paths in a type; none for a path that begins with a module.
  private func roots(of type: TypeSyntax) -> [String] {
    type.names.filter { $0.count == 1 || !moduleNames.contains($0[0].name.withoutBackticks) }.map {
      $0[0].name
    }
  }

  /// Whether the target has a type of the name, or a child container.
  private func isOwn(_ name: String) -> Bool {
    let inputs = name.hasSuffix("Container") ? String(name.dropLast("Container".count)) : name
    return [name, inputs].contains { names[$0]?[.module(model.module)] != nil }
  }

  /// Whether a name is neither the target's own nor one that no module declares again.
  private func isInDoubt(_ name: String) -> Bool {
    let name = name.withoutBackticks
    return name.isPlainIdentifier && !isOwn(name)
      && !singleTypes.contains(name) && !RuntimeNames.all.contains(name)
  }
}

extension ParameterValue {
  /// Whether generated code writes the parameter's type.
  fileprivate var writesType: Bool {
    switch self {
    case .argument, .deferred: true
    default: false
    }
  }
}

/// The types of the standard library that no other module has a type of the same name for.
private let singleTypes = standardTypes.subtracting(["Duration", "Error", "Range", "Result"])

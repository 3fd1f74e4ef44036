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
    let binding = node.binding
    let keys = values.compactMap(\.eagerTarget).compactMap { binding.contribution(of: $0.binding)?.key }
    // Only the compiler knows whether a type that was not read can be the key of a dictionary.
    let unread = keys.filter(\.type.identity.isForeign).flatMap { doubts(in: $0.type.spelling, at: $0.place) }
    if !unread.isEmpty { return unread }
    let members = membersInDoubt(of: binding)
    if !unreadNames.mayDiffer() { return members }
    let effects = node.transitiveEffects
    // Errors and actors may come from the dependencies, and the files of these have other imports.
    var found = effects.actor.map { doubts(in: .name($0), at: binding.place) } ?? []
    if let error = effects.error { found += doubts(in: error.spelling, at: binding.place) }
    for (parameter, value) in zip(binding.parameters, values) {
      found += doubts(in: parameter, value, of: binding)
    }
    guard isInDoubt(binding) else { return found + members }
    found += binding.provided.flatMap { doubts(in: $0.spelling, at: $0.place) }
    found += doubts(in: binding.concrete.spelling, at: binding.place)
    return binding.path.contains(".") ? found + doubts(in: .name(binding.root), at: binding.place) : found
  }

  /// The names in its signature that may be members of protocols that were not read: generated code stands outside of the type.
  private func membersInDoubt(of binding: Binding) -> [NameInDoubt] {
    guard let own = binding.written?.scope.own else { return [] }
    let types =
      [(binding.concrete.spelling, binding.place)] + binding.arguments.map { ($0.spelling, $0.place) }
    // A name with an alias is known in generated code.
    let found = types.filter { !$0.0.hasShortNames }.flatMap { doubts(in: $0.0, at: $0.1) }
    let members = found.filter { names[$0.name] == nil && mayBeMember($0.name) }
    if members.isEmpty { return [] }
    let isInside = own.withAncestors.contains { self[$0].identity?.declaration.map(isOpen) == true }
    return isInside ? members : []
  }

  /// Whether names in its types may be in doubt. An instance has its names from the files that use it.
  private func isInDoubt(_ binding: Binding) -> Bool {
    unreadNames.mayDiffer(in: binding.isInstance ? [] : binding.files)
  }

  private func doubts(in parameter: Parameter, _ value: ParameterValue, of binding: Binding)
    -> [NameInDoubt]
  {
    if case .provider = value { return [] }
    // A `Lazy` names the key of its value, which the target's file may have written in doubt.
    if let target = value.deferred?.target, isInDoubt(target.binding),
      !doubts(in: target.provided.spelling, at: parameter.place).isEmpty
    {
      return [NameInDoubt(name: target.accessor, place: parameter.place)]
    }
    return isInDoubt(binding) ? doubts(in: parameter) : []
  }

  /// The names in doubt in the makers of a child container.
  func namesInDoubt(of child: ChildContainer) -> [NameInDoubt] {
    unreadNames.mayDiffer(in: child.files) ? child.inputs.flatMap(doubts) : []
  }

  /// The place of the first parameter with a type in doubt, which may not take the value that the generated file passes.
  func placeOfDoubt(in binding: Binding) -> Place? {
    guard isInDoubt(binding) else { return nil }
    return binding.parameters.lazy.flatMap(doubts).first?.place
  }

  private func doubts(in parameter: Parameter) -> [NameInDoubt] {
    let builders = parameter.builders.split { "@ ".contains($0) }.map { TypeSyntax.name(String($0)) }
    return ([parameter.spelling] + builders).flatMap { doubts(in: $0, at: parameter.place) }
  }

  /// The first names of the paths in a type that are neither modules nor the target's own types.
  private func doubts(in type: TypeSyntax, at place: Place) -> [NameInDoubt] {
    type.names.compactMap { path in
      let name = path[0].name.withoutBackticks
      let isSure =
        path.count > 1 && scopes.moduleNames.contains(name) || singleTypes.contains(name) || isOwn(name)
        || RuntimeNames.all.contains(name) || !name.isPlainIdentifier
      return isSure ? nil : NameInDoubt(name: name, place: place)
    }
  }

  /// Whether the target has a type of the name, or a child container.
  private func isOwn(_ name: String) -> Bool {
    let inputs = name.hasSuffix("Container") ? String(name.dropLast("Container".count)) : name
    return [name, inputs].contains { names[$0]?[.module(model.module)] != nil }
  }
}

/// The types of the standard library that no other module has a type of the same name for.
private let singleTypes = standardTypes.subtracting("Duration Error Range Result".words)

// SPDX-License-Identifier: MIT

/// Reports providers of a module that have the same key, or accessors of the same name. The method that makes a child
/// container is an accessor too, and the class of a child container inherits its parent's accessors from modules below.
struct UniquenessCheck {
  let graph: Graph

  var diagnostics: [Diagnostic] {
    let module = graph.module
    let others = targets { $0.module != module && graph.index.sees($0, in: module) }
    var keys: [BindingIndex.Key: [Target]] = [:]
    var accessors = Dictionary(grouping: others, by: \.accessor)
    var diagnostics: [Diagnostic] = []
    for target in targets({ $0.module == module }).sorted(by: \.provided.place) {
      let key = BindingIndex.Key(type: target.provided.type.identity, name: target.binding.name)
      if let first = keys[key]?.first(where: { canMeet(target, $0) }) {
        diagnostics.append(duplicate(target, first))
      } else if let first = accessors[target.accessor]?.first(where: { canMeet(target, $0) }) {
        diagnostics.append(clash(target, first))
      }
      if target.binding.childFactory == nil { keys[key, default: []].append(target) }
      accessors[target.accessor, default: []].append(target)
    }
    return diagnostics
  }

  private func targets(_ isMeant: (Binding) -> Bool) -> [Target] {
    graph.bindings.filter { ($0.isOffered || $0.childFactory != nil) && isMeant($0) }.flatMap { binding in
      binding.provided.indices.filter { !binding.provided[$0].isElement }.map {
        Target(binding: binding, position: $0)
      }
    }
  }

  /// Whether one container can have both in one build: `#if` and `#else` exclude each other, and so do two child
  /// containers of one parent, unless both make a child container. Accessors of two modules are told apart by the module,
  /// unless one makes a child container, or a child's class would inherit the one and declare the other.
  private func canMeet(_ one: Target, _ other: Target) -> Bool {
    let owner = graph[one.binding].resolvedOwner
    let others = graph[other.binding].resolvedOwner
    let factories = [one, other].filter { $0.binding.childFactory != nil }.count
    return !one.binding.condition.excludes(other.binding.condition)
      && (owner.isRelated(to: others) || factories == 2)
      && (one.binding.module == other.binding.module || factories > 0
        || owner.isChild && owner != others && owner.isWithin(others))
  }

  /// The words for the builds that have both; empty if all builds have.
  private func builds(_ one: Target, _ other: Target) -> String {
    let both = (one.binding.condition && other.binding.condition).simplified
    return both.isAlways ? "" : " where '\(both)'"
  }

  // MARK: Keys

  private func duplicate(_ target: Target, _ first: Target) -> Diagnostic {
    let (one, other) = inOrder(target, first)
    let type = one.provided.type.title
    let name = one.binding.name.map { " named '\($0)'" } ?? ""
    if mayBeTwoTypes(one, other) {
      return Diagnostic(
        .unsupportedDeclaration,
        "'\(type)' may be two types, here and where it is provided too: two modules that are not read may have one each; write the module in front of both",
        at: one.provided.place, notes: [other.provided.place.note("it is provided here too")])
    }
    let alias = other.provided.type.title == type ? "" : ", as '\(other.provided.type.title)'"
    let owners = [one, other].map { "in '\(graph[$0.binding].resolvedOwner.className)'" }
    let containers = owners[0] == owners[1] ? "" : ", \(owners[0]) and \(owners[1])"
    var message = "'\(type)'\(name) is provided twice\(builds(one, other))\(containers)"
    var note = "it is provided here too\(alias)"
    var suggestion = suggestion(one, other)
    if other.binding.isRequired {
      message =
        "'\(type)' is required from above, and \(one.binding.isRequired ? "required" : "provided") here too"
      note = "it is required here"
      suggestion = "drop one of the two: a fake for tests belongs in the test target"
    } else if other.binding.isCollection {
      message = "'\(other.provided.spelling)' is provided, and is a collection too"
      note =
        other.binding.parameters.isEmpty ? "the collection is asked for here" : "this joins the collection"
    }
    return Diagnostic(
      .duplicateProvider, "\(message)", at: one.provided.place,
      notes: [other.provided.place.note("\(note)"), one.provided.place.note("\(suggestion)")])
  }

  /// Whether the files of two providers see different modules that may each declare a type of the name.
  private func mayBeTwoTypes(_ one: Target, _ other: Target) -> Bool {
    guard let name = one.provided.type.identity.unreadName, !name.contains("."), !standardTypes.contains(name)
    else { return false }
    return graph.table.unreadNames.differ(one.binding.files, other.binding.files)
  }

  private func suggestion(_ one: Target, _ other: Target) -> String {
    if !builds(one, other).isEmpty {
      return "drop one of them, or put one in the '#else' of the other's '#if'"
    }
    if one.binding.name != nil { return "give one of them another name" }
    return one.binding.isInput || other.binding.isInput
      ? "inputs are told apart by their types; give one a type of its own, such as a struct that holds it"
      : "give one of them a name, which only '@named' or an equal label takes (name: someName), or drop one: fakes belong in overrides"
  }

  // MARK: Names

  /// Puts the one first at which the error stands: the later one, unless only the earlier one can be renamed.
  private func inOrder(_ target: Target, _ first: Target) -> (Target, Target) {
    target.isFixed && !first.isFixed && first.binding.module == target.binding.module
      ? (first, target) : (target, first)
  }

  private func clash(_ target: Target, _ first: Target) -> Diagnostic {
    let (one, other) = inOrder(target, first)
    let verb = other.binding.isRequired ? "required" : "provided"
    return Diagnostic(
      .accessorClash,
      "two accessors would be named '\(one.accessor)'\(builds(one, other)); \(suggestion(ofNames: one, other))",
      at: one.binding.namePlace ?? one.provided.place,
      notes: [
        other.provided.place.note("the other one, for '\(other.provided.type.title)', is \(verb) here")
      ])
  }

  private func suggestion(ofNames one: Target, _ other: Target) -> String {
    if one.isFixed { return "rename one of the types" }
    if one.binding.isInstance, one.binding.place == other.binding.place {
      return
        "provide one of the two types by a static func of another name, for the generic provider makes both"
    }
    if one.binding.isInput { return "rename the property" }
    return one.binding.options?.name == nil
      ? "give \(other.isFixed ? "this" : "one") accessor another name: accessor: someName"
      : "give this one another name: name: someName"
  }
}

extension Target {
  /// Whether no directive can give it another name.
  fileprivate var isFixed: Bool {
    binding.isCollection || binding.isRequired || binding.childFactory != nil
  }
}

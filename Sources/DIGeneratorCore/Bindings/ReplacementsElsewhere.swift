// SPDX-License-Identifier: MIT

extension Provider {
  /// An accessor of another module whose place a provider takes, in every container whose root is above both.
  struct Elsewhere: Sendable {
    var module: String
    /// That accessor, and with it all others of its provider.
    var accessor: String
    /// Whose that says it is.
    var owner: Owner?
    /// What the provider would be called by itself.
    var title: String
  }

  /// What the accessor is called that another module's asks; nobody else sees it.
  static func accessor(for replaced: String, of module: String) -> String { "_\(module)_\(replaced)" }
}

/// Replacements of what another module provides: bound by the root that sees both.
extension Replacements {
  mutating func replaceElsewhere(_ replacing: [Int]) {
    var places: [Int: [Int]] = [:]
    for number in replacing {
      isOwn = providers[number].module == table.model.module
      guard let value = providers[number].replaces,
        let accessor = value.accessorElsewhere(from: providers[number].module),
        let owner = owner(of: accessor, value, for: number)
      else { continue }
      places[owner, default: []].append(number)
    }
    for (owner, numbers) in places.inOrder() { takePlace(numbers, of: owner) }
  }

  /// The provider that is meant, if the replacement can take its place; else that was reported.
  private mutating func owner(of accessor: Accessor, _ value: Directive.Value, for number: Int) -> Int? {
    guard let all = owners[accessor], let first = all.first else {
      reportUnknown(accessor, value)
      return nil
    }
    guard all.count == 1 else {
      let names = all.map { "'\((providers[$0].owner ?? .container).className)'" }.joined(separator: " and ")
      report(
        "\(names) of '\(accessor.module)' have an accessor '\(accessor.name)', so nothing says whose is meant; one of them needs another name",
        value)
      return nil
    }
    // Its own module may have replaced it already.
    let owner =
      providers[first].isReplaced
      ? providers.firstIndex {
        $0.hasReplaced && $0.module == accessor.module
          && $0.provided.contains { $0.accessor == accessor.name }
      } ?? first : first
    guard isReachable(providers[owner], accessor, from: providers[number], value) else { return nil }
    return isFit(providers[number], forDistant: providers[owner], accessor, value) ? owner : nil
  }

  private mutating func takePlace(_ numbers: [Int], of owner: Int) {
    let order = table.visibility.dependencyOrder(of: table.modules)
    let sorted = numbers.ordered {
      (order.firstIndex(of: providers[$0].module) ?? 0, providers[$0].place)
        < (order.firstIndex(of: providers[$1].module) ?? 0, providers[$1].place)
    }
    for (position, number) in sorted.enumerated() {
      let other = sorted[..<position].first { !providers[$0].condition.excludes(providers[number].condition) }
      if let other { reportTwice(number, and: other, of: owner) } else { takePlace(number, ofDistant: owner) }
    }
  }

  private mutating func takePlace(_ number: Int, ofDistant owner: Int) {
    let old = providers[owner]
    guard let value = providers[number].replaces else { return }
    // Where the old one is not there, nothing asks for it.
    let condition = (providers[number].condition && condition(ofTwinsOf: old)).simplified
    providers[number] = providers[number].changed { new in
      // Its own title is that of its first type, which it now loses.
      new.elsewhere = .init(module: old.module, accessor: old.title, owner: old.owner, title: new.title)
      new.provided = old.provided.map { provided in
        let isEvident = provided.type == new.concrete && provided.spelling == provided.type.spelling
        return Provider.Provided(
          type: provided.type, spelling: provided.spelling,
          accessor: Provider.accessor(for: provided.accessor, of: old.module), place: value.place,
          check: isEvident ? nil : value.place, isElement: provided.isElement)
      }
      (new.name, new.access, new.joins, new.condition) = (nil, .fileprivate, [], condition)
      new.takeOwner(of: old)
      new.takeAvailability(of: old)
      new.takeArguments(of: old)
      // What every container keeps is to be had where nothing of a child's is.
      if old.lifetime.isKept, new.owner == nil { new.owner = .container }
      if old.provided.contains(where: { $0.spelling.namesUnread(table, in: old) }) {
        new.files.formUnion(old.files)
      }
      new.hasReplaced = true
    }
  }

  // MARK: Mistakes

  private mutating func reportUnknown(_ accessor: Accessor, _ value: Directive.Value) {
    let own = table.model.module
    guard table.modules.contains(accessor.module) else {
      let below = table.modules.subtracting([own]).inOrder()
      let nearest = Spelling.nearest(to: accessor.module, in: below)
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
      let path = nearest.map { Accessor(module: $0, name: accessor.name).path(from: own) }
      return report(
        "there is no module '\(accessor.module)' with providers below '\(own)'\(hint)", value, means: path)
    }
    let isCollection = providers.contains { $0.joins.contains { $0.accessor == accessor.name } }
    if isCollection {
      return report(
        "'\(accessor.name)' is a collection, which 'into:' joins and nothing replaces; override it where a container is made",
        value)
    }
    let names = owners.keys.filter { $0.module == accessor.module }.map(\.name).inOrder()
    let nearest = Spelling.nearest(to: accessor.name, in: names)
    let path =
      nearest.map { Accessor(module: accessor.module, name: $0).path(from: own) } ?? path(to: accessor.name)
    // Where that is the same word, it is this module's.
    let whose = path == accessor.name ? "this module's own " : ""
    let hint = (nearest ?? path).map { "; did you mean \(whose)'\($0)'?" } ?? ""
    report(
      "'\(accessor.module)' has no accessor '\(accessor.name)' to replace\(hint)", value, means: path)
  }

  /// The only module's accessor of that name.
  private func path(to name: String) -> String? {
    let meant = owners.keys.filter { $0.name == name }
    return meant.count == 1 ? meant[0].path(from: table.model.module) : nil
  }

  private mutating func isReachable(
    _ old: Provider, _ accessor: Accessor, from new: Provider, _ value: Directive.Value
  ) -> Bool {
    // What cannot be replaced at all is reported as that.
    if old.isRequired || table.sees(old, in: new.module) { return true }
    guard isOwn else { return false }
    let isVisible = table.isVisible(old.access, from: old.module, in: new.module)
    diagnostics.report(
      .inaccessible, "'\(accessor.name)' of '\(accessor.module)' cannot be seen from '\(new.module)'",
      at: value.place,
      notes: [
        isVisible
          ? .init("write in a file of '\(new.module)': import \(accessor.module)", at: value.place)
          : .init("write there: // @provide(public)", at: old.place)
      ])
    return false
  }

  /// Two are reported by whoever sees both: at the higher one.
  private mutating func reportTwice(_ number: Int, and first: Int, of owner: Int) {
    let (new, other) = (providers[number], providers[first])
    let isBelow = new.module == other.module && new.module != table.model.module
    guard !isBelow, let value = new.replaces, let place = other.replaces?.place else { return }
    diagnostics.report(
      .duplicateProvider, "'\(providers[owner].title)' of '\(providers[owner].module)' is replaced twice",
      at: value.place,
      notes: [
        .init("'\(other.module)' replaces it here", at: place),
        .init("'\(providers[owner].title)' is provided here", at: providers[owner].place),
        .init("drop one of both; a fake for tests belongs in an override", at: value.place),
      ])
  }

  private mutating func isFit(
    _ new: Provider, forDistant old: Provider, _ accessor: Accessor, _ value: Directive.Value
  ) -> Bool {
    let message =
      mismatch(ofDistantRequirement: old) ?? mismatch(ofOwners: new, old) ?? mismatch(ofBoxes: new, old)
      ?? mismatch(ofTypes: new, old) ?? mismatch(ofArguments: new, old)
      ?? mismatch(ofSurroundings: new, old)
    return isFit(message, for: old, called: accessor.name, value)
  }

  /// What a module requires is nobody's yet, so there is nothing to take the place of.
  private func mismatch(ofDistantRequirement old: Provider) -> String? {
    guard old.isRequired else { return nil }
    let type = old.provided[0]
    let directive = type.spelling.isExistential ? "@provide(as: \(type.type.title))" : "@provide"
    return
      "'\(old.title)' is what '\(old.module)' requires from above; provide it here instead: // \(directive)"
  }

  private func mismatch(ofSurroundings new: Provider, _ old: Provider) -> String? {
    if twins(of: old).contains(where: { !isSameToCallers($0, old) }) {
      return
        "'\(old.title)' is not the same in all builds of '\(old.module)', so nothing can take its place in all"
    }
    if Availability(attributes: new.availability + old.availability).isDeprecated {
      return "'replaces' of another module's accessor does not go with deprecation; drop one of both"
    }
    if old.provided.contains(where: { $0.isElement && isHidden($0, of: old, from: new.module) }) {
      return
        "'\(old.title)' joins a collection of a type that is not visible here; make that public, or drop the 'into:'"
    }
    return nil
  }

  // MARK: Builds

  /// The provider and those of its module that take turns with it.
  private func twins(of old: Provider) -> [Provider] {
    if old.condition.isAlways { return [old] }
    return providers.filter {
      $0.module == old.module && $0.title == old.title && $0.owner == old.owner && $0.isOffered
    }
  }

  /// The builds in which one of them is there.
  private func condition(ofTwinsOf old: Provider) -> Condition {
    twins(of: old).map(\.condition).reduce(.never, ||)
  }

  private func isSameToCallers(_ one: Provider, _ other: Provider) -> Bool {
    one.provided.map(\.accessor) == other.provided.map(\.accessor)
      && one.provided.map(\.type) == other.provided.map(\.type) && one.availability == other.availability
      && one.arguments.map(\.label) == other.arguments.map(\.label)
      && one.arguments.map(\.type) == other.arguments.map(\.type)
  }

  private func isHidden(_ provided: Provider.Provided, of old: Provider, from module: String) -> Bool {
    !table.isVisible(table.access(of: provided.spelling, in: old), from: old.module, in: module)
  }
}

extension Provider {
  /// The replaced accessor hands over every argument, and nil for one whose default it does not know.
  fileprivate func takeArguments(of old: Provider) {
    var roles = old.arguments.map { argument -> Parameter.Role in
      argument.role == .argument(.overload) ? argument.role : .argument(.none)
    }[...]
    for position in parameters.indices where parameters[position].isArgument {
      parameters[position].role = roles.popFirst() ?? parameters[position].role
    }
  }
}

extension Directive.Value {
  /// The accessor that `Module.accessor` means; nil where it is none of another module.
  func accessorElsewhere(from module: String) -> Replacements.Accessor? {
    guard let dot = text.firstIndex(of: ".") else { return nil }
    let name = String(text[text.index(after: dot)...]).withoutBackticks
    let other = String(text[..<dot]).withoutBackticks
    return other == module || text.hasPrefix("`") && other.contains("`")
      ? nil : .init(module: other, name: name)
  }
}

extension TypeSyntax {
  /// Whether it names something that only the imports of the provider's files tell.
  fileprivate func namesUnread(_ table: TypeTable, in provider: Provider) -> Bool {
    let scope = table.scope(of: provider)
    return names.contains { components in
      guard let name = components.first?.name, !standardTypes.contains(name), name != "Box",
        name != "DIRuntime"
      else { return false }
      return table.declaration(table.identity(of: .name(name), in: scope)) == nil
    }
  }
}

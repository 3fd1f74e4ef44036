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

/// Lets providers with `replaces:` take the place of the accessors that they name: their types, their names, who
/// sees them and the collections they join. What was replaced stays in the list, but answers for nothing. What takes
/// the place of another module's is bound by the root that sees both.
struct Replacements {
  private(set) var reader: ProviderReader
  /// The providers of each accessor: one, but for those that take turns under `#if`, and those of child containers.
  private var owners: [Accessor: [Provider]] = [:]
  /// What has taken the place of each provider.
  private var taken: [Provider: [Provider]] = [:]
  private var table: TypeTable { reader.table }

  /// An accessor, wherever it is.
  private struct Accessor: Hashable {
    var module: String
    var name: String

    /// How a module writes it.
    func path(from own: String) -> String { (module == own ? "" : "\(module).") + name.quotedIfNeeded }
  }

  init(_ reader: ProviderReader) { self.reader = reader }

  mutating func run() {
    let replacing = reader.providers.filter { $0.replaces != nil }
    if replacing.isEmpty { return }
    for provider in reader.providers where provider.replaces == nil {
      for provided in provider.provided {
        owners[Accessor(module: provider.module, name: provided.accessor), default: []].append(provider)
      }
    }
    // What replaces an accessor of another module replaces what its module has made of it.
    let modules = table.visibility.dependencyOrder(of: table.modules)
    let sorted = replacing.map { new in
      let accessor = accessor(of: new)
      return (new, accessor, accessor.module == new.module ? -1 : modules.firstIndex(of: new.module) ?? 0)
    }.sorted { ($0.2, $0.0.place) < ($1.2, $1.0.place) }
    for (new, accessor, _) in sorted {
      do { try replace(accessor, by: new) } catch {
        // The others' mistakes are reported when they are built.
        if new.module == table.model.module { reader.diagnostics.report(error) }
      }
    }
    // What replaces nothing has no accessor, so there is nothing that it could be built for.
    reader.providers.removeAll { $0.replaces != nil && !$0.hasReplaced }
  }

  /// The accessor that `name` or `Module.name` means where a provider replaces it.
  private func accessor(of provider: Provider) -> Accessor {
    let text = provider.replaces?.text ?? ""
    let parts = text.hasPrefix("`") ? [] : text.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.count == 2
      ? Accessor(module: parts[0], name: parts[1].withoutBackticks)
      : Accessor(module: provider.module, name: text.withoutBackticks)
  }

  private mutating func replace(_ accessor: Accessor, by new: Provider) throws {
    guard let value = new.replaces else { return }
    let isElsewhere = accessor.module != new.module
    guard let all = owners[accessor] else { throw unknown(accessor, value, in: new.module) }
    let containers = all.map(\.owner).unique
    let meant = all.first { containers.count == 1 || !isElsewhere && $0.owner == new.owner }
    guard var old = meant else { throw several(accessor, value, containers, isElsewhere) }
    // Its own module may have replaced it already.
    if isElsewhere, old.isReplaced { old = taken[old]?.first ?? old }
    if isElsewhere, !old.isRequired, !table.sees(old, in: new.module) { throw unseen(old, new, value) }
    let variants = variants(of: old)
    if let reason = mismatch(new, old) ?? (isElsewhere ? difference(of: variants, old) : nil) {
      throw Refusal(
        .unsupportedDeclaration, reason, at: value.place,
        notes: [
          .init("'\(accessor.name)' is \(old.isRequired ? "required" : "provided") here", at: old.place)
        ])
    }
    let other = taken[old]?.first { !$0.condition.excludes(new.condition) }
    if let other { return reportTwice(new, other, of: old) }
    taken[old, default: []].append(new)
    if isElsewhere {
      // Its own title is that of its first type, which it now loses.
      new.elsewhere = .init(module: old.module, accessor: old.title, owner: old.owner, title: new.title)
    }
    take(old, new, at: value.place)
    if isElsewhere {
      becomeAnothers(old, new, in: variants.map(\.condition).reduce(.never, ||))
    } else {
      (new.name, new.access, new.joins) = (old.name, old.access, old.joins)
      new.files.formUnion(old.files)
      (old.joins, old.isReplaced) = ([], true)
    }
  }

  /// Gives a provider the accessors of the one that it replaces.
  private func take(_ old: Provider, _ new: Provider, at place: Place) {
    new.provided = old.provided.map { provided in
      var result = provided
      if new.elsewhere == nil {
        result.spelling = table.accessorType(provided.type, lifetime: new.lifetime)
      } else {
        result.accessor = Provider.accessor(for: provided.accessor, of: old.module)
      }
      let isEvident = provided.type == new.concrete && result.spelling == provided.type.spelling
      (result.place, result.check) = (place, isEvident ? nil : place)
      return result
    }
    new.owner = old.owner ?? new.owner
    // The new one is there only where the old one is.
    new.availability = (new.availability + old.availability).unique
    new.hasReplaced = true
  }

  /// What takes another module's place is asked by that module alone.
  private func becomeAnothers(_ old: Provider, _ new: Provider, in builds: Condition) {
    // Where the old one is not there, nothing asks for it.
    new.condition = (new.condition && builds).simplified
    (new.name, new.access, new.joins) = (nil, .fileprivate, [])
    // The replaced accessor hands over every argument, and nil for one whose default it does not know.
    var roles = old.arguments.map { $0.role == .argument(.overload) ? $0.role : .argument(.none) }[...]
    for position in new.parameters.indices where new.parameters[position].isArgument {
      new.parameters[position].role = roles.popFirst() ?? new.parameters[position].role
    }
    // What every container keeps is to be had where nothing of a child's is.
    if old.lifetime.isKept, new.owner == nil { new.owner = .container }
    // What only the imports of its files tell.
    let isUnread = old.provided.flatMap(\.type.identity.parts).contains { part in
      if case .unread(let name, _) = part { !standardTypes.contains(name) && name != "Box" } else { false }
    }
    if isUnread { new.files.formUnion(old.files) }
  }

  /// The provider and those of its module that take turns with it.
  private func variants(of old: Provider) -> [Provider] {
    if old.condition.isAlways { return [old] }
    return reader.providers.filter {
      $0.module == old.module && $0.title == old.title && $0.owner == old.owner && $0.isOffered
    }
  }

  // MARK: Mistakes

  private func unknown(_ accessor: Accessor, _ value: Directive.Value, in module: String) -> Refusal {
    if reader.providers.contains(where: { $0.joins.contains { $0.accessor == accessor.name } }) {
      return Refusal(
        value.mistake(
          "'\(accessor.name)' is a collection, which 'into:' joins and nothing replaces; override it where a container is made"
        ))
    }
    let seen = owners.filter { owner in
      owner.key.module == module || owner.value.contains { table.sees($0, in: module) }
    }
    let near = Spelling.nearest(to: accessor.name, in: seen.keys.map(\.name))
    // The same name in another module, one that is spelt nearly like it, or what hands out a type of that name.
    let namesakes = owners.keys.filter { $0.name == accessor.name }.map { $0.path(from: module) }
    let alike = seen.filter { $0.key.name == near || $0.value[0].concrete.title == accessor.name }.keys
    let isClear = alike.count == 1 && reader.refused.isEmpty
    let found = alike.first { $0.module == accessor.module || isClear }
    guard let meant = namesakes.min() ?? found?.path(from: module) else {
      // It may have been refused, which was reported.
      if !reader.refused.isEmpty { return Refusal() }
      return Refusal(value.mistake("there is no accessor '\(value.text.withoutBackticks)' to replace"))
    }
    return Refusal(
      value.mistake(
        "there is no accessor '\(value.text.withoutBackticks)' to replace; did you mean '\(meant)'?",
        means: meant))
  }

  private func several(
    _ accessor: Accessor, _ value: Directive.Value, _ containers: [Owner?], _ isElsewhere: Bool
  ) -> Refusal {
    let names = containers.map { "'\(($0 ?? .container).className)'" }.joined(separator: " and ")
    let mend =
      isElsewhere
      ? "one of them needs another name" : "say so: in: \(containers.compactMap { $0?.name }.first ?? "")"
    return Refusal(
      value.mistake(
        "\(names) of '\(accessor.module)' have an accessor '\(accessor.name)', so nothing says whose is meant; \(mend)"
      ))
  }

  private func unseen(_ old: Provider, _ new: Provider, _ value: Directive.Value) -> Refusal {
    let isVisible = table.isVisible(old.access, from: old.module, in: new.module)
    return Refusal(
      .inaccessible, "'\(old.title)' of '\(old.module)' cannot be seen from '\(new.module)'",
      at: value.place,
      notes: [
        isVisible
          ? .init("write in a file of '\(new.module)': import \(old.module)", at: value.place)
          : .init(old.access.mendToPublic, at: old.place)
      ])
  }

  /// Two are reported by whoever sees both: at the higher one.
  private mutating func reportTwice(_ new: Provider, _ other: Provider, of old: Provider) {
    let isBelow = new.module == other.module && new.module != table.model.module
    guard !isBelow, let value = new.replaces, let place = other.replaces?.place else { return }
    reader.diagnostics.report(
      .duplicateProvider, "'\(old.title)' is replaced twice", at: value.place,
      notes: [
        .init("it is replaced here too", at: place), .init("'\(old.title)' is provided here", at: old.place),
      ])
  }

  /// Why callers of the old accessor could not go on as before. Whether the type fits is for the compiler to say.
  private func mismatch(_ new: Provider, _ old: Provider) -> String? {
    if old.isRequired {
      let type = old.provided[0]
      let directive = type.spelling.isExistential ? "@provide(as: \(type.type.title))" : "@provide"
      return
        "'\(old.title)' is what '\(old.module)' requires from above, so nothing takes its place; who provides it above writes: // \(directive)"
    }
    if old.isInput, let owner = old.owner {
      return
        "'\(old.title)' is what a '\(owner.className)' is made with, so nothing takes its place; make one with another, or override it"
    }
    if let owner = old.owner, let other = new.owner, other != owner {
      return
        "'\(old.title)' belongs to '\(owner.className)', and what replaces it cannot belong to '\(other.className)'; drop the 'in:'"
    }
    // A box is a type of its own.
    if (old.boxedPlace == nil) != (new.boxedPlace == nil) {
      return old.boxedPlace != nil
        ? "'\(old.title)' is boxed, so what replaces it has to be; write: boxed"
        : "'\(old.title)' is not boxed, so what replaces it cannot be; drop 'boxed'"
    }
    let isSame = new.arguments.elementsEqual(old.arguments) { left, right in
      left.label == right.label && left.type == right.type
        && (left.role != .argument(.none) || right.role == .argument(.none))
    }
    if !isSame {
      return
        "'\(old.title)' has other arguments than what replaces it; they must have the same labels and types, and defaults where it has some"
    }
    // Which of two under `#if` is there, their conditions say; a third word would only confuse.
    if new.module != old.module || new.condition.isAlways && old.condition.isAlways { return nil }
    return
      "'replaces' does not go with '#if'; put '\(old.title)' into the '#else' of what is to take its place"
  }

  /// Whether the providers that take turns under `#if` are the same to whoever replaces them from another module.
  private func difference(of variants: [Provider], _ old: Provider) -> String? {
    let isSame = variants.allSatisfy { other in
      other.provided.elementsEqual(old.provided) { $0.accessor == $1.accessor && $0.type == $1.type }
        && other.availability == old.availability
        && other.arguments.elementsEqual(old.arguments) { $0.label == $1.label && $0.type == $1.type }
    }
    return isSame
      ? nil
      : "'\(old.title)' is not the same in all builds of '\(old.module)', so nothing can take its place in all"
  }
}

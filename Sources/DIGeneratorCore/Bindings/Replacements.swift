// SPDX-License-Identifier: MIT

extension Provider {
  /// An accessor of another module that a provider replaces, in every container with a root above both modules.
  package struct Elsewhere: Sendable {
    var module: String
    /// The accessor. All other accessors of its provider are replaced with it.
    var accessor: String
    /// The owner that the replaced provider states.
    var owner: Owner?
    /// The replacement's own title, without regard to the accessor that it replaces.
    package var title: String
  }

  /// The name of the hidden accessor that a replaced accessor of another module asks.
  static func accessor(for replaced: String, of module: String) -> String { "_\(module)_\(replaced)" }
}

/// Lets providers with `replaces:` take over the accessors that they name: types, names, access and collections. The
/// replaced provider stays in the list, but no parameter gets it. A replacement of another module's accessor is bound
/// by the root that sees both modules.
struct Replacements {
  private(set) var reader: ProviderReader
  /// The providers of each accessor: several if they are variants under `#if`, or of different child containers.
  private var owners: [Accessor: [Provider]] = [:]
  /// The replacements of each provider.
  private var taken: [Provider: [Provider]] = [:]
  private var table: TypeTable { reader.table }

  /// An accessor of any module.
  private struct Accessor: Hashable {
    var module: String
    var name: String

    /// The accessor as a module writes it.
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
    // Replacements within a module come first, so that another module replaces their result.
    let modules = table.visibility.dependencyOrder(of: table.modules)
    let sorted = replacing.map { new in
      let accessor = accessor(of: new)
      return (new, accessor, accessor.module == new.module ? -1 : modules.firstIndex(of: new.module) ?? 0)
    }.sorted { ($0.2, $0.0.place) < ($1.2, $1.0.place) }
    for (new, accessor, _) in sorted {
      do { try replace(accessor, by: new) } catch {
        // Mistakes in other modules are reported when those are built.
        if new.module == table.model.module { reader.diagnostics.report(error) }
      }
    }
    // A replacement that was refused has no accessor, so it is never built.
    reader.providers.removeAll { $0.replaces != nil && !$0.hasReplaced }
  }

  /// The accessor that `replaces: name` or `replaces: Module.name` means.
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
    // The accessor's own module may have replaced it already.
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
      // The title is taken from the first type, which the next call replaces.
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

  /// Gives a provider the accessors of the provider that it replaces.
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
    // The replacement is available only where the replaced provider is.
    new.availability = (new.availability + old.availability).unique
    new.hasReplaced = true
  }

  /// Makes a replacement of another module's accessor a hidden provider, which only that accessor asks.
  private func becomeAnothers(_ old: Provider, _ new: Provider, in builds: Condition) {
    // In builds without the replaced provider, nothing asks for the replacement.
    new.condition = (new.condition && builds).simplified
    (new.name, new.access, new.joins) = (nil, .fileprivate, [])
    // The replaced accessor passes every argument, and nil for a default that only its declaration can name.
    var roles = old.arguments.map { $0.role == .argument(.overload) ? $0.role : .argument(.none) }[...]
    for position in new.parameters.indices where new.parameters[position].isArgument {
      new.parameters[position].role = roles.popFirst() ?? new.parameters[position].role
    }
    // Every `Container` keeps the replaced value, so the replacement belongs to every `Container` too.
    if old.lifetime.isKept, new.owner == nil { new.owner = .container }
    // Types that were not read need the imports of the replaced provider's files.
    let isUnread = old.provided.flatMap(\.type.identity.parts).contains { part in
      if case .unread(let name, _) = part { !standardTypes.contains(name) && name != "Box" } else { false }
    }
    if isUnread { new.files.formUnion(old.files) }
  }

  /// The provider and its variants in its module.
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
    // The same name in another module, a similar name, or the accessor of a type with that name.
    let namesakes = owners.keys.filter { $0.name == accessor.name }.map { $0.path(from: module) }
    let alike = seen.filter { $0.key.name == near || $0.value[0].concrete.title == accessor.name }.keys
    let isClear = alike.count == 1 && reader.refused.isEmpty
    let found = alike.first { $0.module == accessor.module || isClear }
    guard let meant = namesakes.min() ?? found?.path(from: module) else {
      // The provider of the accessor may have been refused, which is reported.
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

  /// Reports the second replacement of an accessor. If one module below has both, its own build reports them.
  private mutating func reportTwice(_ new: Provider, _ other: Provider, of old: Provider) {
    let isBelow = new.module == other.module && new.module != table.model.module
    guard !isBelow, let value = new.replaces, let place = other.replaces?.place else { return }
    reader.diagnostics.report(
      .duplicateProvider, "'\(old.title)' is replaced twice", at: value.place,
      notes: [
        .init("it is replaced here too", at: place), .init("'\(old.title)' is provided here", at: old.place),
      ])
  }

  /// The reason why users of the replaced accessor could not go on as before; nil if there is none. Whether the type
  /// fits is for the compiler to judge.
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
    // `Box<T>` is another type than `T`.
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
    // Within a module, `#if` and `#else` choose between two providers already, so `replaces:` must not do so as well.
    if new.module != old.module || new.condition.isAlways && old.condition.isAlways { return nil }
    return
      "'replaces' does not go with '#if'; put '\(old.title)' into the '#else' of what is to take its place"
  }

  /// The reason why another module cannot replace the variants of a provider as one: they differ. Nil if they do not.
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

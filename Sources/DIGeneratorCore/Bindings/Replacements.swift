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

/// An accessor, wherever it is.
private struct Accessor: Hashable {
  var module: String
  var name: String

  /// The accessor that `name` or `Module.name` means in a module.
  init(_ text: String, in own: String) {
    let dot = text.hasPrefix("`") ? nil : text.firstIndex(of: ".")
    module = dot.map { String(text[..<$0]) } ?? own
    name = String(dot.map { text[$0...].dropFirst() } ?? text[...]).withoutBackticks
  }

  init(module: String, name: String) { (self.module, self.name) = (module, name) }

  /// How a module writes it.
  func path(from own: String) -> String { (module == own ? "" : "\(module).") + name.quotedIfNeeded }
}

/// Lets providers with `replaces:` take the place of the accessors that they name: their types, their names, who
/// sees them and the collections they join. What was replaced stays in the list, but answers for nothing. What takes
/// the place of another module's is bound by the root that sees both.
struct Replacements {
  private let table: TypeTable
  /// Whether the provider that is meant may have been refused, which was reported.
  private let mayBeRefused: Bool
  private(set) var providers: [Provider]
  private(set) var diagnostics = DiagnosticCollector()
  /// The provider that owns each accessor, and those of child containers that have one of that name too.
  private var owners: [Accessor: [Int]] = [:]
  /// What has taken the place of each provider.
  private var taken: [Int: [Int]] = [:]

  init(_ providers: [Provider], in table: TypeTable, mayBeRefused: Bool) {
    (self.providers, self.table, self.mayBeRefused) = (providers, table, mayBeRefused)
  }

  mutating func run() {
    let replacing = providers.indices.filter { providers[$0].replaces != nil }
    if replacing.isEmpty { return }
    for (number, provider) in providers.enumerated() where provider.replaces == nil {
      for provided in provider.provided {
        let accessor = Accessor(module: provider.module, name: provided.accessor)
        let isTwin = owners[accessor]?.contains { providers[$0].owner == provider.owner } == true
        if !isTwin { owners[accessor, default: []].append(number) }
      }
    }
    // What replaces an accessor of another module replaces what its module has made of it.
    let modules = [""] + table.visibility.dependencyOrder(of: table.modules)
    let order = Dictionary(uniqueKeysWithValues: zip(modules, modules.indices))
    let sorted = replacing.map { number in
      let (provider, accessor) = (providers[number], accessor(of: providers[number]))
      return (number, accessor, order[accessor.module == provider.module ? "" : provider.module] ?? 0)
    }.sorted { ($0.2, providers[$0.0].place) < ($1.2, providers[$1.0].place) }
    for (number, accessor, _) in sorted {
      do { try replace(accessor, by: number) } catch {
        // The others' mistakes are reported when they are built.
        if providers[number].module == table.model.module { diagnostics.report(error) }
      }
    }
    // What replaces nothing has no accessor, so there is nothing that it could be built for.
    providers.removeAll { $0.replaces != nil && !$0.hasReplaced }
  }

  private func accessor(of provider: Provider) -> Accessor {
    Accessor(provider.replaces?.text ?? "", in: provider.module)
  }

  private mutating func replace(_ accessor: Accessor, by number: Int) throws {
    let new = providers[number]
    guard let value = new.replaces else { return }
    let isElsewhere = accessor.module != new.module
    guard let all = owners[accessor] else { throw unknown(accessor, value, in: new.module) }
    let meant = all.count == 1 || isElsewhere ? all : all.filter { providers[$0].owner == new.owner }
    guard meant.count == 1, var owner = meant.first else { throw several(accessor, value, all, isElsewhere) }
    // Its own module may have replaced it already.
    if isElsewhere, providers[owner].isReplaced { owner = taken[owner]?.first ?? owner }
    let old = providers[owner]
    if isElsewhere, !old.isRequired, !table.sees(old, in: new.module) { throw unseen(old, new, value) }
    if let reason = mismatch(new, old) ?? (isElsewhere ? mismatchElsewhere(new, old) : nil) {
      throw Refusal(
        .unsupportedDeclaration, reason, at: value.place,
        notes: [
          .init("'\(accessor.name)' is \(old.isRequired ? "required" : "provided") here", at: old.place)
        ])
    }
    let other = taken[owner]?.first { !providers[$0].condition.excludes(new.condition) }
    if let other { return reportTwice(new, providers[other], of: old, isElsewhere) }
    taken[owner, default: []].append(number)
    let condition = twins(of: old).map(\.condition).reduce(.never, ||)
    providers[number] = new.changed { new in
      // Its own title is that of its first type, which it now loses.
      if isElsewhere {
        new.elsewhere = .init(module: old.module, accessor: old.title, owner: old.owner, title: new.title)
      }
      new.provided = old.provided.map { taking($0, of: old, new, value.place, isElsewhere) }
      new.owner = old.owner ?? new.owner
      // The new one is there only where the old one is.
      new.availability = (new.availability + old.availability).unique
      new.hasReplaced = true
      if isElsewhere {
        new.become(old, table, where: condition)
      } else {
        (new.name, new.access, new.joins) = (old.name, old.access, old.joins)
        new.files.formUnion(old.files)
      }
    }
    if isElsewhere { return }
    providers[owner] = old.changed { ($0.joins, $0.isReplaced) = ([], true) }
  }

  private func taking(
    _ provided: Provider.Provided, of old: Provider, _ new: Provider, _ place: Place, _ isElsewhere: Bool
  ) -> Provider.Provided {
    var result = provided
    if isElsewhere {
      result.accessor = Provider.accessor(for: provided.accessor, of: old.module)
    } else {
      result.spelling = table.accessorType(provided.type, lifetime: new.lifetime)
    }
    let isEvident = provided.type == new.concrete && result.spelling == provided.type.spelling
    (result.place, result.check) = (place, isEvident ? nil : place)
    return result
  }

  /// The provider and those of its module that take turns with it.
  private func twins(of old: Provider) -> [Provider] {
    if old.condition.isAlways { return [old] }
    return providers.filter {
      $0.module == old.module && $0.title == old.title && $0.owner == old.owner && $0.isOffered
    }
  }

  // MARK: Mistakes

  private func unknown(_ accessor: Accessor, _ value: Directive.Value, in module: String) -> Refusal {
    if providers.contains(where: { $0.joins.contains { $0.accessor == accessor.name } }) {
      return Refusal(
        value.mistake(
          "'\(accessor.name)' is a collection, which 'into:' joins and nothing replaces; override it where a container is made"
        ))
    }
    let seen = owners.filter { owner in
      owner.key.module == module || owner.value.contains { table.sees(providers[$0], in: module) }
    }.keys
    let meant =
      owners.keys.filter { $0.name == accessor.name }.map { $0.path(from: module) }.sorted().first
      ?? Spelling.nearest(to: value.text, in: seen.map { $0.path(from: module) })
      ?? (mayBeRefused ? nil : named(accessor.name, among: seen.map(\.self), in: module))
    if meant == nil, mayBeRefused { return Refusal() }
    let hint = meant.map { "; did you mean '\($0)'?" } ?? ""
    return Refusal(
      value.mistake("there is no accessor '\(value.text.withoutBackticks)' to replace\(hint)", means: meant))
  }

  /// The only accessor that is spelt nearly like that in any module, or that hands out a type of that name.
  private func named(_ name: String, among seen: [Accessor], in module: String) -> String? {
    let nearest = Spelling.nearest(to: name, in: seen.map(\.name))
    let alike = seen.filter { accessor in
      accessor.name == nearest
        || nearest == nil && owners[accessor, default: []].contains { providers[$0].concrete.title == name }
    }
    return alike.count == 1 ? alike[0].path(from: module) : nil
  }

  private func several(
    _ accessor: Accessor, _ value: Directive.Value, _ all: [Int], _ isElsewhere: Bool
  ) -> Refusal {
    let names = all.map { "'\((providers[$0].owner ?? .container).className)'" }.joined(separator: " and ")
    let first = all.compactMap { providers[$0].owner?.name }.first ?? ""
    return Refusal(
      value.mistake(
        isElsewhere
          ? "\(names) of '\(accessor.module)' have an accessor '\(accessor.name)', so nothing says whose is meant; one of them needs another name"
          : "\(names) have an accessor '\(accessor.name)'; say whose is meant: in: \(first)"))
  }

  private func unseen(_ old: Provider, _ new: Provider, _ value: Directive.Value) -> Refusal {
    let isVisible = table.isVisible(old.access, from: old.module, in: new.module)
    return Refusal(
      .inaccessible, "'\(old.title)' of '\(old.module)' cannot be seen from '\(new.module)'",
      at: value.place,
      notes: [
        isVisible
          ? .init("write in a file of '\(new.module)': import \(old.module)", at: value.place)
          : .init("write there: // @provide(public)", at: old.place)
      ])
  }

  /// Two are reported by whoever sees both: at the higher one.
  private mutating func reportTwice(_ new: Provider, _ other: Provider, of old: Provider, _ isElsewhere: Bool)
  {
    let isBelow = new.module == other.module && new.module != table.model.module
    guard !isBelow, let value = new.replaces, let place = other.replaces?.place else { return }
    var notes: [Diagnostic.Note] = [
      .init("it is replaced here too", at: place), .init("'\(old.title)' is provided here", at: old.place),
    ]
    if isElsewhere {
      notes.append(.init("drop one of both; a fake for tests belongs in an override", at: value.place))
    }
    let module = isElsewhere ? " of '\(old.module)'" : ""
    diagnostics.report(
      .duplicateProvider, "'\(old.title)'\(module) is replaced twice", at: value.place, notes: notes)
  }

  /// Why callers of the old accessor could not go on as before.
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
    // A box is a type of its own, and another one for each type in it.
    let isBoxed = old.boxedPlace != nil
    if isBoxed != (new.boxedPlace != nil) {
      return isBoxed
        ? "'\(old.title)' is boxed, so what replaces it has to be; write: boxed"
        : "'\(old.title)' is not boxed, so what replaces it cannot be; drop 'boxed'"
    }
    if isBoxed, new.concrete != old.concrete {
      return
        "'\(new.concrete.title)' cannot take the place of '\(old.title)', which is a '\(old.concrete.title)'"
    }
    if !isBoxed, let other = old.provided.first(where: { isCertainlyOther(new.concrete, than: $0.type) }) {
      return
        "'\(new.concrete.title)' cannot take the place of '\(other.accessor)', which is a '\(other.type.title)'"
    }
    let isSame = new.arguments.elementsEqual(old.arguments) { left, right in
      left.label == right.label && left.type == right.type
        && (left.role != .argument(.none) || right.role == .argument(.none))
    }
    if !isSame {
      return
        "'\(old.title)' has \(old.argumentList), but what replaces it has \(new.argumentList); they must be the same"
    }
    // Which of two under `#if` is there, their conditions say; a third word would only confuse.
    if new.module != old.module || new.condition.isAlways && old.condition.isAlways { return nil }
    return
      "'replaces' does not go with '#if'; put '\(old.title)' into the '#else' of what is to take its place"
  }

  /// Only what is certainly none of the type: whether something conforms to a protocol is for the compiler to say.
  private func isCertainlyOther(_ type: ResolvedType, than wanted: ResolvedType) -> Bool {
    guard type != wanted, let declaration = table.declaration(wanted.identity), declaration.kind != .protocol
    else { return false }
    return type.identity.declaration.map { !table.ancestors(ofType: $0).contains(wanted.identity) } == true
  }

  private func mismatchElsewhere(_ new: Provider, _ old: Provider) -> String? {
    let isSame = twins(of: old).allSatisfy { twin in
      twin.provided.elementsEqual(old.provided) { $0.accessor == $1.accessor && $0.type == $1.type }
        && twin.availability == old.availability
        && twin.arguments.elementsEqual(old.arguments) { $0.label == $1.label && $0.type == $1.type }
    }
    if !isSame {
      return
        "'\(old.title)' is not the same in all builds of '\(old.module)', so nothing can take its place in all"
    }
    if Availability(attributes: new.availability + old.availability).isDeprecated {
      return "'replaces' of another module's accessor does not go with deprecation; drop one of both"
    }
    let hidden = old.provided.first {
      $0.isElement
        && !table.isVisible(table.access(of: $0.spelling, in: old), from: old.module, in: new.module)
    }
    return hidden.map { _ in
      "'\(old.title)' joins a collection of a type that is not visible here; make that public, or drop the 'into:'"
    }
  }
}

extension Provider {
  /// What takes another module's place is asked by that module alone.
  fileprivate func become(_ old: Provider, _ table: TypeTable, where there: Condition) {
    // Where the old one is not there, nothing asks for it.
    (name, access, joins, condition) = (nil, .fileprivate, [], (condition && there).simplified)
    // The replaced accessor hands over every argument, and nil for one whose default it does not know.
    var roles = old.arguments.map { $0.role == .argument(.overload) ? $0.role : .argument(.none) }[...]
    for position in parameters.indices where parameters[position].isArgument {
      parameters[position].role = roles.popFirst() ?? parameters[position].role
    }
    // What every container keeps is to be had where nothing of a child's is.
    if old.lifetime.isKept, owner == nil { owner = .container }
    // What only the imports of its files tell.
    let isUnread = old.provided.flatMap(\.type.identity.parts).contains { part in
      if case .unread(let name, _) = part { !standardTypes.contains(name) && name != "Box" } else { false }
    }
    if isUnread { files.formUnion(old.files) }
  }

  /// Its arguments as a signature has them.
  fileprivate var argumentList: String {
    guard !arguments.isEmpty else { return "no arguments" }
    let list = arguments.map { argument in
      let text = "\(argument.label == "_" ? "_ \(argument.name)" : argument.label): \(argument.spelling)"
      return argument.role == .argument(.none) ? text : "\(text) = …"
    }
    return "the arguments (\(list.joined(separator: ", ")))"
  }
}

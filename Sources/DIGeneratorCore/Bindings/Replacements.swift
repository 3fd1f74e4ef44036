// SPDX-License-Identifier: MIT

extension Binding {
  /// The name of the hidden accessor that a replaced accessor of another module asks.
  static func accessor(for replaced: String, of module: String) -> String { "_\(module)_\(replaced)" }
}

/// Lets providers with `replaces:` take over the accessors that they name: types, names, access and collections. Both
/// bindings are made anew. The replaced one stays in the list, but no parameter gets it. A replacement of another module's
/// accessor is bound by the root that sees both modules.
struct Replacements {
  private(set) var reader: ProviderReader
  /// The bindings of each accessor: several if they are variants under `#if`, or of different child containers. `replaces:`
  /// names no owner, so all are listed as if they were members of `Container`.
  private var accessors: [AccessorID: [Binding]] = [:]
  /// The replacements of each binding.
  private var replacements: [Binding: [Binding]] = [:]
  /// The bindings that were made anew, by the ones that were read.
  private var renewed: [Binding: Binding] = [:]
  private var table: TypeTable { reader.table }

  init(_ reader: ProviderReader) { self.reader = reader }

  mutating func run() {
    let replacing = reader.providers.filter { $0.replaces != nil }
    if replacing.isEmpty { return }
    for binding in reader.providers where binding.replaces == nil {
      for provided in binding.provided {
        accessors[id(provided.accessor, of: binding.module), default: []].append(binding)
      }
    }
    // Replacements within a module come first, so that another module replaces their result.
    let modules = table.modulesInOrder
    func rank(_ new: Binding) -> Int {
      accessor(of: new).module == new.module ? -1 : modules.firstIndex(of: new.module) ?? 0
    }
    for new in replacing.sorted(by: { (rank($0), $0.place) < (rank($1), $1.place) }) {
      do { try replace(accessor(of: new), by: new) } catch {
        // Mistakes in other modules are reported when those are built.
        if new.module == table.model.module { reader.diagnostics.report(error) }
      }
    }
    // A replacement that was refused has no accessor, so it is never built.
    reader.providers = reader.providers.map(current).filter { $0.replaces == nil || $0.predecessor != nil }
  }

  private func id(_ name: String, of module: String) -> AccessorID {
    AccessorID(module: module, owner: .container, name: name)
  }

  private func current(_ binding: Binding) -> Binding { renewed[binding] ?? binding }

  /// The accessor that `replaces: name` or `replaces: Module.name` means.
  private func accessor(of binding: Binding) -> AccessorID {
    let text = binding.replaces?.text ?? ""
    let parts = text.hasPrefix("`") ? [] : text.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.count == 2
      ? id(parts[1].withoutBackticks, of: parts[0]) : id(text.withoutBackticks, of: binding.module)
  }

  private mutating func replace(_ accessor: AccessorID, by new: Binding) throws(Refusal) {
    guard let value = new.replaces, let call = new.written else { return }
    let isForeign = accessor.module != new.module
    guard let all = accessors[accessor] else { throw unknown(accessor, value, in: new.module) }
    let containers = all.map(\.declaredOwner).unique
    let meant = all.first {
      containers.count == 1 || !isForeign && $0.declaredOwner == new.declaredOwner
    }
    guard var old = meant else { throw several(accessor, value, containers, isForeign) }
    // The accessor's own module may have replaced it already.
    if isForeign, renewed[old] != nil { old = replacements[old]?.first ?? old }
    if isForeign, !old.isRequired, !table.sees(old, in: new.module) { throw unseen(old, new, value) }
    let variants = variants(of: old)
    if let reason = mismatch(new, old) ?? (isForeign ? difference(of: variants, old) : nil) {
      throw Refusal(
        .unsupportedDeclaration, reason, at: value.place,
        notes: [
          old.place.note("'\(accessor.name)' is \(old.isRequired ? "required" : "provided") here")
        ])
    }
    let other = replacements[old]?.first { !$0.condition.excludes(new.condition) }
    if let other { return reportTwice(new, other, of: old) }
    let builds = variants.map(\.condition).reduce(.never, ||)
    let made =
      isForeign
      ? foreign(new, call, for: old, in: builds, at: value.place)
      : replacement(new, call, for: old, at: value.place)
    replacements[old, default: []].append(made)
    renewed[new] = made
  }

  /// A binding that takes over everything of one in its own module.
  private mutating func replacement(
    _ new: Binding, _ call: WrittenBinding, for old: Binding, at place: Place
  ) -> Binding {
    let withdrawn = renewed[old] ?? old.withdrawn
    renewed[old] = withdrawn
    var call = call
    call.contributions = old.contributions
    let provided = old.provided.map { type in
      let spelling = table.accessorType(type.type, lifetime: new.lifetime)
      return takenOver(type, by: new, as: spelling, type.accessor, at: place)
    }
    return new.copy(
      .replacement(of: withdrawn), .written(call), provided, name: old.name, access: old.access,
      parameters: new.parameters, availability: (new.availability + old.availability).unique,
      condition: new.condition,
      files: new.files.union(old.files), owner: old.declaredOwner ?? new.declaredOwner)
  }

  /// A binding that takes over the accessors of one in another module: a hidden one, which only those accessors ask.
  private func foreign(
    _ new: Binding, _ call: WrittenBinding, for old: Binding, in builds: Condition, at place: Place
  ) -> Binding {
    var call = call
    call.contributions = []
    let provided = old.provided.map {
      takenOver($0, by: new, as: $0.spelling, Binding.accessor(for: $0.accessor, of: old.module), at: place)
    }
    // Types that were not read need the imports of the replaced provider's files.
    let isUnread = old.provided.flatMap(\.type.identity.form.parts).contains { part in
      if case .unread(let name, _) = part { !standardTypes.contains(name) && name != "Box" } else { false }
    }
    // Every `Container` keeps a kept value, so its replacement belongs to every `Container` too.
    let owner = old.isKept ? Owner.container : nil
    return new.copy(
      .foreign(ForeignReplacement(replaced: old, title: new.title)), .written(call), provided, name: nil,
      access: .fileprivate, parameters: parameters(of: new, for: old),
      availability: (new.availability + old.availability).unique,
      // In builds without the replaced provider, nothing asks for the replacement.
      condition: (new.condition && builds).simplified,
      files: isUnread ? new.files.union(old.files) : new.files,
      owner: old.declaredOwner ?? new.declaredOwner ?? owner)
  }

  /// The replaced accessor passes every argument, and nil for a default that only its declaration can name.
  private func parameters(of new: Binding, for old: Binding) -> [Parameter] {
    var roles = old.arguments.map { $0.hasUnknownDefault ? $0.role : .argument(.none) }[...]
    return new.parameters.map { parameter in
      var parameter = parameter
      if parameter.isArgument { parameter.role = roles.popFirst() ?? parameter.role }
      return parameter
    }
  }

  /// A type of the replaced binding, as the replacement has it.
  private func takenOver(
    _ type: ExposedType, by new: Binding, as spelling: TypeSyntax, _ accessor: String,
    at place: Place
  ) -> ExposedType {
    let isEvident = type.type == new.concrete && spelling == type.type.spelling
    return ExposedType(
      type: type.type, spelling: spelling, accessor: accessor, place: place,
      check: isEvident ? nil : place, isElement: type.isElement)
  }

  /// The binding and its variants in its module.
  private func variants(of old: Binding) -> [Binding] {
    if old.condition.isAlways { return [old] }
    return reader.providers.map(current).filter {
      $0.module == old.module && $0.title == old.title && $0.declaredOwner == old.declaredOwner
        && $0.isOffered
    }
  }

  // MARK: Mistakes

  private func unknown(_ accessor: AccessorID, _ value: OptionValue, in module: String) -> Refusal {
    if reader.providers.contains(where: { $0.contributions.contains { $0.accessor == accessor.name } }) {
      return Refusal(
        value.mistake(
          "'\(accessor.name)' is a collection and cannot be replaced; join it by 'into:', or override it where a container is made"
        ))
    }
    let seen = accessors.filter { accessor in
      accessor.key.module == module || accessor.value.contains { table.sees($0, in: module) }
    }
    let near = Spelling.nearest(to: accessor.name, in: seen.keys.map(\.name))
    // The same name in another module, a similar name, or the accessor of a type with that name.
    let namesakes = accessors.keys.filter { $0.name == accessor.name }.map { $0.path(from: module) }
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
    _ accessor: AccessorID, _ value: OptionValue, _ containers: [Owner?], _ isForeign: Bool
  ) -> Refusal {
    let names = containers.map { "'\(($0 ?? .container).className)'" }.joined(separator: " and ")
    let suggestion: Advice =
      isForeign
      ? "give one of them another name"
      : "name the container: in: \(containers.compactMap { $0?.name }.first ?? "", .owner)"
    return Refusal(
      value.mistake(
        "\(names) of '\(accessor.module)' have an accessor '\(accessor.name)', so 'replaces' is ambiguous; \(suggestion)"
      ))
  }

  private func unseen(_ old: Binding, _ new: Binding, _ value: OptionValue) -> Refusal {
    let isVisible = table.isVisible(old.access, from: old.module, in: new.module)
    return Refusal(
      .inaccessible, "'\(old.title)' of '\(old.module)' cannot be seen from '\(new.module)'",
      at: value.place,
      notes: [
        isVisible
          ? value.place.note("write in a file of '\(new.module)': import \(old.module, .importing)")
          : old.place.note(old.access.mendToPublic)
      ])
  }

  /// Reports the second replacement of an accessor. If one module below has both, its own build reports them.
  private mutating func reportTwice(_ new: Binding, _ other: Binding, of old: Binding) {
    let isBelow = new.module == other.module && new.module != table.model.module
    guard !isBelow, let value = new.replaces, let place = other.replaces?.place else { return }
    reader.diagnostics.report(
      Diagnostic(
        .duplicateProvider, "'\(old.title)' is replaced twice", at: value.place,
        notes: [
          place.note("it is replaced here too"),
          old.place.note("'\(old.title)' is provided here"),
        ]))
  }

  /// The reason why users of the replaced accessor could not go on as before; nil if there is none. Whether the type
  /// fits is for the compiler to judge.
  private func mismatch(_ new: Binding, _ old: Binding) -> Advice? {
    if old.isRequired {
      let type = old.provided[0]
      let directive = type.spelling.isExistential ? "@provide(as: \(type.type.title))" : "@provide"
      return
        "'\(old.title)' is a requirement of '\(old.module)' and cannot be replaced; its provider above writes: // \(directive)"
    }
    if old.isInput, let owner = old.declaredOwner {
      return
        "'\(old.title)' is an input of '\(owner.className)' and cannot be replaced; make a container with another value, or override it"
    }
    if let owner = old.declaredOwner, let other = new.declaredOwner, other != owner {
      return
        "'\(old.title)' belongs to '\(owner.className)', so its replacement cannot belong to '\(other.className)'; drop the '\("in", .dropped):'"
    }
    // `Box<T>` is another type than `T`.
    if (old.boxedPlace == nil) != (new.boxedPlace == nil) {
      return old.boxedPlace != nil
        ? "'\(old.title)' is boxed, so its replacement must be boxed too; write: \("boxed", .option)"
        : "'\(old.title)' is not boxed, so its replacement must not be boxed; drop the '\("boxed", .dropped)'"
    }
    let isSame = new.arguments.elementsEqual(old.arguments) { left, right in
      left.label == right.label && left.type == right.type
        && (left.role != .argument(.none) || right.role == .argument(.none))
    }
    if !isSame {
      return
        "'\(old.title)' and its replacement have different arguments; labels and types must be the same, and defaults must stay"
    }
    let other = zip(new.arguments, old.arguments).first {
      $0.isEscaping != $1.isEscaping || $0.isSending != $1.isSending
    }
    if let other, new.module != old.module {
      return
        "'\(old.title)' and its replacement have different words in front of the type of '\(other.0.nameForProvider)'; write '@escaping' or 'sending' in both or in neither"
    }
    // Within a module, `#if` and `#else` choose between two providers already, so `replaces:` must not do so as well.
    if new.module != old.module || new.condition.isAlways && old.condition.isAlways { return nil }
    return
      "'replaces' does not go with '#if'; put '\(old.title)' into the '#else' of its replacement"
  }

  /// The reason why another module cannot replace the variants of a provider as one: they differ. Nil if they do not.
  private func difference(of variants: [Binding], _ old: Binding) -> Advice? {
    let isSame = variants.allSatisfy { other in
      other.provided.elementsEqual(old.provided) { $0.accessor == $1.accessor && $0.type == $1.type }
        && other.availability == old.availability
        && other.arguments.elementsEqual(old.arguments) { $0.label == $1.label && $0.type == $1.type }
    }
    return isSame
      ? nil
      : "'\(old.title)' differs between the builds of '\(old.module)', so nothing can replace it in all of them"
  }
}

extension Binding {
  /// A copy that no parameter gets, because another binding of its module has replaced it.
  fileprivate var withdrawn: Binding {
    var kind = kind
    if var written {
      written.contributions = []
      kind = .written(written)
    }
    return copy(
      .replaced, kind, provided, name: name, access: access, parameters: parameters,
      availability: availability, condition: condition, files: files, owner: declaredOwner)
  }

  /// A copy with all that a replacement may change.
  fileprivate func copy(
    _ substitution: Substitution, _ kind: Kind, _ provided: [ExposedType], name: String?, access: Access,
    parameters: [Parameter], availability: [String], condition: Condition, files: Set<Int>, owner: Owner?
  ) -> Binding {
    Binding(
      module: module, place: place, kind: kind, concrete: concrete, provided: provided, name: name,
      lifetime: lifetime, access: access, parameters: parameters, ownEffects: ownEffects,
      availability: availability, condition: condition, files: files, declaredOwner: owner,
      options: options, isUncertain: isUncertain, substitution: substitution)
  }
}

// SPDX-License-Identifier: MIT

/// Lets providers with `replaces:` take the place of the accessors that they name: their types, their names, who
/// sees them and the collections they join. What was replaced stays in the list, but answers for nothing.
struct Replacements {
  let table: TypeTable
  /// Whether the provider that is meant may have been refused, which was reported.
  let mayBeRefused: Bool
  var providers: [Provider]
  var diagnostics = DiagnosticCollector()
  /// Whether the one at hand is the target's own: the others' mistakes are reported when they are built.
  var isOwn = true
  /// The provider that owns each accessor, and those of child containers that have one of that name too.
  private(set) var owners: [Accessor: [Int]] = [:]

  struct Accessor: Hashable {
    var module: String
    var name: String

    /// How a module writes it.
    func path(from own: String) -> String {
      module == own ? name.quotedIfNeeded : "\(module).\(name.quotedIfNeeded)"
    }
  }

  init(_ providers: [Provider], in table: TypeTable, mayBeRefused: Bool) {
    self.providers = providers
    self.table = table
    self.mayBeRefused = mayBeRefused
  }

  mutating func run() {
    let replacing = providers.indices.filter { providers[$0].replaces != nil }
    if replacing.isEmpty { return }
    for (number, provider) in providers.enumerated() where provider.replaces == nil {
      for provided in provider.provided {
        let accessor = Accessor(module: provider.module, name: provided.accessor)
        let known = owners[accessor, default: []]
        let isTwin = known.contains { providers[$0].owner == provider.owner }
        if !isTwin { owners[accessor] = known + [number] }
      }
    }
    let sorted = replacing.ordered(by: { providers[$0].place })
    for number in sorted { replace(by: number) }
    // What replaces an accessor of another module replaces what its module has made of it.
    replaceElsewhere(sorted)
    // What replaces nothing has no accessor, so there is nothing that it could be built for.
    providers.removeAll { $0.replaces != nil && !$0.hasReplaced }
  }

  private mutating func replace(by number: Int) {
    guard let value = providers[number].replaces else { return }
    let accessor = Accessor(module: providers[number].module, name: value.text.withoutBackticks)
    isOwn = accessor.module == table.model.module
    if value.accessorElsewhere(from: accessor.module) != nil { return }
    guard let all = owners[accessor] else {
      return reportUnknown(value, in: accessor.module)
    }
    let meant = all.count == 1 ? all : all.filter { providers[$0].owner == providers[number].owner }
    guard let owner = meant.first else { return reportSeveral(value, all) }
    if providers[owner].isReplaced { return reportTwice(value, of: owner) }
    guard isFit(providers[number], for: providers[owner], value) else { return }
    takePlace(number, of: owner, value)
  }

  private mutating func takePlace(_ number: Int, of owner: Int, _ value: Directive.Value) {
    let old = providers[owner]
    providers[number] = providers[number].changed { new in
      new.provided = old.provided.map { provided in
        let spelling = table.accessorType(provided.type, lifetime: new.lifetime)
        let isEvident = provided.type == new.concrete && spelling == provided.type.spelling
        return Provider.Provided(
          type: provided.type, spelling: spelling, accessor: provided.accessor, place: value.place,
          check: isEvident ? nil : value.place, isElement: provided.isElement)
      }
      new.takeOwner(of: old)
      new.takeAvailability(of: old)
      (new.name, new.access, new.joins) = (old.name, old.access, old.joins)
      new.files.formUnion(old.files)
      new.hasReplaced = true
    }
    providers[owner] = old.changed { old in
      old.joins = []
      old.isReplaced = true
    }
  }

  // MARK: Mistakes

  private mutating func reportSeveral(_ value: Directive.Value, _ all: [Int]) {
    let names = all.map { "'\((providers[$0].owner ?? .container).className)'" }.joined(separator: " and ")
    let first = all.compactMap { providers[$0].owner?.name }.first ?? ""
    report(
      "\(names) have an accessor '\(value.text.withoutBackticks)'; say whose is meant: in: \(first)", value)
  }

  private mutating func reportUnknown(_ value: Directive.Value, in module: String) {
    let parts = value.text.split(separator: ".").map { String($0).withoutBackticks }
    let name = parts.last ?? ""
    if parts.count > 1, parts[0] == module {
      return report("'\(name)' is this module's own; write 'replaces: \(name)'", value, means: name)
    }
    let others = owners.keys.filter { $0.name == name && $0.module != module }.map(\.module).inOrder()
    if let other = others.first {
      let path = Accessor(module: other, name: name).path(from: module)
      return report("'\(name)' is an accessor of '\(other)'; write 'replaces: \(path)'", value, means: path)
    }
    let names = owners.keys.filter { $0.module == module }.map(\.name)
    if let nearest = Spelling.nearest(to: name, inAnyOrder: names) {
      return report(
        "there is no accessor '\(name)' to replace; did you mean '\(nearest)'?", value,
        means: nearest.quotedIfNeeded)
    }
    guard !mayBeRefused else { return }
    let path = distant(nearest: name, in: module) ?? accessor(ofType: name, in: module)
    let hint = path.map { "; did you mean '\($0)'?" } ?? ""
    report("there is no accessor '\(name)' to replace\(hint)", value, means: path)
  }

  /// A visible accessor of another module that is spelt nearly like that.
  private func distant(nearest name: String, in module: String) -> String? {
    let others = owners.filter { owner in
      owner.key.module != module && owner.value.contains { table.sees(providers[$0], in: module) }
    }.keys
    let nearest = Spelling.nearest(to: name, inAnyOrder: others.map(\.name))
    let meant = others.filter { $0.name == nearest }
    return meant.count == 1 ? meant[0].path(from: module) : nil
  }

  /// The accessor of what a type of that name is provided by.
  private func accessor(ofType name: String, in module: String) -> String? {
    let found = providers.filter {
      $0.isOffered && $0.replaces == nil && $0.concrete.title == name && table.sees($0, in: module)
    }
    guard found.count == 1, let accessor = found[0].provided.first(where: { !$0.isElement })?.accessor
    else { return nil }
    return Accessor(module: found[0].module, name: accessor).path(from: module)
  }

  mutating func report(_ message: String, _ value: Directive.Value, means meant: String? = nil) {
    let fix = meant.map { Diagnostic.Fix(replacing: value.text, with: $0, at: value.place) }
    guard isOwn else { return }
    diagnostics.report(.unknownOption, message, at: value.place, fix: fix)
  }

  private mutating func reportTwice(_ value: Directive.Value, of owner: Int) {
    guard isOwn else { return }
    let accessor = value.text.withoutBackticks
    let other = providers.first { $0.hasReplaced && $0.provided.contains { $0.accessor == accessor } }
    let notes = [other?.replaces].compactMap { $0 }.map {
      Diagnostic.Note("it is replaced here too", at: $0.place)
    }
    diagnostics.report(
      .duplicateProvider, "'\(accessor)' is replaced twice", at: value.place,
      notes: notes + [.init("'\(accessor)' is provided here", at: providers[owner].place)])
  }

  /// Whether callers of the old accessor can go on as before.
  private mutating func isFit(_ new: Provider, for old: Provider, _ value: Directive.Value) -> Bool {
    let message =
      mismatch(ofRequirement: old) ?? mismatch(ofOwners: new, old) ?? mismatch(ofBoxes: new, old)
      ?? mismatch(ofTypes: new, old) ?? mismatch(ofArguments: new, old) ?? mismatch(ofConditions: new, old)
    return isFit(message, for: old, called: old.title, value)
  }

  /// Reports what speaks against a replacement, in the module that it is written in; whether there is nothing.
  mutating func isFit(
    _ mismatch: String?, for old: Provider, called name: String, _ value: Directive.Value
  ) -> Bool {
    guard let mismatch else { return true }
    guard isOwn else { return false }
    diagnostics.report(
      .unsupportedDeclaration, mismatch, at: value.place,
      notes: [.init("'\(name)' is \(old.isRequired ? "required" : "provided") here", at: old.place)])
    return false
  }

  /// Only what is certainly none of the type: whether something conforms to a protocol is for the compiler to say.
  func mismatch(ofTypes new: Provider, _ old: Provider) -> String? {
    let wanted = old.provided.first { provided in
      guard provided.type != new.concrete, let declaration = table.declaration(provided.type.identity) else {
        return false
      }
      let above = new.concrete.identity.declaration.map(table.ancestors(ofType:))
      return declaration.kind != .protocol && above?.contains(provided.type.identity) == false
    }
    return wanted.map {
      "'\(new.concrete.title)' cannot take the place of '\($0.accessor)', which is a '\($0.type.title)'"
    }
  }

  /// What is provided above can only be replaced there.
  private func mismatch(ofRequirement old: Provider) -> String? {
    guard old.isRequired else { return nil }
    return
      "'\(old.title)' is required from above, so nothing here can take its place; where it is provided, something can"
  }

  func mismatch(ofOwners new: Provider, _ old: Provider) -> String? {
    guard let owner = old.owner else { return nil }
    if old.isInput {
      return
        "'\(old.title)' is what a '\(owner.className)' is made with, so nothing takes its place; make one with another, or override it"
    }
    guard let other = new.owner, other != owner else { return nil }
    return
      "'\(old.title)' belongs to '\(owner.className)', and what replaces it cannot belong to '\(other.className)'; drop the 'in:'"
  }

  /// A box is a type of its own, and another one for each type in it.
  func mismatch(ofBoxes new: Provider, _ old: Provider) -> String? {
    switch (new.boxedPlace != nil, old.boxedPlace != nil) {
    case (true, false): return "'\(old.title)' is not boxed, so what replaces it cannot be; drop 'boxed'"
    case (false, true): return "'\(old.title)' is boxed, so what replaces it has to be; write: boxed"
    case (true, true) where new.concrete != old.concrete:
      return
        "'\(new.concrete.title)' cannot take the place of '\(old.title)', which is a '\(old.concrete.title)'"
    default: return nil
    }
  }

  /// Which of two under `#if` is there, their conditions say; a third word would only confuse.
  private func mismatch(ofConditions new: Provider, _ old: Provider) -> String? {
    if new.condition.isAlways, old.condition.isAlways { return nil }
    return
      "'replaces' does not go with '#if'; put '\(old.title)' into the '#else' of what is to take its place"
  }

  func mismatch(ofArguments new: Provider, _ old: Provider) -> String? {
    let isSame = new.arguments.elementsEqual(old.arguments) { left, right in
      left.label == right.label && left.type == right.type
        && (left.role != .argument(.none) || right.role == .argument(.none))
    }
    if isSame { return nil }
    return
      "'\(old.title)' has \(old.argumentList), but what replaces it has \(new.argumentList); they must be the same"
  }
}

extension Provider {
  /// Whose the old one is by its directive, the new one is, too; else that says so itself.
  func takeOwner(of old: Provider) {
    owner = old.owner ?? owner
  }

  /// The new one is there only where the old one is.
  func takeAvailability(of old: Provider) {
    availability += old.availability.filter { !availability.contains($0) }
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

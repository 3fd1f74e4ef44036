// SPDX-License-Identifier: MIT

extension Binding {
  /// The name of the hidden accessor that a replaced accessor of another module asks.
  static func accessor(for replaced: String, of module: String) -> String { "_\(module)_\(replaced)" }
}

/// Lets providers with `replaces:` take over the accessors that they name: types, names, access and collections. All bindings of
/// an accessor are made anew, as layers over the one that was there first. Only a parameter of a replacement that asks for its own
/// accessor gets a lower layer: the one below the replacement. A replacement of another module's accessor is bound by the root that
/// sees both modules, and so is the layer below it.
struct Replacements {
  var reader: ProviderReader
  /// The bindings of each accessor: several if they are variants under `#if`, or of different child containers. `replaces:`
  /// names no owner, so all are listed as if they were members of `Container`.
  private(set) var accessors: [AccessorID: [Binding]] = [:]
  /// The highest replacements of each binding: one for each module and, under `#if`, each kind of builds.
  private var highest: [Binding: [Replacement]] = [:]
  /// The bindings that were made anew, by the ones that were read.
  private var renewed: [Binding: Binding] = [:]
  /// The bindings for the values of other modules' providers, which replacements of these ask for.
  private var originals: [Binding] = []
  /// The replacements of whole collections.
  private(set) var ofCollections: [Binding] = []
  var table: TypeTable { reader.table }

  /// A replacement: as it was read, as it was made, and the number of layers of its module below it.
  struct Replacement {
    let read, made: Binding
    var height = 0
  }

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
    func rank(_ new: Binding) -> [Int] {
      [accessor(of: new).module == new.module ? -1 : modules.firstIndex(of: new.module) ?? 0, new.order ?? 0]
    }
    let inOrder = replacing.sorted { one, other in
      let (left, right) = (rank(one), rank(other))
      return left == right ? one.place < other.place : left.lexicographicallyPrecedes(right)
    }
    for new in inOrder {
      do { try replace(accessor(of: new), by: new) } catch {
        // Mistakes in other modules are reported when those are built.
        if new.module == table.model.module { reader.diagnostics.report(error) }
      }
    }
    // A replacement that was refused has no accessor, so it is never built.
    let all = reader.providers.map { renewed[$0] ?? $0 } + originals
    reader.providers = all.filter { $0.replaces == nil || $0.predecessor != nil }
  }

  private func id(_ name: String, of module: String) -> AccessorID {
    AccessorID(module: module, owner: .container, name: name)
  }

  /// The accessor that `replaces: name` or `replaces: Module.name` means.
  private func accessor(of binding: Binding) -> AccessorID {
    let text = binding.replaces?.text ?? ""
    let parts = text.hasPrefix("`") ? [] : text.split(separator: ".", maxSplits: 1).map(String.init)
    return parts.count == 2
      ? id(parts[1].withoutBackticks, of: parts[0]) : id(text.withoutBackticks, of: binding.module)
  }

  private mutating func replace(_ accessor: AccessorID, by new: Binding) throws(Refusal) {
    guard let value = new.replaces else { return }
    let isForeign = accessor.module != new.module
    guard let all = accessors[accessor] else {
      guard isCollection(accessor, of: new.module) else { throw unknown(accessor, value, in: new.module) }
      try checkCollection(accessor.name, new, value)
      return ofCollections.append(new)
    }
    let containers = all.map(\.declaredOwner).unique
    let meant = all.first {
      containers.count == 1 || !isForeign && $0.declaredOwner == new.declaredOwner
    }
    guard var old = meant else { throw several(accessor, value, containers, isForeign) }
    // The accessor's own module may have replaced it already.
    if isForeign, renewed[old] != nil { old = highest[old]?.last?.made ?? old }
    if isForeign, !old.isRequired, !table.sees(old, in: new.module) { throw unseen(old, new, value) }
    let variants = variants(of: old)
    let asks = new.parameters.map { self.asks($0, of: new, for: old) }
    let isDecorator = asks.contains(true)
    let mismatch = mismatch(new, old, isDecorator: isDecorator)
    if let reason = mismatch ?? (isForeign ? difference(of: variants, old) : nil) {
      throw Refusal(
        .unsupportedDeclaration, reason, at: value.place,
        notes: [
          old.place.note("'\(accessor.name)' is \(old.isRequired ? "required" : "provided") here")
        ])
    }
    let others = highest[old, default: []].filter { !$0.read.condition.excludes(new.condition) }
    if let other = others.first(where: { contradicts($0.read, new, isDecorator: isDecorator) }) {
      return reportTwice(new, other.read, of: old)
    }
    let builds = variants.map(\.condition).reduce(.never, ||)
    var layers = Layers(
      new: new, old: old, lower: others.last { $0.read.module == new.module }, asks: asks,
      // In builds without the replaced provider, nothing asks for the replacement.
      condition: isForeign ? (new.condition && builds).simplified : new.condition)
    layers.seen = others.last { table.visibility.reach(of: new.module).contains($0.read.module) }?.made
    if let reason = layers.mistake(in: table) { throw reason }
    let lower = isForeign ? layers.foreignLower : layers.ownLower
    let made = isForeign ? layers.foreign(over: lower) : own(layers, over: lower)
    if let lower, lower.original != nil {
      originals.append(lower)
    } else if let lower {
      renewed[layers.lower?.read ?? old] = lower
    }
    let height = (layers.lower?.height ?? 0) + 1
    highest[old, default: []].removeAll { $0.read == layers.lower?.read }
    highest[old, default: []].append(Replacement(read: new, made: made, height: height))
    renewed[new] = made
  }

  /// A binding that takes over everything of one in its own module.
  private func own(_ layers: Layers, over lower: Binding?) -> Binding {
    let (new, old) = (layers.new, layers.old)
    let provided = old.provided.map { type in
      let spelling = table.accessorType(type.type, lifetime: layers.lifetime)
      return layers.takenOver(type, as: spelling, type.accessor)
    }
    return new.copy(
      Binding.Layer(below: lower, eager: layers.eagerPlace), layers.kind(contributing: old.contributions),
      provided, name: old.name,
      lifetime: layers.lifetime, access: old.access, parameters: layers.parameters(over: lower),
      availability: (new.availability + old.availability).unique, condition: layers.condition,
      files: new.files.union(old.files), owner: old.declaredOwner ?? new.declaredOwner)
  }

  private func isCollection(_ accessor: AccessorID, of module: String) -> Bool {
    let seen = table.visibility.reach(of: module)
    return accessor.module == module
      && reader.providers.contains { provider in
        seen.contains(provider.module) && provider.contributions.contains { $0.accessor == accessor.name }
      }
  }

  /// The binding and its variants in its module.
  private func variants(of old: Binding) -> [Binding] {
    if old.condition.isAlways { return [old] }
    return reader.providers.map { renewed[$0] ?? $0 }.filter {
      $0.module == old.module && $0.title == old.title && $0.declaredOwner == old.declaredOwner
        && $0.isOffered
    }
  }

  /// Whether a parameter of a replacement would get the replaced accessor if it were another provider's.
  private func asks(_ parameter: Parameter, of new: Binding, for old: Binding) -> Bool {
    guard parameter.role == .dependency, parameter.match == nil else { return false }
    let offered = old.offered.flatMap { table.meanings(of: $0.type.identity) }
    let asked = table.meanings(of: parameter.type.identity).flatMap(\.asked).filter(offered.contains)
    if asked.isEmpty { return false }
    if let named = parameter.named { return named.text.withoutBackticks == old.name }
    if old.name != nil { return old.name == parameter.nameForProvider }
    // A provider with the name of the parameter comes first.
    return !reader.providers.contains { other in
      other.name == parameter.nameForProvider && other.replaces == nil && table.sees(other, in: new.module)
        && other.offered.contains { asked.contains($0.type.identity) }
    }
  }
}

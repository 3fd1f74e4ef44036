// SPDX-License-Identifier: MIT

/// A replacement and the layer below it, while both are made.
struct Layers {
  /// The replacement as it was read, and the binding of the accessor that it takes over.
  let new, old: Binding
  /// The replacement of its module that it lies over.
  let lower: Replacements.Replacement?
  /// For each parameter whether it asks for the layer below.
  let asks: [Bool]
  let condition: Condition
  /// The highest replacement that its module knows of.
  var seen: Binding?

  private var isDecorator: Bool { asks.contains(true) }
  /// Whether the root binds it: to an accessor of another module, or to a collection, which all modules have together.
  private var isForeign: Bool { old.module != new.module || old.isCollection }
  private var value: Binding { seen ?? old }

  /// The lifetime: a decorator has that of the value that it decorates, if it states none.
  var lifetime: Lifetime { inherits ? value.lifetime : new.lifetime }
  private var inherits: Bool { isDecorator && new.options?.hasLifetime == false }

  /// Where `eager` asks for the value that it decorates: that is built with it.
  var eagerPlace: Place? { isDecorator ? value.eagerPlace : nil }

  /// How the value is made.
  func kind(contributing contributions: [Contribution]) -> Binding.Kind {
    guard var call = new.written else { return new.kind }
    call.contributions = contributions
    if inherits, value.isKept { call.keyedBy = new.keyedByAll }
    return .written(call)
  }

  /// The parameters, with the layer that some of them get. Another module's accessor passes every argument, and nil for a
  /// default that only its declaration can name.
  func parameters(over lower: Binding?) -> [Parameter] {
    let given = isForeign ? old.arguments.map { $0.hasUnknownDefault ? $0.role : .argument(.none) } : []
    var roles = given[...]
    return zip(new.parameters, asks).map { parameter, asks in
      var parameter = parameter
      if parameter.isArgument { parameter.role = roles.popFirst() ?? parameter.role }
      if asks { parameter.layer = lower }
      return parameter
    }
  }

  /// A binding that takes over the accessors of one in another module: a hidden one, which only those accessors ask.
  func foreign(over lower: Binding?) -> Binding {
    let provided = old.provided.map {
      takenOver($0, as: $0.spelling, Binding.accessor(for: $0.accessor, of: old.module))
    }
    // Every `Container` keeps a kept value, so its replacement belongs to every `Container` too.
    let owner = old.isKept ? Owner.container : nil
    let original = self.lower == nil ? lower : self.lower?.made.foreignReplacement?.original
    return new.copy(
      Binding.Layer(
        use: .foreign, title: new.title, below: old,
        foreign: ForeignReplacement(replaced: old, original: original), eager: eagerPlace),
      kind(contributing: []), provided, name: nil, lifetime: lifetime, access: .fileprivate,
      parameters: parameters(over: lower), availability: (new.availability + old.availability).unique,
      condition: condition, files: files, owner: old.declaredOwner ?? new.declaredOwner ?? owner
    )
  }

  /// A type of the replaced binding, as the replacement has it.
  func takenOver(
    _ type: ExposedType, as spelling: TypeSyntax, _ accessor: String
  ) -> ExposedType {
    let place = new.replaces?.place ?? new.place
    let isEvident = type.type == new.concrete && spelling == type.type.spelling
    return ExposedType(
      type: type.type, spelling: spelling, accessor: accessor, place: place,
      check: isEvident ? nil : place, isElement: type.isElement)
  }

  // MARK: The layer below

  /// The layer below, in the accessor's own module.
  var ownLower: Binding? {
    let below = lower?.made ?? old
    return isDecorator ? hidden(below, lower.map(\.read.title) ?? "original \(old.title)") : below.withdrawn
  }

  /// The layer below a replacement of another module's accessor; nil if that is nothing of this module.
  var foreignLower: Binding? {
    guard let lower else { return isDecorator ? original : nil }
    return isDecorator ? hidden(lower.made, lower.read.title) : lower.made.withdrawn
  }

  /// A copy of a binding that only the replacement asks for.
  private func hidden(_ below: Binding, _ title: String) -> Binding {
    below.copy(
      Binding.Layer(use: .decorated, title: title, below: below.predecessor), below.kindWithoutCollections,
      below.offered.map { hidden($0, under: isForeign ? $0.accessor : "_\($0.accessor)", check: $0.check) },
      name: nil, access: .fileprivate)
  }

  /// A binding for the value of the accessor of another module, without the replacements above that.
  private var original: Binding {
    let (types, place) = (old.offered, new.replaces?.place ?? new.place)
    // If one of the types is the value's own, the other ones are made of its accessor.
    let own = types.first { $0.type.identity == old.concrete.identity }
    let provided = types.map { type in
      hidden(
        type, under: Binding.accessor(for: type.accessor, of: old.module),
        check: own == nil || own?.accessor == type.accessor ? nil : place)
    }
    return Binding(
      module: new.module, place: place, kind: .original(old), concrete: old.concrete,
      provided: provided, lifetime: old.lifetime, access: .fileprivate, parameters: old.arguments,
      availability: old.availability, condition: condition, files: files, declaredOwner: old.declaredOwner,
      layer: Binding.Layer(use: .decorated, title: "original \(old.title)", below: old))
  }

  /// A type of the layer below, under an accessor of its own.
  private func hidden(_ type: ExposedType, under name: String, check: Place?) -> ExposedType {
    let level = lower.map { "_\($0.height + 1)" } ?? ""
    return ExposedType(
      type: type.type, spelling: type.spelling, accessor: "_original\(name)\(level)", place: type.place,
      check: check)
  }

  /// The files with imports for the types. Types that were not read need the imports of the replaced provider's files.
  var files: Set<Int> {
    let isUnread = old.provided.flatMap(\.type.identity.form.parts).contains { part in
      if case .unread(let name, _) = part { !standardTypes.contains(name) && name != "Box" } else { false }
    }
    return isUnread ? new.files.union(old.files) : new.files
  }

  /// The reason why it cannot have the lifetime of the value that it decorates; nil if it can.
  func mistake(in table: TypeTable) -> Refusal? {
    guard inherits, lifetime == .weak, let place = new.replaces?.place,
      table.isValueType(new.concrete.identity, in: new.condition)
    else { return nil }
    return Refusal(
      .weakValueType,
      "'\(old.title)' is weak, but '\(new.concrete.title)' is a value type, so it cannot be held weakly",
      at: place,
      notes: [place.note("only an object can be weak; to keep this one, add: \("singleton", .option)")])
  }
}

extension Binding {
  /// The number in `order:`.
  var order: Int? { options?.order?.text.integer }

  /// A copy that no parameter gets, because another binding of its module has replaced it.
  fileprivate var withdrawn: Binding {
    copy(
      Layer(use: .none, title: layer.title, below: predecessor), kindWithoutCollections, provided, name: name)
  }

  fileprivate var kindWithoutCollections: Kind {
    guard var written else { return kind }
    written.contributions = []
    return .written(written)
  }

  /// A copy with all that a replacement may change.
  func copy(
    _ layer: Layer, _ kind: Kind, _ provided: [ExposedType], name: String?, lifetime: Lifetime? = nil,
    access: Access? = nil, parameters: [Parameter]? = nil, availability: [String]? = nil,
    condition: Condition? = nil, files: Set<Int>? = nil, owner: Owner? = nil
  ) -> Binding {
    Binding(
      module: module, place: place, kind: kind, concrete: concrete, provided: provided, name: name,
      lifetime: lifetime ?? self.lifetime, access: access ?? self.access,
      parameters: parameters ?? self.parameters, ownEffects: ownEffects,
      availability: availability ?? self.availability, condition: condition ?? self.condition,
      files: files ?? self.files, declaredOwner: owner ?? declaredOwner, options: options,
      isUncertain: isUncertain, layer: layer)
  }
}

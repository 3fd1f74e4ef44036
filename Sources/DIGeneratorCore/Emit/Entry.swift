// SPDX-License-Identifier: MIT

/// An accessor of the module, with its key and the function that builds its value: the data, names and texts that the writers
/// share.
final class Entry {
  let file: FileNames
  let node: Node
  /// The way in which the entry's builds fill the parameters.
  let variant: BindingVariant
  var binding: Binding { node.binding }
  /// The type that it hands out, of the provider's types; nil for the value that several types share, which has a key and no
  /// accessor.
  let provided: ExposedType?
  /// The entry of the same provider that makes the value; nil if this one does.
  let source: Entry?
  /// Whether it is the first entry of its variant, which has what all of them use.
  let isFirst: Bool
  /// The accessor's name, without backticks.
  let name: String
  /// The accessor as the list of needs writes it.
  let ownedName: String
  let type: TypeSyntax
  /// The effects of asking for it.
  let effects: BuildEffects
  let arguments: [Argument]
  /// The local name of each parameter that is an argument; empty for the other parameters.
  let names: [String]
  /// The local names of the container, of the handle that closures ask, and of the constant that tells kept values apart.
  let (c, handle, keyName): (String, String, String)
  /// The deferred edges.
  let later: [DeferredEdge]
  /// The meanings of the call that makes the value, and its form.
  let meaning: CallMeaning
  let form: CallMeaning.Form
  /// The names that the generated file may take for another type's.
  let doubts: [NameInDoubt]
  // What each part of a large collection needs is found once.
  /// The place of the compiler's errors about the call that makes the value.
  private(set) lazy var placeOfCall: Place? = findPlaceOfCall()
  /// The parts of a collection that the module adds. The first one may be empty: it tells the runtime that the module has the
  /// collection.
  private(set) lazy var parts: [CollectionPart] = makeParts()
  /// Whether its key takes the build as a whole.
  private(set) lazy var isOpaque: Bool = node.isOpaque
  /// Its number in the module; variants of one accessor share it, as a build has only one of them.
  let slot: Int
  /// Its number among the module's kept values in its child container; nil if it is not kept in one.
  let childSlot: Int?

  /// The entries of a node in the builds of one variant.
  static func all(of node: Node, _ variant: BindingVariant, in file: FileNames) -> [Entry] {
    let positions = node.binding.entryPositions
    let first = Entry(file, node, variant, positions[0], isFirst: true)
    return [first]
      + positions.dropFirst().map {
        Entry(file, node, variant, $0, source: node.binding.isShared ? first : nil)
      }
  }

  private init(
    _ file: FileNames, _ node: Node, _ variant: BindingVariant, _ position: Int?, source: Entry? = nil,
    isFirst: Bool = false
  ) {
    let binding = node.binding
    let id = node.id(at: position)
    self.file = file
    self.node = node
    self.variant = variant
    self.source = source
    self.isFirst = isFirst
    provided = position.map { binding.provided[$0] }
    name = id.name
    ownedName = id.text
    let numbers = file.slots[id]
    slot = numbers.number
    childSlot = binding.isKept ? numbers.child : nil
    type = provided?.spelling ?? binding.concrete.spelling
    effects = node.transitiveEffects
    later = variant.values.compactMap(\.deferred)
    meaning = node.meaning(of: variant, in: file.table)
    form = meaning.form
    doubts = file.table.namesInDoubt(of: node, variant.values)
    var taken = UniqueNames(besides: binding.root)
    names = binding.parameters.enumerated().map { position, parameter in
      parameter.isArgument ? taken.add(argument: parameter.name, position) : ""
    }
    c = taken.add("c")
    handle = taken.add("handle")
    keyName = taken.add("key")
    arguments = zip(binding.parameters, names).filter(\.0.isArgument).map(Argument.init)
  }

  /// The child container that owns it; nil for `Container`.
  var child: Owner? { node.resolvedOwner.isChild ? node.resolvedOwner : nil }
  /// The class of its owner.
  var owner: String { file.className(of: node.resolvedOwner) }
  var condition: Condition { variant.condition }
  /// The condition of its own `#if`, unless the `#if` around its container covers it.
  var innerCondition: Condition { condition == file.condition(of: child) ? .always : condition }
  /// The place of `eager`, if warming a container up builds this entry; else nil.
  var eagerPlace: Place? { provided?.isElement == false ? binding.eagerPlace : nil }

  /// Whether tests must fake it.
  var isLive: Bool {
    provided.map { own in binding.fakedTypes.contains { binding.provided[$0].accessor == own.accessor } }
      ?? false
  }

  /// The other module's accessor that it replaces, without backticks.
  var foreign: (module: String, name: String)? {
    guard provided != nil, let module = binding.foreignReplacement?.module else { return nil }
    return (module, String(name.dropFirst(Binding.accessor(for: "", of: module).count)))
  }

  /// The accessor of the layer below, if a replacement of its module asks for that.
  var accessorBelow: String? {
    guard let type = provided?.type, let original = binding.foreignReplacement?.original else { return nil }
    return original.provided.first { $0.type == type }?.accessor
  }

  /// The reason why it belongs to a child container although no directive says so; nil if one does, or if it belongs to all.
  var reasonToMove: String? {
    guard binding.isOwnedByDependencies, binding.isOffered || binding.injection != nil else { return nil }
    let graph = file.graph
    let owner = node.resolvedOwner
    guard let child = graph.children[owner] else { return nil }
    let needs =
      graph.children.received(by: binding, [variant]).map { ($0.parameter, $0.owner, owner.className) }
      + variant.edges.map { ($0.parameter, graph[$0.target].resolvedOwner, $0.target.title) }
    return needs.first { $0.1 == owner }.map { parameter, _, title in
      let reason = binding.step(parameter, needs: "'\(title)'").message
      let what = binding.injection == nil ? "it" : binding.title
      return "\(what) belongs to '\(owner.className)', which '\(child.maker)' makes, because \(reason)"
    }
  }

  // MARK: Words

  /// The accessor's name as Swift takes it.
  var quoted: String { name.quotedIfNeeded }
  /// The effects in a signature, with a space in front; empty for none.
  var words: String { effects.words }
  /// The effects in front of a call.
  var attempt: String { effects.attempt.words }
  /// The function type of its key.
  var maker: String { file.maker(of: node, giving: type) }
  /// The name of the base that its number counts from.
  var base: String { file.base(for: childSlot == nil ? nil : child) }
  /// Its numbers, as arguments of the base's and the container's methods.
  var place: String { "\(slot)\(childSlot.map { ", child: \($0)" } ?? "")" }

  /// Its key, as the module's own code names it.
  var ownKey: String {
    file.key(name, of: node, giving: type, beside: (provided ?? binding.provided[0]).accessor)
  }

  /// The same for the runtime's methods, which take no isolated functions.
  var key: String { isOpaque ? ownKey : effects.key(ownKey) }

  /// The base's method that makes a key.
  var keyMaker: String {
    isOpaque || effects.isPlain ? "key" : effects.isAsync ? "asyncKey" : "mainActorKey"
  }

  /// The container's method that reads a value without arguments.
  var reader: String {
    effects.name(of: binding.lifetime == .weak ? .weak : child == nil ? .kept : .keptInChild)
  }

  /// Its key with another function.
  func key(madeBy function: String) -> String {
    "\(base).\(keyMaker)(\(place), \(function), \(name.literal))"
  }

  /// The accessor, as it follows a container's name.
  var member: String { file.member(name, of: file.module) }

  /// The function that builds the value.
  var buildName: String { buildName(in: child) }

  /// The function that builds the value; of a collection, the function for the elements that one kind of container adds.
  func buildName(in child: Owner?) -> String {
    child.map { "_build_\($0.className)_\(name.withoutSpecialCharacters)" }
      ?? "_build_\(name.withoutSpecialCharacters)"
  }

  /// The name of a function beside the build, such as the check of the promised type.
  func helperName(_ start: String) -> String { start + buildName.dropFirst("_build_".count) }

  // MARK: Arguments

  /// The local names of the arguments that tell kept values apart.
  var keys: [String] { binding.keyedBy.map { names[$0.parameter] } }

  /// The place for the compiler's judgement whether the arguments that tell kept values apart are Hashable; nil if all of
  /// them are common values.
  var keyPlace: Place? {
    binding.keyedBy.first { !binding.parameters[$0.parameter].type.isCommonValue }?.place
  }

  /// The arguments that tell kept values apart, as one value.
  var keyArgument: String {
    if keyPlace != nil { return keyName }
    return keys.isEmpty ? "0" : keys.count == 1 ? keys.list : "_Arguments(\(keys.list))"
  }

  /// Whether the value of a parameter, or an argument that is handed on for it, is given away. Only the compiler knows
  /// whether it can be.
  func isGivenAway(_ position: Int) -> Bool {
    let value = variant.values[position]
    guard let inner = value.target?.binding.arguments else { return false }
    if binding.parameters[position].isSending || value.deferred?.type.isResultSending == true { return true }
    return !inner.isEmpty && (inner + binding.arguments).contains(where: \.isSending)
  }

  /// Whether the value of a parameter is the place of a call that the user does not write: its own default, or an argument's.
  /// Then the place is the user's line.
  func leavesPlace(_ position: Int) -> Bool {
    let value = variant.values[position]
    return value.isLeftOut && binding.parameters[position].takesPlace
      || value.target?.binding.arguments.contains(where: \.takesPlace) == true
  }

  /// The arguments that Sendable functions capture; common values are certainly Sendable, and left out.
  var rememberedArguments: [Int] {
    Set(later.filter(\.type.isSendable).flatMap(\.captured)).sorted()
      .filter { !binding.parameters[$0].type.isCommonValue }
  }

  /// The local names of these arguments once they are wrapped.
  var rememberedNames: [Int: String] {
    var taken = UniqueNames(taken: names + [binding.root, c, handle, keyName])
    return Dictionary(uniqueKeysWithValues: rememberedArguments.map { ($0, taken.add(names[$0])) })
  }

  /// The choices of arguments that may be given and left out together, if only the declaration knows their defaults; the
  /// fullest choice comes first. Swift cannot leave out an unlabelled argument in front of another unlabelled one.
  var choices: [Set<String>] {
    if !arguments.contains(where: \.mayBeLeftOut) { return [[]] }
    let list = BuildExpressions(entry: self).passed().map(\.value)
    var signatures: Set<[String]> = []
    return arguments.choices.filter { given in
      let shown = arguments.shown(given).map(\.parameter)
      return isPossible(given, list)
        && signatures.insert(shown.map { "\($0.label): \($0.spelling)" }).inserted
    }
  }

  private func isPossible(_ given: Set<String>, _ list: [CallArgument]) -> Bool {
    list.indices.allSatisfy { position in
      list[position].isGiven(given)
        || !list[(position + 1)...].filter { $0.isGiven(given) }.map(\.label).fills(list[position].label)
    }
  }
}

// SPDX-License-Identifier: MIT

/// The bindings of a run.
struct Bindings {
  let list: [Binding]
  /// The generic providers.
  let patterns: [Binding]
  let refused: RefusedTypes
  let children: [ChildContainer]
  /// The replacements of whole collections, which are made when the elements are known.
  let replacingCollections: [Binding]
  /// The bindings of targets that this target does not depend on: only to be named in diagnostics.
  let unused: [Binding]
}

/// A way to make a value: the types that the value is provided under, and the parameters that making it takes.
///
/// A class, because every stage hands all bindings around. It never changes: the graph holds what it finds out about a
/// binding in a ``Node``.
package final class Binding: Sendable, Identifiable {
  package let module: String
  /// The place in diagnostics: the declaration's introducing keyword, or the directive or parameter that implies it.
  package let place: Place
  let kind: Kind
  /// The type of the expression that makes the value.
  package let concrete: ResolvedType
  package let provided: [ExposedType]
  /// The name; nil for an unnamed binding. Only `@named`, or an equal label, takes a named one.
  package let name: String?
  package let lifetime: Lifetime
  package let access: Access
  package let parameters: [Parameter]
  /// The effects of making the value itself, without its dependencies' effects.
  package let ownEffects: BuildEffects
  /// The `@available` attributes that generated code repeats.
  package let availability: [String]
  /// The condition of the `#if`s around it: other builds do not have the binding.
  package let condition: Condition
  /// The files of the declaration and of the directive. Generated code needs their imports for the types.
  let files: Set<Int>
  /// The owner that is stated, for instance by `in:`; nil if none is.
  let declaredOwner: Owner?
  /// The options of its directive; nil if it has no directive of its own.
  let options: DirectiveOptions?
  /// Whether an unread superclass, protocol or attribute may decide how it can be called.
  let isUncertain: Bool
  let layer: Layer

  init(
    module: String, place: Place, kind: Kind, concrete: ResolvedType, provided: [ExposedType],
    name: String? = nil, lifetime: Lifetime = .transient, access: Access = .internal,
    parameters: [Parameter] = [], ownEffects: BuildEffects = .none, availability: [String] = [],
    condition: Condition = .always, files: Set<Int>, declaredOwner: Owner? = nil,
    options: DirectiveOptions? = nil, isUncertain: Bool = false,
    layer: Layer = Layer()
  ) {
    self.module = module
    self.place = place
    self.kind = kind
    self.concrete = concrete
    self.provided = provided
    self.name = name
    self.lifetime = lifetime
    self.access = access
    self.parameters = parameters
    self.ownEffects = ownEffects
    self.availability = availability
    self.condition = condition
    self.files = files
    self.declaredOwner = declaredOwner
    self.options = options
    self.isUncertain = isUncertain
    self.layer = layer
  }
}

extension Binding {
  /// How the value is made.
  enum Kind {
    /// By a declaration in the sources.
    case written(WrittenBinding)
    /// By the accessor of a subtype.
    case matched(MatchRule)
    /// Of the values of the elements' accessors, as one array or dictionary.
    case collection(Collected)
    /// By the root, which hands over the value of the binding that meets the requirement.
    case requirement
    /// With a child container, as a property of the struct of its inputs.
    case input(of: TypeSyntax, String)
    /// By the parent of a child container. Only a deferred edge to the child container asks it.
    case child(ChildContainer)
    /// By a provider of another module. A replacement of this module has taken over the accessor of that provider.
    case original(Binding)
    /// No value is made: it sets properties of an object.
    case injection(Injection)
  }
}

/// A collection that the value is an element of: an array, or the dictionary of its elements with keys.
struct Contribution {
  /// The element type.
  let type: ResolvedType
  /// The element type, as the collection's accessor writes it.
  let spelling: TypeSyntax
  /// The key, in a dictionary.
  var key: ElementKey?
  /// The collection's accessor, without backticks.
  var accessor: String
  /// Elements of lower numbers come first.
  var order = 0
  /// Where the directive names it.
  let place: Place

  var collected: Collected { Collected(element: type.identity, key: key?.type.identity) }
}

/// A type that the value is provided under.
package struct ExposedType: Sendable {
  /// The type that is compared with the types of parameters.
  package let type: ResolvedType
  /// The accessor's type.
  let spelling: TypeSyntax
  /// The accessor's name, without backticks.
  package let accessor: String
  /// The place of the type in the directive, or of the declaration or directive that implies it.
  let place: Place
  /// The place for the compiler's judgement whether the value is of this type; nil if the type is certain.
  var check: Place?
  /// Whether only a collection takes it, and no parameter.
  package var isElement = false
}

extension Binding: Hashable {
  package static func == (one: Binding, other: Binding) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Binding {
  package var written: WrittenBinding? { if case .written(let written) = kind { written } else { nil } }
  /// The child container that it makes.
  package var childFactory: ChildContainer? { if case .child(let child) = kind { child } else { nil } }
  /// Whether it is a requirement, which a target above provides.
  package var isRequired: Bool { if case .requirement = kind { true } else { false } }
  /// The provider of another module that makes the value, if only a replacement of its accessor asks it.
  package var original: Binding? { if case .original(let original) = kind { original } else { nil } }
  package var isCollection: Bool { collected != nil }
  /// The collection that it is.
  var collected: Collected? { if case .collection(let collected) = kind { collected } else { nil } }
  /// The place of an element in the collection: its order, and its key.
  func contribution(of element: Binding) -> Contribution? {
    element.contributions.first { $0.collected == collected }
  }
  /// Whether its value has the elements that the asked container can reach: a collection, or one below a replacement.
  var isOfElements: Bool { (original ?? self).isCollection }
  /// Whether it is an input of a child container.
  package var isInput: Bool { if case .input = kind { true } else { false } }
  /// The properties of objects that it sets.
  package var injection: Injection? { if case .injection(let injection) = kind { injection } else { nil } }
  /// The injections that it calls.
  var injections: [Binding] { written?.injections ?? injection?.others ?? [] }
  /// Whether containers have a slot for its value.
  package var isKept: Bool { lifetime.isKept }
  /// Whether it is an instance of a generic provider, for one use.
  var isInstance: Bool { written?.asker != nil }
  /// Whether the parameters are stored properties: of a memberwise initializer, or injected ones.
  var isMemberwise: Bool { written?.isMemberwise == true || injection != nil }
  var contributions: [Contribution] { written?.contributions ?? [] }
  package var keyedBy: [KeyArgument] {
    if original?.isKept == true { return keyedByAll }
    return written?.keyedBy.filter { parameters[$0.parameter].isArgument } ?? []
  }
  /// All arguments, if each of them tells kept values apart.
  var keyedByAll: [KeyArgument] {
    parameters.indices.filter { parameters[$0].isArgument }.map { KeyArgument(parameter: $0, place: place) }
  }

  /// The word of the directive that makes it kept, else the directive.
  var lifetimePlace: Place { options?.lifetimePlace ?? place }
  /// Where `name:` gives its name.
  var namePlace: Place? { (options?.accessor ?? options?.name)?.place }
  /// The place that states the owner: the value of `in:` or of `replaces:`.
  var ownerPlace: Place? { options?.owner?.place ?? replaces?.place }
  /// Where `boxed` asks for the value in a `Box`.
  var boxedPlace: Place? { options?.boxed }
  /// Where `eager` asks for the value when a container is warmed up.
  package var eagerPlace: Place? { isDecorated ? nil : options?.eager ?? layer.eager }
  /// The assignments of `set:`, which follow the creation.
  var settings: [OptionValue] { options?.settings ?? [] }
  /// The method of `onClose:`.
  package var closing: OptionValue? { options?.closing }
  /// The accessor in `replaces:`.
  var replaces: OptionValue? { options?.replaced }

  package var arguments: [Parameter] { parameters.filter(\.isArgument) }
  /// The types that parameters can ask for.
  package var offered: [ExposedType] { provided.filter { !$0.isElement } }
  /// The types in the signatures of its accessors, without the types of errors.
  var shownTypes: [ResolvedType] { provided.map(\.type) + arguments.map(\.type) }
  /// The name in diagnostics.
  package var title: String { layer.title ?? provided[0].accessor }

  /// The name of the declaration that the parameters belong to: of an injection, the type with the properties.
  var owningTitle: String { injection == nil ? title : concrete.title }

  /// Whether parameters can get it by its types.
  var isOffered: Bool { layer.use == .offered && childFactory == nil && injection == nil }
  /// Whether another binding of its module has replaced it, so that nothing asks for it.
  package var isReplaced: Bool { layer.use == .none }
  /// Whether only a replacement asks for it.
  package var isDecorated: Bool { layer.use == .decorated }
  /// The binding that it replaces, of its module or of another one.
  var predecessor: Binding? { layer.below }
  /// The replacement of another module's accessor, which no parameter gets by its own types.
  package var foreignReplacement: ForeignReplacement? { layer.foreign }

  /// The systems on which it can be used.
  var systems: Availability { Availability(attributes: availability) }
  /// Whether the compiler warns of uses of its accessor.
  var isDeprecated: Bool { systems.isDeprecated }
}

/// One of the types that a binding is offered under.
package struct Target: Hashable, Sendable {
  let binding: Binding
  let position: Int

  var provided: ExposedType { binding.provided[position] }
  var accessor: String { provided.accessor }
  /// The name in diagnostics: that of the accessor, or of the layer below a replacement.
  var title: String { binding.layer.title ?? accessor }
}

extension TypeTable {
  /// Whether a module can use a binding. Collections serve their own module only, because each module has its own accessors
  /// of them; so do requirements that are not public.
  func sees(_ binding: Binding, in consumer: String) -> Bool {
    sees(binding, as: binding.access, in: consumer)
  }

  /// The same with the access that the accessor turns out to have.
  func sees(_ binding: Binding, as access: Access, in consumer: String) -> Bool {
    binding.module == consumer
      || !binding.isCollection && (!binding.isRequired || access == .public)
        && sees(access, of: binding.module, consumer)
  }

  /// Whether a module can use a child container.
  func sees(_ child: ChildContainer, in consumer: String) -> Bool {
    sees(child.access, of: child.owner.module, consumer)
  }
}

// SPDX-License-Identifier: MIT

/// The providers of a run.
struct Providers: Sendable {
  let list: [Provider]
  let refused: RefusedProviders
  let children: [ChildContainer]
}

/// A provider: the value that it makes, the expression that makes it, and the dependencies that this needs.
///
/// A class, because every stage hands all providers around. Bindings and Graph fill it in; a later change is made to a
/// copy, so that other holders do not see it.
package final class Provider: @unchecked Sendable {
  package enum Lifetime: String, Sendable {
    case transient, singleton, weak

    /// Whether a container has a slot for the value, even if only a weak one.
    package var isKept: Bool { self != .transient }
  }

  /// How the value is made.
  package enum Construction: Sendable {
    /// `Outer.Type(…)`
    case initializer(TypeSyntax)
    /// `Outer.make(…)`, `make(…)`
    case function(String)
    /// `Outer.shared`, `shared`
    case property(String)
    /// The values of the elements' accessors, as one array.
    case collection(of: ResolvedType)
    /// The value of a subtype's accessor.
    case matched(MatchRule)
    /// The value that the root hands over, from the provider that meets the requirement.
    case required
    /// A property of the struct that a child container is made with.
    case input(of: TypeSyntax, String)

    /// Whether the parameters are written in the sources, so that they can be changed.
    package var isWritten: Bool {
      switch self {
      case .initializer, .function, .property: true
      case .collection, .matched, .required, .input: false
      }
    }
  }

  /// A collection that the value is an element of.
  struct Join: Sendable {
    /// The element type.
    var type: ResolvedType
    /// The element type, as the collection's accessor writes it.
    var spelling: TypeSyntax
    /// The collection's accessor, without backticks.
    var accessor: String
    /// Where the directive names it.
    var place: Place
  }

  /// A type that the value is provided under.
  package struct Provided: Sendable {
    /// The type that is compared with the types of parameters.
    package var type: ResolvedType
    /// The accessor's type.
    var spelling: TypeSyntax
    /// The accessor's name, without backticks.
    package var accessor: String
    /// The place of the type in the directive, or of the declaration or directive that implies it.
    var place: Place
    /// The place for the compiler's judgement whether the value is of this type; nil if the type is certain.
    var check: Place?
    /// Whether only a collection takes it, and no parameter.
    package var isElement = false
  }

  package var module: String
  /// The place in diagnostics: the declaration's introducing keyword, or the directive or parameter that implies it.
  package var place: Place
  package var construction: Construction
  /// The type of the expression that makes the value.
  package var concrete: ResolvedType
  package var provided: [Provided]
  /// The name; nil for an unnamed provider. Only `@named`, or an equal label, takes a named one.
  package var name: String?
  package var lifetime = Lifetime.transient
  /// The arguments in `keyed:`: a container keeps one value for each combination of their values.
  package var keys: [KeyArgument] = []
  package var access = Access.internal
  /// The access of the declaration that makes the value.
  var buildAccess = Access.public
  package var parameters: [Parameter] = []
  /// The other initializers or funcs that the generated call may mean.
  var overloads: [Overload] = []
  /// Whether the parameters are the stored properties of a memberwise initializer.
  var isMemberwise = false
  /// The effects of making the value itself, without its dependencies' effects.
  package var effects = BuildEffects.none
  /// The `@available` attributes that generated code repeats.
  package var availability: [String] = []
  /// The condition of the `#if`s around it: other builds do not have the provider.
  package var condition = Condition.always
  /// Whether the type that is built has injected properties, which ask the current container.
  var isInjected = false
  /// Whether an unread superclass, protocol or attribute may decide how it can be called.
  var isUncertain = false
  /// Whether the expression that makes the value needs `unsafe`.
  var isUnsafe = false
  /// Whether it is an instance of a generic provider, for one use.
  var isInstance = false
  /// The files of the declaration and of the directive. Generated code needs their imports for the types.
  var files: Set<Int>
  /// The collections that it joins.
  var joins: [Join] = []
  /// Whether it has replaced the accessor in `replaces:`.
  var hasReplaced = false
  /// Whether another provider of its module has replaced it, so that no parameter gets it.
  package var isReplaced = false

  /// The owner that is stated, for instance by `in:`; nil if none is.
  var owner: Owner? { didSet { foundOwner = owner ?? .container } }
  /// The owner as the graph has decided it.
  package var foundOwner = Owner.container
  /// The options of its directive; nil if it has no directive of its own.
  var options: DirectiveOptions?
  /// The accessor of another module that it replaces, so that no parameter gets it by its own types.
  package var elsewhere: Elsewhere?
  /// The child container that it makes. Only a deferred edge to the child container asks it.
  package var made: ChildContainer?

  // Results of the graph, stored because they are read again and again.

  /// The bindings of its parameters, with a row for each kind of build in which they differ.
  var rows: [Graph.Row] = []
  /// The eager edges; and all edges, the deferred ones included.
  package var needs: [Graph.Need] = []
  package var allNeeds: [Graph.Need] = []
  /// The edges that only containers of modules above have: to a replacement, or to further elements of a collection.
  package var needsFromAbove: [Graph.Need] = []
  /// The effects of building it, its dependencies' effects included.
  package var buildEffects = BuildEffects.none
  /// The provider that it has replaced.
  var predecessor: Provider?

  init(
    module: String, place: Place, construction: Construction, concrete: ResolvedType, provided: [Provided],
    files: Set<Int>
  ) {
    (self.module, self.place, self.files) = (module, place, files)
    (self.construction, self.concrete, self.provided) = (construction, concrete, provided)
  }

  /// A changed copy.
  func changed(_ change: (Provider) -> Void) -> Provider {
    let copy = Provider(
      module: module, place: place, construction: construction, concrete: concrete, provided: provided,
      files: files)
    (copy.name, copy.lifetime, copy.keys, copy.access) = (name, lifetime, keys, access)
    (copy.buildAccess, copy.parameters, copy.overloads) = (buildAccess, parameters, overloads)
    (copy.isMemberwise, copy.effects, copy.availability) = (isMemberwise, effects, availability)
    (copy.condition, copy.isInjected, copy.isUncertain) = (condition, isInjected, isUncertain)
    (copy.isUnsafe, copy.isInstance, copy.joins, copy.options) = (isUnsafe, isInstance, joins, options)
    (copy.hasReplaced, copy.isReplaced, copy.elsewhere) = (hasReplaced, isReplaced, elsewhere)
    (copy.owner, copy.foundOwner, copy.made) = (owner, foundOwner, made)
    change(copy)
    return copy
  }

  /// The word of the directive that makes it kept, else the directive.
  var lifetimePlace: Place { options?.lifetimePlace ?? place }
  /// Where `name:` gives its name.
  var namePlace: Place? { options?.name?.place }
  /// The place that states the owner: the value of `in:` or of `replaces:`.
  var ownerPlace: Place? { options?.owner?.place ?? replaces?.place }
  /// Where `boxed` asks for the value in a `Box`.
  var boxedPlace: Place? { options?["boxed"]?.place }
  /// Where `eager` asks for the value when a container is warmed up.
  package var eagerPlace: Place? { options?["eager"]?.place }
  /// The assignments of `set:`, which follow the creation.
  var settings: [Directive.Value] { options?.values("set") ?? [] }
  /// The method of `onClose:`.
  package var closing: Directive.Value? { options?.values("onClose").first }
  /// The accessor in `replaces:`.
  var replaces: Directive.Value? { options?.replaced }

  package var arguments: [Parameter] { parameters.filter(\.isArgument) }

  /// The types in the signatures of its accessors, without the types of errors.
  var shownTypes: [ResolvedType] { provided.map(\.type) + arguments.map(\.type) }

  /// The name in diagnostics.
  var title: String { elsewhere?.title ?? provided[0].accessor }

  /// Whether parameters can get it by its types.
  var isOffered: Bool { !isReplaced && elsewhere == nil && made == nil }

  /// Whether the compiler warns of uses of its accessor.
  var isDeprecated: Bool { Availability(attributes: availability).isDeprecated }

  /// Whether it is a requirement, which a target above provides.
  package var isRequired: Bool { if case .required = construction { true } else { false } }

  /// Whether it is a collection.
  package var isCollection: Bool { if case .collection = construction { true } else { false } }

  /// Whether it is an input of a child container.
  package var isInput: Bool { if case .input = construction { true } else { false } }
}

extension Provider {
  /// A parameter of the initializer or func that makes the value.
  package struct Parameter: Sendable {
    enum Role: Sendable, Equatable {
      /// The caller of the accessor supplies it.
      case argument(Default)
      /// Another provider supplies it.
      case dependency
      /// No value is passed: it is variadic, or the compiler fills it in.
      case leftOut
      /// A known provider supplies it: an element of a collection, or a replacement.
      case element(Graph.Target)
    }

    /// The rule of `@match`.
    struct Match: Sendable {
      var rule: MatchRule
      /// Whether providers of the type itself do not count, because the parameter's own provider is one.
      var isOnlyWay = false
    }

    /// How the caller can leave out an argument.
    enum Default: Sendable, Equatable {
      case none
      /// By the accessor's own default, which is copied.
      case copied(String)
      /// By an overload without the argument, because only the declaration can name its default.
      case overload
    }

    /// The label; `_` for none.
    package var label: String
    package var name: String
    package var type: ResolvedType
    /// How the accessor writes the type of an argument.
    var spelling: TypeSyntax
    var role = Role.dependency
    var hasDefault = false
    /// Whether the default is `[]`.
    var isEmptyByDefault = false
    /// Whether nil fills it if nothing is provided: for `T?`, but not for `T!`.
    var mayBeNil = false
    /// The name in `@named`.
    package var named: Directive.Value?
    var match: Match?
    /// Whether it has an attribute in front, which may be a result builder.
    var isAttributed = false
    /// Result builders in front of it, as an accessor writes them, each with a space behind it.
    var builders = ""
    /// Whether an attribute, as a property wrapper, may decide the type that it takes.
    var isUncertain = false
    /// Whether the call makes a closure of the passed expression, so that the value must be at hand before the call.
    var isAutoclosure = false
    package var place: Place

    /// The name of the provider that its label asks for.
    var nameForProvider: String { label == "_" ? name : label }

    /// The names of the providers that may fill it, in order of preference; nil stands for the unnamed ones.
    var namesForProvider: [String?] { named.map { [$0.text.withoutBackticks] } ?? [nameForProvider, nil] }

    /// Whether it is a function that must not outlive the call, or a value that is given away: not every call can hand
    /// these on.
    var isConfined: Bool {
      !spelling.prefixes.allSatisfy(\.isPartOfType)
        || type.isFunction && !type.spelling.isOptional && !spelling.prefixes.contains("@escaping")
    }

    /// Whether its type was not read, and may be an alias of a function type: a memberwise initializer takes the function
    /// as an escaping one, but no accessor can say so.
    var mayBeFunction: Bool { isArgument && type.identity.isForeign && !hasDefault }

    var isArgument: Bool { if case .argument = role { true } else { false } }
  }
}

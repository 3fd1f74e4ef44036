// SPDX-License-Identifier: MIT

/// The providers of a run.
struct Providers: Sendable {
  let list: [Provider]
  let refused: RefusedProviders
  let children: [ChildContainer]
}

/// An annotated declaration that can make a value: what it gives, what it needs, and how it is called.
///
/// A class, because every stage hands all of them around; filled in by the stage that makes it. Who wants another one
/// later asks for a copy, so that nothing changes behind those who have it.
final class Provider: @unchecked Sendable {
  enum Lifetime: String, Sendable {
    case transient, singleton, weak

    /// Whether the container has a slot for what was built, if only a weak one.
    var isKept: Bool { self != .transient }
  }

  /// How the value is made.
  enum Construction: Sendable {
    /// `Outer.Type(…)`
    case initializer(TypeSyntax)
    /// `Outer.make(…)`, `make(…)`
    case function(String)
    /// `Outer.shared`, `shared`
    case property(String)
    /// What its elements' accessors hand out, as one array.
    case collection(of: ResolvedType)
    /// What the accessor of a subtype hands out.
    case matched(MatchRule)
    /// What the root hands over: somebody above provides it.
    case required
    /// A property of what a child container is made with.
    case input(of: TypeSyntax, String)

    /// Whether somebody wrote the parameters, so that they could be others.
    var isWritten: Bool {
      switch self {
      case .initializer, .function, .property: true
      case .collection, .matched, .required, .input: false
      }
    }
  }

  /// A collection that the value is an element of.
  struct Join: Sendable {
    /// What the elements are.
    var type: ResolvedType
    /// How the collection's accessor writes that.
    var spelling: TypeSyntax
    /// The collection's accessor, without backticks.
    var accessor: String
    /// Where the directive names it.
    var place: Place
  }

  /// A type that the value is provided under.
  struct Provided: Sendable {
    /// What parameters are matched by.
    var type: ResolvedType
    /// The accessor's type.
    var spelling: TypeSyntax
    /// The accessor's name, without backticks.
    var accessor: String
    /// Where the type is asked for: in the directive, else the declaration.
    var place: Place
    /// Where the compiler says whether the value is one of this type, if it must: only it can tell.
    var check: Place?
    /// Whether only a collection takes it: no parameter does.
    var isElement = false
  }

  var module: String
  /// The declaration's introducing keyword.
  var place: Place
  var construction: Construction
  /// What the construction itself gives.
  var concrete: ResolvedType
  var provided: [Provided]
  /// Only `@named`, or an equal label, takes a named one.
  var name: String?
  var lifetime = Lifetime.transient
  /// The arguments for each value of which there is a singleton.
  var keys: [KeyArgument] = []
  var access = Access.internal
  /// How visible the declaration is that makes the value.
  var buildAccess = Access.public
  var parameters: [Parameter] = []
  /// The other initializers of the type, or functions of the name, which the call may mean.
  var overloads: [Overload] = []
  /// Whether the parameters are stored properties.
  var isMemberwise = false
  /// What making the value involves, leaving aside what it needs.
  var effects = BuildEffects.none
  /// `@available` attributes that the generated code carries on.
  var availability: [String] = []
  /// What the `#if`s around it ask for: where it does not hold, the provider is not there.
  var condition = Condition.always
  /// Whether the type that is built has injected properties, which ask the container that is current then.
  var isInjected = false
  /// Whether what nobody has read may decide how it can be called: a superclass, a protocol, an attribute.
  var isUncertain = false
  /// Whether the expression that makes it says `unsafe`.
  var isUnsafe = false
  /// Whether it is a generic provider for one use.
  var isInstance = false
  /// The files of the declaration and of the directive, whose imports the types need.
  var files: Set<Int>
  /// The collections that it joins.
  var joins: [Join] = []
  /// Whether it has taken the place of the accessor that it replaces.
  var hasReplaced = false
  /// Whether another provider of its module has taken its place, so that nobody gets it.
  var isReplaced = false

  /// Whose it is; nil where what it needs decides.
  var owner: Owner? { didSet { foundOwner = owner ?? .container } }
  /// Whose it turns out to be.
  var foundOwner = Owner.container
  /// What its directive asks for; nil for what no directive speaks of.
  var options: DirectiveOptions?
  /// The other module's accessor whose place it takes, so that nobody gets it by its own types.
  var elsewhere: Elsewhere?
  /// The child container that it makes: what is asked later for one asks it, and nobody else.
  var made: ChildContainer?

  // What the graph says of it, which is asked again and again.

  /// What fills its parameters: a row for each kind of build in which they are filled with something else.
  var rows: [Graph.Row] = []
  /// The providers that it needs in order to be built, and all that it asks, be it later.
  var needs: [Graph.Need] = []
  var allNeeds: [Graph.Need] = []
  /// What takes its place, or joins it as a collection, in containers of modules above.
  var needsFromAbove: [Graph.Need] = []
  /// What building it involves, with all that it needs.
  var buildEffects = BuildEffects.none
  /// The provider whose place it has taken.
  var predecessor: Provider?

  init(
    module: String, place: Place, construction: Construction, concrete: ResolvedType, provided: [Provided],
    files: Set<Int>
  ) {
    (self.module, self.place, self.files) = (module, place, files)
    (self.construction, self.concrete, self.provided) = (construction, concrete, provided)
  }

  /// A copy of it, changed.
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
  /// Where something says whose it is.
  var ownerPlace: Place? { options?.owner?.place ?? replaces?.place }
  /// Where `boxed` asks for the value in a `Box`.
  var boxedPlace: Place? { options?["boxed"]?.place }
  /// Where `eager` asks for the value when a container is warmed up.
  var eagerPlace: Place? { options?["eager"]?.place }
  /// The assignments that follow its creation.
  var settings: [Directive.Value] { options?.values("set") ?? [] }
  /// The method that containers close the value by, if they do.
  var closing: Directive.Value? { options?.values("onClose").first }
  /// The accessor whose place it takes.
  var replaces: Directive.Value? { options?.replaced }

  var arguments: [Parameter] { parameters.filter(\.isArgument) }

  /// The types that its accessors show, but for those of errors.
  var shownTypes: [ResolvedType] { provided.map(\.type) + arguments.map(\.type) }

  /// How diagnostics speak of it.
  var title: String { elsewhere?.title ?? provided[0].accessor }

  /// Whether parameters get it by its types.
  var isOffered: Bool { !isReplaced && elsewhere == nil && made == nil }

  /// Whether the compiler warns of its accessor.
  var isDeprecated: Bool { Availability(attributes: availability).isDeprecated }

  /// Whether somebody above the module provides it.
  var isRequired: Bool { if case .required = construction { true } else { false } }

  /// Whether it puts together what joins it.
  var isCollection: Bool { if case .collection = construction { true } else { false } }

  /// Whether it is what a child container is made with.
  var isInput: Bool { if case .input = construction { true } else { false } }
}

extension Provider {
  /// A parameter of the initializer or func that makes the value.
  struct Parameter: Sendable {
    enum Role: Sendable, Equatable {
      /// The caller of the accessor supplies it.
      case argument(Default)
      /// Another provider supplies it.
      case dependency
      /// Nobody does: it is variadic, or the compiler fills it in.
      case leftOut
      /// A certain provider does: it is an element of a collection.
      case element(Graph.Target)
    }

    /// What `@match` asks for.
    struct Match: Sendable {
      var rule: MatchRule
      /// Whether exact providers are left aside: it is one itself.
      var isOnlyWay = false
    }

    /// What becomes of an argument that the caller leaves out.
    enum Default: Sendable, Equatable {
      case none
      /// The accessor's own default.
      case copied(String)
      /// Only the declaration can name its default, so an overload leaves the argument out.
      case overload
    }

    /// `_` for none.
    var label: String
    var name: String
    var type: ResolvedType
    /// How the accessor writes the type of an argument.
    var spelling: TypeSyntax
    var role = Role.dependency
    var hasDefault = false
    /// Whether that is `[]`.
    var isEmptyByDefault = false
    /// Whether it may be nil where nothing is provided: `T?`, but not `T!`.
    var mayBeNil = false
    /// What `@named` asks for.
    var named: Directive.Value?
    var match: Match?
    /// Whether an attribute stands in front of it, a result builder's perhaps.
    var isAttributed = false
    /// Result builders in front of it, as an accessor writes them, each with a space behind it.
    var builders = ""
    /// Whether what nobody has read may decide what it takes, as a wrapper does.
    var isUncertain = false
    /// Whether the call makes a closure of what is passed, so that this must be at hand before.
    var isAutoclosure = false
    var place: Place

    /// The name of the provider that its label asks for.
    var nameForProvider: String { label == "_" ? name : label }

    /// The names of the providers that it may get, the first one first; nil for those without one.
    var namesForProvider: [String?] { named.map { [$0.text.withoutBackticks] } ?? [nameForProvider, nil] }

    /// A function that must not outlive the call, or a value that is given away, which cannot be handed on everywhere.
    var isConfined: Bool {
      !spelling.prefixes.allSatisfy(\.isPartOfType)
        || type.isFunction && !type.spelling.isOptional && !spelling.prefixes.contains("@escaping")
    }

    /// Whether its type, which nobody has read, may be an alias of a function's: a memberwise initializer takes one that
    /// escapes, but no accessor can say so.
    var mayBeFunction: Bool { isArgument && type.identity.isForeign && !hasDefault }

    var isArgument: Bool { if case .argument = role { true } else { false } }
  }
}

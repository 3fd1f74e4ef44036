// SPDX-License-Identifier: MIT

/// Everything that the generated file says, decided; writing it needs no more thought.
///
/// A class, because all that writes something down has it; filled in by the planner, and never changed behind it.
final class Plan: @unchecked Sendable {
  /// An import, as the file writes it.
  struct Import: Sendable, Hashable {
    /// Attributes, access, `import` and the path.
    var text: String
    /// The `#if` conditions around it, as one; nil for none.
    var condition: Condition?
  }

  /// An accessor, its key and its build.
  ///
  /// A class, because all of them are sorted, numbered and written down; filled in by the planner, and never changed
  /// behind it.
  final class Entry: @unchecked Sendable {
    /// The accessor's name, without backticks.
    let name: String
    let type: TypeSyntax
    /// What its doc comment says.
    let summary: String
    /// The child container that it belongs to; nil for every container.
    let child: Owner?
    /// Its name among all of the module's, as the text has it that says who needs whom.
    let ownedName: String
    /// `@available` attributes.
    var availability: [String] = []
    /// `@_spi` attributes of what others see.
    var serviceInterfaces: [String] = []
    /// What the `#if` around all of it asks for; nil for none.
    var condition: Condition?
    var access = Access.internal
    var lifetime = Provider.Lifetime.transient
    /// The arguments that tell one kept value from another, by name.
    var keys: [String] = []
    /// Whether it is only there for other entries to share: a key without an accessor.
    var isHidden = false
    /// Entries of one name, of which a build has one, have one number.
    var slot = 0
    var arguments: [Argument] = []
    /// The choices that callers have of arguments whose default only the declaration knows: those given, by name.
    var choices: [Set<String>] = []
    /// What asking for it involves.
    var effects = BuildEffects.none
    let build: Build
    /// Whether that puts together what joins it.
    let isCollection: Bool
    /// Where the compiler checks that the type of a value that is kept, or leaves its actor, is Sendable; nil where another
    /// check covers it.
    var sendableCheck: Place?
    /// Where the compiler looks up a promised type that was not among the sources read.
    var typeCheck: Place?
    /// Where the compiler checks that the types of `keys` are Hashable; nil where they are common values.
    var keyCheck: Check?
    /// What it checks to be Sendable of the arguments' types.
    var sendableTypes: [SendableType] = []
    /// The accessors whose values it is built from, as the runtime's graph of them names them, sorted.
    var needs: [String] = []
    /// Where `eager` says that warming a container up builds it, if that does.
    var eagerPlace: Place?
    /// Under which name it is found by its type, if it is.
    var lookUp: LookUp?
    /// Whether a module below has an accessor of that name, so that the key alone would be ambiguous.
    var isContested = false
    /// Whether somebody above the module provides it.
    var isRequired = false
    /// The other module's key whose place it takes.
    var elsewhere: Elsewhere?
    /// Where its child container keeps its value; nil where it does not.
    var childSlot: Int?
    /// Of what its child container was made with: the name of the property, and the type that has it.
    var input: (type: TypeSyntax, name: String)?
    /// Of a collection, what child containers add to it.
    var parts: [Part] = []
    /// Whether another child container has an accessor of that name, so that the key alone would be ambiguous.
    var isBeside = false
    /// Why it belongs to a child container, where nobody said that it should.
    var reasonToMove: String?

    init(name: String, type: TypeSyntax, summary: String = "", child: Owner?, build: Build) {
      (self.name, self.type, self.summary, self.child, self.build) = (name, type, summary, child, build)
      ownedName = name.owned(by: child ?? .container)
      isCollection = build.isCollection
    }

    /// Whether containers have room for its value.
    var isKept: Bool { lifetime.isKept }
    /// Whether that room is a slot of all containers; a requirement has one too, for what the one above keeps.
    var hasSlot: Bool { child == nil && (isKept || isRequired) }
  }

  /// What a child container adds to a collection.
  struct Part: Sendable {
    var child: Owner
    var build: Build
  }

  /// A type that must be Sendable for what becomes of an argument.
  struct SendableType: Sendable {
    var type: TypeSyntax
    var place: Place
  }

  /// A constant that only compiles where an argument's type is what becomes of its value.
  struct Check: Sendable {
    var name: String
    var expression: String
    var place: Place
  }

  struct Argument: Sendable {
    /// What the caller writes, without backticks; `_` for nothing.
    var label: String
    /// What it is called inside, without backticks.
    var name: String
    var type: TypeSyntax
    /// The default in the signature.
    var defaultValue: String?
    /// Whether only the declaration knows its default, so that it may be left out of the call.
    var mayBeLeftOut: Bool
    /// Whether whoever has it may not pass it on, as overrides do by the forms that take any arguments.
    var isConfined: Bool
  }

  /// The function that makes the value.
  struct Build: Sendable {
    /// What the container is called inside.
    var container: String
    /// Where the compiler checks the types of the arguments that it is kept for.
    var keyCheck: Check?
    /// What is read or wrapped up before the value is made: the view that closures ask, what only a module's name tells
    /// from another's.
    var locals: [Local]
    var value: Value
    /// The type that the value is put into.
    var box: TypeSyntax?
    /// What the call itself takes, what it is handed left aside.
    var attempt: Attempt
    /// Where the compiler checks that the value is of the promised type.
    var promise: Place?
    /// The type of the value before it is put into a box, or becomes what it is promised to be.
    var made: TypeSyntax
    /// Where it checks that what comes from one actor and goes to another may do so; nil where nothing does.
    var waitingCheck: Place?
    /// The value's type, where only that says what a generic func is called for.
    var valueType: TypeSyntax?
    /// The function that sets properties of the value.
    var setter: String?
    /// How the container closes the value, if it does.
    var closing: Provider.Closing?
    /// The expression that builds the value anew, where `value` reads the one that is kept for several types.
    var freshValue: String?
    /// Whether the building container is the current one meanwhile.
    var isCurrent = false

    var isCollection: Bool { if case .list = value { true } else { false } }
  }

  struct Local: Sendable {
    var name: String
    /// Written where the expression alone does not say it.
    var type: TypeSyntax?
    var expression: String
    var attempt = Attempt()
  }

  /// A function that sets properties of a value that was just made.
  struct Setter: Sendable {
    var name: String
    var type: TypeSyntax
    var availability: [String]
    var settings: [Directive.Value]
    /// The global actor that the value is made on; nil for none.
    var actor: String?
    /// The `#if` around it; nil for none.
    var condition: Condition?
  }

  enum Value: Sendable {
    /// `Type(label: value, …)`
    case call(String, [Passed])
    /// `Type.shared`
    case expression(String)
    /// `[value, …]`
    case list([Passed])
    /// What another accessor hands out.
    case handed(Passed)
  }

  /// A value handed to a call.
  struct Passed: Sendable {
    /// Without backticks; `_` for none.
    var label: String
    var expression: String
    /// The argument that it is, where that may be left out.
    var argument: String?
    var attempt = Attempt()
  }

  let module: String
  /// Whether the target is linked into others, whose own `init` must win.
  let isLibrary: Bool
  /// Whether it has containers even if nothing is provided.
  var hasRuntime = true
  /// Whether the target's default isolation is the main actor.
  var isOnMainActor = false
  let imports: [Import]
  let entries: [Entry]
  var setters: [Setter] = []
  /// The modules below that have providers, whose tables a container ties in.
  let dependencies: [String]
  /// What the module requires from above.
  var requirements: [Requirement] = []
  /// What modules below get for what they require.
  var handings: [Handing] = []
  /// What is left to those above, so that no container can be made here.
  var unmet: [Unmet] = []
  /// The module's child containers, each behind its parent.
  var children: [Child] = []
  /// What it has child containers keep, those of other modules too.
  var childTies: [ChildTie] = []
  /// What the `#if` around each child container asks for that is under one, those of other modules too.
  var childConditions: [Owner: Condition] = [:]
  /// The names that `Container`, `Key` and the others go by in this module.
  let runtime: RuntimeNames
  /// What the base of the slots of all containers is called.
  let baseName: String

  init(
    module: String, isLibrary: Bool, imports: [Import], entries: [Entry], dependencies: [String],
    runtime: RuntimeNames
  ) {
    (self.module, self.isLibrary, self.imports) = (module, isLibrary, imports)
    (self.entries, self.dependencies, self.runtime) = (entries, dependencies, runtime)
    baseName = "_\(module)_base"
  }

  /// How many slots a container keeps for the module, the same in every build: what has one comes first.
  var slotCount: Int { entries.reduce(0) { $1.hasSlot ? max($0, $1.slot + 1) : $0 } }

  /// What the `#if` around a container and all that it has asks for; nil for none.
  func condition(of child: Owner?) -> Condition? { child.flatMap { childConditions[$0] } }

  /// What the `#if` around an entry asks for, within that around its container; nil for none.
  func innerCondition(of entry: Entry) -> Condition? {
    entry.condition == condition(of: entry.child) ? nil : entry.condition
  }

  /// Whether nothing is provided, here or below.
  var isEmpty: Bool { entries.isEmpty && dependencies.isEmpty && children.isEmpty }
}

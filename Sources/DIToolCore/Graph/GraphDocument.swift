// SPDX-License-Identifier: MIT

/// A graph of providers as plain data. The generator's graph becomes one (``GraphReading``), and all commands ask one.
///
/// Its JSON is described in `Documentation/graph.schema.json`. A member without a value is left out. Members may be added
/// under the same version; none is renamed or dropped.
struct GraphDocument: Codable, Equatable, Sendable {
  /// The version of the form.
  static let version = 1

  var version = GraphDocument.version
  /// The version of the program that has written it.
  var tool: String
  /// The module asked about. A graph of several programs has their names with commas between them.
  var root: String
  var modules: [Module] = []
  var containers: [Container] = []
  var providers: [Provider] = []
  var edges: [Edge] = []
  var requirements: [Requirement] = []
  var calls: [Call] = []

  // The `programs` of a part are there only in a graph of several programs, and name the ones that have the part if not all do.

  struct Module: Codable, Equatable, Sendable {
    var name: String
    /// The modules that its files import, of those listed.
    var dependsOn: [String]
    /// Whether its sources were read; the generator does not read modules that do not use the runtime.
    var isRead: Bool
    var programs: [String]?
  }

  /// A kind of container: `Container` itself, or a child container under the name of the struct of its inputs.
  struct Container: Codable, Equatable, Sendable {
    var name: String
    /// The module that declares it; none for `Container`.
    var module: String?
    var parent: String?
    /// The providers of its inputs, by ID.
    var inputs: [String]
    /// The providers of the values that it keeps, by ID.
    var keeps: [String]
    var path: String?
    var line: Int?
    var programs: [String]?
  }

  struct Provider: Codable, Equatable, Sendable {
    /// `Module.accessor`, with the child container between the two where one owns it. A variant under `#if` has
    /// ` #if CONDITION` behind that.
    var id: String
    /// The first accessor.
    var accessor: String
    /// All accessors, one for each type in `exposedAs`.
    var accessors: [String]
    /// The type of the value that is made.
    var type: String
    /// The types that parameters can ask for.
    var exposedAs: [String]
    var lifetime: String
    /// The name of the container that has the accessor.
    var owner: String
    var module: String
    var kind: Kind
    var path: String
    var line: Int
    var column: Int
    var effects: Effects
    /// The condition of the `#if`s around it.
    var condition: String?
    var availability: [String]
    /// The documentation comment above the declaration.
    var documentation: String?
    var access: String
    /// Whether `warmUp()` builds it.
    var eager: Bool
    /// Whether tests must fake it; nil if not.
    var live: Bool?
    /// Whether only what takes its place, or what it takes the place of, asks for it; nil if it has an accessor.
    var isLayer: Bool?
    /// The method that `close()` calls.
    var onClose: String?
    /// The arguments that tell its kept values apart.
    var keyedBy: [String]
    /// The arguments that the caller of the accessor supplies.
    var arguments: [Argument]
    /// The parameters of the initializer or func that makes the value, the arguments included.
    var parameters: [Parameter]
    /// The name that only `@named` or an equal label takes.
    var name: String?
    /// The kind of container that it receives as a whole.
    var takesContainer: String?
    /// The accessors or types for which its injected properties ask a container; none without such properties.
    var injected: [String]?
    var programs: [String]?
  }

  /// How a value is made.
  enum Kind: String, Codable, CaseIterable, Sendable {
    case initializer, function, property, collection, matched, requirement, input, child
    case replacement, injection
  }

  struct Argument: Codable, Equatable, Sendable {
    var label: String
    var type: String
  }

  /// A parameter of the initializer or func that makes a value.
  struct Parameter: Codable, Equatable, Sendable {
    var label: String
    var type: String
    /// The name in `@named`.
    var named: String?
    var filledBy: Filling
    /// The source in the builds in which that one is not there, because of an `#if`.
    var otherwise: Filling?
  }

  /// The source of a parameter's value.
  enum Filling: String, Codable, CaseIterable, Sendable {
    /// The caller of the accessor.
    case argument
    /// Another provider, to which an edge leads.
    case provider
    /// The container itself.
    case container
    /// The default of the parameter.
    case byDefault = "default"
    /// Nil, because nothing provides the type of an optional.
    case none = "nil"
    /// Nothing, which the build reports.
    case nothing = "missing"
  }

  /// The effects of asking for a value. Each names the provider where it enters the graph.
  struct Effects: Codable, Equatable, Sendable {
    struct Async: Codable, Equatable, Sendable {
      var source: String
    }
    struct Throws: Codable, Equatable, Sendable {
      var type: String
      var source: String
    }
    struct Actor: Codable, Equatable, Sendable {
      var name: String
      var source: String
    }

    var async: Async?
    var `throws`: Throws?
    var actor: Actor?
  }

  /// A dependency of one provider on another.
  struct Edge: Codable, Equatable, Sendable {
    enum Kind: String, Codable, CaseIterable, Sendable {
      /// Needed to build.
      case eager
      /// Asked for later.
      case deferred
      /// From a collection to an element.
      case collection
      /// From a type that is provided by its subtype to that subtype.
      case overridePoint
      /// From a requirement to the provider that meets it.
      case requirement
      /// From a provider to the one of another module that takes its place.
      case replacement
    }

    var from: String
    var to: String
    var kind: Kind
    /// The label of the parameter, or its name if it has no label.
    var parameter: String?
    /// The key and the order of an element, as far as its directive has them.
    var key: String?
    var order: Int?
    var path: String
    var line: Int
    var programs: [String]?
  }

  struct Requirement: Codable, Equatable, Sendable {
    var id: String
    /// The provider that meets it; none in a library, which leaves that to the targets above it.
    var metBy: String?
    var programs: [String]?
  }

  /// A place where sources ask a container for a value, as far as reading shows.
  struct Call: Codable, Equatable, Sendable {
    var id: String
    var path: String
    var line: Int
    /// The provider that asks, if the place is in its code.
    var by: String?
    var programs: [String]?
  }
}

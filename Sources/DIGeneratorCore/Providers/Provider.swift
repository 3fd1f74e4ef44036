// SPDX-License-Identifier: MIT

/// An annotated declaration that can make a value: what it gives, what it needs, and how it is called.
struct Provider: Sendable {
  enum Lifetime: String, Sendable {
    case transient, singleton

    /// Whether the container keeps what was built.
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
    /// Whether the directive names it, so that only the compiler can tell whether the value is one.
    var isPromised: Bool
  }

  var module: String
  /// The declaration's introducing keyword.
  var place: Place
  /// The word of the directive that makes it kept, else the directive.
  var lifetimePlace: Place
  var construction: Construction
  /// What the construction itself gives.
  var concrete: ResolvedType
  var provided: [Provided]
  /// Only `@named`, or an equal label, takes a named one.
  var name: String?
  var lifetime: Lifetime
  var access: Access
  var parameters: [Parameter]
  var throwing: Throwing
  /// The file that the declaration is in, whose imports its types need.
  var file: Int

  var arguments: [Parameter] { parameters.filter(\.isArgument) }

  /// How diagnostics speak of it.
  var title: String { provided[0].accessor }
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
    var role: Role
    var hasDefault: Bool
    /// What `@named` asks for.
    var named: Directive.Value?
    var place: Place

    var isArgument: Bool { if case .argument = role { true } else { false } }
  }
}

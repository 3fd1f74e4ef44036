// SPDX-License-Identifier: MIT

/// A parameter of the initializer or func that makes the value.
package struct Parameter: Sendable {
  enum Role: Equatable {
    /// The caller of the accessor supplies it.
    case argument(Default)
    /// Another binding supplies it.
    case dependency
    /// No value is passed: it is variadic, or the compiler fills it in.
    case leftOut
    /// A known binding supplies it: an element of a collection, or a replacement.
    case element(Target)
  }

  /// The rule of `@match`.
  struct Match {
    var rule: MatchRule
    /// Whether providers of the type itself do not count, because the parameter's own provider is one.
    var isOnlyWay = false
  }

  /// How the caller can leave out an argument.
  enum Default: Equatable {
    case none
    /// By the accessor's own default, which is copied.
    case copied(String)
    /// By an overload without the argument, because only the declaration can name its default.
    case overload
  }

  /// The type as it is written, and where.
  typealias Written = (type: TypeSyntax, scope: Scope)

  /// The label; `_` for none.
  package var label: String
  package var name: String
  package var type: ResolvedType
  /// How the accessor writes the type of an argument.
  var spelling: TypeSyntax
  /// The written type of a parameter that the caller does not supply.
  var written: Written?
  var role = Role.dependency
  var hasDefault = false
  /// The default, with its type, as a call can pass it; nil if only the declaration can name it.
  var writtenDefault: String?
  /// Whether the default is `[]`.
  var isEmptyByDefault = false
  /// Whether nil fills it if nothing is provided: for `T?`, but not for `T!`.
  var mayBeNil = false
  /// The name in `@named`.
  package var named: OptionValue?
  var match: Match?
  /// The layer that it gets, if it is a parameter of a replacement and asks for the replaced accessor.
  var layer: Binding?
  /// Whether it has an attribute in front, which may be a result builder.
  var isAttributed = false
  /// Result builders in front of it, as an accessor writes them, each with a space behind it.
  var builders = ""
  /// Whether an attribute, as a property wrapper, may decide the type that it takes.
  var isUncertain = false
  /// Whether the call makes a closure of the passed expression. The type is the closure's.
  var isAutoclosure = false
  /// Whether it is a property that is set once the object is there.
  var isInjected = false
  /// Whether its default is the place of the call that leaves it out.
  var takesPlace = false
  package var place: Place

  /// The name of the provider that its label asks for.
  var nameForProvider: String { label == "_" ? name : label }

  /// The names of the providers that may fill it, in order of preference; nil stands for the unnamed ones.
  var namesForProvider: [String?] { named.map { [$0.text.withoutBackticks] } ?? [nameForProvider, nil] }

  /// Whether it is a function that must not outlive the call, or a value that is given away: not every call can hand
  /// these on.
  var isConfined: Bool {
    !spelling.prefixes.allSatisfy(\.isPartOfType)
      || type.isFunction && !type.spelling.isOptional && !isEscaping
  }

  /// Whether it is a function that may outlive the call.
  var isEscaping: Bool { spelling.prefixes.contains("@escaping") }

  /// Whether its value is given away.
  var isSending: Bool { spelling.prefixes.contains("sending") }

  /// Whether its type was not read, and may be an alias of a function type: a memberwise initializer takes the function
  /// as an escaping one, but no accessor can say so.
  var mayBeFunction: Bool { isArgument && type.identity.isForeign && !hasDefault }

  /// Whether it is an argument with a default that only the declaration can name.
  var hasUnknownDefault: Bool { role == .argument(.overload) }

  package var isArgument: Bool { if case .argument = role { true } else { false } }
}

extension [String] {
  /// Whether the compiler fills a parameter that is left out with the value of a later one, given its label and the labels of
  /// the values behind it: with the next value if neither has a label, or with any value of its label.
  func fills(_ leftOut: String) -> Bool { leftOut == "_" ? first == "_" : contains(leftOut) }
}

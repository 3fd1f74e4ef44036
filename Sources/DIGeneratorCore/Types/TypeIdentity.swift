// SPDX-License-Identifier: MIT

/// A type in its normal form, which is the same for all spellings of the type: sugar, `any`, parentheses, aliases and the
/// order in compositions make no difference; an optional does.
///
/// Names are resolved to declarations, or to names of types that were not read. Attributes are sorted. Only the attributes that
/// make it another type are left. The parameters of a function have no labels.
///
/// `TypeTable.resolve(_:in:)` makes the normal form of a written type. `init(_:)` looks nothing up: it takes a part of a normal
/// form, or a form with normal parts, and never a written type.
struct TypeIdentity: Hashable, Sendable, CustomStringConvertible {
  let form: TypeSyntax

  init(_ form: TypeSyntax) { self.form = form }

  static let void = TypeIdentity(.void)

  static func declared(_ type: Declaration, _ arguments: [TypeIdentity] = []) -> TypeIdentity {
    TypeIdentity(.declared(type, arguments.map(\.form)))
  }

  /// A type that was not read, or an optional in its long spelling.
  static func unread(_ name: String, _ arguments: [TypeIdentity] = []) -> TypeIdentity {
    let forms = arguments.map(\.form)
    return TypeIdentity(name == "Optional" && forms.count == 1 ? .optional(forms[0]) : .unread(name, forms))
  }

  static func parameter(_ name: String) -> TypeIdentity { TypeIdentity(.parameter(name)) }

  static func member(_ type: TypeIdentity, _ name: String, _ arguments: [TypeIdentity] = []) -> TypeIdentity {
    TypeIdentity(.member(type.form, name, arguments.map(\.form)))
  }

  var children: [TypeIdentity] { form.children.map(TypeIdentity.init) }
  var parts: [TypeIdentity] { form.parts.map(TypeIdentity.init) }
  var members: [TypeIdentity] { form.members.map(TypeIdentity.init) }
  var unprefixed: TypeIdentity { TypeIdentity(form.unprefixed) }
  var description: String { form.description }
}

extension TypeSyntax {
  /// The composition of several types; the members of a member are members too.
  static func composed(of types: [TypeSyntax]) -> TypeSyntax {
    let members = Set(types.flatMap(\.members))
    guard members.count > 1 else { return members.first ?? .unread("Any") }
    return .composition(Array(members).sorted(by: \.description))
  }

  /// The normal form of a type with parts in normal form.
  var normalized: TypeSyntax {
    switch self {
    case .unwrapped(let type): return .optional(type)
    case .array, .dictionary: return .unread(components[0].name, children)
    case .function(let parameters, var effects, let result):
      // Labels are no part of a function type, and `throws(any Error)` is plain `throws`.
      switch effects.throwing {
      case .typed(let error): effects.throwing = Throwing(error)
      case .rethrowing: effects.throwing = .anything
      default: break
      }
      let unlabelled = parameters.map { Element(label: nil, type: $0.type, isVariadic: $0.isVariadic) }
      return .function(unlabelled, effects, result.withoutPassing)
    case .composition(let types): return .composed(of: types)
    case .existential(let type), .opaque(let type): return type
    case .prefixed(let prefixes, let type):
      // `inout`, `sending` and ownership are a part of the function type that they are in.
      let telling = prefixes.filter { $0 != "@escaping" && !$0.hasPrefix("nonisolated") }
      return telling.isEmpty ? type : .prefixed(telling.sorted(), type)
    default: return self
    }
  }
}

extension TypeIdentity {
  /// The arguments of a generic type.
  var arguments: [TypeIdentity] {
    switch form {
    case .declared, .unread, .optional: children
    case .member: children[0].arguments + children.dropFirst()
    default: []
    }
  }

  /// The type without its arguments, by which its declaration, extensions and members are found.
  var withoutArguments: TypeIdentity {
    switch form {
    case .declared(let type, _): .declared(type)
    case .unread(let name, _): .unread(name)
    case .member(_, let name, _):
      isLacking
        ? .member(children[0].withoutArguments, name) : .unread("\(children[0].withoutArguments).\(name)")
    case .optional: .unread("Optional")
    default: self
    }
  }

  /// The type's declaration; nil if it is not among the sources.
  var declaration: Declaration? { if case .declared(let type, _) = form { type } else { nil } }

  /// The declarations of a composition's members, or of the type itself.
  var declarations: [Declaration] { members.compactMap(\.declaration) }

  /// Whether it is a member that a type among the sources lacks.
  var isLacking: Bool { lackingPath != nil }

  /// The path of a member that a type among the sources lacks; nil for other types.
  private var lackingPath: String? {
    guard case .member(_, let name, _) = form else { return nil }
    let type = children[0]
    return (type.declaration?.qualifiedName ?? type.lackingPath).map { "\($0).\(name)" }
  }

  /// The name of a type that was not read and has no arguments; nil for other types.
  var unreadName: String? {
    switch form {
    case .unread(let name, let arguments): arguments.isEmpty ? name : nil
    default: unprefixed == self ? nil : unprefixed.unreadName
    }
  }

  /// `T` where this is `T?`.
  var wrapped: TypeIdentity? { if case .optional = form { children[0] } else { nil } }

  /// The result of a function type; nil for other types.
  var result: TypeIdentity? {
    if case .function(_, _, let result) = form.unprefixed { TypeIdentity(result) } else { nil }
  }

  var isFunction: Bool { result != nil }

  /// The types of a function's parameters, without the words on how they are passed.
  var parameterTypes: [TypeIdentity] {
    if case .function(let parameters, _, _) = form.unprefixed {
      parameters.map { TypeIdentity($0.type.withoutPassing) }
    } else {
      []
    }
  }

  /// Whether it is a function that may throw, or an optional one.
  var isThrowingFunction: Bool {
    guard case .function(_, let effects, _) = form.unprefixed else {
      return wrapped?.isThrowingFunction ?? false
    }
    return effects.throwing != .never
  }

  /// The reason why the type cannot be a key; nil if it can.
  var complaintAsKey: String? { complaintAsAlternative ?? complaintAsLacking }

  /// The same for a parameter that gets nil if nothing is provided: the compiler proves that its type is not.
  var complaintAsAlternative: String? {
    for case .unread(let name, _) in form.parts where platformTypes.contains(name) {
      return "'\(name)' is another type on another platform; write the type itself"
    }
    return result?.complaintAsAlternative ?? complaintAsUndecided
  }

  private var complaintAsLacking: String? {
    (result ?? self).parts.lazy.compactMap(\.lackingPath).first.map {
      "'\($0)' is declared nowhere in the sources read, so only the compiler knows it; write the type itself"
    }
  }

  /// The reason why the type is ambiguous: several unread modules may have a type of its name. Nil if it is not.
  var complaintAsUndecided: String? {
    for case .undecided(let name) in form.parts {
      return "several modules that are not read may have a type '\(name)'; write the module in front of it"
    }
    return nil
  }

  // MARK: Boxes

  /// The runtime's `Box`, which is never among the sources read.
  static func boxed(_ type: TypeIdentity) -> TypeIdentity { .unread("Box", [type]) }

  /// `T` where this is `Box<T>`.
  var unboxed: TypeIdentity? {
    if case .unread("Box", _) = form { arguments.first } else { nil }
  }

  // MARK: Common values

  /// Whether values of the type are so common that only a name can tell them apart.
  var isCommonValue: Bool {
    switch form {
    case .unread(let name, []): commonValues.contains(name)
    case .optional, .unread("Array", _), .unread("Set", _), .unread("Dictionary", _):
      arguments.allSatisfy(\.isCommonValue)
    default: false
    }
  }
}

extension Throwing {
  /// Takes an error type in normal form: `any Error` is any error, and `Never` is no error.
  init(_ error: TypeSyntax) {
    switch error {
    case .unread("Never", _): self = .never
    case .unread("Error", _): self = .anything
    default: self = .typed(error)
    }
  }
}

/// The types of which a program has many values with different meanings.
let commonValues = """
  Bool Int Int8 Int16 Int32 Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Float Float16 Float80
  Double String Substring Character Duration Date URL Data UUID Decimal Locale TimeZone Calendar
  """.words

/// The aliases of the standard library and of Foundation: an alias and its target are one key.
let standardAliases: [String: TypeIdentity] = [
  "Void": TypeIdentity(.void), "AnyClass": TypeIdentity(.metatype(.unread("AnyObject"), "Type")),
  "Codable": TypeIdentity(.composition([.unread("Decodable"), .unread("Encodable")])),
  "CountableRange": .unread("Range"), "CountableClosedRange": .unread("ClosedRange"),
  "CountablePartialRangeFrom": .unread("PartialRangeFrom"),
].merging(namesOfNumbers.mapValues { .unread($0) }) { $1 }

private let namesOfNumbers =
  """
  TimeInterval=Double NSInteger=Int NSUInteger=UInt Float32=Float Float64=Double CBool=Bool
  CSignedChar=Int8 CUnsignedChar=UInt8 CShort=Int16 CUnsignedShort=UInt16 CInt=Int32 CUnsignedInt=UInt32
  CLongLong=Int64 CUnsignedLongLong=UInt64 CChar=Int8 CChar8=UInt8 CChar16=UInt16 CChar32=Unicode.Scalar
  CFloat16=Float16 CFloat=Float CDouble=Double UnicodeScalar=Unicode.Scalar UTF8=Unicode.UTF8
  UTF16=Unicode.UTF16 UTF32=Unicode.UTF32 IntegerLiteralType=Int FloatLiteralType=Double
  BooleanLiteralType=Bool StringLiteralType=String ExtendedGraphemeClusterType=String
  UnicodeScalarType=String
  """.pairs

/// The C types that stand for different types on different platforms.
private let platformTypes = "CLong CUnsignedLong CLongDouble CWideChar".words

/// The names of the generic parameters of the standard library's generic types.
let standardArguments = [
  "Array": ["Element"], "ArraySlice": ["Element"], "ContiguousArray": ["Element"], "Set": ["Element"],
  "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"], "Range": ["Bound"], "ClosedRange": ["Bound"],
  "Result": ["Success", "Failure"],
]

/// The standard library's generic value types that people name.
let standardGenericTypes = Set(standardArguments.keys)

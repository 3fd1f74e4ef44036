// SPDX-License-Identifier: MIT

/// What a type is, however it is written: sugar, `any`, parentheses, aliases and the order in compositions make no
/// difference; an optional does.
///
/// A declared type, as most are, has no box of its own: all cores would count references to the same ones.
enum TypeIdentity: Hashable, Sendable {
  /// An element of a tuple, or a parameter of a function.
  struct Element: Hashable, Sendable {
    var label: String?
    var type: TypeIdentity
    var isVariadic = false
  }

  /// What a function may throw.
  enum Throwing: Hashable, Sendable {
    case never, anything
    indirect case typed(TypeIdentity)
  }

  /// A type in the sources read, by the index of its declaration, with the arguments for its own parameters and
  /// those of the types around it.
  case declared(Int, [TypeIdentity])
  /// A type that nobody has read, by its name without the module's.
  indirect case unread(String, [TypeIdentity])
  /// An integer among generic arguments.
  indirect case value(String)
  indirect case tuple([Element])
  indirect case function([Element], isAsync: Bool, Throwing, TypeIdentity)
  /// At least two types, sorted, each once.
  indirect case composition([TypeIdentity])
  indirect case metatype(TypeIdentity, String)
  /// With what makes it another type: `@Sendable`, `@MainActor`, `~`, `each`.
  indirect case marked([String], TypeIdentity)
}

extension TypeIdentity {
  static let void = TypeIdentity.tuple([])

  static func optional(_ type: TypeIdentity) -> TypeIdentity { .unread("Optional", [type]) }

  /// A type that nobody has read and that has no arguments.
  static func named(_ name: String) -> TypeIdentity { .unread(name, []) }

  /// The type whose declaration and extensions hold the members.
  var withoutArguments: TypeIdentity {
    switch self {
    case .declared(let index, let arguments) where !arguments.isEmpty: .declared(index, [])
    case .unread(let name, let arguments) where !arguments.isEmpty: .unread(name, [])
    default: self
    }
  }

  /// The declaration's index, where it is among the sources.
  var declaration: Int? { if case .declared(let index, _) = self { index } else { nil } }

  /// The same of each member of a composition.
  var declarations: [Int] {
    switch self {
    case .declared(let index, _): [index]
    case .composition(let members): members.compactMap(\.declaration)
    default: []
    }
  }

  /// The name of a type that nobody has read and that has no arguments; `~` in front where that stands there.
  var unreadName: String? {
    switch self {
    case .unread(let name, let arguments): arguments.isEmpty ? name : nil
    case .marked(let marks, let type): type.unreadName.map { marks == ["~"] ? "~\($0)" : $0 }
    default: nil
    }
  }

  /// Whether it is what a type need not be, as `~Copyable`, or says so of one of its members.
  var isSuppression: Bool {
    switch self {
    case .marked(let marks, _): marks == ["~"]
    case .composition(let members): members.contains(where: \.isSuppression)
    default: false
    }
  }

  var withoutMarks: TypeIdentity { if case .marked(_, let type) = self { type } else { self } }

  /// The members of a composition, or the type alone.
  var members: [TypeIdentity] { if case .composition(let members) = self { members } else { [self] } }

  /// `T` where this is `T?`.
  var wrapped: TypeIdentity? {
    if case .unread("Optional", let arguments) = self { arguments.first } else { nil }
  }

  /// What a function gives; nil for what is none.
  var result: TypeIdentity? {
    switch self {
    case .function(_, _, _, let result): result
    case .marked(_, let type): type.result
    default: nil
    }
  }

  var isFunction: Bool { result != nil }

  /// Whether it is a function that may throw, or an optional one.
  var isThrowingFunction: Bool {
    switch self {
    case .function(_, _, let throwing, _): throwing != .never
    case .marked(_, let type): type.isThrowingFunction
    default: wrapped?.isThrowingFunction ?? false
    }
  }

  /// Several types as one; members of members are members too.
  static func composed(of types: [TypeIdentity]) -> TypeIdentity {
    let members = Set(types.flatMap(\.members))
    guard members.count > 1 else { return members.first ?? .named("Any") }
    return .composition(Array(members).ordered(by: \.description))
  }
}

extension TypeIdentity: CustomStringConvertible {
  /// A text that no other type has, for sorting; nobody reads it.
  var description: String {
    switch self {
    case .declared(let index, let arguments): "#\(index)\(Self.list(arguments))"
    case .unread(let name, let arguments): "\(name)\(Self.list(arguments))"
    case .value(let number): number
    case .tuple(let elements): "(\(elements.map(\.description).joined(separator: ",")))"
    case .function(let elements, let isAsync, let throwing, let result):
      "\(TypeIdentity.tuple(elements))\(isAsync)\(throwing)->\(result)"
    case .composition(let members): members.map(\.description).joined(separator: "&")
    case .metatype(let type, let kind): "(\(type)).\(kind)"
    case .marked(let marks, let type): "\(marks.joined())(\(type))"
    }
  }

  private static func list(_ arguments: [TypeIdentity]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map(\.description).joined(separator: ","))>"
  }
}

extension TypeIdentity.Throwing {
  /// By a type of errors: every error is any error, and an error that cannot be is none.
  init(_ error: TypeIdentity) {
    switch error {
    case .unread("Never", _): self = .never
    case .unread("Error", _): self = .anything
    default: self = .typed(error)
    }
  }
}

extension TypeIdentity.Element: CustomStringConvertible {
  var description: String { "\(label ?? ""):\(type)\(isVariadic ? "..." : "")" }
}

// MARK: - Common values

extension TypeIdentity {
  /// Whether values of the type are so common that only a name can tell them apart.
  var isCommonValue: Bool {
    guard case .unread(let name, let arguments) = self else { return false }
    if arguments.isEmpty { return commonValues.contains(name) }
    return commonWrappers.contains(name) && arguments.allSatisfy(\.isCommonValue)
  }
}

/// The types of which a program has many values that mean different things.
private let commonValues: Set<String> = [
  "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
  "UInt64", "UInt128", "Float", "Float16", "Float80", "Double", "String",
  "Substring", "Character", "Duration", "Date", "URL", "Data", "UUID", "Decimal", "Locale",
  "TimeZone", "Calendar",
]
private let commonWrappers: Set<String> = ["Array", "Set", "Dictionary", "Optional"]

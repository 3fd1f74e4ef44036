// SPDX-License-Identifier: MIT

/// What a type as it is written means.
struct ResolvedType: Hashable, Sendable {
  /// The same text for every spelling of one type: sugar, `any`, parentheses, aliases and order in
  /// compositions make no difference; an optional does.
  var identity: String
  /// How generated code writes it, wherever it stands.
  var spelling: TypeSyntax

  static func == (left: ResolvedType, right: ResolvedType) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension TypeTable {
  func resolve(_ type: TypeSyntax, in scope: Scope, depth: Int) -> ResolvedType {
    guard depth < 60 else { return ResolvedType(identity: type.description, spelling: type) }
    let parts = Parts(table: self, scope: scope, depth: depth + 1)
    return ResolvedType(identity: parts.identity(type), spelling: parts.spelling(type))
  }

  /// Takes a type apart, each part read in the same scope.
  private struct Parts {
    let table: TypeTable
    let scope: Scope
    let depth: Int

    // MARK: Identity

    func identity(_ type: TypeSyntax) -> String {
      switch type {
      case .named(let components): named(components)
      case .optional(let type), .unwrapped(let type): "Optional<\(nested(type))>"
      case .array(let element): "Array<\(nested(element))>"
      case .dictionary(let key, let value): "Dictionary<\(nested(key)), \(nested(value))>"
      case .inlineArray(let count, let element): "InlineArray<\(nested(count)), \(nested(element))>"
      case .tuple(let elements): tuple(elements)
      case .function(let parameters, let effects, let result): function(parameters, effects, result)
      case .composition(let types): composition(types)
      case .existential(let type), .opaque(let type): nested(type)
      case .metatype(let type, let kind): "(\(nested(type))).\(kind)"
      case .suppressed(let type): "~\(nested(type))"
      case .pack(let keyword, let type): "\(keyword) \(nested(type))"
      case .value(let text): text
      case .prefixed(let prefixes, let type): prefixed(prefixes, type)
      }
    }

    private func nested(_ type: TypeSyntax) -> String {
      table.resolve(type, in: scope, depth: depth).identity
    }

    private func named(_ components: [TypeSyntax.Component]) -> String {
      if components.count == 1, let bound = scope.bindings[components[0].name] { return bound.identity }
      return switch table.identity(of: components, in: scope, depth: depth) {
      case "Void": "()"
      case "TimeInterval": "Double"
      case let identity: identity
      }
    }

    private func tuple(_ elements: [TypeSyntax.Element]) -> String {
      let texts = elements.map {
        ($0.label.map { "\($0): " } ?? "") + nested($0.type) + ($0.isVariadic ? "..." : "")
      }
      return "(\(texts.joined(separator: ", ")))"
    }

    private func function(_ parameters: [TypeSyntax.Element], _ effects: Effects, _ result: TypeSyntax)
      -> String
    {
      let unlabelled = parameters.map { TypeSyntax.Element(type: $0.type, isVariadic: $0.isVariadic) }
      let spelled = effects.description
      return "\(tuple(unlabelled))\(spelled.isEmpty ? "" : " \(spelled)") -> \(nested(result))"
    }

    /// The members of aliases for compositions are members too; each counts once.
    private func composition(_ types: [TypeSyntax]) -> String {
      let members = types.flatMap { nested($0).compositionMembers }
      return Set(members).sorted().joined(separator: " & ")
    }

    /// `@escaping` and ownership say how a value is passed, not what it is.
    private func prefixed(_ prefixes: [String], _ type: TypeSyntax) -> String {
      let telling = prefixes.filter { $0.hasPrefix("@") && $0 != "@escaping" && $0 != "@autoclosure" }
      return (telling.sorted() + [nested(type)]).joined(separator: " ")
    }

    // MARK: Spelling

    func spelling(_ type: TypeSyntax) -> TypeSyntax {
      switch type {
      case .named(let components): spelled(components)
      case .optional(let type): .optional(spelling(type))
      case .unwrapped(let type): .optional(spelling(type))
      case .array(let element): .array(spelling(element))
      case .dictionary(let key, let value): .dictionary(spelling(key), spelling(value))
      case .inlineArray(let count, let element): .inlineArray(count, spelling(element))
      case .tuple(let elements): .tuple(elements.map(spelling))
      case .function(let parameters, let effects, let result):
        .function(parameters.map(spelling), spelling(effects), spelling(result))
      case .composition(let types): .composition(types.map(spelling))
      case .existential(let type): .existential(spelling(type))
      case .opaque(let type): .opaque(spelling(type))
      case .metatype(let type, let kind): .metatype(spelling(type), kind)
      case .suppressed(let type): .suppressed(spelling(type))
      case .pack(let keyword, let type): .pack(keyword, spelling(type))
      case .value: type
      case .prefixed(let prefixes, let type): .prefixed(prefixes, spelling(type))
      }
    }

    private func spelling(_ element: TypeSyntax.Element) -> TypeSyntax.Element {
      TypeSyntax.Element(label: element.label, type: spelling(element.type), isVariadic: element.isVariadic)
    }

    private func spelling(_ effects: Effects) -> Effects {
      guard case .typed(let error) = effects.throwing else { return effects }
      return Effects(isAsync: effects.isAsync, throwing: .typed(spelling(error)))
    }

    private func spelled(_ components: [TypeSyntax.Component]) -> TypeSyntax {
      if components.count == 1, let bound = scope.bindings[components[0].name] { return bound.spelling }
      return .named(
        table.spelling(of: components, in: scope).map {
          TypeSyntax.Component(name: $0.name, arguments: $0.arguments.map(spelling))
        })
    }
  }
}

extension ResolvedType {
  /// `T` where this is `T?`.
  var unwrapped: ResolvedType? {
    guard spelling.isOptional, identity.hasPrefix("Optional<") else { return nil }
    let inner = String(identity.dropFirst("Optional<".count).dropLast())
    switch spelling.core {
    case .optional(let type): return ResolvedType(identity: inner, spelling: type)
    case .named(let components):
      return ResolvedType(identity: inner, spelling: components[components.count - 1].arguments[0])
    default: return nil
    }
  }

  /// Whether values of the type are so common that only a name can tell them apart.
  var isCommonValue: Bool { CommonValue.isCommon(identity) }
}

extension String {
  /// The members of a composition's identity, or the identity alone; `&` inside brackets is somebody else's.
  var compositionMembers: [String] { utf8.contains(.ampersand) ? split(outsideBracketsAt: "&") : [self] }

  /// Splits at the separators outside brackets.
  fileprivate func split(outsideBracketsAt separator: Character) -> [String] {
    var result = [""]
    var depth = 0
    var previous: Character = " "
    for character in self {
      if character == "<" || character == "(" { depth += 1 }
      if character == ")" || character == ">" && previous != "-" { depth -= 1 }
      if character == separator, depth == 0 {
        result.append("")
      } else {
        result[result.count - 1].append(character)
      }
      previous = character
    }
    return result.map(\.trimmed)
  }
}

/// The types of which a program has many values that mean different things.
enum CommonValue {
  private static let names: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "UInt128", "Float", "Float16", "Float32", "Float64", "Float80", "Double", "String", "Substring",
    "Character",
    "Duration", "Date", "TimeInterval", "URL", "Data", "UUID", "Decimal", "Locale", "TimeZone", "Calendar",
  ]
  private static let wrappers = ["Array<", "Set<", "Dictionary<", "Optional<"]

  static func isCommon(_ identity: String) -> Bool {
    if names.contains(identity) { return true }
    guard let wrapper = wrappers.first(where: identity.hasPrefix), identity.hasSuffix(">") else {
      return false
    }
    let arguments = String(identity.dropFirst(wrapper.count).dropLast())
    return arguments.split(outsideBracketsAt: ",").allSatisfy(isCommon)
  }
}

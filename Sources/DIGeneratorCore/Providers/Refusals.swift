// SPDX-License-Identifier: MIT

/// What cannot be provided, and why: every reason is said once, at the declaration.
extension ProviderReader {
  mutating func unsupported(_ message: String, _ place: Place) {
    diagnostics.report(.unsupportedDeclaration, message, at: place)
  }

  /// Whether the kind of declaration and its surroundings can be provided at all.
  mutating func isProvidable(_ declaration: Declaration) -> Bool {
    if let reason = refusal(ofKind: declaration) ?? refusal(ofSurroundings: declaration) {
      unsupported(reason, declaration.place)
      return false
    }
    return isReachable(declaration)
  }

  mutating func isInfallible(_ declaration: Declaration) -> Bool {
    guard declaration.isFailable else { return true }
    unsupported(
      "'\(declaration.name)' may fail; provide a static func that returns an optional", declaration.place)
    return false
  }

  mutating func isStatic(_ declaration: Declaration) -> Bool {
    if declaration.parent == nil || declaration.isTypeMember { return true }
    unsupported("'\(declaration.name)' belongs to an instance; make it static", declaration.place)
    return false
  }

  /// Whether generated code can call it; what it cannot yet is said plainly.
  /// `parent` is the type that it belongs to, which is the type itself for a memberwise initializer.
  mutating func isReadable(_ declaration: Declaration, inside parent: Int?) -> Bool {
    let name = declaration.title
    if declaration.effects.isAsync {
      unsupported("\(name) is async, which \(notSupported)", declaration.place)
    } else if let actor = table.globalActor(of: declaration, inside: parent) {
      unsupported(
        "\(name) is isolated to '\(actor)', which \(notSupported); make it nonisolated", declaration.place)
    } else if declaration.ranges.whereClause != nil || isGenericFunction(declaration) {
      unsupported("\(name) is generic, which \(notSupported)", declaration.place)
    } else {
      return true
    }
    return false
  }

  private func isGenericFunction(_ declaration: Declaration) -> Bool {
    declaration.kind == .func && !declaration.genericParameters.isEmpty
  }

  private func refusal(ofKind declaration: Declaration) -> String? {
    let name = declaration.name
    switch declaration.kind {
    case .class, .struct, .actor, .`init`, .func, .let, .var:
      return declaration.isUnavailable ? "\(declaration.title) is marked unavailable" : nil
    case .enum:
      return "an enum has no initializer to call; provide a static func that returns '\(name)'"
    case .protocol:
      return "a protocol makes no value; provide a type that conforms to it: // @provide(as: \(name))"
    case .extension:
      return "an extension makes no value; annotate a member, or the type itself"
    case .import, .operator, .associatedtype:
      return "an \(declaration.kind.rawValue) cannot be provided"
    default:
      return "a \(declaration.kind.rawValue) cannot be provided"
    }
  }

  private func refusal(ofSurroundings declaration: Declaration) -> String? {
    let name = declaration.title
    let ancestors = table.model.ancestors(of: declaration)
    if ancestors.contains(where: { $0.kind == .protocol }) || isInProtocolExtension(declaration) {
      return "\(name) belongs to a protocol, which makes no value of its own; move it into a type"
    }
    guard let generic = genericType(around: declaration, ancestors) else { return nil }
    let what = generic.place == declaration.place ? name : "'\(generic.name)', which \(name) is in,"
    return "\(what) is generic, which \(notSupported); provide a static func that returns a concrete type"
  }

  private func isInProtocolExtension(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parent, table.model.declarations[parent].kind == .extension else {
      return false
    }
    return table.identity(ofDeclaration: parent).map(table.isProtocol) ?? true
  }

  /// The generic type that a declaration is, or is in; extensions of generic types count.
  private func genericType(around declaration: Declaration, _ ancestors: [Declaration]) -> Declaration? {
    let around = declaration.isType ? [declaration] + ancestors : ancestors
    return around.first { type in
      guard type.kind == .extension else { return !type.genericParameters.isEmpty }
      guard type.ranges.whereClause == nil, case .named(let path)? = type.type else { return true }
      let names = path.map { TypeSyntax.Component(name: $0.name) }
      let identity = table.identity(of: names, in: table.scope(of: type), depth: 0)
      return identity.unreadName.map(standardGenericTypes.contains) == true
        || table.declaration(identity)?.genericParameters.isEmpty == false
    }
  }

  /// Whether the generated file, which is another one, can name it.
  private mutating func isReachable(_ declaration: Declaration) -> Bool {
    let (access, culprit) = table.narrowing(of: declaration)
    guard access.isHidden else { return true }
    let isOwn = culprit.place == declaration.place
    let name = isOwn ? declaration.title : "\(culprit.title), which \(declaration.title) is in,"
    diagnostics.report(
      .inaccessible,
      "\(name) is \(access.keyword), so the generated file cannot reach it; make it internal",
      at: declaration.place,
      notes: isOwn ? [] : [.init("\(culprit.title) is declared here", at: culprit.place)])
    return false
  }
}

extension Declaration {
  /// How diagnostics speak of it.
  var title: String {
    switch kind {
    case .`init`: "this initializer"
    case .extension: "the extension of '\(name)'"
    default: "'\(name)'"
    }
  }

  /// `@available(*, unavailable)`
  var isUnavailable: Bool {
    attributes.contains {
      $0.name == "available" && Availability(attributes: [$0.arguments].compactMap(\.self)).isUnavailable
    }
  }
}

/// Those of the standard library that people extend.
private let standardGenericTypes: Set<String> = [
  "Array", "ArraySlice", "ContiguousArray", "Dictionary", "Optional", "Range", "ClosedRange", "Result", "Set",
]

// SPDX-License-Identifier: MIT

/// How diagnostics speak of what the design has and this version does not.
let notSupported = "is not supported by this version of the generator"

/// What cannot be provided, and why: every reason is said once, at the declaration.
extension ProviderReader {
  mutating func unsupported(_ message: String, _ place: Place) {
    diagnostics.report(.unsupportedDeclaration, message, at: place)
  }

  /// Whether the declaration could be read to its end.
  mutating func isReadable(_ declaration: Declaration, or hint: String = "") -> Bool {
    if declaration.isComplete { return true }
    diagnostics.report(
      .malformedSource, "the declaration of '\(declaration.name)' cannot be read\(hint)",
      at: declaration.place)
    return false
  }

  /// The same of one that is to be called.
  mutating func isUnderstood(_ declaration: Declaration) -> Bool {
    isReadable(declaration, or: "; look at its parameters and types")
  }

  /// Whether the kind of declaration and its surroundings can be provided at all.
  mutating func isProvidable(_ declaration: Declaration, whateverItIs: Bool = false) -> Bool {
    let ofKind = whateverItIs ? nil : refusal(ofKind: declaration)
    if let reason = ofKind ?? refusal(ofSurroundings: declaration) {
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

  /// Whether what a child container is made with can be handed to it from anywhere.
  mutating func isNobodys(_ declaration: Declaration, _ index: Int) -> Bool {
    guard let actor = table.globalActor(of: declaration, inside: index) else { return true }
    let reason = table.isIsolatedByDefault(declaration) ? " by '@module'" : ""
    unsupported(
      "\(declaration.title) is isolated to '\(actor)'\(reason), but a container is nobody's; make it nonisolated",
      declaration.place)
    return false
  }

  private func refusal(ofKind declaration: Declaration) -> String? {
    let name = declaration.name
    switch declaration.kind {
    case .class, .struct, .actor, .`init`, .func, .let, .var:
      return declaration.isUnavailable ? "\(declaration.title) is marked unavailable" : nil
    case .enum where declaration.members.contains { table.declarations[$0].isInit }:
      return
        "an enum's directive stands above the initializer to call, or above a static func that returns '\(name)'"
    case .enum:
      return "an enum has no initializer to call; provide a static func that returns '\(name)'"
    case .protocol:
      return "a protocol makes no value; provide a type that conforms to it: // @provide(as: \(name))"
    case .extension:
      return "an extension makes no value; annotate a member, or the type itself"
    case .case:
      return "a case cannot be provided; provide a static let or func that gives it"
    case .import, .operator, .associatedtype:
      return "an \(declaration.kind.rawValue) cannot be provided"
    default:
      return "a \(declaration.kind.rawValue) cannot be provided"
    }
  }

  private func refusal(ofSurroundings declaration: Declaration) -> String? {
    if isInOrdinaryTypes(declaration) { return nil }
    let type = declaration.isType ? [declaration] : []
    let name = declaration.title
    let ancestors = table.model.ancestors(of: declaration)
    if let hidden = (type + ancestors).first(where: \.isHiddenByMetatype) {
      return
        "behind a dot Swift takes '\(hidden.name)' for a metatype, so nothing can be called there; rename it"
    }
    if ancestors.contains(where: { $0.kind == .protocol }) || isInProtocolExtension(declaration) {
      return "\(name) belongs to a protocol, which makes no value of its own; move it into a type"
    }
    if let special = ancestors.first(where: isSpecial), !isOfFixedType(declaration) {
      guard case .named = special.type else {
        return
          "\(name) is in an extension of '\(special.name)', which is one of many of its kind; move it into a type of its own"
      }
      let base = special.name.genericBase
      return special.name == base && !special.isForSome
        ? "\(name) is in an extension of '\(base)', whose generic parameters no use of it would tell; move it into a type of its own"
        : "\(name) is in an extension that holds for some '\(base)' only; move it into a type of its own"
    }
    guard let pack = (type + ancestors).flatMap(\.genericParameters).first(where: { !$0.isType }) else {
      return nil
    }
    return
      "'\(pack.name)' is no single type, so no use of \(name) can be served; provide a static func that returns a concrete type"
  }

  /// Whether all that is around it are types that can be named and are not generic, as it is with most.
  private func isInOrdinaryTypes(_ declaration: Declaration) -> Bool {
    if declaration.isType, !declaration.genericParameters.isEmpty || declaration.isHiddenByMetatype {
      return false
    }
    var next = declaration.parent
    while let index = next {
      let type = table.declarations[index]
      guard type.isOrdinaryType else { return false }
      next = type.parent
    }
    return true
  }

  private func isInProtocolExtension(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parent, table.declarations[parent].kind == .extension,
      case .named = table.declarations[parent].type
    else { return false }
    return table.identity(ofDeclaration: parent).map(table.isProtocol) ?? true
  }

  /// Whether it belongs to one type among the many of a generic one, and is no choice for all of these.
  private func isOfFixedType(_ declaration: Declaration) -> Bool {
    guard !declaration.isType, let parent = declaration.parent, table.fixed(parent) != nil else {
      return false
    }
    return !declaration.isInit || !isOfAnnotatedType(parent)
  }

  /// Whether an extension has members for some types of a generic one only, or of one whose parameters nobody has
  /// read.
  private func isSpecial(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .extension else { return false }
    guard !declaration.isForSome, case .named(let path)? = declaration.type,
      path.allSatisfy(\.arguments.isEmpty)
    else { return true }
    let identity = table.identity(of: path, in: table.scope(of: declaration), depth: 0)
    return identity.unreadName.map { standardGenericTypes[$0] != nil } == true
  }

  /// Whether the generated file, which is another one, can name it.
  private mutating func isReachable(_ declaration: Declaration) -> Bool {
    let (access, culprit) = table.narrowing(of: declaration)
    guard access.isHidden else { return true }
    let isOwn = culprit.place == declaration.place
    let name = isOwn ? declaration.title : "\(culprit.title), which \(declaration.title) is in,"
    diagnostics.report(
      .inaccessible,
      "\(name) \(access.outOfReach)",
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

  /// Whether no expression outside of the type around it can name it, not even in backticks.
  fileprivate var isHiddenByMetatype: Bool {
    isType && parent != nil && (name == "Type" || name == "Protocol")
  }

  fileprivate var isOrdinaryType: Bool {
    isType && kind != .protocol && genericParameters.isEmpty && !isHiddenByMetatype
  }

  /// `@available(*, unavailable)`
  var isUnavailable: Bool {
    attributes.contains {
      $0.name == "available" && Availability(attributes: [$0.arguments].compactMap(\.self)).isUnavailable
    }
  }
}

extension String {
  /// `Array` of `Array<Int>`
  fileprivate var genericBase: String { String(prefix { $0 != "<" }) }
}

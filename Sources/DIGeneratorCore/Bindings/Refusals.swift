// SPDX-License-Identifier: MIT

/// How diagnostics speak of what the design has and this version does not.
let notSupported = "is not supported by this version of the generator"

/// Why something cannot be provided: all that was found. Empty where that is reported already.
struct Refusal: Error {
  var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }

  init(_ id: DiagnosticID, _ message: String, at place: Place, notes: [Diagnostic.Note] = []) {
    self.init(Diagnostic(id, message, at: place, notes: notes))
  }

  init(_ message: String, at place: Place) { self.init(.unsupportedDeclaration, message, at: place) }
}

extension DiagnosticCollector {
  /// Adds everything that a refusal says.
  mutating func report(_ error: any Error) {
    for diagnostic in (error as? Refusal)?.diagnostics ?? [] { report(diagnostic) }
  }
}

/// What cannot be provided, and why: every reason is said once, at the declaration.
extension ProviderReader {
  /// Asks whether the declaration could be read to its end.
  func checkComplete(_ declaration: Declaration, or hint: String = "") throws {
    if declaration.isComplete { return }
    throw Refusal(
      .malformedSource, "the declaration of '\(declaration.name)' cannot be read\(hint)",
      at: declaration.place)
  }

  /// Asks whether the generated file can call it.
  func checkCallable(_ declaration: Declaration) throws {
    try checkComplete(declaration, or: "; look at its parameters and types")
    try checkProvidable(declaration)
    guard declaration.isFailable else { return }
    throw Refusal(
      "'\(declaration.name)' may fail; provide a static func that returns an optional", at: declaration.place)
  }

  /// Asks whether the kind of declaration and its surroundings can be provided at all.
  func checkProvidable(_ declaration: Declaration, whateverItIs: Bool = false) throws {
    let ofKind = whateverItIs ? nil : refusal(ofKind: declaration)
    if let reason = ofKind ?? refusal(ofSurroundings: declaration) {
      throw Refusal(reason, at: declaration.place)
    }
    // The generated file, which is another one, has to name it.
    let (access, culprit) = declaration.narrowing
    guard access.isHidden else { return }
    let isOwn = culprit == declaration
    let name = isOwn ? declaration.title : "\(culprit.title), which \(declaration.title) is in,"
    throw Refusal(
      .inaccessible, "\(name) \(access.outOfReach)", at: declaration.place,
      notes: isOwn ? [] : [.init("\(culprit.title) is declared here", at: culprit.place)])
  }

  private func refusal(ofKind declaration: Declaration) -> String? {
    let name = declaration.name
    switch declaration.kind {
    case .class, .struct, .actor, .`init`, .func, .let, .var:
      return declaration.isUnavailable ? "\(declaration.title) is marked unavailable" : nil
    case .enum where declaration.members.contains(where: \.isInit):
      return
        "an enum's directive stands above the initializer to call, or above a static func that returns '\(name)'"
    case .enum:
      return "an enum has no initializer to call; provide a static func that returns '\(name)'"
    case .protocol:
      return "a protocol makes no value; provide a type that conforms to it: // @provide(as: \(name))"
    case .extension:
      return "an extension makes no value; annotate a member, or the type itself"
    case .import, .associatedtype:
      return "an \(declaration.kind.word) cannot be provided"
    case .typealias, .subscript:
      return "a \(declaration.kind.word) cannot be provided"
    }
  }

  private func refusal(ofSurroundings declaration: Declaration) -> String? {
    let (name, ancestors) = (declaration.title, declaration.ancestors)
    let types = (declaration.isType ? [declaration] : []) + ancestors
    if ancestors.contains(where: { $0.kind == .protocol }) || isInProtocolExtension(declaration) {
      return "\(name) belongs to a protocol, which makes no value of its own; move it into a type"
    }
    if let special = ancestors.first(where: isSpecial) {
      return
        "\(name) is in an extension of '\(special.name)', and no use of it would tell which '\(special.name)' is meant; move it into a type of its own"
    }
    guard let pack = types.flatMap(\.genericParameters).first(where: { !$0.isType }) else {
      return nil
    }
    return
      "'\(pack.name)' is no single type, so no use of \(name) can be served; provide a static func that returns a concrete type"
  }

  private func isInProtocolExtension(_ declaration: Declaration) -> Bool {
    guard let parent = declaration.parent, parent.kind == .extension, case .named = parent.type else {
      return false
    }
    return parent.identity?.isProtocol ?? true
  }

  /// Whether an extension has members for some types of a generic one only, or of one whose parameters nobody has
  /// read.
  private func isSpecial(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .extension else { return false }
    guard !declaration.isForSome, case .named(let path)? = declaration.type,
      path.allSatisfy(\.arguments.isEmpty)
    else { return true }
    let identity = table.identity(of: .named(path), in: declaration.scope)
    return identity.unreadName.map(standardGenericTypes.contains) == true
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

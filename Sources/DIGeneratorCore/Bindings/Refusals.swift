// SPDX-License-Identifier: MIT

/// The end of a message about a feature that this version lacks.
let notSupported = "is not supported by this version of the generator"

/// The reasons why something cannot be provided; empty if they are reported already.
struct Refusal: Error {
  var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }

  init(_ id: DiagnosticID, _ advice: Advice, at place: Place, notes: [Note] = []) {
    self.init(Diagnostic(id, advice, at: place, notes: notes))
  }

  init(_ advice: Advice, at place: Place) { self.init(.unsupportedDeclaration, advice, at: place) }
}

extension DiagnosticCollector {
  /// Reports the reasons in a refusal.
  mutating func report(_ refusal: Refusal) {
    for diagnostic in refusal.diagnostics { report(diagnostic) }
  }
}

/// Checks whether a declaration can be provided. Each reason against it is reported once, at the declaration.
extension Declaration {
  /// Refuses a declaration that could not be read to its end.
  func checkComplete(or hint: String = "") throws(Refusal) {
    if isComplete { return }
    throw Refusal(.malformedSource, "the declaration of '\(name)' cannot be read\(hint)", at: place)
  }

  /// Refuses a declaration that the generated file cannot call.
  func checkCallable(in table: TypeTable) throws(Refusal) {
    try checkComplete(or: "; look at its parameters and types")
    try checkProvidable(in: table)
    guard isFailable else { return }
    throw Refusal("'\(name)' may fail; provide a static func that returns an optional", at: place)
  }

  /// Refuses a declaration of a kind, or in a place, that cannot be provided at all.
  func checkProvidable(in table: TypeTable, whateverItIs: Bool = false) throws(Refusal) {
    if let reason = (whateverItIs ? nil : refusalOfKind) ?? refusalOfSurroundings(in: table) {
      throw Refusal("\(reason)", at: place)
    }
    // The generated file must be able to name it.
    let (access, culprit) = table.narrowing(of: self)
    guard access.isHidden else { return }
    throw Refusal(
      culprit == self
        ? Diagnostic(.inaccessible, "\(title) \(access.outOfReach)", at: place)
        : Diagnostic(
          .inaccessible,
          "\(culprit.title), which \(title) is in, is \(access.keyword), so the generated file cannot reach it",
          at: place, notes: [culprit.noteOfPlace(making: .internal)]))
  }

  private var refusalOfKind: String? {
    switch kind {
    case .class, .struct, .actor, .`init`, .func, .let, .var:
      return isUnavailable ? "\(title) is marked unavailable" : nil
    case .enum where members.contains(where: \.isInit):
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
    case .import, .associatedtype:
      return "an \(kind.word) cannot be provided"
    case .typealias, .subscript:
      return "a \(kind.word) cannot be provided"
    }
  }

  private func refusalOfSurroundings(in table: TypeTable) -> String? {
    let isInProtocolExtension =
      parent?.kind == .extension && parent?.extendsName == true
      && table[parent].identity?.isNoProtocol != true
    if ancestors.contains(where: { $0.kind == .protocol }) || isInProtocolExtension {
      return "\(title) belongs to a protocol, which makes no value of its own; move it into a type"
    }
    if let special = ancestors.first(where: { $0.isSpecial(in: table) }) {
      return
        "\(title) is in an extension of '\(special.name)', and no use of it determines the arguments of '\(special.name)'; move it into a type of its own"
    }
    let types = (isType ? [self] : []) + ancestors
    return types.flatMap(\.genericParameters).first { !$0.isType }.map {
      "'\($0.name)' is no type parameter, so no use determines it; provide a static func that returns a concrete type"
    }
  }

  private var extendsName: Bool { if case .named = type { true } else { false } }

  /// Whether an extension is for some types of a generic one only, or extends a generic type that was not read.
  private func isSpecial(in table: TypeTable) -> Bool {
    guard kind == .extension else { return false }
    guard !isConstrained, case .named(let path)? = type, path.allSatisfy(\.arguments.isEmpty) else {
      return true
    }
    let extended = table[self].identity
    guard let declared = extended?.declaration, let arguments = extended?.arguments, !arguments.isEmpty else {
      return extended?.unreadName.map(standardGenericTypes.contains) == true
    }
    // An alias of the type has arguments for it, unless it hands on parameters of the same names.
    return arguments != table.allParameters(of: declared).map { .unread($0) }
  }

  /// The name in diagnostics.
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
      $0.name == "available" && Availability(attributes: $0.arguments.asList).isUnavailable
    }
  }
}

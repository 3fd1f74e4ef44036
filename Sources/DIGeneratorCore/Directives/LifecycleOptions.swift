// SPDX-License-Identifier: MIT

// The options `eager` and `onClose:`, by which a container begins and ends what it keeps.

extension Provider {
  /// The method that closes a value.
  struct Closing: Sendable {
    /// As the directive has it.
    var method: String
    /// Where the directive names it.
    var place: Place
    /// Whether there may be no value to close.
    var isOptional: Bool
  }
}

extension ProvideOptions {
  mutating func takeCloser(_ option: Directive.Option) -> Complaint? {
    guard let value = option.single else { return Self.lack(of: "onClose") }
    let (text, bare) = (value.text, value.text.withoutBackticks)
    if text.hasSuffix("()") {
      let name = String(text.dropLast(2))
      return Complaint("'\(text)' needs no parentheses; write '\(name)'", text, means: name, at: value.place)
    }
    guard bare.isPlainIdentifier || text != bare else {
      return Complaint("'\(text)' is not the name of a method: onClose: someMethod", at: value.place)
    }
    closer = value
    return nil
  }

  /// Reports `eager` and `onClose:` where the container keeps nothing that it could build or close by itself.
  mutating func checkLifecycle(of directive: Directive, _ diagnostics: inout DiagnosticCollector) {
    // What `match:` says of other options it says of these.
    if isBroken || isMatched { return }
    for option in directive.options {
      let isEager = option.label == nil && option.values[0].text == "eager"
      // That it should be a singleton need not be said twice.
      guard isEager || option.label == "onClose", !isBroken || lifetime != nil,
        let complaint = isEager ? complaintAboutEager() : complaintAboutCloser()
      else { continue }
      let isMissing = lifetime == nil && keys.isEmpty && (isEager || boxedPlace == nil)
      let fix = Diagnostic.Fix(
        "make it a singleton", [.init("", becomes: "singleton, ", at: option.place)])
      diagnostics.report(.unknownOption, complaint, at: option.place, fix: isMissing ? fix : nil)
      isBroken = true
    }
  }

  private func complaintAboutEager() -> String? {
    if !keys.isEmpty {
      return "'eager' contradicts 'keyed': nothing says for which values of its arguments to build it"
    }
    switch lifetime {
    case .singleton: return nil
    case .weak: return "'eager' contradicts 'weak': nobody would hold what is built"
    case .transient: return "'eager' contradicts 'transient': nobody would keep what is built"
    case nil: return "'eager' needs a singleton, or nobody would keep what is built; write: singleton, eager"
    }
  }

  private func complaintAboutCloser() -> String? {
    if boxedPlace != nil {
      return
        "'onClose' contradicts 'boxed': whoever shares the box can change what is in it; close an object instead"
    }
    switch lifetime ?? (keys.isEmpty ? nil : .singleton) {
    case .singleton: return nil
    case .weak:
      return "'onClose' contradicts 'weak': a container closes what it keeps; let the object's 'deinit' do it"
    case .transient:
      return "'onClose' contradicts 'transient': a container closes what it keeps, and nobody else"
    case nil:
      return
        "'onClose' needs a singleton, as a container closes what it keeps; write: singleton, onClose: \(closer?.text ?? "")"
    }
  }
}

extension ProviderReader {
  /// What `onClose:` says of a provider's value.
  func closing(of source: Source, _ options: ProvideOptions) -> Provider.Closing? {
    options.closer.map {
      Provider.Closing(
        method: $0.text, place: $0.place, isOptional: table.expanded(source.type).identity.wrapped != nil)
    }
  }

  /// Whether a container can build and close by itself what a provider makes.
  mutating func checkLifecycle(_ provider: Provider, _ source: Source) -> Bool {
    if let place = provider.eagerPlace,
      AvailabilityGuard(Availability(attributes: provider.availability)) == nil
    {
      unsupported("'eager' needs a value that is certainly available: nothing tells where this one is", place)
      return false
    }
    guard let closing = provider.closing else { return true }
    if case .property = source.construction, source.declaration.storage == .stored {
      let name = source.declaration.name
      unsupported(
        "'onClose' needs a value of the container's own, but '\(name)' is made once for all containers",
        closing.place)
      return false
    }
    return checkCloser(closing, of: source.type)
  }

  /// Whether the method can be called, if it is certain which one is meant; else that is for the compiler to say.
  private mutating func checkCloser(_ closing: Provider.Closing, of type: ResolvedType) -> Bool {
    let found = table.candidates(named: closing.method.withoutBackticks, of: type.identity)
    let reasons = found.map(reasonAgainst)
    guard let first = found.first, let reason = reasons[0], !reasons.contains(nil) else { return true }
    let id: DiagnosticID = table.access(of: first).isHidden ? .inaccessible : .unknownOption
    diagnostics.report(
      id, "'\(closing.method)' cannot close the value: \(reason)", at: closing.place,
      notes: [.init("'\(first.name)' is declared here", at: first.place)])
    return false
  }

  private func reasonAgainst(_ member: Declaration) -> String? {
    let access = table.access(of: member)
    if access.isHidden { return "it \(access.outOfReach)" }
    if member.isTypeMember { return "it belongs to the type; write a method of its instances" }
    if member.has(.mutating) {
      return "it is mutating, and of a struct everybody has a copy of its own; make it a class"
    }
    if member.parameters.contains(where: { $0.defaultValue == nil && !$0.isVariadic }) {
      return "it takes arguments, which nobody gives; write a method that needs none"
    }
    return nil
  }
}

extension TypeTable {
  /// The members of a name that a type's values may have, its own before those of the types above; none where some of
  /// those were not read.
  fileprivate func candidates(named name: String, of type: TypeIdentity) -> [Declaration] {
    guard let index = type.withoutMarks.declaration else { return [] }
    let above = Array(steps(above: index).keys)
    if above.contains(where: { $0.declaration == nil && !$0.isNoSuperclass }) { return [] }
    let own = members(of: type.withoutMarks) + above.flatMap(members)
    return own.map { declarations[$0] }.filter { $0.name == name }.ordered(by: \.place)
  }
}

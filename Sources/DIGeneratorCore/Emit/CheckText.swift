// SPDX-License-Identifier: MIT

// Checks by the compiler: each stands at the user's own line and column, so that its error shows there.

extension Entry {
  /// Names a promised type that was not read. This comes before all other uses, so that an error about the name shows at the
  /// directive.
  func writePromisedType(to writer: inout TextWriter) {
    guard let place = placeOfUnreadType else { return }
    var type = type.core
    if case .array(let element) = type, binding.isCollection { type = element.core }
    write("private typealias _type_\(slot) =", "\(type)", at: place, to: &writer)
  }

  /// The place of a promised type that was not read, the element type of a collection included.
  private var placeOfUnreadType: Place? {
    guard let provided else { return nil }
    if case .collection(let element) = binding.kind {
      return element.isUnread ? provided.place : nil
    }
    // The collection of an element checks the type already.
    return !provided.isElement && provided.type.isUnread ? provided.check : nil
  }

  /// Writes all other checks.
  func writeChecks(to writer: inout TextWriter) {
    if let place = placeOfSendable { writeSendable(type, "\(slot)", at: place, to: &writer) }
    for (number, argument) in sendableArguments.enumerated() {
      let type = binding.parameters[argument.parameter].spelling.withoutPassing
      writeSendable(type, "\(slot)_\(number)", at: argument.place, to: &writer)
    }
    if let place = provided?.check { writePromise(at: place, to: &writer) }
    if source == nil, let closing = binding.closing { writeClosing(closing, to: &writer) }
  }

  /// The place for the check that a value is Sendable, as a kept value must be, and one that leaves its actor; nil if another
  /// check covers it.
  private var placeOfSendable: Place? {
    guard let provided else { return binding.lifetimePlace }
    if source != nil, binding.foreignReplacement == nil { return nil }
    if let place = binding.boxedPlace { return place }
    guard isKept else { return effects.leavesItsActor ? provided.place : nil }
    let isMetatype = if case .metatype = provided.type.identity { true } else { false }
    let isCheckedElsewhere =
      provided.spelling.isExistential && !isMetatype && !binding.isInput && binding.foreignReplacement == nil
    return isCheckedElsewhere ? nil : binding.lifetimePlace
  }

  /// The arguments that must be Sendable: they tell kept values apart, or Sendable closures capture them.
  private var sendableArguments: [(parameter: Int, place: Place)] {
    if source != nil { return [] }
    return binding.keyedBy.filter { !binding.parameters[$0.parameter].type.isCommonValue }
      .map { ($0.parameter, $0.place) }
      + rememberedArguments.map { ($0, binding.parameters[$0].place) }
  }

  /// The check is in a function's body, which is checked once; a declaration outside is checked for the module's interface,
  /// too.
  private func writeSendable(
    _ type: TypeSyntax, _ number: String, at place: Place, to writer: inout TextWriter
  ) {
    write("private func _check_\(number)() { _ =", "_Kept<\(type)>.self", " }", at: place, to: &writer)
  }

  /// Writes a function that returns the value as its promised type, so that the compiler judges at the directive whether it
  /// is one.
  private func writePromise(at place: Place, to writer: inout TextWriter) {
    let isolation = effects.actor.map { "@\($0) " } ?? ""
    let isBoxed = source == nil && binding.boxedPlace != nil && binding.settings.isEmpty
    let made = isBoxed ? binding.provided[0].spelling : binding.concrete.spelling
    let head = "func \(helperName("_check_"))(_ value: consuming \(made)) -> \(type) {"
    write("\(isolation)private \(head)", "value", " }", at: place, to: &writer)
  }

  /// Writes a function that has the container remember how to close a value, if it keeps that. The compiler judges at the
  /// directive whether the value has the method.
  private func writeClosing(_ closing: Directive.Value, to writer: inout TextWriter) {
    let isOptional = file.table.expanded(binding.concrete).identity.wrapped != nil
    let value = "value\(isOptional ? "?" : "")."
    let head = "(_ c: \(owner), _ value: \(binding.concrete.spelling)) {"
    write(
      "private func \(helperName("_close_"))\(head) c._onClose(\(base), \(place)) { try await _closing(",
      "\(value)\(closing.text)()", ") } }", skipping: value.utf8.count, at: closing.place, to: &writer)
  }

  /// Writes a declaration with its middle at a place's line and column; the first `skipped` bytes of the middle stand in
  /// front of that column. The declaration is as available as the entry.
  func write(
    _ head: String, _ middle: String, _ end: String = "", skipping skipped: Int = 0, at place: Place,
    to writer: inout TextWriter
  ) {
    let isolation = writer.isNonisolated && !binding.availability.isEmpty ? ["nonisolated"] : []
    let head = (binding.availability + isolation + [head, ""]).joined(separator: " ")
    writer.line(head, middle + end, skipping: skipped, at: place)
  }

  // MARK: Settings

  /// Writes the function that sets properties of a value that was just made.
  ///
  /// It is separate from the build, so that the build's local names cannot be meant by the user's expressions. `inout` is
  /// right for classes and structs alike, which a reader of syntax cannot always tell apart.
  func writeSetter(_ name: String, to writer: inout TextWriter) {
    // A name that no expression mentions, and that is short enough to fit in front of any column.
    let words = binding.settings.flatMap { setting in
      setting.text.utf8.split { !$0.continuesIdentifier }.map { String(Substring($0)) }
    }
    var names = UniqueNames(taken: words)
    let value = names.add("it")
    writer.lines(binding.availability)
    let isolation = effects.actor.map { "@\($0) " } ?? ""
    writer.line("\(isolation)private func \(name)(_ \(value): inout \(binding.concrete.spelling)) {")
    // Not indented, because an expression may begin at any column.
    for setting in binding.settings {
      writer.line("", "\(value).\(setting.text)", skipping: value.utf8.count + 1, at: setting.place)
    }
    writer.line("}")
  }
}

extension Node {
  /// The name of the function that makes the assignments of `set:`; nil if there are none.
  var setterName: String? {
    if binding.settings.isEmpty { return nil }
    let owner = resolvedOwner.isChild ? "\(resolvedOwner.className)_" : ""
    let (title, place) = (binding.title, binding.place)
    return title.isPlainIdentifier ? "_set_\(owner)\(title)" : "_set_at_\(place.line)_\(place.column)"
  }
}

extension ResolvedType {
  /// Whether the type, or a member of a composition, is neither among the sources read nor one of Swift's own.
  fileprivate var isUnread: Bool {
    identity.members.contains { member in
      member.declaration == nil && member.unreadName.map(standardTypes.contains) != true
    }
  }
}

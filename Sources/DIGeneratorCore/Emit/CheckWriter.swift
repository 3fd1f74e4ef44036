// SPDX-License-Identifier: MIT

/// Writes the checks by the compiler: each stands at the user's own line and column, so that its error shows there.
struct CheckWriter {
  let entry: Entry
  let writer: TextWriter
  private var binding: Binding { entry.binding }
  private var effects: BuildEffects { entry.effects }

  /// Names a promised type that was not read. This comes before all other uses, so that an error about the name shows at the
  /// directive.
  func writePromisedType() {
    guard let place = placeOfUnreadType else { return }
    var type = entry.type.core
    if binding.isCollection { type = type.children[type.children.count - 1].core }
    write("private typealias _type_\(entry.slot) =", "\(type)", at: place)
  }

  /// The place of a promised type that was not read, the element type of a collection included.
  private var placeOfUnreadType: Place? {
    guard let provided = entry.provided else { return nil }
    if let collected = binding.collected { return collected.element.isUnread ? provided.place : nil }
    // The collection of an element checks the type already.
    return !provided.isElement && provided.type.identity.isUnread ? provided.check : nil
  }

  /// Writes all other checks of the entry.
  func write() {
    if let place = placeOfSendable { writeSendable(entry.type, "\(entry.slot)", at: place) }
    for (number, argument) in sendableArguments.enumerated() {
      let type = binding.parameters[argument.parameter].spelling.withoutPassing
      writeSendable(type, "\(entry.slot)_\(number)", at: argument.place)
    }
    if let place = entry.provided?.check { writePromise(at: place) }
    if entry.source == nil, let closing = binding.closing { writeClosing(closing) }
    for part in binding.isCollection ? entry.parts : [] { writeKey(of: part) }
  }

  /// Writes the function of a key with a type that was not read. The pattern compiles only for a case: for other members it is
  /// ambiguous, see `GeneratedFile.writePatterns`.
  private func writeKey(of part: CollectionPart) {
    guard let key = part.unreadKey else { return }
    write(
      "private func \(part.nameOfKey)() -> \(key.type.spelling) { let key: \(key.type.spelling) =",
      "\(key.text); if case \(key.text) = key {}; return key }", at: key.place)
  }

  /// The place for the check that a value is Sendable, as a kept value must be, and one that leaves its actor; nil if another
  /// check covers it.
  private var placeOfSendable: Place? {
    if binding.original != nil { return nil }
    guard let provided = entry.provided else { return binding.lifetimePlace }
    if entry.source != nil, binding.foreignReplacement == nil { return nil }
    if let place = binding.boxedPlace { return place }
    guard binding.isKept else { return effects.leavesItsActor ? provided.place : nil }
    let isMetatype = if case .metatype = provided.type.identity.form { true } else { false }
    let isCheckedElsewhere =
      provided.spelling.isExistential && !isMetatype && !binding.isInput && binding.foreignReplacement == nil
    return isCheckedElsewhere ? nil : binding.lifetimePlace
  }

  /// The arguments that must be Sendable: they tell kept values apart, or Sendable closures capture them.
  private var sendableArguments: [(parameter: Int, place: Place)] {
    if entry.source != nil { return [] }
    return binding.keyedBy.filter { !binding.parameters[$0.parameter].type.isCommonValue }
      .map { ($0.parameter, $0.place) }
      + entry.rememberedArguments.map { ($0, binding.parameters[$0].place) }
  }

  /// The check is in a function's body, which is checked once; a declaration outside is checked for the module's interface,
  /// too.
  private func writeSendable(_ type: TypeSyntax, _ number: String, at place: Place) {
    write("private func _check_\(number)() { _ =", "_Kept<\(type)>.self }", at: place)
  }

  /// Writes a function that returns the value as its promised type, so that the compiler judges at the directive whether it
  /// is one.
  private func writePromise(at place: Place) {
    let isBoxed = entry.source == nil && binding.boxedPlace != nil && !binding.changesValue
    let made = isBoxed ? binding.provided[0].spelling : binding.concrete.spelling
    let function = "func \(entry.helperName("_check_"))(_ value: consuming \(made)) -> \(entry.type) {"
    write("\(isolation)private \(function)", "value }", at: place)
  }

  /// Writes a function that has the container remember how to close a value, if it keeps that. The compiler judges at the
  /// directive whether the value has the method.
  private func writeClosing(_ closing: OptionValue) {
    let isOptional = entry.file.table.expanded(binding.concrete).identity.wrapped != nil
    let value = "value\(isOptional ? "?" : "")."
    let list = "(_ c: \(entry.owner), _ value: \(binding.concrete.spelling))"
    let call = "c._onClose(\(entry.base), \(entry.place)) { try await _closing("
    write(
      "private func \(entry.helperName("_close_"))\(list) { \(call)", "\(value)\(closing.text)()) } }",
      skipping: value.utf8.count, at: closing.place)
  }

  private func write(_ start: String, _ end: String, skipping skipped: Int = 0, at place: Place) {
    writer.declaration(binding.availability, start, end, skipping: skipped, at: place)
  }

  private var isolation: String { effects.actor.map { "@\($0) " } ?? "" }

  // MARK: Settings

  /// Writes the function that sets properties of a value that was just made.
  ///
  /// It is separate from the build, so that the build's local names cannot be meant by the user's expressions. `inout` is
  /// right for classes and structs alike, which a reader of syntax cannot always tell apart.
  func writeSetter(_ name: String) {
    // A name that no expression mentions, and that is short enough to fit in front of any column.
    var names = UniqueNames(taken: binding.settings.flatMap(\.text.identifiers))
    let value = names.add("it")
    writer.lines(binding.availability)
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
    let title = binding.title
    let place = binding.place
    return title.isPlainIdentifier ? "_set_\(owner)\(title)" : "_set_at_\(place.line)_\(place.column)"
  }
}

extension TypeIdentity {
  /// Whether the type, or a member of a composition, is neither among the sources read nor one of Swift's own.
  fileprivate var isUnread: Bool {
    members.contains { member in
      member.declaration == nil && member.unreadName.map(standardTypes.contains) != true
    }
  }
}

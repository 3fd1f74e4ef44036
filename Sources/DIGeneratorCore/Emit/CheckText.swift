// SPDX-License-Identifier: MIT

/// Writes what only the compiler can judge under the user's own line and column, so that its error shows there.
enum CheckText {
  /// Gives the value as what it is promised to be: whether it is that is judged at the directive.
  static func writePromise(_ build: BuildText, at place: Place, to writer: inout TextWriter) {
    let isolation = build.entry.effects.actor.map { "@\($0) " } ?? ""
    let head =
      "\(isolation)private func \(build.checkName)(_ value: consuming \(build.checked)) -> \(build.type) {"
    write(build.entry, head, "value", " }", at: place, to: &writer)
  }

  /// Has the container remember how to close a value, if it is to keep it: whether that has the method is judged where the
  /// directive names it.
  static func writeClosing(_ closing: Provider.Closing, of build: BuildText, to writer: inout TextWriter) {
    let value = "value\(closing.isOptional ? "?" : "")."
    let head = "private func \(build.closeName)(_ c: \(build.container), _ value: \(build.build.made)) {"
    write(
      build.entry, "\(head) c._onClose(\(build.place)) { try await _closing(",
      "\(value)\(closing.method)()", ") } }", skipping: value.utf8.count, at: closing.place,
      to: &writer)
  }

  /// Asks whether the type of a value that is kept, or leaves its actor, is Sendable, and so of arguments that are kept
  /// or taken along.
  static func writeSendableTypes(of entry: Plan.Entry, to writer: inout TextWriter) {
    if let place = entry.sendableCheck {
      writeSendable(entry.type, "\(entry.slot)", of: entry, at: place, to: &writer)
    }
    for (number, check) in entry.sendableTypes.enumerated() {
      writeSendable(check.type, "\(entry.slot)_\(number)", of: entry, at: check.place, to: &writer)
    }
  }

  /// In a function's body, which is checked once: a declaration outside is checked for the module's interface, too.
  private static func writeSendable(
    _ type: TypeSyntax, _ number: String, of entry: Plan.Entry, at place: Place, to writer: inout TextWriter
  ) {
    write(entry, "private func _check_\(number)() { _ =", "_Kept<\(type)>.self", " }", at: place, to: &writer)
  }

  /// Looks a promised type up that was not among the sources read, before anything else names it.
  static func writePromisedType(of entry: Plan.Entry, to writer: inout TextWriter) {
    guard let place = entry.typeCheck else { return }
    var type = entry.type.core
    if case .array(let element) = type, entry.isCollection { type = element.core }
    write(entry, "private typealias _type_\(entry.slot) =", "\(type)", at: place, to: &writer)
  }

  /// Sets a property as the user wrote it, name and value each at its own column.
  static func writeSetting(_ setting: Directive.Value, of value: String, to writer: inout TextWriter) {
    write("", "\(value).\(setting.text)", skipping: value.utf8.count + 1, at: setting.place, to: &writer)
  }

  /// Defines a constant whose expression only compiles for some types: where it does not, its uses make no further
  /// errors.
  static func writeConstant(_ check: Plan.Check, to writer: inout TextWriter) {
    write("let \(check.name) = ", check.expression, at: check.place, to: &writer)
  }

  /// Passes on what is waited for: what comes from one actor must be safe on the other.
  static func writeWaiting(
    _ start: String, _ words: String, _ value: String, at place: Place, to writer: inout TextWriter
  ) {
    write(start, "\(words)\(value)", skipping: words.utf8.count, at: place, to: &writer)
  }

  /// Text of which the end, behind so many bytes of its own, stands at the place's column, if there is room.
  private static func write(
    _ start: String, _ end: String, skipping skipped: Int = 0, at place: Place, to writer: inout TextWriter
  ) {
    let room = place.column - 1 - writer.indentation - start.utf8.count - skipped
    writer.line("#sourceLocation(file: \(place.path.literal), line: \(place.line))")
    writer.line("\(start)\(spaces(room))\(end)")
    writer.line("#sourceLocation()")
  }

  /// A declaration of which the middle, behind so many bytes of its own, stands at the place's line and column, and the
  /// head on the line above. It is as available as the entry.
  private static func write(
    _ entry: Plan.Entry, _ head: String, _ middle: String, _ end: String = "", skipping skipped: Int = 0,
    at place: Place, to writer: inout TextWriter
  ) {
    let isolation = writer.isNonisolated && !entry.availability.isEmpty ? ["nonisolated"] : []
    let head = (entry.availability + isolation + [head]).joined(separator: " ")
    writer.line("#sourceLocation(file: \(place.path.literal), line: \(max(place.line - 1, 1)))")
    if place.line > 1 {
      writer.line(head)
      writer.line("\(spaces(place.column - 1 - skipped))\(middle)\(end)")
    } else {
      writer.line("\(head) \(middle)\(end)")
    }
    writer.line("#sourceLocation()")
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

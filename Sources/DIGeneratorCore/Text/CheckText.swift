// SPDX-License-Identifier: MIT

/// Writes what only the compiler can judge under the user's own line and column, so that its error shows there.
enum CheckText {
  /// Returns the value: whether it is of the promised type is judged at the directive.
  static func writePromised(at place: Place, to writer: inout TextWriter) {
    write("return ", "value", at: place, to: &writer)
  }

  /// Sets a property as the user wrote it, name and value each at its own column.
  static func writeSetting(_ setting: Directive.Value, of value: String, to writer: inout TextWriter) {
    write("", "\(value).\(setting.text)", skipping: value.utf8.count + 1, at: setting.place, to: &writer)
  }

  /// Closes a value: whether it has the method is judged where the directive names that.
  static func writeClosing(_ closing: Provider.Closing, to writer: inout TextWriter) {
    let (start, place) = ("try await _closing(" as Line, closing.place)
    let value = "value\(closing.isOptional ? "?" : "")."
    let call: Line = "\(value)\(closing.method)())"
    let width = writer.indentation + value.utf8.count
    if place.column > width + start.bytes.count || place.line == 1 {
      return write(start, call, skipping: value.utf8.count, at: place, to: &writer)
    }
    // Where there is no room in front of it, the rest stands on the line above.
    writer.line("#sourceLocation(file: \(literal: place.path), line: \(place.line - 1))")
    writer.line(start)
    writer.line("\(spaces: place.column - width - 1)\(call)")
    writer.line("#sourceLocation()")
  }

  /// Passes on what is waited for: what comes from one actor must be safe on the other.
  static func writeWaiting(
    _ start: String, _ words: String, _ value: String, at place: Place, to writer: inout TextWriter
  ) {
    write(Line(start), "\(words)\(value)", skipping: words.utf8.count, at: place, to: &writer)
  }

  /// Asks whether the type of a value that is kept, or leaves its actor, is Sendable.
  static func writeKeptType(of entry: Plan.Entry, to writer: inout TextWriter) {
    guard let place = entry.sendableCheck else { return }
    writeSendable(entry.type, "\(entry.slot)", of: entry, at: place, to: &writer)
  }

  /// Asks whether the types of arguments that are kept or taken along are Sendable.
  static func writeArgumentTypes(of entry: Plan.Entry, to writer: inout TextWriter) {
    for (number, check) in entry.sendableTypes.enumerated() {
      writeSendable(check.type, "\(entry.slot)_\(number)", of: entry, at: check.place, to: &writer)
    }
  }

  private static func writeSendable(
    _ type: TypeSyntax, _ number: String, of entry: Plan.Entry, at place: Place, to writer: inout TextWriter
  ) {
    writeAvailable(entry, "_Check_\(number)", to: &writer) {
      let kept = "_Kept<"
      write(
        "private typealias _check_\(number) = ", "\(kept)\(type)>", skipping: kept.utf8.count, at: place,
        to: &$0)
    }
  }

  /// Defines a constant whose expression only compiles for some types: where it does not, its uses make no further
  /// errors.
  static func writeConstant(_ check: Plan.Check, to writer: inout TextWriter) {
    write("let \(check.name) = ", Line(check.expression), at: check.place, to: &writer)
  }

  /// Looks a promised type up that was not among the sources read, before anything else names it.
  static func writePromisedType(of entry: Plan.Entry, to writer: inout TextWriter) {
    guard let place = entry.typeCheck else { return }
    var type = entry.type.core
    if case .array(let element) = type, entry.isCollection { type = element.core }
    writeAvailable(entry, "_Type_\(entry.slot)", to: &writer) {
      write("private typealias _type_\(entry.slot) = ", "\(type)", at: place, to: &$0)
    }
  }

  /// The check where it is as available as what it checks: no attribute can stand right above a changed location.
  private static func writeAvailable(
    _ entry: Plan.Entry, _ name: String, to writer: inout TextWriter, _ check: (inout TextWriter) -> Void
  ) {
    if entry.availability.isEmpty { return check(&writer) }
    writer.lines(entry.availability)
    writer.line("private enum \(name) {")
    check(&writer)
    writer.line("}")
  }

  /// Text of which the end, behind `start` and so many bytes of its own, stands at the place's column, if there is room.
  private static func write(
    _ start: Line, _ end: Line, skipping skipped: Int = 0, at place: Place, to writer: inout TextWriter
  ) {
    let width = writer.indentation + start.bytes.count + skipped
    writer.line("#sourceLocation(file: \(literal: place.path), line: \(place.line))")
    writer.line("\(start)\(spaces: place.column - width - 1)\(end)")
    writer.line("#sourceLocation()")
  }
}

extension Line.StringInterpolation {
  fileprivate mutating func appendInterpolation(literal text: String) {
    appendLiteral("\"")
    appendInterpolation(text.escaped)
    appendLiteral("\"")
  }

  fileprivate mutating func appendInterpolation(spaces count: Int) {
    for _ in 0..<max(0, count) { appendLiteral(" ") }
  }
}

extension String {
  /// The text as a string literal.
  var literal: String { "\"\(escaped)\"" }

  /// The text between the quotes of a string literal.
  fileprivate var escaped: String {
    var text = self
    let isPlain = text.withUTF8 { !$0.contains(.quote) && !$0.contains(.backslash) }
    return isPlain ? self : map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}

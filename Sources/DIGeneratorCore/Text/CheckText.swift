// SPDX-License-Identifier: MIT

/// Writes what only the compiler can judge under the user's own line and column, so that its error shows there.
enum CheckText {
  /// Returns the value: whether it is of the promised type is judged at the directive.
  static func promised(at place: Place, indentation: Int) -> [String] {
    located(at: place, "return ", "value", indentation: indentation)
  }

  /// Sets a property as the user wrote it, name and value each at its own column.
  static func setting(_ setting: Directive.Value, of value: String) -> [String] {
    let place = setting.place
    return located(at: place, "", "\(value).\(setting.text)", skipping: "\(value).")
  }

  /// Asks whether a kept type is Sendable.
  static func keptType(of entry: Plan.Entry) -> [String] {
    guard let place = entry.sendableCheck else { return [] }
    return available(
      entry, "_Check_\(entry.slot)",
      located(
        at: place, "private typealias _check_\(entry.slot) = ", "_Kept<\(entry.type)>", skipping: "_Kept<"))
  }

  /// Asks whether the types of arguments that are kept or taken along are Sendable.
  static func argumentTypes(of entry: Plan.Entry) -> [String] {
    entry.sendableTypes.enumerated().flatMap { number, check in
      available(
        entry, "_Check_\(entry.slot)_\(number)",
        located(
          at: check.place, "private typealias _check_\(entry.slot)_\(number) = ", "_Kept<\(check.type)>",
          skipping: "_Kept<"))
    }
  }

  /// Defines a constant whose expression only compiles for some types: where it does not, its uses make no further
  /// errors.
  static func constant(_ check: Plan.Check, indentation: Int) -> [String] {
    located(at: check.place, "let \(check.name) = ", check.expression, indentation: indentation)
  }

  /// Looks a promised type up that was not among the sources read, before anything else names it.
  static func promisedType(of entry: Plan.Entry) -> [String] {
    guard let place = entry.typeCheck else { return [] }
    let start = "private typealias _type_\(entry.slot) = "
    guard case .array(let element) = entry.type.core, entry.build.isCollection else {
      return available(entry, "_Type_\(entry.slot)", located(at: place, start, "\(entry.type.core)"))
    }
    return available(entry, "_Type_\(entry.slot)", located(at: place, start, "\(element.core)"))
  }

  /// The check where it is as available as what it checks: no attribute can stand right above a changed location.
  private static func available(_ entry: Plan.Entry, _ name: String, _ check: [String]) -> [String] {
    entry.availability.isEmpty ? check : entry.availability + ["private enum \(name) {"] + check + ["}"]
  }

  /// Text of which the end behind `start` and `skipping` stands at the place's column, if there is room.
  private static func located(
    at place: Place, _ start: String, _ end: String, skipping: String = "", indentation: Int = 0
  ) -> [String] {
    let width = indentation + start.utf8.count + skipping.utf8.count
    let padding = String(repeating: " ", count: max(0, place.column - width - 1))
    return [
      "#sourceLocation(file: \(place.path.literal), line: \(place.line))",
      start + padding + end,
      "#sourceLocation()",
    ]
  }
}

extension String {
  /// The text as a string literal.
  var literal: String {
    let isPlain = !utf8.contains { $0 == .quote || $0 == .backslash }
    return isPlain
      ? "\"\(self)\"" : "\"\(map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined())\""
  }
}

// SPDX-License-Identifier: MIT

/// Writes the function that sets properties of a value that was just made.
///
/// A function of its own, so that in the user's expressions no name means what it happens to mean in a build; and
/// `inout` is right for classes and structs alike, which a reader of syntax cannot always tell apart.
enum SetterText {
  static func write(_ setter: Plan.Setter, to writer: inout TextWriter) {
    let value = name(for: setter)
    writer.lines(setter.availability)
    let isolation = setter.actor.map { "@\($0) " } ?? ""
    writer.line("\(isolation)private func \(setter.name)(_ \(value): inout \(setter.type)) {")
    // Not indented, for an expression may begin at any column.
    for setting in setter.settings { CheckText.writeSetting(setting, of: value, to: &writer) }
    writer.line("}")
  }

  /// A name that none of the expressions mentions, and so short that it fits in front of any column.
  private static func name(for setter: Plan.Setter) -> String {
    let words = setter.settings.flatMap { setting in
      setting.text.utf8.split { !$0.continuesIdentifier }.map { String(Substring($0)) }
    }
    var names = UniqueNames(taken: words)
    return names.add("it")
  }
}

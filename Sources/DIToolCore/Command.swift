// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A command of the tool: its words, and the help on it.
struct Command: Sendable {
  struct Option: Sendable {
    var name: String
    /// The word for its value; nil for a flag.
    var value: String?
    var text: String
  }

  var name: String
  /// The words behind the command that are no options; the ones that may be missing come last.
  var keys: [String] = []
  /// How many of them must be there.
  var demanded = 0
  /// The line in the list of commands.
  var summary: String
  /// Further help.
  var details = ""
  var options: [Option] = []
  /// The values of `--format`.
  var forms: [String] = []
  /// Whether a plain word may be the name of a file.
  var takesFiles = false
  /// The words for the targets; empty for a command without.
  var target = "<target>"

  /// A command by its name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  // MARK: Help

  /// The usage, the meaning, and all options.
  var help: String {
    let rows = options.map { ["\($0.name)\($0.value.map { " \($0)" } ?? "")", $0.text] }
    let parts = [
      "USAGE: di \(usage)\n", "\(summary)\n", details, rows.aligned(),
      target.isEmpty
        ? ""
        : "<target>: 'swift package di' finds the targets itself; 'di --help' has the words without it.\n",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// `why KEY [--all] [--format json] <target>`
  var usage: String {
    let keys = keys.enumerated().map { $0 < demanded ? $1 : "[\($1)]" }
    let flags = options.map { "[\($0.name)\($0.value.map { " \($0)" } ?? "")]" }
    return ([name] + keys + flags + (target.isEmpty ? [] : [target])).joined(separator: " ")
  }

  /// The list of all commands.
  static var list: String {
    let rows = all.map { [([$0.name] + $0.keys.prefix($0.demanded)).joined(separator: " "), $0.summary] }
    return """
      USAGE: di COMMAND …

      \(rows.aligned())
      A KEY is an accessor (clock, Session.cart, Core.clock) or a type (Clock, any Clock). 'di COMMAND --help' says more.

      """
  }

  // MARK: Mistakes

  func unknown(_ option: String) -> UsageError {
    let near = Spelling.nearest(to: option, in: options.map(\.name))
    let all = options.map(\.name).joined(separator: ", ")
    let hint = near.map { "; did you mean '\($0)'?" } ?? (all.isEmpty ? "" : "; '\(name)' takes \(all)")
    return UsageError(message: "unknown option '\(option)'\(hint)")
  }

  func tooMany(_ word: String) -> UsageError {
    let taken = keys.isEmpty ? "no word" : keys.joined(separator: " and ")
    return UsageError(message: "'\(word)' is one word too many: '\(name)' takes \(taken)")
  }

  func missing(_ key: String) -> UsageError {
    let examples = ["PART": "ordserv", "TYPE": "Clock --for greeter", "OLD": "main"]
    let meaning =
      ["KEY": "an accessor or a type", "OLD": "a JSON file or a revision of git to compare with"][key]
      ?? (key == "TYPE" ? "a type or an accessor" : "a part of a name, a type or a file")
    return UsageError(
      message: "'\(name)' needs \(meaning), as in: di \(name) \(examples[key] ?? "clock")")
  }
}

// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The words of a command: plain words such as a key, options, and the words of targets, in any order.
struct AskWords {
  let command: Command
  /// The words that are no options, such as a key.
  let plain: [String]
  /// The values of each option; an empty one for a flag.
  private var values: [String: [String]] = [:]
  /// The words of the targets.
  let targets: [String]

  /// How many values the options have that say what a target is.
  private static let targetOptions = [
    "--module": 1, "--output": 1, "--depfile": 1, "--generated": 1, "--beside": 1, "--root": 1, "--others": 1,
    "--exported": 1, "--define": 1, "--dependency": 2, "--package": 2, "--mark": 2, "--library": 0,
    "--without-runtime": 0, "--editor": 0,
  ]

  init(_ words: Words, of command: Command) throws(UsageError) {
    var (words, plain, targets) = (words, [String](), [String]())
    // The file of an answer is no generated file.
    let hasOutput = command.options.contains { $0.name == "--output" }
    while let word = words.next() {
      if let count = Self.targetOptions[word], !command.target.isEmpty, word != "--output" || !hasOutput {
        targets.append(word)
        for _ in 0..<count { targets.append(try words.value(behind: word)) }
      } else if let option = command.options.first(where: { $0.name == word }) {
        guard let value = option.value == nil ? "" : words.next(), option.value == nil || !value.isEmpty,
          !value.hasPrefix("--")
        else { throw UsageError(message: "'\(word)' needs a value") }
        values[word, default: []].append(value)
      } else if word.hasPrefix("-") {
        throw command.unknown(word)
      } else if Self.isFile(word) && !(command.takesFiles && plain.isEmpty && !word.hasPrefix("@")) {
        targets.append(word)
      } else if plain.count < command.keys.count {
        plain.append(word)
      } else {
        throw command.tooMany(word)
      }
    }
    (self.command, self.plain, self.targets) = (command, plain, targets)
    if plain.count < command.demanded { throw command.missing(command.keys[plain.count]) }
    if let form = self["--format"], command.forms.contains(form) == false {
      let all = command.forms.joined(separator: ", ")
      throw UsageError(message: "'\(form)' is no form of '\(command.name)'; there are \(all)")
    }
  }

  /// A list begins with an `@`; a type with an attribute is a function type.
  private static func isFile(_ word: String) -> Bool {
    word.hasPrefix("@") && !word.contains("->") || word.hasSuffix(".swift")
  }

  var key: String { plain.first ?? "" }
  var isJSON: Bool { self["--format"] == "json" }

  /// The value of an option, the last one of several; empty for a flag that is set.
  subscript(option: String) -> String? { values[option]?.last }

  func has(_ option: String) -> Bool { values[option] != nil }

  /// The number behind an option.
  func number(behind option: String) throws(UsageError) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw UsageError(message: "'\(option)' needs a number from 1 on, and '\(text)' is none")
    }
    return number
  }
}

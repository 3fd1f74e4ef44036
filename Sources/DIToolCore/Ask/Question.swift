// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// A question that the graph cannot answer; the message says why.
struct NoAnswer: Error {
  var message: String

  /// The lines for standard error.
  var text: String { "di: error: \(message)\(message.last == "\n" ? "" : "\n")" }
}

/// A command that reads a graph and prints an answer.
protocol Question: Sendable {
  init(_ words: Words) throws(UsageError)

  /// The targets that are asked about.
  var asked: AskedGraph { get }
  /// Whether the answer depends on the calls in sources.
  static var needsCalls: Bool { get }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Answer
}

/// The text of an answer, and the exit code.
struct Answer {
  var text: String
  var code: Int32 = 0
}

extension Question {
  static var needsCalls: Bool { true }

  /// Runs the command.
  /// - Returns: the exit code.
  func run(_ output: (String) -> Void, _ errors: (String) -> Void) -> Int32 {
    do throws(NoAnswer) {
      let reading = try asked.read(calls: Self.needsCalls)
      errors(reading.warning)
      let answer = try answer(reading)
      output(answer.text)
      return answer.code
    } catch {
      errors(error.text)
      return 1
    }
  }
}

extension AskedGraph.Reading {
  /// A line about mistakes in the sources; empty if there are none.
  var warning: String {
    let count = diagnostics.count
    if count == 0 { return "" }
    let mistakes = count == 1 ? "one mistake" : "\(count) mistakes"
    return
      "di: warning: the sources have \(mistakes), so parts of the graph may be missing; 'di check' shows them\n"
  }
}

/// The words behind a command: a key, options, and the words of targets.
struct AskWords {
  private(set) var key = ""
  private var values: [String: String] = [:]
  let asked: AskedGraph

  /// Reads words.
  /// - Parameters:
  ///   - words: the words behind the command.
  ///   - command: the command whose first word is a key; nil for a command without one.
  ///   - options: the options with a value.
  ///   - flags: the options without a value.
  /// - Throws: A mistake in the words.
  init(
    _ words: Words, keyOf command: String? = nil, options: [String] = [], flags: [String] = []
  ) throws(UsageError) {
    var (words, others) = (words, [String]())
    if let command {
      // A list begins with an @, too; a type with an attribute is a function type.
      guard let key = words.next(), !key.hasPrefix("-"), !key.hasPrefix("@") || key.contains("->") else {
        throw UsageError(message: "'\(command)' needs an accessor or a type, as in: di \(command) clock")
      }
      self.key = key
    }
    while let word = words.next() {
      if options.contains(word) {
        values[word] = try words.value(behind: word)
      } else if flags.contains(word) {
        values[word] = ""
      } else {
        others.append(word)
      }
    }
    asked = try AskedGraph(others)
  }

  /// The value of an option; empty for a flag that is set.
  subscript(option: String) -> String? { values[option] }

  /// The number behind an option.
  func number(behind option: String) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw UsageError(message: "'\(option)' needs a number, and '\(text)' is none")
    }
    return number
  }
}

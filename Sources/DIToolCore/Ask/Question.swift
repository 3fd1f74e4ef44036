// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// A question that the graph cannot answer; the message says why.
struct NoAnswer: Error {
  var message: String

  /// The lines for standard error.
  var text: String { "di: error: \(message)\(message.last == "\n" ? "" : "\n")" }
}

/// A command that reads graphs and prints an answer.
protocol Question: SendableMetatype {
  init(_ words: AskWords) throws(UsageError)

  /// The targets that are asked about.
  var asked: AskedGraph { get }
  /// Whether the answer depends on the calls in sources.
  static var needsCalls: Bool { get }

  /// The answer about all programs together.
  func answer(_ readings: [AskedGraph.Reading]) throws(NoAnswer) -> Answer
}

/// A question that each program has its own answer to.
protocol ProgramQuestion: Question {
  var words: AskWords { get }

  func answer(_ reading: AskedGraph.Reading) throws(NoAnswer) -> Section
}

/// A question that reads nothing from its words before it is asked.
protocol PlainQuestion: ProgramQuestion {
  init(words: AskWords, asked: AskedGraph)
}

extension PlainQuestion {
  init(_ words: AskWords) throws(UsageError) {
    self.init(words: words, asked: try AskedGraph(words.targets))
  }
}

/// The text of an answer, and the exit code.
struct Answer {
  var text: String
  var code: Int32 = 0
}

/// The answer about one program: as a text, and as the members of an object of JSON.
struct Section {
  var text: String
  var data: any Encodable
}

extension Question {
  static var needsCalls: Bool { true }

  /// Runs the command. An answer from sources with mistakes may have gaps, so the exit code is 1 then, too.
  /// - Returns: the exit code.
  func run(_ output: (String) -> Void, _ errors: (String) -> Void) -> Int32 {
    do throws(NoAnswer) {
      let readings = try asked.read(calls: Self.needsCalls)
      errors(readings.warning)
      let answer = try answer(readings)
      output(answer.text)
      return readings.diagnostics.isEmpty ? answer.code : 1
    } catch {
      errors(error.text)
      return 1
    }
  }
}

extension ProgramQuestion {
  /// A section for each program that has an answer. Programs with the same answer share one.
  func answer(_ readings: [AskedGraph.Reading]) throws(NoAnswer) -> Answer {
    var (sections, failures) = ([(programs: [String], section: Section)](), [String]())
    for reading in readings {
      do throws(NoAnswer) {
        let (section, program) = (try answer(reading), reading.graph.root)
        if let same = sections.firstIndex(where: { $0.section.text == section.text }), !words.isJSON {
          sections[same].programs.append(program)
        } else {
          sections.append(([program], section))
        }
      } catch { failures.append(error.message) }
    }
    if sections.isEmpty { throw NoAnswer(message: failures.unique.joined(separator: "\n")) }
    if words.isJSON {
      return Answer(text: AnswerJSON.text(of: sections.map { ($0.programs[0], $0.section.data) }))
    }
    if readings.count == 1 { return Answer(text: sections[0].section.text) }
    let texts = sections.map { "In \($0.programs.joined(separator: ", ")):\n\n\($0.section.text)" }
    return Answer(text: texts.joined(separator: "\n"))
  }
}

/// Answers as JSON: an array with an object for each program, which names the program.
enum AnswerJSON {
  private struct One: Encodable {
    var program: String
    var data: any Encodable

    private enum Key: CodingKey { case program }

    func encode(to encoder: any Encoder) throws {
      try data.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(program, forKey: .program)
    }
  }

  static func text(of answers: [(program: String, data: any Encodable)]) -> String {
    text(of: answers.map { One(program: $0.program, data: $0.data) })
  }

  static func text(of list: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings, numbers and lists of them can always be written.
    let data = try? encoder.encode(list)
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }
}

// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// The commands that people run by hand, and no build runs: questions to the graph, pages on mistakes, fixes, reports.
public enum Tool {
  /// Runs the tool.
  /// - Parameters:
  ///   - words: the words of the command line behind the program's name.
  ///   - output: takes the text for standard output.
  ///   - errors: takes the text for standard error.
  /// - Returns: the exit code.
  public static func run(
    _ words: [String], output: (String) -> Void = FileSystem.printOutput,
    errors: (String) -> Void = FileSystem.printError
  ) -> Int32 {
    var help = "di --help"
    do throws(UsageError) {
      guard let (name, rest) = try command(in: words) else {
        output(words.isEmpty ? Command.list : ToolUsage.text)
        return 0
      }
      if name == "--version" {
        output("\(generatorVersion)\n")
        return 0
      }
      guard let command = Command.named(name) else { throw unknown(name) }
      help = "di \(name) --help"
      if rest.contains("--help") || rest.contains("-h") {
        output(command.help)
        return 0
      }
      return try run(command, Words(rest), output, errors)
    } catch {
      errors("di: error: \(error.message)\n'\(help)' says more\n")
      return 2
    }
  }

  /// The command, and the words around it; options may stand before it. Nil where help is asked for, and not on a command.
  private static func command(in words: [String]) throws(UsageError) -> (name: String, rest: [String])? {
    guard let first = words.first else { return nil }
    if first == "--version" { return (first, []) }
    let isHelp = ["--help", "-h", "help"].contains(first)
    let position = first.hasPrefix("-") || isHelp ? words.firstIndex { Command.named($0) != nil } : 0
    guard let position else {
      if isHelp { return nil }
      throw UsageError(message: "a command is missing")
    }
    var rest = words
    rest.remove(at: position)
    return (words[position], isHelp ? ["--help"] : rest)
  }

  private static func run(
    _ command: Command, _ words: Words, _ output: (String) -> Void, _ errors: (String) -> Void
  ) throws(UsageError) -> Int32 {
    switch command.name {
    case "check": return try CheckCommand(words).run(output, errors)
    case "editor":
      let folder = FileManager.default.currentDirectoryPath
      return try EditorCommand(words, folder: folder).run(output, errors)
    case "doctor": return DoctorCommand(try AskWords(words, of: command)).run(output)
    case "explain": output(try ExplainCommand(words).text)
    case "fix": return try FixCommand(words).run(output, errors)
    case "diff": return try DiffCommand(AskWords(words, of: command)).run(output, errors)
    case "scan": return try ScanCommand(words).run(output, errors)
    default:
      if let question = questions[command.name] {
        return try question.init(AskWords(words, of: command)).run(output, errors)
      }
    }
    return 0
  }

  /// The commands that ask the graph.
  private static let questions: [String: any Question.Type] = [
    "why": WhyCommand.self, "who": WhoCommand.self, "needs": NeedsCommand.self, "find": FindCommand.self,
    "containers": ContainersCommand.self, "order": OrderCommand.self, "graph": GraphCommand.self,
    "lock": LockCommand.self, "unused": UnusedCommand.self, "whynot": WhyNotCommand.self,
  ]

  private static func unknown(_ name: String) -> UsageError {
    let near = Spelling.nearest(to: name, in: Command.all.map(\.name))
    return UsageError(message: "unknown command '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

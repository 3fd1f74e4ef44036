// SPDX-License-Identifier: MIT

import DIGeneratorCore

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
    var words = Words(words)
    do throws(UsageError) {
      guard let command = words.next() else { throw UsageError(message: "a command is missing") }
      if words.askForHelp || ["--help", "-h", "help"].contains(command) {
        output(ToolUsage.text)
        return 0
      }
      switch command {
      case "--version": output("\(generatorVersion)\n")
      case "check": return try CheckCommand(words).run(output, errors)
      case "explain": output(try ExplainCommand(words).text)
      case "fix": return try FixCommand(words).run(output, errors)
      case "diff": return try DiffCommand(words).run(output, errors)
      case "scan": return try ScanCommand(words).run(output, errors)
      default: return try question(command).init(words).run(output, errors)
      }
      return 0
    } catch {
      errors("di: error: \(error.message)\n'di --help' says how each command is written\n")
      return 2
    }
  }

  /// The commands that ask the graph.
  private static let questions: [String: any Question.Type] = [
    "why": WhyCommand.self, "who": WhoCommand.self, "needs": NeedsCommand.self,
    "containers": ContainersCommand.self, "order": OrderCommand.self, "graph": GraphCommand.self,
    "lock": LockCommand.self, "unused": UnusedCommand.self, "whynot": WhyNotCommand.self,
  ]

  private static func question(_ name: String) throws(UsageError) -> any Question.Type {
    if let question = questions[name] { return question }
    let near = Spelling.nearest(to: name, in: questions.keys + ["check", "diff", "explain", "fix", "scan"])
    throw UsageError(message: "unknown command '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

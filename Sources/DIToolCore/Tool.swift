// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The commands that people run by hand, and no build runs: pages on mistakes, fixes, reports for other programs.
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
        output(usage)
        return 0
      }
      switch command {
      case "--version": output("\(generatorVersion)\n")
      case "check": return try CheckCommand(words).run(output, errors)
      case "explain": output(try ExplainCommand(words).text)
      case "fix": return try FixCommand(words).run(output, errors)
      case let name where questions[name] != nil:
        return try questions[name]?.init(words).run(output, errors) ?? 2
      case "diff": return try DiffCommand(words).run(output, errors)
      case "scan": return try ScanCommand(words).run(output, errors)
      default: throw UsageError(message: "unknown command '\(command)'")
      }
      return 0
    } catch {
      errors("di: error: \(error.message)\n\n\(usage)")
      return 2
    }
  }

  /// The commands that ask the graph.
  private static let questions: [String: any Question.Type] = [
    "why": WhyCommand.self, "who": WhoCommand.self, "needs": NeedsCommand.self,
    "containers": ContainersCommand.self, "order": OrderCommand.self, "graph": GraphCommand.self,
    "lock": LockCommand.self,
    "unused": UnusedCommand.self, "whynot": WhyNotCommand.self,
  ]

  private static let usage = """
    USAGE: di explain [--format markdown] [ID]
           di fix [--apply] [--only ID[:PATH:LINE]]… <target>
           di check [--format text | json | sarif] [--report FILE] <target>
           di scan [--all] [@LISTFILE] [FILE…]

    explain: Prints what an ID means, a program that has the mistake, what the build says, and the program
    mended; without an ID, all of them with a line each.

      --format markdown the page, or without an ID all pages, as documentation

    fix: Shows what can be mended mechanically as a unified diff, and why not the rest: slips in directives,
    for instance, but nothing that is a choice of yours.

      --apply           writes the files, each as a whole, unless one has changed in between
      --only ID[:PATH:LINE]
                        only these mistakes; PATH may be the end of a path

    check: Prints what is wrong with a target and writes nothing else.

      --format FORM     as the compiler prints its own (text), a JSON array, or a SARIF 2.1.0 log
      --report FILE     writes it there instead of to standard output

      JSON is an array in the order of the places. Each is an object; new members may come, none goes:

      id, severity          the ID, and 'error'
      file, line, column    the place, columns in bytes of UTF-8 from 1; line and column null for a whole file
      message               what is wrong
      notes                 file, line, column, message of each
      fixes                 ways to mend it, any one is enough: title, edits. All edits of a way belong together:
                            file, line, column, endLine, endColumn (behind the last byte), old, new

      SARIF has the notes as relatedLocations, the same fixes, and columns in Unicode code points.

    scan: Prints what was read as a JSON array, in file order: every annotated declaration, or with --all every
    type, extension, init, func and property outside bodies, in every branch of #if. Each is an object:

      file, line, column    the place of the introducing keyword (class, init, let, …)
      kind                  that keyword
      name, qualifiedName   an initializer's name is init, init? or init!, an extension's the extended type
      access                the level that is written
      attributes, modifiers, effects, isolation, genericParameters, whereClause, inherits, type, conditions
      parameters            label (_ for none), name (the second one), type, default, line, column, directives
      directives            name, line, column, options: name, value

    Types and values are the source's text without comments, with one space between two words and no other. What
    is absent is null.

    A target is given by the words that a build gives to the generator; what the file written is called may be
    left out. A build leaves them in a file: find .build/plugins -name TARGET.arguments.txt

      @WORDSFILE        all these words, one a line

    \(GeneratorTool.generateUsage)
      --help, --version

    Exit codes: 0 done, 1 something is wrong with the sources, 2 wrong usage.

    """
}

// SPDX-License-Identifier: MIT

/// The program behind the plugin: words in, exit code out.
public enum GeneratorTool {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  private static let usage = """
    USAGE: DIGenerator generate --module NAME --output FILE [@LISTFILE] [FILE…]
                                [--dependency MODULE @LISTFILE]… [--library]
           DIGenerator scan --format json [--all] [@LISTFILE] [FILE…]

    generate: Reads the directives in a target's Swift files and writes its containers' accessors to FILE.

      --module NAME     the target's module
      --output FILE     the file to write; not touched where it is up to date
      FILE, @LISTFILE   the target's Swift files, or a UTF-8 list of them, one path a line
      --dependency MODULE @LISTFILE
                        a target below and the list of its Swift files
      --library         the target is linked into others

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

      --help, --version

    Exit codes: 0 done, 1 something is wrong with the sources (see standard error), 2 wrong usage.

    """

  /// Runs the tool.
  /// - Parameters:
  ///   - words: the words of the command line behind the program's name.
  ///   - output: takes what belongs on standard output.
  ///   - errors: takes what belongs on standard error.
  /// - Returns: the exit code.
  public static func run(
    _ words: [String], output: (String) -> Void = FileSystem.printOutput,
    errors: (String) -> Void = FileSystem.printError
  ) -> Int32 {
    do throws(UsageError) {
      switch try ArgumentParser.parse(words) {
      case .help: output(usage)
      case .version: output("\(version)\n")
      case .generate(let arguments): return generate(arguments, errors)
      case .scan(let arguments): return scan(arguments, output, errors)
      }
      return 0
    } catch {
      errors("DIGenerator: error: \(error.message)\n\n\(usage)")
      return 2
    }
  }

  private static func generate(_ arguments: GenerateArguments, _ errors: (String) -> Void) -> Int32 {
    var diagnostics = DiagnosticCollector()
    let request = GeneratorRequest(
      module: arguments.module, files: arguments.files.flatMap { paths($0, &diagnostics) },
      dependencies: arguments.dependencies.map {
        .init(module: $0.module, files: paths($0.list, &diagnostics))
      },
      isLibrary: arguments.isLibrary)
    let result =
      diagnostics.isEmpty
      ? Pipeline.run(request) : GeneratorResult(text: nil, diagnostics: diagnostics.diagnostics)
    errors(result.diagnostics.map(\.text).joined())
    guard let text = result.text else { return 1 }
    return write(text, to: arguments.output, errors)
  }

  private static func scan(
    _ arguments: ScanArguments, _ output: (String) -> Void, _ errors: (String) -> Void
  ) -> Int32 {
    var diagnostics = DiagnosticCollector()
    let names = arguments.files.flatMap { paths($0, &diagnostics) }.map { (path: $0, module: "") }
    let files = SourceReader.files(at: names, diagnostics: &diagnostics)
    output(ScanReport(files: files, includesAll: arguments.includesAll).text)
    errors(diagnostics.diagnostics.map(\.text).joined())
    return diagnostics.isEmpty ? 0 : 1
  }

  private static func paths(_ word: String, _ diagnostics: inout DiagnosticCollector) -> [String] {
    guard word.hasPrefix("@") else { return [word] }
    return SourceReader.paths(inList: String(word.dropFirst()), diagnostics: &diagnostics)
  }

  private static func write(_ text: String, to path: String, _ errors: (String) -> Void) -> Int32 {
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array(text.utf8), to: path)
      return 0
    } catch {
      errors("\(error.path): error: the generated file cannot be written: \(error.reason)\n")
      return 1
    }
  }
}

// SPDX-License-Identifier: MIT

/// The program that the plugin runs: words in, exit code out.
public enum GeneratorTool {
  /// Runs the tool as a program, and exits with its code.
  public static func main(_ words: [String]) -> Never {
    FileSystem.end(with: run(words))
  }

  /// Runs the tool.
  /// - Parameters:
  ///   - words: the words of the command line behind the program's name.
  ///   - output: takes the text for standard output.
  ///   - errors: takes the text for standard error.
  /// - Returns: the exit code.
  static func run(
    _ words: [String], output: (String) -> Void = FileSystem.printOutput,
    errors: (String) -> Void = FileSystem.printError
  ) -> Int32 {
    var words = Words(words)
    do throws(UsageError) {
      guard let command = words.next() else { throw UsageError(message: "a command is missing") }
      switch command {
      case "--version": output("\(generatorVersion)\n")
      case "generate" where !words.askForHelp:
        return try generate(try GenerateArguments(words.unfolded()), errors)
      case "--help", "-h", "help", "generate": output(usage)
      default: throw UsageError(message: "unknown command '\(command)'")
      }
      return 0
    } catch {
      errors("DIGenerator: error: \(error.message)\n\n\(usage)")
      return 2
    }
  }

  private static func generate(
    _ arguments: GenerateArguments, _ errors: (String) -> Void
  ) throws(UsageError) -> Int32 {
    let output = arguments.output
    if output.isEmpty { throw UsageError(message: "'--output FILE' is missing") }
    // The output of an earlier run may be among the sources; it begins with a mark.
    if arguments.files.contains(output),
      (try? FileSystem.read(output))?.starts(with: SourceFile.markOfGenerated.utf8) != true
    {
      throw UsageError(message: "'--output' is '\(output)', which is one of the sources")
    }
    if !arguments.depfile.isEmpty, !write(arguments.rule, to: arguments.depfile, errors) { return 1 }
    let result = arguments.run()
    // To release the graph, object by object, would take longer than to leave it to the end of the program.
    _ = result.graph.map(Unmanaged.passRetained)
    errors(result.diagnostics.map(\.text).joined())
    let failed = FailedFile(
      module: arguments.module, hasRuntime: arguments.hasRuntime, diagnostics: result.diagnostics)
    let text = result.text ?? failed.text(after: try? FileSystem.read(output))
    return write(text, to: output, errors) && (result.diagnostics.isEmpty || arguments.isForEditor) ? 0 : 1
  }

  private static func write(_ text: String, to path: String, _ errors: (String) -> Void) -> Bool {
    do throws(FileSystem.Failure) {
      try FileSystem.write(Array(text.utf8), to: path)
      return true
    } catch {
      errors("\(error.path): error: the generated file cannot be written: \(error.reason)\n")
      return false
    }
  }

  private static let usage = """
    USAGE: DIGenerator generate --module NAME --output FILE [--depfile FILE] [@LISTFILE] [FILE…]
                                [--dependency MODULE @LISTFILE]… [--library] [--without-runtime]
                                [--package MODULE NAME]… [--test MODULE @LISTFILE]… [--mark MODULE FILE]…
                                [--generated @LISTFILE] [--beside @LISTFILE] [--editor]
           DIGenerator generate @WORDSFILE
           DIGenerator --help | --version

    Reads the directives in a target's Swift files and writes its containers' accessors to FILE.

    \(generateUsage)
      @WORDSFILE        all these words, one a line

    Exit codes: 0 done, 1 something is wrong with the sources (see standard error), 2 wrong usage.

    """

  /// The help on the words behind `generate`.
  package static let generateUsage = """
      --module NAME     the target's module
      --output FILE     the file to write; not touched where it is up to date
      --depfile FILE    a file to write a rule of Make to, which names everything that is read
      FILE, @LISTFILE   the target's Swift files, or a UTF-8 list of them, one path a line
      --dependency MODULE @LISTFILE
                        a target below and the list of its Swift files
      --library         the target is linked into others
      --without-runtime the target does not depend on DIRuntime: it has no containers unless it has directives
      --package MODULE NAME
                        the module below is of that package, not of the target's own
      --test MODULE @LISTFILE
                        a test target above, and the list of its Swift files
      --mark MODULE FILE
                        the file is there if the module applies the plugin
      --generated @LISTFILE
                        the target's files that other plugins make, which no target above can read
      --beside @LISTFILE
                        the files of the package's targets that this one does not depend on, each line
                        TARGET, a tab, PATH; read only where something is missing
      --editor          exits with 0 although something is wrong with the sources: a language server prepares other
                        targets with the command, and shows the errors in FILE

    """
}

extension GenerateArguments {
  /// Reads the lists and the files, and generates. With `readsAll` a file that cannot be read is left out, and reported.
  /// `edit` gives another file in place of one that was read, or none.
  package func run(
    readsAll: Bool = false, editing edit: (SourceFile) -> SourceFile? = { $0 }
  ) -> GeneratorResult {
    var diagnostics = DiagnosticCollector()
    var sources = SourceReader.files(files, module: module, &diagnostics)
    let made = SourceReader.files(generated, module: module, &diagnostics)
    made.forEach { $0.isGenerated = true }
    sources += made
    for (module, files) in dependencies {
      sources += SourceReader.files([files], module: module, &diagnostics)
    }
    // The declarations in an unreadable file would be reported as missing wherever they are used.
    guard diagnostics.isEmpty || readsAll && !sources.isEmpty else {
      return GeneratorResult(diagnostics: diagnostics.diagnostics)
    }
    let unplugged = marks.keys.filter { (try? FileSystem.read(marks[$0] ?? "")) == nil }
    // The plugin names the file after the target, which may have characters that no module has.
    let name = output.hasSuffix("+Container.generated.swift") ? output.split(separator: "/").last : nil
    let target = name?.split(separator: "+").first.map(String.init)
    var result = Pipeline.generate(
      module: module, target: target, sources: sources.compactMap(edit), isLibrary: isLibrary,
      hasRuntime: hasRuntime,
      isForEditor: isForEditor, packages: packages, unplugged: unplugged, readsAll: readsAll
    ) { SourceReader.filesOfOthers(beside).compactMap(edit) }
    result.diagnostics += diagnostics.diagnostics
    guard result.diagnostics.isEmpty else { return result }
    let unread = tests.filter { unplugged.contains($0.module) }.flatMap { test in
      SourceReader.files([test.files], module: test.module, &diagnostics)
    }
    return Pipeline.forgottenPlugin(in: unread) ?? result
  }
}

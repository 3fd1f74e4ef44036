// SPDX-License-Identifier: MIT

/// The program behind the plugin: words in, exit code out.
public enum GeneratorTool {
  /// Runs the tool as a program of its own, which ends with it.
  public static func main(_ words: [String]) -> Never {
    FileSystem.exit(run(words, end: { FileSystem.exit($0) }))
  }

  /// Runs the tool.
  /// - Parameters:
  ///   - words: the words of the command line behind the program's name.
  ///   - output: takes what belongs on standard output.
  ///   - errors: takes what belongs on standard error.
  ///   - end: takes the exit code as soon as there is one, with all that was made still in memory: a program that ends
  ///     here need not take it apart.
  /// - Returns: the exit code, where `end` returns.
  static func run(
    _ words: [String], output: (String) -> Void = FileSystem.printOutput,
    errors: (String) -> Void = FileSystem.printError, end: (Int32) -> Void = { _ in }
  ) -> Int32 {
    do throws(UsageError) {
      switch try ArgumentParser.parse(words) {
      case .help: output(Usage.text)
      case .version: output("\(generatorVersion)\n")
      case .generate(let arguments): return generate(arguments, output, errors, end)
      case .fix(let arguments): return FixCommand(arguments: arguments).run(output, errors)
      case .explain(let arguments): output(explanation(arguments))
      case .scan(let arguments): return scan(arguments, output, errors)
      }
      return 0
    } catch {
      errors("DIGenerator: error: \(error.message)\n\n\(Usage.text)")
      return 2
    }
  }

  private static func generate(
    _ arguments: GenerateArguments, _ output: (String) -> Void, _ errors: (String) -> Void,
    _ end: (Int32) -> Void
  ) -> Int32 {
    guard !arguments.wouldReplaceSource else {
      errors("\(arguments.output): error: the generated file cannot be written: it is one of the sources\n")
      return 1
    }
    let result = arguments.run()
    let isReported = report(result.diagnostics, as: arguments.diagnostics, output, errors)
    let isWritten =
      result.pieces.map { isReported && write($0, to: arguments.output, "the generated file", errors) }
      ?? false
    let code: Int32 = isWritten ? 0 : 1
    withExtendedLifetime(result) { end(code) }
    return code
  }

  private static func explanation(_ arguments: ExplainArguments) -> String {
    switch (arguments.id, arguments.isMarkdown) {
    case (nil, false): ExplanationPage.list
    case (nil, true): ExplanationPage.markdown
    case (let id?, false): ExplanationPage.text(of: id)
    case (let id?, true): ExplanationPage.markdown(of: id)
    }
  }

  private static func scan(
    _ arguments: ScanArguments, _ output: (String) -> Void, _ errors: (String) -> Void
  ) -> Int32 {
    var diagnostics = DiagnosticCollector()
    let paths = arguments.files.flatMap { SourceReader.paths($0, &diagnostics) }
    ScanReport(includesAll: arguments.includesAll).print(paths, to: output, diagnostics: &diagnostics)
    let isReported = report(diagnostics.diagnostics, as: arguments.diagnostics, output, errors)
    return diagnostics.isEmpty && isReported ? 0 : 1
  }

  // MARK: Output

  /// Prints diagnostics where they are wanted; false where that failed, which is said on standard error.
  private static func report(
    _ diagnostics: [Diagnostic], as arguments: DiagnosticArguments,
    _ output: (String) -> Void, _ errors: (String) -> Void
  ) -> Bool {
    let text = arguments.format.text(of: diagnostics)
    guard arguments.output.isEmpty else {
      return write([Array(text.utf8)], to: arguments.output, "the file of diagnostics", errors)
    }
    if arguments.format == .text { errors(text) } else { output(text) }
    return true
  }

  private static func write(
    _ pieces: [[UInt8]], to path: String, _ title: String, _ errors: (String) -> Void
  ) -> Bool {
    do throws(FileSystem.Failure) {
      try FileSystem.write(pieces, to: path)
      return true
    } catch {
      errors("\(error.path): error: \(title) cannot be written: \(error.reason)\n")
      return false
    }
  }
}

extension GenerateArguments {
  /// Whether the output is a file that somebody wrote; what an earlier run has written may be among the sources.
  fileprivate var wouldReplaceSource: Bool {
    guard files.contains(output), let old = try? FileSystem.read(output) else { return false }
    return !old.isEmpty && !old.starts(with: GeneratedFile.mark.utf8)
  }

  /// Reads the lists and the files, and generates.
  func run() -> GeneratorResult {
    var diagnostics = DiagnosticCollector()
    let request = GeneratorRequest(
      module: module, files: files.flatMap { SourceReader.paths($0, &diagnostics) },
      dependencies: dependencies.map {
        .init(module: $0.module, files: SourceReader.paths($0.list, &diagnostics))
      },
      isLibrary: isLibrary, packages: packages, besideList: beside.isEmpty ? nil : beside)
    return diagnostics.isEmpty ? Pipeline.run(request) : .failure(diagnostics)
  }
}

extension SourceReader {
  /// The path that a word is, or those in the list that it names.
  fileprivate static func paths(_ word: String, _ diagnostics: inout DiagnosticCollector) -> [String] {
    guard word.hasPrefix("@") else { return [word] }
    return paths(inList: String(word.dropFirst()), diagnostics: &diagnostics)
  }
}

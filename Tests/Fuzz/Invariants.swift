// SPDX-License-Identifier: MIT

// The conditions that hold for every run of the pipeline, with any input.

/// Stops where something does not hold, so that libFuzzer keeps the input.
func ensure(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { broken(message()) }
}

/// Names the condition that does not hold, and stops.
func broken(_ message: String) -> Never {
  fatalError("INVARIANT: \(message)")
}

/// How many lines the files have and how long they are; counted here anew, because the count is judged.
struct Extents {
  private var lengths: [String: [Int]] = [:]

  init(of sources: [SourceFile]) {
    for source in sources {
      let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      lengths[source.path] = lines.map(\.count)
    }
  }

  /// The end of a line, and the end of the file, are places too: something is missing there.
  func check(path: String, line: Int, column: Int, of what: String) {
    guard let lines = lengths[path] else { broken("no file '\(path)': \(what)") }
    ensure(lines.indices.contains(line - 1), "line \(line) of \(lines.count) in \(path): \(what)")
    ensure(
      (1...lines[line - 1] + 1).contains(column),
      "column \(column) of \(lines[line - 1]) in line \(line) of \(path): \(what)")
  }
}

/// Runs the whole pipeline, and once more with the files in reverse order.
struct PipelineCheck {
  private let input: FuzzInput

  init(_ input: FuzzInput) {
    self.input = input
  }

  func run() {
    let result = generate(input.sources)
    let again = generate(input.sources.reversed())
    ensure(result.text == again.text, "another text with the files in reverse order")
    ensure(
      result.diagnostics == again.diagnostics,
      "other diagnostics with the files in reverse order: \(texts(result)) or \(texts(again))")
    ensure(
      (result.text == nil) != result.diagnostics.isEmpty,
      "neither text nor diagnostics, or both: \(texts(result))")
    checkDiagnostics(of: result)
    if let text = result.text { checkBrackets(of: text) }
  }

  private func generate(_ sources: [SourceFile]) -> GeneratorResult {
    Pipeline.generate(module: FuzzInput.modules[0], sources: sources, isLibrary: input.isLibrary)
  }

  private func texts(_ result: GeneratorResult) -> String { result.diagnostics.map(\.text).joined() }

  private func checkDiagnostics(of result: GeneratorResult) {
    let extents = Extents(of: input.sources)
    for diagnostic in result.diagnostics {
      check(diagnostic.message, at: diagnostic.place, extents)
      for note in diagnostic.notes { check(note.message, at: note.place, extents) }
    }
    let malformed = result.diagnostics.filter(isBreak).map(\.place.path)
    ensure(Set(malformed).count == malformed.count, "a file is malformed twice: \(texts(result))")
  }

  /// Behind the first bracket or string without an end nothing more can be said of a file; while of declarations
  /// that cannot be read, each is reported.
  private func isBreak(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.id == .malformedSource && !diagnostic.message.hasPrefix("the declaration of ")
  }

  private func check(_ message: String, at place: Place, _ extents: Extents) {
    extents.check(path: place.path, line: place.line, column: place.column, of: message)
    let isOneLine = !message.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    ensure(!message.isEmpty && isOneLine, "not one line at \(place.line):\(place.column): \(message)")
  }

  /// Our own reader is the judge: it sees brackets in strings for what they are, and stops at one without a partner.
  private func checkBrackets(of text: String) {
    let source = SourceFile(path: "Generated.swift", module: "Generated", bytes: Array(text.utf8))
    let diagnostics = Pipeline.generate(module: "Generated", sources: [source]).diagnostics
    ensure(
      !diagnostics.contains { $0.id == .malformedSource },
      "the generated text is malformed: \(diagnostics.map(\.text).joined())\(text)")
  }
}

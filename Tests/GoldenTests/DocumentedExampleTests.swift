// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
import Foundation
import Testing

/// Every block of Swift in the README, in the articles and in doc comments compiles as it is pasted.
@Suite("Documented examples")
struct DocumentedExampleTests {
  @Test(
    "There are some in every place",
    .disabled(if: ProcessInfo.processInfo.environment["PAGE"] != nil, "only some pages are wanted"))
  func places() {
    let pages = Set(
      DocumentedProgram.all.flatMap(\.files).map(\.page) + DocumentedComments.blocks.map(\.page))
    let sources = ["Sources/DIRuntime/Containers/Container.swift", "Sources/DITesting/ContainerTrait.swift"]
    for place in ["README.md", "AGENTS.md", "Documentation/ForAgents.md"] + sources {
      #expect(pages.contains(place))
    }
  }

  @Test(
    "Compiles, and prints what its remarks say", arguments: DocumentedProgram.all.filter { $0.console == nil }
  )
  func compiles(program: DocumentedProgram) async throws {
    try await Verified.shared.check(program.texts) { try await expectToCompile(program) }
  }

  private func expectToCompile(_ program: DocumentedProgram) async throws {
    var build = try await DocumentedBuild(program)
    let remarks = program.remarks
    let isRun = !remarks.isEmpty && program.modules.last { !$0.isLibrary }?.isTest == false
    let errors = try await build.compile(toRun: isRun ? "App" : nil)
    try #require(errors == "", "\(errors)")
    guard isRun else { return }
    var lines = try await build.execute().split(separator: "\n")[...]
    for remark in remarks {
      // A remark may go on behind what is printed.
      lines = lines.drop { !remark.hasPrefix($0) }
      try #require(lines.popFirst() != nil, "nothing is printed that fits: \(remark)")
    }
  }

  @Test("Prints what the page says", arguments: DocumentedProgram.all.filter { $0.console != nil })
  func prints(program: DocumentedProgram) async throws {
    let lines = program.console?.text.split(separator: "\n", maxSplits: 1).map(String.init) ?? []
    let (command, said) = (lines[0], lines.count > 1 ? lines[1] : "")
    if command.hasPrefix("$ swift build") {
      let issues = program.modules.filter(\.hasPlugin).flatMap {
        program.generate($0, atLinesOfPage: false).diagnostics
      }
      return #expect(issues.map(\.text).joined() == said)
    }
    if let words = command.wholeMatch(of: #/\$ swift package di (.*)/#)?.1 {
      return #expect(try program.answer(to: words.split(separator: " ").map(String.init)) == said)
    }
    try await Verified.shared.check(program.texts) { try await expect(program, toPrint: said, command) }
  }

  private func expect(_ program: DocumentedProgram, toPrint said: String, _ command: String) async throws {
    let isTest = command.hasPrefix("$ swift test")
    let module = try #require(program.modules.last { $0.isTest == isTest }).name
    var build = try await DocumentedBuild(isTest ? program : program.withoutTests)
    let errors = try await build.compile(toRun: module)
    try #require(errors == "", "\(errors)")
    let output = try await build.execute()
    if isTest {
      try #require(output.contains(said.trimmingCharacters(in: .newlines)), "\(output)")
    } else {
      try #require(output == said)
    }
  }

  /// The pages that show what the generator makes of their first program.
  @Test(
    "What a page says that is printed or generated, is",
    arguments: ["README.md", "Sources/DIRuntime/DIRuntime.docc/HowItWorks.md"])
  func showsWhatIsGenerated(path: String) throws {
    let page = DocumentedPage(path)
    let block = try #require(page.blocks.first { $0.language == "swift" })
    var file = DocumentedProgram.File(path: "Sources/App/main.swift", page: path, line: 1, text: block.text)
    let generated = try #require(generate(file).text)
    file.text = block.text.replacing("// @provide(singleton, as: Clock)\n", with: "")
    let issues = generate(file).diagnostics.map(\.text).joined()
    for block in page.blocks where block.language == "text" {
      #expect((block.text.contains(": error: ") ? issues : generated).contains(block.text), "\(block.text)")
    }
  }

  @Test("The errors on the page about troubleshooting are real")
  func troubleshooting() throws {
    let page = DocumentedPage("Sources/DIRuntime/DIRuntime.docc/Troubleshooting.md")
    let recorded = try Self.recordedErrors()
    let lines = page.blocks.filter { $0.language == "text" }.flatMap { block in
      block.text.split(separator: "\n").enumerated().map { (line: block.line + $0.offset, text: $0.element) }
    }
    for line in lines {
      #expect(recorded.contains(" \(line.text)\n"), "\(page.path):\(line.line) shows what nothing prints")
    }
    #expect(lines.count + (try Self.expectReal(recorded, on: page.path)) > 12)
  }

  @Test("The errors on the page for tools that write code are real")
  func errorsForAgents() throws {
    #expect(try Self.expectReal(Self.recordedErrors(), on: "Documentation/ForAgents.md") > 5)
  }

  /// Expects that the build really says the errors in the tables of a page.
  /// - Returns: their number.
  private static func expectReal(_ recorded: String, on page: String) throws -> Int {
    let text = try String(contentsOf: DocumentedPage.root.appending(path: page), encoding: .utf8)
    let errors = text.matches(of: #/`(error: [^`]+)`/#)
    for error in errors { #expect(recorded.contains(" \(error.1)\n"), "\(page) shows '\(error.1)'") }
    return errors.count
  }

  /// The messages of the build in golden cases, and about mistakes in an example.
  private static func recordedErrors() throws -> String {
    let golden = GoldenCase.root.appending(path: "Golden")
    let names = FileManager.default.enumerator(atPath: golden.path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { $0.hasSuffix("Diagnostics.txt") || $0.hasSuffix("Errors.txt") }
      .map { golden.appending(path: $0) }
    let mistakes = DocumentedPage.root.appending(path: "Documentation/Mistakes.md")
    return try (files + [mistakes]).map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  private func generate(_ file: DocumentedProgram.File) -> GeneratorResult {
    let program = DocumentedProgram(files: [file])
    return program.generate(program.modules[0], atLinesOfPage: false)
  }

  @Test("In doc comments, with the names of one page", arguments: DocumentedComments.programs)
  func commentsCompile(program: DocumentedProgram) async throws {
    try await Verified.shared.check(program.texts) {
      var build = try await DocumentedBuild(program)
      let errors = try await build.compile()
      try #require(errors == "", "\(errors)")
    }
  }

  @Test("Package descriptions", arguments: DocumentedProgram.manifests.map { ManifestExample(block: $0) })
  func manifestsCompile(manifest: ManifestExample) async throws {
    try await Verified.shared.check([manifest.block.text]) { try await expectToCompile(manifest) }
  }

  private func expectToCompile(_ manifest: ManifestExample) async throws {
    let folder = try await RuntimeModule.shared.value.appending(path: "manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try manifest.block.text.write(
      to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let compiled = try await run(["swift", "package", "dump-package", "--disable-sandbox"], in: folder)
    try #require(compiled.status == 0, "\(compiled.output)")
  }

  struct ManifestExample: Sendable, CustomTestStringConvertible {
    var block: DocumentedBlock
    var testDescription: String { "\(block.page):\(block.line)" }
  }
}

extension DocumentedProgram {
  var withoutTests: DocumentedProgram {
    DocumentedProgram(files: files.filter { !$0.isTest }, console: console)
  }
}

// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
import Foundation
import Testing

/// Every form together with every other: what is valid passes without a diagnostic, compiles without a warning and
/// gives what it says.
@Suite("Pairs of forms")
struct PairTests {
  @Test("Passes, or is refused with the ID that says why", arguments: Form.allCases)
  func generates(form: Form) {
    for pair in Pair.all where pair.first == form {
      let result = Pipeline.generate(module: "App", sources: PairProgram("one", [pair]).sources)
      let ids = Set(result.diagnostics.map(\.id))
      #expect(ids == Set([PairRefusals.id(of: pair)].compactMap(\.self)), "\(pair)")
    }
  }

  @Test("Nothing is listed as refused that is no pair")
  func refusalsArePairs() {
    #expect(PairRefusals.pairs.subtracting(Pair.all.map(\.description)).isEmpty)
    #expect(Pair.all.count - PairRefusals.pairs.count > 1000)
  }

  @Test("Compiles without a warning and gives what it says", arguments: PairProgram.all.indices)
  func runs(number: Int) async throws {
    for settings in GoldenProgramTests.Settings.those(number) {
      let program = PairProgram.all[number]
      let result = Pipeline.generate(module: "App", sources: program.sources)
      #expect(result.diagnostics.map(\.text).joined() == "")
      let texts = program.files.map(\.text) + [program.runText, result.text ?? ""] + settings.flags
      try await Verified.shared.check(texts) { try await runs(program, result, settings) }
    }
  }

  private func runs(
    _ program: PairProgram, _ result: GeneratorResult, _ settings: GoldenProgramTests.Settings
  ) async throws {
    let folder = try await RuntimeModule.shared.value
    let own = folder.appending(path: "pairs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try write(program.files + [("Run.swift", program.runText), ("Made.swift", result.text ?? "")], to: own)
    let object = own.appending(path: "DIRuntime.o")
    try FileManager.default.copyItem(at: folder.appending(path: "DIRuntime.o"), to: object)
    // The other twins, too.
    let flags = settings.flags + settings.mode + (settings == .release ? ["-D", "TWIN"] : [])
    let files = program.files.map(\.name) + ["Run.swift", "Made.swift"]
    let words =
      [
        "swiftc", "-module-name", "App", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors",
        "-Wwarning", "DeprecatedDeclaration",
      ] + flags + ["-I", folder.path, object.path] + files + ["-o", "program"]
    let compiled = try await run(words, in: own)
    try #require(compiled.status == 0, "\(compiled.output)")
    let ran = try await run([own.appending(path: "program").path])
    try #require(ran.status == 0)
    try #require(ran.output == "\(program.sketches.count) pairs\n", "\(program)")
  }

  private func write(_ files: [(name: String, text: String)], to folder: URL) throws {
    for file in files {
      try file.text.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
    }
  }
}

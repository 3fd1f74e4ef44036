// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
import Foundation
import Testing

@Suite("Documented examples")
struct DocumentedExampleTests {
  @Test("There are some in every place")
  func places() {
    for place in ["README.md", "Sources/DIRuntime/Container.swift", "Sources/DITesting/ContainerTrait.swift"]
    {
      #expect(DocumentedExample.all.contains { $0.path == place })
    }
  }

  @Test("Compiles", arguments: DocumentedExample.all)
  func compiles(example: DocumentedExample) async throws {
    let modules = try await TestingModule.shared.value
    let folder = modules.appending(path: "example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try example.isManifest ? manifest(example) : program(example)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    if example.importsCore { try await compileCore(into: folder, modules) }
    let flags =
      example.isManifest ? try await manifestFlags() : ["-I", modules.path, "-I", folder.path]
    let isMain = files.contains { $0.name == "main.swift" }
    let compiled = try await run(
      ["swiftc", "-typecheck", "-module-name", "App", "-swift-version", "6"] + flags
        + (isMain ? [] : ["-parse-as-library"]) + files.map(\.name), in: folder)
    #expect(compiled.status == 0, "\(compiled.output)")
  }

  /// The example with what it speaks of, and what the generator makes of both.
  private func program(_ example: DocumentedExample) throws -> [(name: String, text: String)] {
    let file = GoldenCase.root.appending(path: "Golden/Cast.swift")
    let cast = example.cast(from: try String(contentsOf: file, encoding: .utf8))
    let sources = [("Cast.swift", cast), (example.fileName, example.source)]
    let result = Pipeline.generate(
      module: "App",
      sources: sources.map { SourceFile(path: $0, module: "App", bytes: Array($1.utf8)) }
        + (example.importsCore ? [core] : []),
      isLibrary: example.text.contains("@require"))
    #expect(result.diagnostics.map(\.text).joined() == "")
    return sources + [("Generated.swift", result.text ?? "")]
  }

  /// The module that examples of several modules import.
  private let core = SourceFile(path: "Core.swift", module: "Core", bytes: Array(DocumentedExample.core.utf8))

  private func compileCore(into folder: URL, _ modules: URL) async throws {
    let result = Pipeline.generate(module: "Core", sources: [core], isLibrary: true)
    for (name, text) in [(core.path, DocumentedExample.core), ("CoreGenerated.swift", result.text ?? "")] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let compiled = try await run(
      ["swiftc", "-module-name", "Core", "-parse-as-library", "-swift-version", "6", "-I", modules.path]
        + ["-emit-module", core.path, "CoreGenerated.swift"], in: folder)
    #expect(compiled.status == 0, "\(compiled.output)")
  }

  private func manifest(_ example: DocumentedExample) -> [(name: String, text: String)] {
    [("main.swift", example.text)]
  }

  /// Where SwiftPM has the module that manifests import.
  private func manifestFlags() async throws -> [String] {
    let found = try await run(["sh", "-c", "readlink -f \"$(command -v swiftc)\""])
    let swiftc = found.output.split(separator: "\n").first.map(String.init) ?? ""
    let folder = URL(filePath: swiftc).deletingLastPathComponent().deletingLastPathComponent()
    return [
      "-I", folder.appending(path: "lib/swift/pm/ManifestAPI").path, "-package-description-version", "6.2",
    ]
  }
}

/// The traits' module, beside the runtime's.
private enum TestingModule {
  static let shared = Task {
    let folder = try await RuntimeModule.shared.value
    let sources = GoldenCase.root.deletingLastPathComponent().appending(path: "Sources/DITesting")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
    let compiled = try await run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "DITesting", "-I", folder.path]
        + ["-emit-module", "-emit-module-path", folder.appending(path: "DITesting.swiftmodule").path] + files)
    try #require(compiled.status == 0, "\(compiled.output)")
    return folder
  }
}

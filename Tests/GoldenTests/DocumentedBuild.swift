// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
import Foundation
import Testing

/// Compiles a program of the documentation, as SwiftPM would, in a folder of its own.
struct DocumentedBuild {
  let program: DocumentedProgram
  let folder: URL
  /// Where the runtime's modules are.
  private let runtime: URL
  private var objects: [String] = []

  init(_ program: DocumentedProgram) async throws {
    self.program = program
    runtime = try await TestingModule.shared.value
    folder = runtime.appending(path: "example-\(UUID().uuidString)")
  }

  /// Compiles everything; the target to run is linked.
  /// - Returns: the errors, each at its line of the page; empty if there are none.
  mutating func compile(toRun target: String? = nil) async throws -> String {
    for file in program.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.atLinesOfPage.write(to: url, atomically: true, encoding: .utf8)
    }
    // The driver leaves link instructions beside the first object file.
    for object in ["DIRuntime.o", "DITesting.o"] where target != nil {
      try FileManager.default.copyItem(
        at: runtime.appending(path: object), to: folder.appending(path: object))
    }
    let modules = program.modules.filter { target == nil || !$0.isTest || $0.name == target }
    for module in modules {
      let errors = try await compile(module, isLast: module.name == modules.last?.name, isRun: target != nil)
      if !errors.isEmpty { return program.namingPages(errors) }
    }
    return ""
  }

  /// Runs what was compiled to be run.
  func execute() async throws -> String {
    let result = try await run([folder.appending(path: "program").path])
    try #require(result.status == 0, "\(result.output)")
    return result.output
  }

  private mutating func compile(
    _ module: DocumentedProgram.Module, isLast: Bool, isRun: Bool
  ) async throws -> String {
    var files = module.files.map(\.path)
    if module.hasPlugin {
      let result = program.generate(module, atLinesOfPage: true)
      guard let text = result.text else { return result.diagnostics.map(\.text).joined() }
      files.append("\(module.name)+Container.generated.swift")
      try text.write(to: folder.appending(path: files[files.count - 1]), atomically: true, encoding: .utf8)
    }
    if module.isTest, isRun {
      files.append("Runner.swift")
      let runner =
        "import Testing\n@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }\n"
      try runner.write(to: folder.appending(path: "Runner.swift"), atomically: true, encoding: .utf8)
    }
    let flags = isLast ? last(module, isRun) : below(module)
    let isMain = files.contains { $0.hasSuffix("/main.swift") }
    let compiled = try await run(
      ["swiftc", "-module-name", module.name, "-swift-version", "6", "-package-name", "app"]
        + ["-I", runtime.path, "-I", folder.path] + flags + (isMain ? [] : ["-parse-as-library"]) + files,
      in: folder)
    return compiled.status == 0 ? "" : compiled.output
  }

  /// How the module at the top is compiled: into a program, or only checked.
  private func last(_ module: DocumentedProgram.Module, _ isRun: Bool) -> [String] {
    guard isRun else { return ["-typecheck"] }
    let testing = module.isTest ? ["DITesting.o"] : []
    return ["-Onone", "-o", "program", "DIRuntime.o"] + testing + objects
  }

  /// How one is compiled that others import; an executable's entry point is no longer called so.
  private mutating func below(_ module: DocumentedProgram.Module) -> [String] {
    objects.append("\(module.name).o")
    return [
      "-Onone", "-wmo", "-enable-testing", "-emit-module", "-emit-module-path", "\(module.name).swiftmodule",
      "-c", "-o", "\(module.name).o",
    ]
      + (module.isLibrary
        ? [] : ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main"])
  }
}

/// The traits' module, beside the runtime's.
enum TestingModule {
  static let shared = Task {
    let folder = try await RuntimeModule.shared.value
    let sources = GoldenCase.root.deletingLastPathComponent().appending(path: "Sources/DITesting")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
    let compiled = try await run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "DITesting", "-I", folder.path]
        + [
          "-package-name", "swift_provide", "-wmo", "-emit-module", "-emit-module-path",
          folder.appending(path: "DITesting.swiftmodule").path,
        ]
        + ["-c", "-o", folder.appending(path: "DITesting.o").path] + files)
    try #require(compiled.status == 0, "\(compiled.output)")
    return folder
  }
}

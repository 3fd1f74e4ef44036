// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

/// Programs after `di fix`, compiled.
@Suite("Mended programs")
struct MendedProgramTests {
  /// Cases that do not compile after the first ways, and the reasons.
  static let exceptions = [
    "argument-not-forwarded-unlabelled": "a parameter of the same name is there already",
    "cycle-and-missing-behind-it": "a singleton is not Sendable",
    "modules-mistake-below-that-nobody-needs": "a singleton is not Sendable",
    "modules-mistake-below-with-follow-ups": "a singleton is not Sendable",
    "three-mistakes-in-one-declaration": "a singleton is not Sendable",
    "weak-with-arguments": "a weak value is not Sendable",
    "function-that-fits-twice": "the default is a function of the other type",
    "option-misspelt": "onClose names a method that there is not",
    "replaces-twice-in-other-modules": "a module below has the other mistake",
  ]

  /// The cases that have no mistakes after the first way of each choice; without `EVERY_SETTING` in the environment, each
  /// tenth.
  static let cases: [MendedCase] = {
    let all = GoldenCase.all("Broken").compactMap { golden -> MendedCase? in
      guard var mended = try? MendedCase(golden), (try? mended.mend(withChoices: true)) == true else {
        return nil
      }
      return mended.diagnostics.isEmpty && exceptions[golden.testDescription] == nil ? mended : nil
    }
    let environment = ProcessInfo.processInfo.environment
    let isThorough = environment["EVERY_SETTING"] != nil || environment["GOLDEN"] != nil
    return isThorough ? all : all.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
  }()

  @Test("H7: a broken golden case compiles once it is mended, if its own code does", arguments: cases)
  func compiles(mended: MendedCase) async throws {
    let before = MendedProgram(mended.golden, try mended.golden.sources(), isGenerated: false)
    let after = MendedProgram(mended.golden, mended.sources, isGenerated: true)
    try await Verified.shared.check(mended.golden.texts() + after.texts) {
      guard try await before.compile().isEmpty else {
        return print("\(mended.golden.testDescription): its own code does not compile")
      }
      let errors = try await after.compile()
      try #require(errors == "", "\(mended.golden.testDescription)")
    }
  }

  @Test("README's program without a directive compiles once it is mended")
  func readme() async throws {
    let page = try String(
      contentsOf: GoldenCase.root.deletingLastPathComponent().appending(path: "README.md"), encoding: .utf8)
    let block = try #require(page.firstMatch(of: #/```swift\n(.*?)```/#.dotMatchesNewlines())).1
    let directive = try #require(block.firstMatch(of: #/\/\/ @provide\([^\n]*\n(?=struct SystemClock)/#))
    let source = String(block).replacing(String(directive.0), with: "")
    let file = SourceFile(path: "main.swift", module: "App", bytes: Array(source.utf8))
    let mistakes = Pipeline.generate(module: "App", sources: [file]).diagnostics
    #expect(mistakes.map(\.id) == [.missingProvider])
    // Both of README's clocks could be the one.
    let plan = FixPlan(for: mistakes, choosing: [1])
    let patch = try #require(plan.sortedPatches.first)
    let mended = SourceFile(path: "main.swift", module: "App", bytes: patch.bytes)
    let text = Pipeline.generate(module: "App", sources: [mended]).text
    let program = MendedProgram(modules: [("App", [mended], text)])
    try await Verified.shared.check(program.texts) {
      let errors = try await program.compile()
      try #require(errors == "")
    }
  }
}

extension MendedCase: CustomTestStringConvertible {
  var testDescription: String { golden.testDescription }
}

/// The modules of a program, to be compiled.
struct MendedProgram {
  /// Each module with its files and its generated file, in the order in which they see each other.
  var modules: [(name: String, files: [SourceFile], generated: String?)]
  var plain: GoldenCase?

  init(modules: [(name: String, files: [SourceFile], generated: String?)]) { self.modules = modules }

  /// The modules of a golden case with these sources, with generated files or without.
  init(_ golden: GoldenCase, _ sources: [SourceFile], isGenerated: Bool) {
    let below = Set(sources.map(\.module)).subtracting(["App"]).sorted()
    modules = below.enumerated().map { index, name in
      let seen = sources.filter { below[...index].contains($0.module) }
      let text = isGenerated ? Pipeline.generate(module: name, sources: seen, isLibrary: true).text : nil
      return (name, sources.filter { $0.module == name }, text)
    }
    let own = isGenerated ? (try? golden.generate(sources))?.text : nil
    modules.append(("App", sources.filter { $0.module == "App" }, own))
    plain = golden
  }

  /// The texts of all files.
  var texts: [String] {
    modules.flatMap { name, files, generated in
      [name, generated ?? ""] + files.flatMap { [$0.path, String(decoding: $0.bytes, as: UTF8.self)] }
    }
  }

  /// Compiles all modules.
  /// - Returns: the errors.
  func compile() async throws -> String {
    let runtime = try await RuntimeModule.shared.value
    let folder = runtime.appending(path: "mended-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var flags = ["-swift-version", "6", "-package-name", "golden", "-I", runtime.path, "-I", folder.path]
    for (name, files) in try plain?.plainModules() ?? [] {
      let input = plain?.folder.appending(path: "Plain") ?? folder
      let output = try await emit(name, files.map { input.appending(path: $0).path }, flags, folder)
      if !output.isEmpty { return output }
    }
    flags += plain?.configurations.last?.flags ?? []
    for module in modules {
      let paths = try write(module, to: folder.appending(path: "Sources-\(module.name)"))
      let output = try await emit(module.name, paths, flags, folder)
      if !output.isEmpty { return output }
    }
    return ""
  }

  private func write(_ module: (name: String, files: [SourceFile], generated: String?), to folder: URL) throws
    -> [String]
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for file in module.files {
      let path = folder.appending(path: file.path.split(separator: "/").last ?? "")
      try Data(file.bytes).write(to: path)
      paths.append(path.path)
    }
    guard let generated = module.generated else { return paths }
    let path = folder.appending(path: "\(module.name)+Container.generated.swift")
    try generated.write(to: path, atomically: true, encoding: .utf8)
    return paths + [path.path]
  }

  /// Compiles one module; of the program itself, only checks the types.
  /// - Returns: the errors.
  private func emit(_ name: String, _ paths: [String], _ flags: [String], _ folder: URL) async throws
    -> String
  {
    let main = paths.contains { $0.hasSuffix("/main.swift") } ? [] : ["-parse-as-library"]
    let module = folder.appending(path: "\(name)").path
    let output =
      name == "App"
      ? ["-typecheck"]
      : ["-wmo", "-c", "-o", "\(module).o", "-emit-module", "-emit-module-path", "\(module).swiftmodule"]
    let compiled = try await run(
      ["swiftc", "-module-name", name] + main + output + flags + paths, in: folder)
    guard compiled.status != 0 else { return "" }
    let errors = compiled.output.split(separator: "\n").filter { $0.contains("error: ") }
    return errors.joined(separator: "\n").replacingOccurrences(of: folder.path + "/", with: "")
  }
}

// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
import Foundation
import Testing

@Suite("Golden files")
struct GoldenTests {
  /// The cases that show a form for the first time have the file; of the others it is enough that it compiles and
  /// that the program prints what it must.
  @Test("Generates a file: the recorded one, where one is", arguments: GoldenGroup.all("Valid"))
  func generates(group: GoldenGroup) throws {
    for golden in group.cases { try generates(golden) }
  }

  private func generates(_ golden: GoldenCase) throws {
    let own = (name: "Expected.swift", result: try golden.generate())
    let below = try golden.modulesBelow().map { (name: "Expected-\($0.name).swift", result: $0.result) }
    for (name, result) in [own] + below {
      #expect(result.diagnostics.map(\.text).joined() == "", "\(golden.testDescription)")
      if golden.hasRecord(name) { try golden.expect(result.text ?? "", in: name) }
    }
  }

  @Test("A README says what each group shows", arguments: ["Valid", "Broken", "Rejected"])
  func groupsAreDescribed(kind: String) throws {
    let file = GoldenCase.root.appending(path: "Golden/\(kind)/README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let described = text.matches(of: #/(?m)^\| `(\w+)` \|/#).map { String($0.1) }
    #expect(described == GoldenGroup.all(kind).map(\.testDescription))
  }

  @Test("The order of files makes no difference", arguments: GoldenGroup.all("Valid"))
  func isDeterministic(group: GoldenGroup) throws {
    for golden in group.cases {
      let text = try golden.generate().text
      for seed in 1...2 {
        #expect(try golden.generate(shuffledBy: seed).text == text, "\(golden.testDescription)")
      }
    }
  }

  @Test("Reports the recorded diagnostics", arguments: GoldenGroup.all("Broken"))
  func reports(group: GoldenGroup) throws {
    for golden in group.cases {
      let result = try golden.generate()
      #expect(result.text == nil, "\(golden.testDescription)")
      try golden.expect(result.diagnostics.map(\.text).joined(), in: "Diagnostics.txt")
    }
  }

  @Test(
    "Every ID has a case that shows its text",
    .disabled(if: ProcessInfo.processInfo.environment["GOLDEN"] != nil, "only some cases are wanted"))
  func everyIDIsShown() throws {
    let text = GoldenCase.all("Broken").map {
      (try? String(contentsOf: $0.folder.appending(path: "Diagnostics.txt"), encoding: .utf8)) ?? ""
    }.joined()
    // Files that cannot be read are in the command line's own tests.
    for id in DiagnosticID.allCases where id != .unreadableSource {
      #expect(text.contains("[#\(id.rawValue)]"))
    }
  }
}

/// The generated code, compiled and run, with the strictest settings that users have.
@Suite("Golden programs")
struct GoldenProgramTests {
  /// A case, and how it is compiled.
  struct Run: Sendable, CustomTestStringConvertible {
    let golden: GoldenCase
    let settings: Settings

    var testDescription: String { "\(golden.testDescription), \(settings)" }

    /// The cases with a recorded file are compiled in both ways, the others in one of the two by turns.
    static let all = GoldenCase.all("Valid").enumerated().flatMap { number, golden in
      Settings.those(number, isThorough: golden.hasRecord("Expected.swift")).map {
        Run(golden: golden, settings: $0)
      }
    }
  }

  /// How a user may compile: warnings are errors everywhere.
  enum Settings: String, CaseIterable {
    case debugWithUpcomingFeatures, release

    /// Both, where that is wanted or the environment has an `EVERY_SETTING`; else one, by turns.
    static func those(_ number: Int, isThorough: Bool = false) -> [Settings] {
      let isWanted = isThorough || ProcessInfo.processInfo.environment["EVERY_SETTING"] != nil
      return isWanted ? allCases : [allCases[number % 2]]
    }

    /// As SwiftPM does, which takes more than twice as long in debug for files of which each is short.
    var mode: [String] {
      self == .debugWithUpcomingFeatures && ProcessInfo.processInfo.environment["EVERY_SETTING"] != nil
        ? [] : ["-wmo"]
    }

    var flags: [String] {
      switch self {
      case .debugWithUpcomingFeatures:
        ["-Onone"]
          + [
            "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
            "NonisolatedNonsendingByDefault",
          ]
          .flatMap { ["-enable-upcoming-feature", $0] }
      case .release: ["-O"]
      }
    }
  }

  @Test(
    "What only the compiler can judge is rejected at the user's own line",
    arguments: GoldenCase.all("Rejected"))
  func isRejected(golden: GoldenCase) async throws {
    let result = try golden.generate()
    #expect(result.diagnostics.map(\.text).joined() == "")
    try await Verified.shared.check(golden.texts()) { try await isRejected(golden, result) }
  }

  private func isRejected(_ golden: GoldenCase, _ result: GeneratorResult) async throws {
    let runtime = try await RuntimeModule.shared.value
    let name = golden.folder.lastPathComponent
    let own = runtime.appending(path: name)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let generated = own.appending(path: "\(name).swift")
    try (result.text ?? "").write(to: generated, atomically: true, encoding: .utf8)
    let flags = ["-parse-as-library", "-swift-version", "6", "-I", runtime.path, "-I", own.path]
    _ = try await compilePlainModules(of: golden, into: own) + compileModules(below: golden, flags, into: own)
    let compiled = try await run(
      ["swiftc", "-typecheck", "-module-name", "App"] + (golden.configurations.last?.flags ?? []) + flags
        + [generated.path] + golden.inputs.map(\.lastPathComponent),
      in: golden.folder.appending(path: "Input"))
    try #require(compiled.status != 0)
    let errors = compiled.output.split(separator: "\n").filter { $0.contains(": error: ") && $0.first != " " }
    // Where it is the generated file that does not compile, its folder is another one each time.
    let text = errors.map { "\($0)\n" }.joined().replacingOccurrences(of: "\(own.path)/", with: "")
    let record = golden.folder.appending(path: "Errors.txt")
    let recorded = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
    let isSame = errorsByLine(in: text) == errorsByLine(in: recorded)
    let isRecorded = try golden.expect(isSame ? recorded : text, in: "Errors.txt")
    try #require(isRecorded)
    // The whole file is written for another default isolation then: its first error says what to write.
    if !name.hasPrefix("isolation-not-said") {
      try requireNothing(in: [generated], compiled.output, golden)
    }
  }

  /// The errors, with those of one line sorted: the compiler does not always find them in the same order.
  private func errorsByLine(in text: String) -> [[Substring]] {
    let lines = text.split(separator: "\n").reduce(into: [[Substring]]()) { lines, error in
      let place = error.split(separator: ":").prefix(2)
      let isSameLine = lines.last?[0].split(separator: ":").prefix(2) == place
      if isSameLine { lines[lines.count - 1].append(error) } else { lines.append([error]) }
    }
    return lines.map { $0.sorted() }
  }

  @Test("G3: Compiles without a warning and runs", arguments: Run.all)
  func runs(_ run: Run) async throws {
    let flags = run.settings.flags
    try await Verified.shared.check(run.golden.texts() + flags) {
      for configuration in run.golden.configurations {
        try await runs(run.golden, run.settings, configuration)
      }
    }
  }

  private func runs(
    _ golden: GoldenCase, _ settings: Settings, _ configuration: GoldenCase.Configuration
  ) async throws {
    let runtime = try await RuntimeModule.shared.value
    // A folder of its own: the driver leaves link instructions beside the first object file.
    let name = "\(golden.folder.lastPathComponent)\(configuration.suffix)-\(settings.rawValue)"
    let own = runtime.appending(path: name)
    let (program, object) = (own.appending(path: "program"), own.appending(path: "DIRuntime.o"))
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: runtime.appending(path: "DIRuntime.o"), to: object)
    // Named as the generator names them, for the compiler must take both for the same files.
    let generated = own.appending(path: "Expected.swift")
    try (golden.generate().text ?? "").write(to: generated, atomically: true, encoding: .utf8)
    let sources = golden.inputs.map(\.lastPathComponent) + [generated.path, "../Run.swift"]
    let flags =
      [
        "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-Wwarning",
        "DeprecatedDeclaration",
        "-package-name", "golden",
      ]
      + settings.flags + settings.mode
      + configuration.flags + ["-I", runtime.path, "-I", own.path]
    let objects =
      try await compilePlainModules(of: golden, into: own) + compileModules(below: golden, flags, into: own)
    let compiled = try await run(
      ["swiftc", "-module-name", "App"] + flags + [object.path] + objects + sources + ["-o", program.path],
      in: golden.folder.appending(path: "Input"))
    try #require(compiled.status == 0, "\(compiled.output)")
    try requireNothing(in: [generated], compiled.output, golden)
    let result = try await run([program.path])
    try #require(result.status == 0)
    let isRecorded = try golden.expect(result.output, in: configuration.output)
    try #require(isRecorded)
  }
}

/// Requires that the compiler has nothing to say of generated files: all that it says stands at the user's own lines.
private func requireNothing(in generated: [URL], _ output: String, _ golden: GoldenCase) throws {
  let lines = output.split(separator: "\n").filter { line in
    generated.contains { line.hasPrefix("\($0.path):") }
      && (line.contains(": error: ") || line.contains(": warning: "))
  }
  try #require(lines == [], "\(golden.testDescription)")
}

/// Compiles the modules that the generator never reads, to be linked.
private func compilePlainModules(of golden: GoldenCase, into folder: URL) async throws -> [String] {
  var objects: [String] = []
  for (name, files) in try golden.plainModules() {
    objects.append(folder.appending(path: "\(name).o").path)
    let module = folder.appending(path: "\(name).swiftmodule").path
    let compiled = try await run(
      ["swiftc", "-module-name", name, "-swift-version", "6", "-parse-as-library", "-wmo", "-I", folder.path]
        + ["-emit-module", "-emit-module-path", module, "-c", "-o", objects[objects.count - 1]] + files,
      in: golden.folder.appending(path: "Plain"))
    try #require(compiled.status == 0, "\(compiled.output)")
  }
  return objects
}

/// Compiles the modules below a program, to be linked.
private func compileModules(below golden: GoldenCase, _ flags: [String], into folder: URL) async throws
  -> [String]
{
  var objects: [String] = []
  for module in try golden.modulesBelow() {
    let object = folder.appending(path: "\(module.name).o").path
    let generated = folder.appending(path: "Expected-\(module.name).swift")
    try (module.result.text ?? "").write(to: generated, atomically: true, encoding: .utf8)
    let compiled = try await run(
      ["swiftc", "-module-name", module.name, "-wmo", "-c", "-o", object] + flags
        + ["-emit-module", "-emit-module-path", folder.appending(path: "\(module.name).swiftmodule").path]
        + module.files + [generated.path], in: golden.folder.appending(path: "Input"))
    try #require(compiled.status == 0, "\(compiled.output)")
    try requireNothing(in: [generated], compiled.output, golden)
    objects.append(object)
  }
  return objects
}

/// The runtime, compiled once for all golden programs.
enum RuntimeModule {
  static let flags = [
    "-O", "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", "DIRuntime", "-package-name",
    "swift_provide", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
  ]

  static let shared = Task {
    let folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = GoldenCase.root.deletingLastPathComponent().appending(path: "Sources/DIRuntime")
    let files = (FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
    let compiled = try await run(
      ["swiftc"] + flags + files
        + ["-emit-module", "-emit-module-path", folder.appending(path: "DIRuntime.swiftmodule").path]
        + ["-c", "-o", folder.appending(path: "DIRuntime.o").path])
    try #require(compiled.status == 0, "\(compiled.output)")
    return folder
  }
}

/// Runs a program found on the path, and returns its output on both streams.
func run(_ words: [String], in folder: URL? = nil) async throws -> (status: Int32, output: String) {
  try await Gate.processors.pass { try await start(words, in: folder) }
}

#if !os(macOS) && !os(Linux)
private func start(_ words: [String], in folder: URL?) async throws -> (status: Int32, output: String) {
  throw CocoaError(.featureUnsupported)
}
#else
private func start(_ words: [String], in folder: URL?) async throws -> (status: Int32, output: String) {
  let process = Process()
  process.currentDirectoryURL = folder
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = words
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  return try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async {
      do {
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        continuation.resume(returning: (process.terminationStatus, output))
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
#endif

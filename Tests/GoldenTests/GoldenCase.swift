// SPDX-License-Identifier: MIT

@testable import DIGeneratorCore
import Foundation
import Testing

/// The cases of a kind that show one subject. Slow tests run group by group, for a line each in the output.
struct GoldenGroup: Sendable, CustomTestStringConvertible {
  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  static func all(_ kind: String) -> [GoldenGroup] {
    let folder = GoldenCase.root.appending(path: "Golden/\(kind)")
    let groups = GoldenCase.folders(in: folder).map(GoldenGroup.init)
    precondition(!groups.isEmpty, "there are no golden cases in \(folder.path)")
    return groups
  }

  /// Those that the environment's `GOLDEN=word` wants, if it says so.
  var cases: [GoldenCase] {
    let word = ProcessInfo.processInfo.environment["GOLDEN"] ?? ""
    return GoldenCase.folders(in: folder).map(GoldenCase.init).filter {
      word.isEmpty || $0.folder.pathComponents.suffix(2).contains { $0.contains(word) }
    }
  }
}

/// A folder in a group under `Tests/Golden`: `Input/*.swift`, and what the generator must make of it. It may have modules below in
/// `Input/<Module>/*.swift`, which see those before them by name, and, where it only reports, targets that it does not
/// depend on in `Beside/<Target>/*.swift`. Modules that the generator never reads are in `Plain/<Module>/*.swift`. With a
/// `Library.txt` it is linked into others itself; a `Packages.txt` has the modules that are of other packages.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  /// All cases of a kind, `Valid`, `Broken` or `Rejected`, of all its groups. With `GOLDEN=word` in the environment,
  /// those that have the word in their own names or in their group's.
  static func all(_ kind: String) -> [GoldenCase] {
    GoldenGroup.all(kind).flatMap(\.cases)
  }

  fileprivate static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.contains(".") }.sorted().map { folder.appending(path: $0) }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the input, sorted.
  var inputs: [URL] { Self.files(in: folder.appending(path: "Input")) }

  private static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  /// The files in the folders of a folder, each a module.
  private func modules(in name: String) throws -> [(name: String, files: [SourceFile])] {
    let root = folder.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return try names.filter { !$0.contains(".") }.sorted().map { module in
      let files = try Self.files(in: root.appending(path: module)).map {
        SourceFile(
          path: "\(module)/\($0.lastPathComponent)", module: module,
          bytes: Array(try Data(contentsOf: $0)))
      }
      return (module, files)
    }
  }

  /// The packages of modules that are of another one: lines `Module package` in its `Packages.txt`.
  private var packages: [String: String] {
    let text = (try? String(contentsOf: folder.appending(path: "Packages.txt"), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0[1]) })
  }

  /// Whether there is something above it.
  var isLibrary: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Library.txt").path)
  }

  /// The modules below, each with its files and with what the generator makes of it.
  func modulesBelow() throws -> [(name: String, files: [String], result: GeneratorResult)] {
    var sources: [SourceFile] = []
    return try modules(in: "Input").map { name, files in
      sources += files
      let result = Pipeline.generate(module: name, sources: sources, isLibrary: true)
      return (name, files.map(\.path), result)
    }
  }

  /// The modules that the generator never reads, each with its files.
  func plainModules() throws -> [(name: String, files: [String])] {
    try modules(in: "Plain").map { ($0.name, $0.files.map(\.path)) }
  }

  /// How a case's program is compiled: as it is, and once more for each line of its `Flags.txt`.
  struct Configuration: Sendable {
    var flags: [String] = []

    /// The part of its folder's name that no other case has.
    var suffix: String { flags.map { "-\($0)" }.joined() }

    /// `Output-DEBUG.txt` for `-D DEBUG`; other flags than such conditions do not change what a program does.
    var output: String {
      let conditions = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
      return "Output\(conditions.map { "-\($0)" }.joined()).txt"
    }
  }

  /// All configurations of the case.
  var configurations: [Configuration] {
    let text = (try? String(contentsOf: folder.appending(path: "Flags.txt"), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return [Configuration()] + lines.map { Configuration(flags: $0) }
  }

  /// The input, read.
  func sources() throws -> [SourceFile] {
    let own = try inputs.map {
      SourceFile(path: $0.lastPathComponent, module: "App", bytes: Array(try Data(contentsOf: $0)))
    }
    return try own + modules(in: "Input").flatMap(\.files)
  }

  /// The generator's result for the input; paths are the files' names, so that machines agree.
  func generate(shuffledBy seed: Int = 0) throws -> GeneratorResult {
    var sources = try sources()
    if seed > 0 { sources = Array(sources.reversed().dropFirst(seed % 2) + sources.suffix(seed % 2)) }
    return try generate(sources)
  }

  /// The generator's result for other sources in place of the input.
  func generate(_ sources: [SourceFile]) throws -> GeneratorResult {
    let others = try modules(in: "Beside").flatMap(\.files)
    return Pipeline.generate(
      module: "App", sources: sources, isLibrary: isLibrary, packages: packages
    ) { others }
  }

  /// All that decides the behaviour of its programs: its files, and the generated ones.
  func texts() throws -> [String] {
    let results = [try generate()] + (try modulesBelow().map(\.result))
    return folder.texts() + results.map { $0.text ?? "" }
  }

  /// Whether the case has a recorded file; a new one is recorded where an empty one is there.
  func hasRecord(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  /// Compares with a recorded file, and says whether both are equal. With `RECORD_GOLDEN=1` in the environment the file is written instead, and
  /// the test fails all the same: nothing passes by having just been recorded.
  @discardableResult
  func expect(_ text: String, in name: String, _ location: SourceLocation = #_sourceLocation) throws -> Bool {
    let file = folder.appending(path: name)
    guard ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == nil else {
      if (try? String(contentsOf: file, encoding: .utf8)) == text { return true }
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record(
        "recorded \(name) of \(testDescription); read it, then run again without RECORD_GOLDEN",
        sourceLocation: location)
      return false
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? "(nothing recorded)"
    #expect(text == expected, "\(testDescription)", sourceLocation: location)
    return text == expected
  }
}

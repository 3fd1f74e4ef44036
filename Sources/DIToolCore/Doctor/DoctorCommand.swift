// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation

/// `doctor` names the mistakes in a package that does not build, or that has no containers. It reads, and writes nothing.
struct DoctorCommand {
  private let folder: String
  private let isJSON: Bool

  init(_ words: AskWords) {
    isJSON = words.isJSON
    folder = words["--root"] ?? FileManager.default.currentDirectoryPath
  }

  /// Runs the command.
  /// - Returns: the exit code.
  func run(_ output: (String) -> Void) -> Int32 {
    let findings = Self.toolchain + Self.package(in: folder)
    output(isJSON ? AnswerJSON.text(of: findings) : text(of: findings))
    return findings.contains { $0.state == .wrong } ? 1 : 0
  }

  private func text(of findings: [Finding]) -> String {
    let shown = findings.filter { $0.state != .fine }
    let count = shown.count { $0.state == .wrong }
    return shown.map(\.text).joined()
      + (count == 0
        ? "nothing wrong was found with the package; 'di check' looks at the directives"
        : count == 1 ? "one thing is wrong" : "\(count) things are wrong") + "\n"
  }

  // MARK: Reading

  private static var toolchain: [Finding] {
    let said = Program.run(["swift", "--version"])
    guard let found = said?.text.firstMatch(of: #/Swift version (\d+)\.(\d+)/#), let one = Int(found.1),
      let two = Int(found.2)
    else { return [Finding("toolchain", .unknown, "which Swift runs: 'swift --version' says nothing")] }
    let isOld = (one, two) < (6, 3)
    return [
      Finding(
        "toolchain", isOld ? .wrong : .fine, "Swift \(one).\(two) is older than 6.3, which the package needs")
    ]
  }

  /// The mistakes in the package in a folder.
  static func package(in folder: String) -> [Finding] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "di-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    // The package's own folder of builds is locked while a plugin runs.
    let said = Program.run(
      ["swift", "package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package"])
    guard let said, said.code == 0 else {
      let line =
        said?.errors.split(separator: "\n").first { $0.contains("error") } ?? "no program 'swift' was found"
      return [Finding("manifest", said == nil ? .unknown : .wrong, "Package.swift cannot be loaded: \(line)")]
    }
    guard let manifest = Manifest(json: Data(said.text.utf8), folder: URL(filePath: folder)) else {
      return [
        Finding(
          "manifest", .unknown, "what Package.swift says: 'swift package dump-package' has another form")
      ]
    }
    return PackageChecks(manifest).findings + generator(in: manifest)
  }

  /// The prebuilt generator, if the library's manifest names one: the library's own script knows what makes it stale.
  private static func generator(in manifest: Manifest) -> [Finding] {
    let checkout = manifest.folder.appending(path: ".build/checkouts/swift-provide").path
    let paths = manifest.dependencies.compactMap(\.path) + [checkout]
    let files = FileManager.default
    guard let library = paths.first(where: { files.fileExists(atPath: "\($0)/Sources/DIGeneratorCore") })
    else {
      return [
        Finding(
          "generator", .unknown, "whether the generator is prebuilt: the package is not there yet; build once"
        )
      ]
    }
    let text = (try? String(contentsOfFile: "\(library)/Package.swift", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("let generator = ") } ?? ""
    if line.hasSuffix("fromSource") {
      return [Finding("generator", .fine, "the generator is built from source")]
    }
    if line.contains("url:") {
      return [Finding("generator", .unknown, "whether the release has a generator for this host")]
    }
    let said = Program.run([
      "bash", "-c", #"source "$0/Scripts/bundle.sh" && cd "$root" && fault "$bundle/$triple""#, library,
    ])
    guard let said, said.code == 0 else {
      return [Finding("generator", .unknown, "whether the prebuilt generator is that of the sources")]
    }
    let fault = said.text.trimmingCharacters(in: .whitespacesAndNewlines)
    return [
      Finding(
        "generator", fault.isEmpty ? .fine : .wrong, "the prebuilt generator: \(fault)",
        write: "bash Scripts/prebuild.sh, in \(library)")
    ]
  }
}

/// One thing that was looked at.
struct Finding: Encodable {
  enum State: String, Encodable { case fine, wrong, unknown = "could not tell" }

  /// A name for the thing, which stays the same.
  var check: String
  var state: State
  var target: String?
  var message: String
  /// The line to write.
  var line: String?

  var text: String {
    "\(state == .wrong ? "wrong" : "could not tell"): \(message)\n" + (line.map { "  write: \($0)\n" } ?? "")
  }

  init(
    _ check: String, _ state: State, of target: String? = nil, _ message: String, write line: String? = nil
  ) {
    (self.check, self.state, self.target, self.line) = (check, state, target, state == .wrong ? line : nil)
    self.message = state == .fine ? "" : message
  }
}

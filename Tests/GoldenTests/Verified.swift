// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Programs that have held before, with everything that decides whether they do: they need not be compiled again.
///
/// A line is the digest of a program's texts and flags. The first line is that of the compiler and the runtime; with others
/// nothing is known. `Tests/Golden/Verified.txt` goes with the sources, `.build/verified.txt` adds what has held here since. With
/// `EVERY_SETTING` nothing is trusted, and the second file is written anew.
actor Verified {
  static let shared = Verified()

  private static let environment = ProcessInfo.processInfo.environment
  /// A case or a page that is asked for by its name is compiled, too.
  private static let trusts = ["EVERY_SETTING", "GOLDEN", "PAGE"].allSatisfy { environment[$0] == nil }
  private static let project = GoldenCase.root.deletingLastPathComponent()
  private static let (recorded, local) = (
    GoldenCase.root.appending(path: "Golden/Verified.txt"), project.appending(path: ".build/verified.txt")
  )

  private let surroundings = Task { try await Verified.surroundings() }
  private var known: Set<String>?

  /// Runs a check of a program, which throws when something does not hold, unless it has held before. One in sixteen runs all
  /// the same: that shows a list which is wrong.
  nonisolated func check(_ texts: [String], _ body: () async throws -> Void) async throws {
    let digest = texts.digest
    let isSample = digest.hasSuffix("0")
    if Self.trusts, !isSample, try await read().contains(digest) { return }
    try await body()
    try await add(digest)
  }

  private func add(_ digest: String) async throws {
    guard try await !read().contains(digest) else { return }
    known?.insert(digest)
    let lines = [try await surroundings.value] + (known ?? []).sorted()
    try lines.map { "\($0)\n" }.joined().write(to: Self.local, atomically: true, encoding: .utf8)
  }

  private func read() async throws -> Set<String> {
    let first = try await surroundings.value
    if known == nil {
      let files = Self.environment["EVERY_SETTING"] == nil ? [Self.recorded, Self.local] : []
      let lines = files.map { file in
        ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
      }
      known = Set(lines.filter { $0.first == first }.flatMap { $0.dropFirst() })
    }
    return known ?? []
  }

  private static func surroundings() async throws -> String {
    let compiler = try await run(["swiftc", "--version"]).output
    let folders = ["DIRuntime", "DITesting"].map { project.appending(path: "Sources/\($0)") }
    let texts = folders.flatMap { $0.texts(where: { $0.hasSuffix(".swift") }) }
    return ([compiler] + RuntimeModule.flags + texts).digest
  }
}

extension URL {
  /// The paths and the texts of the files in a folder.
  func texts(where isWanted: (String) -> Bool = { _ in true }) -> [String] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter(isWanted).flatMap { name in
      let text = try? String(contentsOf: appending(path: name), encoding: .utf8)
      return text.map { [name, $0] } ?? []
    }
  }
}

extension [String] {
  /// 64 bits in hexadecimal digits, by which lists of texts are told apart.
  fileprivate var digest: String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in self {
      for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      value = (value ^ 0x100) &* 0x100_0000_01b3
    }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

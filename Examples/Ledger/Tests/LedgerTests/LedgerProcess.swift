// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The program as a process of its own, with its log and its answers in files of the test's folder.
final class LedgerProcess {
  private let process = Process()
  private let input = Pipe()
  private let (answerPath, logPath): (String, String)

  init(batchSize: Int = 20) throws {
    let name = UUID().uuidString
    (answerPath, logPath) = (OwnFolder.path("\(name).answers"), OwnFolder.path("\(name).log"))
    let program = try #require(Self.program, "the program is not built")
    process.executableURL = program
    process.environment = [
      "LEDGER_DATABASE": OwnFolder.path("ledger.sqlite"), "LEDGER_BATCH": "\(batchSize)",
    ]
    process.standardInput = input
    process.standardOutput = try Self.file(answerPath)
    process.standardError = try Self.file(logPath)
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var answers: [String] { Self.lines(of: answerPath) }
  var log: [String] { Self.lines(of: logPath) }

  /// The number of entries with a message of one word.
  func count(_ message: String) -> Int { log.count { $0.contains("message=\(message) ") } }

  func send(_ lines: String...) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
  }

  func endInput() throws { try input.fileHandleForWriting.close() }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits for the end, and gives the exit code or the signal.
  func status() async throws -> Int32 {
    try await until { !self.process.isRunning }
    return process.terminationStatus
  }

  /// Waits for something, but not for ever.
  func until(_ condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(30)
    while !condition() {
      try #require(ContinuousClock.now < deadline, "\(log.suffix(5)) \(answers.suffix(5))")
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  private static func file(_ path: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return try FileHandle(forWritingTo: URL(filePath: path))
  }

  private static func lines(of path: String) -> [String] {
    (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
  }

  /// The build puts the program beside the tests.
  private static var program: URL? {
    let paths = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
    let program = folder(of: paths)?.appending(path: "ledger")
    return program.flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
  }

  /// The folder of the tests, from the first of these paths in it. On Linux the tests are a program, by the newer build system
  /// one without that ending; on a Mac a helper of the toolchain loads them, and only a later argument is their path.
  static func folder(of paths: [String]) -> URL? {
    paths.lazy.compactMap { path in
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let index = parts.lastIndex { $0.hasSuffix(".xctest") }
      return index.map { URL(filePath: parts[..<$0].joined(separator: "/")) }
    }.first ?? paths.first.map { URL(filePath: $0).deletingLastPathComponent() }
  }
}

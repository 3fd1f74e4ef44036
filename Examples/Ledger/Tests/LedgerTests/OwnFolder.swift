// SPDX-License-Identifier: MIT

import Foundation
import LedgerBase
import Testing

/// Gives each test a folder of its own, which is removed after it. So tests with databases run at the same time.
struct OwnFolder: TestTrait, SuiteTrait, TestScoping {
  @TaskLocal static var current = URL(filePath: "/nowhere")

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ledger-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Self.$current.withValue(folder, operation: function)
  }

  /// The path of a file in the folder of the running test.
  static func path(_ name: String) -> String { current.appending(path: name).path }
}

extension Trait where Self == OwnFolder {
  /// Gives each test a folder of its own.
  static var ownFolder: Self { OwnFolder() }
}

extension Settings {
  /// Settings for a test, with the database in its folder.
  static func inOwnFolder(readers: Int = 2, batchSize: Int = 20) -> Settings {
    Settings(
      database: OwnFolder.path("ledger.sqlite"), readers: readers, batchSize: batchSize)
  }
}

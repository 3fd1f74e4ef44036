// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A line of the table in `Rows.md`.
private struct Row {
  let id: String
  let promise: String
  /// The tests that it names as `Folder/File.function`, `Golden/Kind/case` or `Scripts/file`.
  let proofs: [String]
  let text: String
}

@Suite("The table of rows")
struct RowsTests {
  private static let package = GoldenCase.root.deletingLastPathComponent()
  /// What every version must say something of.
  private static let wanted =
    [("A", 25), ("B", 11), ("C", 5), ("D", 13), ("E", 9), ("F", 9)].flatMap { section, count in
      (1...count).map { "\(section)\($0)" }
    } + ["G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8"]
    + ["H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9", "H10", "H11", "H12", "H13"]

  private let rows: [Row]

  init() throws {
    let file = Self.package.appending(path: "Rows.md")
    rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/\| ([A-H]\d+) \| (.+) \| (.+) \|/#) else { return nil }
      let proofs = match.3.matches(of: #/`([^`]+)`/#).map { String($0.1) }
      return Row(id: String(match.1), promise: String(match.2), proofs: proofs, text: String(match.3))
    }
  }

  @Test("Has each row, in order, and a proof in each line")
  func isComplete() {
    var ids: [String] = []
    for row in rows where ids.last != row.id { ids.append(row.id) }
    #expect(ids == Self.wanted)
    for row in rows {
      #expect(!row.proofs.isEmpty, "\(row.id)")
    }
  }

  @Test("Names only what exists, and tests that are named after their row")
  func proofsExist() throws {
    let tests = try Self.tests()
    let runner = try String(contentsOf: Self.package.appending(path: ".ci/run"), encoding: .utf8)
    for row in rows {
      for proof in row.proofs {
        let exists =
          if proof.hasPrefix("Golden/") {
            !GoldenCase(folder: GoldenCase.root.appending(path: proof)).inputs.isEmpty
          } else if proof.hasPrefix("Scripts/") {
            runner.contains("bash \(proof)")
          } else {
            tests[proof]?.contains(row.id) == true
          }
        #expect(exists, "\(row.id): \(proof)")
      }
    }
  }

  /// The rows that tests are named after, by `Folder/File.function`.
  private static func tests() throws -> [String: Set<String>] {
    let paths =
      FileManager.default.enumerator(atPath: GoldenCase.root.path)?.compactMap { $0 as? String } ?? []
    var tests: [String: Set<String>] = [:]
    for path in paths where path.hasSuffix("Tests.swift") {
      let text = try String(contentsOf: GoldenCase.root.appending(path: path), encoding: .utf8)
      for match in text.matches(of: #/@Test\(\s*"([A-H0-9, ]+): /#) {
        guard let function = text[match.range.upperBound...].firstMatch(of: #/func (\w+)/#) else { continue }
        let ids = match.1.split(separator: ",").map { $0.filter { $0 != " " } }
        tests["\(path.dropLast(".swift".count)).\(function.1)", default: []].formUnion(ids)
      }
    }
    return tests
  }
}

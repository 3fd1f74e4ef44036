// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

/// Everything that a message or a note says to write, followed by a machine in every broken case.
@Suite("Advice that is followed")
struct AdviceFollowedTests {
  @Test(
    "H6: what a note says to write can be followed, except where it is named here",
    arguments: GoldenGroup.all("Broken")
  )
  func isFollowed(group: GoldenGroup) throws {
    for golden in group.cases {
      let broken = try MendedCase(golden)
      for diagnostic in broken.diagnostics where broken.plan(for: [diagnostic]).isByHand {
        for text in diagnostic.texts where text.saysWhatToWrite && !AdviceByHand.isMeant(by: text) {
          Issue.record("\(golden.testDescription): no machine follows this: \(text)\n\(diagnostic.text)")
        }
      }
    }
  }
}

extension FixPlan {
  /// Whether no way to mend anything is offered.
  fileprivate var isByHand: Bool { mended == 0 && ways == 0 }
}

extension Diagnostic {
  /// The message and the notes.
  fileprivate var texts: [String] { [message] + notes.map(\.message) }
}

extension String {
  /// Whether it asks the reader to write something: an imperative begins it, or stands behind a comma, a colon or such.
  fileprivate var saysWhatToWrite: Bool {
    let words = """
      write|add|give|drop|make|move|rename|take|provide|mark|put|name|let|declare|ask|import|set|annotate|replace|require
      """
    guard let pattern = try? Regex("(?:^|[,;:(] |or |and |else )(?:\(words))\\b") else { return true }
    return firstMatch(of: pattern) != nil
  }
}

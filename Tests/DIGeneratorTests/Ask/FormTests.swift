// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

/// The form of all answers: lines without spaces at their ends, and places that a terminal can open.
struct FormTests {
  private let workshop = try! Workshop()

  private static let program = """
    protocol Clock: Sendable {}
    // @provide(singleton, eager, as: Clock, onClose: end)
    final class SystemClock: Clock { func end() {} }
    // @provide
    struct Top { let middle: Middle }
    // @provide
    struct Middle { let clock: any Clock; let later: Lazy<Clock>; var none: Int? }
    // @container(parent: Container)
    struct Session { let user: String }
    // @provide(weak, in: Session)
    final class Cart: Sendable {}

    """

  static let questions: [[String]] = [
    ["why", "clock"], ["why", "top"], ["why", "cart"], ["who", "clock"], ["who", "top"], ["needs", "top"],
    ["needs", "clock"], ["whynot", "Clock", "--for", "middle"], ["whynot", "Int", "--for", "middle"],
    ["order"], ["containers"], ["unused"], ["unused", "--list"], ["graph", "--format", "mermaid"],
    ["graph", "--format", "dot"], ["graph"],
  ]

  @Test(arguments: questions)
  func linesEndWithoutSpaces(words: [String]) throws {
    try workshop.write(Self.program, to: "App.swift")
    let output = workshop.run(
      all: words + ["--root", workshop.folder.path, "--module", "App", workshop.path("App.swift")]
    ).output
    #expect(!output.isEmpty)
    #expect(output.split(separator: "\n").filter { $0.last == " " } == [])
    let places = output.matches(of: #/(\S*?)App\.swift(:[0-9]+)?/#)
    #expect(places.allSatisfy { $0.1.isEmpty || $0.1 == "(" || words[0] == "graph" })
    #expect(places.allSatisfy { $0.2 != nil || words[0] == "graph" })
  }
}

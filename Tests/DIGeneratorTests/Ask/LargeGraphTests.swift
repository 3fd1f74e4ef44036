// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

/// Each command, asked about a program of 1,000 providers.
struct LargeGraphTests {
  private let workshop = try! Workshop()

  /// Many types may have a property of one name; the time for each use must not grow with their number.
  @Test(.timeLimit(.minutes(1)))
  func manyMembersOfOneName() throws {
    let models = (0..<4_000).map {
      "struct Model\($0) { let c: Container; let m: Model\($0); func f() { self.c.part; m.c.part } }\n"
    }
    let text = "// @provide\nstruct Part {}\n" + models.joined()
    #expect(
      try workshop.ask("why", "part", about: text).output.contains(
        "\npart  asked for in App.swift:3 and 3999 more places\n"))
  }

  @Test(arguments: [
    (["why", "part1"], "asked for in App.swift:3004\n"),
    (["who", "part0"], "Needed through others by 997 of 1000 providers\n"),
    (["needs", "part999"], "It needs 28 providers.\n"),
    (
      ["whynot", "Part499", "--for", "part999"],
      "gets part499 (App.swift:1500), by rule 3: the provider of its type that has no name\n"
    ),
    (["order"], "The longest chain of needs: 11 providers"),
    (["containers"], "           part998: Part998\n           part999: Part999\n"),
    (["unused"], "971 providers of 1000 are not used\n"),
    (
      ["graph"],
      "{\"from\":\"App.part999\",\"kind\":\"eager\",\"line\":3000,\"parameter\":\"p499\",\"path\":\"App.swift\",\"to\":\"App.part499\"}"
    ),
    (["graph", "--format", "mermaid"], "  n999 --> n444\n"),
    (["graph", "--format", "dot"], "  \"App.part999\" -> \"App.part499\"\n"),
  ])
  func command(words: [String], expected: String) throws {
    try workshop.write(LargeProgram.text, to: "App.swift")
    let result = workshop.run(
      all: words + ["--root", workshop.folder.path, "--module", "App", workshop.path("App.swift")])
    #expect(result.errors == "")
    #expect(result.output.contains(expected), "\(result.output.prefix(300))")
  }
}

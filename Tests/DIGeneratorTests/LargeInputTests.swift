// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

/// What no program has that people write takes no longer than one that they do.
@Suite("Large inputs")
struct LargeInputTests {
  @Test("A chain of '#elseif's is one error, however long")
  func branches() {
    let branches = (0..<80).map { "\($0 == 0 ? "#if" : "#elseif") F\($0)\n// @provide\nstruct Store {}\n" }
    let text = branches.joined() + "#endif\n// @provide\nstruct Shop { let store: Store }\n"
    #expect(messages(text).count == 1)
    #expect(messages(text).first?.hasPrefix("the '#if's around it have 11 parts") == true)
  }

  @Test("A class that is 20,000 deep is one error", arguments: ["", "// @provide\n"])
  func classes(directive: String) {
    let classes = (1...20_000).map { "\(directive)class C\($0): C\($0 - 1) {}\n" }
    let text = "class C0 {}\n\(classes.joined())// @provide\nfinal class Last: C20000 {}\n"
    #expect(messages(text).count == 1)
    #expect(messages(text).first?.contains("has more than 500 classes above it") == true)
  }

  @Test("Thousands of directives above one declaration, or above none, are few errors")
  func directives() {
    #expect(messages(String(repeating: "// @provide\n", count: 40_000) + "struct A {}\n").count == 1)
    #expect(messages(String(repeating: "// @arg\n", count: 40_000) + "struct A {}\n").count == 1)
    #expect(messages(String(repeating: "// @arg\n", count: 40_000)).count == 100)
  }

  private func messages(_ text: String) -> [String] {
    let file = SourceFile(path: "App.swift", module: "App", bytes: Array(text.utf8))
    return Pipeline.generate(module: "App", sources: [file]).diagnostics.map(\.message)
  }
}

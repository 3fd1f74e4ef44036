// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Repeated runs")
struct RepeatedRunsTests {
  private let sources = [
    (
      "Bird.swift",
      "protocol Bird {}\n// @provide\nstruct Aviary { let bird: any Bird /* @match(nearest) */ }\n"
    ),
    ("Duck.swift", "// @provide\nstruct Duck: Bird {}\n"),
    ("Goose.swift", "// @provide\nstruct Goose: Bird {}\n"),
    ("Swan.swift", "// @provide\nstruct Swan: Bird {}\n"),
  ].map { SourceFile(path: $0.0, module: "App", bytes: Array($0.1.utf8)) }

  @Test("C2: a tie is the same error with the same candidates, 50 times and in any order of files")
  func tie() throws {
    var texts: Set<String> = []
    for run in 0..<50 {
      let turned = Array(sources[(run % 4)...] + sources[..<(run % 4)])
      let result = Pipeline.generate(module: "App", sources: run % 3 == 0 ? turned.reversed() : turned)
      #expect(result.text == nil)
      texts.insert(result.diagnostics.map(\.text).joined())
    }
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(text.contains("[#AmbiguousProvider]"))
    for name in ["duck", "goose", "swan"] { #expect(text.contains("'App.\(name)' is provided here")) }
  }
}

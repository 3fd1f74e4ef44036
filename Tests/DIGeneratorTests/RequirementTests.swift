// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Requirements")
struct RequirementTests {
  private static let below =
    "// @require\npublic protocol Clock {}\n// @provide(public)\npublic struct Timer { let clock: any Clock }"

  private static func generate(_ text: String, isLibrary: Bool, below: String = below) -> GeneratorResult {
    let files = [("App", "App.swift", "import Lib\n" + text), ("Lib", "Lib.swift", below)]
    return Pipeline.generate(
      module: "App",
      sources: files.map { SourceFile(path: $1, module: $0, bytes: Array($2.utf8)) }, isLibrary: isLibrary)
  }

  /// What a library provides, and whether that is enough to make containers in it.
  static let libraries: [(text: String, isEnough: Bool)] = [
    ("// @provide(as: Clock)\nstruct Wall: Clock {}", true),
    ("// @provide(singleton, as: [Clock, Self])\nstruct Wall: Clock {}", true),
    ("// @provide(as: Clock)\nstruct Wall: Clock { init(day: Int /* @arg */ = 1) {} }", true),
    ("// @provide(as: Clock, name: clock)\nstruct Wall: Clock {}", true),
    ("", false),
    ("// @provide(as: Clock, name: wall)\nstruct Wall: Clock {}", false),
    ("// @provide(as: Clock)\nstruct Wall: Clock { init() throws {} }", false),
    ("// @provide(as: Clock)\nstruct Wall: Clock { let day: Int /* @arg */ }", false),
    ("#if DEBUG\n// @provide(as: Clock)\nstruct Wall: Clock {}\n#endif", false),
    ("@available(macOS 26, *)\n// @provide(as: Clock)\nstruct Wall: Clock {}", false),
    ("// @require\ntypealias NeededClock = Clock", false),
    ("// @provide(as: Clock)\nstruct Wall: Clock {}\n// @require\npublic struct Region {}", false),
  ]

  @Test("A library can leave requirements to those above, and then makes no containers", arguments: libraries)
  func unmet(text: String, isEnough: Bool) throws {
    let result = Self.generate(text, isLibrary: true)
    #expect(result.diagnostics.map(\.text).joined() == "")
    let generated = try #require(result.text)
    #expect(generated.contains("@available(*, unavailable") == !isEnough)
    #expect(generated.contains("_hand_over_to_Lib") == isEnough)
    #expect(generated.contains("_App_plan") == isEnough)
  }

  @Test("What has nobody above it has to meet them", arguments: libraries)
  func unsatisfied(text: String, isEnough: Bool) {
    let result = Self.generate(text, isLibrary: false)
    #expect((result.text != nil) == isEnough)
    #expect(result.diagnostics.isEmpty == isEnough)
  }

  @Test("One provider meets what several modules require")
  func severalModules() throws {
    let other = SourceFile(
      path: "Other.swift", module: "Other",
      bytes: Array("import Lib\n// @require\ntypealias NeededClock = Clock".utf8))
    let own = SourceFile(
      path: "App.swift", module: "App",
      bytes: Array("import Lib\nimport Other\n// @provide(as: Clock)\nstruct Wall: Clock {}".utf8))
    let lib = SourceFile(path: "Lib.swift", module: "Lib", bytes: Array(Self.below.utf8))
    let text = try #require(Pipeline.generate(module: "App", sources: [own, lib, other]).text)
    #expect(text.contains("plan.meet(\"Lib.clock\", by: \"App.clock\")\n"))
    #expect(text.contains("plan.meet(\"Other.clock\", by: \"App.clock\")\n"))
  }

  @Test("A package's own type makes what ties the module the package's own")
  func package() throws {
    let text = "// @require\npackage protocol Clock {}\n// @require\npublic protocol Log {}"
    let file = SourceFile(path: "Lib.swift", module: "Lib", bytes: Array(text.utf8))
    let generated = Pipeline.generate(module: "Lib", sources: [file], isLibrary: true).text
    #expect(generated?.contains("\npackage func _apply_DIGenPlugin_to_Lib(\n") == true)
  }

  @Test("A test target without providers meets requirements by what it sees for testing")
  func testable() throws {
    let app = SourceFile(
      path: "App.swift", module: "App",
      bytes: Array("import Lib\n// @provide(as: Clock)\nstruct Wall: Clock {}".utf8))
    let tests = SourceFile(
      path: "Tests.swift", module: "AppTests", bytes: Array("import Lib\n@testable import App".utf8))
    let lib = SourceFile(path: "Lib.swift", module: "Lib", bytes: Array(Self.below.utf8))
    let text = try #require(Pipeline.generate(module: "AppTests", sources: [app, lib, tests]).text)
    #expect(text.contains("\n@testable import App\n"))
    #expect(text.contains("\nimport Lib\n"))
  }
}

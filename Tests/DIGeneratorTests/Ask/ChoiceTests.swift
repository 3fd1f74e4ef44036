// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("Choices of the command fix")
struct ChoiceTests {
  private let workshop = try! Workshop()

  private func fix(_ words: String...) -> (code: Int32, output: String, errors: String) {
    workshop.run(all: ["fix", "--module", "App"] + words + [workshop.path("App.swift")])
  }

  private func write(_ lines: String...) throws {
    try workshop.write(lines.map { $0 + "\n" }.joined(), to: "App.swift")
  }

  private var builds: Bool { workshop.generate(workshop.path("App.swift")).code == 0 }

  @Test("One candidate gets its directive")
  func one() throws {
    try write(
      "protocol Clock {}", "", "  struct SystemClock: Clock {}", "", "// @provide",
      "struct Greeter { let clock: any Clock }")
    #expect(fix("--apply").errors == "di: 1 of 1 mistake mended in 1 file\n")
    #expect(workshop.read("App.swift")?.contains("\n  // @provide(as: Clock)\n  struct SystemClock") == true)
    #expect(builds)
  }

  /// The mistake of the README.
  @Test("Several candidates are numbered, and each of them is a mend", arguments: [1, 2])
  func several(number: Int) throws {
    try write(
      "protocol Clock: Sendable { func now() -> Int }",
      "struct SystemClock: Clock { func now() -> Int { 42 } }", "",
      "struct FrozenClock: Clock { func now() -> Int { 7 } }", "// @provide",
      "final class Greeter { init(clock: any Clock, greeting: String /* @arg */) {} }")
    #expect(
      fix() == (
        0, "",
        """
        App.swift:6:28: note: there is more than one way to mend this, and '--choose NUMBER' takes one: no provider for 'Clock' [#MissingProvider]
          1  write // @provide(as: Clock) above 'SystemClock'  App.swift:2
          2  write // @provide(as: Clock) above 'FrozenClock'  App.swift:4
        di: nothing can be mended without a choice

        """
      ))
    #expect(fix("--choose", "\(number)", "--apply").code == 0)
    #expect(
      workshop.read("App.swift")?.contains(
        "// @provide(as: Clock)\nstruct \(number == 1 ? "System" : "Frozen")Clock") == true)
    #expect(builds)
  }

  @Test("A way that may not be meant is not called one of several")
  func single() throws {
    try write("// @provide", "struct Store { let size: Int }")
    #expect(
      fix().errors.hasPrefix(
        "App.swift:2:20: note: there is one way to mend this, and '--choose 1' takes it if it is meant: no provider"
      ))
    #expect(fix("--choose", "2").errors.contains("names no way to mend; there is only 1\n"))
    #expect(fix("--choose", "1", "--apply").errors == "di: 1 of 1 mistake mended in 1 file\n")
  }

  @Test("A number without a way is an error, and nothing is written", arguments: ["0", "3", "9"])
  func unknownNumber(number: String) throws {
    try write("final class Cache: Sendable {}", "// @provide", "struct Store { let cache: Cache }")
    let result = fix("--choose", "1", "--choose", number, "--apply")
    #expect(result.code == 2 && result.output == "")
    #expect(
      result.errors.hasPrefix("di: error: '--choose \(number)' names no way to mend; there are 1 to 2\n"))
    #expect(workshop.read("App.swift")?.hasPrefix("final class") == true)
    try write("// @provid", "struct Store {}")
    #expect(fix("--choose", "1").errors.contains("; there is nothing to choose\n"))
    try write("// @provide", "struct Store {}")
    #expect(fix("--choose", "1") == (0, "", "di: nothing is wrong\n"))
  }

  @Test("A class may be kept or not")
  func lifetimes() throws {
    try write("final class Cache: Sendable {}", "// @provide", "struct Store { let cache: Cache }")
    let choices = fix().errors
    #expect(choices.contains("  1  write // @provide(singleton) above 'Cache'"))
    #expect(choices.contains("  2  write // @provide above 'Cache'"))
    #expect(fix("--choose", "1", "--apply").code == 0)
    #expect(workshop.read("App.swift")?.hasPrefix("// @provide(singleton)\nfinal class") == true)
    #expect(builds)
  }

  @Test("An option is added to a directive that is there")
  func option() throws {
    try write(
      "protocol Clock {}", "// @provide(singleton)", "struct SystemClock: Clock {}", "// @provide",
      "struct Greeter { let clock: any Clock }")
    #expect(fix("--apply").code == 0)
    #expect(workshop.read("App.swift")?.contains("// @provide(singleton, as: [Self, Clock])\n") == true)
    #expect(builds)
  }

  @Test("A module is imported where it is needed")
  func imports() throws {
    try workshop.write("// @provide(public)\npublic struct Logger { public init() {} }\n", to: "Lib.swift")
    try workshop.write("@\(workshop.path("Lib.swift"))", to: "unused")
    try workshop.write(workshop.path("Lib.swift") + "\n", to: "Lib.txt")
    try write("// A remark.", "", "import Foundation", "// @provide", "struct Store { let logger: Logger }")
    let lib = ["--dependency", "Lib", "@" + workshop.path("Lib.txt")]
    #expect(
      workshop.run(all: ["fix", "--apply", "--module", "App"] + lib + [workshop.path("App.swift")]).code == 0)
    #expect(workshop.read("App.swift")?.hasPrefix("// A remark.\n\nimport Lib\nimport Foundation\n") == true)
    #expect(workshop.generate(all: lib + [workshop.path("App.swift")]).code == 0)
  }
}

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
        1, "",
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

  @Test(
    "A number that mends nothing is an error, and no file is written",
    arguments: [
      ([3], "'--choose 3' mends nothing: the ways are numbered from 1 to 2"),
      ([0], "'--choose 0' mends nothing: the ways are numbered from 1 to 2"),
      ([1, 2], "'--choose 2' mends nothing: another chosen way mends the same mistake"),
    ])
  func numbers(chosen: [Int], message: String) throws {
    let program = "final class Cache: Sendable {}\n// @provide\nstruct Store { let cache: Cache }\n"
    try write(program)
    let words = ["fix", "--apply", "--module", "App"] + chosen.flatMap { ["--choose", "\($0)"] }
    let result = workshop.run(all: words + [workshop.path("App.swift")])
    #expect(result == (2, "", "di: error: \(message)\n"))
    #expect(workshop.read("App.swift") == program + "\n")
  }

  @Test("A number without a choice is an error; where nothing is wrong, it is none")
  func numberWithoutChoice() throws {
    try write("// @provid", "struct A {}")
    let words = ["--apply", "--choose", "1"]
    #expect(workshop.run(all: ["fix", "--module", "App"] + words + [workshop.path("App.swift")]).code == 2)
    try write("// @provide", "struct A {}")
    #expect(
      fix("--choose", "1") == (
        0, "", "di: nothing is wrong with the directives; the compiler judges the rest\n"
      ))
  }

  @Test("A single way that may not be meant is a choice, too")
  func single() throws {
    try write("// @provide", "struct Store { let path: String }")
    #expect(
      fix().errors.contains(
        "note: there is one way to mend this, and '--choose 1' takes it if it is meant: "))
    #expect(fix("--choose", "1", "--apply").code == 0)
    #expect(builds)
  }

  @Test("Files of other packages are not written")
  func otherPackage() throws {
    let library =
      "public protocol Clock {}\n// @provide(as: Clock)\npublic struct SystemClock: Clock { public init() {} }\n"
    try workshop.write(library, to: "Lib.swift")
    try workshop.write(workshop.path("Lib.swift") + "\n", to: "Lib.txt")
    try write("import Lib", "// @provide", "struct Store { let clock: any Clock }")
    let words = ["fix", "--apply", "--module", "App", "--dependency", "Lib", "@" + workshop.path("Lib.txt")]
    let result = workshop.run(all: words + ["--package", "Lib", "clocks", workshop.path("App.swift")])
    #expect(
      result == (
        1, "",
        """
        App.swift:3:20: note: the package 'clocks' must change to mend this, and only your own files are changed: no provider for 'Clock' [#MissingProvider]
        di: nothing can be mended

        """
      ))
    #expect(workshop.read("Lib.swift") == library)
    #expect(
      workshop.run(all: words + [workshop.path("App.swift")]).errors
        == "di: 1 of 1 mistake mended in 1 file\n")
  }

  @Test("A file that another plugin makes is not written, and a note says where to write instead")
  func generated() throws {
    try workshop.write("struct SystemClock: Clock {}\n// @provid\nstruct A {}\n", to: "Made.swift")
    try workshop.write(workshop.path("Made.swift") + "\n", to: "made")
    try write("protocol Clock {}", "// @provide", "struct Store { let clock: any Clock }")
    let words = ["--module", "App", "--generated", "@" + workshop.path("made"), workshop.path("App.swift")]
    let notes = workshop.run(all: ["check"] + words).output
    #expect(
      notes.contains(
        "Made.swift:1:1: note: 'SystemClock' is a 'Clock' but is not provided, and another plugin makes its file; write // @provide(as: Clock) in a file of the target, above a static func in an extension that returns it"
      ))
    let result = workshop.run(all: ["fix", "--apply"] + words)
    #expect(
      result.errors.contains(
        "note: a file that another plugin makes must change to mend this, and only your own"))
    #expect(result.output == "" && workshop.read("Made.swift")?.contains("// @provid\n") == true)
  }

  @Test(
    "A declaration that is to be public has one access afterwards",
    arguments: ["", "internal ", "package final "])
  func access(modifiers: String) throws {
    try workshop.write("\(modifiers)class Logger { init() {} }\n", to: "Lib.swift")
    try workshop.write(workshop.path("Lib.swift") + "\n", to: "Lib.txt")
    try write("import Lib", "// @provide", "struct Store { let logger: Logger }")
    let words = ["--choose", "1", "--module", "App", "--package", "App", "other", "--dependency", "Lib"]
    let files = ["@" + workshop.path("Lib.txt"), workshop.path("App.swift")]
    #expect(workshop.run(all: ["fix", "--apply"] + words + files).code == 0)
    let expected = "\(modifiers.contains("final") ? "public final" : "public") class Logger { init() {} }\n"
    #expect(workshop.read("Lib.swift") == expected)
  }

  @Test("A candidate that the generated file cannot name is named in a note")
  func hidden() throws {
    try write(
      "protocol Clock {}", "private struct SystemClock: Clock {}", "// @provide",
      "struct Greeter { let clock: any Clock }")
    let output = workshop.run("check", "--module", "App", workshop.path("App.swift")).output
    #expect(
      output.contains(
        "App.swift:2:9: note: 'SystemClock' is a 'Clock' but is private; make it internal to provide it\n"))
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
    #expect(workshop.read("App.swift")?.hasPrefix("// A remark.\n\nimport Foundation\nimport Lib\n") == true)
    #expect(workshop.generate(all: lib + [workshop.path("App.swift")]).code == 0)
  }

  @Test("A member is added to a body of one line, which may be empty", arguments: ["{}", "{ let n = 1 }"])
  func bodyOfOneLine(body: String) throws {
    try write(
      "class Model<P> { init(part: P) {} }", "enum Home {}", "extension Home {",
      "  // @provide(name: homePart)", "  struct Part {}", "  // @provide(name: homeModel)",
      "  final class Made: Model<Part> \(body)", "}", "enum Work {}", "extension Work {",
      "  // @provide(name: workPart)", "  struct Part {}", "  // @provide(name: workModel)",
      "  final class Made: Model<Part> {}", "}")
    #expect(fix("--choose", "1", "--apply").code == 0)
    let member = "override init(part: Home.Part /* @named(homePart) */) { super.init(part: part) }"
    let rest = body == "{}" ? " }" : "; let n = 1 }"
    #expect(workshop.read("App.swift")?.contains("Made: Model<Part> { \(member)\(rest)\n") == true)
  }
}

// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

/// Questions about several targets at once.
struct RootsTests {
  private let workshop = try! Workshop()
  private let words: [String]

  /// Two programs above one library, each of which meets the library's requirement.
  init() throws {
    try workshop.write(
      "// @require\npublic protocol Gate {}\n// @provide(public)\npublic struct Door { let gate: any Gate }\n",
      to: "Lib.swift")
    try workshop.write(workshop.path("Lib.swift") + "\n", to: "Lib.txt")
    for name in ["One", "Two"] {
      try workshop.write(
        "import Lib\n// @provide(as: Gate)\nstruct \(name)Gate: Gate {}\nfunc use() { _ = Container().door }\n",
        to: "\(name).swift")
      let lines = [
        "--module", name, workshop.path("\(name).swift"), "--dependency", "Lib",
        "@" + workshop.path("Lib.txt"),
      ]
      try workshop.write(lines.joined(separator: "\n") + "\n", to: "\(name).arguments.txt")
    }
    let lists = ["@" + workshop.path("One.arguments.txt"), "@" + workshop.path("Two.arguments.txt")]
    words = ["--root", workshop.folder.path] + lists
  }

  @Test func graphsAreMerged() throws {
    let (code, output, errors) = workshop.run(all: ["graph"] + words)
    #expect(code == 0)
    #expect(errors == "")
    #expect(output.contains("\"root\": \"One, Two\""))
    #expect(
      output.contains(
        "{\"id\":\"Lib.gate\",\"metBy\":\"One.gate\"},\n    {\"id\":\"Lib.gate\",\"metBy\":\"Two.gate\"}"))
    #expect(output.ranges(of: "\"id\":\"Lib.door\",\"keyedBy\"").count == 1)
  }

  @Test func answersAreAboutBoth() throws {
    let output = workshop.run(all: ["needs", "door"] + words).output
    #expect(output.contains("a requirement, met by One.gate, Two.gate"))
    #expect(
      workshop.run(all: ["who", "One.gate"] + words).output.contains("Lib.gate  is met by it  Lib.swift:1"))
  }

  /// The elements of a collection are built module by module, whatever the names of their files.
  @Test func elementsBelowAreBuiltFirst() throws {
    try workshop.write(
      "public protocol Part: Sendable {}\n// @provide(singleton, into: Part, onClose: end)\n"
        + "final class Low: Part { func end() {} }\n", to: "Z.swift")
    try workshop.write(workshop.path("Z.swift") + "\n", to: "Lib.txt")
    let text = """
      import Lib
      // @provide(singleton, into: Part, onClose: end)
      final class High: Part { func end() {} }
      // @provide(singleton, eager)
      final class All: Sendable { init(parts: [any Part]) {} }

      """
    let output = try workshop.ask(
      "order", "--dependency", "Lib", "@" + workshop.path("Lib.txt"), about: text
    ).output
    #expect(output.contains("all  App.swift:5  with low, high\n"))
    #expect(output.contains("    high  end()  App.swift:3\n    low   end()  Z.swift:3\n"))
  }

  /// It leaves a provider out, of which the graph of the program says nothing.
  @Test func aMistakeBelowIsNotLocked() throws {
    try workshop.write(
      "// @require\npublic protocol Gate {}\n// @provide(public)\npublic struct Door { let gate: any Gate }\n"
        + "// @provid\npublic struct Roof {}\n", to: "Lib.swift")
    let (code, _, errors) = workshop.run(all: ["lock", "--file", workshop.path("di.lock")] + words)
    #expect(code == 1)
    #expect(errors.ranges(of: "Lib.swift:5:4: error: unknown directive '@provid'").count == 1)
    #expect(workshop.read("di.lock") == nil)
  }

  @Test func aMistakeBelowIsReportedOnce() throws {
    try workshop.write(
      "// @provid\npublic struct Door {}\n// @provide(publik)\npublic struct Roof {}\n", to: "Lib.swift")
    // A check of a program leaves the mistakes below it to their own target.
    let own = ["--module", "Lib", "--library", workshop.path("Lib.swift")]
    try workshop.write(own.joined(separator: "\n") + "\n", to: "Lib.arguments.txt")
    let lists = words.filter { $0.hasPrefix("@") } + ["@" + workshop.path("Lib.arguments.txt")]
    let output = workshop.run(all: ["check"] + lists).output
    #expect(output.ranges(of: "unknown directive '@provid'").count == 1)
  }
}

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
        "{\"id\":\"Lib.gate\",\"metBy\":\"One.gate\",\"programs\":[\"One\"]},\n    {\"id\":\"Lib.gate\",\"metBy\":\"Two.gate\",\"programs\":[\"Two\"]}"
      ))
    #expect(output.ranges(of: "\"id\":\"Lib.door\",\"keyedBy\"").count == 1)
  }

  @Test func eachProgramIsASectionOfTheAnswer() throws {
    let output = workshop.run(all: ["needs", "door"] + words).output
    let one = try #require(output.split(separator: "In Two:").first)
    #expect(output.hasPrefix("In One:\n\ndoor: Door"))
    #expect(one.contains("a requirement, met by One.gate\n") && !one.contains("Two.gate"))
    let who = workshop.run(all: ["who", "One.gate"] + words).output
    #expect(who.contains("Lib.gate  is met by it  Lib.swift:1") && !who.contains("In Two"))
    #expect(
      workshop.run(all: ["whynot", "Gate", "--for", "door"] + words).output.contains(
        "In Two:\n\ndoor: Door, new each time (Lib.swift:4)\n\nThe parameter gate: Gate gets Lib.gate (Lib.swift:1), a requirement, met by Two.gate, by rule 3"
      ))
  }

  /// Programs with the same answer share a section; a key that only one has is answered for that.
  @Test func sameAnswersAreGivenOnce() throws {
    #expect(workshop.run(all: ["containers"] + words).output.ranges(of: "In ").count == 2)
    #expect(workshop.run(all: ["find", "door"] + words).output.hasPrefix("In One, Two:\n\ndoor: Door"))
    let missing = workshop.run(all: ["who", "dor"] + words)
    #expect(
      missing.code == 1
        && missing.errors.contains("nothing is provided as 'dor' in Two; did you mean 'door'?"))
  }

  @Test func aWordSaysWhichProgramHasAnArrow() {
    let mermaid = workshop.run(all: ["graph", "--format", "mermaid"] + words).output
    #expect(mermaid.contains(" ==>|\"One\"| ") && mermaid.contains(" ==>|\"Two\"| "))
    #expect(mermaid.ranges(of: "|").count == 4)
    #expect(
      workshop.run(all: ["graph", "--format", "dot"] + words).output.contains(
        "-> \"One.gate\" [style=bold] [label=\"One\"]"))
  }

  /// The graph of several programs has all that the graph of each has.
  @Test func programsAreTakenApartAgain() throws {
    try workshop.write(workshop.run(all: ["graph"] + words).output, to: "both.json")
    let both = try GraphJSON.graph(at: workshop.path("both.json")).programs
    #expect(both.map(\.root) == ["One", "Two"])
    for (number, list) in words.suffix(2).enumerated() {
      let alone = workshop.run(all: ["graph"] + words.dropLast(2) + [list]).output
      #expect(GraphJSON.text(of: both[number]) == alone)
    }
  }

  @Test func differencesAreToldOfEachProgram() throws {
    try workshop.write(workshop.run(all: ["graph"] + words).output, to: "old.json")
    let text = try #require(workshop.read("One.swift"))
    try workshop.write(text.replacing("(as: Gate)", with: "(singleton, as: Gate)"), to: "One.swift")
    let result = workshop.run(all: ["diff", workshop.path("old.json"), "--exit-code"] + words)
    #expect(result.code == 1)
    #expect(
      result.output
        == "## One\n\n### Changed\n\n- `One.gate`: lifetime was `transient`, is `singleton`, One.swift:3\n")
    let picture = workshop.run(all: ["diff", workshop.path("old.json"), "--format", "mermaid"] + words).output
    #expect(picture.hasPrefix("## One\n\n```mermaid\nflowchart LR\n"))
    #expect(picture.contains("  classDef changed "))
  }

  /// A provider that one program uses is used.
  @Test func unusedIsWhatNoProgramUses() throws {
    try workshop.write(
      "// @provide(public)\npublic struct Half {}\n// @provide(public)\npublic struct None {}\n",
      to: "Lib.swift")
    for name in ["One", "Two"] {
      let call = name == "One" ? "_ = Container().half" : ""
      try workshop.write("import Lib\nfunc use() { \(call) }\n", to: "\(name).swift")
    }
    let output = workshop.run(all: ["unused"] + words).output
    #expect(
      output
        == "1 provider of 2 is not used\n  none  Lib.swift:4  nothing needs it, and no source asks for it\n")
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

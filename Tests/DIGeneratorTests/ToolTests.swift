// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("The tool that people run by hand")
struct ToolTests {
  private let workshop = try! Workshop()

  @Test(
    "Wrong usage is said in one line, with the way to the usage below, and exit code 2",
    arguments: [
      (["--all"], "a command is missing"),
      (["whi", "clock"], "unknown command 'whi'; did you mean 'who'?"),
      (["who", "--module", "A", "clock", "extra"], "'extra' is one word too many: 'who' takes KEY"),
      (["order", "clock"], "'clock' is one word too many: 'order' takes no word"),
      (["who", "clock", "--modul", "A"], "unknown option '--modul'; 'who' takes --format, --define"),
      (["needs", "clock", "--deph", "2"], "unknown option '--deph'; did you mean '--depth'?"),
      (["needs", "clock", "--depth", "0"], "'--depth' needs a number from 1 on, and '0' is none"),
      (["needs", "clock", "--depth", "-1"], "'--depth' needs a number from 1 on, and '-1' is none"),
      (
        ["graph", "--depth", "2", "--module", "A"],
        "'--depth' goes with the provider in the middle: --around KEY"
      ),
      (["graph", "--format", "svg"], "'svg' is no form of 'graph'; there are json, html, mermaid, dot"),
      (["generate"], "unknown command 'generate'"),
      (["scan", "--every"], "unknown option '--every'"),
      (
        ["check", "--format", "xml", "--module", "A"],
        "'xml' is no form of diagnostics; there are text, json, sarif, github"
      ),
      (["check", "--format", "json"], "a target is missing"),
      (
        ["check", "--module", "A", "--report", "A.swift", "A.swift"],
        "'--report' is 'A.swift', which is one of the sources"
      ),
      (["fix"], "a target is missing"),
      (
        ["fix", "--only", "UnknownOption:App.swift"],
        "'--only UnknownOption:App.swift' is neither ID nor ID:PATH:LINE"
      ),
      (["fix", "--only", "unknownoption"], "unknown ID 'unknownoption'; did you mean 'UnknownOption'?"),
      (["explain", "MisingProvider"], "unknown ID 'MisingProvider'; did you mean 'MissingProvider'?"),
      (["explain", "Nonsense"], "unknown ID 'Nonsense'; 'di explain' lists all"),
      (["explain", "UnknownOption", "InvalidName"], "one ID at a time, or none for all"),
      (["explain", "--all"], "unknown option '--all'"),
      (["explain", "--format", "html"], "'--format' of explain is markdown; there is no other"),
    ])
  func usage(words: [String], message: String) {
    let result = workshop.run(all: words)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("di: error: \(message)\n'di "))
  }

  @Test("Helps and tells its version")
  func help() {
    let list = workshop.run(all: []).output
    for command in Command.all {
      #expect(list.contains("\n  \(command.name) "))
      let help = workshop.run(command.name, "--help")
      #expect(help.code == 0 && help.output.hasPrefix("USAGE: di \(command.name)"))
      #expect(workshop.run("help", command.name).output == help.output)
      for option in command.options { #expect(help.output.contains("  \(option.name)")) }
    }
    #expect(workshop.run("--help").output.hasPrefix(list))
    #expect(workshop.run("--version").output == "\(generatorVersion)\n")
  }

  @Test("A directive without its slashes is found, and mended", arguments: ["provide", "inject"])
  func withoutSlashes(word: String) throws {
    let declaration = word == "inject" ? "  @inject\n  var a: A?\n" : ""
    let source =
      "// @provide\nstruct A {}\n\(word == "provide" ? "@provide\n" : "")class B {\n\(declaration)}\n"
    try workshop.write(source, to: "A.swift")
    let words = ["--module", "App", workshop.path("A.swift")]
    let checked = workshop.run(all: ["check"] + words)
    #expect(checked.code == 1)
    #expect(checked.output.contains("'@\(word)' is written as an attribute, and a directive is a comment"))
    #expect(workshop.run(all: ["fix", "--apply", "--choose", "1"] + words).code == 0)
    #expect(workshop.run(all: ["check"] + words).code == 0)
  }

  @Test("GitHub shows each mistake at its line")
  func annotations() throws {
    try workshop.write("// @provid\nstruct A {}\n// @provide\nstruct B { let c: C }\n", to: "A,b.swift")
    let result = workshop.run("check", "--format", "github", "--module", "App", workshop.path("A,b.swift"))
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 1 && lines.count == 2)
    #expect(
      lines[0].hasSuffix(
        "A%2Cb.swift,line=1,col=4,title=UnknownDirective::unknown directive '@provid'; did you mean '@provide'?"
      ))
    #expect(lines[1].contains("line=4,col=16,title=MissingProvider::no provider for 'C'%0A"))
  }

  @Test("Answers are written to files")
  func files() throws {
    try workshop.write("// @provide\nstruct A {}\n", to: "App.swift")
    let target = ["--module", "App", workshop.path("App.swift")]
    #expect(workshop.run(all: ["graph", "--output", workshop.path("g.json")] + target) == (0, "", ""))
    let written = workshop.read("g.json")?.replacing(workshop.folder.path + "/", with: "")
    #expect(written == workshop.run(all: ["graph"] + target).output)
    #expect(workshop.run(all: ["graph", "--output", workshop.path("App.swift")] + target).code == 2)
    #expect(
      workshop.run(all: ["diff", workshop.path("g.json"), "--output", workshop.path("d.md")] + target) == (
        0, "", ""
      ))
    #expect(workshop.read("d.md") == "")
    #expect(workshop.run(all: ["graph", "--output", workshop.path("none/g.json")] + target).code == 1)
  }

  @Test("Options stand anywhere", arguments: [0, 1, 2, 3, 4])
  func anywhere(position: Int) throws {
    let text = "// @provide\nstruct A {}\n"
    try workshop.write(text, to: "App.swift")
    var words = ["why", "a", "--module", "App", workshop.path("App.swift")]
    words.insert(contentsOf: ["--format", "json"], at: position == 3 ? 4 : position)
    if position == 3 {
      words = ["why", "--module", "App", "--format", "json", "a", workshop.path("App.swift")]
    }
    let result = workshop.run(all: words)
    #expect(result.code == 0 && result.output.contains("\"program\" : \"App\""), "\(result.errors)")
  }

  @Test("editor writes settings once, and none over others")
  func editor() throws {
    func run() throws -> (code: Int32, output: String, errors: String) {
      var (output, errors) = ("", "")
      let code = try EditorCommand(Words([]), folder: workshop.folder.path)
        .run({ output += $0 }, { errors += $0 })
      return (code, output, errors)
    }
    #expect(throws: UsageError.self) { try run() }
    try workshop.write("", to: "Package.swift")
    #expect(throws: UsageError.self) { try EditorCommand(Words(["all"]), folder: workshop.folder.path) }
    #expect(throws: Never.self) { try EditorCommand(Words(["--root", workshop.folder.path]), folder: "/") }
    for _ in 1...2 {
      let result = try run()
      #expect(result.code == 0 && result.errors.isEmpty && result.output.contains("To undo it"))
      #expect(workshop.read(".sourcekit-lsp/config.json") == EditorCommand.settings)
    }
    #expect(try JSONSerialization.jsonObject(with: Data(EditorCommand.settings.utf8)) is [String: Any])
    try workshop.write("{}", to: ".sourcekit-lsp/config.json")
    let result = try run()
    #expect(result.code == 1 && result.errors.contains("the file is there already"))
    #expect(workshop.read(".sourcekit-lsp/config.json") == "{}")
  }

  @Test("check prints what is wrong, or writes it to a file")
  func check() throws {
    try workshop.write("// @provid\nstruct A {}\n", to: "A.swift")
    let target = ["--module", "App", workshop.path("A.swift")]
    let text =
      "A.swift:1:4: error: unknown directive '@provid'; did you mean '@provide'? [#UnknownDirective]\n"
    #expect(workshop.run(all: ["check"] + target) == (1, text, ""))
    try workshop.write(target.joined(separator: "\n") + "\n", to: "App.arguments.txt")
    #expect(workshop.run("check", "@\(workshop.path("App.arguments.txt"))") == (1, text, ""))
    let report = workshop.path("report.json")
    #expect(workshop.run(all: ["check", "--format", "json", "--report", report] + target) == (1, "", ""))
    #expect(workshop.read("report.json")?.contains(#""id":"UnknownDirective""#) == true)
    try workshop.write("struct A {}\n", to: "A.swift")
    #expect(workshop.run(all: ["check", "--format", "json"] + target) == (0, "[]\n", ""))
    let errors = workshop.run(all: ["check", "--report", workshop.path("no/report")] + target).errors
    #expect(errors == "no/report: error: the report cannot be written: No such file or directory\n")
  }

  @Test("scan prints what can be read, and says what cannot")
  func scan() throws {
    try workshop.write("// @provide\nstruct A {}\n", to: "A.swift")
    let result = workshop.run("scan", workshop.path("A.swift"), workshop.path("No.swift"))
    #expect(result.code == 1 && result.output.contains(#""name":"A""#))
    let error = "No.swift: error: the file cannot be read: No such file or directory [#UnreadableSource]\n"
    #expect(result.errors == error)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

extension Tool {
  /// The text that a command prints, with all paths.
  fileprivate static func output(of words: [String]) -> String {
    var output = ""
    _ = run(words, output: { output += $0 }, errors: { _ in })
    return output
  }
}

@Suite("The command fix")
struct FixCommandTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write(
      "protocol Clock {}\n\n// @provide(as Clock)\nstruct SystemClock: Clock {}\n", to: "Clock.swift")
    try workshop.write("// @provid\nstruct Alarm { let clock: any Clock }\n", to: "Alarm.swift")
    try workshop.write("// @provide\nstruct Watch { let clock: any Clock }\n", to: "Watch.swift")
  }

  private var files: [String] { ["Alarm.swift", "Clock.swift", "Watch.swift"].map(workshop.path) }

  private func fix(_ words: String...) -> (code: Int32, output: String, errors: String) {
    workshop.run(all: ["fix", "--module", "App"] + words + files)
  }

  private let diff = """
    --- Alarm.swift
    +++ Alarm.swift
    @@ -1,2 +1,2 @@
    -// @provid
    +// @provide
     struct Alarm { let clock: any Clock }
    --- Clock.swift
    +++ Clock.swift
    @@ -1,4 +1,4 @@
     protocol Clock {}
     
    -// @provide(as Clock)
    +// @provide(as: Clock)
     struct SystemClock: Clock {}

    """

  @Test("Shows what it would do and touches nothing")
  func shows() {
    #expect(fix() == (0, diff, "di: 2 of 2 mistakes can be mended; --apply does it\n"))
    #expect(workshop.read("Alarm.swift")?.hasPrefix("// @provid\n") == true)
    #expect(workshop.generate(all: files).code == 1)
  }

  @Test("Takes the words of a build as they are")
  func buildWords() {
    #expect(fix("--library", "--output", workshop.path("Out.swift")).output == diff)
    #expect(workshop.read("Out.swift") == nil)
  }

  @Test("Does it, and the build succeeds; a second time nothing is wrong")
  func applies() throws {
    let file = workshop.path("Clock.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(fix("--apply") == (0, diff, "di: 2 of 2 mistakes mended in 2 files\n"))
    #expect(
      workshop.read("Clock.swift")
        == "protocol Clock {}\n\n// @provide(as: Clock)\nstruct SystemClock: Clock {}\n")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(workshop.generate(all: files).code == 0)
    #expect(workshop.read("Out.swift")?.contains("var alarm: Alarm") == true)
    #expect(
      fix("--apply") == (0, "", "di: nothing is wrong with the directives; the compiler judges the rest\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: workshop.folder.path).sorted()
    #expect(names == ["Alarm.swift", "Clock.swift", "Out.swift", "Watch.swift"])
  }

  @Test(
    "Looks only at what it is told to",
    arguments: [
      (["UnknownDirective"], 1), (["UnknownDirective", "UnknownOption"], 2), (["InvalidName"], 0),
      (["UnknownDirective:Alarm.swift:1"], 1), (["UnknownDirective:Alarm.swift:2"], 0),
      (["UnknownDirective:larm.swift:1"], 0), (["[#UnknownOption]:Clock.swift:3"], 1),
    ])
  func only(selections: [String], files: Int) {
    let words = selections.flatMap { ["--only", $0] }
    let result = workshop.run(all: ["fix", "--module", "App"] + words + self.files)
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count { $0.hasPrefix("+++") } == files)
    if files == 0 { #expect(result.errors == "di: nothing of that kind is wrong\n") }
  }

  @Test("Says what it cannot mend, and why")
  func cannot() throws {
    try workshop.write("// @provide\nenum Watch {}\n", to: "Watch.swift")
    try workshop.write("", to: "Alarm.swift")
    try workshop.write("", to: "Clock.swift")
    #expect(
      fix("--apply") == (
        1, "",
        """
        Watch.swift:2:1: note: no mechanical edit mends this: an enum has no initializer to call; provide a static func that returns 'Watch' [#UnsupportedDeclaration]
        di: nothing can be mended

        """
      ))
  }

  @Test("A file that has changed in between is an error, and no other is written either")
  func changed() throws {
    let result = try GenerateArguments(Words(["--module", "App"] + files)).run()
    let plan = FixPlan(for: result.diagnostics)
    try workshop.write("protocol Clock {}\nstruct SystemClock: Clock {}\n", to: "Clock.swift")
    var errors = ""
    #expect(!FixCommand.apply(plan) { errors += $0 })
    #expect(
      errors
        == "\(workshop.path("Clock.swift")): error: the file cannot be mended, so none is: it has changed since it was read\n"
    )
    #expect(workshop.read("Alarm.swift")?.hasPrefix("// @provid\n") == true)
  }

  @Test("H7: if a later file cannot be written, an earlier one is put back")
  func allOrNothing() throws {
    let files = FileManager.default
    let folder = workshop.path("Locked")
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try workshop.write("// @provid\nstruct Lock {}\n", to: "Locked/Lock.swift")
    let paths = [
      workshop.path("Alarm.swift"), workshop.path("Clock.swift"), workshop.path("Locked/Lock.swift"),
    ]
    let plan = FixPlan(for: try GenerateArguments(Words(["--module", "App"] + paths)).run().diagnostics)
    #expect(plan.sortedPatches.count == 3)
    // A folder in place of the file: nothing can be renamed over it, whoever runs the test.
    let aside = "\(paths[2]).\(ProcessInfo.processInfo.processIdentifier).tmp"
    try files.createDirectory(atPath: aside, withIntermediateDirectories: true)
    var errors = ""
    #expect(!FixCommand.apply(plan) { errors += $0 })
    #expect(errors.contains("Lock.swift: error: the file cannot be mended, so none is: "))
    for name in ["Alarm.swift", "Locked/Lock.swift"] {
      #expect(workshop.read(name)?.hasPrefix("// @provid\n") == true)
    }
  }

  @Test("The paths of the diff are relative to the root")
  func root() {
    let result = Tool.output(of: ["fix", "--root", workshop.folder.path, "--module", "App"] + files)
    #expect(result.hasPrefix("--- Alarm.swift\n+++ Alarm.swift\n"))
  }

  @Test("A symbolic link stays one")
  func link() throws {
    let link = workshop.path("Link.swift")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Alarm.swift")
    #expect(workshop.run("fix", "--apply", "--module", "App", link, workshop.path("Clock.swift")).code == 0)
    #expect(workshop.read("Alarm.swift")?.hasPrefix("// @provide\n") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Alarm.swift")
  }

  @Test("What cannot be read is an error")
  func unreadable() {
    let result = workshop.run("fix", "--module", "App", workshop.path("No.swift"))
    #expect(
      result == (
        1, "", "No.swift: error: the file cannot be read: No such file or directory [#UnreadableSource]\n"
      ))
  }
}

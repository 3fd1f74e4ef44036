// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation
import Testing

@testable import DIToolCore

struct DiffTests {
  private let workshop = try! Workshop()

  private static let old = """
    // @provide
    struct Gone {}
    // @provide
    struct Base {}
    // @provide
    struct Screen { let base: Base }

    """
  private static let new = """
    // @provide
    struct Base { init() throws {} }
    // @provide(singleton)
    final class Screen: Sendable { init(base: Base, extra: Extra) {} }
    // @provide
    struct Extra { let base: Base }

    """

  private func json(of text: String, to name: String) throws -> String {
    try workshop.write(try workshop.ask("graph", about: text).output, to: name)
    return workshop.path(name)
  }

  @Test func filesAreCompared() throws {
    let files = (try json(of: Self.old, to: "old.json"), try json(of: Self.new, to: "new.json"))
    let (code, output, errors) = workshop.run("diff", files.0, files.1)
    #expect(code == 0)
    #expect(errors == "")
    #expect(
      output == """
        ### Added

        - `App.extra`: new each time, App.swift:6, needed by `App.screen`

        ### Removed

        - `App.gone`: new each time

        ### Changed

        - `App.screen`: lifetime was `transient`, is `singleton`, App.swift:4

        ### New effects

        - `throws any Error` enters at `App.base` and reaches `App.base`, `App.extra`, `App.screen`

        ### Other dependencies

        - `App.screen` needs `App.extra`, App.swift:4

        ### Deeper, or needed by more

        - `App.base`: needed by 2, was 1
        - `App.screen`: its longest chain of needs grew from 2 to 3

        """)
  }

  @Test func nothingIsPrintedWhereNothingChanged() throws {
    let file = try json(of: Self.old, to: "old.json")
    #expect(workshop.run("diff", file, file).output == "")
    // Comments and lines are no part of a graph.
    let moved = try json(of: "\n// A remark.\n" + Self.old, to: "new.json")
    #expect(workshop.run("diff", file, moved).output == "")
  }

  /// Each change of a provider shows, in both directions and in the lock.
  @Test(arguments: [
    ("// @provide\nstruct A {}", "// @provide\nfunc a() -> A { A() }\nstruct A {}"),
    ("// @provide\nstruct A { init() async {} }", "// @provide\nstruct A { init() {} }"),
    ("// @provide\nstruct A { init() throws {} }", "// @provide\nstruct A { init() {} }"),
    ("// @provide\n@MainActor final class A { init() {} }", "// @provide\nfinal class A { init() {} }"),
    (
      "// @provide\nstruct A { init(n: Int /* @arg */) {} }",
      "// @provide\nstruct A { init(n: UInt /* @arg */) {} }"
    ),
    (
      "// @provide(as: P)\nstruct A: P {}\nprotocol P {}", "// @provide(as: P)\nstruct B: P {}\nprotocol P {}"
    ),
    ("// @provide\nstruct A { init(c: Container) {} }", "// @provide\nstruct A { init() {} }"),
    ("// @provide\n@available(macOS 99, *)\nstruct A {}", "// @provide\nstruct A {}"),
    ("// @provide(eager, singleton)\nstruct A {}", "// @provide(singleton)\nstruct A {}"),
    ("// @provide\nstruct A {}", "// @provide(name: b)\nstruct A {}"),
  ])
  func everyChangeShows(old: String, new: String) throws {
    let files = (try json(of: old + "\n", to: "old.json"), try json(of: new + "\n", to: "new.json"))
    #expect(workshop.run("diff", files.0, files.1).output != "")
    #expect(workshop.run("diff", files.1, files.0).output != "")
    let isByFunc = new.contains("func a()")
    let file = workshop.path("\(UUID().uuidString).lock")
    #expect(try workshop.ask("lock", "--file", file, about: old + "\n").code == 0)
    #expect(try workshop.ask("lock", "--check", "--file", file, about: new + "\n").code == (isByFunc ? 0 : 1))
  }

  /// What is elsewhere now has the same edges.
  @Test func aMoveIsNoOtherDependency() throws {
    let part = "// @provide\nstruct Part {}\n"
    let rest = "// @provide\nstruct Whole { let part: Part }\n"
    let files = (
      try json(of: part + rest, to: "old.json"),
      try json(of: "#if DEBUG\n" + part + "#else\n" + part + "#endif\n" + rest, to: "new.json")
    )
    let output = workshop.run("diff", files.0, files.1).output
    #expect(output.contains("- `App.part` is now `App.part #if !DEBUG`"))
    #expect(!output.contains("no longer"), "\(output)")
  }

  @Test func wrongWordsAreWrongUsage() throws {
    let file = try json(of: Self.old, to: "old.json")
    #expect(workshop.run("diff", file).code == 2)
    #expect(workshop.run("diff", file, file, "--nonsense").code == 2)
    #expect(workshop.run("diff", file, "--module", "App", "nowhere.swift").code == 1)
  }

  /// The path of a source may be spelt otherwise, or be in a list.
  @Test func aSourceIsNotOverwritten() throws {
    try workshop.write(Self.old, to: "App.swift")
    try workshop.write(workshop.path("App.swift") + "\n", to: "files.txt")
    try workshop.write("struct Made {}\n", to: "Made.swift")
    let target = [
      "--module", "App", "--generated", workshop.path("Made.swift"), "@" + workshop.path("files.txt"),
    ]
    for name in ["App.swift", "Made.swift", "../\(workshop.folder.lastPathComponent)/App.swift", "files.txt"]
    {
      for words in [["check", "--report"], ["lock", "--file"]] {
        let (code, _, errors) = workshop.run(all: words + [workshop.path(name)] + target)
        #expect(code == 2)
        #expect(errors.contains("which is one of the sources\n"))
      }
    }
    #expect(workshop.read("App.swift") == Self.old)
  }

  private func git(_ words: String...) throws {
    #if os(macOS) || os(Linux)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let name = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    process.arguments = ["git", "-C", workshop.folder.path] + name + words
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #else
    throw CocoaError(.featureUnsupported)
    #endif
  }

  /// Makes a revision of `App.swift` in a new repository.
  private func commit(_ text: String) throws {
    try git("init", "--quiet")
    try workshop.write(text, to: "App.swift")
    try git("add", "App.swift")
    try git("commit", "--quiet", "-m", "Begin")
  }

  /// The path of a folder from the folder in which the tests run.
  private static func relative(_ folder: URL) -> String {
    let up = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in "../" }.joined()
    return up + folder.resolvingSymlinksInPath().path.dropFirst()
  }

  /// A list may have relative paths, and a checkout may be reached by a link.
  @Test(arguments: [false, true])
  func revisionsAreComparedByAnyPath(isLink: Bool) throws {
    try commit(Self.old)
    try workshop.write(Self.new, to: "App.swift")
    let link = workshop.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: workshop.folder.path)
    let folder = isLink ? link : Self.relative(workshop.folder)
    let (code, output, errors) = workshop.run(
      "diff", "HEAD", "--root", folder, "--module", "App", folder + "/App.swift")
    #expect(code == 0)
    #expect(errors == "")
    #expect(output.contains("### Removed\n\n- `App.gone`: new each time\n"))
    #expect(!output.contains("### Moved"))
  }

  /// The tests run in a folder with a folder of that name.
  @Test func aRevisionMayHaveTheNameOfAFolder() throws {
    try commit(Self.old)
    try git("branch", "Sources")
    try workshop.write(Self.new, to: "App.swift")
    let (code, output, errors) = workshop.run(
      "diff", "Sources", "--root", workshop.folder.path, "--module", "App", workshop.path("App.swift"))
    #expect((code, errors) == (0, ""))
    #expect(output.contains("### Removed\n\n- `App.gone`: new each time\n"))
  }

  /// Their files are the same in each revision, so nothing would ever be printed.
  @Test func aTargetOutsideTheRepositoryIsRefused() throws {
    try commit(Self.old)
    let other = try Workshop()
    try other.write(Self.old, to: "App.swift")
    let (code, output, errors) = workshop.run(
      "diff", "HEAD", "--root", workshop.folder.path, "--module", "App", other.path("App.swift"))
    #expect(code == 1)
    #expect(output == "")
    #expect(errors.hasPrefix("di: error: no file of 'App' is in the repository '"))
  }

  private static let broken = "// @provide\nstruct Gone { let part: Part }\n"
  private static let mistake = "App.swift:2:19: error: no provider for 'Part' [#MissingProvider]\n"

  @Test func aGraphWithMistakesIsNotCompared() throws {
    try commit(Self.old)
    let now = try workshop.ask("diff", "HEAD", about: Self.broken)
    #expect(now.code == 1)
    #expect(now.output == "")
    #expect(now.errors.hasPrefix("di: error: 'diff' needs sources without mistakes\n" + Self.mistake))
    try git("commit", "--quiet", "-a", "-m", "Break")
    let then = try workshop.ask("diff", "HEAD", about: Self.new)
    #expect(then.code == 1)
    #expect(then.errors.hasPrefix("di: error: 'diff' needs sources without mistakes\n" + Self.mistake))
  }

  @Test func aGraphWithMistakesIsNotLocked() throws {
    let file = workshop.path("di.lock")
    for words in [["lock"], ["lock", "--check"]] {
      try workshop.write(Self.broken, to: "App.swift")
      let target = ["--root", workshop.folder.path, "--module", "App", workshop.path("App.swift")]
      let (code, output, errors) = workshop.run(all: words + ["--file", file] + target)
      #expect(code == 1)
      #expect(output == "")
      #expect(errors.contains("di: error: 'lock' needs sources without mistakes\n" + Self.mistake))
      #expect(workshop.read("di.lock") == nil)
    }
  }

  @Test func revisionsAreCompared() throws {
    try commit(Self.old)
    let (code, output, errors) = try workshop.ask("diff", "HEAD", about: Self.new)
    #expect(code == 0)
    #expect(errors == "")
    #expect(output.contains("### Removed\n\n- `App.gone`: new each time\n"))
    #expect(try workshop.ask("diff", "HEAD", "HEAD", about: Self.new).output == "")
    #expect(
      try workshop.ask("diff", "nowhere", about: Self.new).errors.contains(
        "'nowhere' is neither a file nor a revision of git"))
  }

  @Test func aLockThatDiffersFails() throws {
    let file = workshop.path("di.lock")
    #expect(try workshop.ask("lock", "--file", file, about: Self.old).code == 0)
    let (code, output, _) = try workshop.ask("lock", "--check", "--file", file, about: Self.new)
    #expect(code == 1)
    #expect(output.contains("-App.gone: Gone, transient\n"))
    #expect(output.contains("+App.screen: Screen, singleton, throws any Error\n"))
    #expect(workshop.read("di.lock")?.contains("App.gone") == true)
  }
}

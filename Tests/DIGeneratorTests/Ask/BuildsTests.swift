// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

/// Questions about programs of which an `#if` leaves parts out.
struct BuildsTests {
  private let workshop = try! Workshop()

  private static let program = """
    protocol Tracer: Sendable {}
    #if TRACING
    // @provide(singleton, as: Tracer)
    struct PrintTracer: Tracer {}
    #endif
    // @provide
    struct Client { let tracer: (any Tracer)? }
    #if os(Linux) && FAST
    // @provide
    struct Socket {}
    #elseif SLOW
    // @provide
    struct Pipe {}
    #else
    // @provide
    struct Socket { let client: Client }
    #endif

    """

  private func ask(_ words: String...) throws -> String {
    try workshop.write(Self.program, to: "App.swift")
    return workshop.run(
      all: words + ["--root", workshop.folder.path, "--module", "App", workshop.path("App.swift")]
    )
    .output
  }

  @Test(
    "Every answer tells the condition of a provider",
    arguments: [
      (["needs", "client"], "└─ tracer #if TRACING  a singleton"),
      (["who", "client"], "socket #if (!os(Linux) || !FAST) && !SLOW  needs it"),
      (["who", "tracer"], "tracer #if TRACING: Tracer, a singleton"),
      (["containers"], "tracer: Tracer, #if TRACING"),
      (["find", "trac"], "tracer #if TRACING: Tracer"),
      (["graph", "--format", "mermaid"], "([\"tracer #35;if TRACING\"])"),
      (["graph", "--format", "dot"], "[label=\"tracer #if TRACING\""),
      (["why", "tracer"], " needs client App.swift:16\n needs tracer #if TRACING"),
      (
        ["whynot", "Tracer", "--for", "client"],
        "gets tracer #if TRACING (App.swift:4), by rule 4: for an optional: the same three, for the type inside; in other builds, nil"
      ),
    ])
  func conditions(words: [String], part: String) throws {
    try workshop.write(Self.program, to: "App.swift")
    let output = workshop.run(
      all: words + ["--root", workshop.folder.path, "--module", "App", workshop.path("App.swift")]
    ).output
    #expect(output.replacing(#/ +/#, with: " ").contains(part.replacing(#/ +/#, with: " ")), "\(output)")
  }

  @Test("A build is asked about by its flags")
  func builds() throws {
    #expect(try ask("needs", "client", "--define", "TRACING").contains("└─ tracer  a singleton"))
    let other = try ask("needs", "client", "--define", "DEBUG")
    #expect(
      other.hasSuffix("No parameter of it needs a provider.\n") || other.hasSuffix("It needs nothing.\n"))
    #expect(try ask("whynot", "Tracer", "--for", "client", "--define", "X").contains("gets nil, by rule 5"))
    #expect(try ask("containers", "--define", "SLOW", "--define", "os(macOS)").contains("pipe: Pipe\n"))
    #expect(try !ask("containers", "--define", "SLOW", "--define", "os(macOS)").contains("socket"))
    // The system is open.
    #expect(try ask("who", "socket", "--define", "FAST").contains("socket #if !os(Linux)"))
    #expect(
      try ask("who", "socket", "--define", "FAST", "--define", "os(Linux)").hasPrefix(
        "socket: Socket, new each time (App.swift:10)"))
  }

  @Test("Blanks take the place of all that a build leaves out")
  func blanks() {
    let text = "#if A // x\nlet a = \"#if B\"\n  #if B\nb\n#else\nc\n#endif\n#elseif C\nd\n#endif\ne\n"
    func built(_ flags: Set<String>) -> String {
      let file = SourceFile(path: "A.swift", module: "A", bytes: Array(text.utf8)).built(with: flags)
      return String(decoding: file.bytes, as: UTF8.self).replacing(#/[ \n]+/#, with: " ")
    }
    #expect(built([]) == " e ")
    #expect(built(["C"]) == " d e ")
    #expect(built(["A", "C"]) == " // x let a = \"#if B\" c e ")
    #expect(built(["A", "B"]) == " // x let a = \"#if B\" b e ")
  }
}

// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

/// The form of all answers: lines without spaces at their ends, and places that a terminal can open.
struct FormTests {
  private let workshop = try! Workshop()

  private static let program = """
    protocol Clock: Sendable {}
    // @provide(singleton, eager, as: Clock, onClose: end)
    final class SystemClock: Clock { func end() {} }
    // @provide
    struct Top { let middle: Middle }
    // @provide
    struct Middle { let clock: any Clock; let later: Lazy<Clock>; var none: Int? }
    // @container(parent: Container)
    struct Session { let user: String }
    // @provide(weak, in: Session)
    final class Cart: Sendable {}

    """

  static let questions: [[String]] = [
    ["why", "clock"], ["why", "top"], ["why", "cart"], ["who", "clock"], ["who", "top"], ["needs", "top"],
    ["needs", "clock"], ["whynot", "Clock", "--for", "middle"], ["whynot", "Int", "--for", "middle"],
    ["order"], ["containers"], ["unused"], ["unused", "--list"], ["graph", "--format", "mermaid"],
    ["graph", "--format", "dot"], ["graph"],
  ]

  @Test(arguments: questions)
  func linesEndWithoutSpaces(words: [String]) throws {
    try workshop.write(Self.program, to: "App.swift")
    let output = workshop.run(
      all: words + ["--root", workshop.folder.path, "--module", "App", workshop.path("App.swift")]
    ).output
    #expect(!output.isEmpty)
    #expect(output.split(separator: "\n").filter { $0.last == " " } == [])
    let places = output.matches(of: #/(\S*?)App\.swift(:[0-9]+)?/#)
    #expect(places.allSatisfy { $0.1.isEmpty || $0.1 == "(" || words[0] == "graph" })
    #expect(places.allSatisfy { $0.2 != nil || words[0] == "graph" })
  }

  /// A package may have no providers yet.
  @Test(arguments: ["json", "mermaid", "dot", "html"])
  func aGraphMayBeEmpty(format: String) throws {
    let (code, output, errors) = try workshop.ask("graph", "--format", format, about: "struct A {}\n")
    #expect((code, errors) == (0, ""))
    #expect(!output.isEmpty)
  }

  /// Mermaid takes `#1;` for a character, `&lt;` for a sign and `%%` for a comment.
  @Test func mermaidLabelsHaveNoSignOfItsLanguage() throws {
    let text = "// @provide\nstruct `a #1; \"b\" &lt; <c> %%{d}%%` {}\n"
    let output = try workshop.ask("graph", "--format", "mermaid", about: text).output
    #expect(output.contains("n0[\"a #35;1; #34;b#34; #38;lt; #60;c#62; #37;#37;{d}#37;#37;\"]\n"))
  }

  /// Mermaid would draw it from top to bottom. ShopQuestionTests has modules with edges between them.
  @Test func mermaidDrawsAModuleWithoutOthersFromTheLeft() throws {
    let output = try workshop.ask("graph", "--format", "mermaid", about: Self.program).output
    #expect(output.contains("  subgraph m0[\"App\"]\n    direction LR\n    n0"))
  }

  @Test("A page says if its graph is a part, or may have gaps")
  func titles() throws {
    let part = try workshop.ask("graph", "--format", "html", "--around", "top", about: Self.program).output
    #expect(part.contains("<title>App (only around 'top')</title>"))
    let text = "// @provide\nstruct A { let b: B }\n"
    let wrong = try workshop.ask("graph", "--format", "html", about: text).output
    #expect(wrong.contains("<title>App (from sources with mistakes)</title>"))
  }

  @Test(arguments: ["json", "html", "mermaid", "dot"])
  func sourcesWithoutAProviderHaveAGraph(format: String) throws {
    let answer = try workshop.ask("graph", "--format", format, about: "struct A {}\n")
    #expect(answer.code == 0 && answer.errors.isEmpty && !answer.output.isEmpty)
  }

  /// U+0600 makes one character with the quote behind it. A parser of these languages reads two.
  @Test(arguments: [("mermaid", "\u{600}#34;a"), ("dot", "\u{600}\\\"a")])
  func noQuoteEndsALabel(format: String, written: String) throws {
    let text = "// @provide\nstruct `\u{600}\"a` {}\n"
    let output = try workshop.ask("graph", "--format", format, about: text).output
    #expect(output.unicodeScalars.count { $0 == "\"" } == (format == "dot" ? 8 : 4))
    #expect(output.contains(written))
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The answers that pages show are the tool's.
struct AnswerPageTests {
  /// A command of a page, and the block behind it.
  struct Shown: CustomTestStringConvertible {
    var page: String
    var command: String
    var answer: String

    var testDescription: String { "\(page): \(command)" }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL
  private static let article = "Sources/DIRuntime/DIRuntime.docc/LookAtTheGraph.md"

  private static func text(of page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  /// The blocks of `sh` that are followed by a block of `log` or `mermaid`.
  private static func shown(on page: String) throws -> [Shown] {
    try text(of: page).matches(
      of: #/```sh\nswift package di ([^\n]*)\n```\n\n```(?:log|mermaid)\n((?:[^`][^\n]*\n|\n)*)```/#
    ).map { Shown(page: page, command: String($0.1), answer: String($0.2)) }
  }

  private static let ledger = "Examples/Ledger/README.md"

  static let all: [Shown] =
    (try? [article, "Examples/BookShop/README.md", ledger].flatMap(shown)) ?? []

  @Test(arguments: all)
  func answerIsReal(shown: Shown) throws {
    let words = shown.command.split(separator: " ").map(String.init)
    let example = shown.page == Self.ledger ? Example.ledger : Shop.example
    #expect(try example.ask(words).output == shown.answer)
  }

  @Test func pagesHaveAnswers() {
    #expect(Self.all.count { $0.page == Self.article } == 5)
    #expect(Self.all.count { $0.page == "Examples/BookShop/README.md" } == 1)
    #expect(Self.all.count { $0.page == Self.ledger } == 1)
  }

  /// The commands of the table, which need no other files or revisions.
  static let questions: [String] =
    (try? text(of: article).split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains("`swift package di")
    }.flatMap {
      $0.matches(of: #/`swift package di ([^`]*)`/#).map { String($0.1) }
    }) ?? []

  @Test func thereAreTwentyQuestions() throws {
    #expect(try Self.text(of: Self.article).matches(of: #/\n\| [A-Z][^|]*\? \| `/#).count == 20)
  }

  @Test(arguments: questions)
  func questionIsAnswered(command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    if words[0] == "explain" { return #expect(try Workshop().run(all: words).code == 0) }
    // A check takes targets without the words of a question; other tests run it.
    if words[0] == "check" { return }
    if words[0] == "lock" { return try lockIsChecked() }
    let target = words[0] == "diff" ? ["diff", "HEAD"] : words
    #expect(try Shop.ask(target).code == 0)
  }

  /// There is no file, so the check fails, and prints all of the graph.
  private func lockIsChecked() throws {
    let result = try Shop.ask("lock", "--check", "--file", try Workshop().path("none"))
    #expect(result.code == 1)
    #expect(result.output.contains("+Baskets.basket: Basket, singleton, public, given customer: Customer\n"))
  }
}

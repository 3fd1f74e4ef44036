// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@testable import LogReport

@Suite struct OptionParserTests {
  private let container = Container {
    $0.override(.clock) { FixedClock() }
    $0.override(.sampleLogPath) { "sample.log" }
  }

  private func parse(_ arguments: String...) throws(OptionError) -> Command {
    try container.optionParser.parse(arguments)
  }

  @Test func fallsBackToDefaults() throws {
    #expect(try parse() == .report(ReportOptions(path: "sample.log", topCount: 10)))
  }

  @Test func takesDefaultsFromTheContainer() throws {
    let container = Container { $0.override(.topCount) { 25 } }
    guard case .report(let options) = try container.optionParser.parse([]) else {
      Issue.record("no report")
      return
    }
    #expect(options.topCount == 25)
    #expect(container.optionParser.usage.contains("(default: 25)"))
  }

  @Test func readsEveryOption() throws {
    let command = try parse(
      "--format", "markdown", "--top", "5", "--since", "24h", "--until", "2025-03-15T11:00", "--people",
      "--strict", "--sections", "status,summary", "web.log")
    var options = ReportOptions(path: "web.log", topCount: 5)
    options.format = .markdown
    options.since = Timestamp(seconds: FixedClock().now.seconds - 86_400)
    options.until = Timestamp(seconds: FixedClock().now.seconds - 3_600)
    options.countsCrawlers = false
    options.isStrict = true
    options.sections = [.summary, .status]
    #expect(command == .report(options))
  }

  @Test func takesADashForAPath() throws {
    #expect(try parse("-") == .report(ReportOptions(path: "-", topCount: 10)))
  }

  @Test func helpsFirst() throws {
    #expect(try parse("a.log", "--help", "--nonsense") == .help)
  }

  @Test(arguments: [
    (["--colour"], OptionError.unknownOption("--colour")),
    (["--top"], .missingValue(option: "--top")),
    (["--top", "0"], .invalidValue(option: "--top", value: "0", expected: "a number from 1")),
    (["a", "b"], .unexpectedArgument("b")),
    (
      ["--format", "pdf"],
      .invalidValue(option: "--format", value: "pdf", expected: "text, markdown, csv")
    ),
  ])
  func refuses(arguments: [String], error: OptionError) {
    #expect(throws: error) { try container.optionParser.parse(arguments) }
  }

  @Test(arguments: ["", "summary,colours"])
  func refusesUnknownSections(list: String) {
    #expect(throws: OptionError.self) { try parse("--sections", list) }
  }
}

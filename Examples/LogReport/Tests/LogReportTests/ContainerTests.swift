// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@testable import LogReport

/// What the container promises, as far as this program leans on it.
@Suite struct ContainerTests {
  private let options = ReportOptions(path: "web.log", topCount: 10)

  @Test func readsTheSampleLog() throws {
    let container = Container { $0.override(.clock) { FixedClock() } }
    let sample = ReportOptions(path: container.sampleLogPath, topCount: 10)
    #expect(try container.accessLog(options: sample).entries.count == 407)
    #expect(container.problemList.all.count == 8)
  }

  @Test func showsADeepOverrideAtTheTop() throws {
    let entry = try LineParser().parse(Substring(Line.of("203.0.113.4", "GET /deep HTTP/1.1")))
    let container = Container {
      $0.override(.clock) { FixedClock() }
      $0.override(.accessLog) { _, _ throws(FileError) in AccessLog(entries: [entry]) }
    }
    let report = try container.reportBuilder(options: options).report()
    #expect(report.preamble.contains("Made: 2025-03-15 12:00:00 UTC"))
    #expect(report.tables[2].rows == [[.text("/deep"), .count(1), .bytes(1_000)]])
  }

  @Test func passesAnErrorUp() {
    let container = Container {
      $0.override(.accessLog) { _, options throws(FileError) in throw .unreadable(options.path) }
    }
    #expect(throws: FileError.unreadable("web.log")) { try container.reportBuilder(options: options) }
  }

  @Test func keepsOneProblemLogUnderTwoTypes() {
    let container = Container()
    container.problemSink.note(Problem(file: "web.log", line: 1, message: "it is torn"))
    #expect(container.problemList.all.map(\.description) == ["web.log:1: warning: skipped, it is torn"])
  }

  @Test func keepsSingletonsOnly() throws {
    let container = Container { $0.override(.accessLog) { _, _ throws(FileError) in AccessLog(entries: []) } }
    #expect(container.clientClassifier === container.clientClassifier)
    #expect(try container.accessLog(options: options) !== container.accessLog(options: options))
  }

  @Test func leaksNothingIntoAnotherContainer() {
    let first = TestRun(files: ["web.log": "torn"])
    let second = TestRun(files: ["web.log": Line.of()])
    #expect(first("web.log") == .success)
    #expect(second("web.log", "--strict") == .success)
    #expect(first.container.problemList.all.count == 1)
    #expect(second.container.problemList.all.isEmpty)
    #expect(first.container.clientClassifier !== second.container.clientClassifier)
    #expect(second.errorOutput.text == "")
  }
}

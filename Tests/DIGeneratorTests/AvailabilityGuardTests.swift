// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("What is asked before something is listed that is not always there")
struct AvailabilityGuardTests {
  struct Case: Sendable {
    var attributes: [String]
    var condition: String?
    var check: String?
  }

  @Test(
    "By condition or while the program runs",
    arguments: [
      Case(attributes: [], condition: nil, check: nil),
      Case(attributes: ["@available(*, deprecated)"], condition: nil, check: nil),
      Case(attributes: ["@available(macOS 16, iOS 19, *)"], check: "#available(iOS 19, macOS 16, *)"),
      Case(attributes: ["@available(macOS, introduced: 16)"], check: "#available(macOS 16, *)"),
      Case(attributes: ["@available(macOS, unavailable)"], condition: "!os(macOS)"),
      Case(attributes: ["@available(iOS, obsoleted: 20)"], condition: "!os(iOS) && !os(visionOS)"),
      Case(
        attributes: ["@available(macCatalyst, unavailable)"], condition: "!targetEnvironment(macCatalyst)"),
      Case(attributes: ["@available(swift 5.9)"], condition: "swift(>=5.9)"),
      Case(
        attributes: ["@available(tvOS, unavailable)", "@available(macOS 16, *)"], condition: "!os(tvOS)",
        check: "#available(macOS 16, *)"),
    ])
  func asks(_ example: Case) throws {
    let question = try #require(Availability(attributes: example.attributes).question)
    #expect(question.condition == example.condition)
    #expect(question.check == example.check)
  }

  @Test(
    "What no question tells is not listed",
    arguments: [
      "@available(*, unavailable)", "@available(macOSApplicationExtension, unavailable)",
      "@available(swift, obsoleted: 7)",
    ])
  func isNotListed(_ attribute: String) {
    #expect(Availability(attributes: [attribute]).question == nil)
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Conditions of #if")
struct ConditionTests {
  private func condition(_ text: String) -> Condition {
    let file = SourceFile(path: "", module: "", bytes: Array("#if \(text)".utf8))
    var cursor = TokenCursor(file: file, tokens: Lexer.tokens(of: file.bytes).tokens)
    cursor.advance()
    return cursor.takeCondition()
  }

  @Test(
    "Are read, and written in one way",
    arguments: [
      ("DEBUG", "DEBUG"), ("  DEBUG ", "DEBUG"), ("!DEBUG", "!DEBUG"), ("! DEBUG", "!DEBUG"),
      ("!!DEBUG", "DEBUG"), ("(DEBUG)", "DEBUG"), ("A&&B", "A && B"), ("A || B && C", "A || B && C"),
      ("(A || B) && C", "(A || B) && C"), ("A && (B && C)", "A && B && C"), ("!(A && B)", "!A || !B"),
      ("!(A || !B)", "!A && B"), ("!(!A && !B)", "A || B"), ("A && A", "A"), ("A && !A", "false"),
      ("A || !A", "true"), ("A && true", "A"), ("A || false", "A"), ("false", "false"), ("!false", "true"),
      ("os( Linux )", "os(Linux)"), ("os (Linux)", "os(Linux)"),
      ("swift( >= 6.2 )", "swift(>=6.2)"), ("swift(<6)", "!swift(>=6)"),
      ("compiler(<6.0)", "!compiler(>=6.0)"), ("hasFeature(X)", "hasFeature(X)"),
      ("canImport(A,_version:5.1)", "canImport(A,_version:5.1)"), ("canImport(A.B)", "canImport(A.B)"),
      ("targetEnvironment(simulator)", "targetEnvironment(simulator)"),
      ("DEBUG // the flag", "DEBUG"), ("A /* and || */ && /* /* B */ */ C", "A && C"),
      ("(A &&\n  B)", "A && B"), ("`A` && B", "`A` && B"), ("A &&", "(A &&)"), ("", "()"),
      ("A == 1", "(A == 1)"),
      ("os(Linux", "(os(Linux)"),
    ])
  func reads(text: String, expected: String) {
    #expect(condition(text).description == expected)
  }

  @Test(
    "Whatever is written is read as the same",
    arguments: ["A && (B || !C)", "!(A && B) || C && os(iOS)", "!(swift(>=6) || D)"])
  func readsBack(text: String) {
    #expect(condition(condition(text).description) == condition(text))
  }

  @Test(
    "What cannot be read is one line, without its comments",
    arguments: [("(\n)", "(( ))"), ("((A)\r\n", "(((A))")])
  func unreadable(text: String, expected: String) {
    #expect(condition(text).description == expected)
  }

  @Test(
    "One implies another",
    arguments: [
      ("DEBUG", "DEBUG", true), ("DEBUG && A", "DEBUG", true), ("DEBUG", "DEBUG && A", false),
      ("A", "A || B", true), ("A || B", "A", false), ("A", "true", true), ("false", "A", true),
      ("!(A || B)", "!A", true), ("!A", "!(A && B)", true), ("!(A && B)", "!A", false),
      ("(A || B) && !A", "B", true), ("A && (B || C)", "A && B || A && C", true),
      ("A && B || A && C", "A && (B || C)", true), ("os(Linux)", "!os(macOS)", true),
      ("!os(macOS)", "os(Linux)", false), ("os(iOS) && arch(arm64)", "!arch(x86_64)", true),
      ("swift(>=6)", "swift(>=5.10)", true), ("swift(>=5.10)", "swift(>=5.9)", true),
      ("swift(>=5.9)", "swift(>=5.10)", false), ("swift(<5)", "swift(<6)", true),
      ("swift(>=6.0)", "swift(>=6)", true), ("swift(>=6)", "swift(>=6.0.0)", true),
      ("compiler(<6.0)", "!compiler(>=6)", true), ("swift(>=6.0.0.0.1)", "swift(>=6)", true),
      ("swift(>=6)", "swift(>=6.0.0.0.1)", false), ("compiler(>=6.1) && A", "A && compiler(>=6.01)", true),
      ("compiler(>=6)", "swift(>=6)", false), ("canImport(A)", "!canImport(B)", false),
      ("targetEnvironment(simulator)", "os(iOS)", false),
    ])
  func implies(left: String, right: String, expected: Bool) {
    #expect(condition(left).implies(condition(right)) == expected)
  }

  @Test(
    "Two exclude one another",
    arguments: [
      ("A", "!A", true), ("A", "B", false), ("os(Linux)", "os(Windows)", true),
      ("arch(arm64)", "arch(i386)", true),
      ("os(Linux)", "os(Linux) && A", false), ("A && B", "!(A || C)", true),
      ("swift(<6)", "swift(>=6.2)", true), ("swift(<6)", "swift(>=6.0)", true),
      ("_endian(big)", "_endian(little)", true), ("hasFeature(A)", "hasFeature(B)", false),
      ("false", "A", true),
    ])
  func excludes(left: String, right: String, expected: Bool) {
    #expect(condition(left).excludes(condition(right)) == expected)
    #expect(condition(right).excludes(condition(left)) == expected)
  }

  @Test(
    "Mean the same",
    arguments: [
      ("A && B", "B && A", true), ("!(A && B)", "!A || !B", true), ("A || A && B", "A", true),
      ("A != B", "A", false), ("os(Linux) || !os(Linux)", "true", true), ("A || B", "A || C", false),
    ])
  func areEquivalent(left: String, right: String, expected: Bool) {
    #expect(condition(left).isEquivalent(to: condition(right)) == expected)
  }

  @Test(
    "Are written in fewer words",
    arguments: [
      ("A && (A || B)", "A"), ("A || A && B", "A"), ("A || !A && B", "A || B"), ("A && B || A && !B", "A"),
      ("os(Linux) && !os(macOS)", "os(Linux)"), ("os(Linux) && os(macOS)", "false"), ("A && B", "A && B"),
      ("swift(>=6) && swift(>=5)", "swift(>=6)"), ("!(A && B) && A", "!B && A"),
    ])
  func simplifies(text: String, expected: String) {
    let simplified = condition(text).simplified
    #expect(simplified.description == expected)
    #expect(simplified.isEquivalent(to: condition(text)))
  }

  @Test("Ten parts are compared")
  func ten() {
    let either = condition((0..<5).map { "(A\($0) || B\($0))" }.joined(separator: " && "))
    let neither = condition(
      (0..<5).map { "!(!A\($0) && !B\($0) || A\($0) && !A\($0))" }.joined(separator: " && "))
    #expect(either.implies(neither) && neither.implies(either))
  }

  @Test("Of what has too many parts only what is easily seen is told, in no time", .timeLimit(.minutes(1)))
  func tooLong() {
    let clauses = (0..<30).map { "(A\($0) || B\($0))" }
    let either = condition(clauses.joined(separator: " && "))
    let neither = condition((0..<30).map { "!(!A\($0) && !B\($0) || C\($0))" }.joined(separator: " && "))
    #expect(either.mayHold)
    #expect(neither.implies(either) && !either.implies(neither))
    #expect(condition("\(clauses.reversed().joined(separator: "&&")) && X").implies(either))
    #expect(either.simplified == either)
  }

  @Test("Builds are told apart, and no more of them than there are")
  func configurations() {
    let conditions = ["os(Linux)", "os(macOS)", "DEBUG", "!DEBUG"].map { condition($0) }
    let apart = Condition.builds(toldApartBy: conditions, within: .always) ?? []
    #expect(apart.count == 6)
    for (index, build) in apart.enumerated() {
      #expect(build.mayHold)
      #expect(conditions.allSatisfy { build.implies($0) || build.excludes($0) })
      #expect(apart[..<index].allSatisfy { $0.excludes(build) })
    }
    #expect(Condition.disjunction(apart).isEquivalent(to: .always))
    #expect(Condition.builds(toldApartBy: (0..<6).map { .atom("A\($0)") }, within: .always) == nil)
    #expect(Condition.builds(toldApartBy: [condition("DEBUG")], within: condition("DEBUG && A"))?.count == 1)
  }

  @Test("Deep nesting is read without a stack of its size")
  func deep() {
    let text = String(repeating: "(", count: 100_000) + "A" + String(repeating: ")", count: 100_000)
    #expect(condition(text).description.count > 100_000)
    #expect(condition(String(repeating: "!", count: 100_000) + "A").atoms.count == 1)
  }
}

@Suite("Availability")
struct AvailabilityTests {
  @Test(
    "What a user must say too",
    arguments: [
      ("(macOS 26, *)", "", "@available(macOS 26, *)"),
      ("(macOS 26, iOS 26.1, *)", "(macOS 26.0, *)", "@available(iOS 26.1, *)"),
      ("(macOS 26, *)", "(macOS 27, *)", ""),
      ("(macOS 26, *)", "(macOS 25.9.9, *)", "@available(macOS 26, *)"),
      ("(macOS 15, iOS 18, tvOS 18.0, watchOS 11, visionOS 2, *)", "", ""),
      ("(macOS, introduced: 26, message: \"a, b)\")", "", "@available(macOS 26, *)"),
      ("(macOS, introduced: 26, deprecated: 27)", "(macOS, unavailable)", ""),
      ("(iOS, unavailable)", "(iOS 26, *)", "@available(iOS, unavailable)"),
      ("(iOS, obsoleted: 27)", "(iOS 26, *)", "@available(iOS, unavailable)"),
      ("(iOS, obsoleted: 27)", "(iOS, obsoleted: 28)", ""), ("(*, deprecated)", "", ""),
      ("(swift 6.2)", "", "@available(swift 6.2)"), ("(*, noasync)", "", ""),
      ("( macOS   26 ,\n* )", "", "@available(macOS 26, *)"), ("(*, unavailable)", "(*, unavailable)", ""),
      ("(MyFeature 2, *)", "(MyFeature 1, *)", "@available(MyFeature 2, *)"),
    ])
  func missing(needed: String, user: String, expected: String) {
    let user = Availability(attributes: user.isEmpty ? [] : [user])
    #expect(Availability(attributes: [needed]).missing(from: user).joined(separator: " ") == expected)
  }

  @Test(
    "Deprecated and unavailable",
    arguments: [
      ("(*, deprecated)", true, false),
      ("(*, deprecated, message: \"unavailable soon\")", true, false),
      ("(macOS, deprecated: 14)", true, false),
      ("(*, unavailable)", false, true), ("(macOS, unavailable)", false, false),
      ("(macOS 26, *)", false, false),
      ("(*, message: \"deprecated, unavailable\")", false, false),
    ])
  func flags(text: String, isDeprecated: Bool, isUnavailable: Bool) {
    let availability = Availability(attributes: [text])
    #expect(availability.isDeprecated == isDeprecated)
    #expect(availability.isUnavailable == isUnavailable)
  }

  @Test("The innermost and the outermost count together")
  func joins() {
    let inner = Availability(attributes: ["(macOS 26, *)", "(macOS 27, iOS 26, *)"])
    #expect(inner.missing(from: Availability(attributes: [])) == ["@available(iOS 26, macOS 27, *)"])
  }
}

extension Condition {
  /// Whether both hold in the same builds.
  fileprivate func isEquivalent(to other: Condition) -> Bool { implies(other) && other.implies(self) }
}

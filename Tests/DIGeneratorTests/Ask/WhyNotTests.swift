// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Foundation
import Testing

@testable import DIToolCore

/// What `whynot` says of the candidates for a parameter.
struct WhyNotTests {
  private let workshop = try! Workshop()

  private static let program = """
    protocol Clock: Sendable {}

    // @provide(as: Clock)
    struct SystemClock: Clock {}

    // @provide
    struct UTCClock: Clock {}

    struct FrozenClock: Clock {}

    func makeClock() -> any Clock { FrozenClock() }

    // @provide
    struct Greeter { let clock: any Clock; var later: Lazy<Clock>; var zone: Zone? }

    struct Zone {}

    """

  private func whynot(_ type: String, for key: String = "greeter", about text: String = program) throws
    -> String
  {
    try workshop.ask("whynot", type, "--for", key, about: text).output
  }

  @Test func typesThatConformButAreNotProvidedAreNamed() throws {
    #expect(
      try whynot("Clock").hasPrefix(
        """
        greeter: Greeter, new each time (App.swift:14)

        The parameter clock: Clock gets clock (App.swift:4), by rule 3: the provider of its type that has no name
        No other provider has its type.
        These could be provided as it
          App.swift:6   'UTCClock' is a 'Clock' and is provided, but not as one; add to its directive: as: [Self, Clock], name: utcClock, and behind the parameter: /* @named(utcClock) */
          App.swift:11  'makeClock' gives a 'Clock' but is not provided; write above it: // @provide(name: makeClock), and behind the parameter: /* @named(makeClock) */
          App.swift:9   'FrozenClock' is a 'Clock' but is not provided; write above it: // @provide(as: Clock, name: frozenClock), and behind the parameter: /* @named(frozenClock) */

        The parameter later: Lazy<Clock> gets clock (App.swift:4), by rule 3: the provider of its type that has no name

        """))
  }

  /// A type may be asked about that no parameter has and that fits one.
  @Test(arguments: [
    (
      "UTCClock",
      "'UTCClock' is a 'Clock' and is provided, but not as one; add to its directive: as: [Self, Clock]"
    ),
    ("utcClock", "'UTCClock' is a 'Clock' and is provided, but not as one"),
    (
      "FrozenClock",
      "'FrozenClock' is a 'Clock' but is not provided; write above it: // @provide(as: Clock, name: frozenClock), and behind the parameter: /* @named(frozenClock) */"
    ),
    (
      "makeClock",
      "'makeClock' gives a 'Clock' but is not provided; write above it: // @provide(name: makeClock)"
    ),
  ])
  func aTypeThatCouldFillAParameter(key: String, reason: String) throws {
    let output = try whynot(key)
    #expect(output.contains("The parameter clock: Clock gets clock"))
    #expect(output.contains(reason))
  }

  /// Types are compared by their meanings, as the build does.
  @Test(arguments: [
    ("Users", "users", "rule 3"), ("List<User>", "users", "rule 3"), ("A & B", "ab", "rule 3"),
    ("B & A", "ab", "rule 3"), ("[P]", "all", "rule 3"), ("[any P]", "all", "rule 3"),
    ("Maybe", "user", "rule 4"), ("User??", "user", "rule 4"), ("() -> Users", "users", "rule 3"),
    ("@Sendable () -> Users", "users", "rule 3"),
  ])
  func aTypeOfAnotherSpelling(type: String, provider: String, rule: String) throws {
    let text = """
      struct List<T> {}
      protocol A {}; protocol B {}; protocol P {}
      typealias Users = List<User>
      typealias Maybe = User
      // @provide
      struct User {}
      // @provide
      func users() -> List<User> { List() }
      // @provide(as: A & B)
      struct AB: A, B {}
      // @provide
      func all() -> Array<any P> { [] }
      // @provide
      struct Consumer { let value: \(type == "Maybe" ? "Maybe?" : type.replacing("[P]", with: "[any P]")) }

      """
    let output = try whynot(type == "Maybe" ? "Maybe?" : type, for: "consumer", about: text)
    #expect(output.contains(" gets \(provider) (") && output.contains(", by \(rule): "), "\(output)")
    #expect(output.contains("No other provider has its type.\n"), "\(output)")
  }

  @Test func aReplacementIsWhatAParameterGets() throws {
    let base = """
      public protocol Clock: Sendable {}
      // @provide(public, singleton, as: Clock)
      public struct SystemClock: Clock { public init() {} }

      """
    let app = """
      import Base
      // @provide(singleton, replaces: Base.clock)
      struct FastClock: Clock {}
      // @provide
      struct Greeter { let clock: any Clock }

      """
    let output = try workshop.ask(["whynot", "Clock", "--for", "greeter"], files: [app], base: base).output
    #expect(
      output.contains(
        "gets clock (Base.swift:3), a singleton, replaced by fastClock, by rule 3: the provider of its type that has no name\n"
          + "No other provider has its type.\n"))
  }

  /// Advice is tried in memory: where the parameter would not get the value, or the build would refuse, none is given.
  @Test(arguments: [
    // The name is taken.
    (
      "struct Money {}\nenum Settings {\n// @provide(name: cardLimit)\nstatic let cardLimit: Money = Money()\n}\n// @provide\nstruct Reader { let limit: Money /* @named(cardLimit) */ }\n",
      "Money", "reader", "  App.swift:1  'Money' is not provided\n"
    ),
    // Without the argument it would still be another value.
    (
      "enum D {\n// @provide\nstatic let topCount = 10\n}\n// @provide\nstruct Top { var limit: Int = 5 /* @arg */ }\n",
      "Int", "top", "  topCount  App.swift:3  the caller supplies an @arg\n"
    ),
  ])
  func adviceThatWouldNotWorkIsNotGiven(text: String, type: String, key: String, row: String) throws {
    let output = try whynot(type, for: key, about: text)
    #expect(output.contains(row), "\(output)")
    #expect(!output.contains("write above it") && !output.contains("drop "), "\(output)")
  }

  /// A library cannot name what stands above it.
  @Test func nothingAboveALibraryIsProposedToIt() throws {
    let base =
      "// @require\npublic protocol Mail: Sendable {}\n// @provide(public)\npublic struct News { let mail: any Mail }\n"
    let app = "import Base\n// @provide(as: Mail)\nstruct Real: Mail {}\nstruct Fake: Mail {}\n"
    let output = try workshop.ask(["whynot", "Mail", "--for", "news"], files: [app], base: base).output
    #expect(output.contains("  F0.swift:4  'Fake' is a 'Mail' but is not provided\n"), "\(output)")
  }

  /// The advice is that of the build where it works.
  @Test func aProviderThatIsNotVisible() throws {
    let base = "public struct Zone: Sendable {}\n// @provide\nfunc zone() -> Zone { Zone() }\n"
    let app = "import Base\n// @provide\nstruct Greeter { var zone: Zone? }\n"
    let output = try workshop.ask(["whynot", "Zone", "--for", "greeter"], files: [app], base: base).output
    #expect(output.contains("it is internal to 'Base'"), "\(output)")
  }

  /// One variant has the parameter, the other one has not.
  @Test func variantsAreAnsweredEachForItself() throws {
    let text = """
      #if os(Linux)
      // @provide
      struct Tool {}
      #else
      // @provide
      struct Tool { let size: Int = 1; init(size: Int = 2) {} }
      #endif

      """
    #expect(try whynot("Int", for: "tool", about: text).contains("The parameter size: Int gets its default"))
  }

  @Test func aDuplicateIsCalledOne() throws {
    let text = """
      struct Zone {}
      // @provide
      func one() -> Zone { Zone() }
      // @provide
      func two() -> Zone { Zone() }
      // @provide
      struct Greeter { let zone: Zone }

      """
    #expect(
      try whynot("Zone", about: text).contains("two  App.swift:5  it is one too many of this type and name\n")
    )
  }

  @Test func anOptionalGetsTheProviderOfTheTypeInside() throws {
    let text = "// @provide\nstruct Zone {}\n// @provide\nstruct Greeter { var zone: Zone? }\n"
    #expect(
      try whynot("Zone", about: text).contains(
        "gets zone (App.swift:2), by rule 4: for an optional: the same three, for the type inside\n"))
  }

  @Test func aTypeWithoutADirectiveIsNamed() throws {
    let output = try whynot("Zone")
    #expect(output.contains("The parameter zone: Zone? gets its default, by rule 5: no provider fits\n"))
    #expect(output.contains("App.swift:16  'Zone' is not provided; write above it: // @provide"))
  }

  /// A file without directives is read too.
  @Test func otherFilesAreRead() throws {
    try workshop.write("struct FileClock: Clock {}\n", to: "Other.swift")
    try workshop.write(
      "protocol Clock {}\n// @provide\nstruct Greeter { var clock: (any Clock)? }\n", to: "App.swift")
    let output = workshop.run(
      all: ["whynot", "Clock", "--for", "greeter", "--root", workshop.folder.path, "--module", "App"]
        + ["App.swift", "Other.swift"].map(workshop.path)
    ).output
    #expect(
      output.contains(
        "  Other.swift:1  'FileClock' is a 'Clock' but is not provided; write above it: // @provide(as: Clock)\n"
      ))
  }

  @Test func elementsOfACollection() throws {
    let text = """
      protocol Rule {}
      // @provide(into: Rule)
      struct Odd: Rule {}
      // @provide
      struct Even: Rule {}
      // @provide
      struct Judge { let rules: [any Rule] }

      """
    #expect(
      try whynot("Rule", for: "judge", about: text).contains(
        "The parameter rules: [any Rule] gets rules (App.swift:2), the collection of all with 'into: Rule': odd\n"
      ))
    #expect(
      try whynot("Even", for: "judge", about: text).contains("or to 'into:' if it is one of the elements.\n"))
  }

  @Test func aProviderWithoutParameters() throws {
    #expect(
      try whynot("UTCClock", for: "clock").hasSuffix(
        "\nutcClock is provided as 'UTCClock', and 'clock' has no parameters.\n"))
  }

  /// The rules have the numbers and the words of the page.
  @Test func rulesAreThoseOfThePage() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/DIRuntime/DIRuntime.docc/Directives.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(text.split(separator: "## The provider for a parameter").last)
    let rules = section.prefix { $0 != "#" }.matches(of: #/(?m)^([0-9])\. ([^\n]*)[;.]$/#)
    #expect(
      rules.map { "\($0.1) \($0.2.filter { $0 != "`" })" }
        == ParameterRule.allCases.map { "\($0.rawValue) \($0.text)" })
  }
}

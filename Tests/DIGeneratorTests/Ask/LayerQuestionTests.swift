// SPDX-License-Identifier: MIT

import Testing

@testable import DIToolCore

/// Questions about providers that take the place of others, about live ones, and about injected properties.
struct LayerQuestionTests {
  private let workshop = try! Workshop()

  private static let base = """
    import DIRuntime
    public protocol Client: Sendable {}
    // @provide(singleton, public, as: Client, live)
    final class RealClient: Client {}
    // @provide(public)
    public struct Feed { public let client: any Client }

    """
  private static let app = """
    import DIRuntime
    import Base
    // @provide(replaces: Base.client, order: 1)
    struct Logging: Client { let client: any Client; let log: Log }
    // @provide(replaces: Base.client, order: 2)
    struct Retrying: Client { let client: any Client }
    // @provide(singleton)
    final class Log: Sendable {}
    // @provide
    struct Spare {}
    class Page {
      // @inject
      var spare: Spare?
    }
    final class Start: Page {
      // @inject
      var client: (any Client)!
    }
    func start(c: Container) async throws { try await c.run { root in _ = root.feed } }
    func test() { let fake = Container.faking(client: Stub()); _ = fake.feed; fake.inject(Start()) }

    """

  private func ask(_ words: String...) throws -> String {
    try workshop.ask(words, files: [Self.app], base: Self.base).output
  }

  @Test func treeShowsEachLayer() throws {
    #expect(
      try ask("needs", "feed").hasSuffix(
        """
        feed
        └─ client                    a singleton, replaced by retrying
           └─ replaced by: retrying  a singleton
              └─ logging             a singleton
                 ├─ original client  a singleton
                 └─ log              a singleton

        It needs 5 providers.

        """))
  }

  @Test func aWayLeadsThroughAllLayersFromTestsAndRuns() throws {
    #expect(
      try ask("why", "log").hasSuffix(
        """
        feed                         asked for in F0.swift:19 and 1 more place
          needs client               Base.swift:6
            is replaced by retrying  F0.swift:5
              needs logging          F0.swift:6
                needs log            F0.swift:4

        """))
    #expect(try ask("who", "original client").contains("\n  logging  needs it  F0.swift:4\n"))
  }

  @Test func aLayerHasNoAccessor() throws {
    #expect(
      try ask("containers").hasPrefix(
        """
        Container
          made by  Container(), in tests Container.faking(…)
          keeps    log: Log
                   logging: Client, for retrying alone
                   original client: Client, for logging alone
                   retrying: Client, in place of client
                   client: Client, live

        """))
  }

  @Test func aDecoratorGetsTheLayerBelow() throws {
    #expect(
      try ask("whynot", "Client", "--for", "logging").hasSuffix(
        """
        The parameter client: Client gets original client (Base.swift:4), the value whose place it takes
        It does not get
          retrying  F0.swift:6    a decorator gets the value whose place it takes
          client    Base.swift:4  a decorator gets the value whose place it takes

        """))
    #expect(
      try ask("whynot", "Client", "--for", "feed").contains(
        "\n  logging          F0.swift:4    only what takes its place gets it\n"))
  }

  @Test func propertiesOfAnObjectAreSetWhereItIsInjected() throws {
    #expect(
      try ask("why", "spare").hasSuffix(
        """
        inject(Page)   perhaps asked for in F0.swift:20
          needs spare  F0.swift:13

        inject(Start)         perhaps asked for in F0.swift:20
          needs inject(Page)  F0.swift:17
            needs spare       F0.swift:13

        """))
    #expect(try ask("needs", "Start").contains("└─ inject(Page)              sets properties of an object\n"))
  }

  @Test func aReplacedCollectionIsNotMadeOfItsElements() throws {
    let text = """
      protocol Rule {}
      // @provide(into: Rule, order: 2)
      struct Late: Rule {}
      // @provide(into: Rule)
      struct Early: Rule {}
      // @provide(replaces: rules)
      func sorted(rules: [any Rule]) -> [any Rule] { rules }
      // @provide
      struct Book { let rules: [any Rule] }

      """
    #expect(
      try workshop.ask("needs", "rules", about: text).output.hasSuffix(
        """
        rules
        └─ replaced by: sorted             new each time
           └─ original rules               a collection
              ├─ element: early            new each time
              └─ element of order 2: late  new each time

        It needs 4 providers.

        """))
    try workshop.write(try workshop.ask("graph", about: text).output, to: "old.json")
    try workshop.write(
      try workshop.ask("graph", about: text.replacing("order: 2", with: "order: -1")).output, to: "new.json")
    #expect(
      workshop.run("diff", workshop.path("old.json"), workshop.path("new.json")).output.contains(
        """
        - `App.original rules` has the element `App.late` of order -1, App.swift:2
        - no longer: `App.original rules` has the element `App.late` of order 2

        """))
  }

  @Test func anAsyncElementIsNamed() throws {
    let text = """
      protocol Rule {}
      // @provide(into: Rule)
      struct Slow: Rule { init() async {} }
      // @provide
      struct Book { let rules: [any Rule] }

      """
    let answer = try workshop.ask("needs", "book", about: text).output
    #expect(answer.contains("\nasync: from slow (App.swift:3)\n"))
    #expect(answer.contains("element: slow  new each time, async enters here\n"))
  }
}

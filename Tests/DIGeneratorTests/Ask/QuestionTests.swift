// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

/// Questions about small programs.
struct QuestionTests {
  private let workshop = try! Workshop()

  private static let program = """
    protocol Clock: Sendable {}

    // @provide(singleton, as: Clock)
    struct SystemClock: Clock {}

    // @provide(name: utc, as: Clock)
    struct UTCClock: Clock {}

    struct NoDatabase: Error {}

    // @provide(singleton, eager, onClose: shutDown)
    actor Database {
      init(clock: any Clock) async throws(NoDatabase) {}
      func shutDown() async {}
    }

    // @provide(singleton, eager)
    final class Cache: Sendable {
      init(settings: Settings) {}
    }

    // @provide(singleton, onClose: save)
    final class Settings: Sendable {
      init(utc: any Clock, size: Int = 10) {}
      func save() {}
    }

    // @provide
    final class Repository {
      init(database: Database, cache: Cache, later: @escaping @Sendable () -> any Clock) {}
    }

    func use() async throws {
      let container = Container()
      _ = try await container.repository
    }

    """

  @Test func orderNamesWavesAndClosing() throws {
    let (code, output, _) = try workshop.ask("order", about: Self.program)
    #expect(code == 0)
    #expect(
      output == """
        warmUp() of a Container builds
          one after another
            cache  App.swift:18  with settings
          then, at the same time
            database  App.swift:12  with clock
        close() of a Container closes
          built by warmUp(), in this order
            database  shutDown()  App.swift:12
            settings  save()      App.swift:23

        The longest chain of needs: 4 providers, each built from the next
          repository    App.swift:29
            cache       App.swift:18
              settings  App.swift:23
                utc     App.swift:7

        """)
  }

  /// Values close in the reverse order of their creation.
  @Test func valuesThatAreBuiltLaterAreClosedFirst() throws {
    let text = """
      // @provide(singleton, eager, onClose: end)
      final class Primary: Sendable { func end() {} }
      // @provide(singleton, onClose: end)
      final class Client: Sendable { func end() {} }
      // @provide(singleton, eager, onClose: end)
      actor Left { func end() {} ; init() async {} }
      // @provide(singleton, eager, onClose: end)
      actor Right { func end() {} ; init() async {} }

      """
    let output = try workshop.ask("order", about: text).output
    #expect(
      output.hasSuffix(
        """
        close() of a Container closes
          if built after warmUp(), the last one first
            client  end()  App.swift:4
          then, built by warmUp() at the same time, the last one first
            left   end()  App.swift:6
            right  end()  App.swift:8
          then, built by warmUp(), in this order
            primary  end()  App.swift:2

        """))
  }

  @Test func needsNamesWhatMayBeAskedOfAContainer() throws {
    let text = """
      // @provide
      struct Opener { init(container: Container) {} }
      // @provide(singleton)
      final class Clock: Sendable {}
      // @provide
      final class Page { @Injected(.clock) var clock; @InjectedIfPresent var other: Clock?; let late: Injected<Clock> = .init(.clock) }
      // @provide
      struct Book { let opener: Opener; let page: Page }

      """
    func needs(_ key: String) throws -> String { try workshop.ask("needs", key, about: text).output }
    #expect(
      try needs("opener") == """
        opener: Opener, new each time (App.swift:2)

        No parameter of it needs a provider.
        It takes a container and may ask it for anything.

        """)
    #expect(
      try needs("page").hasSuffix(
        "\nNo parameter of it needs a provider.\nIt has injected properties for clock, Clock?.\n"))
    #expect(
      try needs("book").contains(
        "├─ opener  new each time, takes a container and may ask it for anything\n"))
    #expect(try needs("clock").hasSuffix("\nIt needs nothing.\n"))
  }

  @Test func containersPrintsHowEachValueIsAskedFor() throws {
    let text = """
      protocol Reader: Sendable {}
      protocol Writer: Sendable {}
      // @provide(singleton, as: [Reader, Writer])
      final class File: Reader, Writer { init() throws {} }
      // @provide(singleton, keyed: name)
      final class Table: Sendable { init(_ name: String /* @arg */, file: any Reader) async throws {} }
      // @provide
      @MainActor final class Page { init(text: String /* @arg */, size: Int /* @arg */) {} }
      #if DEBUG
      // @provide
      struct Mark {}
      #else
      // @provide
      struct Mark {}
      #endif
      // @container(parent: Container)
      struct Visit { let guest: String }

      """
    #expect(
      try workshop.ask("containers", about: text).output == """
        Container
          made by   Container()
          keeps     reader: Reader, throws any Error
                    writer: Writer, throws any Error
                    table(_: String): Table, async, throws any Error, one for each name
          makes     mark: Mark, #if !DEBUG
                    mark: Mark, #if DEBUG
                    page(text: String, size: Int): Page, @MainActor
          children  visit(guest: String): VisitContainer

        Visit, a child of Container (App.swift:17)
          made by  visit(guest:) of a Container
          inputs   guest: String

        """)
  }

  /// `warmUp()` never builds what another module has replaced, and `close()` never closes it.
  @Test func orderLeavesOutWhatIsReplaced() throws {
    let base = """
      // @provide(public)
      public struct Part { public init() {} }
      // @provide(public, singleton, eager, onClose: stop)
      public final class Disk: Sendable { public init(part: Kept) {}; func stop() {} }
      // @provide(public, singleton)
      public final class Kept: Sendable {}
      // @provide(public, singleton, eager)
      public final class Base: Sendable { public init(disk: Disk) {} }

      """
    let app = """
      import Base
      enum Make {
        // @provide(singleton, replaces: Base.disk)
        static func quickDisk(one: One) -> Disk { fatalError() }
      }
      // @provide(singleton)
      final class One: Sendable {}
      // @provide(singleton, eager)
      final class App: Sendable { init(disk: Disk, two: Two) {} }
      // @provide(singleton)
      final class Two: Sendable {}

      """
    let (_, output, errors) = try workshop.ask(["order"], files: [app], base: base)
    #expect(errors == "")
    #expect(
      output.hasPrefix(
        """
        warmUp() of a Container builds
          one after another
            base  Base.swift:8  with one, quickDisk
            app   F0.swift:9    with two

        The longest chain
        """), "\(output)")
  }

  @Test func keysAreTypesInSeveralSpellings() throws {
    let text = """
      protocol P {}
      struct Pair<A, B> {}
      // @provide
      func all() -> [String: any P] { [:] }
      // @provide
      func pair() -> Pair<Int, any P> { Pair() }
      // @provide
      func make() -> @Sendable (Int) -> String { { _ in "" } }

      """
    for (key, accessor) in [
      ("[String:P]", "all"), ("Pair<Int,P>", "pair"), ("any Pair<Int, any P>", "pair"),
      ("@Sendable (Int) -> String", "make"),
    ] {
      #expect(try workshop.ask("needs", key, about: text).output.hasPrefix("\(accessor): "), "\(key)")
    }
  }

  @Test func needsNamesWhereEffectsEnter() throws {
    let output = try workshop.ask("needs", "repository", about: Self.program).output
    #expect(
      output == """
        repository: Repository, new each time (App.swift:29)
        async: from database (App.swift:12)
        throws NoDatabase: from database (App.swift:12)

        repository
        ├─ database      a singleton, async enters here, throws NoDatabase enters here
        │  └─ clock      a singleton
        ├─ cache         a singleton
        │  └─ settings   a singleton
        │     └─ utc     new each time
        └─ later: clock  a singleton

        It needs 5 providers.

        """)
  }

  @Test func whyNamesEagerProviders() throws {
    let output = try workshop.ask("why", "utc", about: Self.program).output
    #expect(
      output.contains(
        "cache             built by warmUp()\n  needs settings  App.swift:19\n    needs utc     App.swift:24\n"
      ))
  }

  @Test(arguments: [
    ("settings", "rule 2: a provider whose name is the label comes first"),
    ("database", "rule 2: it has the name 'utc', which only @named(utc) or that label takes"),
    ("repository", "rule 2: it has the name 'utc', which only @named(utc) or that label takes"),
  ])
  func whynotNamesTheRule(consumer: String, rule: String) throws {
    let output = try workshop.ask("whynot", "Clock", "--for", consumer, about: Self.program).output
    #expect(output.contains(rule))
  }

  @Test func whynotNamesADefault() throws {
    let output = try workshop.ask("whynot", "Int", "--for", "settings", about: Self.program).output
    #expect(output.contains("The parameter size: Int gets its default, by rule 5: no provider fits\n"))
  }

  @Test func whynotOfATypeThatNoParameterHas() throws {
    let output = try workshop.ask("whynot", "Cache", "--for", "database", about: Self.program).output
    #expect(
      output.contains(
        "cache is provided as 'Cache', and the parameters of 'database' have the types 'Clock'.\n"))
  }

  @Test func aBrokenProgramIsAnsweredWithAWarning() throws {
    let text = "// @provide\nstruct A { init(b: B) {} }\nstruct B {}\n"
    let (code, output, errors) = try workshop.ask("whynot", "B", "--for", "a", about: text)
    #expect(code == 1)
    #expect(
      errors
        == "di: warning: the sources have one mistake, so parts of the graph may be missing; 'di check' shows them\n"
    )
    #expect(output.contains("The parameter b: B gets nothing: no provider fits, and it has no default\n"))
    #expect(output.contains("error: no provider for 'B' [#MissingProvider]\n"))
    #expect(output.contains("'B' is not provided; write above it: // @provide"))
  }

  /// An answer is about the files that can be read, and the others are named.
  @Test(arguments: ["struct B {\n", "struct B { let s = \"\u{0} }\n/* \n// @provide\n"])
  func aBrokenFileIsLeftOut(text: String) throws {
    try workshop.write("// @provide\n\(text)", to: "Broken.swift")
    try workshop.write("// @provide\nstruct A {}\n", to: "App.swift")
    let files = ["App.swift", "Broken.swift", "Missing.swift"].map(workshop.path)
    let (code, output, errors) = workshop.run(
      all: ["who", "a", "--root", workshop.folder.path, "--module", "App"] + files)
    #expect(code == 1)
    #expect(output.hasPrefix("a: A, new each time (App.swift:2)\n"))
    #expect(
      errors.contains("so the graph has nothing of 'Broken.swift', 'Missing.swift', which cannot be read;"),
      "\(errors)")
  }

  /// Without any source that can be read there is no graph, and the reason is named.
  @Test(arguments: [["why", "a"], ["order"], ["graph"], ["whynot", "A", "--for", "b"], ["lock"]])
  func withoutAGraphTheReasonIsNamed(words: [String]) {
    let (code, output, errors) = workshop.run(all: words + ["--module", "App", "nowhere.swift"])
    #expect(code == 1)
    #expect(output == "")
    #expect(
      errors.hasPrefix(
        "di: error: without these sources there is no graph\nnowhere.swift: error: the file cannot be read"))
  }

  @Test func aQuestionWithoutAKeyIsWrongUsage() {
    let (code, _, errors) = workshop.run("why", "--module", "App", "App.swift")
    #expect(code == 2)
    #expect(errors.hasPrefix("di: error: 'why' needs an accessor or a type, as in: di why clock\n"))
  }
}

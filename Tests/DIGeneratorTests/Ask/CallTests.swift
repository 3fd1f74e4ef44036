// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

/// The calls that `why` finds.
struct CallTests {
  private let workshop = try! Workshop()

  private static let providers = """
    // @provide
    struct Greeter {}
    struct User {}
    // @container(parent: Container)
    struct Session { let user: User }
    // @provide(singleton, in: Session)
    final class Cart: Sendable {}

    """
  /// The line of the first line that a test adds.
  private static let next = providers.count { $0 == "\n" } + 1

  private func why(_ code: String, key: String = "greeter") throws -> String {
    try workshop.ask("why", key, about: Self.providers + code + "\n").output
  }

  @Test(arguments: [
    "func start() { Container().greeter }",
    "func start() { Container { _ in }.greeter }",
    "func make() -> Container { Container() }; func start() { make().greeter }",
    "func make() async throws -> Container? { nil }; func start() async throws { try await make()?.greeter }",
    "func make(_ n: Int) -> Container { Container() }; func start() { let c = make(1); c.greeter }",
    "enum Root { static func make() -> Container { Container() } }; func start() { Root.make().greeter }",
    "final class App { let container: Container; func start() { self.container.greeter } }",
    "final class App { let container = make(); func start() { container.greeter } }; func make() -> Container { Container() }",
    "final class App { lazy var container = Self.make(); static func make() -> Container { Container() }; func f() { container.greeter } }",
    "enum Root { static let shared = Container() }; func start() { Root.shared.greeter }",
    "extension Container { static let shared = Container() }; func start() { Container.shared.greeter }",
    "struct Other { static let shared = Other() }; extension Container { static let shared = Container() }; func f() { Container.shared.greeter }",
    "struct App { let make: @Sendable () throws -> Container; func start() throws { try make().greeter } }",
    "struct App { var root: Container { make() }; func start(app: App) { app.root.greeter } }",
    "typealias Root = Container; func start(root: Root) { root.greeter }",
    "func start(c: Container) { let session = c.session(user: User()); session.greeter }",
    "func start(a: Container) {\n  let c = a.session(user: User())\n  (x, y) = (c.greeter, 1)\n}",
    "func start(c: Container) { c.overriding { _ in }.greeter }",
    "func start() { if let c = Container.current { c.greeter } }",
    "func start() { Container { $0.override(.other) { $0.greeter } } }",
    "func start() { print(\"Hi \\(Container().greeter) there\") }",
    "func start(c: Container) { print(\"\"\"\n  \\(c.greeter)\n  \"\"\") }",
    "func start(c: Container) { (try! c)\n  .greeter }",
    "extension Container { var both: Greeter { greeter } }",
    "extension Container: Sendable { func f() { self.greeter } }",
    "let path = \\Container.greeter",
    "struct View { @Injected(.greeter) var it }",
    "struct A { let box: Container }; struct B { let box: Int }; func start(a: A) { a.box.greeter }",
    "func start(list: [Int], c: Container) { list.map { [root = c] number -> Greeter in root.greeter } }",
  ])
  func callIsFound(code: String) throws {
    let output = try why(code)
    #expect(
      output.contains("\ngreeter  asked for in App.swift:\(Self.next + line(of: "greeter", in: code))\n"))
  }

  private func line(of word: String, in code: String) -> Int {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(word) } ?? 0
  }

  @Test(arguments: [
    "func start(c: Container) { c.session(user: User()).cart }",
    "func start(c: Container) { let s = c.session(user: User()); s.cart }",
    "func open(_ c: Container) -> SessionContainer { c.session(user: User()) }; func f(c: Container) { open(c).cart }",
    "struct App { let session: SessionContainer; func start() { self.session.cart } }",
  ])
  func callOnAChildIsFound(code: String) throws {
    #expect(try why(code, key: "cart").contains("\nSession.cart  asked for in App.swift:\(Self.next)\n"))
  }

  /// A value whose type is not known may be a container.
  @Test(arguments: [
    "func start(list: [Container]) { list[0].greeter }",
    "func start(list: [Container]) { list.forEach { $0.greeter } }",
    "protocol Parts { var greeter: Greeter { get } }; extension Container: Parts {}; func start(parts: any Parts) { parts.greeter }",
    "func start(list: [Container]) { list.map(\\.greeter) }",
    "import Other; func start() { makeElsewhere().greeter }",
    "struct A { let box: Container }; struct B { let box: Int }; func start() { makeElsewhere().box.greeter }",
  ])
  func callInDoubtIsNoWay(code: String) throws {
    let output = try why(code)
    #expect(!output.contains("asked for in App.swift:\(Self.next)\n") || output.contains("perhaps"))
    #expect(
      output.contains(
        """
        No call was found on a value that is known to be a container, and warmUp() does not build it. These may be calls:

        greeter  perhaps asked for in App.swift:\(Self.next)
        """))
  }

  @Test(arguments: [
    "struct Page { let greeter = 1; func start() { self.greeter; greeter } }",
    "struct Page { let greeter = 1 }; func start(page: Page) { page.greeter }",
    "struct Page { let greeter = 1 }; func start() { let c: Page = .init(); c.greeter }; func f() { let c = Container() }",
    "func start() { go(.greeter) }",
    "enum Kind { case greeter }; func start() { Kind.greeter }",
    "func start() -> Kind { return .greeter }",
    "func start() { do throws(Kind) { try go() } catch .greeter { stop() } catch {} }",
    "extension Container { func f() { let greeter = 1; print(greeter) } }",
    "final class Other { static let shared = Other(); let greeter = 1 }; extension Container { static let shared = Container() }; func f() { Other.shared.greeter }",
    "func start() { print(\"greeter, c.greeter\") }",
  ])
  func nothingElseIsACall(code: String) throws {
    let output = try why(code)
    #expect(
      output.hasSuffix(
        "\nNo call was found that leads to it in the file of App, and warmUp() does not build it.\nNothing needs it.\n"
      ),
      "\(output)")
  }

  @Test func callsInTestsAreNamedWhereThereIsNoOther() throws {
    try workshop.write("@testable import App\nfunc test(c: Container) { c.greeter }\n", to: "Tests.swift")
    let words = ["greeter", "--others", workshop.path("Tests.swift")]
    let why = workshop.run(
      all: try ["why"] + words + ["--root", workshop.folder.path] + target(Self.providers)
    ).output
    #expect(
      why.hasSuffix(
        """
        No call was found that leads to it in the file of App, and warmUp() does not build it.

        Tests or other targets ask for it:

        greeter  asked for in Tests.swift:2

        """), "\(why)")
    let who = workshop.run(
      all: try ["who"] + words + ["--root", workshop.folder.path] + target(Self.providers)
    ).output
    #expect(who.hasSuffix("\nAsked for in tests or other targets\n  Tests.swift:2\n"), "\(who)")
  }

  private func target(_ text: String) throws -> [String] {
    try workshop.write(text, to: "App.swift")
    return ["--module", "App", workshop.path("App.swift")]
  }

  /// Both containers have a `name`; a call on one is no call on the other.
  @Test func callsAreOnTheContainerThatHasTheAccessor() throws {
    let text = """
      // @provide(name: title)
      struct Title {}
      // @container(parent: Container)
      struct Visit { let title: Int }
      func start(visit: VisitContainer) { _ = visit.title }
      """
    #expect(try workshop.ask("why", "Visit.title", about: text).output.contains("asked for in App.swift:5\n"))
    #expect(!(try workshop.ask("why", "Container.title", about: text).output.contains("asked for")))
  }
}

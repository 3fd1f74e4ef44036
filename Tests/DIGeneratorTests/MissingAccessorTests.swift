// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore
@testable import DIToolCore

@Suite("Accessors that are called and that no provider makes")
struct MissingAccessorTests {
  private static let providers = """
    import DIRuntime
    // @provide
    struct Greeter {}
    struct Clock {}
    struct User {}
    // @container(parent: Container)
    struct Session { let user: User }
    // @provide(singleton, in: Session)
    final class Cart: Sendable {}

    """

  private func check(_ code: String, _ words: String...) throws -> (code: Int32, output: String) {
    let workshop = try Workshop()
    try workshop.write(Self.providers + code + "\n", to: "App.swift")
    let result = workshop.run(all: ["check", "--module", "App", workshop.path("App.swift")] + words)
    return (result.code, result.output)
  }

  @Test(
    "They are mistakes where a value can only be a container",
    arguments: [
      "func start() { _ = Container().clock }",
      "func start() { let c = Container { _ in }\n_ = c.clock }",
      "func start(c: Container) { _ = c.clock }",
      "func start(c: Container?) { _ = c?.clock }",
      "func start(c: Container) { print(\"\\(c.clock)\") }",
      "func start(c: Container) { _ = c.overriding { _ in }.clock }",
      "func start(c: Container) { _ = c.session(user: User()).clock }",
      "func start(s: SessionContainer) { _ = s.clock }",
      "func start() { if let c = Container.current { _ = c.clock } }",
      "func start(c: Container?, n: Int?) { if let c, let n { _ = c.clock } }",
      "func start(list: [Int], c: Container) { for n in list { _ = c.clock } }",
      "func start(c: Container) async throws { try await c.run { root in _ = root.clock } }",
      "func start() { let fake = Container.faking(); _ = fake.clock }",
      "func start(c: Container) { _ = c.fresh(.clock) }",
      "func start() { _ = Container { $0.override(.clock) { _ in Clock() } } }",
      "func start() { _ = Container { $0.override(.greeter) { c in c.clock } } }",
      "let container = Container()\nfunc start() { _ = container.clock }",
      "let container = Container()\nstruct App: Sendable { func start() { _ = container.clock } }",
      "struct App { let container: Container; func start() { _ = container.clock } }",
      "struct App { let container: Container }\nfunc start(app: App) { _ = app.container.clock }",
      "final class App { lazy var c = Self.make(); static func make() -> Container { Container() }; func f() { _ = c.clock } }",
      "extension Container { static let shared = Container() }\nfunc start() { _ = Container.shared.clock }",
      "extension Container { func both() { _ = self.clock } }",
      "typealias Root = Container\nfunc start(root: Root) { _ = root.clock }",
      "let path = \\Container.clock",
      "func start(c: Container) { _ = c.clock }\nenum Kind { case clock }; struct Page { let clock: Clock }",
    ])
  func found(code: String) throws {
    let (status, output) = try check(code)
    #expect(status == 1)
    #expect(output.contains("error: no provider makes 'clock', for which this asks "), "\(output)")
    #expect(output.contains("App.swift:4:1: note: 'Clock' is declared here, and no directive provides it\n"))
    #expect(output.hasSuffix("note: 'Clock' is declared here, and no directive provides it\n"), "\(output)")
  }

  @Test(
    "Nothing else is one",
    arguments: [
      // Members that the sources add to containers.
      "extension Container { var clock: Clock { Clock() } }\nfunc start(c: Container) { _ = c.clock }",
      "protocol Parts {}\nextension Parts { var clock: Clock { Clock() } }\nextension Container: Parts {}\nfunc start(c: Container) { _ = c.clock }",
      "protocol Base { var clock: Clock { get } }\nprotocol Parts: Base {}\nextension Container: Parts { var clock: Clock { Clock() } }\nfunc start(c: SessionContainer) { _ = c.clock }",
      "extension Optional { var clock: Clock { Clock() } }\nfunc start(c: Container?) { _ = c.clock }",
      "extension Container: Other {}\nfunc start(c: Container) { _ = c.clock }",
      "extension Key { static var clock: Int { 1 } }\nfunc start(c: Container) { c.fresh(.clock) }",
      // Members of every container, of optionals, and of values that are no containers.
      "func start(c: Container) async throws { _ = (c.dynamic, c.isClosed); try await c.warmUp(); await c.close() }",
      "func start(c: Container?) { c.map { print($0) } }",
      "func start(c: Container...) { _ = c.count }",
      "func start(c: [Container]) { _ = c.clock }",
      "func start(c: Container) { c.greeter.clock() }",
      "func start(c: Container) { let same = c === Container.current; _ = same.clock }",
      "func start(c: Container) { (c ?? x).clock }",
      "func start() { if let c = Container.current { print(c) }.clock }",
      // Names that stand for something else.
      "let c = Container()\nfunc start(c: Clock) { c.clock }",
      "let c = Container()\nfunc start() { for (c, d) in list { c.clock } }",
      "let c = Container()\nfunc start() { let (c, d) = pair; c.clock }",
      "let c = Container()\nfunc start() { if case let .some(c) = value { c.clock } }",
      "let c = Container()\nfunc start() { switch value { case let c: c.clock } }",
      "let c = Container()\nfunc start() { switch value { case .a(let c): c.clock } }",
      "let c = Container()\nfunc start() { switch value { case (let c, _): c.clock } }",
      "let c = Container()\nfunc start() { switch value { case (_, let c, _): c.clock } }",
      "let c = Container()\nfunc start() async { for await c in list { c.clock } }",
      "let c = Container()\nfunc start() { list.map { c -> Int in c.clock } }",
      "let c = Container()\nfunc start() { list.map { @Sendable c throws -> Int in c.clock } }",
      "let c = Container()\nfunc start() { list.map { [c = other.c] in c.clock } }",
      "let c = Container()\nfinal class App: Other { func start() { c.clock } }",
      "let c = Container()\nextension Other { func start() { c.clock } }",
      "let c = Container()\nstruct App: Own { func start() { c.clock } }\nprotocol Own {}\nextension Own { var c: Clock { Clock() } }",
      "struct App { let c: Container }\nfunc start() { model.c.clock }",
      "struct App { let c: Container }\nfinal class Page: Other { struct App {}; func start() { c.clock } }",
      "func start() { _ = Other.Container().clock }",
      "struct Page { struct Container {}; func start() { _ = Container().clock } }",
      "func start() { struct Container {}; _ = Container().clock }",
      "typealias Container = Other\nfunc start(c: Container) { _ = c.clock }",
      "func start<Container: Collection>(c: Container) { _ = c.clock }",
      "func start(kind: Kind) { go(.clock); other.override(.clock) }",
      // A branch that a build may leave out.
      "#if os(Windows)\nfunc start(c: Container) { _ = c.clock }\n#endif",
      // Modules that were not read.
      "import Kit\nfunc start(c: Container) { _ = c.clock }",
      "func start(c: Container) { print(\"c.clock\") /* c.clock */ }",
    ])
  func nothingElse(code: String) throws {
    let (status, output) = try check(code)
    #expect((status, output) == (0, ""))
  }

  @Test("Where the words for the target tell all modules with the runtime, others may be imported")
  func otherModules() throws {
    let workshop = try Workshop()
    try workshop.write("", to: "beside.txt")
    let code = "import Kit\nfunc start(c: Container) { _ = c.clock }"
    #expect(try check(code, "--beside", "@" + workshop.path("beside.txt")).code == 1)
    // It may have a type of that name.
    let text = "import Kit\nfunc start(c: Container) { _ = c.greeter.clock; _ = Container().clock }"
    try workshop.write(text, to: "Other.swift")
    let words = [workshop.path("Other.swift"), "--beside", "@" + workshop.path("beside.txt")]
    #expect(try check("", words[0], words[1], words[2]).code == 0)
  }

  @Test("A note names the container that has the accessor, or the accessor that may be meant")
  func notes() throws {
    let other = try check("func start(c: Container) { _ = c.cart }").output
    #expect(
      other.hasSuffix(
        """
        App.swift:10:34: error: no provider makes 'cart', for which this asks 'Container' [#MissingProvider]
        App.swift:9:7: note: 'SessionContainer' has an accessor of that name

        """), "\(other)")
    let near = try check("func start(c: Container) { _ = c.greter }").output
    #expect(near.hasSuffix("App.swift:3:1: note: did you mean 'greeter'?\n"), "\(near)")
  }

  @Test("A mend does not say that nothing is wrong")
  func mend() throws {
    let workshop = try Workshop()
    try workshop.write(Self.providers + "func start(c: Container) { _ = c.clock }\n", to: "App.swift")
    let result = workshop.run("fix", "--module", "App", workshop.path("App.swift"))
    #expect(result.code == 1)
    #expect(result.errors.hasSuffix("di: nothing can be mended\n"), "\(result.errors)")
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

/// What the generator makes of one file.
func generate(_ text: String, module: String = "App", path: String = "F.swift") -> GeneratorResult {
  Pipeline.generate(
    module: module, sources: [SourceFile(path: path, module: module, bytes: Array(text.utf8))])
}

/// The graph of one file.
private func graph(_ text: String, rounds: Int = 50) -> (graph: Graph, diagnostics: [Diagnostic]) {
  var diagnostics = DiagnosticCollector()
  var model = SourceModel(module: "App")
  model.add([SourceFile(path: "F.swift", module: "App", bytes: Array(text.utf8))])
  let table = TypeTable(model: model)
  let bindings = ProviderReader.bindings(in: table, diagnostics: &diagnostics)
  let graph = GraphBuilder.graph(of: bindings, in: table, rounds: rounds)
  for mistake in Rules.diagnostics(in: graph) { diagnostics.report(mistake) }
  return (graph, diagnostics.diagnostics)
}

@Suite("Graph: which provider a parameter gets")
struct ResolvingTests {
  /// What the only parameter of `Consumer` is filled with, in words.
  private func binding(_ parameter: String, _ providers: String) -> String {
    let (graph, diagnostics) = graph("// @provide\nstruct Consumer { init(\(parameter)) {} }\n\(providers)")
    guard let consumer = graph.nodes.first(where: { $0.binding.title == "consumer" }) else {
      return "nothing"
    }
    switch consumer.variants[0].values[0] {
    case .provider(let target, _): return target.accessor
    case .deferred(let edge):
      return "later: \(edge.target.accessor)"
    case .container: return "the container"
    case .leftOut: return "its default"
    case .nilValue: return "nil"
    case .argument: return "an argument"
    case .unresolved: return diagnostics.first?.id.rawValue ?? "nothing"
    }
  }

  private static let clocks = """
    protocol Clock {}
    // @provide(as: Clock)
    struct Plain: Clock {}
    // @provide(as: Clock, name: wall)
    struct Wall: Clock {}
    // @provide(as: Clock, name: steady)
    struct Steady: Clock {}
    """

  @Test(
    "In the order of the rules",
    arguments: [
      ("clock: any Clock", "clock"),
      ("wall: any Clock", "wall"),
      ("_ steady: any Clock", "steady"),
      ("on wall: any Clock", "clock"),
      ("wall steady: any Clock", "wall"),
      ("wall: any Clock /* @named(steady) */", "steady"),
      ("wall: (any Clock)? /* @named(steady) */", "steady"),
      ("clock: Clock?", "clock"),
      ("wall: Clock?", "wall"),
      ("clock: any Clock = Plain()", "clock"),
      ("clock: some Clock", "clock"),
      ("clock: any Clock /* @named(sundial) */", "MissingProvider"),
      ("clock: any Clock = Plain() /* @named(sundial) */", "MissingProvider"),
      ("clock: any Clock /* @arg */", "an argument"),
      ("other: Int?", "nil"),
      ("other: Int!", "MissingProvider"),
      ("other: Int = 1", "its default"),
      ("other: Int? = 1", "its default"),
      ("others: Int...", "its default"),
      ("other: Int", "MissingProvider"),
      ("container: Container", "the container"),
      ("container: DIRuntime.Container?", "the container"),
    ])
  func rules(parameter: String, expected: String) {
    #expect(binding(parameter, Self.clocks) == expected)
  }

  @Test(
    "T and T? are two keys; an optional takes its own first",
    arguments: [
      ("clock: Clock?", "maybeClock"), ("clock: any Clock", "clock"), ("_ x: Optional<Clock>", "maybeClock"),
    ])
  func optionals(parameter: String, expected: String) {
    let maybe = "enum M { // here\n// @provide\nstatic func maybeClock() -> (any Clock)? { nil } }"
    #expect(binding(parameter, Self.clocks + "\n" + maybe) == expected)
  }

  @Test(
    "What asks later goes by what it asks for; an exact provider comes first, a default after both",
    arguments: [
      ("clock: Lazy<any Clock>", "later: clock"),
      ("wall: DIRuntime.Provider<Clock>", "later: wall"),
      ("_ steady: @escaping @Sendable () async throws -> any Clock", "later: steady"),
      ("clock: Lazy<any Clock> /* @named(wall) */", "later: wall"),
      ("clock: Lazy<any Clock> /* @named(sundial) */", "MissingProvider"),
      ("clock: Lazy<Clock>?", "later: clock"),
      ("clock: Lazy<Clock?>", "later: clock"),
      ("clock: (() -> any Clock)? = nil", "later: clock"),
      ("exact: () -> Plain", "exact"),
      ("exact: @escaping @Sendable () -> Plain", "MissingProvider"),
      ("other: Lazy<Int>", "MissingProvider"),
      ("other: Lazy<Int>?", "nil"),
      ("other: Lazy<Int> = Lazy(3)", "its default"),
      ("clock: (Int) -> any Clock", "UnforwardedArgument"),
      ("clock: ((Int) -> any Clock)?", "nil"),
      ("clock: (Int) -> any Clock = { _ in Plain() }", "its default"),
      ("clock: @convention(c) () -> any Clock", "MissingProvider"),
      ("clock: @autoclosure () -> any Clock = Plain()", "later: clock"),
    ])
  func deferred(parameter: String, expected: String) {
    let exact = "enum Makers { // here\n// @provide\nstatic func exact() -> () -> Plain { { Plain() } } }"
    #expect(binding(parameter, Self.clocks + "\n" + exact) == expected)
  }

  @Test(
    "B8: common values are only taken by name",
    arguments: [
      ("port: Int", "port"), ("on port: Int", "AmbiguousProvider"), ("count: Int", "AmbiguousProvider"),
      ("count: Int = 3", "its default"), ("count: Int /* @named(port) */", "port"),
      ("hosts: [String]", "hosts"),
      ("names: [String]?", "nil"),
    ])
  func commonValues(parameter: String, expected: String) {
    let values = """
      enum Config {
        // @provide
        static let port = 8080
        // @provide
        static let hosts: [String] = []
      }
      """
    #expect(binding(parameter, values) == expected)
  }

  @Test("Owners that do not come to rest are a mistake, with the provider that still changes")
  func unsettled() {
    let text = """
      // @container(parent: Container)
      struct Session { let user: User }
      struct User {}
      // @provide
      struct Profile { let user: User }
      """
    #expect(graph(text).diagnostics.isEmpty)
    #expect(graph(text, rounds: 1).diagnostics.map(\.text).joined().contains("'profile' belongs to"))
  }

  @Test("A step is repeated until it changes nothing, or until the rounds are used up")
  func rounds() {
    let (result, last, next) = repeated(50, from: 0) { (min($0 + 1, 7), $0) }
    #expect((result, last, next) == (7, 7, 7))
    let endless = repeated(50, from: 0) { ($0 + 1, $0) }
    #expect((endless.last, endless.next) == (49, 50))
  }

  @Test("Only one of several providers that all have names must be asked for by name")
  func onlyNamed() {
    let named = Self.clocks.replacing("// @provide(as: Clock)\n", with: "")
    #expect(binding("clock: any Clock", named) == "AmbiguousProvider")
  }
}

@Suite("Rows that the generator reports")
struct RowTests {
  private func texts(_ source: String) -> String { generate(source).diagnostics.map(\.text).joined() }

  @Test("A10: two static providers for one key are an error that names both places")
  func duplicates() {
    #expect(
      texts("protocol P {}\n// @provide(as: P)\nstruct A: P {}\n// @provide(as: P)\nstruct B: P {}\n") == """
        F.swift:4:17: error: 'P' is provided twice [#DuplicateProvider]
        F.swift:2:17: note: it is provided here too
        F.swift:4:17: note: give one of them a name, which only '@named' or an equal label takes (name: someName), or drop one: fakes belong in overrides

        """)
  }

  @Test("A11: what is missing is an error with the whole path")
  func missing() {
    let text = texts(
      "// @provide\nstruct A { let b: B }\n// @provide\nstruct B { let c: C }\n// @provide\nstruct C { let d: D }\n"
    )
    #expect(
      text.hasPrefix(
        """
        F.swift:6:16: error: no provider for 'D' [#MissingProvider]
        F.swift:2:16: note: 'a' needs 'b' for its parameter 'b'
        F.swift:4:16: note: 'b' needs 'c' for its parameter 'c'
        F.swift:6:16: note: 'c' needs 'D' for its parameter 'd'

        """))
  }

  @Test("E1: a cycle of eager dependencies is an error with the whole path drawn")
  func cycle() {
    let text = texts("// @provide\nclass A { init(b: B) {} }\n// @provide\nclass B { init(a: A) {} }\n")
    #expect(text.hasPrefix("F.swift:2:16: error: dependency cycle: a → b → a [#DependencyCycle]\n"))
  }

  @Test("E8: a directive that says more than its types allow is an error")
  func wider() {
    let text = texts("// @provide(public)\nstruct A {}\n")
    #expect(
      text.hasPrefix(
        "F.swift:1:13: error: a public accessor cannot be wider than 'A', which is internal [#Inaccessible]\n"
      ))
  }

  @Test("Where a directive belongs to nothing, only words are judged: who knows what it was to provide")
  func wordsFirst() {
    let ids = generate("// @provide(singelton)\nstruct A { let missing: Missing }\n// @provied\nstruct D {}")
      .diagnostics
    #expect(ids.map(\.id) == [.unknownOption, .unknownDirective])
  }

  @Test("Everything wrong is found in one run, sorted by place")
  func allAtOnce() {
    let ids = generate(
      """
      // @provide(singelton)
      struct A {}
      // @provide
      enum B {}
      // @provide
      struct C { let missing: Missing }
      """
    ).diagnostics.map(\.id)
    #expect(ids == [.unknownOption, .unsupportedDeclaration, .missingProvider])
  }
}

@Suite("Generated text")
struct TextTests {
  @Test("Is the same whatever the order of files")
  func order() {
    let files = (0..<20).map { number in
      let needs = number == 0 ? "" : "let other: S\(number / 2)"
      let text = "// @provide(singleton)\nstruct S\(number) { \(needs) }\n"
      return SourceFile(path: "S\(number).swift", module: "App", bytes: Array(text.utf8))
    }
    let expected = Pipeline.generate(module: "App", sources: files)
    #expect(expected.text != nil)
    for shift in 1..<20 {
      let turned = Array(files[shift...] + files[..<shift])
      #expect(Pipeline.generate(module: "App", sources: turned.reversed()).text == expected.text)
    }
  }

  /// What is generated for `App`, with modules below it.
  private func generate(_ sources: [(module: String, text: String)]) -> GeneratorResult {
    Pipeline.generate(
      module: "App",
      sources: sources.map {
        SourceFile(path: "\($0.module).swift", module: $0.module, bytes: Array($0.text.utf8))
      })
  }

  @Test("Names the module of an accessor that two modules declare, each in a statement of its own")
  func selectors() {
    let lib = "public protocol P {}\n// @provide(public)\npublic func log() -> any P { fatalError() }\n"
    let app =
      "import Lib\nstruct AppLog: P {}\n// @provide\nfunc log() -> AppLog { AppLog() }\n// @provide\nstruct S { let x: any P; let y: any P; let z: AppLog }\n"
    let text = generate([("App", app), ("Lib", lib)]).text ?? ""
    #expect(
      text.contains(
        "  let log = c.Lib::log\n  let log_ = c.Lib::log\n  let log__ = c.App::log\n  return S(x: log, y: log_, z: log__)\n"
      ))
  }

  @Test("B9: names the module of the key of an accessor that a module below has, too")
  func contestedKeys() {
    let text = "// @provide(public)\npublic struct Crate { public init() {} }\n"
    let generated = generate([("App", "import Lib\n" + text), ("Lib", text)]).text ?? ""
    #expect(generated.contains("_override(of: .App::crate)"))
    #expect(generate([("App", text), ("Lib", "")]).text?.contains("_override(of: .crate)") == true)
  }

  @Test("Internal types of a module below do not hide another module's public ones")
  func internalTypes() {
    let one = "struct Logger {}\n"
    let other =
      "public struct Logger { public init() {} }\nextension Logger {\n// @provide(public)\npublic static func main() -> Logger { .init() } }\n"
    let app = "import One\nimport Two\n// @provide\nstruct S { let logger: Logger }\n"
    #expect(generate([("App", app), ("One", one), ("Two", other)]).diagnostics == [])
  }

  @Test("What is exported again is seen without an import of its own")
  func exported() {
    let lib = "// @provide(public)\npublic struct Logger { public init() {} }\n"
    let app = "@_exported import Lib\n"
    let sources = [("App", app), ("Lib", lib)].map {
      SourceFile(path: "\($0).swift", module: $0, bytes: Array($1.utf8))
    }
    let user = SourceFile(
      path: "User.swift", module: "App", bytes: Array("// @provide\nstruct S { let logger: Logger }\n".utf8))
    #expect(Pipeline.generate(module: "App", sources: sources + [user]).diagnostics == [])
  }

  @Test("Qualifies what two modules declare, and ties the modules below")
  func modules() {
    let sources = [
      (
        "App",
        "import Lib\n// @provide\nstruct Logger {}\n// @provide\nstruct App { let logs: Lib.Logger; let b: Logger }\n"
      ),
      ("Lib", "// @provide(public, name: logs)\npublic struct Logger { public init() {} }\n"),
    ].map { SourceFile(path: "\($0).swift", module: $0, bytes: Array($1.utf8)) }
    let text = Pipeline.generate(module: "App", sources: sources).text ?? ""
    #expect(
      text.contains("App.Logger") && text.contains("_apply_DIGenPlugin_to_Lib(&plan)")
        && text.contains("import Lib"))
  }
}

// SPDX-License-Identifier: MIT

import DIGeneratorCore
import Testing

@testable import DIToolCore

/// The order of building and closing, where some values depend on others.
struct OrderTests {
  private let workshop = try! Workshop()

  private static func eager(_ name: String, _ needs: String...) -> String {
    "// @provide(singleton, eager, onClose: end)\nactor \(name) { init(\(needs.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", "))) async {}; func end() {} }\n"
  }

  @Test func aValueIsNeverBuiltWithTheOnesThatItNeeds() throws {
    let text =
      Self.eager("Left", "Pool") + Self.eager("Pool") + Self.eager("Right", "Pool") + Self.eager("Alone")
      + Self.eager("Top", "Left", "Right")
    #expect(
      try workshop.ask("order", about: text).output.hasPrefix(
        """
        warmUp() of a Container builds
          at the same time
            pool   App.swift:4
            alone  App.swift:8
          then, each as soon as the ones that it needs are built
            left   App.swift:2  after pool
            right  App.swift:6  after pool
          then, each as soon as the ones that it needs are built
            top  App.swift:10  after left, right
        close() of a Container closes
          built by warmUp() at the same time, the last one first
            alone  end()  App.swift:8
            top    end()  App.swift:10
          then, each after the ones that are built from it
            left   end()  App.swift:2  after top
            right  end()  App.swift:6  after top
          then, each after the ones that are built from it
            pool  end()  App.swift:4  after top, left, right

        """))
  }

  @Test func aChainIsClosedInOneOrder() throws {
    let text = Self.eager("Pool") + Self.eager("Migrator", "Pool")
    #expect(
      try workshop.ask("order", about: text).output.contains(
        "close() of a Container closes\n  built by warmUp(), in this order\n    migrator  end()  App.swift:4\n    pool      end()  App.swift:2\n"
      ))
  }

  @Test func valuesBuiltLaterAreClosedBeforeTheOnesThatTheyNeed() throws {
    let text =
      "// @provide(singleton, onClose: end)\nfinal class A: Sendable { func end() {} }\n"
      + "// @provide(singleton, onClose: end)\nfinal class B: Sendable { init(c: C) {}; func end() {} }\n"
      + "// @provide(singleton, onClose: end)\nfinal class C: Sendable { init(a: A) {}; func end() {} }\n"
    #expect(
      try workshop.ask("order", about: text).output.contains(
        "  if built, the last one first\n    b  end()  App.swift:4\n    c  end()  App.swift:6\n    a  end()  App.swift:2\n"
      ))
  }

  /// A container's collection has no elements of its children.
  @Test func elementsOfChildrenAreInTheirCollectionsOnly() throws {
    let text = """
      protocol Rule: Sendable {}
      // @container(parent: Container)
      struct Visit { let id: Int }
      // @provide(into: Rule)
      struct Always: Rule {}
      // @provide(into: Rule, in: Visit)
      struct PerVisit: Rule { let id: Int }
      // @provide
      struct Rules { let all: [any Rule] }
      // @provide(singleton)
      struct Book: Sendable { let rules: Rules }
      // @provide(in: Visit)
      struct Page { let rules: Rules }

      """
    func ask(_ words: String...) throws -> String {
      try workshop.write(text, to: "App.swift")
      return workshop.run(
        all: words + ["--root", workshop.folder.path, "--module", "App", workshop.path("App.swift")]
      )
      .output
    }
    #expect(try !ask("needs", "book").contains("perVisit"))
    #expect(try ask("needs", "Visit.page").contains("element: Visit.perVisit"))
    let who = try ask("who", "Visit.perVisit")
    #expect(who.contains("Visit.page") && !who.contains("book"))
    #expect(try ask("needs", "Always").contains("It needs nothing."))
    #expect(try ask("who", "always").contains("  book ") == true)
  }

  /// A provider that takes a container is on the way from what it asks for.
  @Test(arguments: [
    "struct Registry { let container: Container; func make() -> Section { container.section } }",
    "struct Registry { let container: Container }\nextension Registry { func make() -> Section { container.section } }",
    "func registry(container: Container) -> Registry { Registry(section: container.section) }\nstruct Registry { let section: Section }",
  ])
  func aProviderThatAsksItsContainerIsNamed(registry: String) throws {
    let text = """
      // @provide
      struct Probes {}
      // @provide
      struct Section { let probes: Probes }
      // @provide
      \(registry)
      // @provide
      struct Report { let registry: Registry }
      func main() { let c = Container(); _ = c.report }

      """
    let why = try workshop.ask("why", "probes", about: text).output.replacing(#/ +/#, with: " ")
    #expect(
      why.contains("\nreport asked for in App.swift:") && why.contains("\n needs registry App.swift:")
        && why.contains("\n asks later for section App.swift:"), "\(why)")
    #expect(try workshop.ask("who", "probes", about: text).output.contains("report"))
  }

  @Test func aNameOfSeveralModulesSaysWhereItIsMeant() throws {
    let base = "public protocol Job: Sendable {}\n// @provide(into: Job)\nstruct Low: Job {}\n"
    let app = "import Base\n// @provide(into: Job)\nstruct High: Job {}\n"
    let output = try workshop.ask(["containers"], files: [app], base: base).output
    #expect(output.contains("App.jobs: [any Job], in the sources of App\n"), "\(output)")
    #expect(output.contains("Base.jobs: [any Job], in the sources of Base\n"), "\(output)")
  }

  @Test func findForgives() throws {
    let text =
      "// @provide\nstruct OrderService {}\n// @provide\nstruct Order {}\n// @provide\nstruct Border {}\n"
    #expect(
      try workshop.ask("find", "ordserv", about: text).output
        == "orderService: OrderService, new each time (App.swift:2)\n")
    #expect(
      try workshop.ask("find", "ORDER", about: text).output.split(separator: "\n").map {
        $0.prefix { $0 != ":" }
      }
        == ["order", "orderService", "border"])
    #expect(try workshop.ask("find", "app.swift", about: text).output.split(separator: "\n").count == 3)
    #expect(
      try workshop.ask("who", "ordsvc", about: text).errors.contains(
        "did you mean 'OrderService' or 'orderService'?"))
    #expect(try workshop.ask("find", "zzz", about: text).code == 1)
  }

  @Test func linesFitTheTerminal() {
    let text =
      "clock: Clock, a singleton (App.swift:4)\n\n  reportWriter  needs it      Sources/App/Report.swift:13\n"
    #expect(
      Terminal.shown(text, width: 40, hasColor: false)
        == "clock: Clock, a singleton (App.swift:4)\n\n  reportWriter  needs it\n    Sources/App/Report.swift:13\n"
    )
    #expect(
      Terminal.shown(text, width: 80, hasColor: true).hasPrefix(
        "\u{1B}[1mclock\u{1B}[0m: Clock, a singleton (\u{1B}[2mApp.swift:4\u{1B}[0m)\n"))
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import DIGeneratorCore

@Suite("Collections, replacements and subtypes across modules")
struct RolesAcrossModulesTests {
  private func generate(_ texts: [(module: String, text: String)], for module: String = "App")
    -> GeneratorResult
  {
    Pipeline.generate(
      module: module,
      sources: texts.map {
        SourceFile(path: "\($0.module)/F.swift", module: $0.module, bytes: Array($0.text.utf8))
      })
  }

  private let core = (
    "Core",
    "public protocol Part {}\n// @provide(into: Part)\nstruct Own: Part {}\n"
      + "// @provide(public, into: Part)\npublic struct Wheel: Part {}"
  )

  @Test("Elements come in the order of the modules, those below first")
  func order() throws {
    // By their names alone, the modules would be in another order.
    let above = (
      "Above", "import Core\nimport Below\n// @provide(public, into: Part)\npublic struct A: Part {}"
    )
    let below = ("Below", "import Core\n// @provide(public, into: Part)\npublic struct B: Part {}")
    let app = (
      "App",
      "import Above\nimport Below\nimport Core\n// @provide(into: Part)\nstruct Z: Part {}\n"
        + "// @provide(into: Part)\nstruct Y: Part {}"
    )
    let text = try #require(generate([app, above, below, core]).text)
    #expect(text.contains("of `own`, `wheel`, `b`, `a`, `z`, `y`."))
    // Each module builds its own, and the container puts them together in the order in which they are tied.
    #expect(text.contains("{ [c.z, c.y] }"))
    let ties = text.split(separator: "\n").filter { $0.hasPrefix("  _apply_DIGenPlugin_to_") }
    #expect(ties.map { $0.dropFirst(24).prefix { $0 != "(" } } == ["Core", "Below", "Above", "App"])
  }

  @Test("What a module makes of its generic provider serves those above it, whatever their names")
  func orderOfInstances() throws {
    let core = (
      "Core",
      "public struct User {}\n// @provide(public)\npublic struct Store<T> { public init() throws {} }\n"
        + "// @provide(public)\npublic struct Users { public init(store: Store<User>) {} }"
    )
    let above = (
      "Above",
      "import Core\n// @provide(public)\npublic struct Page { public init(store: Store<User>) {} }"
    )
    let app = ("App", "import Above\n// @provide\nstruct Screen { let page: Page }")
    #expect(
      try #require(generate([core, above], for: "Above").text).contains("try Page(store: c.storeUser)"))
    #expect(try #require(generate([core, above, app]).text).contains("try Screen(page: c.page)"))
  }

  @Test("Each module has its own key for a collection, whose function builds its own elements")
  func visibility() throws {
    let app = ("App", "import Core\n// @provide\nstruct Cart { let parts: [any Part] }")
    let own = try #require(generate([core, app], for: "Core").text)
    #expect(own.contains("{ [c.own, c.wheel] }"))
    let text = try #require(generate([core, app]).text)
    #expect(text.contains("{ [] }"))
    // Two modules have an accessor of this name, so each names its own.
    #expect(text.contains("let parts = c.App::parts"))
  }

  @Test("An element need not be visible to whoever gets it")
  func hidden() throws {
    let core = ("Core", "public protocol Part {}\n// @provide(into: Part)\nstruct Own: Part {}")
    let app = ("App", "import Core\n// @provide\nstruct Cart { let parts: [any Part] }")
    #expect(try #require(generate([core, app]).text).contains("of `own`."))
  }

  @Test("Nor need one of a class")
  func hiddenClass() throws {
    let core = ("Core", "open class Part {}\n// @provide(into: Part)\nfinal class Own: Part {}")
    let app = ("App", "import Core\n// @provide\nstruct Cart { let parts: [Part] }")
    #expect(try #require(generate([core, app]).text).contains("of `own`."))
  }

  @Test("A library may leave a collection to those above; what has nobody above it cannot")
  func fromAbove() throws {
    let core = (
      "Core", "public protocol Part {}\n// @provide(public)\npublic struct Kit { let parts: [any Part] }"
    )
    let file = SourceFile(path: "F.swift", module: "Core", bytes: Array(core.1.utf8))
    let library = Pipeline.generate(module: "Core", sources: [file], isLibrary: true)
    #expect(try #require(library.text).contains("'[any Part]' is required from above by 'Core'"))
    #expect(generate([core], for: "Core").diagnostics.map(\.id) == [.emptyCollection])
    let diagnostics = generate([core, ("App", "import Core")]).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "'Core' needs '[any Part]', and no provider in 'App' or below joins it"
      ])
  }

  @Test("A module that cannot name the type has no collection of it")
  func unnameable() throws {
    let core = (
      "Core", "protocol Secret {}\n// @provide(public, into: Secret)\npublic struct Wheel: Secret {}"
    )
    let text = try #require(generate([core, ("App", "import Core\n// @provide\nstruct Cart {}")]).text)
    #expect(!text.contains("Secret"))
  }

  @Test("To replace an accessor of another module, one names that")
  func replacing() throws {
    let core = (
      "Core", "public protocol Clock {}\n// @provide(public, as: Clock)\npublic struct Own: Clock {}"
    )
    let other = { (name: String) in
      ("App", "import Core\n// @provide(replaces: \(name))\nstruct Other: Clock {}")
    }
    let diagnostics = generate([core, other("clock")]).diagnostics
    #expect(
      diagnostics.map(\.message) == ["there is no accessor 'clock' to replace; did you mean 'Core.clock'?"])
    #expect(diagnostics.first?.fix?.new == "Core.clock")
    let text = try #require(generate([core, other("Core.clock")]).text)
    #expect(
      text.contains(
        "plan.replace(.Core::clock, by: ._Core_clock, .transient, _App_base.key(0) { c in c._Core_clock })"))
  }

  @Test("A replacement is written with the type that the other module means")
  func replacingNamesakes() throws {
    let core = (
      "Core", "public protocol Clock {}\n// @provide(public, as: Clock)\npublic struct Own: Clock {}"
    )
    let app = (
      "App",
      "import Core\n// @provide(replaces: Core.clock)\nstruct Other: Core.Clock {}\nprotocol Clock {}"
    )
    #expect(try #require(generate([core, app]).text).contains("var _Core_clock: any Core.Clock {"))
  }

  @Test("What a module below has replaced is what others get")
  func replacedBelow() throws {
    let core = (
      "Core",
      "public protocol Clock {}\n// @provide(public, as: Clock)\npublic struct Own: Clock { init() throws {} }\n"
        + "// @provide(replaces: clock)\nstruct Other: Clock {}"
    )
    let app = ("App", "import Core\n// @provide\nstruct Watch { let clock: any Clock }")
    let text = try #require(generate([core, app]).text)
    #expect(text.contains("try Watch(clock: c.clock)") || text.contains("Watch(clock: try c.clock)"))
  }

  @Test("A rule picks among the subtypes of all modules that are seen")
  func matching() throws {
    let core = (
      "Core",
      "public protocol Port {}\n// @provide(public)\npublic class Left: Port {}\n"
        + "// @provide\nfinal class Hidden: Left {}"
    )
    let app = (
      "App",
      "import Core\n// @provide\nfinal class Right: Left {}\n"
        + "// @provide\nstruct Dock { init(near: any Port /* @match(nearest) */, far: any Port /* @match(furthest) */) {} }"
    )
    let text = try #require(generate([core, app]).text)
    #expect(text.contains("Dock(near: c.left, far: c.right)"))
  }
}

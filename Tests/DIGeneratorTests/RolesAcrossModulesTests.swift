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
    #expect(text.contains("\n  [c.wheel, c.b, c.a, c.z, c.y]\n"))
  }

  @Test("Each module has its own collection, of what it sees")
  func visibility() throws {
    let app = ("App", "import Core\n// @provide\nstruct Cart { let parts: [any Part] }")
    let own = try #require(generate([core, app], for: "Core").text)
    #expect(own.contains("\n  [c.own, c.wheel]\n"))
    let text = try #require(generate([core, app]).text)
    #expect(text.contains("\n  [c.wheel]\n"))
    // Two modules have an accessor of this name, so each names its own.
    #expect(text.contains("let parts = c.App::parts"))
  }

  @Test("What is not visible is a near miss")
  func hidden() {
    let core = ("Core", "public protocol Part {}\n// @provide(into: Part)\nstruct Own: Part {}")
    let app = ("App", "import Core\n// @provide\nstruct Cart { let parts: [any Part] }")
    let diagnostics = generate([core, app]).diagnostics
    #expect(diagnostics.map(\.id) == [.emptyCollection])
    #expect(
      diagnostics.first?.notes.last?.message
        == "'Core' has an element for it, but not for others; write there: // @provide(public, into: Part)")
  }

  @Test("An element of a class that is not visible is a near miss too")
  func hiddenClass() {
    let core = ("Core", "open class Part {}\n// @provide(into: Part)\nfinal class Own: Part {}")
    let app = ("App", "import Core\n// @provide\nstruct Cart { let parts: [Part] }")
    #expect(generate([core, app]).diagnostics.map(\.id) == [.emptyCollection])
  }

  @Test("A module that cannot name the type has no collection of it")
  func unnameable() throws {
    let core = (
      "Core", "protocol Secret {}\n// @provide(public, into: Secret)\npublic struct Wheel: Secret {}"
    )
    let text = try #require(generate([core, ("App", "import Core\n// @provide\nstruct Cart {}")]).text)
    #expect(!text.contains("Secret"))
  }

  @Test("To replace an accessor of another module is still to come")
  func replacing() {
    let core = (
      "Core", "public protocol Clock {}\n// @provide(public, as: Clock)\npublic struct Own: Clock {}"
    )
    for name in ["clock", "Core.clock"] {
      let app = ("App", "import Core\n// @provide(replaces: \(name))\nstruct Other: Clock {}")
      let diagnostics = generate([core, app]).diagnostics
      #expect(diagnostics.map(\.id) == [.unknownOption])
      #expect(
        diagnostics.first?.message
          == "'clock' is an accessor of 'Core'; to replace one of another module \(notSupported)")
    }
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

// SPDX-License-Identifier: MIT

import AcceptanceLibrary
import DIRuntime
import Testing

// Takes the places of the library's providers, and joins the collections that it asks for.

// @provide(singleton, replaces: AcceptanceLibrary.gong)
final class TestGong: Gong {
  let sound: String

  init(tone: Tone) { sound = "test \(tone.name)" }
}

// @provide
struct Tone {
  var name = "tone"
}

// @provide(into: Notice)
struct Greeting: Notice {
  let text: String

  init(gong: any Gong) { text = "hear the \(gong.sound)" }
}

@Suite("Replacements and collections across modules")
struct ReplacementTests {
  @Test("A10: a replacement has the place in every module, with its own lifetime")
  func everyModule() {
    let container = Container()
    #expect(container.gong.sound == "test tone")
    #expect(container.house.gong as AnyObject === container.gong as AnyObject)
    #expect(container.house.laterSound == "test tone")
    #expect(container.fresh(.gong) as AnyObject !== container.gong as AnyObject)
    #expect(Container().gong as AnyObject !== container.gong as AnyObject)
  }

  @Test("A10: overrides of the one replaced are overrides of the replacement, and so is what depends on it")
  func overriding() {
    let container = Container()
    let loud = container.overriding { $0.override(.gong) { c in LoudGong(around: c.original(.gong)) } }
    #expect(loud.house.gong.sound == "loud test tone")
    #expect(loud.house !== container.house)
    #expect(loud.gong as AnyObject === loud.house.gong as AnyObject)
    let other = container.overriding { $0.override(.tone) { _ in Tone(name: "voice") } }
    #expect(other.house.gong.sound == "test voice")
    #expect(other.frame === container.frame)
  }

  @Test("E7: a collection of the library holds what only the modules above join")
  func fromAbove() {
    let container = Container()
    #expect(container.board.notices.map(\.text) == ["hear the test tone"])
    #expect(Container { $0.override(.notices) { _ in [] } }.board.notices.isEmpty)
  }
}

private final class LoudGong: Gong {
  let sound: String

  init(around gong: any Gong) { sound = "loud \(gong.sound)" }
}

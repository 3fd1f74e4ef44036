// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@Suite("Overrides that ask for themselves", .timeLimit(.minutes(2)))
struct OverrideCycleTests {
  #if os(macOS) || os(Linux)
  @Test("F6: that of something new each time stops with the way, and names 'original'")
  func transient() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container.forms { $0.override(.note) { c in c.note } }.note
    }
    expect(result, says: "dependency cycle: note → note. An override", "'c.original(.note)'")
  }

  @Test("F6: so does one that is asked for anew")
  func fresh() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container { $0.override(.first) { c in c.fresh(.first) } }.first
    }
    expect(result, says: "dependency cycle: first → first. An override", "'c.original(.first)'")
  }

  @Test("F6: so do two that ask for each other, each step once")
  func mutual() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container.forms {
        $0.override(.note) { c in c.titled("") }
        $0.override(.titled) { c, text in c.original(.titled, c.note.text) }
      }
      _ = container.titled("x")
    }
    expect(result, says: "dependency cycle: titled → note → titled. Each value asks")
  }

  @Test("F6: so does one with arguments, once it has asked for itself many times")
  func arguments() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container.forms { $0.override(.titled) { c, text in c.titled(text + "!") } }.titled("")
    }
    expect(result, says: "dependency cycle: titled → titled. An override", "'c.original(.titled)'")
  }
  #endif

  @Test("One with arguments may ask for itself with others")
  func recursion() {
    let container = Container.forms {
      $0.override(.titled) { c, text in
        text.count < 50 ? c.titled(text + "!") : c.original(.titled, text)
      }
    }
    #expect(container.titled("").text.count == 50)
  }

  @Test("One may ask another container for the same")
  func elsewhere() {
    let other = Container.forms()
    let container = Container.forms {
      $0.override(.note) { _ in other.overriding { $0.override(.note) { _ in other.note } }.note }
    }
    #expect(container.note.text == other.note.text)
  }

  #if os(macOS) || os(Linux)
  @Test("F6: one that has to be waited for stops, be it kept or not")
  func waiting() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await Container.mill(Diary()) { $0.override(.flour) { c in await c.flour } }.flour
    }
    expect(result, says: "dependency cycle: flour → flour. An override", "'c.original(.flour)'")
    let kept = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = await Container.mill(Diary()) { $0.override(.wheel) { c in await c.wheel } }.wheel
    }
    expect(kept, says: "dependency cycle: wheel → wheel. An override", "'c.original(.wheel)'")
  }

  @Test("F6: one that asks in a task of its own stops, be it kept or not")
  func tasks() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container.mill(Diary()) {
        $0.override(.flour) { c in
          async let flour = c.flour
          return await flour
        }
      }
      _ = await container.flour
    }
    expect(result, says: "dependency cycle: flour → flour. An override")
    let kept = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container.mill(Diary()) {
        $0.override(.wheel) { c in
          async let wheel = c.wheel
          return await wheel
        }
      }
      _ = await container.wheel
    }
    expect(kept, says: "dependency cycle: wheel → wheel. An override")
  }

  @Test("F6: several that ask for each other in tasks of their own stop")
  func manyTasks() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container.mill(Diary()) {
        $0.override(.wheel) { c in
          async let stone = c.stone
          async let sack = c.sack
          return await (stone, sack).0
        }
        $0.override(.stone) { c in
          async let flour = c.flour
          async let sack = c.sack
          return await (flour, sack).0
        }
        $0.override(.flour) { c in
          async let sack = c.sack
          async let wheel = c.wheel
          return await (sack, wheel).1
        }
      }
      _ = await container.flour
    }
    expect(result, says: "dependency cycle: wheel → stone → flour → wheel. Each value asks")
  }
  #endif

  @Test("A task that goes on when the override has returned may ask for what that made")
  func later() async {
    let (isOver, asked) = (Counter(), Shared<Task<Machine, Never>?>(nil))
    let container = Container.mill(Diary()) {
      $0.override(.wheel) { c in
        let task = Task {
          while isOver.count == 0 { await Task.yield() }
          return await c.wheel
        }
        asked.withLock { $0 = task }
        return Machine("wheel", Diary())
      }
    }
    let wheel = await container.wheel
    isOver.increment()
    #expect(await asked.withLock { $0 }?.value === wheel)
  }

  @Test("F6: look-ups by type throw where an override would stop")
  func lookedUp() {
    let container = Container.mill(Diary()) {
      $0.override(.sack) { c in
        (try? c.dynamic.resolve(Machine.self, name: "sack")) ?? Machine("none", Diary())
      }
    }
    #expect(container.sack.name == "none")
  }
}

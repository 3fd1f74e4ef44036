// SPDX-License-Identifier: MIT

import DIRuntime
import Foundation
import Testing

@Suite("Lazy")
struct LazyTests {
  @Test("builds a transient at the first read, once per holder")
  func transient() {
    let builds = Counter()
    let container = Container.forms {
      $0.override(.note) { c in
        builds.increment()
        return Note(clock: c.clock)
      }
    }
    let desk = container.desk
    #expect(builds.count == 0)
    let note = desk.lazy.value
    let copy = desk
    #expect(desk.lazy.value === note)
    #expect(copy.lazy.value === note)
    #expect(builds.count == 1)
    #expect(container.fresh(.desk).lazy.value !== note)
    #expect(builds.count == 2)
  }

  @Test("builds a transient once where 8 threads read first at once", arguments: 0..<5)
  func onceOnly(round: Int) async {
    for _ in 0..<40 {
      let container = Container.forms()
      let desk = container.desk
      let seen = await race(8) { _ in ObjectIdentifier(desk.lazy.value) }
      withExtendedLifetime(container) {}
      #expect(Set(seen).count == 1)
    }
  }

  @Test("lets two kept values need each other, which are freed with the container")
  func cycle() {
    var container: Container? = Container.forms()
    let chicken = WeakReference(container!.chicken)
    let egg = WeakReference(container!.chicken.egg.value)
    #expect(container!.egg === egg.object)
    #expect(container!.egg.chicken.value === chicken.object)
    container = nil
    #expect(chicken.object == nil)
    #expect(egg.object == nil)
  }

  @Test(
    "of a kept value gives a new one each time when the container is gone", .enabled(if: buildsWhatIsGone))
  func outliving() {
    var container: Container? = Container.forms()
    let chicken = container!.chicken
    let kept = WeakReference(chicken.egg.value)
    container = nil
    #expect(kept.object == nil)
    #expect(chicken.egg.value !== chicken.egg.value)
  }

  @Test("of a kept value may be read while the container is dropped", .enabled(if: buildsWhatIsGone))
  func racingDrop() async {
    for _ in 0..<50 {
      let owner = Owner(Container.forms())
      let chicken = owner.container!.chicken
      let kept = owner.container!.egg
      let seen = await race(4) { number in
        if number == 0 { owner.drop() }
        return chicken.egg.value
      }
      #expect(seen.allSatisfy { $0 === kept || $0.chicken.value !== chicken })
    }
  }

  @Test("may hold what is not Sendable")
  func notSendable() {
    let editor = Container.forms().editor
    editor.draft.value.text = "Dear"
    #expect(editor.draft.value.text == "Dear")
    #expect(editor.newDraft().text == "")
  }

  @Test("may be made by hand")
  func byHand() {
    let clock = Lazy<any Clock>(FrozenClock())
    #expect(clock.value.now() == 7)
    let chicken = Chicken(egg: Lazy(Container.forms().egg))
    #expect(chicken.egg.value === chicken.egg.value)
  }

  @Test("of a main-actor provider is built on the main actor")
  @MainActor
  func mainActor() {
    let container = Container.forms { $0.override(.clock) { _ in FrozenClock() } }
    let window = container.window
    let screen: Screen = window.screen.value
    #expect(screen.clock.now() == 7)
    #expect(window.screen.value === screen)
  }

  #if os(macOS) || os(Linux)
  @Test("of a main-actor provider traps elsewhere, also when the value is there")
  func offMainActor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container.forms()
      defer { withExtendedLifetime(container) {} }
      let window = container.window
      let seen = await MainActor.run { ObjectIdentifier(window.screen.value) }
      await Task.detached { @MainActor in precondition(ObjectIdentifier(window.screen.value) == seen) }.value
      FileHandle.standardError.write(Data("both reads on the main actor are fine\n".utf8))
      await Task.detached { _ = window.screen.value }.value
      FileHandle.standardError.write(Data("so is one elsewhere\n".utf8))
    }
    expect(result, says: "both reads on the main actor are fine")
    #if os(Linux)
    expect(result, says: "'Lazy<Screen>' is read elsewhere than on the main actor, to which it belongs")
    #endif
    expect(result, doesNotSay: "so is one elsewhere")
  }

  @Test("of a transient that needs itself draws the path")
  func transientCycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let desk = Shared<Desk?>(nil)
      let container = Container.forms {
        $0.override(.note) { _ in desk.withLock { $0 }!.lazy.value }
      }
      desk.withLock { $0 = container.desk }
      _ = container.desk.lazy.value
    }
    expect(result, says: "dependency cycle: Lazy<Note> → note → Lazy<Note>.")
  }
  #endif
}

@Suite("Provider and functions")
struct ProviderTests {
  @Test("resolve at each call")
  func resolving() async throws {
    let container = Container.forms()
    let desk = container.desk
    #expect(desk.provider() !== desk.provider())
    #expect(desk.function() !== desk.function())
    #expect(desk.provider().clock as AnyObject === container.clock as AnyObject)
    #expect(desk.titled("Hello").text == "Hello")
    #expect(throws: Failure.failed(-1)) { try desk.checked(-1) }
    #expect(try await desk.later() === container.egg)
  }

  @Test("see overrides")
  func overrides() {
    let container = Container.forms {
      $0.override(.clock) { _ in FrozenClock() }
      $0.override(.titled) { c, text in Note(clock: c.clock, text: text + "!") }
    }
    #expect(container.desk.provider().clock.now() == 7)
    #expect(container.desk.titled("Hello").text == "Hello!")
  }

  @Test("hold the container of what is new, and what is kept does not")
  func holding() {
    var container: Container? = Container.forms { $0.override(.clock) { _ in FrozenClock() } }
    var desk: Desk? = container!.fresh(.desk)
    let itself = WeakReference(container!)
    let clock = container!.clock as AnyObject
    let chicken = container!.chicken
    container = nil
    #expect(desk!.provider().clock as AnyObject === clock)
    #expect(desk!.lazy.value.clock as AnyObject === clock)
    desk = nil
    #expect(itself.object == nil)
    withExtendedLifetime(chicken) {}
  }

  @Test("may be made by hand")
  func byHand() {
    let numbers = Counter()
    let provider = Provider { numbers.increment() }
    #expect(provider() == 1)
    #expect(provider() == 2)
  }
}

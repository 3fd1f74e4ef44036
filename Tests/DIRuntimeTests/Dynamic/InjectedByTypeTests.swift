// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

private struct TypedPage {
  @Injected var note: Note
  @Injected var clock: any Clock
  @Injected(name: "first") var link: Link
  @Injected(match: .nearest) var bird: any Bird

  init() {}
  init(clock: (any Clock)?) { $clock = clock }
  mutating func forget() { _note.reset() }
}

private struct TypedOptional {
  @InjectedIfPresent var bird: (any Bird)?
  mutating func forget() { _bird.reset() }
}

private struct TypedEach {
  @InjectedEachTime var clock: any Clock
}

private struct TypedEager {
  @InjectedEagerly var note: Note
}

private struct TypedBox {
  @InjectedBox var settings: Settings
}

private struct FromIdentifier {
  @Injected(from: .named("injected by type")) var number: Int
  @InjectedEachTime(from: .named("injected by type")) var text: String
  @InjectedIfPresent(from: .named("injected by type")) var stone: Stone?
}

private final class TypedJob: Sendable {
  let clock = Injected<any Clock>()
}

@Suite("Injected by type")
struct InjectedByTypeTests {
  @Test("A15, A6: nothing is built before the first read, then once for the holder, until it is reset")
  func once() {
    let (container, builds) = counting()
    var page = withContainer(container) { TypedPage() }
    #expect(builds.count == 0)
    let note = page.note
    #expect(page.note === note)
    #expect(builds.count == 1)
    page.forget()
    #expect(page.note !== note)
    #expect(withContainer(container) { TypedPage() }.note !== page.note)
    var other = withContainer(container) { TypedPage() }
    other.note = note
    #expect(other.note === note)
    #expect(builds.count == 3)
  }

  @Test("A16, A20: a value passed by hand is used, and nil injects")
  func byHand() {
    withContainer(Container.forms()) {
      #expect(TypedPage(clock: FrozenClock()).clock.now() == 7)
      #expect(TypedPage(clock: nil).clock.now() == 42)
    }
  }

  @Test("A23: by a name or a match rule")
  func rules() {
    let container = Container.forms()
    container.dynamic.register { _ in Mallard() }.register { _ in Duck() }
    let page = withContainer(container) { TypedPage() }
    #expect(page.link === container.first)
    #expect(type(of: page.bird) == Duck.self)
  }

  @Test("A9: a holder keeps what it has when another is registered")
  func holders() {
    let container = Container.forms()
    container.dynamic.register((any Clock).self, using: SystemClock())
    let page = withContainer(container) { TypedPage() }
    #expect(page.clock.now() == 42)
    container.dynamic.register((any Clock).self, using: FrozenClock())
    #expect(page.clock.now() == 42)
    #expect(withContainer(container) { TypedPage() }.clock.now() == 7)
    #expect(withContainer(container) { TypedJob() }.clock().now() == 7)
  }

  @Test("A7: the every-read form sees a registration and a container swapped in")
  func eachTime() {
    let page = TypedEach()
    let container = Container.forms()
    withContainer(container) {
      #expect(page.clock.now() == 42)
      container.dynamic.register((any Clock).self, using: FrozenClock())
      #expect(page.clock.now() == 7)
      withContainer(Container.forms()) { #expect(page.clock.now() == 42) }
      #expect(page.clock.now() == 7)
    }
  }

  @Test("A12: the if-present form is nil until there is one")
  func ifPresent() {
    let container = Container.forms()
    var page = withContainer(container) { TypedOptional() }
    #expect(page.bird == nil)
    container.dynamic.register((any Bird).self) { _ in Duck() }
    let bird = page.bird
    #expect(bird is Duck)
    #expect(page.bird === bird)
    page.forget()
    #expect(page.bird !== bird)
    container.dynamic.register((any Bird).self) { _ in throw Failure.failed(1) }
    page.forget()
    #expect(page.bird == nil)
  }

  @Test("A18: the eager form resolves when its holder is made")
  func eager() {
    let (container, builds) = counting()
    let page = withContainer(container) { TypedEager() }
    #expect(builds.count == 1)
    #expect(page.note === page.note)
  }

  @Test("A21: a box is found by what it holds")
  func box() {
    let container = Container.forms()
    let page = withContainer(container) { TypedBox() }
    let before = page.settings
    page.$settings.withLock { $0 = before }
    #expect(page.$settings === container.settings)
  }

  @Test("A22: from a container of an identifier, which is not owned")
  func identifier() throws {
    let container = DynamicContainer.named("injected by type").register(using: 1).register(using: "old")
    let page = FromIdentifier()
    #expect(page.number == 1)
    #expect(page.text == "old")
    container.register(using: "new").register(using: 2)
    #expect(page.text == "new")
    #expect(page.number == 1)
    #expect(page.stone == nil)
    DynamicContainer.remove("injected by type")
  }

  #if os(macOS) || os(Linux)
  @Test("A11: what is missing traps with the property's place and what to do")
  func missing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = withContainer(Container()) { TypedPage() }.bird
    }
    expect(
      result, says: "InjectedByTypeTests.swift:10 cannot get Bird: nothing is registered for Bird",
      "Register it in 'container.dynamic'")
    expect(result, doesNotSay: "Bird → Bird")
  }

  @Test("without a container it traps, naming both ways out")
  func noContainer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TypedPage().clock
    }
    expect(result, says: "an injected property of type 'Clock' has no container to ask for 'Clock'.")
  }
  #endif

  private func counting() -> (Container, Counter) {
    let builds = Counter()
    let container = Container.forms {
      $0.override(.note) { c in
        builds.increment()
        return c.original(.note)
      }
    }
    return (container, builds)
  }
}

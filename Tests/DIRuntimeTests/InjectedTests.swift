// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

// Types without a directive: their properties find the container by themselves.

struct Page {
  @Injected(.note) var note
  @Injected(.clock) var clock: any Clock

  init() {}
  init(clock: (any Clock)?) { $clock = clock }

  mutating func forget() { _note.reset() }
}

struct OptionalPage {
  @InjectedIfPresent(.note) var note

  mutating func set(_ note: Note?) { $note = note }
  mutating func forget() { _note.reset() }
}

private final class Job: Sendable {
  let note = Injected(.note)
  let clock = InjectedEachTime(.clock)
  let settings = InjectedBox(.settings)
}

private struct EachTime {
  @InjectedEachTime(.note) var note
  @InjectedEachTime(.clock) var clock
}

private struct Eager {
  @InjectedEagerly(.note) var note

  mutating func set(_ note: Note?) { $note = note }
}

private struct Verbose {
  @InjectedBox(.settings) var settings
}

@Suite("Injected")
struct InjectedTests {
  @Test("builds at the first read, once per holder")
  func once() {
    let (container, builds) = counting()
    let page = withContainer(container) { Page() }
    #expect(builds.count == 0)
    let note = page.note
    #expect(page.note === note)
    #expect(builds.count == 1)
    #expect(withContainer(container) { Page() }.note !== note)
    #expect(page.clock as AnyObject === container.clock as AnyObject)
  }

  @Test("builds nothing when it is set before the first read")
  func setFirst() {
    let (container, builds) = counting()
    var page = withContainer(container) { Page() }
    let mine = Note(clock: FrozenClock())
    page.note = mine
    #expect(page.note === mine)
    #expect(builds.count == 0)
  }

  @Test("is replaced by a value passed by hand, and not by nil")
  func byHand() {
    withContainer(Container.forms()) {
      #expect(Page(clock: FrozenClock()).clock.now() == 7)
      var page = Page(clock: nil)
      #expect(page.clock.now() == 42)
      #expect(page.$clock == nil)
      page.$clock = FrozenClock()
      page.$clock = nil
      #expect(page.clock.now() == 7)
      #expect(page.$clock?.now() == 7)
    }
  }

  @Test("is set in one copy of a struct, and not in the other")
  func copies() {
    let original = withContainer(Container.forms()) { Page() }
    var copy = original
    copy.clock = FrozenClock()
    #expect(copy.clock.now() == 7)
    #expect(original.clock.now() == 42)
  }

  @Test("is built anew after a reset")
  func reset() {
    let container = Container.forms()
    var page = withContainer(container) { Page() }
    let first = page.note
    page.forget()
    #expect(page.note !== first)
    page.note = first
    page.forget()
    #expect(page.note !== first)
  }

  @Test("holds what was set last, and nothing that was set before")
  func setTwice() {
    var page = withContainer(Container.forms()) { Page() }
    let first = page.note
    page.note = Note(clock: FrozenClock())
    let set = WeakReference(page.note)
    page.note = first
    #expect(set.object == nil && page.note === first)
    page.forget()
    #expect(page.$note == nil && page.note !== first)
  }

  @Test("uses the container of when its holder was made, or the one that it names")
  func container() {
    let frozen = Container.forms { $0.override(.clock) { _ in FrozenClock() } }
    let page = withContainer(frozen) { Page() }
    let named = Injected(.note, from: frozen)
    withContainer(Container.forms()) {
      #expect(page.clock.now() == 7)
      #expect(named().clock.now() == 7)
    }
  }

  @Test("holds its container")
  func ownership() {
    var container: Container? = Container.forms { $0.override(.clock) { FrozenClock() } }
    let itself = WeakReference(container!)
    var page: Page? = withContainer(container!) { Page() }
    container = nil
    #expect(page?.clock.now() == 7)
    page = nil
    #expect(itself.object == nil)
  }

  @Test("gives a weak value as long as somebody holds it")
  func weak() {
    let container = Container.forms()
    let store = Injected(.store, from: container)
    let held = container.store
    #expect(store() as AnyObject === held as AnyObject)
    let teacher = Injected(.teacher, from: container)
    let first = WeakReference(teacher())
    #expect(first.object == nil)
  }

  @Test("may be read by 8 threads at once in a Sendable class")
  func sendable() async {
    let container = Container.forms { $0.override(.clock) { _ in FrozenClock() } }
    let job = withContainer(container) { Job() }
    let seen = await race(8) { _ in job.note() }
    #expect(Set(seen.map { ObjectIdentifier($0) }).count == 1)
    #expect(seen[0].clock.now() == 7)
    container.settings.withLock { $0.isVerbose = true }
    #expect(job.settings.wrappedValue.isVerbose)
  }

  #if os(macOS) || os(Linux)
  @Test("traps without a container, naming the place and the ways out")
  func noContainer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Page().note
    }
    expect(
      result,
      says:
        "the injected property at DIRuntimeTests/InjectedTests.swift:9 has no container to ask for 'note'",
      "'withContainer(container) { … }'", "'Container.setDefault(container)'", "'from: container'")
  }

  @Test("draws the path of a cycle")
  func cycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let injected = Shared<Injected<Note>?>(nil)
      let container = Container.forms { $0.override(.note) { _ in injected.withLock { $0 }!() } }
      injected.withLock { $0 = Injected(.note, from: container) }
      _ = injected.withLock { $0 }!()
    }
    expect(result, says: "dependency cycle: note → note.")
  }
  #endif
}

@Suite("Injected in other ways")
struct OtherInjectedTests {
  @Test("each time: sees the container that is current at each read")
  func eachTime() {
    let frozen = Container.forms { $0.override(.clock) { _ in FrozenClock() } }
    let holder = EachTime()
    withContainer(Container.forms()) {
      #expect(holder.clock.now() == 42)
      #expect(withContainer(frozen) { holder.clock.now() } == 7)
      #expect(holder.clock.now() == 42)
      #expect(holder.note !== holder.note)
    }
    #expect(InjectedEachTime(.clock, from: frozen)().now() == 7)
    let job = withContainer(frozen) { Job() }
    #expect(withContainer(Container.forms()) { job.clock().now() } == 42)
  }

  @Test("eagerly: builds when its holder is made, and keeps that")
  func eagerly() {
    let (container, builds) = counting()
    var holder = withContainer(container) { Eager() }
    #expect(builds.count == 1)
    let note = holder.note
    #expect(holder.note === note)
    holder.set(nil)
    #expect(holder.note === note)
    holder.set(Note(clock: FrozenClock(), text: "mine"))
    #expect(holder.note.text == "mine")
    #expect(builds.count == 1)
  }

  #if os(macOS) || os(Linux)
  @Test("eagerly: traps without a container")
  func eagerlyWithoutContainer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Eager()
    }
    expect(result, says: "the injected property at DIRuntimeTests/InjectedTests.swift:37 has no container")
  }
  #endif

  @Test("if present: is built at the first read, may be set, also to nil, and reset")
  func ifPresent() {
    let (container, builds) = counting()
    var page = withContainer(container) { OptionalPage() }
    #expect(builds.count == 0)
    let note = page.note
    #expect(page.note === note && note != nil)
    page.set(nil)
    #expect(page.note === note)
    page.note = nil
    #expect(page.note == nil)
    page.forget()
    #expect(page.note != nil && page.note !== note)
    #expect(builds.count == 2)
  }

  @Test("box: shares what is written")
  func box() async {
    let container = Container.forms()
    let (one, other) = withContainer(container) { (Verbose(), Verbose()) }
    one.$settings.withLock { $0.isVerbose = true }
    #expect(other.settings.isVerbose)
    #expect(one.$settings === container.settings)
    _ = await race(8) { number in
      for _ in 0..<50 { other.$settings.withLock { $0.names.append("\(number)") } }
    }
    #expect(one.settings.names.count == 400)
  }
}

/// A container that counts the notes it builds.
private func counting() -> (Container, Counter) {
  let builds = Counter()
  let container = Container.forms {
    $0.override(.note) { c in
      builds.increment()
      return Note(clock: c.clock)
    }
  }
  return (container, builds)
}

// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

private struct LinkModule: DynamicModule {
  let name: String
  let runs: Counter
  func register(in container: DynamicContainer) {
    runs.increment()
    container.register { [name] r in Flaky(clock: try r.resolve((any Clock).self, name: name)) }
  }
}

private struct ClockModule: DynamicModule {
  func register(in container: DynamicContainer) {
    container.register((any Clock).self, name: "late", using: FrozenClock())
  }
}

@Suite("Dynamic: containers")
struct DynamicContainerTests {
  @Test("D9: among a thousand names each is found, after others are unregistered and more are registered too")
  func many() throws {
    let container = DynamicContainer()
    for number in 0..<1000 { container.register(name: "\(number)", using: number) }
    let removed = Set(stride(from: 0, to: 1000, by: 3))
    for number in removed { #expect(container.unregister(Int.self, name: "\(number)")) }
    #expect(!container.unregister(Int.self, name: "0"))
    for number in 1000..<1500 { container.register(name: "\(number)", using: number) }
    for number in 0..<1500 {
      let found: Int? = try container.resolveIfPresent(name: "\(number)")
      #expect(found == (removed.contains(number) ? nil : number))
    }
    let left = (0..<1500).filter { !removed.contains($0) }
    #expect(container.registrations.map(\.key.name) == left.map { "\($0)" })
    #expect(container.unregisterAll() && container.registrations.isEmpty && !container.unregisterAll())
    #expect(try container.register(name: "0", using: 7).resolve(Int.self, name: "0") == 7)
  }

  @Test("D4: merging copies what the receiver has not, and changes nothing in the source")
  func merge() throws {
    let source = DynamicContainer()
      .register(lifetime: .singleton) { _ in Link(name: "source") }
      .register(Disk.self, as: (any Reader).self, (any Writer).self, lifetime: .singleton) { _ in Disk() }
      .register((any Clock).self, using: FrozenClock())
    let built: Link = try source.resolve()
    let container = DynamicContainer().register((any Clock).self, using: SystemClock())
    #expect(container.merge(source) === container)
    #expect(try container.resolve((any Clock).self).now() == 42)
    #expect(try container.resolve(Link.self) !== built)
    #expect(try container.resolve(Link.self) === container.resolve(Link.self))
    let reader = try container.resolve((any Reader).self)
    #expect(reader as AnyObject === (try container.resolve((any Writer).self)) as AnyObject)
    #expect(try source.resolve(Link.self) === built)
    #expect(source.registrations.count == 4)
    #expect(container.registrations.count == 4)
  }

  @Test("D5: a dropped container frees instances, closures and views, whoever they refer to")
  func dropped() throws {
    let freed = Counter()
    do {
      let container = DynamicContainer()
      let mourned = Mourned(freed)
      container
        .register(lifetime: .singleton) { r in Parting { withExtendedLifetime((r, mourned)) {} } }
        .register(lifetime: .weak) { r in Mourned(freed) }
      _ = try container.resolve(Parting.self)
      _ = try container.resolve(Mourned.self)
    }
    #expect(freed.count == 2)
  }

  @Test("D5: a view whose container is gone says so")
  func gone() throws {
    let view: DynamicContainer
    do {
      let container = DynamicContainer().register { r in [r] }
      view = try container.resolve([DynamicContainer].self)[0]
      #expect(view.contains([DynamicContainer].self))
    }
    #expect(
      message { try view.register(using: 1).resolve(Int.self) }
        == "the container that was asked for Int is gone")
    #expect(!view.contains(Int.self))
    #expect(view.registrations.isEmpty)
  }

  @Test("D6: modules run once and in order, a later one wins, and their order matters to no dependency")
  func modules() throws {
    let runs = Counter()
    let container = DynamicContainer()
      .install(LinkModule(name: "early", runs: runs), LinkModule(name: "late", runs: runs), ClockModule())
    #expect(runs.count == 2)
    #expect(try container.resolve(Flaky.self).clock.now() == 7)
  }

  @Test("D9: unregister one, all, or all but some, and hear whether it was there")
  func unregister() {
    let container = DynamicContainer()
      .register(using: 1).register(name: "x", using: 2).register(using: "y").register { _ in Stone() }
    #expect(container.unregister(Int.self, name: "x"))
    #expect(!container.unregister(Int.self, name: "x"))
    #expect(container.contains(Int.self))
    #expect(container.unregisterAll(except: Int.self, Stone.self))
    #expect(!container.unregisterAll(except: Int.self, Stone.self))
    #expect(container.registrations.map(\.key) == [DynamicKey(Int.self), DynamicKey(Stone.self)])
    #expect(container.unregisterAll())
    #expect(!container.unregisterAll())
  }

  @Test("D9: instances are dropped by protocol or concrete type, and registrations stay")
  func drop() throws {
    let container = DynamicContainer()
      .register((any Bird).self, lifetime: .singleton) { _ in Mallard() }
      .register(lifetime: .singleton) { _ in Link(name: "kept") }
    let bird = try container.resolve((any Bird).self)
    let link: Link = try container.resolve()
    #expect(!container.drop(Goose.self))
    #expect(container.drop(Duck.self))
    #expect(!container.drop(Duck.self))
    let second = try container.resolve((any Bird).self)
    #expect(second !== bird)
    #expect(container.drop((any Bird).self))
    #expect(try container.resolve((any Bird).self) !== second)
    #expect(try container.resolve(Link.self) === link)
    #expect(container.dropAll())
    #expect(!container.dropAll())
    #expect(try container.resolve(Link.self) !== link)
  }

  @Test("D13: what is merged comes after what was there, and what forgets keeps its place")
  func order() throws {
    let source = DynamicContainer()
      .register(Disk.self, as: (any Writer).self, (any Reader).self, lifetime: .singleton) { _ in Disk() }
    let container = DynamicContainer().register(lifetime: .singleton) { _ in Stone() }.register(using: 1)
    container.merge(source)
    _ = try (container.resolve(Stone.self), container.resolve((any Reader).self))
    #expect(container.registrations.map(\.isBuilt) == [true, false, true, true])
    #expect(container.dropAll())
    let types: [Any.Type] = [Stone.self, Int.self, (any Writer).self, (any Reader).self]
    #expect(container.registrations.map(\.key) == types.map { DynamicKey($0) })
    container.register { _ in Stone() }
    #expect(container.registrations.last?.key == DynamicKey(Stone.self))
  }

  @Test("D13: registrations are listed in order")
  func list() throws {
    let container = DynamicContainer()
      .register((any Clock).self, name: "main", lifetime: .singleton) { _ in SystemClock() }
      .register(using: 1)
    _ = try container.resolve((any Clock).self, name: "main")
    #expect(
      container.registrations.map(\.description) == [
        "Clock named 'main', singleton, built", "Int, transient",
      ])
  }

  @Test("E4: factories and what is freed may use and change the container, and make others")
  func reentrant() throws {
    let container = DynamicContainer()
    let heard = Counter()
    container.register(lifetime: .singleton) { r in
      r.register(using: 1)
      let inner = DynamicContainer(fallback: [r]).register(using: "inner")
      r.dropAll()
      _ = try inner.resolve(String.self) + "\(try inner.resolve(Int.self))"
      return Parting { [weak heard] in
        r.register(using: "parted")
        heard?.increment()
      }
    }
    _ = try container.resolve(Parting.self)
    container.register(lifetime: .singleton) { _ in Parting {} }
    #expect(heard.count == 1)
    #expect(try container.resolve(String.self) == "parted")
  }

  @Test("E4: registering, resolving, dropping and making containers at the same time")
  func stress() async {
    let shared = DynamicContainer().register((any Clock).self, using: SystemClock())
    _ = await race(6) { number in
      for round in 0..<200 {
        switch (number + round) % 6 {
        case 0: shared.register(lifetime: .singleton) { r in Flaky(clock: try r.resolve()) }
        case 1: _ = try? shared.resolve(OnFlaky.self)
        case 2: shared.register { r in OnFlaky(flaky: try r.resolve()) }
        case 3: shared.drop(Flaky.self)
        case 4: _ = try? DynamicContainer(fallback: [shared]).merge(shared).resolve(Flaky.self)
        default: _ = shared.registrations.count + (shared.unregister(OnFlaky.self) ? 1 : 0)
        }
      }
    }
    #expect(shared.contains((any Clock).self))
  }

  @Test("E4: all that looks at registrations, while others change them, in a container and in its fallbacks")
  func stressOfAll() async throws {
    let base = DynamicContainer()
    let generated = Container.forms()
    let container = DynamicContainer(match: .nearest, fallback: [generated.dynamic, base])
    _ = await race(6) { number in
      for round in 0..<200 {
        switch (number + round) % 9 {
        case 0: container.register(lifetime: .singleton) { Goose() }
        case 1: container.register(Duck.self, as: (any Bird).self, lifetime: .weak) { _ in Mallard() }
        case 2: base.register(lifetime: .singleton) { Stone() }
        case 3: _ = container.unregister(Goose.self) || container.drop((any Bird).self)
        case 4: _ = try? container.resolve((any Bird).self)
        case 5: _ = try? container.resolveAll((any Bird).self)
        case 6: generated.dynamic.register(name: "\(number)", lifetime: .singleton) { Link(name: "") }
        case 7: _ = container.merge(base).registrations.map(\.description)
        default: _ = try? container.resolve(Link.self, name: "first")
        }
      }
    }
    #expect(try container.resolve(Link.self, name: "first") === generated.first)
  }
}

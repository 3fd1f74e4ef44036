// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Dynamic: behind a generated container")
struct ContainerDynamicTests {
  @Test("finds the generated providers by type and name, of every lifetime")
  func finds() throws {
    let container = Container.forms()
    let found = container.dynamic
    #expect(try found.resolve((any Clock).self) as AnyObject === container.clock as AnyObject)
    #expect(try found.resolve(Chicken.self) === container.chicken)
    #expect(try found.resolve(Link.self, name: "first") === container.first)
    #expect(try found.resolve(Int.self, name: "version") == container.version)
    #expect(try found.resolve(Flaky.self) === container.flaky)
    #expect(try found.resolve(Note.self) !== found.resolve(Note.self))
    let teacher = container.teacher
    #expect(try found.resolve(Teacher.self) === teacher)
    let ticket = try found.resolve(Ticket.self)
    #expect(try container.ticket === ticket)
    #expect(try found.resolve(Draft.self).text.isEmpty)
    #expect(
      message { try found.resolve(Link.self, name: "firth") }.contains(
        "there is Link named 'first', Link named"))
  }

  @Test("passes on what a generated provider throws, and keeps nothing then")
  func throwing() throws {
    let tries = Counter()
    let container = Container {
      $0.override(.flaky) { c throws(Failure) in
        if tries.increment() == 1 { throw .failed(1) }
        return Flaky(clock: c.clock)
      }
    }
    #expect(throws: Failure.failed(1)) { try container.dynamic.resolve(Flaky.self) }
    #expect(try container.dynamic.resolve(Flaky.self) === container.flaky)
  }

  @Test("registrations come first, and never change what accessors give")
  func registrations() throws {
    let container = Container { $0.override(.clock) { _ in FrozenClock() } }
    #expect(try container.dynamic.resolve((any Clock).self).now() == 7)
    container.dynamic.register((any Clock).self, using: SystemClock())
    #expect(try container.dynamic.resolve((any Clock).self).now() == 42)
    #expect(container.clock.now() == 7)
    #expect(container.session.clock.now() == 7)
    #expect(container.dynamic.unregister((any Clock).self))
    #expect(try container.dynamic.resolve((any Clock).self).now() == 7)
    #expect(throws: DynamicError.self) { try Container().dynamic.resolve(Stone.self) }
  }

  @Test("D5: what is registered is freed with the container, which dynamic holds")
  func ownership() throws {
    let freed = Counter()
    do {
      let dynamic = Container().dynamic
      dynamic.register(lifetime: .singleton) { r in
        _ = try r.resolve(Session.self)
        return Parting { freed.increment() }
      }
      _ = try dynamic.resolve(Parting.self)
      #expect(try dynamic.resolve(Session.self) === dynamic.resolve(Session.self))
      #expect(freed.count == 0)
    }
    #expect(freed.count == 1)
  }

  @Test("a provider that receives the container finds the same registrations")
  func views() throws {
    let container = Container.forms()
    container.dynamic.register(using: 5)
    let view = container.router.container
    #expect(try view.dynamic.resolve(Int.self) == 5)
    view.dynamic.register(lifetime: .singleton) { _ in Stone() }
    #expect(try container.dynamic.resolve(Stone.self) === view.dynamic.resolve(Stone.self))
  }

  @Test("a view whose container is gone still finds generated providers", .enabled(if: buildsWhatIsGone))
  func gone() throws {
    let view = Container.forms().router.container
    #expect(try view.dynamic.resolve((any Clock).self).now() == 42)
    #expect(throws: DynamicError.self) { try view.dynamic.register(using: 1).resolve(String.self) }
  }

  @Test("a container made by overriding has registrations of its own before those of the other")
  func overriding() throws {
    let base = Container.forms()
    base.dynamic.register(using: "base").register(name: "n", using: "base")
    let container = base.overriding { $0.override(.clock) { _ in FrozenClock() } }
    container.dynamic.register(using: "own")
    #expect(try container.dynamic.resolve(String.self) == "own")
    #expect(try container.dynamic.resolve(String.self, name: "n") == "base")
    #expect(try base.dynamic.resolve(String.self) == "base")
    #expect(try container.dynamic.resolve((any Clock).self).now() == 7)
    #expect(try base.dynamic.resolve((any Clock).self).now() == 42)
  }

  @Test("E1: a cycle through a generated provider is an error")
  func cycle() throws {
    let failures = Counter()
    let container = Container.forms {
      $0.override(.note) { c in
        do { return try c.dynamic.resolve(Note.self) } catch {
          #expect(error.text == "dependency cycle: Note → Note")
          failures.increment()
          return Note(clock: FrozenClock())
        }
      }
    }
    #expect(try container.dynamic.resolve(Note.self).clock.now() == 7)
    #expect(failures.count == 1)
  }

  @Test("G7: an override may look up in another container what it overrides", arguments: [true, false])
  func otherContainer(isRoot: Bool) throws {
    let outer = Container.forms()
    let change = { @Sendable (overrides: inout Overrides) in
      overrides.override(.clock) { _ in LaterClock(after: found((any Clock).self, in: outer)) }
      overrides.override(.note) { _ in Note(clock: LaterClock(after: found(Note.self, in: outer)?.clock)) }
    }
    let container = isRoot ? Container.forms(change) : outer.overriding(change)
    #expect(try container.dynamic.resolve((any Clock).self).now() == 43)
    #expect(try container.dynamic.resolve(Note.self).clock.now() == 43)
    #expect(try container.dynamic.fresh(Note.self).clock.now() == 43)
  }

  @Test("G7: a cycle in a container that is gone is an error, too", .enabled(if: buildsWhatIsGone))
  func goneCycle() {
    let view = Container.forms {
      $0.override(.note) { c in
        #expect(message { try c.dynamic.resolve(Note.self) } == "dependency cycle: Note → note → Note")
        return Note(clock: FrozenClock())
      }
    }.router.container
    #expect(throws: Never.self) { try view.dynamic.resolve(Note.self) }
  }

  @Test("D10: a fresh build of a generated provider, or of its override, leaves what is kept alone")
  func fresh() throws {
    let container = Container.forms { $0.override(.first) { c in Link(name: "first at \(c.clock.now())") } }
    let (kept, teacher) = (container.chicken, container.teacher)
    let found = container.dynamic
    #expect(try found.fresh(Chicken.self) !== kept)
    #expect(try found.fresh(Teacher.self) !== teacher)
    #expect(try found.fresh(Link.self, name: "first").name == "first at 42")
    #expect(try found.fresh(Link.self, name: "first") !== container.first)
    let second = try found.fresh((any AnyObject & Sendable).self, name: "second", match: .nearest) as? Link
    #expect(second?.name == "second" && second !== container.second)
    #expect(container.chicken === kept && container.teacher === teacher)
    #expect(try found.resolve(Chicken.self) === kept)
    #expect(try found.fresh(Note.self).clock as AnyObject === container.clock as AnyObject)
  }

  @Test("D10, G7: a fresh build that needs itself is an error")
  func freshCycle() {
    let texts = Shared<[String]>([])
    let container = Container.forms {
      $0.override(.first) { c in
        texts.append(message { try c.dynamic.fresh(Link.self, name: "first") })
        return Link(name: "first")
      }
    }
    _ = try? container.dynamic.fresh(Link.self, name: "first")
    #expect(
      texts.withLock { $0 } == ["dependency cycle: Link named 'first' → first → Link named 'first'"])
  }

  @Test("C1: match rules find generated providers too")
  func match() throws {
    let container = Container()
    #expect(
      try container.dynamic.resolve((any AnyObject & Sendable).self, name: "first", match: .nearest) is Link)
  }

  @Test("of two modules that provide one type, that of the root is found, by rules and among all too")
  func modulesOfOneType() throws {
    let found = Container(_plan: beaconPlan).dynamic
    #expect(try found.resolve(Beacon.self).name == "high")
    #expect(try found.resolveAll(Beacon.self).map(\.name) == ["high"])
    #expect(try found.resolve((any Beaming).self, match: .nearest) is Beacon)
  }

  @Test("E4: a dynamic container is made once when eight threads ask for it")
  func race8() async throws {
    for _ in 0..<100 {
      let container = Container()
      _ = await race(8) { container.dynamic.register(name: "\($0)", using: $0) }
      #expect(container.dynamic.registrations.count == 8)
    }
  }

  @Test("F6: a look-up that closes a cycle throws, also where an accessor began it; so on two threads")
  func cycle() async {
    let texts = Shared<[String]>([])
    let container = Container.asking { texts.append($0) }
    _ = container.first
    #expect(
      texts.withLock { $0 } == [
        "dependency cycle: first → Link named 'second' → second → Link named 'first' → first", "no error",
      ])
    for _ in 0..<50 {
      let (texts, inside) = (Shared<[String]>([]), Counter())
      let container = Container.asking(begun: { meet(inside, $0) }) { texts.append($0) }
      _ = await race(2) { $0 == 0 ? container.first : container.second }
      #expect(texts.withLock { $0.filter { $0.hasPrefix("dependency cycle: ") }.count } == 1)
    }
  }
}

extension Container {
  /// One whose first and second value look each other up when they are built.
  fileprivate static func asking(
    begun: @escaping @Sendable (Container) -> Container = { $0 }, note: @escaping @Sendable (String) -> Void
  ) -> Container {
    Container {
      $0.override(.first) { c in
        note(message { try begun(c).dynamic.resolve(Link.self, name: "second") })
        return Link(name: "first")
      }
      $0.override(.second) { c in
        note(message { try begun(c).dynamic.resolve(Link.self, name: "first") })
        return Link(name: "second")
      }
    }
  }
}

extension Shared where Value == [String] {
  fileprivate func append(_ text: String) { withLock { $0.append(text) } }
}

/// The value that a container finds; nil, and an issue, if it finds none.
private func found<T>(_ type: T.Type, in container: Container) -> T? {
  do { return try container.dynamic.resolve(type) } catch {
    Issue.record(error)
    return nil
  }
}

private struct LaterClock: Clock {
  let time: Int
  init(after other: (any Clock)?) { time = (other?.now() ?? 0) + 1 }
  func now() -> Int { time }
}

protocol Beaming {}

struct Beacon: Beaming {
  let name: String
}

extension Key where Maker == @Sendable (Container) -> Beacon {
  fileprivate static var low: Self { lowBase.key(0, { _ in Beacon(name: "low") }, lifetime: .transient) }
  fileprivate static var high: Self { highBase.key(0, { _ in Beacon(name: "high") }, lifetime: .transient) }
}

private let lowBase = _SlotBase()
private let highBase = _SlotBase()

private let beaconPlan = _Plan { plan in
  plan.register("Low", slots: 1, base: lowBase)
  plan.list { (entries: inout _DynamicEntries) in entries.add(.low) }
  plan.register("High", slots: 1, base: highBase)
  plan.list { (entries: inout _DynamicEntries) in entries.add(.high) }
}

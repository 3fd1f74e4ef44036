// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

@Suite("Weak values")
struct WeakTests {
  @Test("are the same while somebody holds them, and new ones after")
  func identity() {
    let builds = Counter()
    let container = Container.forms {
      $0.override(.clock) { _ in
        builds.increment()
        return FrozenClock()
      }
    }
    var store: (any Store)? = container.store
    let first = WeakReference(store as AnyObject)
    #expect(container.store as AnyObject === store as AnyObject)
    #expect(container._view.store as AnyObject === store as AnyObject)
    store = nil
    #expect(first.object == nil)
    #expect(container.store.clock.now() == 7)
    #expect(builds.count == 1)
  }

  @Test("are rebuilt once for each time that they are gone")
  func rebuilding() {
    let stores = Counter()
    let container = Container.forms {
      $0.override(.store) { c in
        stores.increment()
        return DiskStore(clock: c.clock)
      }
    }
    for number in 1...3 {
      let store = container.store
      #expect(container.store as AnyObject === store as AnyObject)
      #expect(stores.count == number)
    }
  }

  @Test("are one at a time where 8 threads take and drop them", arguments: 0..<4)
  func contention(round: Int) async {
    let builds = Counter()
    let container = Container.forms {
      $0.override(.store) { c in
        builds.increment()
        return DiskStore(clock: c.clock)
      }
    }
    for _ in 0..<50 {
      let together = await race(8) { _ in
        (0..<10).allSatisfy { _ in
          let store = container.store
          return container.store as AnyObject === store as AnyObject && store.clock.now() == 42
        }
      }
      #expect(together.allSatisfy { $0 })
    }
    // Between two rounds no thread holds one.
    #expect(builds.count >= 50)
  }

  @Test("are built once by 8 threads that hold them", arguments: 0..<4)
  func onceOnly(round: Int) async {
    for _ in 0..<50 {
      let container = Container.forms()
      let held = await race(8) { _ in container.store as AnyObject as! DiskStore }
      #expect(Set(held.map { ObjectIdentifier($0) }).count == 1)
      #expect(container.store as AnyObject === held[0])
    }
  }

  @Test("may need each other by Lazy, with identity while they are held, and without a leak")
  func cycle() {
    let container = Container.forms()
    var teacher: Teacher? = container.teacher
    var pupil: Pupil? = teacher!.pupil.value
    let gone = WeakReference(teacher!)
    #expect(pupil!.teacher.value === teacher)
    #expect(container.pupil === pupil)
    teacher = nil
    pupil = nil
    #expect(gone.object == nil)
  }

  @Test("may fail, and are tried again")
  func failing() throws {
    let attempts = Counter()
    let container = Container.forms {
      $0.override(.ticket) { _ throws(Failure) in
        if attempts.increment() == 1 { throw .failed(1) }
        return try Ticket(number: attempts.count)
      }
    }
    #expect(throws: Failure.failed(1)) { try container.ticket }
    let ticket = try container.ticket
    #expect(try container.ticket === ticket)
    #expect(try Container.forms().ticket.number == Checked(1))
  }

  @Test("that are no objects are built for each caller")
  func structs() {
    let builds = Counter()
    let container = Container.forms {
      $0.override(.store) { c in
        builds.increment()
        return PlainStore(clock: c.clock)
      }
    }
    let stores = [container.store, container.store]
    #expect(stores.count == builds.count)
  }

  @Test("may be optional objects; where there is none, every call builds")
  func optionals() throws {
    let builds = Counter()
    let container = DynamicContainer()
      .register(Duck?.self, lifetime: .weak) { _ in counted(Duck(), builds) }
      .register((any Bird)??.self, lifetime: .weak) { _ in counted(Duck(), builds) }
      .register(Goose?.self, lifetime: .weak) { _ in counted(nil, builds) }
    let duck = try container.resolve(Duck?.self)
    #expect(try container.resolve(Duck?.self) === duck)
    let bird = try container.resolve((any Bird)??.self)
    #expect(try container.resolve((any Bird)??.self)! === bird!)
    #expect(builds.count == 2)
    #expect(try container.resolve(Goose?.self) == nil && container.resolve(Goose?.self) == nil)
    #expect(builds.count == 4)
  }

  @Test("are built for each caller when the container is gone", .enabled(if: buildsWhatIsGone))
  func outliving() {
    let view = Container.forms { $0.override(.clock) { _ in FrozenClock() } }._view
    let store = view.store
    #expect(view.store as AnyObject !== store as AnyObject)
    #expect(store.clock.now() == 7)
  }

  @Test("outlive their container where somebody holds them")
  func held() {
    var container: Container? = Container.forms()
    let store = container!.store
    container = nil
    #expect(store.clock.now() == 42)
  }

  #if os(macOS) || os(Linux)
  @Test("that need themselves draw the path")
  func cycleTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container.forms { $0.override(.teacher) { c in c.pupil.teacher.value } }.teacher
    }
    expect(result, says: "dependency cycle: teacher → teacher.")
  }
  #endif
}

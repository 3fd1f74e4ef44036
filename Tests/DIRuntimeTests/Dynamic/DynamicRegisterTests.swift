// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@Suite("Dynamic: registering")
struct DynamicRegisterTests {
  @Test("A2: an expression and a closure register alike, and run when asked for")
  func forms() throws {
    let builds = Counter()
    let container = DynamicContainer()
      .register((any Clock).self, using: counted(SystemClock(), builds))
      .register((any Clock).self, name: "closure") { counted(SystemClock(), builds) }
      .register((any Clock).self, name: "container") { _ in counted(FrozenClock(), builds) }
      .register(using: counted(Link(name: "inferred"), builds))
    #expect(builds.count == 0)
    #expect(try container.resolve((any Clock).self).now() == 42)
    #expect(try container.resolve((any Clock).self, name: "closure").now() == 42)
    #expect(try container.resolve((any Clock).self, name: "container").now() == 7)
    #expect(try container.resolve(Link.self).name == "inferred")
    #expect(builds.count == 4)
  }

  @Test("A4: a singleton is built once by eight threads, two hundred times over")
  func once() async throws {
    for _ in 0..<200 {
      let builds = Counter()
      let container = DynamicContainer().register(lifetime: .singleton) { _ in
        counted(Link(name: "one"), builds)
      }
      let links = await race(8) { _ in try? container.resolve(Link.self) }
      #expect(builds.count == 1)
      #expect(Set(links.map { $0.map(ObjectIdentifier.init) }).count == 1)
    }
  }

  @Test("A8: what is weak is one object behind a protocol, too, and an optional one")
  func weakBehindProtocol() throws {
    let container = DynamicContainer()
      .register((any Lamp).self, lifetime: .weak) { Bulb() }
      .register((any Lamp)?.self, lifetime: .weak) { Bulb() }
    let (first, optional) = try (container.resolve((any Lamp).self), container.resolve((any Lamp)?.self))
    // Takes the memory of the freed objects.
    let others = (0..<1_000).map { [UInt8](repeating: 0x41, count: 16 + $0 % 80) }
    #expect(try container.resolve((any Lamp).self) as AnyObject === first as AnyObject)
    #expect(try container.resolve((any Lamp)?.self) as AnyObject === optional as AnyObject)
    withExtendedLifetime((first, optional, others)) {}
  }

  @Test("A4: a build closure is freed with its registration")
  func closureFreed() throws {
    let freed = Counter()
    let container = DynamicContainer()
    register(in: container, freed)
    _ = try container.resolve(Link.self)
    #expect(freed.count == 0)
    #expect(container.unregister(Link.self))
    #expect(freed.count == 1)
    register(in: container, freed)
    container.register { _ in Link(name: "other") }
    #expect(freed.count == 2)
  }

  private func register(in container: DynamicContainer, _ freed: Counter) {
    let mourned = Mourned(freed)
    container.register(lifetime: .singleton) { _ in
      withExtendedLifetime(mourned) { Link(name: "held") }
    }
  }

  @Test("A5: a transient is built for each look-up, and need not be Sendable")
  func transient() throws {
    let container = DynamicContainer().register { _ in Scratch() }
    let first: Scratch = try container.resolve()
    #expect(try container.resolve(Scratch.self) !== first)
  }

  @Test("A8: a weak value is the same while somebody holds it")
  func weak() throws {
    let freed = Counter()
    let container = DynamicContainer().register((any AnyObject & Sendable).self, lifetime: .weak) { _ in
      Mourned(freed)
    }
    do {
      let one = try container.resolve((any AnyObject & Sendable).self)
      #expect(try container.resolve((any AnyObject & Sendable).self) === one)
      #expect(freed.count == 0)
    }
    #expect(freed.count == 1)
    _ = try container.resolve((any AnyObject & Sendable).self)
    #expect(freed.count == 2)
  }

  @Test("A9: re-registering forgets what was built, and holders keep theirs")
  func again() throws {
    let container = DynamicContainer().register(lifetime: .singleton) { _ in Link(name: "old") }
    let held: Link = try container.resolve()
    container.register(lifetime: .singleton) { _ in Link(name: "new") }
    #expect(try container.resolve(Link.self).name == "new")
    #expect(held.name == "old")
    container.unregister(Link.self)
    container.register(lifetime: .singleton) { _ in Link(name: "newest") }
    #expect(try container.resolve(Link.self).name == "newest")
  }

  @Test("A9: a slot that held one type can hold another lifetime and type")
  func otherLifetime() throws {
    let container = DynamicContainer().register((any Clock).self, lifetime: .singleton) { _ in SystemClock() }
    _ = try container.resolve((any Clock).self)
    container.register((any Clock).self) { _ in FrozenClock() }
    #expect(try container.resolve((any Clock).self).now() == 7)
  }

  @Test("A21: a boxed value is shared, and goes with its registration")
  func boxed() throws {
    let container = DynamicContainer().register(boxed: User(id: 1, name: "a"))
    let one: Box<User> = try container.resolve()
    try container.resolve(Box<User>.self).withLock { $0 = User(id: 2, name: "b") }
    #expect(one.value.id == 2)
    #expect(container.unregister(Box<User>.self))
    #expect(throws: DynamicError.self) { try container.resolve(Box<User>.self) }
    container.register(lifetime: .singleton) { _ in User(id: 3, name: "c") }
    var copy: User = try container.resolve()
    copy = User(id: copy.id + 1, name: copy.name)
    #expect(try container.resolve(User.self).id == 3)
    #expect(copy.id == 4)
  }

  @Test("A25: calls chain, and types are inferred")
  func chains() throws {
    let container = DynamicContainer()
    let chained = container.register { _ in Link(name: "a") }.register { r in
      Flaky(clock: try r.resolve(or: FrozenClock()))
    }
    #expect(chained === container)
    let flaky: Flaky = try container.resolve()
    #expect(flaky.clock.now() == 7)
  }

  @Test("B1, B2: arguments are given by the look-up, and may be handed on")
  func arguments() throws {
    let container = DynamicContainer()
      .register { (_, id: Int, name: String) in User(id: id, name: name) }
      .register([User].self) { (r, id: Int) in
        [try r.resolve(arguments: id, "one"), try r.resolve(arguments: id + 1, "two")]
      }
    #expect(
      try container.resolve([User].self, arguments: 7) == [
        User(id: 7, name: "one"), User(id: 8, name: "two"),
      ])
  }

  @Test("B1: other arguments than those registered are an error that names both")
  func mismatch() throws {
    let container = DynamicContainer().register { (_, id: Int, name: String) in User(id: id, name: name) }
    #expect(
      message { try container.resolve(User.self, arguments: "x") }
        == "User takes (Int, String) and was given (String)")
    #expect(message { try container.resolve(User.self) } == "User takes (Int, String) and was given ()")
  }

  @Test("B4, B5: an error reaches the caller unchanged, and nothing is kept")
  func failure() throws {
    let tries = Counter()
    let container = DynamicContainer().register(lifetime: .singleton) { _ in
      if tries.increment() == 1 { throw Failure.failed(3) }
      return Link(name: "second")
    }
    #expect(throws: Failure.failed(3)) { try container.resolve(Link.self) }
    #expect(try container.resolve(Link.self).name == "second")
  }

  @Test("B6: one provider of several types gives all of them the same")
  func severalTypes() throws {
    let container = DynamicContainer()
      .register(Disk.self, as: (any Reader).self, (any Writer).self, lifetime: .singleton) { _ in Disk() }
    let reader = try container.resolve((any Reader).self)
    #expect(reader as AnyObject === (try container.resolve((any Writer).self)) as AnyObject)
    #expect(!container.contains(Disk.self))
    container.register((any Reader).self) { _ in Disk() }
    #expect(try container.resolve((any Reader).self) as AnyObject !== reader as AnyObject)
    #expect(try container.resolve((any Writer).self) as AnyObject === reader as AnyObject)
  }

  @Test("B6: a value that is not of the promised type is an error")
  func wrongType() {
    let container = DynamicContainer().register(Stone.self, as: (any Reader).self) { _ in Stone() }
    #expect(
      message { try container.resolve((any Reader).self) }
        == "the value registered for Reader is of type Stone")
  }

  @Test("B8, B9: names, optionals, arrays and generics never get mixed up")
  func keys() throws {
    let container = DynamicContainer()
      .register(using: 1)
      .register(name: "port", using: 8080)
      .register(Int?.self, using: nil)
      .register(using: [1, 2])
      .register(using: ["x": 1])
    #expect(try container.resolve(Int.self) == 1)
    #expect(try container.resolve(Int.self, name: "port") == 8080)
    #expect(try container.resolve(Int?.self) == nil)
    #expect(try container.resolve([Int].self) == [1, 2])
    #expect(try container.resolve([String: Int].self) == ["x": 1])
    container.register(Int?.self, lifetime: .singleton) { _ in nil }
    #expect(try container.resolve(Int?.self) == nil)
    #expect(try container.resolveIfPresent(Int?.self) == .some(nil))
  }

  @Test("B11: a type that says so is created on demand, once, and only when asked for so")
  func onDemand() async throws {
    let container = DynamicContainer()
    #expect(throws: DynamicError.self) { try container.resolve(OnDemand.self) }
    let before = OnDemand.made.count
    let all = await race(8) { _ in try? container.resolve(creatingIfMissing: OnDemand.self) }
    #expect(OnDemand.made.count == before + 1)
    #expect(try container.resolve(OnDemand.self) === all[0])
    let transient = try container.resolve(creatingIfMissing: OnDemand.self, name: "new", lifetime: .transient)
    #expect(try container.resolve(OnDemand.self, name: "new") !== transient)
  }
}

/// Counts evaluations.
func counted<T>(_ value: @autoclosure () -> T, _ builds: Counter) -> T {
  builds.increment()
  return value()
}

private protocol Lamp: Sendable {}

private final class Bulb: Lamp {}

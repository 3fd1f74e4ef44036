// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

// A module with many keys, which have no accessors.
private let crowdBase = _SlotBase()
private let crowdPlan = _Plan { $0.register("Crowd", slots: 40, base: crowdBase) }

@Suite("Overrides")
struct OverrideTests {
  @Test("reach every depth, and nothing outside the container")
  func depth() throws {
    let container = Container { $0.override(.clock) { _ in FrozenClock() } }
    #expect(container.clock.now() == 7)
    #expect(container.session.clock.now() == 7)
    #expect(container.greeter(greeting: "Hi").session.clock.now() == 7)
    #expect(try container.onFlaky.flaky.clock.now() == 7)
    #expect(Container().greeter(greeting: "Hi").session.clock.now() == 42)
  }

  @Test("keep the lifetime of what they replace")
  func lifetimes() {
    let clocks = Counter()
    let greeters = Counter()
    let container = Container {
      $0.override(.clock) { _ in
        clocks.increment()
        return FrozenClock()
      }
      $0.override(.greeter) { c, greeting in
        greeters.increment()
        return Greeter(session: c.session, greeting: greeting)
      }
    }
    for _ in 0..<3 { _ = container.greeter(greeting: "Hi").session.clock }
    #expect(clocks.count == 1)
    #expect(greeters.count == 3)
  }

  @Test("of the same key: the later wins")
  func laterWins() {
    let container = Container {
      $0.override(.version) { _ in 2 }
      $0.override(.version) { _ in 3 }
    }
    #expect(container.version == 3)
  }

  @Test("are found among many, in each container that was made from another")
  func many() {
    @Sendable func key(_ number: Int) -> Key<@Sendable (Container) -> Link> {
      crowdBase.key(number, { (_: Container) in Link(name: "") }, "link")
    }
    let base = Container(_plan: crowdPlan) {
      for number in 0..<39 { $0.override(key(number)) { _ in Link(name: "\(number)") } }
    }
    let scope = base.overriding {
      for number in 0..<10 {
        $0.override(key(number)) { c in Link(name: c.original(key(number)).name + "!") }
      }
    }
    #expect((0..<40).map { base._kept(key($0)).name } == (0..<39).map { "\($0)" } + [""])
    #expect(
      (0..<40).map { scope._kept(key($0)).name } == (0..<10).map { "\($0)!" } + (10..<39).map { "\($0)" } + [
        ""
      ])
  }

  @Test("change their own key only")
  func neighbours() {
    let container = Container { $0.override(.first) { _ in Link(name: "other") } }
    #expect(container.first.name == "other")
    #expect(container.second.name == "second")
  }

  @Test("get the arguments, and throw what the provider may")
  func arguments() throws {
    let container = Container {
      $0.override(.greeter) { c, greeting in Greeter(session: c.session, greeting: greeting + "!") }
      $0.override(.checked) { _, number throws(Failure) in try Checked(number - 10) }
      $0.override(.sum) { _, a, b, c, d, e, f in a * b * c * d * e * f }
    }
    #expect(container.greeter(greeting: "Hi").greeting == "Hi!")
    #expect(try container.checked(11) == Checked(1))
    #expect(throws: Failure.failed(-9)) { try container.checked(1) }
    #expect(container.sum(1, 2, 3, 4, 5, 6) == 720)
  }

  @Test("are put in and taken out alike by code that is generic over the error")
  func generic() throws {
    #expect(replaced(.version, by: 5) == 5)
    #expect(try replaced(.checked, 11, by: Checked(3)) == Checked(3))
    #expect(fresh(.greeter, "Hi").greeting == "Hi")
    #expect(throws: Failure.failed(-1)) { try fresh(.checked, -1) }
    #expect(overridden(.version) { _ in 5 }.version == 5)
    let container = overridden(.flaky) { _ throws(Failure) in throw .failed(6) }
    #expect(throws: Failure.failed(6)) { try container.onFlaky }
  }

  @Test("may have any number of arguments")
  func manyArguments() throws {
    let container = Container {
      $0.override(.bigSum) { _, a, b, c, d, e, f, g throws(Failure) in
        if a == 0 { throw .failed(g) }
        return a * b * c * d * e * f * g
      }
    }
    #expect(try container.bigSum(1, 2, 3, 4, 5, 6, 7) == 5_040)
    #expect(throws: Failure.failed(7)) { try container.fresh(.bigSum, 0, 2, 3, 4, 5, 6, 7) }
    let calm = container.overriding {
      $0.override(.bigSum) { c, a, b, d, e, f, g, h in (try? c.original(.bigSum, a, b, d, e, f, g, h)) ?? 0 }
    }
    #expect(try calm.bigSum(0, 2, 3, 4, 5, 6, 7) == 0)
    #expect(try calm.bigSum(1, 2, 3, 4, 5, 6, 7) == 5_040)
    #expect(try Container().bigSum(1, 2, 3, 4, 5, 6, 7) == 28)
  }

  @Test("may be functions that already have a name")
  func functions() {
    let container = Container { $0.override(.clock, with: makeFrozenClock) }
    #expect(container.clock.now() == 7)
  }

  @Test("are used where the container is handed on")
  func throughView() {
    let container = Container {
      $0.override(.clock) { _ in FrozenClock() }
      $0.override(.greeter) { c, _ in Greeter(session: c.session, greeting: "fake") }
    }
    let view = container.session.container
    #expect(view.clock.now() == 7)
    #expect(view.greeter(greeting: "Hi").greeting == "fake")
  }

  @Test("work for transients of a module that no container knows")
  func strayModule() {
    let container = Container { $0.override(.strayGreeting) { _, name in "Fake \(name)" } }
    #expect(container.strayGreeting("Ada") == "Fake Ada")
    #expect(Container().strayGreeting("Ada") == "Stray Ada")
    // Another key of the same number, in another module without a base, is another key.
    #expect(container.secondStrayGreeting("Ada") == "Second stray Ada")
  }

  @Test("may be none at all")
  func none() {
    #expect(Container { _ in }.clock.now() == 42)
  }
}

@Sendable private func makeFrozenClock(_ c: Container) -> any Clock { FrozenClock() }

private let secondStrayBase = _SlotBase()

extension Key where Maker == @Sendable (Container, String) -> String {
  fileprivate static var secondStrayGreeting: Self {
    secondStrayBase.key(1) { c, name in buildSecondStrayGreeting(c, name) }
  }
}

private func buildSecondStrayGreeting(_ c: Container, _ name: String) -> String { "Second stray \(name)" }

extension Container {
  fileprivate func secondStrayGreeting(_ name: String) -> String {
    if let make = _override(of: .secondStrayGreeting) { return make(_view, name) }
    return buildSecondStrayGreeting(self, name)
  }
}

private func replaced<T: Sendable, E: Error>(
  _ key: Key<@Sendable (Container) throws(E) -> T>, by value: T
) throws(E) -> T {
  try Container { $0.override(key) { _ in value } }.fresh(key)
}

private func replaced<A: Sendable, T: Sendable, E: Error>(
  _ key: Key<@Sendable (Container, A) throws(E) -> T>, _ argument: A, by value: T
) throws(E) -> T {
  try Container { $0.override(key) { _, _ in value } }.fresh(key, argument)
}

private func fresh<A, T, E: Error>(
  _ key: Key<@Sendable (Container, A) throws(E) -> T>, _ argument: A
) throws(E) -> T {
  try Container().fresh(key, argument)
}

private func overridden<T, E: Error>(
  _ key: Key<@Sendable (Container) throws(E) -> T>, by make: @escaping @Sendable (Container) throws(E) -> T
) -> Container {
  Container { $0.override(key, with: make) }
}

// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Foundation
import Testing

@Suite("Keyed values")
struct KeyedTests {
  @Test("are one for each value of the arguments")
  func identity() throws {
    let container = Container.forms()
    let red = container.house(name: "red")
    #expect(container.house(name: "red") === red)
    #expect(container._view.house(name: "red") === red)
    #expect(container.house(name: "blue") !== red)
    #expect(container.house(name: "blue").name == "blue")
    let room = try container.room(house: "red", number: 1)
    #expect(room.house === red)
    #expect(try container.room(house: "red", number: 1) === room)
    #expect(try container.room(house: "red", number: 2) !== room)
    #expect(try container.room(house: "blue", number: 1) !== room)
    #expect(Container.forms().house(name: "red") !== red)
  }

  @Test("are built once each by 8 threads that ask first at once", arguments: 0..<5)
  func onceOnly(round: Int) async {
    for _ in 0..<40 {
      let builds = Counter()
      let container = Container.forms {
        $0.override(.house) { c, name in
          builds.increment()
          return House(name: name, clock: c.clock)
        }
      }
      let seen = await race(8) { number in
        container.house(name: "\(number / 4)")
      }
      #expect(Set(seen.map { ObjectIdentifier($0) }).count == 2)
      #expect(seen.count { $0.name == "0" } == 4)
      #expect(builds.count == 2)
    }
  }

  @Test("do not wait for those of other arguments")
  func independence() async {
    let inside = Counter()
    let container = Container.forms {
      $0.override(.house) { c, name in
        inside.increment()
        spin { inside.count == 2 }
        return House(name: name, clock: c.clock)
      }
    }
    let names = await race(2) { container.house(name: "\($0)").name }
    #expect(names.sorted() == ["0", "1"])
  }

  @Test("that fail are not kept, and are tried again")
  func failing() throws {
    let attempts = Counter()
    let container = Container.forms {
      $0.override(.room) { c, house, number throws(Failure) in
        if attempts.increment() == 1 { throw .failed(number) }
        return try Room(house: c.house(name: house), number: number)
      }
    }
    #expect(throws: Failure.failed(3)) { try container.room(house: "red", number: 3) }
    let room = try container.room(house: "red", number: 3)
    #expect(try container.room(house: "red", number: 3) === room)
    #expect(attempts.count == 2)
    #expect(throws: Failure.failed(-1)) { try Container.forms().room(house: "red", number: -1) }
  }

  @Test("that fail leave nothing behind, waited for or not")
  func failuresAreForgotten() async {
    let (container, waiting) = (Container.forms(), Container.waiting())
    var name: Name? = Name()
    let gone = WeakReference(name!)
    let house = try? container._keyed(.house, by: name!) { (_: Container) throws(Failure) -> House in
      throw .failed(1)
    }
    let tenant = try? await waiting._keyedAsync(.tenant, by: name!) {
      (_: Container) async throws(Failure) -> Tenant in
      throw .failed(1)
    }
    #expect(house == nil && tenant == nil)
    name = nil
    #expect(gone.object == nil)
  }

  @Test("are one for each argument where 8 threads ask and half of the builds fail", arguments: 0..<5)
  func failingTogether(round: Int) async {
    let builds = Counter()
    let container = Container.forms {
      $0.override(.room) { _, house, number throws(Failure) in
        if builds.increment() % 2 == 1 { throw .failed(number) }
        return try Room(house: House(name: house, clock: FrozenClock()), number: number)
      }
    }
    for number in 0..<100 {
      let rooms = await race(8) { _ in
        while true { if let room = try? container.room(house: "", number: number) { return room } }
      }
      #expect(Set(rooms.map { ObjectIdentifier($0) }).count == 1)
    }
  }

  @Test("may need those of other arguments")
  func recursion() {
    let container = Container.forms {
      $0.override(.house) { c, name in
        let inner = name.isEmpty ? "" : c.house(name: String(name.dropLast())).name
        return House(name: inner + "x", clock: c.clock)
      }
    }
    #expect(container.house(name: "123").name == "xxxx")
    guard buildsWhatIsGone else { return }
    let view = Container.forms {
      $0.override(.house) { c, name in
        let inner = name.isEmpty ? "" : c.house(name: String(name.dropLast())).name
        return House(name: inner + "x", clock: c.clock)
      }
    }._view
    #expect(view.house(name: "123").name == "xxxx")
    #expect(view.house(name: "1") !== view.house(name: "1"))
  }

  @Test("are freed with the container")
  func freed() {
    var container: Container? = Container.forms()
    let house = WeakReference(container!.house(name: "red"))
    #expect(house.object != nil)
    container = nil
    #expect(house.object == nil)
  }

  #if os(macOS) || os(Linux)
  @Test("that need themselves draw the path")
  func cycle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container.forms {
        $0.override(.house) { c, name in c.house(name: name == "red" ? "blue" : "red") }
      }
      _ = container.house(name: "red")
    }
    expect(result, says: "dependency cycle: house → house → house.")
  }

  @Test(
    "that need themselves in a view that outlives its container draw the path", .enabled(if: buildsWhatIsGone)
  )
  func cycleInView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = Container.forms {
        $0.override(.house) { c, name in c.house(name: name == "red" ? "blue" : "red") }
      }._view
      _ = view.house(name: "red")
    }
    expect(result, says: "dependency cycle: house → house → house.")
  }
  #endif

  @Test(
    "that need others are built in a container made from a view whose container is gone",
    .enabled(if: buildsWhatIsGone))
  func chainFromView() {
    // The views share the value, so the builds of the two are nested, and only their arguments tell them apart.
    let scope = Container.forms()._view.overriding { $0.override(.version) { 2 } }
    func house(_ number: Int) -> House {
      scope._keyed(.house, by: number) { (c: Container) in
        House(name: number == 0 ? "" : house(number - 1).name + "\(number)", clock: c.clock)
      }
    }
    #expect(house(3).name == "123")
    #expect(house(3) === house(3))
  }

  @Test("may have arguments that ask a container for something when they are hashed")
  func askingArguments() async throws {
    // Meanwhile something else is being built: an empty table is searched without hashing.
    let (begun, isOver) = (Counter(), Counter())
    let busy = Container.forms {
      $0.override(.clock) { _ in
        begun.increment()
        spin { isOver.count == 1 }
        return FrozenClock()
      }
    }
    // On a thread of its own, for tasks may have only one.
    Thread.detachNewThread { _ = busy.clock.now() }
    defer { isOver.increment() }
    spin { begun.count == 1 }
    func house(of container: Container) -> House {
      container._keyed(.house, by: Asking()) { (c: Container) in House(name: "", clock: c.clock) }
    }
    let container = Container.forms()
    #expect(house(of: container) === house(of: container))
    nonisolated(nonsending) func tenant(of container: Container) async throws -> Tenant {
      try await container._keyedAsync(.tenant, by: Asking()) {
        (c: Container) async throws(Failure) -> Tenant in
        Tenant(account: try await c.account)
      }
    }
    let waiting = Container.waiting()
    let (first, second) = (try await tenant(of: waiting), try await tenant(of: waiting))
    #expect(first === second)
    guard buildsWhatIsGone else { return }
    let view = Container.forms()._view
    #expect(house(of: view) !== house(of: view))
    let waitingView = Container.waiting()._view
    let (third, fourth) = (try await tenant(of: waitingView), try await tenant(of: waitingView))
    #expect(third !== fourth)
  }

  @Test("may have any number of arguments")
  func arguments() {
    #expect(_Arguments(1, "a", true) == _Arguments(1, "a", true))
    #expect(_Arguments(1, "a", true) != _Arguments(1, "a", false))
    #expect(_Arguments(1, "a", true) != _Arguments(2, "a", true))
    #expect(Set([_Arguments(1, "a"), _Arguments(1, "b"), _Arguments(1, "a")]).count == 2)
  }
}

/// An argument that is an object.
private final class Name: Hashable, Sendable {
  static func == (one: Name, other: Name) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An argument that has a container build something when it is hashed or compared.
private struct Asking: Hashable, Sendable {
  static func == (one: Asking, other: Asking) -> Bool { Container.forms().clock.now() == 42 }
  func hash(into hasher: inout Hasher) { hasher.combine(Container.forms().clock.now()) }
}

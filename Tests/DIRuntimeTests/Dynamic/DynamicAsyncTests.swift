// SPDX-License-Identifier: MIT

import DIRuntime
import Testing

@Suite("Dynamic: asynchronous factories")
struct DynamicAsyncTests {
  @Test("A2: an asynchronous factory, with and without arguments")
  func forms() async throws {
    let container = DynamicContainer()
      .register((any Clock).self, using: SystemClock())
      .registerAsync { r in
        await Task.yield()
        return Flaky(clock: try r.resolve())
      }
      .registerAsync { (r, id: Int, name: String) in User(id: id, name: name) }
    #expect(try await container.resolveAsync(Flaky.self).clock.now() == 42)
    #expect(try await container.resolveAsync((any Clock).self).now() == 42)
    #expect(try await container.resolveAsync(User.self, arguments: 1, "a") == User(id: 1, name: "a"))
    #expect(
      message { try container.resolve(Flaky.self) } == "Flaky has to be waited for: use resolveAsync")
  }

  @Test("A4: an asynchronous singleton is built once however many tasks ask")
  func once() async throws {
    let builds = Counter()
    let container = DynamicContainer().registerAsync(lifetime: .singleton) { _ in
      builds.increment()
      try await Task.sleep(for: .milliseconds(5))
      return Link(name: "one")
    }
    let links = try await withThrowingTaskGroup(of: Link.self) { group in
      for _ in 0..<50 { group.addTask { try await container.resolveAsync() } }
      return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert(ObjectIdentifier($1)) }
    }
    #expect(links.count == 1)
    #expect(builds.count == 1)
    #expect(try container.resolve(Link.self).name == "one")
  }

  @Test("A cancelled asker does not cancel the build")
  func cancelled() async throws {
    let started = Counter()
    let container = DynamicContainer().registerAsync(lifetime: .singleton) { _ in
      started.increment()
      try await Task.sleep(for: .milliseconds(20))
      return Link(name: "done")
    }
    let first = Task { try await container.resolveAsync(Link.self) }
    while started.count == 0 { await Task.yield() }
    first.cancel()
    #expect(try await container.resolveAsync(Link.self).name == "done")
    #expect(started.count == 1)
  }

  @Test("B4: those waiting share a failure, and the next call tries again")
  func failure() async throws {
    let tries = Counter()
    let container = DynamicContainer().registerAsync(lifetime: .singleton) { _ in
      try await Task.sleep(for: .milliseconds(10))
      if tries.increment() == 1 { throw Failure.failed(1) }
      return Link(name: "second")
    }
    let one = Task { try await container.resolveAsync(Link.self) }
    let two = Task { try await container.resolveAsync(Link.self) }
    await #expect(throws: Failure.failed(1)) { try await one.value }
    await #expect(throws: Failure.failed(1)) { try await two.value }
    #expect(try await container.resolveAsync(Link.self).name == "second")
  }

  @Test("A8: an asynchronous weak value is shared while held, and built again after")
  func weak() async throws {
    let freed = Counter()
    let container = DynamicContainer().registerAsync(lifetime: .weak) { _ in
      await Task.yield()
      return Mourned(freed)
    }
    do {
      let one: Mourned = try await container.resolveAsync()
      #expect(try await container.resolveAsync(Mourned.self) === one)
    }
    #expect(freed.count == 1)
    _ = try await container.resolveAsync(Mourned.self)
  }

  @Test("A8: all who wait for an asynchronous weak value get the same, which nobody else holds")
  func weakWaiters() async throws {
    let freed = Counter()
    let container = DynamicContainer().registerAsync(lifetime: .weak) { _ in
      try await Task.sleep(for: .milliseconds(10))
      return Mourned(freed)
    }
    do {
      let all = try await withThrowingTaskGroup(of: Mourned.self) { group in
        for _ in 0..<20 { group.addTask { try await container.resolveAsync() } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(all.map { ObjectIdentifier($0) }).count == 1)
    }
    #expect(freed.count == 1)
  }

  @Test("an asynchronous value of another type is cast, or an error")
  func otherType() async throws {
    let container = DynamicContainer()
      .registerAsync(Duck.self) { _ in Mallard() }
      .registerAsync((any Clock).self, name: "none", lifetime: .singleton) { _ in SystemClock() }
    #expect(try await container.resolveAsync((any Bird).self, match: .nearest) is Mallard)
    await #expect(throws: DynamicError.self) {
      try await container.resolveAsync(Mallard.self, match: .nearestOrCastable)
    }
    #expect(try await container.resolveAsync((any Clock).self, name: "none").now() == 42)
  }

  @Test("E1: an asynchronous cycle is an error, also between two tasks")
  func cycle() async throws {
    let container = DynamicContainer()
      .registerAsync(name: "a", lifetime: .singleton) { r in
        try await Task.sleep(for: .milliseconds(5))
        return try await r.resolveAsync(Link.self, name: "b")
      }
      .registerAsync(name: "b", lifetime: .singleton) { r in
        try await Task.sleep(for: .milliseconds(5))
        return try await r.resolveAsync(Link.self, name: "a")
      }
      .registerAsync { r in Flaky(clock: try await r.resolveAsync(OnFlaky.self).flaky.clock) }
      .registerAsync { r in OnFlaky(flaky: try await r.resolveAsync()) }
    let one = Task { try await container.resolveAsync(Link.self, name: "a") }
    let two = Task { try await container.resolveAsync(Link.self, name: "b") }
    for result in [await one.result, await two.result] {
      guard case .failure(let error) = result else {
        Issue.record("no error")
        continue
      }
      #expect(error.text.hasPrefix("dependency cycle: Link named "))
    }
    let error = await #expect(throws: DynamicError.self) { try await container.resolveAsync(Flaky.self) }
    #expect(error?.text == "dependency cycle: Flaky → OnFlaky → Flaky")
  }

  @Test("F6: so it is where each asks in a task of its own", .timeLimit(.minutes(1)))
  func cycleInTasks() async throws {
    for isKept in [false, true] {
      let container = DynamicContainer()
      for (name, other) in [("a", "b"), ("b", "a")] {
        container.registerAsync(name: name, lifetime: isKept ? .singleton : .transient) { r in
          async let link = r.resolveAsync(Link.self, name: other)
          return try await link
        }
      }
      let error = await #expect(throws: DynamicError.self) {
        try await container.resolveAsync(Link.self, name: "a")
      }
      #expect(error?.text.hasPrefix("dependency cycle: Link named ") == true)
    }
  }

  @Test("F6: so it is where an accessor began the cycle")
  func cycleFromAccessor() async {
    let texts = Shared<[String]>([])
    let look: @Sendable (Container, String) async -> Void = { container, name in
      do {
        _ = try await container.dynamic.resolveAsync(Machine.self, name: name)
        texts.withLock { $0.append("no error") }
      } catch { texts.withLock { $0.append(error.text) } }
    }
    let container = Container.mill(Diary()) {
      $0.override(.wheel) { c in
        await look(c, "stone")
        return Machine("wheel", Diary())
      }
      $0.override(.stone) { c in
        await look(c, "wheel")
        return Machine("stone", Diary())
      }
    }
    _ = await container.wheel
    #expect(
      texts.withLock { $0 } == [
        "dependency cycle: wheel → Machine named 'stone' → stone → Machine named 'wheel' → wheel",
        "no error",
      ])
  }
}

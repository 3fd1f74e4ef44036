// SPDX-License-Identifier: MIT

import DIRuntime
import Foundation
import Testing

@Suite("Closing while something is built", .timeLimit(.minutes(2)))
struct ClosingTests {
  private let diary = Diary()
  private let begun = Counter()

  /// Closes a container once a build of it has begun.
  private func close(_ container: Container, during build: @escaping @Sendable () async -> Void) async throws
  {
    async let built: Void = build()
    while begun.count == 0 { await Task.yield() }
    try await container.close()
    await built
  }

  /// The messages of a build that takes a while.
  private var takesLong: @Sendable () -> Void {
    { [begun] in
      begun.increment()
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  @Test("F5: a build that is running is waited for, and closed before what it was built from")
  func running() async throws {
    let container = Container.power(diary) { [takesLong] in
      $0.override(.pump) { c in
        _ = c.mains
        takesLong()
        return c.original(.pump)
      }
    }
    try await close(container) { await Task.detached { _ = container.pump }.value }
    #expect(diary.all == ["+mains", "+pump", "-pump", "-mains"])
  }

  @Test("F5: what a running build needs is built for it")
  func needed() async throws {
    let container = Container.power(diary) { [takesLong] in
      $0.override(.motor) { c throws(Failure) in
        takesLong()
        return try c.original(.motor)
      }
    }
    try await close(container) { await Task.detached { _ = try? container.motor }.value }
    #expect(diary.all == ["+mains", "+pump", "+motor", "-motor", "-pump", "-mains"])
  }

  @Test("F5: so it is with what is kept for certain arguments")
  func keyed() async throws {
    let container = Container.power(diary) { [takesLong] in
      $0.override(.spark) { c, number in
        takesLong()
        return c.original(.spark, number)
      }
    }
    try await close(container) { await Task.detached { _ = container.spark(number: 1) }.value }
    #expect(diary.all == ["+spark 1", "-spark 1"])
  }

  @Test("F5: so it is with what has to be waited for, also where it asks in tasks of its own")
  func waiting() async throws {
    let container = Container.mill(diary) { [begun] in
      $0.override(.stone) { c in
        begun.increment()
        try? await Task.sleep(for: .milliseconds(20))
        async let sack = c.sack
        async let stone = c.original(.stone)
        return await (sack, stone).1
      }
    }
    try await close(container) { _ = await container.stone }
    #expect(Set(diary.all.prefix(3)) == ["+sack", "+wheel", "+stone"])
    #expect(Set(diary.all.dropFirst(3)) == ["-sack", "-stone", "-wheel"])
    #expect(diary.all.firstIndex(of: "-stone")! < diary.all.firstIndex(of: "-wheel")!)
  }

  @Test("F5: a container that is warmed up is closed once that is over, and warmed up no more")
  func warmingUp() async throws {
    let container = Container.power(diary) { [takesLong] in
      $0.override(.pump) { c in
        takesLong()
        return c.original(.pump)
      }
    }
    try await close(container) { try? await container.warmUp() }
    #expect(diary.all == ["+mains", "+pump", "+motor", "-motor", "-pump", "-mains"])
    await #expect(throws: CancellationError.self) { try await container.warmUp() }
  }

  #if os(macOS) || os(Linux)
  @Test("H5: what is asked for later traps, and look-ups by type throw; what is built can be read")
  func later() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = Container.power(Diary())
      _ = container.mains
      try await container.close()
      _ = container.pump
    }
    expect(result, says: "'pump' is asked of a container that is closed")
    let container = Container.mill(diary)
    let wheel = await container.wheel
    try await container.close()
    #expect(await container.wheel === wheel && container.log === diary)
    let dynamic = container.dynamic
    #expect(
      message { try dynamic.resolve(Machine.self, name: "sack") }
        == "the container that was asked for Machine named 'sack' is closed and never built it")
    #expect(container.fresh(.sack).name == "sack")
  }
  #endif

  @Test("Two containers that close each other when they are closed do not wait for each other")
  func eachOther() async throws {
    for _ in 0..<20 {
      let (one, other, inside) = (Container.power(Diary()), Container.power(Diary()), Counter())
      let (ofOne, ofOther) = (one.diary, other.diary)
      _ = (one.pump, other.pump)
      let closeOther: @Sendable (Machine) async throws -> Void = { machine in
        inside.increment()
        while inside.count < 2 { await Task.yield() }
        async let closing: Void = (machine.diary === ofOne ? other : one).close()
        try await closing
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for container in [one, other] { group.addTask { try await Machine.close(container, closeOther) } }
        try await group.waitForAll()
      }
      for diary in [ofOne, ofOther] { #expect(diary.all == ["+mains", "+pump", "-pump", "-mains"]) }
    }
  }

  @Test("A build that closes its container does not wait for itself")
  func fromWithin() async throws {
    let container = Container.mill(diary) {
      $0.override(.stone) { c in
        _ = await c.wheel
        try? await c.close()
        return await c.original(.stone)
      }
    }
    _ = await container.stone
    #expect(diary.all.prefix(3) == ["+wheel", "-wheel", "+stone"])
  }

  @Test("F5: a child waits for what it builds itself")
  func children() async throws {
    let container = Container.power(diary) { [takesLong] in
      $0.override(.mains) { c in
        takesLong()
        return c.original(.mains)
      }
    }
    let cellar = container.cellar(name: "a")
    try await close(cellar) { await Task.detached { _ = cellar.heater }.value }
    #expect(diary.all == ["+mains", "+heater of a", "-heater of a"])
    try await container.close()
    #expect(diary.all.last == "-mains")
  }

  @Test("F5: a parent waits for what is asked for by way of a child")
  func parents() async throws {
    let container = Container.power(diary) { [takesLong] in
      $0.override(.mains) { c in
        takesLong()
        return c.original(.mains)
      }
    }
    try await close(container) { await Task.detached { _ = container.cellar(name: "a").mains }.value }
    #expect(diary.all == ["+mains", "-mains"])
  }

  @Test(
    "A container made from another one closes its own, and builds what the other one shares as long as that is open"
  )
  func overriding() async throws {
    let container = Container.power()
    let diary = container.diary
    let scope = container.overriding { $0.override(.spark) { c, _ in c.mains } }
    try await scope.close()
    #expect(scope.pump === container.pump)
    try await container.close()
    #expect(diary.all == ["+mains", "+pump", "-pump", "-mains"])
    #expect(container.overriding { _ in }.pump === container.pump)
  }
}

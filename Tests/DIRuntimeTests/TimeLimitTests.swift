// SPDX-License-Identifier: MIT

@_spi(Generated) import DIRuntime
import Testing

/// Lets tasks wait until it is opened.
private struct Gate {
  private let way = AsyncStream.makeStream(of: Void.self)
  func open() { way.continuation.finish() }
  func wait() async { for await _ in way.stream {} }
}

// A call that hangs in these tests waits for a gate, however slow the machine is. A call that must end in time has an hour.
@Suite("Time limits", .timeLimit(.minutes(2)))
struct TimeLimitTests {
  private let diary = Diary()
  private let gate = Gate()
  private let short = Duration.milliseconds(1)

  /// Closes a container, whose closing methods wait at the gate where they close the machine of a name.
  private func close(_ container: Container, within limit: Duration? = nil, hangingAt name: String)
    async throws
  {
    let gate = gate
    try await Machine.close(container, within: limit) { if $0.name == name { await gate.wait() } }
  }

  @Test("H13: Closing names the value whose method hangs and those that come after it, and goes on")
  func closing() async throws {
    let container = Container.power(diary)
    _ = (container.pump, container.spark(number: 1), container.spark(number: 2))
    let error = await #expect(throws: TimeLimitError.self) {
      try await close(container, within: short, hangingAt: "spark 1")
    }
    #expect(error?.closing == ["spark"] && error?.waiting == ["pump", "mains"] && error?.building == [])
    #expect(
      error?.description
        == "close() takes longer than 0.001 seconds; still being closed: spark; to be closed after that: pump, mains"
    )
    #expect(diary.all.suffix(2) == ["-spark 2", "-spark 1"])
    gate.open()
    try await container.close()
    #expect(diary.all.suffix(4) == ["-spark 2", "-spark 1", "-pump", "-mains"])
  }

  @Test("A second call with a limit joins the first, and names the same")
  func joining() async throws {
    let container = Container.power(diary)
    _ = container.pump
    async let first: Void = close(container, hangingAt: "pump")
    while diary.all.last != "-pump" { await Task.yield() }
    let error = await #expect(throws: TimeLimitError.self) { try await container.close(within: short) }
    #expect(error?.closing == ["pump"] && error?.waiting == ["mains"])
    gate.open()
    try await first
    try await container.close(within: .seconds(3600))
    #expect(diary.all.count == 4)
  }

  @Test("What ends in time has its own errors, and as much time as one may say")
  func inTime() async throws {
    let container = Container.power(diary)
    _ = container.pump
    await #expect(throws: Failure.failed(1)) {
      try await Machine.close(container, within: .seconds(Int64.max)) { _ in throw Failure.failed(1) }
    }
    #expect(diary.all.suffix(2) == ["-pump", "-mains"])
    let other = Container.power(diary) { $0.override(.motor) { _ throws(Failure) in throw .failed(2) } }
    await #expect(throws: Failure.failed(2)) { try await other.warmUp(within: .seconds(3600)) }
    try await Container.power(diary).warmUp(within: .seconds(3600))
  }

  @Test("H13: Closing also names the values that it waits for because they are being built")
  func closingBuilds() async throws {
    let (gate, begun) = (gate, Counter())
    let container = Container.mill(diary) {
      $0.override(.stone) { c in
        _ = await c.wheel
        begun.increment()
        await gate.wait()
        return await c.original(.stone)
      }
    }
    async let stone = container.stone
    while begun.count == 0 { await Task.yield() }
    let error = await #expect(throws: TimeLimitError.self) { try await container.close(within: short) }
    #expect(error?.building == ["stone"] && error?.closing == [] && error?.waiting == ["wheel"])
    #expect(container.isClosed)
    gate.open()
    _ = await stone
    try await container.close()
    #expect(diary.all == ["+wheel", "+stone", "-stone", "-wheel"])
  }

  @Test("A child names its own values, and those that others build for it; its parent is open")
  func children() async throws {
    let container = Container.power(diary)
    let cellar = container.cellar(name: "a")
    _ = cellar.cupboard().torch
    let error = await #expect(throws: TimeLimitError.self) {
      try await close(cellar, within: short, hangingAt: "heater of a")
    }
    #expect(error?.closing == ["heater"] && error?.waiting == [] && !container.isClosed)
    gate.open()
    try await cellar.close()
    try await container.close(within: .seconds(3600))
    #expect(diary.all.suffix(2) == ["-heater of a", "-mains"])
  }

  @Test("A view of a container has its limit too; one whose container is gone has nothing to wait for")
  func views() async throws {
    var container: Container? = Container.power(diary)
    let view = container!._view
    _ = container!.pump
    let error = await #expect(throws: TimeLimitError.self) {
      try await close(view, within: short, hangingAt: "pump")
    }
    #expect(error?.closing == ["pump"])
    gate.open()
    try await view.close()
    container = nil
    try await view.close(within: short)
  }

  @Test("Cancelling the task does not end the wait")
  func cancellation() async throws {
    let container = Container.power(diary)
    _ = container.pump
    let gate = gate
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await Machine.close(container, within: .seconds(3600)) { _ in gate.open() }
    }
    try await task.value
    #expect(diary.all.suffix(2) == ["-pump", "-mains"])
  }

  @Test("What closes a container within one of its closing methods returns at once")
  func fromWithin() async throws {
    let container = Container.power(diary)
    _ = container.pump
    try await Machine.close(container) { _ in try await container.close(within: .seconds(3600)) }
    #expect(diary.all.suffix(2) == ["-pump", "-mains"])
  }

  @Test("It waits on the main actor without blocking it")
  @MainActor
  func onMainActor() async throws {
    let (container, gate) = (Container.power(diary), gate)
    _ = container.pump
    try await Machine.close(container, within: .seconds(3600)) { _ in
      await MainActor.run { gate.open() }
      await gate.wait()
    }
    MainActor.assertIsolated()
  }
}

@Suite("Running with a container", .timeLimit(.minutes(2)))
struct RunTests {
  private let diary = Diary()

  @Test("It warms up, calls and closes, and returns the value")
  func order() async throws {
    let diary = diary
    let count = try await Container.power(diary).run { c in
      diary.note("run \(c.pump.name)")
      return diary.all.count
    }
    #expect(count == 4)
    #expect(diary.all == ["+mains", "+pump", "+motor", "run pump", "-motor", "-pump", "-mains"])
  }

  @Test("H13: It closes where the closure throws, and the closure's error wins over that of closing")
  func throwing() async throws {
    let container = Container.power(diary)
    let action: @Sendable () async throws -> Void = {
      try await container.run { _ in throw Failure.failed(1) }
    }
    await #expect(throws: Failure.failed(1)) {
      try await Machine.during({ _ in throw Failure.failed(2) }, action)
    }
    #expect(container.isClosed && diary.all.suffix(3) == ["-motor", "-pump", "-mains"])
  }

  @Test("It throws the error of closing where nothing else failed")
  func throwingWhileClosing() async throws {
    let container = Container.power(diary)
    await #expect(throws: Failure.failed(2)) {
      try await Machine.during({ _ in throw Failure.failed(2) }) { _ = try await container.run { _ in 1 } }
    }
    #expect(diary.all.suffix(3) == ["-motor", "-pump", "-mains"])
  }

  @Test("Where warming up fails, the closure is not called, and what was built is closed")
  func failedStart() async throws {
    let container = Container.power(diary) { $0.override(.motor) { _ throws(Failure) in throw .failed(3) } }
    await #expect(throws: Failure.failed(3)) {
      try await container.run { _ in Issue.record("was called") }
    }
    #expect(diary.all == ["+mains", "+pump", "-pump", "-mains"])
  }

  @Test("H13: It closes where the task is cancelled, and closing does not see that")
  func cancelled() async throws {
    let diary = diary
    let task = Task {
      try await Machine.during({ _ in try Task.checkCancellation() }) {
        try await Container.power(diary).run { _ in
          withUnsafeCurrentTask { $0?.cancel() }
          try Task.checkCancellation()
        }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(diary.all.suffix(3) == ["-motor", "-pump", "-mains"])
  }

  @Test("A child has its own class, and closes what is its own")
  func children() async throws {
    let container = Container.power(diary)
    let name = try await container.cellar(name: "a").run { cellar in
      _ = cellar.heater
      return cellar.name
    }
    #expect(name == "a" && diary.all.last == "-heater of a" && !container.isClosed)
  }

  /// A class that is not Sendable.
  final class Count { var value = 0 }

  @Test("The closure runs on the caller's actor, with values that are not Sendable")
  @MainActor
  func isolation() async throws {
    let count = Count()
    let same = try await Container.power(diary).run { _ in
      MainActor.assertIsolated()
      count.value += 1
      return count
    }
    #expect(same === count && count.value == 1)
  }
}

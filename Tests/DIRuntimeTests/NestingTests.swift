// SPDX-License-Identifier: MIT

import Foundation
@_spi(Generated) import DIRuntime
import Testing

// Values and containers that are nested often, and the tasks that builds have started.

private final class Step: Sendable {
  let depth: Int
  init(_ depth: Int) { self.depth = depth }
}

private struct Fork: Hashable {
  let depth: Int
  let isLeft: Bool
}

extension Container {
  fileprivate static func steps(_ overrides: (inout Overrides) -> Void = { _ in }) -> Container {
    Container(_plan: stepsPlan, overrides)
  }

  fileprivate func step(_ depth: Int) -> Step {
    _keyed(.step, by: depth) { (c: Container) -> Step in
      if let make = c._override(of: .step) { return make(c._handle, depth) }
      return buildStep(c, depth)
    }
  }

  fileprivate func leap(_ depth: Int) async -> Step {
    await _keyedAsync(.leap, by: depth) { (c: Container) async -> Step in
      if let make = c._overrideAsync(of: .leap) { return await make(c._handle, depth) }
      return await buildLeap(c, depth)
    }
  }

  fileprivate func fork(_ fork: Fork) async -> Step {
    await _keyedAsync(.fork, by: fork) { (c: Container) async -> Step in
      if let make = c._overrideAsync(of: .fork) { return await make(c._handle, fork) }
      return Step(0)
    }
  }

  fileprivate var start: Step { _kept(.start) }
  fileprivate var finish: Step { _kept(.finish) }
  fileprivate var goal: Step { get async { await _keptAsync(.goal) } }
  fileprivate var trainer: Step { _kept(.trainer) }
  fileprivate var lap: Lap {
    if let make = _override(of: .lap) { return make(_handle) }
    return buildLap(self)
  }
}

/// New each time, and asks later.
private struct Lap: Sendable { let container: Container }

private func buildStep(_ c: Container, _ depth: Int) -> Step {
  Step(depth > 0 ? c.step(depth - 1).depth + 1 : 0)
}

nonisolated(nonsending) private func buildLeap(_ c: Container, _ depth: Int) async -> Step {
  depth > 0 ? Step(await c.leap(depth - 1).depth + 1) : Step(0)
}

private func buildLap(_ c: Container) -> Lap { Lap(container: c._handle) }

extension Key where Maker == @Sendable (Container, Int) -> Step {
  fileprivate static var step: Self { stepsBase.key(0) { c, depth in buildStep(c, depth) } }
}

extension Key where Maker == @Sendable (Container) -> Step {
  fileprivate static var start: Self { stepsBase.key(1, { _ in Step(1) }) }
  fileprivate static var finish: Self { stepsBase.key(2, { _ in Step(2) }) }
  fileprivate static var trainer: Self { stepsBase.key(3, { _ in train() }) }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Step {
  fileprivate static var goal: Self { stepsBase.asyncKey(4, { _ in Step(4) }) }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container, Int) async -> Step {
  fileprivate static var leap: Self { stepsBase.asyncKey(5) { c, depth in await buildLeap(c, depth) } }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container, Fork) async -> Step {
  fileprivate static var fork: Self { stepsBase.asyncKey(6) { _, _ in Step(0) } }
}

extension Key where Maker == @Sendable (Container) -> Lap {
  fileprivate static var lap: Self { stepsBase.key(7, buildLap, lifetime: .transient) }
}

/// Starts what the test says.
private func train() -> Step {
  Training.begin?.run()
  return Step(3)
}

private enum Training {
  struct Action: Sendable { let run: @Sendable () -> Void }
  @TaskLocal static var begin: Action?
}

private let stepsBase = _SlotBase()
private let stepsPlan = _Plan { plan in
  plan.register(
    "Steps", slots: 7, base: stepsBase,
    needs: """
      step: step
      start:
      finish: start
      trainer:
      goal:
      leap: leap
      fork:
      lap: *
      """)
}

@Suite("Nesting", .timeLimit(.minutes(5)))
struct NestingTests {
  @Test("F6: overrides of a keyed provider may be nested at will, for no two have the same argument")
  func keyed() async {
    #expect(Container.steps { $0.override(.step) { c, n in c.original(.step, n) } }.step(200).depth == 200)
    let anew = Container.steps {
      $0.override(.step) { c, n in
        n == 150 ? c.fresh(.lap).container.original(.step, n) : c.original(.step, n)
      }
    }
    #expect(anew.step(200).depth == 200)
    let waiting = Container.steps { $0.override(.leap) { c, n in await c.original(.leap, n) } }
    #expect(await waiting.leap(200).depth == 200)
  }

  #if os(macOS) || os(Linux)
  @Test("F6: so with cycles: they are found by the argument, and what is asked for anew by its number")
  func cycles() async {
    let same = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container.steps { $0.override(.step) { c, n in c.step((n + 1) % 100) } }.step(0)
    }
    expect(same, says: "dependency cycle: step → step")
    let anew = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Container.steps { $0.override(.step) { c, n in c.fresh(.step, n) } }.step(0)
    }
    expect(anew, says: "dependency cycle: step → step")
  }
  #endif

  @Test("F6: the search for a cycle walks no way twice, where all wait for each other in layers")
  func layers() async {
    let container = Container.steps {
      $0.override(.fork) { c, fork in
        if fork.depth == 0 { try? await Task.sleep(for: .milliseconds(50)) }
        if fork.depth == 0 { return Step(0) }
        async let left = c.fork(Fork(depth: fork.depth - 1, isLeft: true))
        async let right = c.fork(Fork(depth: fork.depth - 1, isLeft: false))
        return Step(await max(left.depth, right.depth) + 1)
      }
    }
    #expect(await container.fork(Fork(depth: 40, isLeft: true)).depth == 40)
  }

  @Test("What thousands of containers share is found at once, and what they do not is their own")
  func scopes() async {
    let base = Container.steps()
    var scope = base
    for _ in 0..<2000 { scope = scope.overriding { $0.override(.start) { Step(7) } } }
    #expect(scope.trainer === base.trainer && scope.finish !== base.finish)
    #expect(scope.step(1) === base.step(1))
    let (goal, theirs) = (await scope.goal, await base.goal)
    #expect(goal === theirs)
  }

  @Test("What a task asks for once the build that started it is over is none of that build's")
  func laterTask() async {
    let container = Container.steps()
    let gate = Gate()
    let task = Shared<Task<Bool, Never>?>(nil)
    let action = Training.Action {
      let asking = Task {
        await gate.wait()
        return Container.current != nil
      }
      task.withLock { $0 = asking }
    }
    let trainer = Training.$begin.withValue(action) { container.trainer }
    gate.open()
    #expect(await task.withLock { $0 }?.value == true)
    #expect(container.overriding { $0.override(.start) { Step(7) } }.trainer === trainer)
  }

  @Test(
    "A transient that a task asks for owns its container, also while the build that started the task runs")
  func transientOfTask() async {
    let container = Container.steps()
    let isOwner = await withCheckedContinuation { done in
      let action = Training.Action {
        let (answer, asked) = (Shared(false), DispatchSemaphore(value: 0))
        Task {
          let isOwner = container.lap.container === container
          answer.withLock { $0 = isOwner }
          asked.signal()
        }
        asked.wait()
        done.resume(returning: answer.withLock { $0 })
      }
      Thread.detachNewThread { Training.$begin.withValue(action) { _ = container.trainer } }
    }
    #expect(isOwner)
  }
}

/// Lets no thread pass before it is open.
private final class Gate: Sendable {
  private let isOpen = Shared(false)
  func open() { isOpen.withLock { $0 = true } }
  func wait() async { while !isOpen.withLock({ $0 }) { await Task.yield() } }
}

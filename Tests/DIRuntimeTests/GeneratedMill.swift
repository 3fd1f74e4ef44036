// SPDX-License-Identifier: MIT

// The generator's output for a program of async values that are closed, by hand: the module "Mill".

@_spi(Generated) import DIRuntime

extension Container {
  /// A container whose values write a diary.
  static func mill(_ diary: Diary, _ overrides: (inout Overrides) -> Void = { _ in }) -> Container {
    Container(_plan: millPlan) {
      $0.override(.log) { _ in diary }
      overrides(&$0)
    }
  }

  var log: Diary { _kept(.log) }
  nonisolated(nonsending) var wheel: Machine { get async { await _keptAsync(.wheel) } }
  nonisolated(nonsending) var stone: Machine { get async { await _keptAsync(.stone) } }
  /// New each time.
  nonisolated(nonsending) var flour: Machine {
    get async {
      if let make = _overrideAsync(of: .flour) { return await make(_handle) }
      return await buildFlour(self)
    }
  }
  var sack: Machine { _kept(.sack) }
}

extension Key where Maker == @Sendable (Container) -> Diary {
  static var log: Self { millBase.key(0, buildLog) }
}

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Machine {
  static var wheel: Self { millBase.asyncKey(1, buildWheel) }
  static var stone: Self { millBase.asyncKey(2, buildStone) }
  static var flour: Self { millBase.asyncKey(4, buildFlour, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> Machine {
  static var sack: Self { millBase.key(3, buildSack) }
}

private func buildLog(_ c: Container) -> Diary { Diary() }

nonisolated(nonsending) private func buildWheel(_ c: Container) async -> Machine {
  let value = Machine("wheel", c.log)
  c._onClose(millBase, 1) { try await _closing(value.close()) }
  return value
}

nonisolated(nonsending) private func buildStone(_ c: Container) async -> Machine {
  let value = Machine("stone", await c.wheel.diary)
  c._onClose(millBase, 2) { try await _closing(value.close()) }
  return value
}

nonisolated(nonsending) private func buildFlour(_ c: Container) async -> Machine {
  Machine("flour", await c.stone.diary)
}

private func buildSack(_ c: Container) -> Machine {
  let value = Machine("sack", c.log)
  c._onClose(millBase, 3) { try await _closing(value.close()) }
  return value
}

private let millBase = _SlotBase()

private let millPlan = _Plan { plan in
  plan.register("Mill", slots: 4, base: millBase, needs: millNeeds)
  plan.list(millDynamic)
}

private func millDynamic(_ entries: inout _DynamicEntries) {
  entries.add(.sack, name: "sack")
}

private let millNeeds: StaticString = """
  log:
  wheel: log
  stone: wheel
  sack: log
  flour: stone
  """

// SPDX-License-Identifier: MIT

// The generator's output for a program whose values begin and end with their containers, by hand: the module "Power".

@_spi(Generated) import DIRuntime

/// Notes what is built and closed, in this order, for one container.
final class Diary: Sendable {
  private let lines = Shared<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

/// Notes that it is closed, and throws or waits where a test wants that.
final class Machine: Sendable {
  let name: String
  let diary: Diary
  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    diary.note("+\(name)")
  }

  func close() async throws {
    diary.note("-\(name)")
    try await Machine.action?.run(self)
  }

  /// A structure because a task-local function crashes where the optimiser of 6.3.1 specialises `withValue` for it.
  private struct Action { let run: @Sendable (Machine) async throws -> Void }
  @TaskLocal private static var action: Action?

  /// Closes a container, and does something more whenever a machine is closed.
  static func close(
    _ container: Container, within limit: Duration? = nil,
    _ action: @escaping @Sendable (Machine) async throws -> Void
  ) async throws {
    try await during(action) {
      if let limit { try await container.close(within: limit) } else { try await container.close() }
    }
  }

  /// Does something more whenever a machine is closed, while a closure runs.
  static func during<Result: Sendable>(
    _ action: @escaping @Sendable (Machine) async throws -> Void, _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    try await $action.withValue(Action(run: action)) { try await body() }
  }
}

extension Container {
  /// A container whose values write a diary.
  static func power(_ diary: Diary? = nil, _ overrides: (inout Overrides) -> Void = { _ in }) -> Container {
    Container(_plan: powerPlan) {
      if let diary { $0.override(.diary) { _ in diary } }
      overrides(&$0)
    }
  }

  var diary: Diary { _kept(.diary) }
  var mains: Machine { _kept(.mains) }
  var pump: Machine { _kept(.pump) }
  var motor: Machine { get throws(Failure) { try _kept(.motor) } }

  func spark(number: Int) -> Machine {
    _keyed(.spark, by: number) { (c: Container) -> Machine in
      if let make = c._override(of: .spark) { return make(c._handle, number) }
      return buildSpark(c, number)
    }
  }

  func cellar(name: String) -> CellarContainer {
    _child(CellarContainer.self, of: Cellar(name: name), base: cellarBase)
  }
}

struct Cellar: Sendable { let name: String }

class CellarContainer: Container, @unchecked Sendable {
  required init(_making making: _Making) { super.init(_making: making) }
}

class CupboardContainer: CellarContainer, @unchecked Sendable {
  required init(_making making: _Making) { super.init(_making: making) }
}

extension CellarContainer {
  var name: String { _input(.name) { (it: Cellar) in it.name } }
  var heater: Machine { _keptInChild(.heater) }

  func cupboard() -> CupboardContainer { _child(CupboardContainer.self, of: Cupboard(), base: cupboardBase) }
}

struct Cupboard: Sendable {}

extension CupboardContainer {
  var torch: Machine { _keptInChild(.torch) }
}

extension Key where Maker == @Sendable (Container) -> Diary {
  static var diary: Self { powerBase.key(0, buildDiary) }
}

extension Key where Maker == @Sendable (Container) -> Machine {
  static var mains: Self { powerBase.key(1, buildMains) }
  static var pump: Self { powerBase.key(2, buildPump) }
}

extension Key where Maker == @Sendable (Container) throws(Failure) -> Machine {
  static var motor: Self { powerBase.key(3, buildMotor) }
}

extension Key where Maker == @Sendable (Container, Int) -> Machine {
  static var spark: Self { powerBase.key(4) { c, number in buildSpark(c, number) } }
}

extension Key where Maker == @Sendable (CellarContainer) -> String {
  static var name: Self { cellarBase.key(5, child: 0, buildName) }
}

extension Key where Maker == @Sendable (CellarContainer) -> Machine {
  static var heater: Self { cellarBase.key(6, child: 1, buildHeater) }
}

extension Key where Maker == @Sendable (CupboardContainer) -> Machine {
  static var torch: Self { cupboardBase.key(7, child: 0, buildTorch) }
}

private func buildDiary(_ c: Container) -> Diary { Diary() }

private func buildMains(_ c: Container) -> Machine {
  let value = Machine("mains", c.diary)
  c._onClose(powerBase, 1) { try await _closing(value.close()) }
  return value
}

private func buildPump(_ c: Container) -> Machine {
  let diary = c.mains.diary
  let value = Machine("pump", diary)
  c._onClose(powerBase, 2) { try await _closing(value.close()) }
  return value
}

private func buildMotor(_ c: Container) throws(Failure) -> Machine {
  let value = Machine("motor", c.pump.diary)
  c._onClose(powerBase, 3) { try await _closing(value.close()) }
  return value
}

private func buildSpark(_ c: Container, _ number: Int) -> Machine {
  let value = Machine("spark \(number)", c.diary)
  c._onClose(powerBase, 4) { try await _closing(value.close()) }
  return value
}

private func buildName(_ c: CellarContainer) -> String { c._inputs(Cellar.self).name }

private func buildHeater(_ c: CellarContainer) -> Machine {
  let value = Machine("heater of \(c.name)", c.mains.diary)
  c._onClose(cellarBase, 6, child: 1) { try await _closing(value.close()) }
  return value
}

private func buildTorch(_ c: CupboardContainer) -> Machine {
  let value = Machine("torch of \(c.name)", c.heater.diary)
  c._onClose(cupboardBase, 7, child: 0) { try await _closing(value.close()) }
  return value
}

private let powerBase = _SlotBase()
private let cellarBase = _SlotBase()
private let cupboardBase = _SlotBase()

private let powerPlan = _Plan { plan in
  tieLib(&plan)
  plan.register("Power", slots: 5, base: powerBase, needs: powerNeeds)
  plan.register(CellarContainer.self, slots: 2, base: cellarBase, of: powerBase)
  plan.register(CupboardContainer.self, slots: 1, base: cupboardBase, of: powerBase)
  plan.warm(warmAll)
  plan.warm(warmCellars)
  plan.warm(warmCupboards)
}

private func warmAll(_ entries: inout _EagerEntries) {
  entries.add(.pump)
  entries.add(.motor)
}

private func warmCellars(_ entries: inout _EagerEntriesOf<CellarContainer>) { entries.add(.heater) }
private func warmCupboards(_ entries: inout _EagerEntriesOf<CupboardContainer>) { entries.add(.torch) }

private let powerNeeds: StaticString = """
  diary:
  mains: diary
  pump: mains
  motor: pump
  spark: diary
  Cellar.name:
  Cellar.heater: Cellar.name mains
  Cupboard.torch: Cellar.name Cellar.heater
  """

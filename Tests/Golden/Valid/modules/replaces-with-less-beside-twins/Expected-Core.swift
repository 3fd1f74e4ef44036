// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `any Clock`, new each time, provided by `NetworkClock` in Core.swift.
  nonisolated(nonsending) public var clock: any Clock {
    get async throws {
      if let make = _overrideAsync(of: .clock) { return try await make(_handle) }
      return try await _build_clock(self)
    }
  }

  /// `Report`, new each time, provided by `Report` in Core.swift.
  nonisolated(nonsending) public var report: Report {
    get async throws {
      if let make = _overrideAsync(of: .report) { return try await make(_handle) }
      return try await _build_report(self)
    }
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

nonisolated(nonsending) private func _build_clock(_ c: Container) async throws -> any Clock {
  try await _check_clock(NetworkClock())
}

nonisolated(nonsending) private func _build_report(_ c: Container) async throws -> Report {
#sourceLocation(file: "Core/Core.swift", line: 12)
  try await Report(clock: c.clock)
#sourceLocation()
}

#sourceLocation(file: "Core/Core.swift", line: 4)
private func _check_clock(_ value: consuming NetworkClock) -> any Clock {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> any Clock { public static var clock: Self { _Core_base.asyncKey(0, _build_clock, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Report { public static var report: Self { _Core_base.asyncKey(1, _build_report, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  clock:
  report: clock
  """

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 0, base: _Core_base, needs: _Core_needs)
}

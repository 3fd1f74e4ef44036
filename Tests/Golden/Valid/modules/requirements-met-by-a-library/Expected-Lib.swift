// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'Clock' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Clock' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `any Clock`, required from above.
  @_disfavoredOverload var clock: any Clock { _required(.clock) }

  /// `Timer`, a singleton, provided by `Timer` in Lib.swift.
  public var timer: Timer { _kept(.timer) }
}

private func _build_clock(_ c: Container) -> any Clock { c._fromAbove(.clock) }

private func _build_timer(_ c: Container) -> Timer { Timer(clock: c.clock) }

#sourceLocation(file: "Lib/Lib.swift", line: 7)
private func _check_1() { _ =
            _Kept<Timer>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { @_disfavoredOverload static var clock: Self { _Lib_base.key(0, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Timer { public static var timer: Self { _Lib_base.key(1, _build_timer) } }

private let _Lib_needs: StaticString = """
  clock:
  timer: clock
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.timer)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(
  _ plan: inout _Plan,
  clock: @escaping @Sendable (Container) -> any Clock
) {
  plan.tie("Lib", slots: 2, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
  plan.require(_Lib_base.key(0, clock, "clock"))
}

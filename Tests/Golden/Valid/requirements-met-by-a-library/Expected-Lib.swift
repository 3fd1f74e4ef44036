// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.

@_spi(Generated) public import DIRuntime

/// Where the target's default isolation is the main actor, this does not compile.
private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Container {
  @available(*, unavailable, message: "'Clock' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }

  @available(*, unavailable, message: "'Clock' is required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides it and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }
}

extension Container {
  /// `any Clock`, required from above.
  @_disfavoredOverload var clock: any Clock { _required(.clock) }

  /// `Timer`, a singleton, provided by `Timer` in Lib.swift.
  public var timer: Timer { _kept(.timer) }
}

extension Key where Maker == @Sendable (Container) -> any Clock {
  @_disfavoredOverload static var clock: Self { _Lib_base.key(0, _build_clock, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> Timer {
  public static var timer: Self { _Lib_base.key(1, _build_timer) }
}

/// What each provider needs, in the order of their numbers.
private let _Lib_needs: StaticString = """
  clock:
  timer: clock
  """

/// Lists the providers that are found by their types.
private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.timer)
}

/// Where this module's slots begin in every container.
private let _Lib_base = _SlotBase()

/// Ties this module's providers into a container's plan.
public func _apply_DIGenPlugin_to_Lib(
  _ plan: inout _Plan,
  clock: @escaping @Sendable (Container) -> any Clock
) {
  plan.tie("Lib", slots: 2, base: _Lib_base, needs: _Lib_needs, dynamic: _Lib_dynamic)
  plan.require(.clock, from: clock)
}

private func _build_clock(_ c: Container) -> any Clock {
  c._fromAbove(.clock)
}

private func _build_timer(_ c: Container) -> Timer {
  Timer(clock: c.clock)
}

#sourceLocation(file: "Lib/Lib.swift", line: 8)
private typealias _check_1 = _Kept<Timer>
#sourceLocation()

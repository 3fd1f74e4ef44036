// Made by DIGenPlugin from the directives in Middle. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import Base

extension Container {
  /// A container of all providers of Base, Middle.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Middle_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Middle_plan, overrides) }

  /// `Clock`, new each time, provided by `Clock` in Middle.swift.
  public var clock: Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `any Printer`, a singleton, provided by `Laser` in Middle.swift.
  public var printer: any Printer { _kept(.Middle::printer) }

  /// `any Stamp`, new each time, provided by `Rubber` in Middle.swift.
  public var stamp: any Stamp {
    if let make = _override(of: .Middle::stamp) { return make(_handle) }
    return _build_stamp(self)
  }
}

private let _Middle_plan = _Plan { plan in
  _hand_over_to_Base(&plan)
  _apply_DIGenPlugin_to_Middle(&plan)
}

private func _build_clock(_ c: Container) -> Clock { Clock() }

private func _build_printer(_ c: Container) -> any Printer { _check_printer(Laser()) }

private func _build_stamp(_ c: Container) -> any Stamp { _check_stamp(Rubber()) }

#sourceLocation(file: "Middle/Middle.swift", line: 3)
private func _check_printer(_ value: consuming Laser) -> any Printer {
                                   value }
#sourceLocation()
#sourceLocation(file: "Middle/Middle.swift", line: 12)
private func _check_stamp(_ value: consuming Rubber) -> any Stamp {
                        value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Clock { public static var clock: Self { _Middle_base.key(1, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Printer { public static var printer: Self { _Middle_base.key(0, _build_printer) } }
extension Key where Maker == @Sendable (Container) -> any Stamp { public static var stamp: Self { _Middle_base.key(2, _build_stamp, lifetime: .transient) } }

private let _Middle_needs: StaticString = """
  printer:
  clock:
  stamp:
  """

private func _Middle_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.Middle::printer)
  entries.add(.Middle::stamp)
}

private let _Middle_base = _SlotBase()
public func _apply_DIGenPlugin_to_Middle(_ plan: inout _Plan) {
  plan.tie("Middle", slots: 1, base: _Middle_base, needs: _Middle_needs, dynamic: _Middle_dynamic)
}

/// Hands over what Base requires.
private func _hand_over_to_Base(_ plan: inout _Plan) {
  plan.meet("Base.printer", by: "Middle.printer", .singleton)
  let printer = { @Sendable (c: Container) in c.Middle::printer }
  plan.meet("Base.stamp", by: "Middle.stamp")
  let stamp = { @Sendable (c: Container) in c.Middle::stamp }
  _apply_DIGenPlugin_to_Base(&plan, printer: printer, stamp: stamp)
}

// Made by DIGenPlugin from the directives in Base. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'Printer' and 'Stamp' are required from above by 'Base', so 'Base' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Printer' and 'Stamp' are required from above by 'Base', so 'Base' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `Letter`, new each time, provided by `Letter` in Base.swift.
  public var letter: Letter {
    if let make = _override(of: .letter) { return make(_handle) }
    return _build_letter(self)
  }

  /// `any Printer`, required from above.
  @_disfavoredOverload var printer: any Printer { _required(.printer) }

  /// `Report`, new each time, provided by `Report` in Base.swift.
  public var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `any Stamp`, required from above.
  @_disfavoredOverload var stamp: any Stamp { _required(.stamp) }
}

private func _build_letter(_ c: Container) -> Letter { Letter(first: c.stamp, second: c.stamp) }

private func _build_printer(_ c: Container) -> any Printer { c._fromAbove(.printer) }

private func _build_report(_ c: Container) -> Report { Report(printer: c.printer) }

private func _build_stamp(_ c: Container) -> any Stamp { c._fromAbove(.stamp) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Letter { public static var letter: Self { _Base_base.key(2, _build_letter, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Printer { @_disfavoredOverload static var printer: Self { _Base_base.key(0, _build_printer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Report { public static var report: Self { _Base_base.key(3, _build_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Stamp { @_disfavoredOverload static var stamp: Self { _Base_base.key(1, _build_stamp, lifetime: .transient) } }

private let _Base_needs: StaticString = """
  printer:
  stamp:
  letter: stamp
  report: printer
  """

private func _Base_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.letter)
  entries.add(.report)
}

private let _Base_base = _SlotBase()
public func _apply_DIGenPlugin_to_Base(
  _ plan: inout _Plan,
  printer: @escaping @Sendable (Container) -> any Printer,
  stamp: @escaping @Sendable (Container) -> any Stamp
) {
  plan.tie("Base", slots: 2, base: _Base_base, needs: _Base_needs, dynamic: _Base_dynamic)
  plan.require(_Base_base.key(0, printer, "printer"))
  plan.require(_Base_base.key(1, stamp, "stamp"))
}

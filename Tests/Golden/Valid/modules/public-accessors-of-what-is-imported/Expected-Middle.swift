// Made by DIGenPlugin from the directives in Middle. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import Base

extension Container {
  /// A container of all providers of Middle.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Middle_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Middle_plan, overrides) }

  /// `Int`, new each time, provided by `feeder` in Sheets.swift.
  package var feeder: Int {
    get throws(Jam) {
      if let make = _override(of: .feeder) { return try make(_handle) }
      return try _build_feeder(self)
    }
  }

  /// `any Printer`, new each time, provided by `Laser` in Laser.swift.
  public var printer: any Printer {
    if let make = _override(of: .printer) { return make(_handle) }
    return _build_printer(self)
  }

  /// `Paper`, new each time, provided by `sheet` in Sheets.swift.
  var sheet: Paper {
    if let make = _override(of: .sheet) { return make(_handle) }
    return _build_sheet(self)
  }

  /// `Base.Tray<Paper>`, new each time, provided by `tray` in Laser.swift.
  package var tray: Base.Tray<Paper> {
    get throws(Base.Jam) {
      if let make = _override(of: .tray) { return try make(_handle) }
      return try _build_tray(self)
    }
  }
}

private let _Middle_plan = _Plan { plan in _apply_DIGenPlugin_to_Middle(&plan) }

private func _build_feeder(_ c: Container) throws(Jam) -> Int { try feeder() }

private func _build_printer(_ c: Container) -> any Printer { _check_printer(Laser(paper: c.sheet)) }

private func _build_sheet(_ c: Container) -> Paper { sheet() }

private func _build_tray(_ c: Container) throws(Base.Jam) -> Base.Tray<Paper> { try tray() }

#sourceLocation(file: "Middle/Laser.swift", line: 4)
private func _check_printer(_ value: consuming Laser) -> any Printer {
                        value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(Jam) -> Int { package static var feeder: Self { _Middle_base.key(0, _build_feeder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Printer { public static var printer: Self { _Middle_base.key(1, _build_printer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Paper { static var sheet: Self { _Middle_base.key(2, _build_sheet, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Base.Jam) -> Base.Tray<Paper> { package static var tray: Self { _Middle_base.key(3, _build_tray, lifetime: .transient) } }

private let _Middle_needs: StaticString = """
  feeder:
  printer: sheet
  sheet:
  tray:
  """

private func _Middle_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.feeder, name: "feeder")
  entries.add(.printer)
  entries.add(.sheet)
  entries.add(.tray)
}

private let _Middle_base = _SlotBase()
public func _apply_DIGenPlugin_to_Middle(_ plan: inout _Plan) {
  plan.tie("Middle", slots: 0, base: _Middle_base, needs: _Middle_needs, dynamic: _Middle_dynamic)
}

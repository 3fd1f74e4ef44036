// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Analytics`, a singleton, provided by `Printer` in App.swift.
  var analytics: any Analytics { _kept(.App::analytics) }

  /// `Dark`, the same as long as something holds it, provided by `Dark` in App.swift.
  var dark: Dark { _weak(.dark) }

  /// `Disk`, new each time, provided by `Disk` in App.swift.
  func disk(isBroken: Bool) -> Disk {
    if let make = _override(of: .disk) { return make(_handle, isBroken) }
    return _build_disk(self, isBroken)
  }

  /// `Journal`, a singleton, provided by `Journal.journal` in App.swift.
  var journal: Journal { _kept(.App::journal) }

  /// `Mode`, new each time, provided by `loud` in App.swift.
  var mode: Mode {
    if let make = _override(of: .App::mode) { return make(_handle) }
    return _build_mode(self)
  }

  /// `Printer`, a singleton, provided by `Printer` in App.swift.
  var printer: Printer { _kept(.printer) }

  /// `Region`, new each time, provided by `region` in App.swift.
  var region: Region {
    if let make = _override(of: .App::region) { return make(_handle) }
    return _build_region(self)
  }

  /// `any Storage`, new each time, provided by `DiskStorage` in App.swift.
  var storage: any Storage {
    get throws(DiskError) {
      if let make = _override(of: .App::storage) { return try make(_handle) }
      return try _build_storage(self)
    }
  }

  /// `Theme`, the same as long as something holds it, provided by `Dark` in App.swift.
  var theme: Theme { _weak(.App::theme) }
}

private let _App_plan = _Plan { plan in
  _hand_over_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_analytics(_ c: Container) -> any Analytics {
  _check_analytics(c._isFresh(_App_base, 0) ? c._newValue(of: .printer, isOriginal: false) : c.printer)
}

private func _build_dark(_ c: Container) -> Dark { _check_dark(Dark()) }

private func _build_disk(_ c: Container, _ isBroken: Bool) -> Disk { Disk(isBroken: isBroken) }

private func _build_journal(_ c: Container) -> Journal { Journal.journal() }

private func _build_mode(_ c: Container) -> Mode { loud }

private func _build_printer(_ c: Container) -> Printer { Printer() }

private func _build_region(_ c: Container) -> Region { region() }

private func _build_storage(_ c: Container) throws(DiskError) -> any Storage {
  let region = c.App::region
  return try _check_storage(DiskStorage(region: region))
}

private func _build_theme(_ c: Container) -> Theme {
  _check_theme(c._isFresh(_App_base, 4) ? c._newValue(of: .dark, isOriginal: false) : c.dark)
}

#sourceLocation(file: "App.swift", line: 3)
private func _check_analytics(_ value: consuming Printer) -> any Analytics {
                            value }
#sourceLocation(file: "App.swift", line: 31)
private func _check_1() { _ =
            _Kept<Dark>.self }
#sourceLocation(file: "App.swift", line: 31)
private func _check_dark(_ value: consuming Dark) -> Dark {
                              value }
#sourceLocation(file: "App.swift", line: 35)
private func _check_2() { _ =
              _Kept<Journal>.self }
#sourceLocation(file: "App.swift", line: 3)
private func _check_3() { _ =
            _Kept<Printer>.self }
#sourceLocation(file: "App.swift", line: 19)
private func _check_storage(_ value: consuming DiskStorage) -> any Storage {
                value }
#sourceLocation(file: "App.swift", line: 31)
private func _check_theme(_ value: consuming Dark) -> Theme {
                       value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Analytics { static var analytics: Self { _App_base.key(0, _build_analytics) } }
extension Key where Maker == @Sendable (Container) -> Dark { static var dark: Self { _App_base.key(1, _build_dark, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container, Bool) -> Disk { static var disk: Self { _App_base.key(5) { c, isBroken in _build_disk(c, isBroken) } } }
extension Key where Maker == @Sendable (Container) -> Journal { static var journal: Self { _App_base.key(2, _build_journal) } }
extension Key where Maker == @Sendable (Container) -> Mode { static var mode: Self { _App_base.key(6, _build_mode, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Printer { static var printer: Self { _App_base.key(3, _build_printer) } }
extension Key where Maker == @Sendable (Container) -> Region { static var region: Self { _App_base.key(7, _build_region, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(DiskError) -> any Storage { static var storage: Self { _App_base.key(8, _build_storage, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Theme { static var theme: Self { _App_base.key(4, _build_theme, lifetime: .weak) } }

private let _App_needs: StaticString = """
  analytics: printer
  dark:
  journal:
  printer:
  theme: dark
  disk:
  mode:
  region:
  storage: region
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::analytics)
  entries.add(.dark)
  entries.add(.App::journal)
  entries.add(.App::mode, name: "mode")
  entries.add(.printer)
  entries.add(.App::region)
  entries.add(.App::storage)
  entries.add(.App::theme)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 5, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}

/// Hands over the requirements of Lib.
private func _hand_over_to_Lib(_ plan: inout _Plan) {
  plan.meet("Lib.analytics", by: "App.analytics", .singleton)
  let analytics = { @Sendable (c: Container) in c.App::analytics }
  plan.meet("Lib.journal", by: "App.journal", .singleton)
  let journal = { @Sendable (c: Container) in c.App::journal }
  plan.meet("Lib.mode", by: "App.mode")
  let mode = { @Sendable (c: Container) in c.App::mode }
  plan.meet("Lib.region", by: "App.region")
  let region = { @Sendable (c: Container) in c.App::region }
  plan.meet("Lib.storage", by: "App.storage")
  let storage = { @Sendable (c: Container) in try c.App::storage }
  plan.meet("Lib.theme", by: "App.theme", .weak)
  let theme = { @Sendable (c: Container) in c.App::theme }
  _apply_DIGenPlugin_to_Lib(&plan, analytics: analytics, journal: journal, mode: mode, region: region, storage: storage, theme: theme)
}

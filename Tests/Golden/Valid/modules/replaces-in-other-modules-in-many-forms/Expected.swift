// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import Lib
import Meter

#sourceLocation(file: "App.swift", line: 5)
private typealias _type_1 =
                                        Box<Settings>
#sourceLocation()

extension Container {
  /// A container of all providers of Core, Lib, Meter, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Filter`, new each time, in the place of `Core.sharp`, provided by `Blunt` in App.swift.
  fileprivate var _Core__sharp_in_filters: any Filter {
    if let make = _override(of: ._Core__sharp_in_filters) { return make(_handle) }
    return _build__Core__sharp_in_filters(self)
  }

  /// `Cache<Int>`, new each time, in the place of `Core.cacheInt`, provided by `larger` in App.swift.
  fileprivate var _Core_cacheInt: Cache<Int> {
    if let make = _override(of: ._Core_cacheInt) { return make(_handle) }
    return _build__Core_cacheInt(self)
  }

  /// `Connection`, new each time, in the place of `Core.connection`, provided by `local` in App.swift.
  fileprivate var _Core_connection: Connection {
    get throws(Failure) {
      if let make = _override(of: ._Core_connection) { return try make(_handle) }
      return try _build__Core_connection(self)
    }
  }

  /// `Mode`, a singleton, in the place of `Core.default`, provided by `quiet` in App.swift.
  fileprivate var _Core_default: Mode { _kept(._Core_default) }

  /// `Repository<Int>`, new each time, in the place of `Core.repository`, provided by `full` in App.swift.
  fileprivate var _Core_repository: Repository<Int> {
    if let make = _override(of: ._Core_repository) { return make(_handle) }
    return _build__Core_repository(self)
  }

  /// `Runner`, new each time, in the place of `Core.runner`, provided by `twice` in App.swift.
  fileprivate func _Core_runner(_ work: @escaping @Sendable (Int) -> Int) -> Runner {
    if let make = _override(of: ._Core_runner) { return make(_handle, work) }
    return _build__Core_runner(self, work)
  }

  /// `Sealed`, new each time, in the place of `Core.seal`, provided by `tape` in App.swift.
  fileprivate func _Core_seal(_ parcel: sending Parcel, _ note: String?) -> Sealed {
    if let make = _override(of: ._Core_seal) { return make(_handle, parcel, note) }
    return _build__Core_seal(self, parcel, note)
  }

  /// `Box<Settings>`, a singleton, in the place of `Core.settings`, provided by `settings` in App.swift.
  fileprivate var _Core_settings: Box<Settings> { _kept(._Core_settings) }

  /// `any Sharp`, new each time, in the place of `Core.sharp`, provided by `Blunt` in App.swift.
  fileprivate var _Core_sharp: any Sharp {
    if let make = _override(of: ._Core_sharp) { return make(_handle) }
    return _build__Core_sharp(self)
  }

  /// `any Gauge`, new each time, in the place of `Meter.gauge`, provided by `Needle` in App.swift.
  fileprivate var _Meter_gauge: any Gauge {
    if let make = _override(of: ._Meter_gauge) { return make(_handle) }
    return _build__Meter_gauge(self)
  }

  /// `Counter`, a singleton, provided by `Counter` in App.swift.
  var counter: Counter { _kept(.counter) }

  /// `[any Filter]`, new each time, of `sharp`.
  var filters: [any Filter] {
    if let make = _override(of: .App::filters) { return make(_handle) }
    return _build_filters(self)
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _hand_over_to_Lib(&plan)
  _apply_DIGenPlugin_to_Meter(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__Core__sharp_in_filters(_ c: Container) -> any Filter { _check__Core__sharp_in_filters(Blunt()) }

private func _build__Core_cacheInt(_ c: Container) -> Cache<Int> { larger() }

private func _build__Core_connection(_ c: Container) throws(Failure) -> Connection { try local(counter: c.counter) }

private func _build__Core_default(_ c: Container) -> Mode { quiet() }

private func _build__Core_repository(_ c: Container) -> Repository<Int> { full() }

private func _build__Core_runner(_ c: Container, _ work: @escaping @Sendable (Int) -> Int) -> Runner { twice(work) }

private func _build__Core_seal(_ c: Container, _ parcel: sending Parcel, _ note: String?) -> Sealed {
  tape(parcel: parcel, note: note)
}

private func _build__Core_settings(_ c: Container) -> Box<Settings> {
  _check__Core_settings(Box<Settings>(settings()))
}

private func _build__Core_sharp(_ c: Container) -> any Sharp { _check__Core_sharp(Blunt()) }

private func _build__Meter_gauge(_ c: Container) -> any Gauge { _check__Meter_gauge(Needle()) }

private func _build_counter(_ c: Container) -> Counter { Counter() }

private func _build_filters(_ c: Container) -> [any Filter] { c._joined(.App::filters, _build_Container_filters) }

private func _build_Container_filters(_ c: Container) -> [any Filter] { [] }

#sourceLocation(file: "App.swift", line: 29)
private func _check__Core__sharp_in_filters(_ value: consuming Blunt) -> any Filter {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 35)
private func _check_0() { _ =
            _Kept<Mode>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
private func _check_1() { _ =
                       _Kept<Box<Settings>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
private func _check__Core_settings(_ value: consuming Box<Settings>) -> Box<Settings> {
                                        value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
private func _check__Core_sharp(_ value: consuming Blunt) -> any Sharp {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 39)
private func _check__Meter_gauge(_ value: consuming Needle) -> any Gauge {
                      value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 20)
private func _check_2() { _ =
            _Kept<Counter>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Filter { fileprivate static var _Core__sharp_in_filters: Self { _App_base.key(3, _build__Core__sharp_in_filters, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Cache<Int> { fileprivate static var _Core_cacheInt: Self { _App_base.key(4, _build__Core_cacheInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Connection { fileprivate static var _Core_connection: Self { _App_base.key(5, _build__Core_connection, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Mode { fileprivate static var _Core_default: Self { _App_base.key(0, _build__Core_default) } }
extension Key where Maker == @Sendable (Container) -> Repository<Int> { fileprivate static var _Core_repository: Self { _App_base.key(6, _build__Core_repository, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, @escaping @Sendable (Int) -> Int) -> Runner { fileprivate static var _Core_runner: Self { _App_base.key(7) { c, work in _build__Core_runner(c, work) } } }
extension Key where Maker == _Whole<@Sendable (Container, sending Parcel, String?) -> Sealed> { fileprivate static var _Core_seal: Self { _App_base.key(8) } }
extension Key where Maker == @Sendable (Container) -> Box<Settings> { fileprivate static var _Core_settings: Self { _App_base.key(1, _build__Core_settings) } }
extension Key where Maker == @Sendable (Container) -> any Sharp { fileprivate static var _Core_sharp: Self { _App_base.key(9, _build__Core_sharp, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Gauge { fileprivate static var _Meter_gauge: Self { _App_base.key(10, _build__Meter_gauge, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Counter { static var counter: Self { _App_base.key(2, _build_counter) } }
extension Key where Maker == @Sendable (Container) -> [any Filter] { static var filters: Self { _App_base.key(11, _build_filters, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Core_default:
  _Core_settings:
  counter:
  _Core__sharp_in_filters:
  _Core_cacheInt:
  _Core_connection: counter
  _Core_repository:
  _Core_runner:
  _Core_seal:
  _Core_sharp:
  _Meter_gauge:
  filters: Core._sharp_in_filters
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.counter)
  entries.add(.App::filters)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.replace(.Core::_sharp_in_filters, by: ._Core__sharp_in_filters, .transient, _App_base.key(3) { c in c._Core__sharp_in_filters })
  plan.replace(.Core::cacheInt, by: ._Core_cacheInt, .transient, _App_base.key(4) { c in c._Core_cacheInt })
  plan.replace(.Core::connection, by: ._Core_connection, .transient, _App_base.key(5) { c throws(Failure) in try c._Core_connection })
  plan.replace(.Core::`default`, by: ._Core_default, .singleton, _App_base.key(0) { c in c._Core_default })
  plan.replace(.Core::repository, by: ._Core_repository, .transient, _App_base.key(6) { c in c._Core_repository })
  plan.replace(.Core::runner, by: ._Core_runner, .transient, _App_base.key(7) { c, work in c._Core_runner(work) })
  plan.replace(.Core::seal, by: ._Core_seal, .transient) { c, parcel, note in c._Core_seal(parcel, note) }
  plan.replace(.Core::settings, by: ._Core_settings, .singleton, _App_base.key(1) { c in c._Core_settings })
  plan.replace(.Core::sharp, by: ._Core_sharp, .transient, _App_base.key(9) { c in c._Core_sharp })
  plan.replace(.Meter::gauge, by: ._Meter_gauge, .transient, _App_base.key(10) { c in c._Meter_gauge })
  plan.join(_App_base.key(11, _build_Container_filters, "filters"))
}

/// Hands over what Lib requires.
private func _hand_over_to_Lib(_ plan: inout _Plan) {
  plan.meet("Lib.gauge", by: "Meter.gauge")
  let gauge = { @Sendable (c: Container) in c.Meter::gauge }
  _apply_DIGenPlugin_to_Lib(&plan, gauge: gauge)
}

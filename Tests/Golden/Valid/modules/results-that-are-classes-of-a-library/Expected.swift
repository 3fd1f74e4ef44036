// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Dispatch
import Foundation

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `DispatchQueue`, a singleton, provided by `System.queue` in App.swift.
  var background: DispatchQueue { _kept(.background) }

  /// `Calendar`, new each time, provided by `System.calendar` in App.swift.
  var calendar: Calendar {
    if let make = _override(of: .calendar) { return make(_handle) }
    return _build_calendar(self)
  }

  /// `JSONDecoder`, a singleton, provided by `System.decoder` in App.swift.
  var decoder: JSONDecoder { _kept(.decoder) }

  /// `URL`, a singleton, provided by `System.home` in App.swift.
  var home: URL { _kept(.home) }

  /// `Parser`, new each time, provided by `Parser` in App.swift.
  var parser: Parser {
    if let make = _override(of: .parser) { return make(_handle) }
    return _build_parser(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_background(_ c: Container) -> DispatchQueue { System.queue }

private func _build_calendar(_ c: Container) -> Calendar { System.calendar() }

private func _build_decoder(_ c: Container) -> JSONDecoder { System.decoder() }

private func _build_home(_ c: Container) -> URL { System.home() }

private func _build_parser(_ c: Container) -> Parser {
  Parser(decoder: c.decoder, queue: c.background, calendar: c.calendar, home: c.home)
}

#sourceLocation(file: "App.swift", line: 6)
private func _check_0() { _ =
              _Kept<DispatchQueue>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_1() { _ =
              _Kept<JSONDecoder>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_2() { _ =
              _Kept<URL>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> DispatchQueue { static var background: Self { _App_base.key(0, _build_background) } }
extension Key where Maker == @Sendable (Container) -> Calendar { static var calendar: Self { _App_base.key(3, _build_calendar, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> JSONDecoder { static var decoder: Self { _App_base.key(1, _build_decoder) } }
extension Key where Maker == @Sendable (Container) -> URL { static var home: Self { _App_base.key(2, _build_home) } }
extension Key where Maker == @Sendable (Container) -> Parser { static var parser: Self { _App_base.key(4, _build_parser, lifetime: .transient) } }

private let _App_needs: StaticString = """
  background:
  decoder:
  home:
  calendar:
  parser: background calendar decoder home
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.background, name: "background")
  entries.add(.calendar, name: "calendar")
  entries.add(.decoder)
  entries.add(.home, name: "home")
  entries.add(.parser)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

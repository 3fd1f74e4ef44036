// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import class DIRuntime.Container
public import struct DIRuntime.Key
public import struct DIRuntime.Overrides
public import class DIRuntime.Lazy
public import struct DIRuntime.Provider
public import class DIRuntime.Box
public import Foundation

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Clock`, a singleton, provided by `SystemClock` in Public.swift.
  public var clock: any Clock { _kept(.clock) }

  /// `Greeter`, new each time, provided by `Greeter` in Public.swift.
  public func greeter(url: URL, style: Greeter.Style = .loud, count: Int, extra: Int) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, url, style, count, extra) }
    return _build_greeter(self, url, style, count, extra)
  }

  /// `Greeter`, new each time, provided by `Greeter` in Public.swift.
  public func greeter(url: URL, style: Greeter.Style = .loud, count: Int) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, url, style, count, nil) }
    return _build_greeter(self, url, style, count, nil)
  }

  /// `Greeter`, new each time, provided by `Greeter` in Public.swift.
  public func greeter(url: URL, style: Greeter.Style = .loud, extra: Int) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, url, style, nil, extra) }
    return _build_greeter(self, url, style, nil, extra)
  }

  /// `Greeter`, new each time, provided by `Greeter` in Public.swift.
  public func greeter(url: URL, style: Greeter.Style = .loud) -> Greeter {
    if let make = _override(of: .greeter) { return make(_handle, url, style, nil, nil) }
    return _build_greeter(self, url, style, nil, nil)
  }

  /// `URL`, new each time, provided by `URL.home` in Public.swift.
  public var home: URL {
    get throws(Failed) {
      if let make = _override(of: .home) { return try make(_handle) }
      return try _build_home(self)
    }
  }

  /// `Window`, new each time, provided by `Window` in Internal.swift.
  var window: Window {
    get throws(Failed) {
      if let make = _override(of: .window) { return try make(_handle) }
      return try _build_window(self)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_greeter(_ c: Container, _ url: URL, _ style: Greeter.Style, _ count: Int?, _ extra: Int?) -> Greeter {
  return switch (count, extra) {
  case (let count?, let extra?): Greeter(clock: c.clock, url: url, style: style, count: count, extra: extra)
  case (let count?, nil): Greeter(clock: c.clock, url: url, style: style, count: count)
  case (nil, let extra?): Greeter(clock: c.clock, url: url, style: style, extra: extra)
  case (nil, nil): Greeter(clock: c.clock, url: url, style: style)
  }
}

private func _build_home(_ c: Container) throws(Failed) -> URL { try URL.home() }

private func _build_window(_ c: Container) throws(Failed) -> Window { try Window(clock: c.clock, home: c.home) }

#sourceLocation(file: "Public.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                                   value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Clock { public static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container, URL, Greeter.Style, Int?, Int?) -> Greeter { public static var greeter: Self { _App_base.key(1) { c, url, style, count, extra in _build_greeter(c, url, style, count, extra) } } }
extension Key where Maker == @Sendable (Container) throws(Failed) -> URL { public static var home: Self { _App_base.key(2, _build_home, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Failed) -> Window { static var window: Self { _App_base.key(3, _build_window, lifetime: .transient) } }

private let _App_needs: StaticString = """
  clock:
  greeter: clock
  home:
  window: clock home
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.clock)
  entries.add(.home, name: "home")
  entries.add(.window)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Between`, new each time, provided by `Between` in Comments.swift.
  @available(*, noasync)
  var between: Between {
    if let make = _override(of: .between) { return make(_handle) }
    return _build_between(self)
  }

  /// `Loose`, new each time, provided by `Loose` in Comments.swift.
  func loose(first: Int, second: Int, third: Int) -> Loose {
    if let make = _override(of: .loose) { return make(_handle, first, second, third) }
    return _build_loose(self, first, second, third)
  }

  /// `any Clock`, a singleton, provided by `SystemClock` in Comments.swift.
  var main: any Clock { _kept(.main) }

  /// `SystemClock`, a singleton, provided by `SystemClock` in Comments.swift.
  var mainSystemClock: SystemClock { _kept(.mainSystemClock) }

  /// `Text`, new each time, provided by `text` in Strings.swift.
  var text: Text {
    if let make = _override(of: .text) { return make(_handle) }
    return _build_text(self)
  }

  /// `Tight`, new each time, provided by `Tight` in Comments.swift.
  func tight(main: any Clock, _ count: Int = 3) -> Tight {
    if let make = _override(of: .tight) { return make(_handle, main, count) }
    return _build_tight(self, main, count)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

@available(*, noasync)
private func _build_between(_ c: Container) -> Between { Between() }

private func _build_loose(_ c: Container, _ first: Int, _ second: Int, _ third: Int) -> Loose {
  Loose(first: first, second: second, third: third, main: c.main)
}

private func _build_main(_ c: Container) -> any Clock {
  _check_main(c._isFresh(_App_base, 0) ? c._newValue(of: .mainSystemClock, isOriginal: false) : c.mainSystemClock)
}

private func _build_mainSystemClock(_ c: Container) -> SystemClock { SystemClock() }

private func _build_text(_ c: Container) -> Text { text() }

private func _build_tight(_ c: Container, _ main: any Clock, _ count: Int) -> Tight { Tight(main: main, count) }

#sourceLocation(file: "Comments.swift", line: 13)
private func _check_main(_ value: consuming SystemClock) -> any Clock {
       value }
#sourceLocation()
#sourceLocation(file: "Comments.swift", line: 11)
private func _check_1() { _ =
     _Kept<SystemClock>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

@available(*, noasync)
extension Key where Maker == @Sendable (Container) -> Between { static var between: Self { _App_base.key(2, _build_between, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int, Int, Int) -> Loose { static var loose: Self { _App_base.key(3) { c, first, second, third in _build_loose(c, first, second, third) } } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var main: Self { _App_base.key(0, _build_main) } }
extension Key where Maker == @Sendable (Container) -> SystemClock { static var mainSystemClock: Self { _App_base.key(1, _build_mainSystemClock) } }
extension Key where Maker == @Sendable (Container) -> Text { static var text: Self { _App_base.key(4, _build_text, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, any Clock, Int) -> Tight { static var tight: Self { _App_base.key(5) { c, main, count in _build_tight(c, main, count) } } }

private let _App_needs: StaticString = """
  main: mainSystemClock
  mainSystemClock:
  between:
  loose: main
  text:
  tight:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.between)
  entries.add(.main, name: "main")
  entries.add(.mainSystemClock, name: "main")
  entries.add(.text)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

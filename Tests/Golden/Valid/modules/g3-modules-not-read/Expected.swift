// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import class DIRuntime.Container
public import struct DIRuntime.Key
public import struct DIRuntime.Overrides
public import class DIRuntime.Lazy
public import struct DIRuntime.Provider
public import class DIRuntime.Box
import Kit

#sourceLocation(file: "App.swift", line: 53)
private typealias _type_7 =
                Panel
#sourceLocation(file: "App.swift", line: 59)
private typealias _type_8 =
                  Plugin
#sourceLocation(file: "App.swift", line: 46)
private typealias _type_0 =
                           Screen & Sendable
#sourceLocation(file: "App.swift", line: 49)
private typealias _type_10 =
                  Screen
#sourceLocation()

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `First`, new each time, provided by `First` in App.swift.
  var first: First {
    if let make = _override(of: .first) { return make(_handle) }
    return _build_first(self)
  }

  /// `Home`, new each time, provided by `Home` in App.swift.
  var home: Home {
    if let make = _override(of: .home) { return make(_handle) }
    return _build_home(self)
  }

  /// `Large`, new each time, provided by `Large` in App.swift.
  var large: Large {
    if let make = _override(of: .large) { return make(_handle) }
    return _build_large(self)
  }

  /// `Letter`, new each time, provided by `Letter` in App.swift.
  func letter(@Lines words: () -> [String]) -> Letter {
    if let make = _override(of: .letter) {
      return _calling(.letter) { () -> Letter in make(_handle, words) }
    }
    return _build_letter(self, words)
  }

  /// `List`, new each time, provided by `List` in App.swift.
  func list(@ListBuilder<Int> items: () -> [Int], @TextBuilder words: () -> [String]) -> List {
    if let make = _override(of: .list) {
      return _calling(.list) { () -> List in make(_handle, items, words) }
    }
    return _build_list(self, items, words)
  }

  /// `Menu`, new each time, provided by `Menu` in App.swift.
  func menu(@TextBuilder words: @escaping () -> [String]) -> Menu {
    if let make = _override(of: .menu) { return make(_handle, words) }
    return _build_menu(self, words)
  }

  /// `any Panel`, new each time, provided by `SidePanel` in App.swift.
  var panel: any Panel {
    if let make = _override(of: .panel) { return make(_handle) }
    return _build_panel(self)
  }

  /// `[any Plugin]`, new each time, of `first`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Request`, new each time, provided by `Request` in App.swift.
  func request(done: @escaping Completion, later: Completion? = nil) -> Request {
    if let make = _override(of: .request) { return make(_handle, done, later) }
    return _build_request(self, done, later)
  }

  /// `any Screen & Sendable`, a singleton, provided by `Small` in App.swift.
  var screen: any Screen & Sendable { _kept(.screen) }

  /// `[any Screen]`, new each time, of `large`.
  var screens: [any Screen] {
    if let make = _override(of: .screens) { return make(_handle) }
    return _build_screens(self)
  }

  /// `Volume`, new each time, provided by `Volume` in App.swift.
  func volume(value: Int, image: Image) -> Volume {
#sourceLocation(file: "App.swift", line: 43)
      if let make = _override(of: .volume) { return make(_handle, value, image) }
#sourceLocation(file: "App.swift", line: 43)
      return _build_volume(self, value, image)
#sourceLocation()
  }

  /// `Image`, new each time, provided by `Image.wide` in App.swift.
  var wide: Image {
    if let make = _override(of: .wide) { return make(_handle) }
    return _build_wide(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_first(_ c: Container) -> First {
#sourceLocation(file: "App.swift", line: 61)
  First()
#sourceLocation()
}

private func _build_home(_ c: Container) -> Home {
#sourceLocation(file: "App.swift", line: 69)
      Home(screen: c.screen, screens: c.screens, panel: c.panel, plugins: c.plugins, image: c.wide)
#sourceLocation()
}

private func _build_large(_ c: Container) -> Large {
#sourceLocation(file: "App.swift", line: 51)
  Large()
#sourceLocation()
}

private func _build_letter(_ c: Container, _ words: () -> [String]) -> Letter {
#sourceLocation(file: "App.swift", line: 27)
              Letter(words: words)
#sourceLocation()
}

private func _build_list(_ c: Container, _ items: () -> [Int], _ words: () -> [String]) -> List {
#sourceLocation(file: "App.swift", line: 13)
                         List(items: items, words: words)
#sourceLocation()
}

private func _build_menu(_ c: Container, _ words: @escaping () -> [String]) -> Menu {
#sourceLocation(file: "App.swift", line: 20)
                   Menu(words: words)
#sourceLocation()
}

private func _build_panel(_ c: Container) -> any Panel {
#sourceLocation(file: "App.swift", line: 55)
      _check_panel(SidePanel())
#sourceLocation()
}

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] { [c.first] }

private func _build_request(_ c: Container, _ done: @escaping Completion, _ later: Completion?) -> Request {
  Request(done: done, later: later)
}

private func _build_screen(_ c: Container) -> any Screen & Sendable {
#sourceLocation(file: "App.swift", line: 48)
  _check_screen(Small())
#sourceLocation()
}

private func _build_screens(_ c: Container) -> [any Screen] { c._joined(.screens, _build_Container_screens) }

private func _build_Container_screens(_ c: Container) -> [any Screen] { [c.large] }

private func _build_volume(_ c: Container, _ value: Int, _ image: Image) -> Volume {
#sourceLocation(file: "App.swift", line: 42)
                Volume(value: value, image: image)
#sourceLocation()
}

private func _build_wide(_ c: Container) -> Image {
#sourceLocation(file: "App.swift", line: 65)
         Image.App::wide()
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 53)
private func _check_panel(_ value: consuming SidePanel) -> any Panel {
                value }
#sourceLocation(file: "App.swift", line: 46)
private func _check_screen(_ value: consuming Small) -> any Screen & Sendable {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> First { static var first: Self { _App_base.key(1, _build_first, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Home { static var home: Self { _App_base.key(2, _build_home, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Large { static var large: Self { _App_base.key(3, _build_large, lifetime: .transient) } }
extension Key where Maker == _OpaqueMaker<@Sendable (Container, () -> [String]) -> Letter> { static var letter: Self { _App_base.key(4) } }
extension Key where Maker == _OpaqueMaker<@Sendable (Container, () -> [Int], () -> [String]) -> List> { static var list: Self { _App_base.key(5) } }
extension Key where Maker == @Sendable (Container, @escaping () -> [String]) -> Menu { static var menu: Self { _App_base.key(6) { c, words in _build_menu(c, words) } } }
extension Key where Maker == @Sendable (Container) -> any Panel { static var panel: Self { _App_base.key(7, _build_panel, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(8, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, @escaping Completion, Completion?) -> Request { static var request: Self { _App_base.key(9) { c, done, later in _build_request(c, done, later) } } }
extension Key where Maker == @Sendable (Container) -> any Screen & Sendable { static var screen: Self { _App_base.key(0, _build_screen) } }
extension Key where Maker == @Sendable (Container) -> [any Screen] { static var screens: Self { _App_base.key(10, _build_screens, lifetime: .transient) } }
#sourceLocation(file: "App.swift", line: 42)
extension Key where Maker == @Sendable (Container, Int, Image) -> Volume {
      static var volume: Self { _App_base.key(11) { c, value, image in _build_volume(c, value, image) } } }
#sourceLocation()
extension Key where Maker == @Sendable (Container) -> Image { static var wide: Self { _App_base.key(12, _build_wide, lifetime: .transient) } }

private let _App_needs: StaticString = """
  screen:
  first:
  home: panel plugins screen screens wide
  large:
  letter:
  list:
  menu:
  panel:
  plugins: first
  request:
  screens: large
  volume:
  wide:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.first)
  entries.add(.home)
  entries.add(.large)
  entries.add(.panel)
  entries.add(.plugins)
  entries.add(.screen)
  entries.add(.screens)
  entries.add(.wide)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
  plan.join(_App_base.key(8, _build_Container_plugins, "plugins"))
  plan.join(_App_base.key(10, _build_Container_screens, "screens"))
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Counter`, new each time, provided by `Counter` in App.swift.
  func counter(reducer: @escaping Counter.Reducer, id: ID, title: Counter.Title) -> Counter {
    if let make = _override(of: .counter) { return make(_handle, reducer, id, title) }
    return _build_counter(self, reducer, id, title)
  }

  /// `Grid<String>`, new each time, provided by `Grid<String>` in App.swift.
  var gridString: Grid<String> {
    if let make = _override(of: .gridString) { return make(_handle) }
    return _build_gridString(self)
  }

  /// `Numbers`, new each time, provided by `Numbers` in App.swift.
  func numbers(last: Numbers.Element) -> Numbers {
    if let make = _override(of: .numbers) { return make(_handle, last) }
    return _build_numbers(self, last)
  }

  /// `Table<Int>.Selection`, new each time, provided by `ones` in App.swift.
  var ones: Table<Int>.Selection {
    if let make = _override(of: .ones) { return make(_handle) }
    return _build_ones(self)
  }

  /// `Preview`, new each time, provided by `Preview` in App.swift.
  var preview: Preview {
    if let make = _override(of: .preview) { return make(_handle) }
    return _build_preview(self)
  }

  /// `Settings`, new each time, provided by `Settings` in App.swift.
  func settings(mode: Settings.Mode = .light) -> Settings {
    if let make = _override(of: .settings) { return make(_handle, mode) }
    return _build_settings(self, mode)
  }

  /// `Screen.Style`, new each time, provided by `Screen.Style` in App.swift.
  var style: Screen.Style {
    if let make = _override(of: .style) { return make(_handle) }
    return _build_style(self)
  }

  /// `Table<[String]>.Selection`, new each time, provided by `words` in App.swift.
  var words: Table<[String]>.Selection {
    if let make = _override(of: .words) { return make(_handle) }
    return _build_words(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_counter(_ c: Container, _ reducer: @escaping Counter.Reducer, _ id: ID, _ title: Counter.Title) -> Counter {
  Counter(reducer: reducer, id: id, title: title)
}

private func _build_gridString(_ c: Container) -> Grid<String> { Grid<String>(selection: c.words) }

private func _build_numbers(_ c: Container, _ last: Numbers.Element) -> Numbers {
  Numbers(selection: c.ones, last: last)
}

private func _build_ones(_ c: Container) -> Table<Int>.Selection { ones() }

private func _build_preview(_ c: Container) -> Preview { Preview(style: c.style, grid: c.gridString) }

private func _build_settings(_ c: Container, _ mode: Settings.Mode) -> Settings {
  Settings(style: c.style, mode: mode)
}

private func _build_style(_ c: Container) -> Screen.Style { Screen.Style() }

private func _build_words(_ c: Container) -> Table<[String]>.Selection { words() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, @escaping Counter.Reducer, ID, Counter.Title) -> Counter { static var counter: Self { _App_base.key(0) { c, reducer, id, title in _build_counter(c, reducer, id, title) } } }
extension Key where Maker == @Sendable (Container) -> Grid<String> { static var gridString: Self { _App_base.key(1, _build_gridString, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Numbers.Element) -> Numbers { static var numbers: Self { _App_base.key(2) { c, last in _build_numbers(c, last) } } }
extension Key where Maker == @Sendable (Container) -> Table<Int>.Selection { static var ones: Self { _App_base.key(3, _build_ones, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Preview { static var preview: Self { _App_base.key(4, _build_preview, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Settings.Mode) -> Settings { static var settings: Self { _App_base.key(5) { c, mode in _build_settings(c, mode) } } }
extension Key where Maker == @Sendable (Container) -> Screen.Style { static var style: Self { _App_base.key(6, _build_style, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Table<[String]>.Selection { static var words: Self { _App_base.key(7, _build_words, lifetime: .transient) } }

private let _App_needs: StaticString = """
  counter:
  gridString: words
  numbers: ones
  ones:
  preview: gridString style
  settings: style
  style:
  words:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.gridString)
  entries.add(.ones)
  entries.add(.preview)
  entries.add(.style)
  entries.add(.words)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Banner`, new each time, provided by `Banner` in App.swift.
  var banner: Banner {
    if let make = _override(of: .banner) { return make(_handle) }
    return _build_banner(self)
  }

  /// `any Clock`, new each time, provided by `SystemClock` in App.swift.
  var clock: any Clock {
    if let make = _override(of: .clock) { return make(_handle) }
    return _build_clock(self)
  }

  /// `Cover`, new each time, provided by `Cover` in App.swift.
  func cover(number: Int) -> Cover {
    if let make = _override(of: .cover) { return make(_handle, number) }
    return _build_cover(self, number)
  }

  /// `Field`, new each time, provided by `Field` in App.swift.
  var field: Field {
    if let make = _override(of: .field) { return make(_handle) }
    return _build_field(self)
  }

  /// `Form`, new each time, provided by `Form` in App.swift.
  var form: Form {
    if let make = _override(of: .form) { return make(_handle) }
    return _build_form(self)
  }

  /// `Page`, new each time, provided by `Page` in App.swift.
  func page(number: Int) -> Page {
    if let make = _override(of: .page) { return make(_handle, number) }
    return _build_page(self, number)
  }

  /// `Poster`, new each time, provided by `Poster` in App.swift.
  func poster(text: String) -> Poster {
    if let make = _override(of: .poster) { return make(_handle, text) }
    return _build_poster(self, text)
  }

  /// `Station`, new each time, provided by `Station` in App.swift.
  var station: Station {
    if let make = _override(of: .station) { return make(_handle) }
    return _build_station(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_banner(_ c: Container) -> Banner {
  c._asCurrent { () -> Banner in
    Banner()
  }
}

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_cover(_ c: Container, _ number: Int) -> Cover {
  c._asCurrent { () -> Cover in
    Cover(number: number)
  }
}

private func _build_field(_ c: Container) -> Field { Field(clock: c.clock) }

private func _build_form(_ c: Container) -> Form { Form() }

private func _build_page(_ c: Container, _ number: Int) -> Page {
  c._asCurrent { () -> Page in
    Page(number: number)
  }
}

private func _build_poster(_ c: Container, _ text: String) -> Poster {
  c._asCurrent { () -> Poster in
    Poster(text: text)
  }
}

private func _build_station(_ c: Container) -> Station {
  c._asCurrent { () -> Station in
    Station()
  }
}

#sourceLocation(file: "App.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Banner { static var banner: Self { _App_base.key(0, _build_banner, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(1, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Cover { static var cover: Self { _App_base.key(2) { c, number in _build_cover(c, number) } } }
extension Key where Maker == @Sendable (Container) -> Field { static var field: Self { _App_base.key(3, _build_field, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Form { static var form: Self { _App_base.key(4, _build_form, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Page { static var page: Self { _App_base.key(5) { c, number in _build_page(c, number) } } }
extension Key where Maker == @Sendable (Container, String) -> Poster { static var poster: Self { _App_base.key(6) { c, text in _build_poster(c, text) } } }
extension Key where Maker == @Sendable (Container) -> Station { static var station: Self { _App_base.key(7, _build_station, lifetime: .transient) } }

private let _App_needs: StaticString = """
  banner: *
  clock:
  cover: *
  field: clock
  form:
  page: *
  poster: *
  station: *
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.banner)
  entries.add(.clock)
  entries.add(.field)
  entries.add(.form)
  entries.add(.station)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Around`, new each time, provided by `Around` in Providers.swift.
  var around: Around {
    if let make = _override(of: .around) { return make(_handle) }
    return _build_around(self)
  }

  /// `Child`, new each time, provided by `Child` in Providers.swift.
  func child(title: String, size: Int = Sizes.usual) -> Child {
    if let make = _override(of: .child) { return make(_handle, title, size) }
    return _build_child(self, title, size)
  }

  /// `any Clock`, a singleton, provided by `SystemClock` in Providers.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Eager`, new each time, provided by `Eager` in Providers.swift.
  var eager: Eager {
    if let make = _override(of: .eager) { return make(_handle) }
    return _build_eager(self)
  }

  /// `Job`, a singleton, provided by `Job` in Providers.swift.
  var job: Job { _kept(.job) }

  /// `Made?`, new each time, provided by `Made.made` in Providers.swift.
  var made: Made? {
    if let make = _override(of: .made) { return make(_handle) }
    return _build_made(self)
  }

  /// `any Part`, new each time, provided by `Piece` in Providers.swift.
  var part: any Part {
    if let make = _override(of: .part) { return make(_handle) }
    return _build_part(self)
  }

  /// `[any Part]`, new each time, of `part`.
  var parts: [any Part] {
    if let make = _override(of: .parts) { return make(_handle) }
    return _build_parts(self)
  }

  /// `Report`, new each time, provided by `Report` in Providers.swift.
  func report(title: String) -> Report {
    if let make = _override(of: .report) { return make(_handle, title) }
    return _build_report(self, title)
  }

  /// `Box<Settings>`, a singleton, provided by `Settings` in Providers.swift.
  var settings: Box<Settings> { _kept(.settings) }

  /// `There`, new each time, provided by `There.there` in Providers.swift.
  var there: There {
    if let make = _override(of: .there) { return make(_handle) }
    return _build_there(self)
  }

  /// `any Whole`, new each time, provided by `Piece` in Providers.swift.
  var whole: any Whole {
    if let make = _override(of: .whole) { return make(_handle) }
    return _build_whole(self)
  }

  /// `Own.Wrapped`, new each time, provided by `Own.Wrapped` in Providers.swift.
  var wrapped: Own.Wrapped {
    if let make = _override(of: .wrapped) { return make(_handle) }
    return _build_wrapped(self)
  }

  /// `Written`, the same while somebody holds it, provided by `Written` in Providers.swift.
  var written: Written {
    get throws(Failure) {
      try _weak(.written)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_around(_ c: Container) -> Around { Around(clock: c.clock) }

private func _build_child(_ c: Container, _ title: String, _ size: Int) -> Child {
  c._asCurrent { () -> Child in
    Child(report: c.report(title: title), title: title, size: size)
  }
}

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_eager(_ c: Container) -> Eager {
  c._asCurrent { () -> Eager in
    Eager()
  }
}

private func _build_job(_ c: Container) -> Job { Job() }

private func _build_made(_ c: Container) -> Made? {
  c._asCurrent { () -> Made? in
    Made.made()
  }
}

private func _build_part(_ c: Container) -> any Part {
  c._asCurrent { () -> any Part in
    _check_part(Piece())
  }
}

private func _build_parts(_ c: Container) -> [any Part] { c._joined(.parts, _build_Container_parts) }

private func _build_Container_parts(_ c: Container) -> [any Part] { [c.part] }

private func _build_report(_ c: Container, _ title: String) -> Report {
  c._asCurrent { () -> Report in
    Report(title: title)
  }
}

private func _build_settings(_ c: Container) -> Box<Settings> { Box<Settings>(Settings()) }

private func _build_there(_ c: Container) -> There { There.there }

private func _build_whole(_ c: Container) -> any Whole {
  c._asCurrent { () -> any Whole in
    _check_whole(Piece())
  }
}

private func _build_wrapped(_ c: Container) -> Own.Wrapped { Own.Wrapped() }

private func _build_written(_ c: Container) throws(Failure) -> Written { try Written() }

#sourceLocation(file: "Providers.swift", line: 4)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 18)
private func _check_1() { _ =
            _Kept<Job>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 55)
private func _check_part(_ value: consuming Piece) -> any Part {
                 value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 60)
private func _check_2() { _ =
                       _Kept<Box<Settings>>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 55)
private func _check_whole(_ value: consuming Piece) -> any Whole {
                       value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 28)
private func _check_3() { _ =
            _Kept<Written>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Around { static var around: Self { _App_base.key(4, _build_around, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String, Int) -> Child { static var child: Self { _App_base.key(5) { c, title, size in _build_child(c, title, size) } } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(0, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Eager { static var eager: Self { _App_base.key(6, _build_eager, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Job { static var job: Self { _App_base.key(1, _build_job) } }
extension Key where Maker == @Sendable (Container) -> Made? { static var made: Self { _App_base.key(7, _build_made, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Part { static var part: Self { _App_base.key(8, _build_part, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Part] { static var parts: Self { _App_base.key(9, _build_parts, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) -> Report { static var report: Self { _App_base.key(10) { c, title in _build_report(c, title) } } }
extension Key where Maker == @Sendable (Container) -> Box<Settings> { static var settings: Self { _App_base.key(2, _build_settings) } }
extension Key where Maker == @Sendable (Container) -> There { static var there: Self { _App_base.key(11, _build_there, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Whole { static var whole: Self { _App_base.key(12, _build_whole, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Own.Wrapped { static var wrapped: Self { _App_base.key(13, _build_wrapped, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Written { static var written: Self { _App_base.key(3, _build_written, lifetime: .weak) } }

private let _App_needs: StaticString = """
  clock:
  job: *
  settings: *
  written: *
  around: clock
  child: *
  eager: *
  made: *
  part: *
  parts: part
  report: *
  there:
  whole: *
  wrapped:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.around)
  entries.add(.clock)
  entries.add(.eager, name: "eager")
  entries.add(.job)
  entries.add(.made)
  entries.add(.part)
  entries.add(.parts)
  entries.add(.settings)
  entries.add(.there)
  entries.add(.whole)
  entries.add(.wrapped)
  entries.add(.written)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 4, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(9, _build_Container_parts, "parts"))
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `AlsoOld`, a singleton, provided by `AlsoOld` in App.swift.
  @available(*, deprecated)
  var alsoOld: AlsoOld { _kept(.alsoOld) }

  /// `any Clock`, a singleton, provided by `Old` in App.swift.
  @available(*, deprecated, message: "use another, as https://example.com says: (a, b)")
  var clock: any Clock { _kept(.clock) }

  /// `Consumer`, new each time, provided by `Consumer` in App.swift.
  var consumer: Consumer {
    if let make = _override(of: .consumer) { return make(_handle) }
    return _build_consumer(self)
  }

  /// `any Counting`, a singleton, provided by `Reader` in App.swift.
  var counting: any Counting { _kept(.counting) }

  /// `Later.Further`, new each time, provided by `Later.Further` in App.swift.
  @available(tvOS, unavailable, message: "soon")
  @available(macOS 99, iOS 99.1.0, *)
  var further: Later.Further {
    if let make = _override(of: .further) { return make(_handle) }
    return _build_further(self)
  }

  /// `Future`, new each time, provided by `Future` in App.swift.
  @available(macOS 99, iOS 99.1, *)
  @available(tvOS, unavailable)
  var future: Future {
    if let make = _override(of: .future) { return make(_handle) }
    return _build_future(self)
  }

  /// `Half`, new each time, provided by `Half` in App.swift.
  @available(macOS, deprecated: 15, renamed: "init(clock:)")
  @available(*, deprecated)
  var half: Half {
    if let make = _override(of: .half) { return make(_handle) }
    return _build_half(self)
  }

  /// `any Reading`, a singleton, provided by `Reader` in App.swift.
  var reading: any Reading { _kept(.reading) }

  /// `Thrower`, new each time, provided by `Thrower` in App.swift.
  func thrower(_ text: String, then: () -> Void) throws(Refused) -> Thrower {
    if let make = _override(of: .thrower) { return try make(_handle, text, then) }
    return try _build_thrower(self, text, then)
  }

  /// `Token`, new each time, provided by `Tokens.token` in App.swift.
  @available(*, deprecated)
  func token(_ text: String, size: Int = 2) throws(Refused) -> Token {
    if let make = _override(of: .token) { return try make(_handle, text, size) }
    return try _build_token(self, text, size)
  }

  /// `Whole`, new each time, provided by `Whole` in App.swift.
  var whole: Whole {
    if let make = _override(of: .whole) { return make(_handle) }
    return _build_whole(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__reading_shared(_ c: Container) -> Reader { Reader(clock: c.clock) }

@available(*, deprecated)
private func _build_alsoOld(_ c: Container) -> AlsoOld { AlsoOld(clock: c.clock) }

@available(*, deprecated, message: "use another, as https://example.com says: (a, b)")
private func _build_clock(_ c: Container) -> any Clock { _check_clock(Old()) }

private func _build_consumer(_ c: Container) -> Consumer { Consumer(first: c.clock, second: c.clock) }

private func _build_counting(_ c: Container) -> any Counting {
  _check_counting(c._isFresh(_App_base, 3) ? _build__reading_shared(c) : c._kept(._reading_shared))
}

@available(tvOS, unavailable, message: "soon")
@available(macOS 99, iOS 99.1.0, *)
private func _build_further(_ c: Container) -> Later.Further { Later.Further(future: c.future) }

@available(macOS 99, iOS 99.1, *)
@available(tvOS, unavailable)
private func _build_future(_ c: Container) -> Future { Future(consumer: c.consumer) }

@available(macOS, deprecated: 15, renamed: "init(clock:)")
@available(*, deprecated)
private func _build_half(_ c: Container) -> Half { Half() }

private func _build_reading(_ c: Container) -> any Reading {
  _check_reading(c._isFresh(_App_base, 4) ? _build__reading_shared(c) : c._kept(._reading_shared))
}

private func _build_thrower(_ c: Container, _ text: String, _ then: () -> Void) throws(Refused) -> Thrower {
  try Thrower(text, clock: c.clock, token: c.token(text), then: then)
}

@available(*, deprecated)
private func _build_token(_ c: Container, _ text: String, _ size: Int) throws(Refused) -> Token {
  try Tokens.token(text, size: size)
}

private func _build_whole(_ c: Container) -> Whole { Whole(half: c.half, maybe: c.clock) }

#sourceLocation(file: "App.swift", line: 34)
private func _check_0() { _ =
            _Kept<Reader>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 29)
@available(*, deprecated) private func _check_1() { _ =
            _Kept<AlsoOld>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 3)
@available(*, deprecated, message: "use another, as https://example.com says: (a, b)") private func _check_clock(_ value: consuming Old) -> any Clock {
                           value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 34)
private func _check_counting(_ value: consuming Reader) -> any Counting {
                                     value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 34)
private func _check_reading(_ value: consuming Reader) -> any Reading {
                            value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Reader { fileprivate static var _reading_shared: Self { _App_base.key(0, _build__reading_shared) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (Container) -> AlsoOld { static var alsoOld: Self { _App_base.key(1, _build_alsoOld) } }
@available(*, deprecated, message: "use another, as https://example.com says: (a, b)")
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(2, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Consumer { static var consumer: Self { _App_base.key(5, _build_consumer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Counting { static var counting: Self { _App_base.key(3, _build_counting) } }
@available(tvOS, unavailable, message: "soon")
@available(macOS 99, iOS 99.1.0, *)
extension Key where Maker == @Sendable (Container) -> Later.Further { static var further: Self { _App_base.key(6, _build_further, lifetime: .transient) } }
@available(macOS 99, iOS 99.1, *)
@available(tvOS, unavailable)
extension Key where Maker == @Sendable (Container) -> Future { static var future: Self { _App_base.key(7, _build_future, lifetime: .transient) } }
@available(macOS, deprecated: 15, renamed: "init(clock:)")
@available(*, deprecated)
extension Key where Maker == @Sendable (Container) -> Half { static var half: Self { _App_base.key(8, _build_half, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Reading { static var reading: Self { _App_base.key(4, _build_reading) } }
extension Key where Maker == _Whole<@Sendable (Container, String, () -> Void) throws(Refused) -> Thrower> { static var thrower: Self { _App_base.key(9) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (Container, String, Int) throws(Refused) -> Token { static var token: Self { _App_base.key(10) { c, text, size throws(Refused) in try _build_token(c, text, size) } } }
extension Key where Maker == @Sendable (Container) -> Whole { static var whole: Self { _App_base.key(11, _build_whole, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _reading_shared: clock
  alsoOld: clock
  clock:
  counting: _reading_shared
  reading: _reading_shared
  consumer: clock
  further: future
  future: consumer
  half:
  thrower: clock token
  token:
  whole: clock half
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.consumer)
  entries.add(.counting)
#if !os(tvOS)
  if #available(iOS 99.1.0, macOS 99, *) {
    entries.add(.further)
  }
#endif
#if !os(tvOS)
  if #available(iOS 99.1, macOS 99, *) {
    entries.add(.future)
  }
#endif
  entries.add(.reading)
  entries.add(.whole)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 5, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

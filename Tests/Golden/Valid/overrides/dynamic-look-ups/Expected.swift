// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Piece`, new each time, provided by `Rook` in Providers.swift.
  var _shape_in_pieces: any Piece {
    if let make = _override(of: ._shape_in_pieces) { return make(_handle) }
    return _build__shape_in_pieces(self)
  }

  /// `Candle`, new each time, provided by `Candle` in Providers.swift.
  @available(*, deprecated, message: "use Lamp")
  var candle: Candle {
    if let make = _override(of: .candle) { return make(_handle) }
    return _build_candle(self)
  }

  /// `Circle`, new each time, provided by `Circle` in Providers.swift.
  var circle: Circle {
    if let make = _override(of: .circle) { return make(_handle) }
    return _build_circle(self)
  }

  /// `any Clock`, a singleton, provided by `SystemClock` in Providers.swift.
  var clock: any Clock { _kept(.clock) }

  /// `Box<Counter>`, a singleton, provided by `Counter` in Providers.swift.
  var counter: Box<Counter> { _kept(.counter) }

  /// `any Reader`, a singleton, provided by `Disk` in Providers.swift.
  var disk: any Reader { _kept(.disk) }

  /// `any Writer`, a singleton, provided by `Disk` in Providers.swift.
  var diskWriter: any Writer { _kept(.diskWriter) }

  /// `Draft`, new each time, provided by `Draft` in Providers.swift.
  var draft: Draft {
    if let make = _override(of: .draft) { return make(_handle) }
    return _build_draft(self)
  }

  /// `any Figure`, by its nearest provided subtype, `circle`.
  var figure: any Figure {
    if let make = _override(of: .figure) { return make(_handle) }
    return _build_figure(self)
  }

  /// `Future`, new each time, provided by `Future` in Providers.swift.
  @available(macOS 99, *)
  var future: Future {
    if let make = _override(of: .future) { return make(_handle) }
    return _build_future(self)
  }

  /// `Greeting`, new each time, provided by `Greeting` in Providers.swift.
  func greeting(text: String) -> Greeting {
    if let make = _override(of: .greeting) { return make(_handle, text) }
    return _build_greeting(self, text)
  }

  /// `Handle`, new each time, provided by `Handle` in Providers.swift.
  var handle: Handle {
    if let make = _override(of: .handle) { return make(_handle) }
    return _build_handle(self)
  }

  /// `Lamp`, new each time, provided by `Lamp` in Providers.swift.
  var lamp: Lamp {
    if let make = _override(of: .lamp) { return make(_handle) }
    return _build_lamp(self)
  }

  /// `Library`, new each time, provided by `Library` in Providers.swift.
  var library: Library {
    if let make = _override(of: .library) { return make(_handle) }
    return _build_library(self)
  }

  /// `Modern`, new each time, provided by `Modern` in Providers.swift.
  @available(swift 5.9)
  var modern: Modern {
    if let make = _override(of: .modern) { return make(_handle) }
    return _build_modern(self)
  }

#if DEBUG
  /// `Panel`, new each time, provided by `Panel` in Providers.swift.
  var panel: Panel {
    if let make = _override(of: .panel) { return make(_handle) }
    return _build_panel(self)
  }
#endif

  /// `Passport`, the same while somebody holds it, provided by `Passport` in Providers.swift.
  var passport: Passport {
    get throws {
      try _weak(.passport)
    }
  }

  /// `Pawn`, new each time, provided by `Pawn` in Providers.swift.
  var pawn: Pawn {
    if let make = _override(of: .pawn) { return make(_handle) }
    return _build_pawn(self)
  }

  /// `Phone`, new each time, provided by `Phone` in Providers.swift.
  @available(macOS, unavailable)
  @available(iOS, deprecated: 18)
  var phone: Phone {
    if let make = _override(of: .phone) { return make(_handle) }
    return _build_phone(self)
  }

  /// `[any Piece]`, new each time, of `pawn`, `shape`.
  var pieces: [any Piece] {
    if let make = _override(of: .pieces) { return make(_handle) }
    return _build_pieces(self)
  }

  /// `Int`, new each time, provided by `port` in Providers.swift.
  var port: Int {
    if let make = _override(of: .port) { return make(_handle) }
    return _build_port(self)
  }

#if !DEBUG
  /// `Probe`, new each time, provided by `Probe` in Providers.swift.
  var probe: Probe {
    if let make = _override(of: .probe) { return make(_handle) }
    return _build_probe(self)
  }
#endif

#if DEBUG
  /// `Probe`, new each time, provided by `Probe` in Providers.swift.
  var probe: Probe {
    if let make = _override(of: .probe) { return make(_handle) }
    return _build_probe(self)
  }
#endif

  /// `Repository<User>`, a singleton, provided by `Repository<User>` in Providers.swift.
  var repositoryUser: Repository<User> { _kept(.repositoryUser) }

  /// `any Shape`, new each time, provided by `Rook` in Providers.swift.
  var shape: any Shape {
    if let make = _override(of: .shape) { return make(_handle) }
    return _build_shape(self)
  }

  /// `Teacher`, the same while somebody holds it, provided by `Teacher` in Providers.swift.
  var teacher: Teacher { _weak(.teacher) }

  /// `Ticket`, new each time, provided by `Ticket` in Providers.swift.
  var ticket: Ticket {
    get throws(Failure) {
      if let make = _override(of: .ticket) { return try make(_handle) }
      return try _build_ticket(self)
    }
  }

  /// `Character`, new each time, provided by ``two words`` in Providers.swift.
  var `two words`: Character {
    if let make = _override(of: .`two words`) { return make(_handle) }
    return _build_two_20_words(self)
  }

  /// `any Untold & Sendable`, a singleton, provided by `Told` in Providers.swift.
  var untold: any Untold & Sendable { _kept(.untold) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__disk_shared(_ c: Container) -> Disk { Disk() }

private func _build__shape_in_pieces(_ c: Container) -> any Piece { _check__shape_in_pieces(Rook()) }

@available(*, deprecated, message: "use Lamp")
private func _build_candle(_ c: Container) -> Candle { Candle() }

private func _build_circle(_ c: Container) -> Circle { Circle() }

private func _build_clock(_ c: Container) -> any Clock { _check_clock(SystemClock()) }

private func _build_counter(_ c: Container) -> Box<Counter> { Box<Counter>(Counter()) }

private func _build_disk(_ c: Container) -> any Reader {
  _check_disk(c._isFresh(_App_base, 3) ? _build__disk_shared(c) : c._kept(._disk_shared))
}

private func _build_diskWriter(_ c: Container) -> any Writer {
  _check_diskWriter(c._isFresh(_App_base, 4) ? _build__disk_shared(c) : c._kept(._disk_shared))
}

private func _build_draft(_ c: Container) -> Draft { Draft(clock: c.clock) }

private func _build_figure(_ c: Container) -> any Figure { c.circle }

@available(macOS 99, *)
private func _build_future(_ c: Container) -> Future { Future() }

private func _build_greeting(_ c: Container, _ text: String) -> Greeting { Greeting(text: text) }

private func _build_handle(_ c: Container) -> Handle { Handle() }

private func _build_lamp(_ c: Container) -> Lamp { Lamp() }

private func _build_library(_ c: Container) -> Library { Library(users: c.repositoryUser, pieces: c.pieces) }

@available(swift 5.9)
private func _build_modern(_ c: Container) -> Modern { Modern() }

#if DEBUG
private func _build_panel(_ c: Container) -> Panel { Panel() }
#endif

private func _build_passport(_ c: Container) throws -> Passport { try Passport(ticket: c.ticket) }

private func _build_pawn(_ c: Container) -> Pawn { Pawn() }

@available(macOS, unavailable)
@available(iOS, deprecated: 18)
private func _build_phone(_ c: Container) -> Phone { Phone() }

private func _build_pieces(_ c: Container) -> [any Piece] { c._joined(.pieces, _build_Container_pieces) }

private func _build_Container_pieces(_ c: Container) -> [any Piece] { [c.pawn, c._shape_in_pieces] }

private func _build_port(_ c: Container) -> Int { port() }

#if !DEBUG
private func _build_probe(_ c: Container) -> Probe { Probe() }
#endif

#if DEBUG
private func _build_probe(_ c: Container) -> Probe { Probe() }
#endif

private func _build_repositoryUser(_ c: Container) -> Repository<User> { Repository<User>() }

private func _build_shape(_ c: Container) -> any Shape { _check_shape(Rook()) }

private func _build_teacher(_ c: Container) -> Teacher { Teacher() }

private func _build_ticket(_ c: Container) throws(Failure) -> Ticket { try Ticket(draft: c.draft) }

private func _build_two_20_words(_ c: Container) -> Character { `two words`() }

private func _build_untold(_ c: Container) -> any Untold & Sendable { _check_untold(Told()) }

#sourceLocation(file: "Providers.swift", line: 16)
private func _check_0() { _ =
            _Kept<Disk>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 57)
private func _check__shape_in_pieces(_ value: consuming Rook) -> any Piece {
                  value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 11)
private func _check_clock(_ value: consuming SystemClock) -> any Clock {
                           value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 49)
private func _check_2() { _ =
                       _Kept<Box<Counter>>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 16)
private func _check_disk(_ value: consuming Disk) -> any Reader {
                            value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 16)
private func _check_diskWriter(_ value: consuming Disk) -> any Writer {
                                    value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 44)
private func _check_5() { _ =
            _Kept<Passport>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 66)
private func _check_6() { _ =
            _Kept<Repository<User>>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 57)
private func _check_shape(_ value: consuming Rook) -> any Shape {
                             value }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 36)
private func _check_7() { _ =
            _Kept<Teacher>.self }
#sourceLocation()
#sourceLocation(file: "Providers.swift", line: 21)
private func _check_untold(_ value: consuming Told) -> any Untold & Sendable {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Disk { fileprivate static var _disk_shared: Self { _App_base.key(0, _build__disk_shared) } }
extension Key where Maker == @Sendable (Container) -> any Piece { static var _shape_in_pieces: Self { _App_base.key(9, _build__shape_in_pieces, lifetime: .transient) } }
@available(*, deprecated, message: "use Lamp")
extension Key where Maker == @Sendable (Container) -> Candle { static var candle: Self { _App_base.key(10, _build_candle, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Circle { static var circle: Self { _App_base.key(11, _build_circle, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var clock: Self { _App_base.key(1, _build_clock) } }
extension Key where Maker == @Sendable (Container) -> Box<Counter> { static var counter: Self { _App_base.key(2, _build_counter) } }
extension Key where Maker == @Sendable (Container) -> any Reader { static var disk: Self { _App_base.key(3, _build_disk) } }
extension Key where Maker == @Sendable (Container) -> any Writer { static var diskWriter: Self { _App_base.key(4, _build_diskWriter) } }
extension Key where Maker == @Sendable (Container) -> Draft { static var draft: Self { _App_base.key(12, _build_draft, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Figure { static var figure: Self { _App_base.key(13, _build_figure, lifetime: .transient) } }
@available(macOS 99, *)
extension Key where Maker == @Sendable (Container) -> Future { static var future: Self { _App_base.key(14, _build_future, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) -> Greeting { static var greeting: Self { _App_base.key(15) { c, text in _build_greeting(c, text) } } }
extension Key where Maker == @Sendable (Container) -> Handle { static var handle: Self { _App_base.key(16, _build_handle, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Lamp { static var lamp: Self { _App_base.key(17, _build_lamp, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Library { static var library: Self { _App_base.key(18, _build_library, lifetime: .transient) } }
@available(swift 5.9)
extension Key where Maker == @Sendable (Container) -> Modern { static var modern: Self { _App_base.key(19, _build_modern, lifetime: .transient) } }
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Panel { static var panel: Self { _App_base.key(20, _build_panel, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) throws -> Passport { static var passport: Self { _App_base.key(5, _build_passport, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Pawn { static var pawn: Self { _App_base.key(21, _build_pawn, lifetime: .transient) } }
@available(macOS, unavailable)
@available(iOS, deprecated: 18)
extension Key where Maker == @Sendable (Container) -> Phone { static var phone: Self { _App_base.key(22, _build_phone, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Piece] { static var pieces: Self { _App_base.key(23, _build_pieces, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var port: Self { _App_base.key(24, _build_port, lifetime: .transient) } }
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Probe { static var probe: Self { _App_base.key(25, _build_probe, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Probe { static var probe: Self { _App_base.key(25, _build_probe, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> Repository<User> { static var repositoryUser: Self { _App_base.key(6, _build_repositoryUser) } }
extension Key where Maker == @Sendable (Container) -> any Shape { static var shape: Self { _App_base.key(26, _build_shape, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Teacher { static var teacher: Self { _App_base.key(7, _build_teacher, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Ticket { static var ticket: Self { _App_base.key(27, _build_ticket, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Character { static var `two words`: Self { _App_base.key(28, _build_two_20_words, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Untold & Sendable { static var untold: Self { _App_base.key(8, _build_untold) } }

private let _App_needs: StaticString = """
  _disk_shared:
  clock:
  counter:
  disk: _disk_shared
  diskWriter: _disk_shared
  passport: ticket
  repositoryUser:
  teacher:
  untold:
  _shape_in_pieces:
  candle:
  circle:
  draft: clock
  figure: circle
  future:
  greeting:
  handle:
  lamp:
  library: pieces repositoryUser
  modern:
  panel:
  pawn:
  phone:
  pieces: _shape_in_pieces pawn
  port:
  probe:
  shape:
  ticket: draft
  `two words`:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.circle)
  entries.add(.clock)
  entries.add(.counter)
  entries.add(.disk, name: "disk")
  entries.add(.diskWriter, name: "disk")
  entries.add(.draft)
  entries.add(.figure)
  if #available(macOS 99, *) {
    entries.add(.future)
  }
  entries.add(.handle)
  entries.add(.lamp)
  entries.add(.library)
#if swift(>=5.9)
  entries.add(.modern)
#endif
#if DEBUG
  entries.add(.panel)
#endif
  entries.add(.passport)
  entries.add(.pawn)
  entries.add(.pieces)
  entries.add(.port, name: "port")
#if !DEBUG
  entries.add(.probe)
#endif
#if DEBUG
  entries.add(.probe)
#endif
  entries.add(.repositoryUser)
  entries.add(.shape)
  entries.add(.teacher)
  entries.add(.ticket)
  entries.add(.`two words`, name: "two words")
  entries.add(.untold)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 9, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(23, _build_Container_pieces, "pieces"))
}

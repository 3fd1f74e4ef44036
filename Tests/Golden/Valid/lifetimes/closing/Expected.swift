// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Channel`, a singleton for each `value`, provided by `Channel` in App.swift.
  func channel(value: String) -> Channel {
    _keyed(.channel, by: value) { (c: Container) -> Channel in
      if let make = c._override(of: .channel) { return make(c._handle, value) }
      return _build_channel(c, value)
    }
  }

  /// `Connection`, a singleton, provided by `Connection` in App.swift.
  var connection: Connection { _kept(.connection) }

  /// `Disk`, a singleton, provided by `Disk` in App.swift.
  var disk: Disk { _kept(.disk) }

  /// `Journal`, a singleton, provided by `Journal` in App.swift.
  var journal: Journal { _kept(.journal) }

  /// `Screen`, a singleton, provided by `Screen.make` in App.swift.
  var make: Screen { _kept(.make) }

  /// `Queue<String>`, a singleton, provided by `makeQueue` in App.swift.
  var makeQueueString: Queue<String> { _kept(.makeQueueString) }

  /// `Spare?`, a singleton, provided by `makeSpare` in App.swift.
  var makeSpare: Spare? { _kept(.makeSpare) }

  /// `any Closing`, a singleton, provided by `makeTicket` in App.swift.
  var makeTicket: any Closing { _kept(.makeTicket) }

  /// `Modern`, a singleton, provided by `Modern` in App.swift.
  @available(macOS 15.0, *)
  var modern: Modern { _kept(.modern) }

#if !os(Windows)
  /// `NativeUnix`, a singleton, provided by `NativeUnix` in App.swift.
  var native: NativeUnix { _kept(.native) }
#endif

#if os(Windows)
  /// `NativeWindows`, a singleton, provided by `NativeWindows` in App.swift.
  var native: NativeWindows { _kept(.native) }
#endif

  /// `any Closing`, a singleton, provided by `makeOpaque` in App.swift.
  var opaque: any Closing { _kept(.opaque) }

  /// `Handle`, a singleton, provided by `Handle.open` in App.swift.
  var open: Handle {
    get throws {
      try _kept(.open)
    }
  }

  /// `Page`, a singleton, provided by `Page` in App.swift.
  var page: Page { _kept(.page) }

  /// `any Reader`, a singleton for each `a` and `b`, provided by `Pair` in App.swift.
  func pair(a: Int, b: Int) -> any Reader {
    _keyed(.pair, by: _Arguments(a, b)) { (c: Container) -> any Reader in
      if let make = c._override(of: .pair) { return make(c._handle, a, b) }
      return _build_pair(c, a, b)
    }
  }

  /// `Pair`, a singleton for each `a` and `b`, provided by `Pair` in App.swift.
  func pairPair(a: Int, b: Int) -> Pair {
    _keyed(.pairPair, by: _Arguments(a, b)) { (c: Container) -> Pair in
      if let make = c._override(of: .pairPair) { return make(c._handle, a, b) }
      return _build_pairPair(c, a, b)
    }
  }

  /// `[any Part]`, new each time, of `wheel`.
  var parts: [any Part] {
    if let make = _override(of: .parts) { return make(_handle) }
    return _build_parts(self)
  }

  /// `Pool<Int>`, a singleton, provided by `Pool<Int>` in App.swift.
  var poolInt: Pool<Int> { _kept(.poolInt) }

  /// `any Reader`, a singleton, provided by `Tape` in App.swift.
  var reader: any Reader { _kept(.reader) }

  /// `Server`, a singleton, provided by `Server` in App.swift.
  var server: Server { _kept(.server) }

  /// `Shop`, new each time, provided by `Shop` in App.swift.
  var shop: Shop {
    if let make = _override(of: .shop) { return make(_handle) }
    return _build_shop(self)
  }

  /// `any Store`, a singleton, provided by `Shelf` in App.swift.
  var store: any Store { _kept(.store) }

  /// `Temporary`, a singleton, provided by `Files.temporary` in App.swift.
  var temporary: Temporary { _kept(.temporary) }

  /// `Wheel`, a singleton, provided by `Wheel` in App.swift.
  var wheel: Wheel { _kept(.wheel) }

  /// `any Writer`, a singleton, provided by `Tape` in App.swift.
  var writer: any Writer { _kept(.writer) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__reader_shared(_ c: Container) -> Tape {
  let value = Tape()
  _close__reader_shared(c, value)
  return value
}

private func _build_channel(_ c: Container, _ value: String) -> Channel {
  let value = Channel(value: value)
  _close_channel(c, value)
  return value
}

private func _build_connection(_ c: Container) -> Connection {
  let value = Connection(journal: c.journal)
  _close_connection(c, value)
  return value
}

private func _build_disk(_ c: Container) -> Disk {
  let value = Disk()
  _close_disk(c, value)
  return value
}

private func _build_journal(_ c: Container) -> Journal {
  let value = Journal(disk: c.disk)
  _close_journal(c, value)
  return value
}

private func _build_make(_ c: Container) -> Screen {
  let value = Screen.make()
  _close_make(c, value)
  return value
}

private func _build_makeQueueString(_ c: Container) -> Queue<String> {
  let value: Queue<String> = makeQueue()
  _close_makeQueueString(c, value)
  return value
}

private func _build_makeSpare(_ c: Container) -> Spare? {
  let value = makeSpare()
  _close_makeSpare(c, value)
  return value
}

private func _build_makeTicket(_ c: Container) -> any Closing {
  let value = makeTicket()
  _close_makeTicket(c, value)
  return value
}

@available(macOS 15.0, *)
private func _build_modern(_ c: Container) -> Modern {
  let value = Modern()
  _close_modern(c, value)
  return value
}

#if !os(Windows)
private func _build_native(_ c: Container) -> NativeUnix {
  let value = NativeUnix()
  _close_native(c, value)
  return value
}
#endif

#if os(Windows)
private func _build_native(_ c: Container) -> NativeWindows {
  let value = NativeWindows()
  _close_native(c, value)
  return value
}
#endif

private func _build_opaque(_ c: Container) -> any Closing {
  let value = makeOpaque()
  _close_opaque(c, value)
  return value
}

private func _build_open(_ c: Container) throws -> Handle {
  var value = try Handle.open()
  _set_open(&value)
  _close_open(c, value)
  return value
}

private func _build_page(_ c: Container) -> Page {
  let value = Page(container: c._handle)
  _close_page(c, value)
  return value
}

private func _build_pair(_ c: Container, _ a: Int, _ b: Int) -> any Reader {
  _check_pair(c._isFresh(_App_base, 14) ? c._newValue(of: .pairPair, isOriginal: false, a, b) : c.pairPair(a: a, b: b))
}

private func _build_pairPair(_ c: Container, _ a: Int, _ b: Int) -> Pair {
  let value = Pair(a: a, b: b)
  _close_pairPair(c, value)
  return value
}

private func _build_parts(_ c: Container) -> [any Part] { c._joined(.parts, _build_Container_parts) }

private func _build_Container_parts(_ c: Container) -> [any Part] { [c.wheel] }

private func _build_poolInt(_ c: Container) -> Pool<Int> {
  let value = Pool<Int>()
  _close_poolInt(c, value)
  return value
}

private func _build_reader(_ c: Container) -> any Reader {
  _check_reader(c._isFresh(_App_base, 17) ? _build__reader_shared(c) : c._kept(._reader_shared))
}

private func _build_server(_ c: Container) -> Server {
  let value = Server(connection: c.connection)
  _close_server(c, value)
  return value
}

private func _build_shop(_ c: Container) -> Shop { Shop(pool: c.poolInt, queue: c.makeQueueString) }

private func _build_store(_ c: Container) -> any Store {
  var value = Shelf()
  _set_store(&value)
  _close_store(c, value)
  return _check_store(value)
}

private func _build_temporary(_ c: Container) -> Temporary {
  let value = Files.temporary
  _close_temporary(c, value)
  return value
}

private func _build_wheel(_ c: Container) -> Wheel {
  let value = Wheel()
  _close_wheel(c, value)
  return value
}

private func _build_writer(_ c: Container) -> any Writer {
  _check_writer(c._isFresh(_App_base, 22) ? _build__reader_shared(c) : c._kept(._reader_shared))
}

private func _set_open(_ it: inout Handle) {
#sourceLocation(file: "App.swift", line: 47)
                                           it.number = 2
#sourceLocation()
}

private func _set_store(_ it: inout Shelf) {
#sourceLocation(file: "App.swift", line: 96)
                                     it.size = 7
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 86)
private func _check_0() { _ =
            _Kept<Tape>.self }
#sourceLocation(file: "App.swift", line: 86)
private func _close__reader_shared(_ c: Container, _ value: Tape) { c._onClose(_App_base, 0) { try await _closing(
                                                value.`repeat`()) } }
#sourceLocation(file: "App.swift", line: 102)
private func _check_1() { _ =
            _Kept<Channel>.self }
#sourceLocation(file: "App.swift", line: 102)
private func _close_channel(_ c: Container, _ value: Channel) { c._onClose(_App_base, 1) { try await _closing(
                             value.close()) } }
#sourceLocation(file: "App.swift", line: 25)
private func _check_2() { _ =
            _Kept<Connection>.self }
#sourceLocation(file: "App.swift", line: 25)
private func _close_connection(_ c: Container, _ value: Connection) { c._onClose(_App_base, 2) { try await _closing(
                          value.disconnect()) } }
#sourceLocation(file: "App.swift", line: 14)
private func _check_3() { _ =
            _Kept<Disk>.self }
#sourceLocation(file: "App.swift", line: 14)
private func _close_disk(_ c: Container, _ value: Disk) { c._onClose(_App_base, 3) { try await _closing(
                          value.close()) } }
#sourceLocation(file: "App.swift", line: 19)
private func _check_4() { _ =
            _Kept<Journal>.self }
#sourceLocation(file: "App.swift", line: 19)
private func _close_journal(_ c: Container, _ value: Journal) { c._onClose(_App_base, 4) { try await _closing(
                          value.sync()) } }
#sourceLocation(file: "App.swift", line: 138)
private func _check_5() { _ =
              _Kept<Screen>.self }
#sourceLocation(file: "App.swift", line: 138)
private func _close_make(_ c: Container, _ value: Screen) { c._onClose(_App_base, 5) { try await _closing(
                            value.off()) } }
#sourceLocation(file: "App.swift", line: 122)
private func _check_6() { _ =
            _Kept<Queue<String>>.self }
#sourceLocation(file: "App.swift", line: 122)
private func _close_makeQueueString(_ c: Container, _ value: Queue<String>) { c._onClose(_App_base, 6) { try await _closing(
                          value.close()) } }
#sourceLocation(file: "App.swift", line: 73)
private func _check_7() { _ =
            _Kept<Spare?>.self }
#sourceLocation(file: "App.swift", line: 73)
private func _close_makeSpare(_ c: Container, _ value: Spare?) { c._onClose(_App_base, 7) { try await _closing(
                         value?.close()) } }
#sourceLocation(file: "App.swift", line: 69)
private func _close_makeTicket(_ c: Container, _ value: any Closing) { c._onClose(_App_base, 8) { try await _closing(
                          value.end()) } }
#sourceLocation(file: "App.swift", line: 150)
@available(macOS 15.0, *) private func _check_9() { _ =
            _Kept<Modern>.self }
#sourceLocation(file: "App.swift", line: 150)
@available(macOS 15.0, *) private func _close_modern(_ c: Container, _ value: Modern) { c._onClose(_App_base, 9) { try await _closing(
                          value.close()) } }
#if !os(Windows)
#sourceLocation(file: "App.swift", line: 146)
private func _check_10() { _ =
            _Kept<NativeUnix>.self }
#sourceLocation(file: "App.swift", line: 146)
private func _close_native(_ c: Container, _ value: NativeUnix) { c._onClose(_App_base, 10) { try await _closing(
                                        value.close()) } }
#sourceLocation()
#endif
#if os(Windows)
#sourceLocation(file: "App.swift", line: 143)
private func _check_10() { _ =
            _Kept<NativeWindows>.self }
#sourceLocation(file: "App.swift", line: 143)
private func _close_native(_ c: Container, _ value: NativeWindows) { c._onClose(_App_base, 10) { try await _closing(
                                        value.closeHandle()) } }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 66)
private func _close_opaque(_ c: Container, _ value: any Closing) { c._onClose(_App_base, 11) { try await _closing(
                                        value.end()) } }
#sourceLocation(file: "App.swift", line: 46)
private func _check_12() { _ =
              _Kept<Handle>.self }
#sourceLocation(file: "App.swift", line: 46)
private func _close_open(_ c: Container, _ value: Handle) { c._onClose(_App_base, 12) { try await _closing(
                            value.free()) } }
#sourceLocation(file: "App.swift", line: 155)
private func _check_13() { _ =
            _Kept<Page>.self }
#sourceLocation(file: "App.swift", line: 155)
private func _close_page(_ c: Container, _ value: Page) { c._onClose(_App_base, 13) { try await _closing(
                          value.close()) } }
#sourceLocation(file: "App.swift", line: 109)
private func _check_pair(_ value: consuming Pair) -> any Reader {
                                           value }
#sourceLocation(file: "App.swift", line: 109)
private func _check_15() { _ =
            _Kept<Pair>.self }
#sourceLocation(file: "App.swift", line: 109)
private func _close_pairPair(_ c: Container, _ value: Pair) { c._onClose(_App_base, 15) { try await _closing(
                                                                         value.close()) } }
#sourceLocation(file: "App.swift", line: 117)
private func _check_16() { _ =
            _Kept<Pool<Int>>.self }
#sourceLocation(file: "App.swift", line: 117)
private func _close_poolInt(_ c: Container, _ value: Pool<Int>) { c._onClose(_App_base, 16) { try await _closing(
                          value.close()) } }
#sourceLocation(file: "App.swift", line: 86)
private func _check_reader(_ value: consuming Tape) -> any Reader {
                            value }
#sourceLocation(file: "App.swift", line: 31)
private func _check_18() { _ =
            _Kept<Server>.self }
#sourceLocation(file: "App.swift", line: 31)
private func _close_server(_ c: Container, _ value: Server) { c._onClose(_App_base, 18) { try await _closing(
                          value.stop()) } }
#sourceLocation(file: "App.swift", line: 95)
private func _check_store(_ value: consuming Shelf) -> any Store {
                           value }
#sourceLocation(file: "App.swift", line: 95)
private func _close_store(_ c: Container, _ value: Shelf) { c._onClose(_App_base, 19) { try await _closing(
                                                      value.close()) } }
#sourceLocation(file: "App.swift", line: 52)
private func _check_20() { _ =
              _Kept<Temporary>.self }
#sourceLocation(file: "App.swift", line: 52)
private func _close_temporary(_ c: Container, _ value: Temporary) { c._onClose(_App_base, 20) { try await _closing(
                            value.close()) } }
#sourceLocation(file: "App.swift", line: 89)
private func _check_21() { _ =
            _Kept<Wheel>.self }
#sourceLocation(file: "App.swift", line: 89)
private func _close_wheel(_ c: Container, _ value: Wheel) { c._onClose(_App_base, 21) { try await _closing(
                                      value.`repeat`()) } }
#sourceLocation(file: "App.swift", line: 86)
private func _check_writer(_ value: consuming Tape) -> any Writer {
                                    value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Tape { fileprivate static var _reader_shared: Self { _App_base.key(0, _build__reader_shared) } }
extension Key where Maker == @Sendable (Container, String) -> Channel { static var channel: Self { _App_base.key(1) { c, value in _build_channel(c, value) } } }
extension Key where Maker == @Sendable (Container) -> Connection { static var connection: Self { _App_base.key(2, _build_connection) } }
extension Key where Maker == @Sendable (Container) -> Disk { static var disk: Self { _App_base.key(3, _build_disk) } }
extension Key where Maker == @Sendable (Container) -> Journal { static var journal: Self { _App_base.key(4, _build_journal) } }
extension Key where Maker == @Sendable (Container) -> Screen { static var make: Self { _App_base.key(5, _build_make) } }
extension Key where Maker == @Sendable (Container) -> Queue<String> { static var makeQueueString: Self { _App_base.key(6, _build_makeQueueString) } }
extension Key where Maker == @Sendable (Container) -> Spare? { static var makeSpare: Self { _App_base.key(7, _build_makeSpare) } }
extension Key where Maker == @Sendable (Container) -> any Closing { static var makeTicket: Self { _App_base.key(8, _build_makeTicket) } }
@available(macOS 15.0, *)
extension Key where Maker == @Sendable (Container) -> Modern { static var modern: Self { _App_base.key(9, _build_modern) } }
#if !os(Windows)
extension Key where Maker == @Sendable (Container) -> NativeUnix { static var native: Self { _App_base.key(10, _build_native) } }
#endif
#if os(Windows)
extension Key where Maker == @Sendable (Container) -> NativeWindows { static var native: Self { _App_base.key(10, _build_native) } }
#endif
extension Key where Maker == @Sendable (Container) -> any Closing { static var opaque: Self { _App_base.key(11, _build_opaque) } }
extension Key where Maker == @Sendable (Container) throws -> Handle { static var open: Self { _App_base.key(12, _build_open) } }
extension Key where Maker == @Sendable (Container) -> Page { static var page: Self { _App_base.key(13, _build_page) } }
extension Key where Maker == @Sendable (Container, Int, Int) -> any Reader { static var pair: Self { _App_base.key(14) { c, a, b in _build_pair(c, a, b) } } }
extension Key where Maker == @Sendable (Container, Int, Int) -> Pair { static var pairPair: Self { _App_base.key(15) { c, a, b in _build_pairPair(c, a, b) } } }
extension Key where Maker == @Sendable (Container) -> [any Part] { static var parts: Self { _App_base.key(23, _build_parts, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pool<Int> { static var poolInt: Self { _App_base.key(16, _build_poolInt) } }
extension Key where Maker == @Sendable (Container) -> any Reader { static var reader: Self { _App_base.key(17, _build_reader) } }
extension Key where Maker == @Sendable (Container) -> Server { static var server: Self { _App_base.key(18, _build_server) } }
extension Key where Maker == @Sendable (Container) -> Shop { static var shop: Self { _App_base.key(24, _build_shop, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Store { static var store: Self { _App_base.key(19, _build_store) } }
extension Key where Maker == @Sendable (Container) -> Temporary { static var temporary: Self { _App_base.key(20, _build_temporary) } }
extension Key where Maker == @Sendable (Container) -> Wheel { static var wheel: Self { _App_base.key(21, _build_wheel) } }
extension Key where Maker == @Sendable (Container) -> any Writer { static var writer: Self { _App_base.key(22, _build_writer) } }

private let _App_needs: StaticString = """
  _reader_shared:
  channel:
  connection: journal
  disk:
  journal: disk
  make:
  makeQueueString:
  makeSpare:
  makeTicket:
  modern:
  native:
  opaque:
  open:
  page: *
  pair: pairPair
  pairPair:
  poolInt:
  reader: _reader_shared
  server: connection
  store:
  temporary:
  wheel:
  writer: _reader_shared
  parts: wheel
  shop: makeQueueString poolInt
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.connection)
  entries.add(.disk)
  entries.add(.journal)
  entries.add(.make)
  entries.add(.makeQueueString)
  entries.add(.makeSpare)
  entries.add(.makeTicket)
  if #available(macOS 15.0, *) {
    entries.add(.modern)
  }
#if !os(Windows)
  entries.add(.native, name: "native")
#endif
#if os(Windows)
  entries.add(.native, name: "native")
#endif
  entries.add(.opaque, name: "opaque")
  entries.add(.open)
  entries.add(.page)
  entries.add(.parts)
  entries.add(.poolInt)
  entries.add(.reader)
  entries.add(.server)
  entries.add(.shop)
  entries.add(.store)
  entries.add(.temporary)
  entries.add(.wheel)
  entries.add(.writer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 23, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
  plan.join(_App_base.key(23, _build_Container_parts, "parts"))
}

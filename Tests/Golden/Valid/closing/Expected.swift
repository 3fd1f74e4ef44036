// Made by DIGenPlugin from the directives in App. Changes made here are lost.

@_spi(Generated) public import DIRuntime

/// Where the target's default isolation is the main actor, this does not compile.
private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }

  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) {
    self.init(_plan: _App_plan, overrides)
  }
}

extension Container {
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

extension Key where Maker == @Sendable (Container) -> Tape {
  fileprivate static var _reader_shared: Self { _App_base.key(0, _build__reader_shared) }
}

extension Key where Maker == @Sendable (Container, String) -> Channel {
  static var channel: Self { _App_base.key(1) { c, value in _build_channel(c, value) } }
}

extension Key where Maker == @Sendable (Container) -> Connection {
  static var connection: Self { _App_base.key(2, _build_connection) }
}

extension Key where Maker == @Sendable (Container) -> Disk {
  static var disk: Self { _App_base.key(3, _build_disk) }
}

extension Key where Maker == @Sendable (Container) -> Journal {
  static var journal: Self { _App_base.key(4, _build_journal) }
}

extension Key where Maker == @Sendable (Container) -> Screen {
  static var make: Self { _App_base.key(5, _build_make) }
}

extension Key where Maker == @Sendable (Container) -> Queue<String> {
  static var makeQueueString: Self { _App_base.key(6, _build_makeQueueString) }
}

extension Key where Maker == @Sendable (Container) -> Spare? {
  static var makeSpare: Self { _App_base.key(7, _build_makeSpare) }
}

extension Key where Maker == @Sendable (Container) -> any Closing {
  static var makeTicket: Self { _App_base.key(8, _build_makeTicket) }
}

@available(macOS 15.0, *)
extension Key where Maker == @Sendable (Container) -> Modern {
  static var modern: Self { _App_base.key(9, _build_modern) }
}

#if !os(Windows)
extension Key where Maker == @Sendable (Container) -> NativeUnix {
  static var native: Self { _App_base.key(10, _build_native) }
}
#endif

#if os(Windows)
extension Key where Maker == @Sendable (Container) -> NativeWindows {
  static var native: Self { _App_base.key(10, _build_native) }
}
#endif

extension Key where Maker == @Sendable (Container) -> any Closing {
  static var opaque: Self { _App_base.key(11, _build_opaque) }
}

extension Key where Maker == @Sendable (Container) throws -> Handle {
  static var open: Self { _App_base.key(12, _build_open) }
}

extension Key where Maker == @Sendable (Container) -> Page {
  static var page: Self { _App_base.key(13, _build_page) }
}

extension Key where Maker == @Sendable (Container, Int, Int) -> any Reader {
  static var pair: Self { _App_base.key(14) { c, a, b in _build_pair(c, a, b) } }
}

extension Key where Maker == @Sendable (Container, Int, Int) -> Pair {
  static var pairPair: Self { _App_base.key(15) { c, a, b in _build_pairPair(c, a, b) } }
}

extension Key where Maker == @Sendable (Container) -> [any Part] {
  static var parts: Self { _App_base.key(23, _build_parts, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> Pool<Int> {
  static var poolInt: Self { _App_base.key(16, _build_poolInt) }
}

extension Key where Maker == @Sendable (Container) -> any Reader {
  static var reader: Self { _App_base.key(17, _build_reader) }
}

extension Key where Maker == @Sendable (Container) -> Server {
  static var server: Self { _App_base.key(18, _build_server) }
}

extension Key where Maker == @Sendable (Container) -> Shop {
  static var shop: Self { _App_base.key(24, _build_shop, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) -> any Store {
  static var store: Self { _App_base.key(19, _build_store) }
}

extension Key where Maker == @Sendable (Container) -> Temporary {
  static var temporary: Self { _App_base.key(20, _build_temporary) }
}

extension Key where Maker == @Sendable (Container) -> Wheel {
  static var wheel: Self { _App_base.key(21, _build_wheel) }
}

extension Key where Maker == @Sendable (Container) -> any Writer {
  static var writer: Self { _App_base.key(22, _build_writer) }
}

/// What each provider needs, in the order of their numbers.
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

/// Lists the providers that are found by their types.
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

/// Where this module's slots begin in every container.
private let _App_base = _SlotBase()

/// Ties this module's providers into a container's plan.
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 23, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(.parts, _build_Container_parts)
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build__reader_shared(_ c: Container) -> Tape {
  let value = Tape()
  c._onClose(_App_base, 0) {
#sourceLocation(file: "App.swift", line: 87)
    try await _closing(                         value.`repeat`())
#sourceLocation()
  }
  return value
}

private func _build_channel(_ c: Container, _ value: String) -> Channel {
  let value = Channel(value: value)
  c._onClose(_App_base, 1) {
#sourceLocation(file: "App.swift", line: 103)
    try await _closing(      value.close())
#sourceLocation()
  }
  return value
}

private func _build_connection(_ c: Container) -> Connection {
  let value = Connection(journal: c.journal)
  c._onClose(_App_base, 2) {
#sourceLocation(file: "App.swift", line: 26)
    try await _closing(   value.disconnect())
#sourceLocation()
  }
  return value
}

private func _build_disk(_ c: Container) -> Disk {
  let value = Disk()
  c._onClose(_App_base, 3) {
#sourceLocation(file: "App.swift", line: 15)
    try await _closing(   value.close())
#sourceLocation()
  }
  return value
}

private func _build_journal(_ c: Container) -> Journal {
  let value = Journal(disk: c.disk)
  c._onClose(_App_base, 4) {
#sourceLocation(file: "App.swift", line: 20)
    try await _closing(   value.sync())
#sourceLocation()
  }
  return value
}

private func _build_make(_ c: Container) -> Screen {
  let value = Screen.make()
  c._onClose(_App_base, 5) {
#sourceLocation(file: "App.swift", line: 139)
    try await _closing(     value.off())
#sourceLocation()
  }
  return value
}

private func _build_makeQueueString(_ c: Container) -> Queue<String> {
  let value: Queue<String> = makeQueue()
  c._onClose(_App_base, 6) {
#sourceLocation(file: "App.swift", line: 123)
    try await _closing(   value.close())
#sourceLocation()
  }
  return value
}

private func _build_makeSpare(_ c: Container) -> Spare? {
  let value = makeSpare()
  c._onClose(_App_base, 7) {
#sourceLocation(file: "App.swift", line: 74)
    try await _closing(  value?.close())
#sourceLocation()
  }
  return value
}

private func _build_makeTicket(_ c: Container) -> any Closing {
  let value = makeTicket()
  c._onClose(_App_base, 8) {
#sourceLocation(file: "App.swift", line: 70)
    try await _closing(   value.end())
#sourceLocation()
  }
  return value
}

@available(macOS 15.0, *)
private func _build_modern(_ c: Container) -> Modern {
  let value = Modern()
  c._onClose(_App_base, 9) {
#sourceLocation(file: "App.swift", line: 151)
    try await _closing(   value.close())
#sourceLocation()
  }
  return value
}

#if !os(Windows)
private func _build_native(_ c: Container) -> NativeUnix {
  let value = NativeUnix()
  c._onClose(_App_base, 10) {
#sourceLocation(file: "App.swift", line: 147)
    try await _closing(                 value.close())
#sourceLocation()
  }
  return value
}
#endif

#if os(Windows)
private func _build_native(_ c: Container) -> NativeWindows {
  let value = NativeWindows()
  c._onClose(_App_base, 10) {
#sourceLocation(file: "App.swift", line: 144)
    try await _closing(                 value.closeHandle())
#sourceLocation()
  }
  return value
}
#endif

private func _build_opaque(_ c: Container) -> any Closing {
  let value = makeOpaque()
  c._onClose(_App_base, 11) {
#sourceLocation(file: "App.swift", line: 67)
    try await _closing(                 value.end())
#sourceLocation()
  }
  return value
}

private func _build_open(_ c: Container) throws -> Handle {
  var value = try Handle.open()
  _set_open(&value)
  c._onClose(_App_base, 12) { [value] in
#sourceLocation(file: "App.swift", line: 47)
    try await _closing(     value.free())
#sourceLocation()
  }
  return value
}

private func _build_page(_ c: Container) -> Page {
  let value = Page(container: c._handle)
  c._onClose(_App_base, 13) {
#sourceLocation(file: "App.swift", line: 156)
    try await _closing(   value.close())
#sourceLocation()
  }
  return value
}

private func _build_pair(_ c: Container, _ a: Int, _ b: Int) -> any Reader {
  let value = c._isFresh(_App_base, 14) ? c._newValue(of: .pairPair, isOriginal: false, a, b) : c.pairPair(a: a, b: b)
#sourceLocation(file: "App.swift", line: 110)
  return                                   value
#sourceLocation()
}

private func _build_pairPair(_ c: Container, _ a: Int, _ b: Int) -> Pair {
  let value = Pair(a: a, b: b)
  c._onClose(_App_base, 15) {
#sourceLocation(file: "App.swift", line: 110)
    try await _closing(                                                  value.close())
#sourceLocation()
  }
  return value
}

private func _build_parts(_ c: Container) -> [any Part] {
  c._joined(.parts, _build_Container_parts)
}

private func _build_Container_parts(_ c: Container) -> [any Part] {
  [c.wheel]
}

private func _build_poolInt(_ c: Container) -> Pool<Int> {
  let value = Pool<Int>()
  c._onClose(_App_base, 16) {
#sourceLocation(file: "App.swift", line: 118)
    try await _closing(   value.close())
#sourceLocation()
  }
  return value
}

private func _build_reader(_ c: Container) -> any Reader {
  let value = c._isFresh(_App_base, 17) ? _build__reader_shared(c) : c._kept(._reader_shared)
#sourceLocation(file: "App.swift", line: 87)
  return                    value
#sourceLocation()
}

private func _build_server(_ c: Container) -> Server {
  let value = Server(connection: c.connection)
  c._onClose(_App_base, 18) {
#sourceLocation(file: "App.swift", line: 32)
    try await _closing(   value.stop())
#sourceLocation()
  }
  return value
}

private func _build_shop(_ c: Container) -> Shop {
  Shop(pool: c.poolInt, queue: c.makeQueueString)
}

private func _build_store(_ c: Container) -> any Store {
  var value = Shelf()
  _set_store(&value)
  c._onClose(_App_base, 19) { [value] in
#sourceLocation(file: "App.swift", line: 96)
    try await _closing(                               value.close())
#sourceLocation()
  }
#sourceLocation(file: "App.swift", line: 96)
  return                   value
#sourceLocation()
}

private func _build_temporary(_ c: Container) -> Temporary {
  let value = Files.temporary
  c._onClose(_App_base, 20) {
#sourceLocation(file: "App.swift", line: 53)
    try await _closing(     value.close())
#sourceLocation()
  }
  return value
}

private func _build_wheel(_ c: Container) -> Wheel {
  let value = Wheel()
  c._onClose(_App_base, 21) {
#sourceLocation(file: "App.swift", line: 90)
    try await _closing(               value.`repeat`())
#sourceLocation()
  }
  return value
}

private func _build_writer(_ c: Container) -> any Writer {
  let value = c._isFresh(_App_base, 22) ? _build__reader_shared(c) : c._kept(._reader_shared)
#sourceLocation(file: "App.swift", line: 87)
  return                            value
#sourceLocation()
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

#sourceLocation(file: "App.swift", line: 87)
private typealias _check_0 = _Kept<Tape>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 103)
private typealias _check_1 = _Kept<Channel>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 26)
private typealias _check_2 = _Kept<Connection>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 15)
private typealias _check_3 = _Kept<Disk>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 20)
private typealias _check_4 = _Kept<Journal>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 139)
private typealias _check_5 = _Kept<Screen>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 123)
private typealias _check_6 = _Kept<Queue<String>>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 74)
private typealias _check_7 = _Kept<Spare?>
#sourceLocation()

@available(macOS 15.0, *)
private enum _Check_9 {
#sourceLocation(file: "App.swift", line: 151)
private typealias _check_9 = _Kept<Modern>
#sourceLocation()
}

#if !os(Windows)
#sourceLocation(file: "App.swift", line: 147)
private typealias _check_10 = _Kept<NativeUnix>
#sourceLocation()
#endif

#if os(Windows)
#sourceLocation(file: "App.swift", line: 144)
private typealias _check_10 = _Kept<NativeWindows>
#sourceLocation()
#endif

#sourceLocation(file: "App.swift", line: 47)
private typealias _check_12 = _Kept<Handle>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 156)
private typealias _check_13 = _Kept<Page>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 110)
private typealias _check_15 = _Kept<Pair>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 118)
private typealias _check_16 = _Kept<Pool<Int>>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 32)
private typealias _check_18 = _Kept<Server>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 53)
private typealias _check_20 = _Kept<Temporary>
#sourceLocation()

#sourceLocation(file: "App.swift", line: 90)
private typealias _check_21 = _Kept<Wheel>
#sourceLocation()

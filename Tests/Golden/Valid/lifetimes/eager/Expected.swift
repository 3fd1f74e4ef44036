// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Client`, a singleton, provided by `Client` in App.swift.
  var client: Client { _kept(.client) }

  /// `Limit`, a singleton, provided by `constant` in App.swift.
  var constant: Limit { _kept(.constant) }

  /// `any Clock`, a singleton, provided by `SystemClock` in App.swift.
  var main: any Clock { _kept(.main) }

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

  /// `Old`, a singleton, provided by `newer` in App.swift.
  var old: Old { _kept(.old) }

  /// `Outdated`, a singleton, provided by `Outdated` in App.swift.
  @available(*, deprecated)
  var outdated: Outdated { _kept(.outdated) }

  /// `[any Part]`, new each time, of `wheel`.
  var parts: [any Part] {
    if let make = _override(of: .parts) { return make(_handle) }
    return _build_parts(self)
  }

  /// `Pool<Int>`, a singleton, provided by `Pool<Int>` in App.swift.
  var poolInt: Pool<Int> { _kept(.poolInt) }

  /// `Pool<String>`, a singleton, provided by `Pool<String>` in App.swift.
  var poolString: Pool<String> { _kept(.poolString) }

  /// `Quiet`, a singleton, provided by `Quiet` in App.swift.
  var quiet: Quiet { _kept(.quiet) }

  /// `any Reader`, a singleton, provided by `File` in App.swift.
  var reader: any Reader { _kept(.reader) }

#if os(Windows)
  /// `Registry`, a singleton, provided by `Registry` in App.swift.
  var registry: Registry { _kept(.registry) }
#endif

  /// `Box<Settings>`, a singleton, provided by `Settings` in App.swift.
  var settings: Box<Settings> { _kept(.settings) }

  /// `Int`, a singleton, provided by `shaky` in App.swift.
  var shaky: Int {
    get throws(Stuck) {
      try _kept(.shaky)
    }
  }

  /// `Shop`, new each time, provided by `Shop` in App.swift.
  var shop: Shop {
    if let make = _override(of: .shop) { return make(_handle) }
    return _build_shop(self)
  }

  /// `Unneeded`, a singleton, provided by `Unneeded` in App.swift.
  var unneeded: Unneeded { _kept(.unneeded) }

  /// `Wheel`, a singleton, provided by `Wheel` in App.swift.
  var wheel: Wheel { _kept(.wheel) }

  /// `any Writer`, a singleton, provided by `File` in App.swift.
  var writer: any Writer { _kept(.writer) }

  /// `Zebra`, a singleton, provided by `Zebra` in App.swift.
  var zebra: Zebra { _kept(.zebra) }
}

/// A child container of `Container`, made with a `Tour`.
nonisolated class TourContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `tour`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  func tour(id: Int) -> TourContainer {
    _child(TourContainer.self, of: Tour(id: id), base: _App_TourContainer_base)
  }
}

extension TourContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (TourContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (TourContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension TourContainer {
  /// `Int`, an input of the container.
  var id: Int { _input(.id) { (it: Tour) in it.id } }

  /// `Postcard`, a singleton, provided by `Postcard` in App.swift.
  var note: Postcard { _keptInChild(Key<@Sendable (TourContainer) -> Postcard>.note) }
}

/// A child container of `Container`, made with a `Visit`.
nonisolated class VisitContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `visit`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// Makes a child container, which owns this one.
  func visit(name: String) -> VisitContainer {
    _child(VisitContainer.self, of: Visit(name: name), base: _App_VisitContainer_base)
  }
}

extension VisitContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (VisitContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension VisitContainer {
  /// `Cart`, a singleton, provided by `Cart` in App.swift.
  var cart: Cart { _keptInChild(.cart) }

  /// `String`, an input of the container.
  var name: String { _input(.name) { (it: Visit) in it.name } }

  /// `Note`, a singleton, provided by `Note` in App.swift.
  var note: Note { _keptInChild(Key<@Sendable (VisitContainer) -> Note>.note) }
}

/// A child container of `VisitContainer`, made with a `Payment`.
nonisolated class PaymentContainer: VisitContainer, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `payment`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension VisitContainer {
  /// Makes a child container, which owns this one.
  func payment(card: String) -> PaymentContainer {
    _child(PaymentContainer.self, of: Payment(card: card), base: _App_PaymentContainer_base)
  }
}

extension PaymentContainer {
  /// Builds a new value and leaves the kept one as it is.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (PaymentContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds the value that an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (PaymentContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension PaymentContainer {
  /// `String`, an input of the container.
  var card: String { _input(.card) { (it: Payment) in it.card } }

  /// `any Reader`, a singleton, provided by `Receipt` in App.swift.
  var receipt: any Reader { _keptInChild(.receipt) }

  /// `Receipt`, a singleton, provided by `Receipt` in App.swift.
  var receiptReceipt: Receipt { _keptInChild(.receiptReceipt) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__reader_shared(_ c: Container) -> File { File() }

private func _build_PaymentContainer_card(_ c: PaymentContainer) -> String { c._inputs(Payment.self).card }

private func _build_VisitContainer_cart(_ c: VisitContainer) -> Cart {
  let value = Cart(name: c.name, clock: c.main)
  _close_VisitContainer_cart(c, value)
  return value
}

private func _build_client(_ c: Container) -> Client {
  var value = Client()
  _set_client(&value)
  return value
}

private func _build_constant(_ c: Container) -> Limit { constant }

private func _build_TourContainer_id(_ c: TourContainer) -> Int { c._inputs(Tour.self).id }

private func _build_main(_ c: Container) -> any Clock { _check_main(SystemClock()) }

@available(macOS 15.0, *)
private func _build_modern(_ c: Container) -> Modern { Modern() }

private func _build_VisitContainer_name(_ c: VisitContainer) -> String { c._inputs(Visit.self).name }

#if !os(Windows)
private func _build_native(_ c: Container) -> NativeUnix { NativeUnix() }
#endif

#if os(Windows)
private func _build_native(_ c: Container) -> NativeWindows { NativeWindows() }
#endif

private func _build_TourContainer_note(_ c: TourContainer) -> Postcard { Postcard(id: c.id) }

private func _build_VisitContainer_note(_ c: VisitContainer) -> Note { Note(cart: c.cart) }

private func _build_old(_ c: Container) -> Old { newer() }

@available(*, deprecated)
private func _build_outdated(_ c: Container) -> Outdated { Outdated() }

private func _build_parts(_ c: Container) -> [any Part] { c._joined(.parts, _build_Container_parts) }

private func _build_Container_parts(_ c: Container) -> [any Part] { [c.wheel] }

private func _build_poolInt(_ c: Container) -> Pool<Int> { Pool<Int>() }

private func _build_poolString(_ c: Container) -> Pool<String> { Pool<String>() }

private func _build_quiet(_ c: Container) -> Quiet { Quiet() }

private func _build_reader(_ c: Container) -> any Reader {
  _check_reader(c._isFresh(_App_base, 11) ? _build__reader_shared(c) : c._kept(._reader_shared))
}

private func _build_PaymentContainer_receipt(_ c: PaymentContainer) -> any Reader {
  _check_PaymentContainer_receipt(c._isFresh(_App_PaymentContainer_base, 26, child: 1) ? c._newValue(of: .receiptReceipt, isOriginal: false) : c.receiptReceipt)
}

private func _build_PaymentContainer_receiptReceipt(_ c: PaymentContainer) -> Receipt {
  let value = Receipt(card: c.card, cart: c.cart)
  _close_PaymentContainer_receiptReceipt(c, value)
  return value
}

#if os(Windows)
private func _build_registry(_ c: Container) -> Registry { Registry() }
#endif

private func _build_settings(_ c: Container) -> Box<Settings> { Box<Settings>(Settings()) }

private func _build_shaky(_ c: Container) throws(Stuck) -> Int { try shaky() }

private func _build_shop(_ c: Container) -> Shop { Shop(numbers: c.poolInt, words: c.poolString) }

private func _build_unneeded(_ c: Container) -> Unneeded { Unneeded() }

private func _build_wheel(_ c: Container) -> Wheel {
  let value = Wheel()
  _close_wheel(c, value)
  return value
}

private func _build_writer(_ c: Container) -> any Writer {
  _check_writer(c._isFresh(_App_base, 17) ? _build__reader_shared(c) : c._kept(._reader_shared))
}

private func _build_zebra(_ c: Container) -> Zebra { Zebra(lazy: c.quiet) }

private func _set_client(_ it: inout Client) {
#sourceLocation(file: "App.swift", line: 46)
                                 it.size = 3
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 30)
private func _check_0() { _ =
            _Kept<File>.self }
#sourceLocation(file: "App.swift", line: 129)
private func _check_19() { _ =
      _Kept<String>.self }
#sourceLocation(file: "App.swift", line: 105)
private func _check_20() { _ =
            _Kept<Cart>.self }
#sourceLocation(file: "App.swift", line: 105)
private func _close_VisitContainer_cart(_ c: VisitContainer, _ value: Cart) { c._onClose(_App_VisitContainer_base, 20, child: 0) { try await _closing(
                                            value.close()) } }
#sourceLocation(file: "App.swift", line: 45)
private func _check_1() { _ =
            _Kept<Client>.self }
#sourceLocation(file: "App.swift", line: 96)
private func _check_2() { _ =
            _Kept<Limit>.self }
#sourceLocation(file: "App.swift", line: 121)
private func _check_21() { _ =
      _Kept<Int>.self }
#sourceLocation(file: "App.swift", line: 27)
private func _check_main(_ value: consuming SystemClock) -> any Clock {
                                  value }
#sourceLocation(file: "App.swift", line: 88)
@available(macOS 15.0, *) private func _check_4() { _ =
            _Kept<Modern>.self }
#sourceLocation(file: "App.swift", line: 102)
private func _check_22() { _ =
      _Kept<String>.self }
#if !os(Windows)
#sourceLocation(file: "App.swift", line: 79)
private func _check_5() { _ =
            _Kept<NativeUnix>.self }
#sourceLocation()
#endif
#if os(Windows)
#sourceLocation(file: "App.swift", line: 76)
private func _check_5() { _ =
            _Kept<NativeWindows>.self }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 124)
private func _check_23() { _ =
            _Kept<Postcard>.self }
#sourceLocation(file: "App.swift", line: 116)
private func _check_24() { _ =
            _Kept<Note>.self }
#sourceLocation(file: "App.swift", line: 53)
private func _check_6() { _ =
            _Kept<Old>.self }
#sourceLocation(file: "App.swift", line: 92)
@available(*, deprecated) private func _check_7() { _ =
            _Kept<Outdated>.self }
#sourceLocation(file: "App.swift", line: 59)
private func _check_8() { _ =
            _Kept<Pool<Int>>.self }
#sourceLocation(file: "App.swift", line: 59)
private func _check_9() { _ =
            _Kept<Pool<String>>.self }
#sourceLocation(file: "App.swift", line: 21)
private func _check_10() { _ =
            _Kept<Quiet>.self }
#sourceLocation(file: "App.swift", line: 30)
private func _check_reader(_ value: consuming File) -> any Reader {
                            value }
#sourceLocation(file: "App.swift", line: 132)
private func _check_PaymentContainer_receipt(_ value: consuming Receipt) -> any Reader {
                                                value }
#sourceLocation(file: "App.swift", line: 132)
private func _check_27() { _ =
            _Kept<Receipt>.self }
#sourceLocation(file: "App.swift", line: 132)
private func _close_PaymentContainer_receiptReceipt(_ c: PaymentContainer, _ value: Receipt) { c._onClose(_App_PaymentContainer_base, 27, child: 2) { try await _closing(
                                                                                 value.close()) } }
#if os(Windows)
#sourceLocation(file: "App.swift", line: 84)
private func _check_12() { _ =
            _Kept<Registry>.self }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 39)
private func _check_13() { _ =
                       _Kept<Box<Settings>>.self }
#sourceLocation(file: "App.swift", line: 68)
private func _check_14() { _ =
            _Kept<Int>.self }
#sourceLocation(file: "App.swift", line: 24)
private func _check_15() { _ =
            _Kept<Unneeded>.self }
#sourceLocation(file: "App.swift", line: 33)
private func _check_16() { _ =
            _Kept<Wheel>.self }
#sourceLocation(file: "App.swift", line: 33)
private func _close_wheel(_ c: Container, _ value: Wheel) { c._onClose(_App_base, 16) { try await _closing(
                                             value.close()) } }
#sourceLocation(file: "App.swift", line: 30)
private func _check_writer(_ value: consuming File) -> any Writer {
                                    value }
#sourceLocation(file: "App.swift", line: 18)
private func _check_18() { _ =
            _Kept<Zebra>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> File { fileprivate static var _reader_shared: Self { _App_base.key(0, _build__reader_shared) } }
extension Key where Maker == @Sendable (PaymentContainer) -> String { static var card: Self { _App_PaymentContainer_base.key(19, child: 0, _build_PaymentContainer_card) } }
extension Key where Maker == @Sendable (VisitContainer) -> Cart { static var cart: Self { _App_VisitContainer_base.key(20, child: 0, _build_VisitContainer_cart) } }
extension Key where Maker == @Sendable (Container) -> Client { static var client: Self { _App_base.key(1, _build_client) } }
extension Key where Maker == @Sendable (Container) -> Limit { static var constant: Self { _App_base.key(2, _build_constant) } }
extension Key where Maker == @Sendable (TourContainer) -> Int { static var id: Self { _App_TourContainer_base.key(21, child: 0, _build_TourContainer_id) } }
extension Key where Maker == @Sendable (Container) -> any Clock { static var main: Self { _App_base.key(3, _build_main) } }
@available(macOS 15.0, *)
extension Key where Maker == @Sendable (Container) -> Modern { static var modern: Self { _App_base.key(4, _build_modern) } }
extension Key where Maker == @Sendable (VisitContainer) -> String { static var name: Self { _App_VisitContainer_base.key(22, child: 1, _build_VisitContainer_name) } }
#if !os(Windows)
extension Key where Maker == @Sendable (Container) -> NativeUnix { static var native: Self { _App_base.key(5, _build_native) } }
#endif
#if os(Windows)
extension Key where Maker == @Sendable (Container) -> NativeWindows { static var native: Self { _App_base.key(5, _build_native) } }
#endif
extension Key where Maker == @Sendable (TourContainer) -> Postcard { static var note: Self { _App_TourContainer_base.key(23, child: 1, _build_TourContainer_note) } }
extension Key where Maker == @Sendable (VisitContainer) -> Note { static var note: Self { _App_VisitContainer_base.key(24, child: 2, _build_VisitContainer_note) } }
extension Key where Maker == @Sendable (Container) -> Old { static var old: Self { _App_base.key(6, _build_old) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (Container) -> Outdated { static var outdated: Self { _App_base.key(7, _build_outdated) } }
extension Key where Maker == @Sendable (Container) -> [any Part] { static var parts: Self { _App_base.key(25, _build_parts, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pool<Int> { static var poolInt: Self { _App_base.key(8, _build_poolInt) } }
extension Key where Maker == @Sendable (Container) -> Pool<String> { static var poolString: Self { _App_base.key(9, _build_poolString) } }
extension Key where Maker == @Sendable (Container) -> Quiet { static var quiet: Self { _App_base.key(10, _build_quiet) } }
extension Key where Maker == @Sendable (Container) -> any Reader { static var reader: Self { _App_base.key(11, _build_reader) } }
extension Key where Maker == @Sendable (PaymentContainer) -> any Reader { static var receipt: Self { _App_PaymentContainer_base.key(26, child: 1, _build_PaymentContainer_receipt) } }
extension Key where Maker == @Sendable (PaymentContainer) -> Receipt { static var receiptReceipt: Self { _App_PaymentContainer_base.key(27, child: 2, _build_PaymentContainer_receiptReceipt) } }
#if os(Windows)
extension Key where Maker == @Sendable (Container) -> Registry { static var registry: Self { _App_base.key(12, _build_registry) } }
#endif
extension Key where Maker == @Sendable (Container) -> Box<Settings> { static var settings: Self { _App_base.key(13, _build_settings) } }
extension Key where Maker == @Sendable (Container) throws(Stuck) -> Int { static var shaky: Self { _App_base.key(14, _build_shaky) } }
extension Key where Maker == @Sendable (Container) -> Shop { static var shop: Self { _App_base.key(28, _build_shop, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Unneeded { static var unneeded: Self { _App_base.key(15, _build_unneeded) } }
extension Key where Maker == @Sendable (Container) -> Wheel { static var wheel: Self { _App_base.key(16, _build_wheel) } }
extension Key where Maker == @Sendable (Container) -> any Writer { static var writer: Self { _App_base.key(17, _build_writer) } }
extension Key where Maker == @Sendable (Container) -> Zebra { static var zebra: Self { _App_base.key(18, _build_zebra) } }

private let _App_needs: StaticString = """
  _reader_shared:
  client:
  constant:
  main:
  modern:
  native:
  old:
  outdated:
  poolInt:
  poolString:
  quiet:
  reader: _reader_shared
  registry:
  settings:
  shaky:
  unneeded:
  wheel:
  writer: _reader_shared
  zebra: quiet
  PaymentContainer.card:
  VisitContainer.cart: VisitContainer.name main
  TourContainer.id:
  VisitContainer.name:
  TourContainer.note: TourContainer.id
  VisitContainer.note: VisitContainer.cart
  parts: wheel
  PaymentContainer.receipt: PaymentContainer.receiptReceipt
  PaymentContainer.receiptReceipt: PaymentContainer.card VisitContainer.cart
  shop: poolInt poolString
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.client)
  entries.add(.constant)
  entries.add(.main, name: "main")
  if #available(macOS 15.0, *) {
    entries.add(.modern)
  }
#if !os(Windows)
  entries.add(.native, name: "native")
#endif
#if os(Windows)
  entries.add(.native, name: "native")
#endif
  entries.add(.old)
  entries.add(.parts)
  entries.add(.poolInt)
  entries.add(.poolString)
  entries.add(.quiet)
  entries.add(.reader)
#if os(Windows)
  entries.add(.registry)
#endif
  entries.add(.settings)
  entries.add(.shaky, name: "shaky")
  entries.add(.shop)
  entries.add(.unneeded)
  entries.add(.wheel)
  entries.add(.writer)
  entries.add(.zebra)
}

private func _App_TourContainer_dynamic(_ entries: inout _DynamicEntriesOf<TourContainer>) {
  entries.add(.id, name: "id")
  entries.add(Key<@Sendable (TourContainer) -> Postcard>.note, name: "note")
}

private func _App_VisitContainer_dynamic(_ entries: inout _DynamicEntriesOf<VisitContainer>) {
  entries.add(.cart)
  entries.add(.name, name: "name")
  entries.add(Key<@Sendable (VisitContainer) -> Note>.note, name: "note")
}

private func _App_PaymentContainer_dynamic(_ entries: inout _DynamicEntriesOf<PaymentContainer>) {
  entries.add(.card, name: "card")
  entries.add(.receipt, name: "receipt")
  entries.add(.receiptReceipt, name: "receipt")
}

private func _App_eager(_ entries: inout _EagerEntries) {
  entries.add(.zebra)
  entries.add(.main)
  entries.add(.reader)
  entries.add(.writer)
  entries.add(.wheel)
  entries.add(.settings)
  entries.add(.client)
  entries.add(.old)
  entries.add(.poolInt)
  entries.add(.poolString)
  entries.add(.shaky)
#if os(Windows)
  entries.add(.native)
#endif
#if !os(Windows)
  entries.add(.native)
#endif
#if os(Windows)
  entries.add(.registry)
#endif
  if #available(macOS 15.0, *) {
    entries.add(.modern)
  }
#sourceLocation(file: "App.swift", line: 93)
                       entries.add(.outdated)
#sourceLocation()
  entries.add(.constant)
}

private func _App_TourContainer_eager(_ entries: inout _EagerEntriesOf<TourContainer>) {
  entries.add(Key<@Sendable (TourContainer) -> Postcard>.note)
}

private func _App_VisitContainer_eager(_ entries: inout _EagerEntriesOf<VisitContainer>) {
  entries.add(.cart)
  entries.add(Key<@Sendable (VisitContainer) -> Note>.note)
}

private func _App_PaymentContainer_eager(_ entries: inout _EagerEntriesOf<PaymentContainer>) {
  entries.add(.receipt)
  entries.add(.receiptReceipt)
}

private let _App_base = _SlotBase()
private let _App_TourContainer_base = _SlotBase()
private let _App_VisitContainer_base = _SlotBase()
private let _App_PaymentContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 19, base: _App_base, needs: _App_needs)
  plan.register(TourContainer.self, slots: 2, base: _App_TourContainer_base, of: _App_base)
  plan.register(VisitContainer.self, slots: 3, base: _App_VisitContainer_base, of: _App_base)
  plan.register(PaymentContainer.self, slots: 3, base: _App_PaymentContainer_base, of: _App_base)
  plan.list(_App_dynamic)
  plan.list(_App_TourContainer_dynamic)
  plan.list(_App_VisitContainer_dynamic)
  plan.list(_App_PaymentContainer_dynamic)
  plan.warm(_App_eager)
  plan.warm(_App_TourContainer_eager)
  plan.warm(_App_VisitContainer_eager)
  plan.warm(_App_PaymentContainer_eager)
  plan.join(_App_base.key(25, _build_Container_parts, "parts"))
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Lib

extension Container {
  /// A container of all providers of Lib, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `App.Cart`, a singleton, provided by `App.Cart` in App.swift.
  var cart: App.Cart { _kept(.App::cart) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'SessionContainer', which 'session' makes, because 'library' needs 'shelfInt' for its parameter 'shelf'")
  var library: Library { fatalError() }
}

extension SessionContainer {
#if !DEBUG
  /// `Inspector`, a singleton, provided by `Inspector` in App.swift.
  var inspector: Inspector { _keptInChild(.inspector) }
#endif

#if DEBUG
  /// `Inspector`, a singleton, provided by `Inspector` in App.swift.
  var inspector: Inspector { _keptInChild(.inspector) }
#endif

  /// `Label`, new each time, provided by `Label` in App.swift.
  var label: Label {
    if let make = _override(of: .label) { return make(_handle) }
    return _build_SessionContainer_label(self)
  }

  /// `Library`, new each time, provided by `Library` in App.swift.
  var library: Library {
    if let make = _override(of: .library) { return make(_handle) }
    return _build_SessionContainer_library(self)
  }

  /// `License`, a singleton, provided by `license` in App.swift.
  var license: License {
    get throws(Failure) {
      try _keptInChild(.license)
    }
  }

  /// `any Reader`, a singleton, provided by `File` in App.swift.
  var reader: any Reader { _keptInChild(.reader) }

  /// `Box<Settings>`, a singleton, provided by `Settings` in App.swift.
  var settings: Box<Settings> { _keptInChild(.settings) }

  /// `Shelf<Int>`, a singleton, provided by `Shelf<Int>` in App.swift.
  var shelfInt: Shelf<Int> { _keptInChild(.shelfInt) }

  /// `Trolleys`, a singleton, provided by `Trolleys` in App.swift.
  var trolleys: Trolleys { _keptInChild(.trolleys) }

  /// `any Writer`, a singleton, provided by `File` in App.swift.
  var writer: any Writer { _keptInChild(.writer) }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Lib(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_SessionContainer__reader_shared(_ c: SessionContainer) -> File { File(user: c.user) }

private func _build_cart(_ c: Container) -> App.Cart { App.Cart() }

#if !DEBUG
private func _build_SessionContainer_inspector(_ c: SessionContainer) -> Inspector { Inspector(user: c.user) }
#endif

#if DEBUG
private func _build_SessionContainer_inspector(_ c: SessionContainer) -> Inspector { Inspector(trolleys: c.trolleys) }
#endif

private func _build_SessionContainer_label(_ c: SessionContainer) -> Label {
  var value = Label(session: c._handle, other: c._handle)
  _set_SessionContainer_label(&value)
  return value
}

private func _build_SessionContainer_library(_ c: SessionContainer) -> Library {
  let handle = c._handle
  return Library(shelf: c.shelfInt, settings: c.settings, writer: Lazy<any Writer>(_of: c, kept: .writer), license: { () throws(Failure) -> License in try handle.license })
}

private func _build_SessionContainer_license(_ c: SessionContainer) throws(Failure) -> License {
  try license(user: c.user)
}

private func _build_SessionContainer_reader(_ c: SessionContainer) -> any Reader {
  _check_SessionContainer_reader(c._isFresh(_App_SessionContainer_base, 6, child: 3) ? _build_SessionContainer__reader_shared(c) : c._keptInChild(._reader_shared))
}

private func _build_SessionContainer_settings(_ c: SessionContainer) -> Box<Settings> { Box<Settings>(Settings()) }

private func _build_SessionContainer_shelfInt(_ c: SessionContainer) -> Shelf<Int> { Shelf<Int>(file: c.reader) }

private func _build_SessionContainer_trolleys(_ c: SessionContainer) -> Trolleys {
  let cart = c.App::cart
  let cart_ = c.Lib::cart
  return Trolleys(every: cart, own: cart_)
}

private func _build_SessionContainer_writer(_ c: SessionContainer) -> any Writer {
  _check_SessionContainer_writer(c._isFresh(_App_SessionContainer_base, 10, child: 7) ? _build_SessionContainer__reader_shared(c) : c._keptInChild(._reader_shared))
}

private func _set_SessionContainer_label(_ it: inout Label) {
#sourceLocation(file: "App.swift", line: 63)
                            it.size = 3
#sourceLocation()
}

#sourceLocation(file: "App.swift", line: 18)
private func _check_1() { _ =
            _Kept<File>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_0() { _ =
            _Kept<App.Cart>.self }
#sourceLocation()
#if !DEBUG
#sourceLocation(file: "App.swift", line: 55)
private func _check_2() { _ =
            _Kept<Inspector>.self }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 49)
private func _check_2() { _ =
            _Kept<Inspector>.self }
#sourceLocation()
#endif
#sourceLocation(file: "App.swift", line: 26)
private func _check_5() { _ =
            _Kept<License>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private func _check_SessionContainer_reader(_ value: consuming File) -> any Reader {
                                         value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 23)
private func _check_7() { _ =
                       _Kept<Box<Settings>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 34)
private func _check_8() { _ =
            _Kept<Shelf<Int>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 8)
private func _check_9() { _ =
            _Kept<Trolleys>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private func _check_SessionContainer_writer(_ value: consuming File) -> any Writer {
                                                 value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (SessionContainer) -> File { fileprivate static var _reader_shared: Self { _App_SessionContainer_base.key(1, child: 0, _build_SessionContainer__reader_shared) } }
extension Key where Maker == @Sendable (Container) -> App.Cart { static var cart: Self { _App_base.key(0, _build_cart) } }
#if !DEBUG
extension Key where Maker == @Sendable (SessionContainer) -> Inspector { static var inspector: Self { _App_SessionContainer_base.key(2, child: 1, _build_SessionContainer_inspector) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (SessionContainer) -> Inspector { static var inspector: Self { _App_SessionContainer_base.key(2, child: 1, _build_SessionContainer_inspector) } }
#endif
extension Key where Maker == @Sendable (SessionContainer) -> Label { static var label: Self { _App_base.key(3, _build_SessionContainer_label, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) -> Library { static var library: Self { _App_base.key(4, _build_SessionContainer_library, lifetime: .transient) } }
extension Key where Maker == @Sendable (SessionContainer) throws(Failure) -> License { static var license: Self { _App_SessionContainer_base.key(5, child: 2, _build_SessionContainer_license) } }
extension Key where Maker == @Sendable (SessionContainer) -> any Reader { static var reader: Self { _App_SessionContainer_base.key(6, child: 3, _build_SessionContainer_reader) } }
extension Key where Maker == @Sendable (SessionContainer) -> Box<Settings> { static var settings: Self { _App_SessionContainer_base.key(7, child: 4, _build_SessionContainer_settings) } }
extension Key where Maker == @Sendable (SessionContainer) -> Shelf<Int> { static var shelfInt: Self { _App_SessionContainer_base.key(8, child: 5, _build_SessionContainer_shelfInt) } }
extension Key where Maker == @Sendable (SessionContainer) -> Trolleys { static var trolleys: Self { _App_SessionContainer_base.key(9, child: 6, _build_SessionContainer_trolleys) } }
extension Key where Maker == @Sendable (SessionContainer) -> any Writer { static var writer: Self { _App_SessionContainer_base.key(10, child: 7, _build_SessionContainer_writer) } }

private let _App_needs: StaticString = """
  cart:
  SessionContainer._reader_shared: Lib.SessionContainer.user
  SessionContainer.inspector: Lib.SessionContainer.user SessionContainer.trolleys
  SessionContainer.label: *
  SessionContainer.library: SessionContainer.license SessionContainer.settings SessionContainer.shelfInt SessionContainer.writer
  SessionContainer.license: Lib.SessionContainer.user
  SessionContainer.reader: SessionContainer._reader_shared
  SessionContainer.settings:
  SessionContainer.shelfInt: SessionContainer.reader
  SessionContainer.trolleys: Lib.SessionContainer.cart cart
  SessionContainer.writer: SessionContainer._reader_shared
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.App::cart)
}

private func _App_SessionContainer_dynamic(_ entries: inout _DynamicEntriesOf<SessionContainer>) {
#if !DEBUG
  entries.add(.inspector)
#endif
#if DEBUG
  entries.add(.inspector)
#endif
  entries.add(.label)
  entries.add(.library)
  entries.add(.license)
  entries.add(.reader)
  entries.add(.settings)
  entries.add(.shelfInt)
  entries.add(.trolleys)
  entries.add(.writer)
}

private let _App_base = _SlotBase()
private let _App_SessionContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(SessionContainer.self, slots: 8, base: _App_SessionContainer_base, of: _App_base)
  plan.list(_App_SessionContainer_dynamic)
}

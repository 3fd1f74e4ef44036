// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Round & Sendable`, a singleton, provided by `Coin` in Many.swift.
  var coin: any Round & Sendable { _kept(.coin) }

  /// `any Flat & Sendable`, a singleton, provided by `Coin` in Many.swift.
  var coinFlat: any Flat & Sendable { _kept(.coinFlat) }

  /// `Disc`, new each time, provided by `Disc` in Many.swift.
  var disc: Disc {
    if let make = _override(of: .disc) { return make(_handle) }
    return _build_disc(self)
  }

  /// `Gallery`, new each time, provided by `Gallery` in Many.swift.
  var gallery: Gallery {
    if let make = _override(of: .gallery) { return make(_handle) }
    return _build_gallery(self)
  }

  /// `Inner`, new each time, provided by `Inner` in Many.swift.
  public var inner: Inner {
    if let make = _override(of: .inner) { return make(_handle) }
    return _build_inner(self)
  }

  /// `any Opened`, by its furthest provided subtype, `inner`.
  public var opened: any Opened {
    if let make = _override(of: .opened) { return make(_handle) }
    return _build_opened(self)
  }

  /// `Plate`, new each time, provided by `Plate` in Many.swift.
  var plate: Plate {
    if let make = _override(of: .plate) { return make(_handle) }
    return _build_plate(self)
  }

  /// `Ring`, new each time, provided by `Ring` in Many.swift.
  var ring: Ring {
    if let make = _override(of: .ring) { return make(_handle) }
    return _build_ring(self)
  }

  /// `Wrapper<String>`, new each time, provided by `wrapped` in Many.swift.
  var wrapped: Wrapper<String> {
    if let make = _override(of: .wrapped) { return make(_handle) }
    return _build_wrapped(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__coin_shared(_ c: Container) -> Coin { Coin() }

private func _build_coin(_ c: Container) -> any Round & Sendable {
  _check_coin(c._isFresh(_App_base, 1) ? _build__coin_shared(c) : c._kept(._coin_shared))
}

private func _build_coinFlat(_ c: Container) -> any Flat & Sendable {
  _check_coinFlat(c._isFresh(_App_base, 2) ? _build__coin_shared(c) : c._kept(._coin_shared))
}

private func _build_disc(_ c: Container) -> Disc { Disc() }

private func _build_gallery(_ c: Container) -> Gallery {
  Gallery(near: c.disc, far: c.ring, flat: c.disc, round: c.disc, plate: c.plate)
}

private func _build_inner(_ c: Container) -> Inner { Inner() }

private func _build_opened(_ c: Container) -> any Opened { c.inner }

private func _build_plate(_ c: Container) -> Plate { Plate() }

private func _build_ring(_ c: Container) -> Ring { Ring() }

private func _build_wrapped(_ c: Container) -> Wrapper<String> { wrapped() }

#sourceLocation(file: "Many.swift", line: 17)
private func _check_0() { _ =
            _Kept<Coin>.self }
#sourceLocation()
#sourceLocation(file: "Many.swift", line: 17)
private func _check_coin(_ value: consuming Coin) -> any Round & Sendable {
                            value }
#sourceLocation()
#sourceLocation(file: "Many.swift", line: 17)
private func _check_coinFlat(_ value: consuming Coin) -> any Flat & Sendable {
                                   value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Coin { fileprivate static var _coin_shared: Self { _App_base.key(0, _build__coin_shared) } }
extension Key where Maker == @Sendable (Container) -> any Round & Sendable { static var coin: Self { _App_base.key(1, _build_coin) } }
extension Key where Maker == @Sendable (Container) -> any Flat & Sendable { static var coinFlat: Self { _App_base.key(2, _build_coinFlat) } }
extension Key where Maker == @Sendable (Container) -> Disc { static var disc: Self { _App_base.key(3, _build_disc, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Gallery { static var gallery: Self { _App_base.key(4, _build_gallery, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Inner { public static var inner: Self { _App_base.key(5, _build_inner, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Opened { public static var opened: Self { _App_base.key(6, _build_opened, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Plate { static var plate: Self { _App_base.key(7, _build_plate, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Ring { static var ring: Self { _App_base.key(8, _build_ring, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Wrapper<String> { static var wrapped: Self { _App_base.key(9, _build_wrapped, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _coin_shared:
  coin: _coin_shared
  coinFlat: _coin_shared
  disc:
  gallery: disc plate ring
  inner:
  opened: inner
  plate:
  ring:
  wrapped:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.coin, name: "coin")
  entries.add(.coinFlat, name: "coin")
  entries.add(.disc)
  entries.add(.gallery)
  entries.add(.inner)
  entries.add(.opened)
  entries.add(.plate, name: "plate")
  entries.add(.ring)
  entries.add(.wrapped)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

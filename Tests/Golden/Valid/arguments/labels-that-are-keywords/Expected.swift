// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Holder`, new each time, provided by `Holder` in Keywords.swift.
  func holder(`inout`: String, `var`: Int, repeat: Int, in: Int, for: Int, self me: Int, `let`: Int) -> Holder {
    if let make = _override(of: .holder) { return make(_handle, `inout`, `var`, `repeat`, `in`, `for`, me, `let`) }
    return _build_holder(self, `inout`, `var`, `repeat`, `in`, `for`, me, `let`)
  }

  /// `Klass`, new each time, provided by `klass` in Keywords.swift.
  func klass(`inout` text: String, `var` count: Int, repeat: Int, in: Int, for other: Int, self me: Int) -> Klass {
    if let make = _override(of: .klass) { return make(_handle, text, count, `repeat`, `in`, other, me) }
    return _build_klass(self, text, count, `repeat`, `in`, other, me)
  }

  /// `Stored`, new each time, provided by `Stored` in Keywords.swift.
  func stored(`let`: Int, default: Int = 1) -> Stored {
    if let make = _override(of: .stored) { return make(_handle, `let`, `default`) }
    return _build_stored(self, `let`, `default`)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_holder(_ c: Container, _ `inout`: String, _ `var`: Int, _ `repeat`: Int, _ `in`: Int, _ `for`: Int, _ me: Int, _ `let`: Int) -> Holder {
  Holder(klass: c.klass(`inout`: `inout`, var: `var`, repeat: `repeat`, in: `in`, for: `for`, self: me), stored: c.stored(let: `let`), `inout`: `inout`, var: `var`, repeat: `repeat`, in: `in`, for: `for`, self: me, let: `let`)
}

private func _build_klass(_ c: Container, _ text: String, _ count: Int, _ `repeat`: Int, _ `in`: Int, _ other: Int, _ me: Int) -> Klass {
  klass(`inout`: text, var: count, repeat: `repeat`, in: `in`, for: other, self: me)
}

private func _build_stored(_ c: Container, _ `let`: Int, _ `default`: Int) -> Stored {
  Stored(let: `let`, default: `default`)
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String, Int, Int, Int, Int, Int, Int) -> Holder { static var holder: Self { _App_base.key(0) { c, `inout`, `var`, `repeat`, `in`, `for`, me, `let` in _build_holder(c, `inout`, `var`, `repeat`, `in`, `for`, me, `let`) } } }
extension Key where Maker == @Sendable (Container, String, Int, Int, Int, Int, Int) -> Klass { static var klass: Self { _App_base.key(1) { c, text, count, `repeat`, `in`, other, me in _build_klass(c, text, count, `repeat`, `in`, other, me) } } }
extension Key where Maker == @Sendable (Container, Int, Int) -> Stored { static var stored: Self { _App_base.key(2) { c, `let`, `default` in _build_stored(c, `let`, `default`) } } }

private let _App_needs: StaticString = """
  holder: klass stored
  klass:
  stored:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}

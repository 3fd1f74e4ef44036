// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Int32`, a singleton, provided by ``1st + only`` in App.swift.
  var `1st + only`: Int32 { _kept(.`1st + only`) }

  /// `Int64`, new each time, provided by ``a-b`` in App.swift.
  func `a-b`(`c d`: Int, `e.f` other: Int = 3) -> Int64 {
    if let make = _override(of: .`a-b`) { return make(_handle, `c d`, other) }
    return _build_a_2d_b(self, `c d`, other)
  }

  /// ``Struct<T>``, new each time, provided by ``Struct<T>`` in App.swift.
  var `struct<T>`: `Struct<T>` {
    if let make = _override(of: .`struct<T>`) { return make(_handle) }
    return _build_struct_3c_T_3e_(self)
  }

  /// `Uses`, new each time, provided by `Uses` in App.swift.
  func uses(`c d`: Int) -> Uses {
    if let make = _override(of: .uses) { return make(_handle, `c d`) }
    return _build_uses(self, `c d`)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_1st_20__2b__20_only(_ c: Container) -> Int32 { `1st + only`() }

private func _build_a_2d_b(_ c: Container, _ `c d`: Int, _ other: Int) -> Int64 { `a-b`(`c d`: `c d`, `e.f`: other) }

private func _build_struct_3c_T_3e_(_ c: Container) -> `Struct<T>` { `Struct<T>`() }

private func _build_uses(_ c: Container, _ `c d`: Int) -> Uses {
  Uses(number: c.`a-b`(`c d`: `c d`), `1st + only`: c.`1st + only`, `c d`: `c d`, `Struct<T>`: c.`struct<T>`)
}

#sourceLocation(file: "App.swift", line: 5)
private func _check_0() { _ =
            _Kept<Int32>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Int32 { static var `1st + only`: Self { _App_base.key(0, _build_1st_20__2b__20_only) } }
extension Key where Maker == @Sendable (Container, Int, Int) -> Int64 { static var `a-b`: Self { _App_base.key(1) { c, `c d`, other in _build_a_2d_b(c, `c d`, other) } } }
extension Key where Maker == @Sendable (Container) -> `Struct<T>` { static var `struct<T>`: Self { _App_base.key(2, _build_struct_3c_T_3e_, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Int) -> Uses { static var uses: Self { _App_base.key(3) { c, `c d` in _build_uses(c, `c d`) } } }

private let _App_needs: StaticString = """
  `1st + only`:
  `a-b`:
  `struct<T>`:
  uses: `1st + only` `a-b` `struct<T>`
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.`1st + only`, name: "1st + only")
  entries.add(.`struct<T>`)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

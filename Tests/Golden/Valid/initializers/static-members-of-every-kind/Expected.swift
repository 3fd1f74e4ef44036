// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `A`, a singleton, provided by `Members.a` in Members.swift.
  var a: A { _kept(.a) }

  /// `B`, a singleton, provided by `Members.b` in Members.swift.
  var b: B {
    get throws(Failed) {
      try _kept(.b)
    }
  }

  /// `C`, new each time, provided by `Members.c` in Members.swift.
  var c: C {
    if let make = _override(of: .c) { return make(_handle) }
    return _build_c(self)
  }

  /// `Int`, new each time, provided by `count` in Members.swift.
  var count: Int {
    if let make = _override(of: .count) { return make(_handle) }
    return _build_count(self)
  }

  /// `D`, new each time, provided by `Members.d` in Members.swift.
  var d: D {
    if let make = _override(of: .d) { return make(_handle) }
    return _build_d(self)
  }

  /// `E`, new each time, provided by `Members.e` in Members.swift.
  var e: E {
    get throws {
      if let make = _override(of: .e) { return try make(_handle) }
      return try _build_e(self)
    }
  }

  /// `F`, new each time, provided by `Members.f` in Members.swift.
  var f: F {
    if let make = _override(of: .f) { return make(_handle) }
    return _build_f(self)
  }

  /// `String?`, new each time, provided by `text` in Members.swift.
  var text: String? {
    if let make = _override(of: .text) { return make(_handle) }
    return _build_text(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_a(_ c: Container) -> A { Members.a }

private func _build_b(_ c: Container) throws(Failed) -> B { try Members.b }

private func _build_c(_ c: Container) -> C { Members.c }

private func _build_count(_ c: Container) -> Int { count }

private func _build_d(_ c: Container) -> D { Members.d }

private func _build_e(_ c: Container) throws -> E { try Members.e(b: c.b) }

private func _build_f(_ c: Container) -> F { Members.f(c.a, d: c.d) }

private func _build_text(_ c: Container) -> String? { text }

#sourceLocation(file: "Members.swift", line: 9)
private func _check_0() { _ =
              _Kept<A>.self }
#sourceLocation()
#sourceLocation(file: "Members.swift", line: 11)
private func _check_1() { _ =
              _Kept<B>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> A { static var a: Self { _App_base.key(0, _build_a) } }
extension Key where Maker == @Sendable (Container) throws(Failed) -> B { static var b: Self { _App_base.key(1, _build_b) } }
extension Key where Maker == @Sendable (Container) -> C { static var c: Self { _App_base.key(2, _build_c, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var count: Self { _App_base.key(3, _build_count, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> D { static var d: Self { _App_base.key(4, _build_d, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> E { static var e: Self { _App_base.key(5, _build_e, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> F { static var f: Self { _App_base.key(6, _build_f, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String? { static var text: Self { _App_base.key(7, _build_text, lifetime: .transient) } }

private let _App_needs: StaticString = """
  a:
  b:
  c:
  count:
  d:
  e: b
  f: a d
  text:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.a)
  entries.add(.b)
  entries.add(.c)
  entries.add(.count, name: "count")
  entries.add(.d)
  entries.add(.e)
  entries.add(.f)
  entries.add(.text, name: "text")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

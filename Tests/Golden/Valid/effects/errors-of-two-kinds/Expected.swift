// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `A`, new each time, provided by `A` in App.swift.
  var a: A {
    get throws(First) {
      if let make = _override(of: .a) { return try make(_handle) }
      return try _build_a(self)
    }
  }

  /// `B`, new each time, provided by `B` in App.swift.
  var b: B {
    get throws(Second) {
      if let make = _override(of: .b) { return try make(_handle) }
      return try _build_b(self)
    }
  }

  /// `Both`, new each time, provided by `Both` in App.swift.
  var both: Both {
    get throws {
      if let make = _override(of: .both) { return try make(_handle) }
      return try _build_both(self)
    }
  }

  /// `Deep`, new each time, provided by `Deep` in App.swift.
  var deep: Deep {
    get throws(First) {
      if let make = _override(of: .deep) { return try make(_handle) }
      return try _build_deep(self)
    }
  }

  /// `Mapped`, new each time, provided by `Mapped` in App.swift.
  var mapped: Mapped {
    if let make = _override(of: .mapped) { return make(_handle) }
    return _build_mapped(self)
  }

  /// `OnlyA`, new each time, provided by `OnlyA` in App.swift.
  var onlyA: OnlyA {
    get throws(First) {
      if let make = _override(of: .onlyA) { return try make(_handle) }
      return try _build_onlyA(self)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_a(_ c: Container) throws(First) -> A { try A() }

private func _build_b(_ c: Container) throws(Second) -> B { try B() }

private func _build_both(_ c: Container) throws -> Both { try Both(a: c.a, b: c.b) }

private func _build_deep(_ c: Container) throws(First) -> Deep { try Deep(onlyA: c.onlyA) }

private func _build_mapped(_ c: Container) -> Mapped {
  let handle = c._handle
  return Mapped(deep: { () throws(First) -> Deep in try handle.deep }, both: { () throws -> Both in try handle.both })
}

private func _build_onlyA(_ c: Container) throws(First) -> OnlyA { try OnlyA(a: c.a) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(First) -> A { static var a: Self { _App_base.key(0, _build_a, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Second) -> B { static var b: Self { _App_base.key(1, _build_b, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> Both { static var both: Self { _App_base.key(2, _build_both, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(First) -> Deep { static var deep: Self { _App_base.key(3, _build_deep, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Mapped { static var mapped: Self { _App_base.key(4, _build_mapped, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(First) -> OnlyA { static var onlyA: Self { _App_base.key(5, _build_onlyA, lifetime: .transient) } }

private let _App_needs: StaticString = """
  a:
  b:
  both: a b
  deep: onlyA
  mapped: both deep
  onlyA: a
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.a)
  entries.add(.b)
  entries.add(.both)
  entries.add(.deep)
  entries.add(.mapped)
  entries.add(.onlyA)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

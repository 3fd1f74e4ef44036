// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Cellar`, new each time, provided by `Cellar` in App.swift.
  var cellar: Cellar {
    if let make = _override(of: .cellar) { return make(_handle) }
    return _build_cellar(self)
  }

  /// `Bundle<>`, new each time, provided by `empty` in App.swift.
  var empty: Bundle<> {
    if let make = _override(of: .empty) { return make(_handle) }
    return _build_empty(self)
  }

  /// `Pool<Handle>`, new each time, provided by `Pool<Handle>` in App.swift.
  var poolHandle: Pool<Handle> {
    if let make = _override(of: .poolHandle) { return make(_handle) }
    return _build_poolHandle(self)
  }

  /// `Screen`, new each time, provided by `Screen` in App.swift.
  var screen: Screen {
    if let make = _override(of: .screen) { return make(_handle) }
    return _build_screen(self)
  }

  /// `Solver<[InlineArray<2, Matrix<1, 1>>]>`, new each time, provided by `Solver<[InlineArray<2, Matrix<1, 1>>]>` in App.swift.
  var solverArrayInlineArray2Matrix11: Solver<[InlineArray<2, Matrix<1, 1>>]> {
    if let make = _override(of: .solverArrayInlineArray2Matrix11) { return make(_handle) }
    return _build_solverArrayInlineArray2Matrix11(self)
  }

  /// `Solver<Bundle<>>`, new each time, provided by `Solver<Bundle<>>` in App.swift.
  var solverBundle: Solver<Bundle<>> {
    if let make = _override(of: .solverBundle) { return make(_handle) }
    return _build_solverBundle(self)
  }

  /// `Solver<InlineArray<3, Int>>`, new each time, provided by `Solver<InlineArray<3, Int>>` in App.swift.
  var solverInlineArray3Int: Solver<InlineArray<3, Int>> {
    if let make = _override(of: .solverInlineArray3Int) { return make(_handle) }
    return _build_solverInlineArray3Int(self)
  }

  /// `Solver<Matrix< -1, 2>>`, new each time, provided by `Solver<Matrix< -1, 2>>` in App.swift.
  var `solverMatrix-12`: Solver<Matrix< -1, 2>> {
    if let make = _override(of: .`solverMatrix-12`) { return make(_handle) }
    return _build_solverMatrix_2d_12(self)
  }

  /// `Solver<Matrix<2, 0x10>>`, new each time, provided by `Solver<Matrix<2, 0x10>>` in App.swift.
  var solverMatrix20x10: Solver<Matrix<2, 0x10>> {
    if let make = _override(of: .solverMatrix20x10) { return make(_handle) }
    return _build_solverMatrix20x10(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_cellar(_ c: Container) -> Cellar {
  Cellar(matrix: c.`solverMatrix-12`, bundle: c.solverBundle, empty: c.empty)
}

private func _build_empty(_ c: Container) -> Bundle<> { empty() }

private func _build_poolHandle(_ c: Container) -> Pool<Handle> { Pool<Handle>() }

private func _build_screen(_ c: Container) -> Screen {
  Screen(matrix: c.solverMatrix20x10, triple: c.solverInlineArray3Int, nested: c.solverArrayInlineArray2Matrix11, handles: c.poolHandle)
}

private func _build_solverArrayInlineArray2Matrix11(_ c: Container) -> Solver<[InlineArray<2, Matrix<1, 1>>]> {
  Solver<[InlineArray<2, Matrix<1, 1>>]>()
}

private func _build_solverBundle(_ c: Container) -> Solver<Bundle<>> { Solver<Bundle<>>() }

private func _build_solverInlineArray3Int(_ c: Container) -> Solver<InlineArray<3, Int>> {
  Solver<InlineArray<3, Int>>()
}

private func _build_solverMatrix_2d_12(_ c: Container) -> Solver<Matrix< -1, 2>> { Solver<Matrix< -1, 2>>() }

private func _build_solverMatrix20x10(_ c: Container) -> Solver<Matrix<2, 0x10>> { Solver<Matrix<2, 0x10>>() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cellar { static var cellar: Self { _App_base.key(0, _build_cellar, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Bundle<> { static var empty: Self { _App_base.key(1, _build_empty, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pool<Handle> { static var poolHandle: Self { _App_base.key(2, _build_poolHandle, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screen { static var screen: Self { _App_base.key(3, _build_screen, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Solver<[InlineArray<2, Matrix<1, 1>>]> { static var solverArrayInlineArray2Matrix11: Self { _App_base.key(4, _build_solverArrayInlineArray2Matrix11, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Solver<Bundle<>> { static var solverBundle: Self { _App_base.key(5, _build_solverBundle, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Solver<InlineArray<3, Int>> { static var solverInlineArray3Int: Self { _App_base.key(6, _build_solverInlineArray3Int, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Solver<Matrix< -1, 2>> { static var `solverMatrix-12`: Self { _App_base.key(7, _build_solverMatrix_2d_12, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Solver<Matrix<2, 0x10>> { static var solverMatrix20x10: Self { _App_base.key(8, _build_solverMatrix20x10, lifetime: .transient) } }

private let _App_needs: StaticString = """
  cellar: `solverMatrix-12` empty solverBundle
  empty:
  poolHandle:
  screen: poolHandle solverArrayInlineArray2Matrix11 solverInlineArray3Int solverMatrix20x10
  solverArrayInlineArray2Matrix11:
  solverBundle:
  solverInlineArray3Int:
  `solverMatrix-12`:
  solverMatrix20x10:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cellar)
  entries.add(.empty)
  entries.add(.poolHandle)
  entries.add(.screen)
  entries.add(.solverArrayInlineArray2Matrix11)
  entries.add(.solverBundle)
  entries.add(.solverInlineArray3Int)
  entries.add(.`solverMatrix-12`)
  entries.add(.solverMatrix20x10)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Doubler`, new each time, provided by `Doubler` in App.swift.
  var doubler: Doubler {
    if let make = _override(of: .doubler) { return make(_handle) }
    return _build_doubler(self)
  }

  /// `Generic`, new each time, provided by `Generic` in App.swift.
  var generic: Generic {
    if let make = _override(of: .generic) { return make(_handle) }
    return _build_generic(self)
  }

  /// `any Reading`, a singleton, provided by `Cell` in App.swift.
  var reading: any Reading { _kept(.reading) }

  /// `any Reading & Writing`, a singleton, provided by `Cell` in App.swift.
  var readingWriting: any Reading & Writing { _kept(.readingWriting) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__readingWriting_shared(_ c: Container) -> Cell { Cell() }

private func _build_doubler(_ c: Container) -> Doubler {
  Doubler(cell: c.readingWriting, same: c.readingWriting, reading: c.reading)
}

private func _build_generic(_ c: Container) -> Generic { Generic(cell: c.readingWriting) }

private func _build_reading(_ c: Container) -> any Reading {
  _check_reading(c._isFresh(_App_base, 1) ? _build__readingWriting_shared(c) : c._kept(._readingWriting_shared))
}

private func _build_readingWriting(_ c: Container) -> any Reading & Writing {
  _check_readingWriting(c._isFresh(_App_base, 2) ? _build__readingWriting_shared(c) : c._kept(._readingWriting_shared))
}

#sourceLocation(file: "App.swift", line: 4)
private func _check_0() { _ =
            _Kept<Cell>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_reading(_ value: consuming Cell) -> any Reading {
                                               value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 4)
private func _check_readingWriting(_ value: consuming Cell) -> any Reading & Writing {
                            value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cell { fileprivate static var _readingWriting_shared: Self { _App_base.key(0, _build__readingWriting_shared) } }
extension Key where Maker == @Sendable (Container) -> Doubler { static var doubler: Self { _App_base.key(3, _build_doubler, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Generic { static var generic: Self { _App_base.key(4, _build_generic, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Reading { static var reading: Self { _App_base.key(1, _build_reading) } }
extension Key where Maker == @Sendable (Container) -> any Reading & Writing { static var readingWriting: Self { _App_base.key(2, _build_readingWriting) } }

private let _App_needs: StaticString = """
  _readingWriting_shared:
  reading: _readingWriting_shared
  readingWriting: _readingWriting_shared
  doubler: reading readingWriting
  generic: readingWriting
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.doubler)
  entries.add(.generic)
  entries.add(.reading)
  entries.add(.readingWriting)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `All`, new each time, provided by `All` in App.swift.
  var all: All {
    if let make = _override(of: .all) { return make(_handle) }
    return _build_all(self)
  }

  /// `Choice`, a singleton, provided by `Kinds.choice` in App.swift.
  var choice: Choice { _kept(.choice) }

  /// `@Sendable (Int) -> Int`, a singleton, provided by `closure` in App.swift.
  var closure: @Sendable (Int) -> Int { _kept(.closure) }

  /// `Inferred`, a singleton, provided by `Inferred` in App.swift.
  var inferred: Inferred { _kept(.inferred) }

  /// `Plain?`, a singleton, provided by `maybe` in App.swift.
  var maybe: Plain? { _kept(.maybe) }

  /// `[Int]`, a singleton, provided by `numbers` in App.swift.
  var numbers: [Int] { _kept(.numbers) }

  /// `Open`, a singleton, provided by `Open` in App.swift.
  var open: Open { _kept(.open) }

  /// `(Plain, other: Inferred)`, a singleton, provided by `pair` in App.swift.
  var pair: (Plain, other: Inferred) { _kept(.pair) }

  /// `Plain`, a singleton, provided by `Plain` in App.swift.
  var plain: Plain { _kept(.plain) }

  /// `any Sink`, a singleton, provided by `Socket` in App.swift.
  var sink: any Sink { _kept(.sink) }

  /// `any Source & Sendable`, a singleton, provided by `Socket` in App.swift.
  var source: any Source & Sendable { _kept(.source) }

  /// `Sub`, a singleton, provided by `Sub` in App.swift.
  var sub: Sub { _kept(.sub) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__source_shared(_ c: Container) -> Socket { Socket() }

private func _build_all(_ c: Container) -> All {
  All(plain: c.plain, optional: c.maybe, choice: c.choice, source: c.source, sink: c.sink, numbers: c.numbers, closure: c.closure, pair: c.pair, open: c.open, sub: c.sub)
}

private func _build_choice(_ c: Container) -> Choice { Kinds.choice() }

private func _build_closure(_ c: Container) -> @Sendable (Int) -> Int { closure() }

private func _build_inferred(_ c: Container) -> Inferred { Inferred() }

private func _build_maybe(_ c: Container) -> Plain? { maybe() }

private func _build_numbers(_ c: Container) -> [Int] { numbers() }

private func _build_open(_ c: Container) -> Open { Open() }

private func _build_pair(_ c: Container) -> (Plain, other: Inferred) { pair() }

private func _build_plain(_ c: Container) -> Plain { Plain() }

private func _build_sink(_ c: Container) -> any Sink {
  _check_sink(c._isFresh(_App_base, 9) ? _build__source_shared(c) : c._kept(._source_shared))
}

private func _build_source(_ c: Container) -> any Source & Sendable {
  _check_source(c._isFresh(_App_base, 10) ? _build__source_shared(c) : c._kept(._source_shared))
}

private func _build_sub(_ c: Container) -> Sub { Sub() }

#sourceLocation(file: "App.swift", line: 14)
private func _check_0() { _ =
            _Kept<Socket>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 10)
private func _check_1() { _ =
              _Kept<Choice>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 20)
private func _check_2() { _ =
            _Kept<@Sendable (Int) -> Int>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 7)
private func _check_3() { _ =
            _Kept<Inferred>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 18)
private func _check_4() { _ =
            _Kept<Plain?>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 16)
private func _check_5() { _ =
            _Kept<[Int]>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 24)
private func _check_6() { _ =
            _Kept<Open>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 22)
private func _check_7() { _ =
            _Kept<(Plain, other: Inferred)>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 5)
private func _check_8() { _ =
            _Kept<Plain>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 14)
private func _check_sink(_ value: consuming Socket) -> any Sink {
                                    value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 14)
private func _check_source(_ value: consuming Socket) -> any Source & Sendable {
                            value }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 26)
private func _check_11() { _ =
            _Kept<Sub>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Socket { fileprivate static var _source_shared: Self { _App_base.key(0, _build__source_shared) } }
extension Key where Maker == @Sendable (Container) -> All { static var all: Self { _App_base.key(12, _build_all, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Choice { static var choice: Self { _App_base.key(1, _build_choice) } }
extension Key where Maker == @Sendable (Container) -> @Sendable (Int) -> Int { static var closure: Self { _App_base.key(2, _build_closure) } }
extension Key where Maker == @Sendable (Container) -> Inferred { static var inferred: Self { _App_base.key(3, _build_inferred) } }
extension Key where Maker == @Sendable (Container) -> Plain? { static var maybe: Self { _App_base.key(4, _build_maybe) } }
extension Key where Maker == @Sendable (Container) -> [Int] { static var numbers: Self { _App_base.key(5, _build_numbers) } }
extension Key where Maker == @Sendable (Container) -> Open { static var open: Self { _App_base.key(6, _build_open) } }
extension Key where Maker == @Sendable (Container) -> (Plain, other: Inferred) { static var pair: Self { _App_base.key(7, _build_pair) } }
extension Key where Maker == @Sendable (Container) -> Plain { static var plain: Self { _App_base.key(8, _build_plain) } }
extension Key where Maker == @Sendable (Container) -> any Sink { static var sink: Self { _App_base.key(9, _build_sink) } }
extension Key where Maker == @Sendable (Container) -> any Source & Sendable { static var source: Self { _App_base.key(10, _build_source) } }
extension Key where Maker == @Sendable (Container) -> Sub { static var sub: Self { _App_base.key(11, _build_sub) } }

private let _App_needs: StaticString = """
  _source_shared:
  choice:
  closure:
  inferred:
  maybe:
  numbers:
  open:
  pair:
  plain:
  sink: _source_shared
  source: _source_shared
  sub:
  all: choice closure maybe numbers open pair plain sink source sub
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.all)
  entries.add(.choice)
  entries.add(.closure)
  entries.add(.inferred)
  entries.add(.maybe)
  entries.add(.numbers, name: "numbers")
  entries.add(.open)
  entries.add(.pair)
  entries.add(.plain)
  entries.add(.sink)
  entries.add(.source)
  entries.add(.sub)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 12, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Consumer`, new each time, provided by `Consumer` in App.swift.
  var consumer: Consumer {
    if let make = _override(of: .consumer) { return make(_handle) }
    return _build_consumer(self)
  }

  /// `Pair<String, Int>`, new each time, provided by `Pairs.counted` in App.swift.
  var countedString: Pair<String, Int> {
    if let make = _override(of: .countedString) { return make(_handle) }
    return _build_countedString(self)
  }

  /// `Pair<String, String>`, new each time, provided by `Pairs.twice` in App.swift.
  var twiceString: Pair<String, String> {
    if let make = _override(of: .twiceString) { return make(_handle) }
    return _build_twiceString(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_consumer(_ c: Container) -> Consumer {
  Consumer(pair: nil, twins: c.twiceString, number: c.countedString)
}

private func _build_countedString(_ c: Container) -> Pair<String, Int> { Pairs.counted() }

private func _build_twiceString(_ c: Container) -> Pair<String, String> { Pairs.twice() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Consumer { static var consumer: Self { _App_base.key(0, _build_consumer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pair<String, Int> { static var countedString: Self { _App_base.key(1, _build_countedString, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pair<String, String> { static var twiceString: Self { _App_base.key(2, _build_twiceString, lifetime: .transient) } }

private let _App_needs: StaticString = """
  consumer: countedString twiceString
  countedString:
  twiceString:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.consumer)
  entries.add(.countedString)
  entries.add(.twiceString)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Foundation

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Bare`, new each time, provided by `Bare` in Bare.swift.
  var bare: Bare {
    if let make = _override(of: .bare) { return make(_handle) }
    return _build_bare(self)
  }

  /// `First`, a singleton, provided by `First` in Crlf.swift.
  var first: First { _kept(.first) }

  /// `Second`, new each time, provided by `Second` in Crlf.swift.
  func second(count: Int, label: String = "label") -> Second {
    if let make = _override(of: .second) { return make(_handle, count, label) }
    return _build_second(self, count, label)
  }

  /// `Third`, new each time, provided by `Third` in Crlf.swift.
  func third(count: Int) -> Third {
    if let make = _override(of: .third) { return make(_handle, count) }
    return _build_third(self, count)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_bare(_ c: Container) -> Bare { Bare() }

private func _build_first(_ c: Container) -> First { First() }

private func _build_second(_ c: Container, _ count: Int, _ label: String) -> Second {
  Second(first: c.first, count: count, label: label)
}

private func _build_third(_ c: Container, _ count: Int) -> Third {
  Third(second: c.second(count: count), count: count)
}

#sourceLocation(file: "Crlf.swift", line: 4)
private func _check_0() { _ =
     _Kept<First>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Bare { static var bare: Self { _App_base.key(1, _build_bare, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> First { static var first: Self { _App_base.key(0, _build_first) } }
extension Key where Maker == @Sendable (Container, Int, String) -> Second { static var second: Self { _App_base.key(2) { c, count, label in _build_second(c, count, label) } } }
extension Key where Maker == @Sendable (Container, Int) -> Third { static var third: Self { _App_base.key(3) { c, count in _build_third(c, count) } } }

private let _App_needs: StaticString = """
  first:
  bare:
  second: first
  third: second
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.bare)
  entries.add(.first, name: "first")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

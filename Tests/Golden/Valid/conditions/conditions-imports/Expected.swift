// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
#if !DEBUG && (canImport(NoSuchModule) || canImport(NorThis))
import NoSuchModule
#endif
#if DEBUG
public import Foundation
#endif

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

#if DEBUG
  /// `Deadline`, new each time, provided by `deadline` in Public.swift.
  public func deadline(date: Date) -> Deadline {
    if let make = _override(of: .deadline) { return make(_handle, date) }
    return _build_deadline(self, date)
  }
#endif

#if !DEBUG
  /// `Stamp`, new each time, provided by `Stamp` in App.swift.
  public var stamp: Stamp {
    if let make = _override(of: .stamp) { return make(_handle) }
    return _build_stamp(self)
  }
#endif

#if DEBUG
  /// `Stamp`, new each time, provided by `Stamp` in App.swift.
  public func stamp(date: Date) -> Stamp {
    if let make = _override(of: .stamp) { return make(_handle, date) }
    return _build_stamp(self, date)
  }
#endif
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

#if DEBUG
private func _build_deadline(_ c: Container, _ date: Date) -> Deadline { deadline(date: date) }
#endif

#if !DEBUG
private func _build_stamp(_ c: Container) -> Stamp { Stamp() }
#endif

#if DEBUG
private func _build_stamp(_ c: Container, _ date: Date) -> Stamp { Stamp(date: date) }
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if DEBUG
extension Key where Maker == @Sendable (Container, Date) -> Deadline { public static var deadline: Self { _App_base.key(0) { c, date in _build_deadline(c, date) } } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Stamp { public static var stamp: Self { _App_base.key(1, _build_stamp, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container, Date) -> Stamp { public static var stamp: Self { _App_base.key(1) { c, date in _build_stamp(c, date) } } }
#endif

private let _App_needs: StaticString = """
  deadline:
  stamp:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
#if !DEBUG
  entries.add(.stamp)
#endif
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

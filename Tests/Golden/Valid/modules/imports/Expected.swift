// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import class DIRuntime.Container
public import struct DIRuntime.Key
public import struct DIRuntime.Overrides
public import class DIRuntime.Lazy
public import struct DIRuntime.Provider
public import class DIRuntime.Box
@preconcurrency import Synchronization
import Foundation
import struct Foundation.Date
internal import Dispatch

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Formatter`, a singleton, provided by `Formatter` in Foundation.swift.
  var formatter: Formatter { _kept(.formatter) }

  /// `Item`, new each time, provided by `item` in Other.swift.
  var item: Item {
    if let make = _override(of: .item) { return make(_handle) }
    return _build_item(self)
  }

  /// `Report`, new each time, provided by `Report` in Foundation.swift.
  func report(date: Date, encoding: String.Encoding = .utf8, queue: DispatchQueue = .main) -> Report {
    if let make = _override(of: .report) { return make(_handle, date, encoding, queue) }
    return _build_report(self, date, encoding, queue)
  }

  /// `Report`, new each time, provided by `Report` in Foundation.swift.
  func report(encoding: String.Encoding = .utf8, queue: DispatchQueue = .main) -> Report {
    if let make = _override(of: .report) { return make(_handle, nil, encoding, queue) }
    return _build_report(self, nil, encoding, queue)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_formatter(_ c: Container) -> Formatter { Formatter() }

private func _build_item(_ c: Container) -> Item { item(formatter: c.formatter) }

private func _build_report(_ c: Container, _ date: Date?, _ encoding: String.Encoding, _ queue: DispatchQueue) -> Report {
  return switch date {
  case let date?: Report(formatter: c.formatter, date: date, encoding: encoding, queue: queue)
  case nil: Report(formatter: c.formatter, encoding: encoding, queue: queue)
  }
}

#sourceLocation(file: "Foundation.swift", line: 5)
private func _check_0() { _ =
            _Kept<Formatter>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Formatter { static var formatter: Self { _App_base.key(0, _build_formatter) } }
extension Key where Maker == @Sendable (Container) -> Item { static var item: Self { _App_base.key(1, _build_item, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Date?, String.Encoding, DispatchQueue) -> Report { static var report: Self { _App_base.key(2) { c, date, encoding, queue in _build_report(c, date, encoding, queue) } } }

private let _App_needs: StaticString = """
  formatter:
  item: formatter
  report: formatter
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.formatter)
  entries.add(.item)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}

// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Base
import Foundation
import Middle

extension Container {
  /// A container of all providers of Middle, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Reader`, new each time, provided by `Reader` in App.swift.
  var reader: Reader {
    get throws(Missing) {
      if let make = _override(of: .reader) { return try make(_handle) }
      return try _build_reader(self)
    }
  }

  /// `Writer`, new each time, provided by `Writer` in App.swift.
  var writer: Writer {
    get throws(CocoaError) {
      if let make = _override(of: .writer) { return try make(_handle) }
      return try _build_writer(self)
    }
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Middle(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

private func _build_reader(_ c: Container) throws(Missing) -> Reader { try Reader(disk: c.disk) }

private func _build_writer(_ c: Container) throws(CocoaError) -> Writer { try Writer(tape: c.tape) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(Missing) -> Reader { static var reader: Self { _App_base.key(0, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(CocoaError) -> Writer { static var writer: Self { _App_base.key(1, _build_writer, lifetime: .transient) } }

private let _App_needs: StaticString = """
  reader: Middle.disk
  writer: Middle.tape
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.reader)
  entries.add(.writer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}

// Made by DIGenPlugin from the directives in Middle. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import Base
public import Foundation

extension Container {
  /// A container of all providers of Middle.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Middle_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Middle_plan, overrides) }

  /// `Disk`, new each time, provided by `Disk` in Disk.swift.
  public var disk: Disk {
    get throws(Missing) {
      if let make = _override(of: .disk) { return try make(_handle) }
      return try _build_disk(self)
    }
  }

  /// `Tape`, new each time, provided by `Tape` in Disk.swift.
  public var tape: Tape {
    get throws(CocoaError) {
      if let make = _override(of: .tape) { return try make(_handle) }
      return try _build_tape(self)
    }
  }
}

private let _Middle_plan = _Plan { plan in _apply_DIGenPlugin_to_Middle(&plan) }

private func _build_disk(_ c: Container) throws(Missing) -> Disk { try Disk() }

private func _build_tape(_ c: Container) throws(CocoaError) -> Tape { try Tape() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws(Missing) -> Disk { public static var disk: Self { _Middle_base.key(0, _build_disk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(CocoaError) -> Tape { public static var tape: Self { _Middle_base.key(1, _build_tape, lifetime: .transient) } }

private let _Middle_needs: StaticString = """
  disk:
  tape:
  """

private func _Middle_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.disk)
  entries.add(.tape)
}

private let _Middle_base = _SlotBase()
public func _apply_DIGenPlugin_to_Middle(_ plan: inout _Plan) {
  plan.tie("Middle", slots: 0, base: _Middle_base, needs: _Middle_needs, dynamic: _Middle_dynamic)
}

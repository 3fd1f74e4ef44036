// Made by DIGenPlugin from the directives in Middle. Changes made here are lost.

@_spi(Generated) public import DIRuntime
public import Base
public import Foundation

/// Where the target's default isolation is the main actor, this does not compile.
private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Container {
  /// A container of all providers of Middle.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Middle_plan) }

  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) {
    self.init(_plan: _Middle_plan, overrides)
  }
}

extension Container {
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

extension Key where Maker == @Sendable (Container) throws(Missing) -> Disk {
  public static var disk: Self { _Middle_base.key(0, _build_disk, lifetime: .transient) }
}

extension Key where Maker == @Sendable (Container) throws(CocoaError) -> Tape {
  public static var tape: Self { _Middle_base.key(1, _build_tape, lifetime: .transient) }
}

/// What each provider needs, in the order of their numbers.
private let _Middle_needs: StaticString = """
  disk:
  tape:
  """

/// Lists the providers that are found by their types.
private func _Middle_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.disk)
  entries.add(.tape)
}

/// Where this module's slots begin in every container.
private let _Middle_base = _SlotBase()

/// Ties this module's providers into a container's plan.
public func _apply_DIGenPlugin_to_Middle(_ plan: inout _Plan) {
  plan.tie("Middle", slots: 0, base: _Middle_base, needs: _Middle_needs, dynamic: _Middle_dynamic)
}

private let _Middle_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Middle(&plan)
}

private func _build_disk(_ c: Container) throws(Missing) -> Disk {
  try Disk()
}

private func _build_tape(_ c: Container) throws(CocoaError) -> Tape {
  try Tape()
}

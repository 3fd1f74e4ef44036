// SPDX-License-Identifier: MIT

/// How far down the overrides of a key an override runs that was called by `original`.
///
/// Overrides of one key lie over each other where containers are made by `overriding`. Each is called with a view,
/// and `original` of that view gives the next one below. So the one below gets a view of its own, which knows where
/// to go on; in all else it is like any other.
struct OverrideLevel: Sendable {
  let key: KeyID
  /// The table whose override of the key gets the view.
  let table: OverrideTable
  /// The container's view that is not about any level.
  let view: Container
}

extension Container {
  /// The next override of a key below the one that is running, and what to call it with; nil if only the provider
  /// itself is below.
  final func below(_ key: KeyID) -> (make: ErasedMaker, container: Container)? {
    // The table of the override that is running, or would be if somebody asked for the key now.
    let running = level?.key == key ? level?.table : _overrides?.table(for: key)
    guard let table = running?.outer?.table(for: key), let make = table.override(of: key) else { return nil }
    let level = OverrideLevel(key: key, table: table, view: _view)
    return (make, makeView(at: level))
  }
}

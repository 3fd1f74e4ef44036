// SPDX-License-Identifier: MIT

/// Where a dynamic registration keeps what it has built. A registration that forgets gets a new one.
enum DynamicKept: Sendable {
  case nothing
  case one(any Keeper)
  case keyed(Cells<DynamicArgumentIdentity>)

  /// Empty, for a lifetime.
  init(_ kind: DynamicLifetimeKind) {
    switch kind {
    case .transient: self = .nothing
    case .singleton: self = .one(Cell())
    case .weak: self = .one(WeakReference())
    case .keyed: self = .keyed(Cells())
    }
  }

  /// What keeps the value of some arguments; nil where nothing is kept.
  func keeper(for arguments: DynamicArguments) -> (any Keeper)? {
    switch self {
    case .nothing: nil
    case .one(let keeper): keeper
    case .keyed(let cells): cells.cell(for: arguments.identity.unsafelyUnwrapped)
    }
  }

  /// What has been built so far.
  func built<T>(as type: T.Type) -> [T] {
    switch self {
    case .nothing: []
    case .one(let keeper): keeper.value(as: type).map { [$0] } ?? []
    case .keyed(let cells): cells.all.compactMap { $0.value(as: type) }
    }
  }
}

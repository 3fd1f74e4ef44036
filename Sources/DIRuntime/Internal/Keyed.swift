// SPDX-License-Identifier: MIT

extension Container {
  /// The value that is kept for certain arguments; meant for generated code only.
  ///
  /// For each value of the arguments there is one build, by the first who asks, while all others who ask for the
  /// same wait. Those of other arguments do not. A build that throws keeps nothing.
  ///
  /// Costs a lock and a look-up in a dictionary: `==` and `hash(into:)` of the argument run under that lock, and
  /// must not ask the container for values of the same provider.
  ///
  /// Values and arguments are Sendable: generated code asks the compiler at the user's line (see ``_Kept``), not here.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - argument: What tells one value from another; an ``_Arguments`` where there are several.
  ///   - make: Builds the value, or calls its override, with the container that is to keep it: one of the class whose
  ///     key it is.
  /// - Returns: The value, the same for every caller with equal arguments.
  /// - Throws: What the build throws.
  @_spi(Generated)
  public final func _keyed<C: Container, Maker, Argument: Hashable, T, E: Error>(
    _ key: Key<Maker>, by argument: Argument, _ make: (C) throws(E) -> T
  ) throws(E) -> T {
    do {
      return try value(
        of: key._id, in: { $0.cell(of: key._id, for: _Remembered(argument)) },
        // Sound because a key's accessor is one of the class that keeps the value.
        by: { try make(unsafeDowncast($0, to: C.self)) })
    } catch {
      throw error as! E
    }
  }

  /// What keeps the value for certain arguments here.
  func cell(of key: KeyID, for argument: _Remembered<AnyHashable>) -> KeyedCell {
    slotObject(of: key) { Cells() }.cell(for: argument)
  }
}

/// Several arguments as one; meant for generated code only.
///
/// ```swift
/// _keyed(.room, by: _Arguments(house, number)) { … }
/// ```
public struct _Arguments: Hashable {
  private let values: [AnyHashable]

  /// Puts arguments together; meant for generated code only.
  public init<each Argument: Hashable>(_ values: repeat each Argument) {
    var all: [AnyHashable] = []
    for value in repeat each values { all.append(value) }
    self.values = all
  }
}

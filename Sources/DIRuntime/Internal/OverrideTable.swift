// SPDX-License-Identifier: MIT

/// The overrides of a container, shared with its views.
///
/// Empty ones are not made: nil stands for them.
@usableFromInline
final class OverrideTable: Sendable {
  private let makers: [KeyID: any AnyMakerBox]

  init?(_ overrides: Overrides) {
    if overrides.makers.isEmpty { return nil }
    makers = overrides.makers
  }

  // The cast is sound because one generated declaration owns an index, with one type.
  @usableFromInline
  @inline(never)
  func maker<Maker>(for key: KeyID) -> Maker? {
    guard let box = makers[key] else { return nil }
    return unsafeDowncast(box, to: MakerBox<Maker>.self).make
  }

  /// The same for functions that were put in by code generic over their error; all others would be misread.
  @usableFromInline
  @inline(never)
  func throwingMaker<Maker>(for key: KeyID) -> Maker? {
    guard let box = makers[key] else { return nil }
    guard box.keepsError else { trapForeignOverride(of: key) }
    return unsafeDowncast(box, to: MakerBox<Maker>.self).make
  }
}

/// A build function as an object, whatever its type.
protocol AnyMakerBox: AnyObject, Sendable {
  /// Whether it was put in by code that is generic over the function's error; see `Makers.swift`.
  var keepsError: Bool { get }
}

/// A build function as an object.
///
/// Unchecked because not every `Key<Maker>` is Sendable; but `Overrides` takes none of another kind.
final class MakerBox<Maker>: AnyMakerBox, @unchecked Sendable {
  let make: Maker
  let keepsError: Bool

  init(_ make: Maker, keepsError: Bool) {
    self.make = make
    self.keepsError = keepsError
  }
}

extension Container {
  /// The function that takes the place of a provider's own, if there is one; meant for generated code only.
  ///
  /// Costs one branch when the container has no overrides. A view has those of its owner. To be called with
  /// ``_view``.
  ///
  /// - Parameter key: The provider.
  /// - Returns: The override, or nil if the provider itself is to be used.
  @inlinable
  @inline(__always)
  public final func _override<Maker>(of key: Key<Maker>) -> Maker? {
    guard let overrides = _overrides else { return nil }
    return overrides.maker(for: key._id)
  }
}

// SPDX-License-Identifier: MIT

import Synchronization

/// A value that `fresh` is building, for the one build that would otherwise hand out what is kept.
///
/// A provider of several types keeps one value behind all of them. The build of each type reads it; where that type
/// is to be built anew, the value behind it must be.
final class FreshBuild: Sendable {
  private let container: ObjectIdentifier
  private let key: KeyID
  private let isTaken = Atomic(false)

  @TaskLocal fileprivate static var current: FreshBuild?

  init(of key: KeyID, in container: Container) {
    self.key = key
    self.container = ObjectIdentifier(container.shown)
  }

  /// Whether a provider's build is the one that is meant; only its first is: what that needs is kept as ever.
  func take(_ base: UnsafePointer<_SlotBase>, _ index: Int, in container: Container) -> Bool {
    guard key.base == base, key.index == index, self.container == ObjectIdentifier(container.shown) else {
      return false
    }
    return !isTaken.exchange(true, ordering: .relaxed)
  }
}

extension Container {
  /// Whether the running build is one that `fresh` asked for; meant for generated code only.
  ///
  /// Builds of one of several types ask it, which otherwise read the value that is kept for all of them.
  ///
  /// - Parameters:
  ///   - base: The base of the module that declares the provider.
  ///   - index: The provider's number within its module.
  /// - Returns: Whether to build the value anew.
  public final func _isFresh(_ base: borrowing _SlotBase, _ index: Int) -> Bool {
    guard let build = FreshBuild.current else { return false }
    return withUnsafePointer(to: base) { build.take($0, index, in: self) }
  }

  /// Builds a value anew, and what is kept behind it.
  func anew<T, E: Error>(_ key: KeyID, _ build: () throws(E) -> T) throws(E) -> T {
    var failure: E?
    let value = FreshBuild.$current.withValue(FreshBuild(of: key, in: self)) { () -> T? in
      do throws(E) {
        return try build()
      } catch {
        failure = error
        return nil
      }
    }
    guard let value else { throw failure.unsafelyUnwrapped }
    return value
  }

  /// A new value, of what is kept behind it.
  func newValue<T>(of key: Key<@Sendable (Container) -> T>) -> T {
    if let make = _override(of: key) { return make(_view) }
    return key._make(self)
  }

  /// The same for a provider that throws.
  func newValue<T, E: Error>(ofThrowing key: Key<@Sendable (Container) throws(E) -> T>) throws(E) -> T {
    let (make, container) = chosen(key, top, E.self) { $0 as @Sendable (Container) -> T }
    return try make(container)
  }

  /// Of a view, what it shows, while that exists.
  fileprivate var shown: Container { owner ?? self }
}

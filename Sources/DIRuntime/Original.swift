// SPDX-License-Identifier: MIT

extension Container {
  /// Builds what an override replaces, so that it can add to it.
  ///
  /// ```swift
  /// let container = Container {
  ///   $0.override(.clock) { c in LoggingClock(around: c.original(.clock)) }
  /// }
  /// ```
  ///
  /// To be called with the container that the override is given. It calls the provider itself, or, in a container
  /// made by ``overriding(_:)``, the override that the other container has. What it builds is kept nowhere: each
  /// call builds anew. Everything that it is built from comes from this container, overrides included. Where the
  /// provider keeps one instance for several types, and an override of one of these types asks while it builds what is
  /// kept, it gets that instance, which all other types have, too.
  ///
  /// May be called from any thread.
  public final var original: NewValue {
    NewValue(container: self, isOriginal: true)
  }
}

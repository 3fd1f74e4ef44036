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
  /// Call it on the container that the override gets. It calls the provider, or, in a container made by
  /// ``overriding(_:)``, the override that the other container has. Each call builds a new value, and nothing keeps
  /// it. What the value needs comes from this container, with its overrides. If the provider keeps one instance for
  /// several types, and the override of one of these types asks, it gets that instance.
  ///
  /// You may call this from any thread.
  public final var original: NewValue {
    NewValue(container: self, isOriginal: true)
  }
}

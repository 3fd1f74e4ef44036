// SPDX-License-Identifier: MIT

extension Container {
  /// Builds a value anew, without regard to the one that is kept.
  ///
  /// ```swift
  /// container.fresh(.session) !== container.session
  /// ```
  ///
  /// The kept value stays what it is, or stays unbuilt. An override of the key is called as usual, and everything that
  /// the new value is built from is what the container keeps. Of a provider of several types, which keeps one instance
  /// for all of them, a new instance is built.
  ///
  /// May be called from any thread. Costs what the build does.
  public final var fresh: NewValue {
    NewValue(container: self, isOriginal: false)
  }
}

// SPDX-License-Identifier: MIT

extension Container {
  /// Builds a new value, beside the one that is kept.
  ///
  /// ```swift
  /// container.fresh(.session) !== container.session
  /// ```
  ///
  /// The kept value stays as it is. If there is none yet, none is kept. An override of the key is called as usual.
  /// What the new value needs comes from the container. For a provider of several types, a new instance is built.
  ///
  /// You may call this from any thread. It costs what building the value costs.
  public final var fresh: NewValue {
    NewValue(container: self, isOriginal: false)
  }
}

// SPDX-License-Identifier: MIT

extension Container {
  /// Makes a container that builds some things differently, and shares the rest with this one.
  ///
  /// ```swift
  /// let scope = container.overriding { $0.override(.user) { _ in User(name: "Ada") } }
  /// scope.profile    // a new one if it needs the user, directly or indirectly
  /// scope.database   // the same as container.database, if that does not
  /// ```
  ///
  /// The new container has its own copy of each kept value that is overridden, and of each one that is built from
  /// such a value, directly or indirectly. It also has its own copy of a kept value that takes the container, that
  /// asks for the current one while it is built, or that comes from an override which takes the container. It
  /// shares all others. This container does not change. Its overrides hold in the new one too, and `original`
  /// reaches them there.
  ///
  /// The new container owns this one. If it is made from a view, for instance in a provider, it does not. Then it
  /// shares kept values while this one exists, and builds new ones afterwards.
  ///
  /// You may call this from any thread. It costs as much as making a container. The first read of a kept value then
  /// also walks through everything that needs what is overridden.
  ///
  /// - Parameter overrides: Says what to build differently.
  /// - Returns: The new container.
  public final func overriding(_ overrides: (inout Overrides) -> Void) -> Self {
    var collected = Overrides(over: _overrides)
    overrides(&collected)
    return overriding(by: collected.latest)
  }

  final func overriding(by overrides: Override?) -> Self {
    let level = _level?.remade(hasSlots: true)
    return Self(_making: _Making(kind: .overriding, origin: self, overrides: overrides, level: level))
  }
}

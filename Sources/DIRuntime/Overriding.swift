// SPDX-License-Identifier: MIT

extension Container {
  /// Makes a container that builds some things differently and shares all else with this one.
  ///
  /// ```swift
  /// let scope = container.overriding { $0.override(.user) { _ in User(name: "Ada") } }
  /// scope.profile    // built anew if it needs the user, be it indirectly
  /// scope.database   // the same as container.database, if that does not
  /// ```
  ///
  /// What is overridden, and every kept value that is built from it, directly or not, is the new container's own;
  /// so is what could be, because it receives the container, asks for the current one while it is built, or comes from
  /// an override that this one has already and that takes the container.
  /// Where nothing is overridden, all is shared. This container never sees any of it. Overrides that this one has go on
  /// unless they are replaced; the new one gets what they replace by `original`.
  ///
  /// The new container owns this one. One that is made from a view, in a provider say, does not: it shares what is
  /// kept as long as that exists, and builds it anew afterwards.
  ///
  /// May be called from any thread. Costs as much as creating a container; and when the new one is first asked for
  /// something kept, a walk through all that needs what is overridden.
  ///
  /// - Parameter overrides: Says what to build differently.
  /// - Returns: The new container.
  public final func overriding(_ overrides: (inout Overrides) -> Void) -> Self {
    var collected = Overrides(over: _overrides)
    overrides(&collected)
    return overriding(by: collected.latest)
  }

  final func overriding(by overrides: Override?) -> Self {
    let level = _level?.pointee.allRemade(hasSlots: true)
    return Self(_making: _Making(kind: .overriding, origin: self, overrides: overrides, level: level))
  }
}

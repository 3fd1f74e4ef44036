// SPDX-License-Identifier: MIT

extension Container {
  /// Whether a provider's build was not begun to keep what it gives; meant for generated code only.
  ///
  /// A provider of several types keeps one value behind all of them, which the build of each type reads. It must be built
  /// anew where that is asked of one of the types, by `fresh` say.
  ///
  /// - Parameters:
  ///   - base: The base of the module that declares the provider.
  ///   - index: The provider's number within its module.
  ///   - child: Its number among the values that the module has a child container keep; -1 for none.
  /// - Returns: Whether to build the value anew.
  @_spi(Generated)
  public final func _isFresh(_ base: borrowing _SlotBase, _ index: Int, child: Int = -1) -> Bool {
    let place = child < 0 ? base._value &+ index : KeyID.place(ofChildSlot: base._childValue &+ child)
    return !Build.isInnermost(place, of: owner ?? self)
  }
}

// SPDX-License-Identifier: MIT

/// The identity of an accessor. Its variants under `#if`s share it, as a build has only one of them.
struct AccessorID: Hashable, Comparable {
  let module: String
  let owner: Owner
  /// The name, without backticks.
  let name: String

  /// The accessor as the sources of a module write it.
  func path(from own: String) -> String { (module == own ? "" : "\(module).") + name.quotedIfNeeded }

  /// The accessor as its own module names it at run time: a name that only backticks make possible keeps them.
  var text: String {
    let name = name.isPlainIdentifier ? name : "`\(name)`"
    return owner.isChild ? "\(owner.className).\(name)" : name
  }

  /// The accessor as all modules name it at run time.
  var fullText: String { "\(module).\(text)" }

  /// The accessor as one module names it at run time.
  func text(in own: String) -> String { module == own ? text : fullText }

  /// The order by names; accessors of one name by their owners.
  static func < (one: AccessorID, other: AccessorID) -> Bool {
    one.name == other.name ? one.text < other.text : one.name < other.name
  }
}

// SPDX-License-Identifier: MIT

/// The owner of an accessor: `Container`, or a child container.
package struct Owner: Hashable, Sendable {
  /// One child container of those from the outermost one to the owner.
  struct Level: Hashable {
    /// The module that declares it.
    var module: String
    /// The name of the struct that declares it.
    var name: String
  }

  /// The child container and its parents, the outermost first; empty for `Container`.
  var levels: [Level]

  package static let container = Owner(levels: [])

  package var isChild: Bool { !levels.isEmpty }

  /// The module that declares the child; empty for `Container`.
  package var module: String { levels.last?.module ?? "" }

  /// The name of the struct that declares the child; nil for `Container`.
  package var name: String? { levels.last?.name }

  /// The name of its class.
  var className: String { Owner.className(of: name) }

  /// The name of the class generated for a struct of inputs; of the runtime's class for nil.
  static func className(of name: String?) -> String { (name ?? "") + "Container" }

  /// Whether it is the other owner or inside it, so that everything of the other can be reached from it.
  func isWithin(_ other: Owner) -> Bool { levels.starts(with: other.levels) }

  /// Whether one of the two is within the other.
  func isRelated(to other: Owner) -> Bool { isWithin(other) || other.isWithin(self) }
}

extension Owner: Comparable {
  /// The order by the names of the containers from the root down, so that a child comes behind its parent.
  package static func < (one: Owner, other: Owner) -> Bool {
    let one = one.levels.flatMap { [$0.name, $0.module] }
    let other = other.levels.flatMap { [$0.name, $0.module] }
    return one.lexicographicallyPrecedes(other)
  }
}

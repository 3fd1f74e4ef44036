// SPDX-License-Identifier: MIT

/// Whose an accessor is: every container's, or a child's.
struct Owner: Hashable, Sendable {
  /// One child container among those that it is a child of.
  struct Level: Hashable, Sendable {
    /// The module that declares it.
    var module: String
    /// The struct that does.
    var name: String
  }

  /// The child and those that it is a child of, the outermost first; none for `Container`.
  var levels: [Level]

  static let container = Owner(levels: [])

  var isChild: Bool { !levels.isEmpty }

  /// The module that declares the child; empty for `Container`.
  var module: String { levels.last?.module ?? "" }

  /// The struct that declares the child; nil for `Container`.
  var name: String? { levels.last?.name }

  /// Whose child it is.
  var parent: Owner { Owner(levels: levels.dropLast()) }

  /// The class that is generated for it.
  var className: String { Owner.className(of: name) }

  /// The class for a struct of inputs; the runtime's without one.
  static func className(of name: String?) -> String { (name ?? "") + "Container" }

  /// Whether it is another one, or a child of that: then all that is the other's can be reached from it.
  func isWithin(_ other: Owner) -> Bool { levels.starts(with: other.levels) }

  /// Whether one of the two is within the other.
  func isRelated(to other: Owner) -> Bool { isWithin(other) || other.isWithin(self) }
}

/// A child container, as the struct of its inputs declares it.
struct ChildContainer: Sendable {
  var owner: Owner
  /// The struct.
  var type: ResolvedType
  /// The number of its declaration.
  var declaration: Int
  var access: Access
  /// What makes one, as a member of the parent.
  var maker: String
  /// What that takes.
  var inputs: [Provider.Parameter]
  /// The word that says how far it is seen; without one, the directive.
  var place: Place
  /// What the `#if`s around it ask for.
  var condition: Condition
  var files: Set<Int>

  var parent: Owner { owner.parent }
}

// SPDX-License-Identifier: MIT

/// Whose an accessor is: every container's, or a child's.
struct Owner: Hashable, Sendable {
  /// The module that declares the child.
  var module: String
  /// The names of the structs that declare it and those that it is a child of, the outermost first; none for `Container`.
  var path: [String]

  static let container = Owner(module: "", path: [])

  var isChild: Bool { !path.isEmpty }

  /// The class that is generated for it.
  var className: String { Owner.className(of: path.last) }

  /// The class for a struct of inputs; the runtime's without one.
  static func className(of name: String?) -> String { (name ?? "") + "Container" }

  /// Whether it is another one, or a child of that: then all that is the other's can be reached from it.
  func isWithin(_ other: Owner) -> Bool {
    !other.isChild || module == other.module && path.starts(with: other.path)
  }

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
  /// The struct's own name.
  var place: Place
  var files: Set<Int>

  var parent: Owner {
    Owner(module: owner.path.count > 1 ? owner.module : "", path: Array(owner.path.dropLast()))
  }
}

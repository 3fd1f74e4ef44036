// SPDX-License-Identifier: MIT

/// The access of a declaration, from the narrowest to the widest.
package enum Access: Int, Comparable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`

  private static let keywords = ["private", "fileprivate", "internal", "package", "public"]

  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  /// The level that a modifier names.
  init?(_ word: String) {
    guard let level = Self.keywords.firstIndex(of: word == "open" ? "public" : word) else { return nil }
    self.init(rawValue: level)
  }

  package var keyword: String { Self.keywords[rawValue] }

  /// Whether other files of the same module cannot see it.
  var isHidden: Bool { self <= .fileprivate }

  /// The reason why a declaration of this access cannot be used; follows its name in a message.
  var outOfReach: Advice {
    "is \(keyword, .narrowAccess), so the generated file cannot reach it; make it internal"
  }

  /// The remedy that makes an accessor public; its directive exists already.
  var mendToPublic: Advice {
    self == .package
      ? "replace 'package' in its directive by '\("public", .directiveAccess)'"
      : "add to its directive: \("public", .option)"
  }

  /// The modifier of a generated declaration, with a space behind it; empty for internal ones.
  var prefix: String { self == .internal ? "" : keyword + " " }
}

extension Declaration {
  /// The level that its modifiers name; `private(set)` and the like do not restrict reading.
  var writtenAccess: Access? { modifiers.lazy.compactMap { Access($0) }.first }
}

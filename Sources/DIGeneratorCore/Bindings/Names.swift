// SPDX-License-Identifier: MIT

/// The words that mean something else to Swift where a name is expected.
enum SwiftWords {
  static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch",
    "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
    // Behind a dot.
    "Protocol", "Type",
  ]
  /// Not even backticks make a member of these.
  private static let impossibleMembers: Set<String> = ["self", "Self", "Type", "Protocol", "init", "_"]

  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  static func isImpossibleMember(_ name: String) -> Bool { impossibleMembers.contains(name) }
}

/// The names that containers have or will have for members of their own, so that no accessor may take them.
enum ReservedNames {
  private static let members: Set<String> = [
    "_asCurrent", "_child", "_fromAbove", "_fromAboveAsync", "_handle", "_input", "_inputs", "_isFresh",
    "_joined",
    "_keeps", "_kept", "_keptAsync", "_keptInChild", "_keyed", "_keyedAsync", "_newValue",
    "_newValueAsync", "_onClose", "_override", "_overrideAsync", "_required", "_requiredAsync", "_view",
    "_weak", "_weakAsync", "close", "current", "dynamic", "fresh", "original", "overriding",
    "setDefault", "warmUp", "withContainer",
  ]
  /// What speaks against a name: a container has such a member, or the generated file such a function, which a
  /// member would hide.
  static func complaint(about name: String) -> String? {
    if members.contains(name) { return "'\(name)' is a member of every container" }
    return name.hasPrefix("_build_") ? "'\(name)' is named like what the generated file calls" : nil
  }
}

extension String {
  /// The name in backticks where Swift wants them.
  var quotedIfNeeded: String { needsQuotes ? "`\(self)`" : self }

  var needsQuotes: Bool { !isPlainIdentifier || SwiftWords.isKeyword(self) }

  /// Whether it can be written as a name without backticks, keywords aside.
  var isPlainIdentifier: Bool {
    utf8.first?.startsIdentifier == true && utf8.allSatisfy(\.continuesIdentifier)
  }
}

/// Types of the standard library that need no import, however public.
let standardTypes: Set<String> = [
  "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Duration", "Error", "Float",
  "Int", "Int8", "Int16", "Int32", "Int64", "Never", "Optional", "Range", "Result", "Self", "Sendable",
  "Set", "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void",
]

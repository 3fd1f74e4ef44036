// SPDX-License-Identifier: MIT

/// What options are called in other tools, of Swift and elsewhere: whoever comes from there writes that at first.
enum BorrowedWords {
  /// The option that means the same here.
  static func option(for word: String, in known: [String]) -> String? {
    options[word].flatMap { known.contains($0) ? $0 : nil }
  }

  /// What is done here instead, where no option does it.
  static func answer(to word: String) -> String? { answers[word] }

  private static let options = [
    "cached": "singleton", "container": "singleton", "single": "singleton", "global": "singleton",
    "unique": "transient", "factory": "transient", "prototype": "transient", "graph": "transient",
    "open": "public",
    "protocol:": "as:", "type:": "as:", "implements:": "as:", "bind:": "as:", "binds:": "as:", "for:": "as:",
    "to:": "as:",
    "tag:": "name:", "id:": "name:", "qualifier:": "name:",
    "collection:": "into:", "dispose:": "onClose:", "teardown:": "onClose:", "cleanup:": "onClose:",
    "overrides:": "replaces:",
  ]

  private static let answers = [
    "shared":
      "there are 'singleton', which keeps one for good, and 'weak', which does while somebody holds it",
    "lazy": "a singleton is built when first asked for, and whoever wants a value later takes a 'Lazy' of it",
    "internal": "an accessor without 'package' or 'public' is internal",
    "private": "an accessor is internal at least: what is generated is in a file of its own",
    "fileprivate": "an accessor is internal at least: what is generated is in a file of its own",
    "async": "whether it has to be waited for is read from the declaration",
    "throws": "whether it throws is read from the declaration",
    "MainActor": "what it is isolated to is read from the declaration",
    "optional": "whether it may be nil is read from the declaration",
  ]
}

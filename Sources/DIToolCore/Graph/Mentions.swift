// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The places of a file that may ask a container for a value. A provider that no place names is proven unused, so each place
/// counts that is not certain to mean something else.
struct Mentions {
  private let file: BracketedTokens
  private let names: ContainerNames
  /// Whether each name in the file may be a member of a container.
  private let isFree: Bool

  init(_ file: BracketedTokens, _ names: ContainerNames) {
    (self.file, self.names) = (file, names)
    isFree = file.landmarks.contains { index in
      switch file.text(index) {
      case "Self": true
      case "extension": names.isContainer(file.name(file.endOfPath(at: index + 1)))
      default: false
      }
    }
  }

  /// The names of some words that may be accessors of a container.
  func names(of words: [Int]) -> [String] { words.filter(mayBeAccessor).map(file.name) }

  private func mayBeAccessor(_ index: Int) -> Bool {
    let isMember = [".", ":"].contains(file.text(index - 1))
    // Most words are members, and to find the types around a word takes longer.
    return isMember && (names.hasDynamicMembers || file.text(index - 2) != "self") || mayBeBare(index)
  }

  /// Whether a name without a dot may be a member of a container.
  func mayBeBare(_ index: Int) -> Bool {
    isFree
      || file.types(around: index).contains {
        // Keys have the names of accessors.
        names.isContainer($0) || names.conformances.contains($0) || $0 == "Key"
      }
  }
}

/// The places that look a value up by its type.
enum LookUp {
  private static let methods: Set<String> = ["dynamic", "resolve", "resolveIfPresent", "resolveAll"]
  private static let wrappers: Set<String> = [
    "Injected", "InjectedEachTime", "InjectedEagerly", "InjectedIfPresent", "InjectedBox",
  ]
  static let words = methods.union(wrappers)

  /// The offset of the first one in a file.
  static func first(in file: BracketedTokens, _ names: ContainerNames) -> Int? {
    let mentions = Mentions(file, names)
    return file.landmarks.first { index in
      let name = file.text(index)
      if wrappers.contains(name) { return !isByKey(index, file) }
      let isMember = file.text(index - 1) == "." || name == "dynamic" && mentions.mayBeBare(index)
      return methods.contains(name) && isMember
    }.map { file.tokens[$0].range.lowerBound }
  }

  /// Whether a wrapper gets a key: `Injected(.clock)`, `Injected<any Clock>(.clock)`.
  private static func isByKey(_ index: Int, _ file: BracketedTokens) -> Bool {
    var open = index + 1
    if file.text(open) == "<" {
      while open < index + 60, file.text(open) != "(" || !file.text(open - 1).hasSuffix(">") { open += 1 }
    }
    return file.text(open) == "(" && file.text(open + 1) == "."
  }
}

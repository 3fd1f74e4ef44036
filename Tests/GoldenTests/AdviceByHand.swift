// SPDX-License-Identifier: MIT

/// Advice that only a person can follow, by the reasons.
enum AdviceByHand {
  static func isMeant(by text: String) -> Bool {
    reasons.contains { _, parts in parts.contains { text.contains($0) } }
  }

  /// For each reason, parts of the texts.
  private static let reasons: [String: [String]] = [
    "a name says what a value is for": [
      "; give it a label", "two names",
      "someName", "write an identifier such as", "another name", "; rename ", "give its dependencies names",
      "cannot be the name of an accessor", "give it one without backticks", "the requirement has: name:",
      "because 'onClose' names", "is not the name of a method", "another key", "cannot be a key",
      "write one such as",
      "write the same type in both",
    ],
    "a body, or a declaration, is to be written": [
      "write an initializer", "write one and mark it", "static func", "static let", "move it into a type",
      "let a class hold it", "take an array", "provide a type that conforms to it", "as in an '#else'",
      "override it in '", "write a public initializer or func", "let it need a type that does not grow",
      "require a type of your own that holds it", "a type of its own, such as a struct",
      "take that, and read its 'value'",
      "make it Hashable", "under the same '#if's",
      "into the 'init'", "move it to another file", "declare its parts on their own",
      "make a container with another value", "set it where it is declared",
    ],
    "only a person, or the compiler, knows the type or the module that is meant": [
      "SomeType", "<…>", "write the type itself", "write the module in front",
      "its type is not written; write it",
      "write them", "write 'any' there", "write 'some' or 'any'", "write the function's type out",
      "make it a plain property", "cannot be read; look at", "; write '@Sendable'",
      "which no other declaration can name",
      "does not determine the generic parameter", "under a type that contains",
    ],
    "there is more than one place, and none is likelier": [
      "above a type that is", "above a type in '", "above the one to use", "above each 'init'",
      "annotate a member, or the type itself", "which is another one; drop", "declared twice; drop one",
      "drop one of the two", "in front of the type of", "give '", "declare '", "make one of them a child",
      "make one of the two nonisolated", "make it nonisolated", "make the default of", "make it a literal",
      "make them literals", "provide one of them as", "or mark", "but has a name, which only",
      "cannot be replaced; its provider above writes", "so nothing can replace it in all of them",
      "into the '#",
      "give that provider a name and take it", "drop the '@arg' of", "drop it",
      "ask for '", "take that type, or another name", "join one of a named type", "write fewer branches",
      "in fewer ways",
    ],
    "a property that no container can set is another design": [
      "'inject' needs a new value", "cannot be set in an optional", "only the actor itself can set",
      "once the object is there", "move it into a class above", "mark the stored property behind it",
      "makes its own value; drop", "so nothing may hold the value", "cannot set it; drop that",
      "drop '@inject'",
      "is not written; write it", "declare them on their own",
    ],
    "a fake takes the place of one accessor, and hands on plain arguments": ["a fake of it"],
    "the manifest is not among the sources": ["in Package.swift"],
    "the directive has no meaning there": [
      "inside a body", "belongs to a type that a module above provides", "'@require' belongs to a type's own",
      "is for libraries", "contradict each other", "cannot be provided", "an extension makes no value",
      "is not supported by this version", "no module above", "must stand directly above the declaration",
    ],
    "the text of the option is missing, and may be anything": [
      "sets no property; write", "needs a list of properties", "takes one ", "')' is missing",
      "is given twice",
      "is neither",
    ],
    "another file than the mistake's would change": [
      "this one; write '// @provide' above it", "but is not imported", "not for others; add",
    ],
    "one edit alone would not do, for several parameters lack it": [
      "or write behind the parameter: /* @arg */"
    ],
  ]
}

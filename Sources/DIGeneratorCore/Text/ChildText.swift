// SPDX-License-Identifier: MIT

/// Writes the class of a child container, and what makes it.
struct ChildText {
  let child: Plan.Child
  let plan: Plan

  private var parent: String { child.parent?.className ?? plan.runtime.container }
  private var prefix: String { child.access.prefix }
  /// Other modules may declare children of it.
  private var classPrefix: String { child.access == .public ? "open " : prefix }
  private var name: String { child.owner.className }

  var lines: [String] {
    classLines + ["", "extension \(parent) {"] + makers.indented + ["}", "", "extension \(name) {"]
      + newValues.indented + ["}"]
  }

  private var classLines: [String] {
    [
      "/// A child of `\(parent)`, which has all of that and is made with a `\(child.inputs)`.",
      "\(classPrefix)nonisolated class \(name): \(parent), @unchecked Sendable {",
      "  /// Meant for the runtime only; a container makes one by `\(child.maker)`.",
      "  \(prefix)required init(_making making: _Making) { super.init(_making: making) }", "}",
    ]
  }

  /// One for each choice of the arguments that may be left out.
  private var makers: [String] {
    child.choices.enumerated().flatMap { position, given in
      let shown = child.arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) }
      let inputs = shown.map {
        Plan.Passed(label: $0.label, expression: $0.name.quotedIfNeeded, mayThrow: false)
      }
      let value = Plan.Value.call("\(child.inputs)", inputs).text
      let parameters = shown.map(\.parameter).joined(separator: ", ")
      return (position > 0 ? [""] : []) + [
        "/// A child container of this one, which it owns.",
        "\(prefix)func \(child.maker.quotedIfNeeded)(\(parameters)) -> \(name) {",
        "  _child(\(name).self, of: \(value), base: \(plan.base(for: child.owner)))", "}",
      ]
    }
  }

  /// The two that take the child's own keys: those of the runtime must not, as they are there for every container.
  private var newValues: [String] {
    let key = "\(plan.runtime.key)<@Sendable (\(name), repeat each A) throws(E) -> T>"
    let words = [
      ("fresh", "Builds a value anew, without regard to the one that is kept."),
      ("original", "Builds what an override replaces."),
    ]
    return words.enumerated().flatMap { position, words in
      (position > 0 ? [""] : []) + [
        "/// \(words.1)",
        "\(prefix)nonisolated func \(words.0)<each A, T: ~Copyable, E: Error>(",
        "  _ key: \(key), _ arguments: repeat each A", ") throws(E) -> T {",
        "  try _newValue(of: key, isOriginal: \(words.0 == "original"), repeat each arguments)", "}",
      ]
    }
  }
}

// SPDX-License-Identifier: MIT

/// The words that come again and again in what the file says about one entry.
///
/// A class, because several parts of the file are written from all of them.
final class EntryText: Sendable {
  let entry: Plan.Entry
  let plan: Plan
  /// What the container is called that has the accessor.
  let container: String
  /// The accessor's name as Swift takes it.
  let name: String
  let type: String
  /// What a signature says of waiting and throwing, with a space in front; empty for nothing.
  let effects: String
  /// What stands in front of a call.
  let attempt: String
  /// What stands in front of the accessor to say where it may be asked.
  let isolation: String
  /// Whether overrides take the place of its build as a whole.
  let isWhole: Bool
  let buildName: String
  /// What the base of the module's slots is called.
  let base: String

  init(_ entry: Plan.Entry, in plan: Plan) {
    let effects = entry.effects
    (self.entry, self.plan) = (entry, plan)
    container = entry.child?.className ?? plan.runtime.container
    name = entry.name.quotedIfNeeded
    type = entry.type.description
    self.effects = effects.words
    attempt = effects.attempt.words
    isolation = effects.seenIsolation
    isWhole = effects.isWhole(with: entry.arguments)
    buildName = entry.buildName
    base = plan.base(for: entry)
  }
}

// Put straight into the line that they are part of.
extension Line.StringInterpolation {
  /// The type of the function that the entry's key is about.
  mutating func appendInterpolation(makerOf text: EntryText) {
    if text.isWhole { appendLiteral("_Whole<") }
    appendInterpolation(text.isolation)
    appendLiteral("@Sendable (")
    appendInterpolation(text.container)
    for argument in text.entry.arguments {
      appendLiteral(", ")
      appendInterpolation(argument.makerType)
    }
    appendLiteral(")")
    appendInterpolation(text.effects)
    appendLiteral(" -> ")
    appendInterpolation(text.type)
    if text.isWhole { appendLiteral(">") }
  }

  /// How the module's own code names the key.
  mutating func appendInterpolation(ownKeyOf text: EntryText) {
    if text.entry.isBeside {
      appendInterpolation("\(text.plan.runtime.key)<\(makerOf: text)>" as Line)
    }
    appendLiteral(".")
    if text.entry.isContested { appendInterpolation("\(text.plan.module)::") }
    appendInterpolation(text.name)
  }

  /// The same where the runtime takes it, which does not know of actors.
  mutating func appendInterpolation(keyOf text: EntryText) {
    let isIsolated = !text.isWhole && text.entry.effects.hasIsolatedKey
    if isIsolated { appendLiteral("_unisolated(") }
    appendInterpolation(ownKeyOf: text)
    if isIsolated { appendLiteral(")") }
  }
}

extension TextWriter {
  /// Adds the attributes that an entry's accessor and key have.
  mutating func attributes(of entry: Plan.Entry) {
    lines(entry.availability)
    lines(entry.serviceInterfaces)
  }
}

extension Plan.Entry {
  /// What stands in front of its accessor and key. A test that sees those of a requirement and those of the provider
  /// that meets it means the latter, by which all can be overridden.
  func prefix(_ isolation: String = "") -> String {
    isRequired ? "@_disfavoredOverload " + isolation + access.prefix : isolation + access.prefix
  }

  /// Where a child container keeps the value, as the last but one argument of what has that.
  var childArgument: String { childSlot.map { ", child: \($0)" } ?? "" }
}

extension BuildEffects {
  /// Whether overrides take the place of a build as a whole: not all of its arguments can be handed on, or the runtime
  /// does not know its actor.
  func isWhole(with arguments: [Plan.Argument]) -> Bool {
    isOnOtherActor || arguments.contains(where: \.isConfined)
  }
}

extension Plan.Argument {
  var parameter: String {
    let names = label == name ? label.quotedLabel : "\(label.quotedLabel) \(name.quotedIfNeeded)"
    return "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
  }

  /// Its type in the key's maker, where leaving it out is nil.
  var makerType: String {
    guard mayBeLeftOut else { return type.description }
    let prefixes = type.prefixes.filter { $0 != "@escaping" && $0 != "sending" }
    let core = type.unprefixed
    return TypeSyntax.optional(prefixes.isEmpty ? core : .prefixed(prefixes, core)).description
  }
}

extension String {
  /// As a parameter's label, where only three keywords need backticks.
  var quotedLabel: String {
    ["inout", "var", "let"].contains(self) || !isPlainIdentifier ? "`\(self)`" : self
  }
}

// SPDX-License-Identifier: MIT

/// The words that come again and again in what the file says about one entry.
struct EntryText: Sendable {
  let entry: Plan.Entry
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
  let buildName: String
  /// What the base of the module's slots is called.
  let base: String

  init(_ entry: Plan.Entry, in plan: Plan) {
    self.entry = entry
    container = entry.child?.className ?? plan.runtime.container
    name = entry.name.quotedIfNeeded
    type = entry.type.description
    effects = entry.effects.words
    attempt = entry.effects.attempt.words
    isolation = entry.effects.seenIsolation
    buildName = entry.buildName
    base = plan.base(for: entry)
  }

  /// The type of the function that the entry's key is about.
  var maker: Line {
    var function: Line = "\(isolation)@Sendable (\(container)"
    for argument in entry.arguments { function.append(", \(argument.makerType)") }
    function.append(")\(effects) -> \(type)")
    return entry.isWhole ? "_Whole<\(function)>" : function
  }

  /// How the module's own code names the key.
  func ownKey(in plan: Plan) -> Line {
    let type: Line = entry.isBeside ? "\(plan.runtime.key)<\(maker)>" : ""
    return entry.isContested ? "\(type).\(plan.module)::\(name)" : "\(type).\(name)"
  }

  /// The same where the runtime takes it, which does not know of actors.
  func key(in plan: Plan) -> Line {
    let key = ownKey(in: plan)
    return entry.isWhole ? key : "\(entry.effects.key(key.text))"
  }
}

extension Plan.Entry {
  var isWhole: Bool { effects.isWhole(with: arguments) }

  /// What stands in front of its accessor and key. A test that sees those of a requirement and those of the provider
  /// that meets it means the latter, by which all can be overridden.
  func prefix(_ isolation: String = "") -> String {
    (isRequired ? "@_disfavoredOverload " : "") + isolation + access.prefix
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

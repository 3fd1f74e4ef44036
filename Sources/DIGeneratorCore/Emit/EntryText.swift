// SPDX-License-Identifier: MIT

/// The words that come again and again in what the file says about one entry.
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
  /// The type of the function that the entry's key is about.
  let maker: String
  /// How the module's own code names the key.
  let ownKey: String
  /// The same where the runtime takes it, which does not know of actors.
  let key: String

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
    let inputs = ([container] + entry.arguments.map(\.makerType)).joined(separator: ", ")
    let function = "\(isolation)@Sendable (\(inputs))\(self.effects) -> \(type)"
    maker = isWhole ? "_Whole<\(function)>" : function
    let module = entry.isContested ? "\(plan.module)::" : ""
    ownKey = "\(entry.isBeside ? "\(plan.runtime.key)<\(maker)>" : "").\(module)\(name)"
    key = isWhole ? ownKey : effects.key(ownKey)
  }
}

extension TextWriter {
  /// Adds the attributes that an entry's accessor and key have.
  mutating func attributes(of entry: Plan.Entry) {
    lines(entry.availability)
    lines(entry.serviceInterfaces)
  }

  /// Adds a statement that uses an entry, run where it is available; none where nothing can tell whether it is.
  mutating func guarded(_ statement: String, _ entry: Plan.Entry, under condition: Condition?) {
    if entry.availability.isEmpty { return under(condition) { $0.line(statement) } }
    guard let guarding = AvailabilityGuard(Availability(attributes: entry.availability)) else { return }
    under(condition) { writer in
      if let version = guarding.condition { writer.line("#if \(version)") }
      if let check = guarding.check {
        writer.block("if \(check) {") { $0.line(statement) }
      } else {
        writer.line(statement)
      }
      if guarding.condition != nil { writer.line("#endif") }
    }
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

  /// As a label in a call.
  var asLabel: String { isPlainIdentifier && self != "inout" ? self : "`\(self)`" }
}

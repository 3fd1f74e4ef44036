// SPDX-License-Identifier: MIT

/// Writes how modules get what they require: a parameter for each requirement in what ties a module, and the
/// functions that fill them.
struct RequirementText {
  let plan: Plan

  // MARK: What the module requires

  /// Who sees what ties the module: all above, where they see what it takes.
  private var access: Access { plan.requirements.map(\.access).min() ?? .public }

  /// Writes what ties the module.
  func writeTie(named name: String, to writer: inout TextWriter, body: (inout TextWriter) -> Void) {
    let start = "\(access.keyword) func \(name)("
    if plan.requirements.isEmpty { return writer.block("\(start)_ plan: inout _Plan) {", body: body) }
    writer.line(start)
    let list = ["_ plan: inout _Plan"] + parameters
    for parameter in list.dropLast() { writer.line("  \(parameter),") }
    for parameter in list.suffix(1) { writer.line("  \(parameter)") }
    writer.block(") {", body: body)
  }

  private var parameters: [String] {
    zip(plan.requirements, innerNames).map { requirement, inner in
      let effects = requirement.effects.words
      let label = requirement.name.quotedLabel
      let names = requirement.name == inner ? label : "\(label) \(inner)"
      let isolation = requirement.effects.seenIsolation
      let escaping = requirement.effects.isAsync ? "\(isolation)@escaping " : "@escaping \(isolation)"
      return "\(names): \(escaping)@Sendable (\(plan.runtime.container))\(effects) -> \(requirement.type)"
    }
  }

  /// What notes the arguments. Each is a statement: two selectors of modules in one are taken for the same.
  var notes: [String] {
    zip(plan.requirements, innerNames).map { requirement, inner in
      let module = requirement.isContested ? "\(plan.module)::" : ""
      return
        "plan.require(.\(module)\(requirement.name.quotedIfNeeded), \(requirement.effects.seenActor == nil ? "from" : "onMainActor"): \(inner.quotedIfNeeded))"
    }
  }

  private var innerNames: [String] {
    var names = UniqueNames(taken: ["plan"])
    return plan.requirements.map { names.add($0.name) }
  }

  // MARK: What modules below require

  /// What ties a module below.
  func tie(_ module: String, named name: (String) -> String) -> String {
    plan.handings.contains { $0.module == module }
      ? "\(handingName(module))(&plan)" : "\(name(module))(&plan)"
  }

  /// What tells the plan which provider meets which requirement.
  var meeting: [String] {
    let kept = names { $0.contains { $0.lifetime.isKept } && !$0.allSatisfy(\.isOneForEver) }
    let singletons = names { $0.allSatisfy(\.isOneForEver) }
    let lists = list("kept", kept) + list("singletons", singletons)
    return plan.handings.isEmpty ? [] : ["plan.meet(\(meetingsName)\(lists))"]
  }

  /// The requirements of which all that meets them, in one build or another, is so, as literals.
  private func names(where isSo: ([Plan.Handed]) -> Bool) -> [String] {
    plan.handings.flatMap { handing in
      let groups = Dictionary(grouping: handing.values, by: \.name).filter { isSo($0.value) }
      return Array(groups.keys).inOrder().map { "\(handing.module).\($0)".literal }
    }
  }

  private func list(_ label: String, _ names: [String]) -> String {
    names.isEmpty ? "" : ", \(label): [\(names.joined(separator: ", "))]"
  }

  /// Writes the functions that hand over, and the text for the runtime's graph.
  func writeHandings(named name: (String) -> String, to writer: inout TextWriter) {
    if plan.handings.isEmpty { return }
    for handing in plan.handings { writer.paragraph { write(handing, name(handing.module), to: &$0) } }
    writer.paragraph { writeMeetings(to: &$0) }
  }

  private func handingName(_ module: String) -> String { "_hand_over_to_\(module)" }
  private var meetingsName: String { "_\(plan.module)_meetings" }

  /// Each is a constant of its own, for the same reason.
  private func write(_ handing: Plan.Handing, _ tie: String, to writer: inout TextWriter) {
    writer.line("/// Hands over what \(handing.module) requires.")
    writer.block("private func \(handingName(handing.module))(_ plan: inout _Plan) {") {
      writeBody(of: handing, tie, to: &$0)
    }
  }

  private func writeBody(of handing: Plan.Handing, _ tie: String, to writer: inout TextWriter) {
    var names = UniqueNames(taken: ["plan", "c"])
    var inner: [String: String] = [:]
    var labels = ""
    for value in handing.values where inner[value.name] == nil {
      let name = names.add(value.name).quotedIfNeeded
      inner[value.name] = name
      labels += ", \(value.name.asLabel): \(name)"
    }
    for value in handing.values {
      let attempt = value.effects.attempt.words
      let actor = value.effects.seenActor.map { "@\($0) " } ?? ""
      let closure = "{ \(actor)@Sendable (c: \(plan.runtime.container)) in \(attempt)c.\(value.member) }"
      let typed = value.effects.isAsync ? "_Plan.waiting \(closure)" : closure
      writer.under(value.condition) { $0.line("let \(inner[value.name] ?? "") = \(typed)") }
    }
    writer.line("\(tie)(&plan\(labels))")
  }

  private func writeMeetings(to writer: inout TextWriter) {
    writer.line("/// Which provider meets which requirement.")
    writer.line("private let \(meetingsName): \(plan.runtime.swift("StaticString")) = \"\"\"")
    for handing in plan.handings {
      for (name, values) in Dictionary(grouping: handing.values, by: \.name).inOrder() {
        let needs = Set(values.map(\.needs)).inOrder().joined(separator: " ")
        writer.line("  \(handing.module).\(name.inNeeds): \(needs)")
      }
    }
    writer.line("  \"\"\"")
  }

  // MARK: What is left to those above

  /// The attribute of containers that cannot be made here.
  var unavailable: String { "@available(*, unavailable, message: \(message.literal))" }

  private var message: String {
    let types = plan.unmet.map(\.type).unique.map { "'\($0)'" }
    let modules = plan.unmet.map(\.module).unique.inOrder().map { "'\($0)'" }
    let (isOne, verb) = (types.count == 1, types.count == 1 ? "is" : "are")
    return
      "\(types.list(with: "and")) \(verb) required from above by \(modules.list(with: "and")), so '\(plan.module)' makes no containers; make them in an executable or test target that provides \(isOne ? "it" : "them") and applies the plugin DIGenPlugin"
  }
}

extension Plan.Handed {
  /// Whether a container always hands out the same.
  fileprivate var isOneForEver: Bool { lifetime == .singleton && !isCall }
}

extension [String] {
  /// Each once, where it is first.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  /// `a, b and c`
  fileprivate func list(with word: String) -> String {
    guard count > 1 else { return joined() }
    return "\(dropLast().joined(separator: ", ")) \(word) \(self[count - 1])"
  }
}

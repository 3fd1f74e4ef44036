// SPDX-License-Identifier: MIT

/// Writes how modules get what they require: a parameter for each requirement in what ties a module, and the
/// functions that fill them.
struct RequirementText {
  let plan: Plan

  // MARK: What the module requires

  /// Who sees what ties the module: all above, where they see what it takes.
  private var access: Access { plan.requirements.map(\.access).min() ?? .public }

  /// The head of what ties the module.
  func head(named name: String) -> [String] {
    let start = "\(access.keyword) func \(name)("
    if plan.requirements.isEmpty { return ["\(start)_ plan: inout _Plan) {"] }
    let list = ["_ plan: inout _Plan"] + parameters
    return [start] + (list.dropLast().map { "\($0)," } + list.suffix(1)).indented + [") {"]
  }

  private var parameters: [String] {
    zip(plan.requirements, innerNames).map { requirement, inner in
      let effects = requirement.effects.isEmpty ? "" : " \(requirement.effects)"
      let label = requirement.name.quotedLabel
      let names = requirement.name == inner ? label : "\(label) \(inner)"
      return "\(names): @escaping @Sendable (\(plan.runtime.container))\(effects) -> \(requirement.type)"
    }
  }

  /// What notes the arguments. Each is a statement: two selectors of modules in one are taken for the same.
  var notes: [String] {
    zip(plan.requirements, innerNames).map { requirement, inner in
      let module = requirement.isContested ? "\(plan.module)::" : ""
      return "plan.require(.\(module)\(requirement.name.quotedIfNeeded), from: \(inner.quotedIfNeeded))"
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

  /// The functions that hand over, and the text for the runtime's graph.
  func handings(named name: (String) -> String) -> [[String]] {
    guard !plan.handings.isEmpty else { return [] }
    return plan.handings.map { handing($0, name($0.module)) } + [meetings]
  }

  private func handingName(_ module: String) -> String { "_hand_over_to_\(module)" }
  private var meetingsName: String { "_\(plan.module)_meetings" }

  /// Each is a constant of its own, for the same reason.
  private func handing(_ handing: Plan.Handing, _ tie: String) -> [String] {
    var names = UniqueNames(taken: ["plan", "c"])
    var inner: [String: String] = [:]
    for value in handing.values where inner[value.name] == nil { inner[value.name] = names.add(value.name) }
    let constants = handing.values.flatMap { value in
      let attempt = value.mayThrow ? "try " : ""
      let closure = "{ @Sendable (c: \(plan.runtime.container)) in \(attempt)c.\(value.member) }"
      return ["let \((inner[value.name] ?? "").quotedIfNeeded) = \(closure)"].under(value.condition)
    }
    var seen: Set<String> = []
    let labels = handing.values.map(\.name).filter { seen.insert($0).inserted }.map { name in
      ", \(name.asLabel): \((inner[name] ?? "").quotedIfNeeded)"
    }
    let body = constants + ["\(tie)(&plan\(labels.joined()))"]
    let isQuiet = handing.values.contains(where: \.isDeprecated)
    return ["/// Hands over what \(handing.module) requires."]
      + (isQuiet ? quiet(handing.module, body) : function(handingName(handing.module), body))
  }

  private func function(_ name: String, _ body: [String]) -> [String] {
    ["private func \(name)(_ plan: inout _Plan) {"] + body.indented + ["}"]
  }

  /// The same where some of it is deprecated.
  private func quiet(_ module: String, _ body: [String]) -> [String] {
    let name = handingName(module)
    let quiet = QuietText(name: name, signature: "func tie(_ plan: inout _Plan)")
    return function(name, [quiet.call("tie(&plan)")]) + [""] + quiet.lines(body)
  }

  private var meetings: [String] {
    let lines = plan.handings.flatMap { handing in
      let values = Dictionary(grouping: handing.values, by: \.name).inOrder()
      return values.map { name, values in
        "  \(handing.module).\(name.inNeeds): \(Set(values.map(\.needs)).inOrder().joined(separator: " "))"
      }
    }
    return [
      "/// Which provider meets which requirement.", "private let \(meetingsName): StaticString = \"\"\"",
    ]
      + lines + ["  \"\"\""]
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

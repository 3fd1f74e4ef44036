// SPDX-License-Identifier: MIT

/// Writes the requirements. The tie of a module is the function that adds it to a container's plan; it takes a
/// parameter for each of the module's requirements. The root has functions that hand over the values for them.
struct RequirementWriter {
  /// The module's own requirements, which its tie takes as parameters, each with the parameter's local name.
  private let own: [(entry: Entry, name: String)]
  /// The values for the modules below, by module.
  private let handed: [(key: String, value: [MetRequirement])]
  /// The message that says why the target makes no containers; nil if it does.
  let obstacle: String?
  private let file: GeneratedFile
  private var writer: TextWriter { file.writer }

  /// The value for one requirement, in some builds or in all.
  private struct MetRequirement {
    /// The requirement's accessor.
    var name: String
    var module: String
    /// A closure that asks a container for the value.
    var closure: String
    /// The statement that tells the plan which provider meets the requirement, and how long its value lives.
    var note: String
    var condition: Condition
    /// The place for the compiler's warning that the provider is deprecated.
    var place: Place?
  }

  init(_ file: GeneratedFile) {
    self.file = file
    var names = UniqueNames(taken: ["plan"])
    own = file.entries.filter(\.binding.isRequired).sorted(by: \.name).map { ($0, names.add($0.name)) }
    let graph = file.graph
    let below = graph.requirementsBelow
    let unmet = graph.own.filter(\.binding.isRequired) + below.filter { !graph.isMet($0) }
    var titles: [TypeIdentity: String] = [:]
    let types = unmet.map(\.binding).map { requirement in
      let title = titles[requirement.concrete.identity] ?? requirement.concrete.title
      titles[requirement.concrete.identity] = title
      return [title, requirement.module]
    }
    let collections = graph.emptyCollections.map(\.target).filter(\.parameters.isEmpty).map {
      ["\($0.concrete.spelling)", $0.module]
    }
    let missing = Set(types + collections).sorted { $0.lexicographicallyPrecedes($1) }
    obstacle = missing.isEmpty ? nil : Self.message(missing, in: file.module)
    let all = missing.isEmpty ? below.flatMap { Self.values(for: $0, in: file) } : []
    handed = Dictionary(grouping: all, by: \.module).sorted()
  }

  private static func values(for requirement: Node, in file: GeneratedFile) -> [MetRequirement] {
    requirement.variants.compactMap { variant in
      guard let target = variant.values[0].eagerTarget else { return nil }
      let provider = target.binding
      let graph = file.graph
      let accessor = target.accessor
      let effects = graph[provider].transitiveEffects
      let isCall = !provider.arguments.isEmpty
      let call = "c\(file.names.member(accessor, of: provider.module))\(isCall ? "()" : "")"
      let actor = effects.seenActor.map { "@\($0) " } ?? ""
      let closure =
        "{ \(actor)@Sendable (c: \(file.names.runtime.container)) in \(effects.attempt.words)\(call) }"
      let required = graph.accessors.id(of: Target(binding: requirement.binding, position: 0))
      // Each call may evaluate other default arguments, so the value is not the same for all callers.
      let lifetime = lifetime(provider, in: graph)
      let words = lifetime.isKept ? ", .\(isCall ? .weak : lifetime)" : ""
      let met = graph.accessors.id(of: target).fullText
      return MetRequirement(
        name: required.name, module: required.module,
        closure: effects.isAsync ? "_Plan.waiting \(closure)" : closure,
        note: "plan.meet(\(required.fullText.literal), by: \(met.literal)\(words))",
        condition: variant.condition, place: provider.isDeprecated ? provider.place : nil)
    }
  }

  /// The shortest lifetime that the value has in any build: of the provider, or of a replacement.
  private static func lifetime(_ provider: Binding, in graph: Graph) -> Lifetime {
    let replacements = graph.replacements(of: provider)
    let isReplaced = replacements.contains { $0.condition.isAlways && $0.availability.isEmpty }
    let lifetimes = (replacements + (isReplaced ? [] : [provider])).map(\.lifetime)
    return [.transient, .weak].first(where: lifetimes.contains) ?? .singleton
  }

  private static func message(_ missing: [[String]], in module: String) -> String {
    let types = missing.map { "'\($0[0])'" }.unique
    let modules = missing.map { "'\($0[1])'" }.unique.sorted()
    let isOne = types.count == 1
    let verb = isOne ? "is" : "are"
    return
      "\(types.enumeration) \(verb) required from above by \(modules.enumeration), so '\(module)' makes no containers; make them in an executable or test target that provides \(isOne ? "it" : "them") and applies the plugin DIGenPlugin"
  }

  // MARK: The module's own requirements

  /// Writes the tie of the module, a function that is as visible as the types of its parameters.
  func writeTie(body: () -> Void) {
    let types = own.map { file.table.access(of: $0.entry.type, in: file.module, $0.entry.binding.files) }
    let start = "\((types.min() ?? .public).keyword) func \(Self.tie(file.module))("
    if own.isEmpty { return writer.block("\(start)_ plan: inout _Plan) {", body: body) }
    writer.line(start)
    writer.line("  _ plan: inout _Plan,")
    writer.line("  \(own.map { parameter($0.entry, $0.name) }.joined(separator: ",\n  "))")
    writer.block(") {", body: body)
  }

  private func parameter(_ entry: Entry, _ name: String) -> String {
    let label = entry.name.quotedLabel
    let isolation = entry.effects.seenIsolation
    let escaping = entry.effects.isAsync ? "\(isolation)@escaping " : "@escaping \(isolation)"
    return
      "\(entry.name == name ? label : "\(label) \(name)"): \(escaping)@Sendable (\(file.names.runtime.container))\(entry.words) -> \(entry.type)"
  }

  /// The statements that note the tie's parameters in the plan.
  var notes: [String] {
    own.map { entry, name in
      "plan.require(\(entry.key(madeBy: name.quotedIfNeeded)))"
    }
  }

  // MARK: Requirements of modules below

  /// The name of a module's tie. If the tie is missing, the compiler's error has this name, which tells the remedy.
  static func tie(_ module: String) -> String { "_apply_DIGenPlugin_to_\(module)" }

  /// The statements that tie the modules to a plan.
  func statements(for modules: [String]) -> [String] {
    let needy = handed.map(\.key)
    return modules.map { "\(needy.contains($0) ? "_hand_over_to_\($0)" : Self.tie($0))(&plan)" }
  }

  /// Writes the functions that hand over the values.
  func writeHandings() {
    for (module, values) in handed {
      writer.paragraph {
        writer.line("/// Hands over the requirements of \(module).")
        writer.block("private func _hand_over_to_\(module)(_ plan: inout _Plan) {") {
          write(values, to: module)
        }
      }
    }
  }

  /// Each value is a constant of its own, because swiftc takes two module selectors in one statement for the same
  /// declaration.
  private func write(_ values: [MetRequirement], to module: String) {
    var names = UniqueNames(taken: ["plan", "c"])
    let inner = values.map(\.name).unique.map { ($0, names.add($0).quotedIfNeeded) }
    let name = Dictionary(uniqueKeysWithValues: inner)
    for value in values {
      writer.under(value.condition) {
        writer.line(value.note)
        writer.line("let \(name[value.name] ?? "") = ", value.closure, at: value.place)
      }
    }
    let labels = inner.map { ", \($0.asLabel): \($1)" }.joined()
    writer.line("\(Self.tie(module))(&plan\(labels))")
  }
}

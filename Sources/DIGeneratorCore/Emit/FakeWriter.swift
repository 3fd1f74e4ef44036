// SPDX-License-Identifier: MIT

/// Writes `Container.faking`, which makes a container for tests: it has a parameter for each live accessor of the module and of
/// the modules below. For each live accessor of its own, a module has a function that takes the fake, also for modules above that
/// see the accessor's type, but not its key.
struct FakeWriter {
  let file: GeneratedFile
  private var writer: TextWriter { file.writer }
  private var names: FileNames { file.names }
  private var graph: Graph { file.graph }

  // MARK: The container

  /// Writes `faking`, once for each kind of build with other live accessors.
  func writeFaking(_ obstacle: String?) {
    let all = graph.live
    let seen = all.filter(isSeen)
    let hidden = all.first { !isSeen($0) }
    let reason = obstacle ?? hidden.map(reasonAgainst)
    for build in Condition.builds(toldApartBy: all.map(\.condition), within: .always) ?? [] {
      if !all.contains(where: { build.implies($0.condition) }) { continue }
      let live = seen.filter { build.implies($0.condition) }
      writer.paragraph(under: build.simplified) {
        writer.block("extension \(names.runtime.container) {") {
          writeHead(live, reason)
          writeBody(live, reason)
          if reason == nil { writeTraps(live) }
        }
      }
    }
  }

  /// Writes two functions for each module below that can fake some of the accessors only. A test that sees the one of that module
  /// would go on compiling without the others, and make a container without this target's providers. So its call is ambiguous
  /// here, and the compiler's error has the name of the last parameter.
  private func writeTraps(_ live: [LiveAccessor]) {
    var seen: Set<[String]> = [[], live.map(\.helper)]
    for module in graph.modulesBelow {
      let reach = file.table.visibility.reach(of: module)
      let known = live.filter { reach.contains($0.binding.module) }
      guard seen.insert(known.map(\.helper)).inserted else { continue }
      let others = live.filter { !reach.contains($0.binding.module) }.map(\.name).commaSeparated
      for (type, value) in [("Int", "0"), ("String", "\"\"")] {
        writer.line("")
        writeHead(
          known, "also fake: \(others)",
          trap: "`also fake \(others)`: \(names.runtime.swift(type)) = \(value)")
      }
    }
  }

  /// Whether the target can name the types of an accessor.
  private func isSeen(_ live: LiveAccessor) -> Bool {
    file.table.isVisible(graph.accessOfFake(live.node), from: live.binding.module, in: file.module)
  }

  private func reasonAgainst(_ live: LiveAccessor) -> String {
    "'\(live.name)' of '\(live.binding.module)' is live, and its type cannot be seen in '\(file.module)', so no container here can have a fake of it; make the type public, or provide it as a public protocol"
  }

  private func parameters(_ live: [LiveAccessor]) -> [(label: String, local: String)] {
    var locals = UniqueNames(taken: ["overrides", "self"])
    let shared = live.map { ($0.name, $0.holder) }.keysOfSeveral()
    return live.map { one in
      let label = shared.contains(one.name) ? "\(one.name)Of\(one.holder)" : one.name
      return (label, locals.add(label))
    }
  }

  private func writeHead(_ live: [LiveAccessor], _ obstacle: String?, trap: String? = nil) {
    let isTrap = trap != nil
    writer.line(
      "/// \(isTrap ? "Never called" : "A container for tests, with a fake in the place of each live value")."
    )
    if !isTrap, let obstacle { writer.line("@available(*, unavailable, message: \(obstacle.literal))") }
    if !isTrap, file.table.model.isLibrary { writer.line("@_disfavoredOverload") }
    writer.lines(live.flatMap(\.binding.availability).unique)
    writer.line("static func faking(")
    for (live, (label, local)) in zip(live, parameters(live)) {
      let name = label == local ? label.quotedLabel : "\(label.quotedLabel) \(local.quotedIfNeeded)"
      let autoclosure = live.binding.arguments.isEmpty ? "@autoclosure " : ""
      writer.line("  \(name): \(autoclosure)@escaping _Fake\(live.helper),")
    }
    let (overrides, void) = (names.runtime.overrides, names.runtime.swift("Void"))
    writer.line("  _ overrides: (inout \(overrides)) -> \(void) = { _ in }\(isTrap ? "," : "")")
    if let trap { writer.line("  \(trap)") }
    writer.line(") -> \(names.runtime.container) {\(obstacle == nil ? "" : " fatalError() }")")
  }

  private func writeBody(_ live: [LiveAccessor], _ obstacle: String?) {
    if obstacle != nil { return }
    writer.line("  \(names.runtime.container)(_plan: _\(file.module)_plan, overrides, _fakes: {")
    for (live, (_, local)) in zip(live, parameters(live)) {
      writer.line("    _fake\(live.helper)(&$0, \(local.quotedIfNeeded))")
    }
    writer.line("  })")
    writer.line("}")
  }

  // MARK: The module's own accessors

  func writeFakes() {
    file.write { entry in
      if entry.isLive { writer.paragraph(under: entry.condition) { write(entry) } }
    }
  }

  private func write(_ entry: Entry) {
    let prefix = graph.accessOfFake(entry.node).prefix
    let (function, type) = (
      entry.helperName("_fake_\(file.module)_"), entry.helperName("_Fake_\(file.module)_")
    )
    let list = entry.binding.arguments.map(\.makerType).commaSeparated
    let effects = entry.effectsOfFake
    let made = "\(effects.seenIsolation)@Sendable (\(list))\(effects.words) -> \(entry.type)"
    writer.lines(entry.binding.availability)
    writer.line("\(prefix)typealias \(type) = \(made)")
    writer.lines(entry.binding.availability)
    let overrides = names.runtime.overrides
    writer.block("\(prefix)func \(function)(_ overrides: inout \(overrides), _ make: @escaping \(type)) {") {
      // The fake takes the place of a replaced accessor too, or `original` would find the real value there.
      let key = entry.foreign.map { ".\($0.module)::\($0.name.quotedIfNeeded)" } ?? entry.ownKey
      write(entry, "overrides.override(\(key)")
    }
  }

  /// Writes the override. Without arguments the function is handed on, so that the value depends on nothing. A function that is taken
  /// as a whole has a name, because swiftc crashes at a closure there that throws a typed error.
  private func write(_ entry: Entry, _ start: String) {
    let waits = entry.effects.leavesItsActor && entry.arguments.isEmpty
    if entry.arguments.isEmpty, !entry.isOpaque, !waits { return writer.line("\(start), with: make)") }
    var locals = UniqueNames(taken: ["overrides", "make", "build"])
    let arguments = entry.arguments.map { locals.add($0.name) }
    let attempt = entry.effects.attempt.union(waits ? .waiting : [])
    let list = waits ? "()" : "_" + arguments.map { ", \($0.quotedIfNeeded)" }.joined()
    let build = "{ \(list)\(entry.words) in \(attempt.words)make(\(arguments.list)) }"
    guard entry.isOpaque else { return writer.line("\(start)) \(build)") }
    writer.line("let build: \(names.function(of: entry.node, giving: entry.type)) = \(build)")
    writer.line("\(start), with: build)")
  }
}

extension LiveAccessor {
  /// The kind of containers that has it, or else its module: tells it from others of its name.
  fileprivate var holder: String {
    let name = node.resolvedOwner.isChild ? node.resolvedOwner.className : binding.module
    return name.upperCamelCase
  }

  /// The end of the names of the function that takes its fake, and of that function's type.
  fileprivate var helper: String {
    let name = node.id(at: position).name.withoutSpecialCharacters
    let owner = node.resolvedOwner
    return "_\(binding.module)_\(owner.isChild ? "\(owner.className)_" : "")\(name)"
  }
}

extension Entry {
  /// The effects of building its fake: an autoclosure cannot wait.
  fileprivate var effectsOfFake: BuildEffects {
    var effects = effects
    if arguments.isEmpty { effects.isAsync = false }
    return effects
  }
}

// SPDX-License-Identifier: MIT

/// Writes the class of a child container, its makers, and its own `fresh` and `original`. The runtime's `fresh` and
/// `original` do not take the child's keys, because every container has these methods.
struct ChildWriter {
  let child: ChildContainer
  let file: GeneratedFile
  private var names: FileNames { file.names }
  private var writer: TextWriter { file.writer }

  private var parent: String { names.className(of: child.parent) }
  private var prefix: String { child.access.prefix }
  private var name: String { child.owner.className }

  /// Writes all parts; the accessors come before the last one.
  func write(accessors: () -> Void) {
    let condition = names.condition(of: child.owner)
    writer.paragraph(under: condition) {
      writeClass()
      writer.line("")
      writer.block("extension \(parent) {") {
        writer.doubting(file.table.namesInDoubt(of: child), writeMakers)
      }
      writer.line("")
      writeNewValues([.none])
    }
    accessors()
    // `fresh` and `original` for main-actor and async keys. An internal child needs only the kinds that its entries use; for
    // any other child, other modules may add entries of both kinds.
    let own = file.entries.filter { $0.child == child.owner && !$0.isOpaque }.map(\.effects.seenIsolation)
    let kinds = [BuildEffects(actor: "MainActor"), BuildEffects(isAsync: true)].filter {
      child.access > .internal || own.contains($0.seenIsolation)
    }
    writer.paragraph(under: condition) { if !kinds.isEmpty { writeNewValues(kinds) } }
  }

  private func writeClass() {
    // Other modules may declare children of it.
    let access = child.access == .public ? "open " : prefix
    let sendable = names.runtime.swift("Sendable")
    writer.line(
      "/// A child container of `\(parent)`, made with a `\(child.type.spelling)`.")
    writer.block("\(access)nonisolated class \(name): \(parent), @unchecked \(sendable) {") {
      writer.line("/// Meant for the runtime only; a container makes one by `\(child.maker)`.")
      writer.line("\(prefix)required init(_making making: _Making) { super.init(_making: making) }")
    }
  }

  /// Writes a maker for each choice of the arguments that may be left out.
  private func writeMakers() {
    var names = UniqueNames(besides: child.type.spelling.components[0].name)
    _ = names.add(name)
    let arguments = child.inputs.filter(\.isArgument).enumerated().map {
      Argument(parameter: $1, name: names.add(argument: $1.label, $0))
    }
    writer.parts(arguments.choices) { given in
      let shown = arguments.shown(given)
      let inputs = shown.map { CallArgument(label: $0.parameter.label, expression: $0.name.quotedIfNeeded) }
      let value = "\(child.type.spelling)(\(inputs.text))"
      let parameters = shown.map(\.text).commaSeparated
      writer.line("/// Makes a child container, which owns this one.")
      writer.lines(child.asBinding.documentationBelowSummary)
      writer.block("\(prefix)func \(child.maker.quotedIfNeeded)(\(parameters)) -> \(name) {") {
        let place = child.inputs.first { $0.isUncertain || $0.mayBeFunction }?.place
        writer.line(
          "", "_child(\(name).self, of: \(value), base: \(file.names.base(for: child.owner)))", at: place)
      }
    }
  }

  private func writeNewValues(_ kinds: [BuildEffects]) {
    writer.block("extension \(name) {") {
      writer.parts(kinds) { effects in
        writer.line("/// Builds a new value and leaves the kept one as it is.")
        write("fresh", effects, isOriginal: false)
        writer.line("")
        writer.line("/// Builds the value that an override replaces.")
        write("original", effects, isOriginal: true)
      }
    }
  }

  private func write(_ function: String, _ effects: BuildEffects, isOriginal: Bool) {
    let place = effects.seenIsolation
    let wait = effects.isAsync ? "async " : ""
    let value = effects == .none ? "T: ~Copyable" : "T"
    let types = "<each A, \(value), E: \(names.runtime.swift("Error"))>"
    let maker = "\(place)@Sendable (\(name), repeat each A) \(wait)throws(E) -> T"
    let call =
      "\(effects.name(of: .newValue))(of: \(effects.key("key")), isOriginal: \(isOriginal), repeat each arguments)"
    writer.line("\(place)\(prefix)\(place.isEmpty ? "nonisolated " : "")func \(function)\(types)(")
    writer.line("  _ key: \(names.runtime.key)<\(maker)>, _ arguments: repeat each A")
    writer.block(") \(wait)throws(E) -> T {") {
      writer.line("\(effects.isAsync ? "try await" : "try") \(call)")
    }
  }
}

// SPDX-License-Identifier: MIT

/// Writes a child container's `fresh` and `original`, which take its own keys: those of the runtime must not, as they are
/// there for every container.
struct NewValueText {
  let child: Owner
  let prefix: String
  let plan: Plan

  /// What keys may need: to be on the main actor, to wait.
  static let kinds = [BuildEffects(actor: "MainActor"), BuildEffects(isAsync: true)]

  /// What the keys of some entries need.
  static func kinds(of texts: [EntryText]) -> [BuildEffects] {
    let own = texts.filter { !$0.isWhole }.map(\.entry.effects)
    return kinds.filter { kind in own.contains { $0.seenIsolation == kind.seenIsolation } }
  }

  /// Writes the two for each kind; nothing for none.
  func write(_ kinds: [BuildEffects], to writer: inout TextWriter) {
    if kinds.isEmpty { return }
    writer.block("extension \(child.className) {") { writer in
      for (number, effects) in kinds.enumerated() {
        if number > 0 { writer.line("") }
        writer.line("/// Builds a value anew, without regard to the one that is kept.")
        write("fresh", effects, isOriginal: false, to: &writer)
        writer.line("")
        writer.line("/// Builds what an override replaces.")
        write("original", effects, isOriginal: true, to: &writer)
      }
    }
  }

  private func write(
    _ function: String, _ effects: BuildEffects, isOriginal: Bool, to writer: inout TextWriter
  ) {
    let (place, wait) = (effects.seenIsolation, effects.isAsync ? "async " : "")
    let maker = "\(place)@Sendable (\(child.className), repeat each A) \(wait)throws(E) -> T"
    let value = effects == .none ? "T: ~Copyable" : "T"
    let error = plan.runtime.swift("Error")
    writer.line(
      "\(place)\(prefix)\(place.isEmpty ? "nonisolated " : "")func \(function)<each A, \(value), E: \(error)>("
    )
    writer.line("  _ key: \(plan.runtime.key)<\(maker)>, _ arguments: repeat each A")
    let attempt = effects.isAsync ? "try await" : "try"
    let call =
      "\(attempt) _newValue\(effects.suffix)(of: \(effects.key("key")), isOriginal: \(isOriginal), repeat each arguments)"
    writer.block(") \(wait)throws(E) -> T {") { $0.line(Line(call)) }
  }
}

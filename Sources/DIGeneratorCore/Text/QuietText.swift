// SPDX-License-Identifier: MIT

/// Writes code that uses what is deprecated as a method behind a protocol: nobody is warned of calling that.
struct QuietText {
  /// What the protocol and the type behind it are named after.
  let name: String
  /// The method's head: `func tie(_ plan: inout _Plan)`.
  let signature: String

  /// A call of the method: `tie(&plan)`.
  func call(_ method: String) -> String { "(_Quietly\(name)() as any _Quiet\(name)).\(method)" }

  /// Writes the protocol and the type; `body` is the method's.
  func write(to writer: inout TextWriter, body: (inout TextWriter) -> Void) {
    writer.block("private protocol _Quiet\(name) {") { $0.line("\(signature)") }
    writer.line("")
    writer.block("private struct _Quietly\(name): _Quiet\(name) {") {
      $0.line("@available(*, deprecated)")
      $0.block("\(signature) {", body: body)
    }
  }
}

extension Plan.Entry {
  /// Whether its use may be warned of.
  var isDeprecated: Bool { !availability.isEmpty && Availability(attributes: availability).isDeprecated }

  /// Writes a statement that uses it, run where it is available; none where nothing can tell whether it is.
  func writeGuarded(_ statement: Line, under condition: Condition?, to writer: inout TextWriter) {
    if availability.isEmpty { return writer.under(condition) { $0.line(statement) } }
    guard let guarding = AvailabilityGuard(Availability(attributes: availability)) else { return }
    writer.under(condition) { writer in
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

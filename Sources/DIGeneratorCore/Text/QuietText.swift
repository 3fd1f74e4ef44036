// SPDX-License-Identifier: MIT

/// Writes code that uses what is deprecated as a method behind a protocol: nobody is warned of calling that.
struct QuietText {
  /// What the protocol and the type behind it are named after.
  let name: String
  /// The method's head: `func tie(_ plan: inout _Plan)`.
  let signature: String

  /// A call of the method: `tie(&plan)`.
  func call(_ method: String) -> String { "(_Quietly\(name)() as any _Quiet\(name)).\(method)" }

  /// The protocol and the type.
  func lines(_ body: [String]) -> [String] {
    ["private protocol _Quiet\(name) {", "  \(signature)", "}", ""]
      + [
        "private struct _Quietly\(name): _Quiet\(name) {", "  @available(*, deprecated)", "  \(signature) {",
      ]
      + body.indented.indented + ["  }", "}"]
  }
}

extension Plan.Entry {
  /// Whether its use may be warned of.
  var isDeprecated: Bool { !availability.isEmpty && Availability(attributes: availability).isDeprecated }

  /// A statement that uses it, run where it is available; none where nothing can tell whether it is.
  func guarded(_ statement: String) -> [String] {
    if availability.isEmpty { return [statement].under(condition) }
    guard let guarding = AvailabilityGuard(Availability(attributes: availability)) else { return [] }
    let checked = guarding.check.map { ["if \($0) {", "  \(statement)", "}"] } ?? [statement]
    let available = guarding.condition.map { ["#if \($0)"] + checked + ["#endif"] } ?? checked
    return available.under(condition)
  }
}

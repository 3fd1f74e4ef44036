// SPDX-License-Identifier: MIT

/// Writes the function that lists the providers which look-ups by type find.
///
/// Each line names the key, which is there already: the build itself, handed over once more, would be compiled once more.
/// Every literal and every argument left out costs the compiler a search.
struct DynamicText {
  let plan: Plan

  private var listed: [Plan.Entry] { plan.entries.filter(isListed) }

  /// The function; nothing where there is nothing to list.
  var lines: [String] {
    let listed = listed
    guard !listed.isEmpty else { return [] }
    let deprecated = listed.filter(\.isDeprecated).flatMap(lines(of:))
    let others = listed.filter { !$0.isDeprecated }.flatMap(lines(of:))
    let call = deprecated.isEmpty ? [] : ["(\(quietType)() as any \(quietProtocol)).add(to: &entries)"]
    return [
      "/// Lists the providers that are found by their types.",
      "private func \(name)(\(parameter)) {",
    ] + (others + call).indented + ["}"] + quietLines(deprecated)
  }

  /// The function as an argument of `tie`.
  var argument: String { listed.isEmpty ? "" : ", dynamic: \(name)" }

  private var name: String { "_\(plan.module)_dynamic" }
  private var quietType: String { "_Quietly\(name)" }
  private var quietProtocol: String { "_Quiet\(name)" }
  private var parameter: String { "_ entries: inout _DynamicEntries" }

  /// Lists what is deprecated behind a protocol: nobody is warned of calling that.
  private func quietLines(_ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    let signature = "func add(to entries: inout _DynamicEntries)"
    return ["", "private protocol \(quietProtocol) {", "  \(signature)", "}"]
      + [
        "", "private struct \(quietType): \(quietProtocol) {", "  @available(*, deprecated)",
        "  \(signature) {",
      ]
      + lines.indented.indented + ["  }", "}"]
  }

  // MARK: Entries

  private func isListed(_ entry: Plan.Entry) -> Bool {
    entry.lookUp != nil && AvailabilityGuard(Availability(attributes: entry.availability)) != nil
  }

  private func lines(of entry: Plan.Entry) -> [String] {
    let guarding = AvailabilityGuard(Availability(attributes: entry.availability))
    let line = line(of: entry)
    let checked = guarding?.check.map { ["if \($0) {", "  \(line)", "}"] } ?? [line]
    let available = guarding?.condition.map { ["#if \($0)"] + checked + ["#endif"] } ?? checked
    return available.under(entry.condition)
  }

  private func line(of entry: Plan.Entry) -> String {
    let key = plan.key(of: entry)
    var name = ""
    if case .named(let text) = entry.lookUp { name = ", name: \(text.literal)" }
    return entry.effects.isEmpty
      ? "entries.add(\(key)\(name))" : "entries.add(throwing: \(key), .\(entry.lifetime)\(name))"
  }
}

extension Plan.Entry {
  /// Whether its use may be warned of.
  fileprivate var isDeprecated: Bool {
    !availability.isEmpty && Availability(attributes: availability).isDeprecated
  }
}

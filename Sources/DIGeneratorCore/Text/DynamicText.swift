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
    let deprecated = listed.filter(\.isDeprecated).flatMap { $0.guarded(line(of: $0)) }
    let others = listed.filter { !$0.isDeprecated }.map { $0.guarded(line(of: $0)) }
    let call = deprecated.isEmpty ? [] : [quiet.call("add(to: &entries)")]
    let parts = others.count <= Self.most ? [] : others.indices.filter { $0.isMultiple(of: Self.most) }
    let body = parts.isEmpty ? others.flatMap(\.self) : parts.indices.map { "\(name)_\($0)(&entries)" }
    return [
      "/// Lists the providers that are found by their types.",
      "private func \(name)(\(parameter)) {",
    ] + (body + call).indented + ["}"] + quietLines(deprecated)
      + zip(parts.indices, parts).flatMap { number, start in
        part(number, of: others[start...].prefix(Self.most).flatMap(\.self))
      }
  }

  /// How many one function lists: the optimiser's time grows faster than a function does.
  private static var most: Int { 50 }

  private func part(_ number: Int, of lines: [String]) -> [String] {
    ["", "@inline(never) private func \(name)_\(number)(\(parameter)) {"] + lines.indented + ["}"]
  }

  /// The function as an argument of `tie`.
  var argument: String { listed.isEmpty ? "" : ", dynamic: \(name)" }

  private var name: String { "_\(plan.module)_dynamic" }
  private var parameter: String { "_ entries: inout _DynamicEntries" }

  /// Lists what is deprecated.
  private func quietLines(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + quiet.lines(lines) }

  private var quiet: QuietText {
    QuietText(name: name, signature: "func add(to entries: inout _DynamicEntries)")
  }

  // MARK: Entries

  private func isListed(_ entry: Plan.Entry) -> Bool {
    guard entry.lookUp != nil else { return false }
    return entry.availability.isEmpty
      || AvailabilityGuard(Availability(attributes: entry.availability)) != nil
  }

  private func line(of entry: Plan.Entry) -> String {
    let key = plan.key(of: entry)
    var name = ""
    if case .named(let text) = entry.lookUp { name = ", name: \(text.literal)" }
    return "entries.add(\(key)\(name))"
  }
}

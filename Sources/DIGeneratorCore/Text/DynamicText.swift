// SPDX-License-Identifier: MIT

/// Writes the functions that list the providers which look-ups by type find, of all containers or of a child container.
///
/// Each line names the key, which is there already: the build itself, handed over once more, would be compiled once more.
/// Every literal and every argument left out costs the compiler a search.
struct DynamicText {
  let plan: Plan
  /// Whose they are; nil for those of all containers.
  var child: Owner?

  /// One for each child container that the module has something in.
  static func children(of plan: Plan) -> [DynamicText] {
    Set(plan.entries.compactMap(\.child)).sorted { $0.sortedBefore($1) }
      .map { DynamicText(plan: plan, child: $0) }.filter { !$0.listed.isEmpty }
  }

  private var listed: [Plan.Entry] { plan.entries.filter { $0.child == child && isListed($0) } }

  /// Writes the function; nothing where there is nothing to list.
  func write(to writer: inout TextWriter) {
    let listed = listed
    guard !listed.isEmpty else { return }
    let deprecated = listed.filter(\.isDeprecated)
    let parts = writer.parts(of: listed.filter { !$0.isDeprecated }, each: Self.most) { write($0, to: &$1) }
    let isOne = parts.count < 2
    writer.line(
      "/// Lists the providers that are found by their types\(child == nil ? "" : " in `\(owner)`").")
    writer.block("private func \(name)(\(parameter)) {") { writer in
      for number in parts.indices {
        if isOne { writer.append(parts[number]) } else { writer.line("\(name)_\(number)(&entries)") }
      }
      if !deprecated.isEmpty { writer.line("\(quiet.call("add(to: &entries)"))") }
    }
    if !deprecated.isEmpty {
      writer.line("")
      quiet.write(to: &writer) { writer in
        for entry in deprecated { write(entry, to: &writer) }
      }
    }
    for number in parts.indices where !isOne {
      writer.line("")
      writer.block("@inline(never) private func \(name)_\(number)(\(parameter)) {") {
        $0.append(parts[number])
      }
    }
  }

  /// How many one function lists: the optimiser's time grows faster than a function does.
  private static var most: Int { 50 }

  /// The function as an argument of `tie`.
  var argument: String { listed.isEmpty ? "" : ", dynamic: \(name)" }

  /// The statement that hands it to the plan, of a child container.
  var statement: String { "plan.list(\(name))" }

  private var owner: String { child?.className ?? plan.runtime.container }
  private var name: String { "_\(plan.module)\(child.map { "_\($0.className)" } ?? "")_dynamic" }
  private var type: String { child == nil ? "_DynamicEntries" : "_DynamicEntriesOf<\(owner)>" }
  private var parameter: String { "_ entries: inout \(type)" }

  /// What lists what is deprecated.
  private var quiet: QuietText {
    QuietText(name: name, signature: "func add(to entries: inout \(type))")
  }

  // MARK: Entries

  private func isListed(_ entry: Plan.Entry) -> Bool {
    guard entry.lookUp != nil else { return false }
    return entry.availability.isEmpty
      || AvailabilityGuard(Availability(attributes: entry.availability)) != nil
  }

  private func write(_ entry: Plan.Entry, to writer: inout TextWriter) {
    var name = ""
    if case .named(let text) = entry.lookUp { name = ", name: \(text.literal)" }
    entry.writeGuarded("entries.add(\(plan.key(of: entry))\(name))", to: &writer)
  }
}

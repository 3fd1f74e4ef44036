// SPDX-License-Identifier: MIT

/// Writes a container's accessors.
struct AccessorText: Sendable {
  let plan: Plan

  /// Writes those of an entry, one for each choice of the arguments that may be left out.
  func write(_ text: EntryText, to writer: inout TextWriter) {
    let entry = text.entry
    let choices = entry.elsewhere == nil ? entry.choices : [Set(entry.arguments.map(\.name))]
    for given in choices {
      if !writer.isEmpty { writer.line("") }
      writer.under(plan.innerCondition(of: entry)) { writer in
        writer.line("/// \(entry.summary)")
        writer.lines(entry.availability + entry.serviceInterfaces)
        if entry.arguments.isEmpty {
          writeProperty(text, to: &writer)
        } else {
          writeFunction(text, given, to: &writer)
        }
      }
    }
  }

  private func writeFunction(_ text: EntryText, _ given: Set<String>, to writer: inout TextWriter) {
    let entry = text.entry
    let shown = entry.arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) }
    let parameters = entry.elsewhere == nil ? shown.map(\.parameter) : ElsewhereText.parameters(of: entry)
    let list = parameters.joined(separator: ", ")
    writer.block("\(entry.prefix(text.isolation))func \(text.name)(\(list))\(text.effects) -> \(text.type) {")
    {
      writeBody(text, given, to: &$0)
    }
  }

  private func writeProperty(_ text: EntryText, to writer: inout TextWriter) {
    let head: Line = "\(text.entry.prefix(text.isolation))var \(text.name): \(text.type) {"
    if !text.effects.isEmpty {
      writer.block(head) { writer in
        writer.block("get\(text.effects) {") { writeBody(text, [], to: &$0) }
      }
    } else if let value = read(text) {
      writer.line("\(head) \(value) }")
    } else {
      writer.block(head) { writeBody(text, [], to: &$0) }
    }
  }

  private func writeBody(_ text: EntryText, _ given: Set<String>, to writer: inout TextWriter) {
    if let value = read(text) {
      writer.line(value)
    } else if !text.entry.isKeyed {
      writeBuild(text, given, of: nil, to: &writer)
    } else {
      writeKeyed(text, given, to: &writer)
    }
  }

  /// What the container does all by itself; nil where the accessor builds the value, or says for what it is kept.
  private func read(_ text: EntryText) -> Line? {
    let entry = text.entry
    if entry.isRequired { return "\(text.attempt)_required\(entry.effects.suffix)(\(text.key(in: plan)))" }
    guard entry.isKept, !entry.isKeyed else { return nil }
    if let (type, name) = entry.input {
      return "_input(\(text.key(in: plan))) { (it: \(type)) in it.\(name.quotedIfNeeded) }"
    }
    return "\(text.attempt)\(entry.reader)(\(text.key(in: plan)))"
  }

  /// Builds the value, or lets an override do it: in the container itself, or in one that has a name.
  private func writeBuild(
    _ text: EntryText, _ given: Set<String>, of container: String?, to writer: inout TextWriter
  ) {
    let entry = text.entry
    let values = entry.arguments.map { argument in
      argument.mayBeLeftOut && !given.contains(argument.name) ? ", nil" : ", \(argument.name.quotedIfNeeded)"
    }.joined()
    var names = names(in: entry)
    let make = names.add("make")
    let member = container.map { "\($0)." } ?? ""
    writer.line(
      "if let \(make) = \(member)\(entry.isWhole ? "_override" : "_override\(entry.effects.suffix)")(of: \(text.key(in: plan))) { return \(text.attempt)\(make)(\(member)_view\(values)) }"
    )
    writer.line("return \(text.attempt)\(text.buildName)(\(container ?? "self")\(values))")
  }

  /// What is kept for some arguments is built by the container that keeps it.
  private func writeKeyed(_ text: EntryText, _ given: Set<String>, to writer: inout TextWriter) {
    let entry = text.entry
    var names = names(in: entry)
    _ = names.add("make")
    let owner = names.add("c")
    if let check = entry.keyCheck { CheckText.writeConstant(check, to: &writer) }
    let argument = entry.keyCheck?.name ?? (entry.keys.isEmpty ? "0" : entry.keys.asKey)
    let start = "\(entry.keyCheck == nil ? "" : "return ")\(text.attempt)_keyed\(entry.effects.suffix)"
    let head = "(\(owner): \(text.container))\(text.effects) -> \(text.type)"
    writer.block("\(start)(\(text.key(in: plan)), by: \(argument)) { \(head) in") {
      writeBuild(text, given, of: owner, to: &$0)
    }
  }

  /// The names that are taken in an accessor.
  private func names(in entry: Plan.Entry) -> UniqueNames {
    UniqueNames(taken: entry.arguments.map(\.name) + [entry.keyCheck?.name].compactMap(\.self))
  }
}

extension Plan.Entry {
  /// Whether containers keep it in a table by arguments. So they do what happens on an actor that the runtime does not
  /// know, though there are none: then the accessor itself builds it.
  fileprivate var isKeyed: Bool { !keys.isEmpty || isKept && effects.isOnOtherActor }

  /// The container's method that reads its value.
  fileprivate var reader: String { effects.reader(of: lifetime, inChild: child != nil) }
}

// SPDX-License-Identifier: MIT

/// Writes a container's accessors.
enum AccessorText {
  /// Writes those of an entry, one for each choice of the arguments that may be left out.
  static func write(_ text: EntryText, to writer: inout TextWriter) {
    let entry = text.entry
    let choices = entry.elsewhere == nil ? entry.choices : [Set(entry.arguments.map(\.name))]
    for given in choices {
      if !writer.isEmpty { writer.line("") }
      writer.under(text.plan.innerCondition(of: entry)) { writer in
        writer.line("/// `\(text.type)`, \(entry.summary).")
        writer.attributes(of: entry)
        if entry.arguments.isEmpty {
          writeProperty(text, to: &writer)
        } else {
          writeFunction(text, given, to: &writer)
        }
      }
    }
  }

  /// Writes what every container has in the place of what belongs to a child: members that say where that is, and why.
  static func writeMoved(_ text: EntryText, to writer: inout TextWriter) {
    let entry = text.entry
    for given in entry.choices {
      if !writer.isEmpty { writer.line("") }
      writer.under(entry.condition) { writer in
        writer.line("@available(*, unavailable, message: \((entry.reasonToMove ?? "").literal))")
        writer.attributes(of: entry)
        let getter = text.effects.isEmpty ? "fatalError()" : "get\(text.effects) { fatalError() }"
        writer.line(
          entry.arguments.isEmpty
            ? "\(entry.prefix(text.isolation))var \(text.name): \(text.type) { \(getter) }"
            : "\(function(text, given)) { fatalError() }")
      }
    }
  }

  private static func writeFunction(_ text: EntryText, _ given: Set<String>, to writer: inout TextWriter) {
    writer.open("\(function(text, given)) {")
    writeBody(text, given, to: &writer)
    writer.close()
  }

  private static func function(_ text: EntryText, _ given: Set<String>) -> Line {
    let entry = text.entry
    let shown = entry.arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) }
    let parameters = entry.elsewhere == nil ? shown.map(\.parameter) : ElsewhereText.parameters(of: entry)
    let list = parameters.joined(separator: ", ")
    return "\(entry.prefix(text.isolation))func \(text.name)(\(list))\(text.effects) -> \(text.type)"
  }

  private static func writeProperty(_ text: EntryText, to writer: inout TextWriter) {
    let start = text.entry.prefix(text.isolation)
    if text.effects.isEmpty, let value = read(text) {
      return writer.line("\(start)var \(text.name): \(text.type) { \(value) }")
    }
    writer.open("\(start)var \(text.name): \(text.type) {")
    if !text.effects.isEmpty { writer.open("get\(text.effects) {") }
    writeBody(text, [], to: &writer)
    if !text.effects.isEmpty { writer.close() }
    writer.close()
  }

  private static func writeBody(_ text: EntryText, _ given: Set<String>, to writer: inout TextWriter) {
    if let value = read(text) {
      writer.line(value)
    } else if !text.entry.isKeyed {
      writeBuild(text, given, of: nil, to: &writer)
    } else {
      writeKeyed(text, given, to: &writer)
    }
  }

  /// What the container does all by itself; nil where the accessor builds the value, or says for what it is kept.
  private static func read(_ text: EntryText) -> Line? {
    let entry = text.entry
    if entry.isRequired { return "\(text.attempt)_required\(entry.effects.suffix)(\(keyOf: text))" }
    guard entry.isKept, !entry.isKeyed else { return nil }
    if let (type, name) = entry.input {
      return "_input(\(keyOf: text)) { (it: \(type)) in it.\(name.quotedIfNeeded) }"
    }
    return "\(text.attempt)\(entry.reader)(\(keyOf: text))"
  }

  /// Builds the value, or lets an override do it: in the container itself, or in one that has a name.
  private static func writeBuild(
    _ text: EntryText, _ given: Set<String>, of container: String?, to writer: inout TextWriter
  ) {
    let make = makerName(in: text.entry)
    let values = text.entry.arguments.map { argument in
      argument.mayBeLeftOut && !given.contains(argument.name) ? ", nil" : ", \(argument.name.quotedIfNeeded)"
    }.joined()
    let member = container.map { "\($0)." } ?? ""
    let suffix = text.isWhole ? "" : text.entry.effects.suffix
    writer.line(
      "if let \(make) = \(member)_override\(suffix)(of: \(keyOf: text)) { return \(text.attempt)\(make)(\(member)_handle\(values)) }"
    )
    writer.line("return \(text.attempt)\(text.buildName)(\(container ?? "self")\(values))")
  }

  /// What an override's build is called.
  private static func makerName(in entry: Plan.Entry) -> String {
    if entry.arguments.isEmpty { return "make" }
    var names = names(in: entry)
    return names.add("make")
  }

  /// What is kept for some arguments is built by the container that keeps it.
  private static func writeKeyed(_ text: EntryText, _ given: Set<String>, to writer: inout TextWriter) {
    let entry = text.entry
    var names = names(in: entry)
    _ = names.add("make")
    let owner = names.add("c")
    if let check = entry.keyCheck { CheckText.writeConstant(check, to: &writer) }
    let argument = entry.keyCheck?.name ?? (entry.keys.isEmpty ? "0" : entry.keys.asKey)
    let start = "\(entry.keyCheck == nil ? "" : "return ")\(text.attempt)_keyed\(entry.effects.suffix)"
    let head = "(\(owner): \(text.container))\(text.effects) -> \(text.type)"
    writer.block("\(start)(\(keyOf: text), by: \(argument)) { \(head) in") {
      writeBuild(text, given, of: owner, to: &$0)
    }
  }

  /// The names that are taken in an accessor.
  private static func names(in entry: Plan.Entry) -> UniqueNames {
    UniqueNames(taken: entry.arguments.map(\.name) + [entry.keyCheck?.name].compactMap(\.self))
  }
}

extension Line.StringInterpolation {
  fileprivate mutating func appendInterpolation(_ summary: Plan.Summary) {
    switch summary {
    case .words(let words): appendInterpolation(words)
    case .provided(let lifetime, let place, let maker, let path):
      appendInterpolation(lifetime)
      appendLiteral(",")
      appendInterpolation(place)
      appendLiteral(" provided by `")
      appendInterpolation(maker)
      appendLiteral("` in ")
      appendInterpolation(fileOf: path)
    }
  }
}

extension Plan.Entry {
  /// Whether containers keep it in a table by arguments. So they do what happens on an actor that the runtime does not
  /// know, though there are none: then the accessor itself builds it.
  fileprivate var isKeyed: Bool { !keys.isEmpty || isKept && effects.isOnOtherActor }

  /// The container's method that reads its value.
  fileprivate var reader: String { effects.reader(of: lifetime, inChild: child != nil) }
}

// SPDX-License-Identifier: MIT

/// Writes an entry's accessors and its key.
enum AccessorText {
  /// Writes the accessors, one for each choice of the arguments that may be left out.
  static func write(_ text: EntryText, to writer: inout TextWriter) {
    let entry = text.entry
    let choices = entry.elsewhere == nil ? entry.choices : [Set(entry.arguments.map(\.name))]
    for (number, given) in choices.enumerated() {
      if number > 0 { writer.line("") }
      writer.under(text.plan.innerCondition(of: entry)) { writer in
        writer.line("/// `\(text.type)`, \(entry.summary).")
        writer.attributes(of: entry)
        if entry.arguments.isEmpty {
          writeProperty(text, to: &writer)
        } else {
          writer.block("\(function(text, given)) {") { writeBody(text, given, to: &$0) }
        }
      }
    }
  }

  /// Writes what every container has in the place of what belongs to a child: members that say where that is, and why.
  static func writeMoved(_ text: EntryText, to writer: inout TextWriter) {
    let entry = text.entry
    for (number, given) in entry.choices.enumerated() {
      if number > 0 { writer.line("") }
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

  /// Writes the key. Its build is a closure where it takes arguments, because swiftc 6.3 crashes at the names of functions
  /// that take a tuple or a function; there is none where only the accessor can call it.
  static func writeKey(_ text: EntryText, to writer: inout TextWriter) {
    let entry = text.entry
    var build = ")"
    if !text.isWhole, entry.arguments.isEmpty {
      // Injected properties and look-ups by type must know the lifetime of what they can read.
      build = ", \(text.buildName)\(entry.lifetime == .singleton ? "" : ", lifetime: .\(entry.lifetime)"))"
    } else if !text.isWhole {
      let list = ([entry.build.container] + entry.arguments.map(\.name)).list
      build = ") { \(list)\(text.effects) in \(text.attempt)\(text.buildName)(\(list)) }"
    }
    let kind = text.isWhole ? "key" : entry.effects.keyMaker
    let key = "\(text.base).\(kind)(\(entry.slot)\(entry.childArgument)\(build)"
    writer.attributes(of: entry)
    writer.line(
      "extension \(text.plan.runtime.key) where Maker == \(text.maker) { \(entry.prefix())static var \(text.name): Self { \(key) } }"
    )
  }

  private static func function(_ text: EntryText, _ given: Set<String>) -> String {
    let entry = text.entry
    let shown = entry.arguments.filter { !$0.mayBeLeftOut || given.contains($0.name) }
    // What takes the place of another module's accessor takes its arguments as that one's key has them.
    let list =
      entry.elsewhere == nil
      ? shown.map(\.parameter) : entry.arguments.map { "_ \($0.name.quotedIfNeeded): \($0.makerType)" }
    let head = "\(entry.prefix(text.isolation))func \(text.name)(\(list.joined(separator: ", ")))"
    return "\(head)\(text.effects) -> \(text.type)"
  }

  private static func writeProperty(_ text: EntryText, to writer: inout TextWriter) {
    let head = "\(text.entry.prefix(text.isolation))var \(text.name): \(text.type) {"
    if text.effects.isEmpty, let value = read(text) { return writer.line("\(head) \(value) }") }
    writer.block(head) { writer in
      if text.effects.isEmpty { return writeBody(text, [], to: &writer) }
      writer.block("get\(text.effects) {") { writeBody(text, [], to: &$0) }
    }
  }

  private static func writeBody(_ text: EntryText, _ given: Set<String>, to writer: inout TextWriter) {
    if let value = read(text) {
      writer.line(value)
    } else if text.entry.isKeyed {
      writeKeyed(text, given, to: &writer)
    } else {
      writeBuild(text, given, of: nil, to: &writer)
    }
  }

  /// What the container does all by itself; nil where the accessor builds the value, or says for what it is kept.
  private static func read(_ text: EntryText) -> String? {
    let entry = text.entry
    if entry.isRequired { return "\(text.attempt)_required\(entry.effects.suffix)(\(text.key))" }
    guard entry.isKept, !entry.isKeyed else { return nil }
    if let (type, name) = entry.input {
      return "_input(\(text.key)) { (it: \(type)) in it.\(name.quotedIfNeeded) }"
    }
    return
      "\(text.attempt)\(entry.effects.reader(of: entry.lifetime, inChild: entry.child != nil))(\(text.key))"
  }

  /// Builds the value, or lets an override do it: in the container itself, or in one that has a name.
  private static func writeBuild(
    _ text: EntryText, _ given: Set<String>, of container: String?, to writer: inout TextWriter
  ) {
    var names = names(in: text.entry)
    let make = names.add("make")
    let values = text.entry.arguments.map { argument in
      argument.mayBeLeftOut && !given.contains(argument.name) ? ", nil" : ", \(argument.name.quotedIfNeeded)"
    }.joined()
    let member = container.map { "\($0)." } ?? ""
    let suffix = text.isWhole ? "" : text.entry.effects.suffix
    writer.line(
      "if let \(make) = \(member)_override\(suffix)(of: \(text.key)) { return \(text.attempt)\(make)(\(member)_handle\(values)) }"
    )
    writer.line("return \(text.attempt)\(text.buildName)(\(container ?? "self")\(values))")
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
    writer.block("\(start)(\(text.key), by: \(argument)) { \(head) in") {
      writeBuild(text, given, of: owner, to: &$0)
    }
  }

  /// The names that are taken in an accessor.
  private static func names(in entry: Plan.Entry) -> UniqueNames {
    UniqueNames(taken: entry.arguments.map(\.name) + [entry.keyCheck?.name].compactMap(\.self))
  }
}

extension Plan.Entry {
  /// Whether containers keep it in a table by arguments. So they do what happens on an actor that the runtime does not
  /// know, though there are none: then the accessor itself builds it.
  fileprivate var isKeyed: Bool { !keys.isEmpty || isKept && effects.isOnOtherActor }
}

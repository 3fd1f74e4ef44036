// SPDX-License-Identifier: MIT

/// Writes the members that people call: an accessor, and its key for overriding, for look-ups and for new values.
struct AccessorWriter {
  let entry: Entry
  let writer: TextWriter
  private var binding: Binding { entry.binding }
  private var effects: BuildEffects { entry.effects }
  private var arguments: [Argument] { entry.arguments }
  private var words: String { entry.words }

  /// Writes the accessors, one for each choice of the arguments that may be left out.
  func writeAccessors() {
    writer.parts(entry.foreign == nil ? entry.choices : [Set(arguments.map(\.name))]) { given in
      writer.under(entry.innerCondition) {
        writer.line("/// `\(entry.type)`, \(summary).")
        writer.lines(binding.documentationBelowSummary)
        writer.lines(binding.availability)
        let head = head(given)
        let read = read
        if let read, arguments.isEmpty, words.isEmpty { return writer.line("\(head) { \(read) }") }
        guard arguments.isEmpty, !words.isEmpty else {
          return writer.block("\(head) {") { writeBody(read, given) }
        }
        writer.block("\(head) {", "get\(words) {") { writeBody(read, given) }
      }
    }
  }

  /// Writes the accessor as one that cannot be used, which says why.
  func writeUnavailable(_ reason: String) {
    writer.parts(entry.choices) { given in
      writer.under(entry.condition) {
        writer.line("@available(*, unavailable, message: \(reason.literal))")
        writer.lines(binding.availability)
        let isGetter = arguments.isEmpty && !words.isEmpty
        writer.line("\(head(given)) { \(isGetter ? "get\(words) { fatalError() }" : "fatalError()") }")
      }
    }
  }

  /// Writes the key. Its build is a closure if it takes arguments, because swiftc 6.3 crashes at the name of a function that
  /// takes a tuple or a function. A key that takes the build as a whole has no build, because only the accessor can call it.
  func writeKey() {
    var build = ")"
    if !entry.isOpaque, arguments.isEmpty {
      // Injected properties and look-ups by type must know the lifetime of each value that they can read.
      let lifetime = binding.lifetime == .singleton ? "" : ", lifetime: .\(binding.lifetime)"
      build = ", \(entry.buildName)\(lifetime))"
    } else if !entry.isOpaque {
      let list = ([entry.c] + arguments.map(\.name)).list
      build = ") { \(list)\(words) in \(entry.attempt)\(entry.buildName)(\(list)) }"
    }
    let head = "extension \(entry.file.runtime.key) where Maker == \(entry.maker) {"
    let maker = "\(entry.base).\(entry.keyMaker)(\(entry.place)\(build)"
    let key = "\(prefix())static var \(entry.quoted): Self { \(maker) }"
    if let place = placeOfFunction ?? (effects.leavesItsActor ? entry.provided?.place : nil) {
      return writer.declaration(binding.availability, head, "\(key) }", at: place)
    }
    writer.lines(binding.availability)
    writer.line("\(head) \(key) }")
  }

  /// The place of a memberwise initializer's argument with an unread type, which may be a function type: the compiler's error
  /// shows there.
  private var placeOfFunction: Place? {
    binding.isMemberwise ? binding.parameters.first(where: \.mayBeFunction)?.place : nil
  }

  /// The modifiers of the accessor and the key. A test may see the accessors of both a requirement and the provider that
  /// meets it. It means the provider's, because an override of the provider reaches all modules.
  private func prefix(_ isolation: String = "") -> String {
    "\(binding.isRequired ? "@_disfavoredOverload " : "")\(isolation)\(access.prefix)"
  }

  /// An element's own accessor is as visible as the provider's, but never more than its type.
  private var access: Access {
    guard let provided = entry.provided else { return .fileprivate }
    let access = entry.node.access
    return provided.isElement
      ? min(access, entry.file.table.access(of: provided.spelling, in: binding.module, binding.files))
      : access
  }

  private func head(_ given: Set<String>) -> String {
    let start = prefix(effects.seenIsolation)
    if arguments.isEmpty { return "\(start)var \(entry.quoted): \(entry.type)" }
    // A replacement of another module's accessor takes the arguments as that accessor's key has them.
    let list =
      entry.foreign == nil
      ? arguments.shown(given).map(\.text)
      : arguments.map { "_ \($0.name.quotedIfNeeded): \($0.parameter.makerType)" }
    return "\(start)func \(entry.quoted)(\(list.commaSeparated))\(words) -> \(entry.type)"
  }

  // MARK: Bodies

  private func writeBody(_ read: String?, _ given: Set<String>) {
    if let read {
      writer.line(read)
    } else if isKeyed {
      writeKeyed(given)
    } else {
      writeBuild(given, of: nil)
    }
  }

  /// The container's method that reads the value; nil if the accessor builds the value, or reads it by arguments.
  private var read: String? {
    if binding.isRequired { return "\(entry.attempt)\(effects.name(of: .required))(\(entry.key))" }
    guard binding.isKept, !isKeyed else { return nil }
    if case .input(let type, let name) = binding.kind {
      return "_input(\(entry.key)) { (it: \(type)) in it.\(name.quotedIfNeeded) }"
    }
    return "\(entry.attempt)\(entry.reader)(\(entry.key))"
  }

  /// Whether containers keep the value in a table by arguments. A kept value on an actor that the runtime does not know is in
  /// such a table even without arguments, because then the accessor itself builds it.
  private var isKeyed: Bool { !binding.keyedBy.isEmpty || binding.isKept && effects.isOnOtherActor }

  /// Writes the build of the value, or of its override; in the container itself, or in the container of the given name.
  private func writeBuild(_ given: Set<String>, of container: String?) {
    var names = takenNames
    let make = names.add("make")
    let values = arguments.map {
      $0.mayBeLeftOut && !given.contains($0.name) ? "nil" : $0.name.quotedIfNeeded
    }
    let member = container.map { "\($0)." } ?? ""
    let method = entry.isOpaque ? RuntimeMethod.override.plain : effects.name(of: .override)
    let override = "if let \(make) = \(member)\(method)(of: \(entry.key)) {"
    if entry.isOpaque {
      writer.block(override) { writeCall(make, of: member, values, &names) }
    } else {
      let list = (["\(member)_handle"] + values).commaSeparated
      writer.line("", "\(override) return \(entry.attempt)\(make)(\(list)) }", at: placeOfFunction)
    }
    let list = ([container ?? "self"] + values).commaSeparated
    writer.line("", "return \(entry.attempt)\(entry.buildName)(\(list))", at: placeOfFunction)
  }

  /// Writes the call of an override that is taken as a whole: only the accessor can hand on its arguments. The call is in a
  /// closure. A closure cannot send a captured value, so an argument to be sent is captured in a wrapper.
  private func writeCall(_ make: String, of member: String, _ values: [String], _ names: inout UniqueNames) {
    var list = ["\(member)_handle"]
    for (argument, value) in zip(arguments, values) {
      let isSent = value != "nil" && argument.parameter.spelling.prefixes.contains("sending")
      let name = isSent ? names.add(argument.name).quotedIfNeeded : value
      if isSent { writer.line("let \(name) = _UncheckedSendable(\(value))") }
      list.append(isSent ? "\(name).value" : value)
    }
    let call = "\(entry.attempt)\(make)(\(list.commaSeparated))"
    let start = "return \(entry.attempt)\(member)\(effects.name(of: .calling))(\(entry.key))"
    writer.line("\(start) { ()\(words) -> \(entry.type) in \(call) }")
  }

  /// Writes the read of a value that is kept by arguments. The container that keeps it builds it.
  private func writeKeyed(_ given: Set<String>) {
    var names = takenNames
    _ = names.add("make")
    let owner = names.add("c")
    writer.line(keyConstantOf: entry)
    let start = "\(entry.keyPlace == nil ? "" : "return ")\(entry.attempt)\(effects.name(of: .keyed))"
    let head = "(\(owner): \(entry.owner))\(words) -> \(entry.type)"
    writer.block("\(start)(\(entry.key), by: \(entry.keyArgument)) { \(head) in") {
      writeBuild(given, of: owner)
    }
  }

  private var takenNames: UniqueNames {
    UniqueNames(taken: arguments.map(\.name) + (entry.keyPlace == nil ? [] : [entry.keyName]))
  }

  // MARK: Comments

  /// The part of the accessor's comment that describes the value.
  private var summary: String {
    let edges = entry.variant.eagerEdges
    switch binding.kind {
    case .collection:
      let parts = edges.map { edge in
        let owner = entry.file.graph[edge.target].resolvedOwner
        return "`\(owner.isChild ? owner.className + "." : "")\(edge.target.title)`"
      }
      return "new each time, of \(parts.isEmpty ? "elements from modules above" : parts.commaSeparated)"
    case .matched(let rule):
      let parts = Set(edges.map { "`\($0.target.title)`" })
      return "by its \(rule) provided subtype, \(parts.sorted().joined(separator: " or "))"
    case .requirement: return "required from above"
    case .input: return "an input of the container"
    case .original(let original):
      return "\(lifetime), by `\(original.module).\(original.title)` without its replacement in this module"
    default: break
    }
    let place =
      binding.isDecorated
      ? " for its replacement,"
      : binding.foreignReplacement.map { " in the place of `\($0.module).\($0.accessor)`," } ?? ""
    let source = entry.file.table.model.isForEditor ? binding.place.link : binding.place.fileName
    return "\(lifetime),\(place) provided by `\(binding.path)` in \(source)"
  }

  private var lifetime: String {
    let names = binding.keyedBy.map { "`\(binding.parameters[$0.parameter].nameForProvider)`" }
    switch binding.lifetime {
    case .transient: return "new each time"
    case .singleton where !names.isEmpty: return "a singleton for each \(names.joined(separator: " and "))"
    case .singleton: return "a singleton"
    case .weak: return "the same as long as something holds it"
    }
  }
}

extension TextWriter {
  /// Adds a constant of the arguments that tell kept values apart. If one is not Hashable, the compiler's error is here only,
  /// and not at each use.
  func line(keyConstantOf entry: Entry) {
    guard let place = entry.keyPlace else { return }
    line("let \(entry.keyName) = ", "_Arguments(\(entry.keys.list))", at: place)
  }
}

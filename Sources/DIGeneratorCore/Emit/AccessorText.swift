// SPDX-License-Identifier: MIT

// The members that people call: accessors, and the keys for overriding, for look-ups and for new values.

extension Entry {
  /// Writes the accessors, one for each choice of the arguments that may be left out.
  func writeAccessors(to writer: inout TextWriter) {
    let choices = foreign == nil ? choices : [Set(arguments.map(\.name))]
    for (number, given) in choices.enumerated() {
      if number > 0 { writer.line("") }
      writer.under(innerCondition) { writer in
        writer.line("/// `\(type)`, \(summary).")
        let documentation = binding.documentation
        writer.lines(documentation.isEmpty ? [] : ["///"] + documentation)
        writer.lines(binding.availability)
        let (head, read) = (head(given), read)
        if let read, arguments.isEmpty, words.isEmpty { return writer.line("\(head) { \(read) }") }
        guard arguments.isEmpty, !words.isEmpty else {
          return writer.block("\(head) {") { writeBody(read, given, to: &$0) }
        }
        writer.block("\(head) {", "get\(words) {") { writeBody(read, given, to: &$0) }
      }
    }
  }

  /// Writes unavailable members of every container for accessors that belong to a child; the message says where they are, and
  /// why.
  func writeMoved(because reason: String, to writer: inout TextWriter) {
    for (number, given) in choices.enumerated() {
      if number > 0 { writer.line("") }
      writer.under(condition) { writer in
        writer.line("@available(*, unavailable, message: \(reason.literal))")
        writer.lines(binding.availability)
        let isGetter = arguments.isEmpty && !words.isEmpty
        writer.line("\(head(given)) { \(isGetter ? "get\(words) { fatalError() }" : "fatalError()") }")
      }
    }
  }

  /// Writes the key. Its build is a closure if it takes arguments, because swiftc 6.3 crashes at the name of a function that
  /// takes a tuple or a function. A key that takes the build as a whole has no build, because only the accessor can call it.
  func writeKeyDeclaration(to writer: inout TextWriter) {
    var build = ")"
    if !isWhole, arguments.isEmpty {
      // Injected properties and look-ups by type must know the lifetime of each value that they can read.
      let lifetime = binding.lifetime == .singleton ? "" : ", lifetime: .\(binding.lifetime)"
      build = ", \(buildName)\(lifetime))"
    } else if !isWhole {
      let list = ([c] + arguments.map(\.name)).list
      build = ") { \(list)\(words) in \(attempt)\(buildName)(\(list)) }"
    }
    let head = "extension \(file.runtime.key) where Maker == \(maker) {"
    let key = "\(prefix)static var \(quoted): Self { \(base).\(keyMaker)(\(place)\(build) }"
    if let place = placeOfFunction ?? (effects.leavesItsActor ? provided?.place : nil) {
      return write(head, key, " }", at: place, to: &writer)
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
  private func prefix(_ isolation: String) -> String {
    "\(binding.isRequired ? "@_disfavoredOverload " : "")\(isolation)\(access.prefix)"
  }
  private var prefix: String { prefix("") }

  /// An element's own accessor is as visible as the provider's, but never more than its type.
  private var access: Access {
    guard let provided else { return .fileprivate }
    guard provided.isElement else { return node.access }
    return min(node.access, file.table.access(of: provided.spelling, in: binding.module, binding.files))
  }

  private func head(_ given: Set<String>) -> String {
    let start = prefix(effects.seenIsolation)
    if arguments.isEmpty { return "\(start)var \(quoted): \(type)" }
    // A replacement of another module's accessor takes the arguments as that accessor's key has them.
    let list =
      foreign == nil
      ? arguments.shown(given).map(\.text)
      : arguments.map { "_ \($0.name.quotedIfNeeded): \($0.parameter.makerType)" }
    return "\(start)func \(quoted)(\(list.joined(separator: ", ")))\(words) -> \(type)"
  }

  // MARK: Bodies

  private func writeBody(_ read: String?, _ given: Set<String>, to writer: inout TextWriter) {
    if let read {
      writer.line(read)
    } else if isKeyed {
      writeKeyed(given, to: &writer)
    } else {
      writeBuild(given, of: nil, to: &writer)
    }
  }

  /// The container's method that reads the value; nil if the accessor builds the value, or reads it by arguments.
  private var read: String? {
    if binding.isRequired { return "\(attempt)\(effects.name(of: .required))(\(key))" }
    guard isKept, !isKeyed else { return nil }
    if case .input(let type, let name) = binding.kind {
      return "_input(\(key)) { (it: \(type)) in it.\(name.quotedIfNeeded) }"
    }
    return "\(attempt)\(reader)(\(key))"
  }

  /// The container's method that reads a value without arguments.
  var reader: String {
    effects.name(of: binding.lifetime == .weak ? .weak : child == nil ? .kept : .keptInChild)
  }

  /// Whether containers keep the value in a table by arguments. A kept value on an actor that the runtime does not know is in
  /// such a table even without arguments, because then the accessor itself builds it.
  private var isKeyed: Bool { !binding.keyedBy.isEmpty || isKept && effects.isOnOtherActor }

  /// Writes the build of the value, or of its override; in the container itself, or in the container of the given name.
  private func writeBuild(_ given: Set<String>, of container: String?, to writer: inout TextWriter) {
    var names = takenNames
    let make = names.add("make")
    let values = arguments.map {
      $0.mayBeLeftOut && !given.contains($0.name) ? "nil" : $0.name.quotedIfNeeded
    }
    let member = container.map { "\($0)." } ?? ""
    let method = isWhole ? RuntimeMethod.override.plain : effects.name(of: .override)
    let override = "if let \(make) = \(member)\(method)(of: \(key)) {"
    if isWhole {
      writer.block(override) { writeCall(make, of: member, values, &names, to: &$0) }
    } else {
      let list = (["\(member)_handle"] + values).joined(separator: ", ")
      writer.line("", "\(override) return \(attempt)\(make)(\(list)) }", at: placeOfFunction)
    }
    let list = ([container ?? "self"] + values).joined(separator: ", ")
    writer.line("", "return \(attempt)\(buildName)(\(list))", at: placeOfFunction)
  }

  /// Writes the call of an override that is taken as a whole: only the accessor can hand on its arguments. The call is in a
  /// closure. A closure cannot send a captured value, so an argument to be sent is captured in a wrapper.
  private func writeCall(
    _ make: String, of member: String, _ values: [String], _ names: inout UniqueNames,
    to writer: inout TextWriter
  ) {
    var list = ["\(member)_handle"]
    for (argument, value) in zip(arguments, values) {
      let isSent = value != "nil" && argument.parameter.spelling.prefixes.contains("sending")
      let name = isSent ? names.add(argument.name).quotedIfNeeded : value
      if isSent { writer.line("let \(name) = _UncheckedSendable(\(value))") }
      list.append(isSent ? "\(name).value" : value)
    }
    let call = "\(attempt)\(make)(\(list.joined(separator: ", ")))"
    writer.line(
      "return \(attempt)\(member)\(effects.name(of: .calling))(\(key)) { ()\(words) -> \(type) in \(call) }")
  }

  /// Writes the read of a value that is kept by arguments. The container that keeps it builds it.
  private func writeKeyed(_ given: Set<String>, to writer: inout TextWriter) {
    var names = takenNames
    _ = names.add("make")
    let owner = names.add("c")
    writeKey(to: &writer)
    let start = "\(keyPlace == nil ? "" : "return ")\(attempt)\(effects.name(of: .keyed))"
    let head = "(\(owner): \(self.owner))\(words) -> \(type)"
    writer.block("\(start)(\(key), by: \(keyArgument)) { \(head) in") {
      writeBuild(given, of: owner, to: &$0)
    }
  }

  private var takenNames: UniqueNames {
    UniqueNames(taken: arguments.map(\.name) + (keyPlace == nil ? [] : [keyName]))
  }

  // MARK: Comments

  /// The part of the accessor's comment that describes the value.
  private var summary: String {
    let needs = { [variant] in
      variant.eagerEdges.map { "`\($0.target.title)`" }
    }
    switch binding.kind {
    case .collection:
      let parts = needs()
      return
        "new each time, of \(parts.isEmpty ? "elements from modules above" : parts.joined(separator: ", "))"
    case .matched(let rule):
      return "by its \(rule) provided subtype, \(Set(needs()).sorted().joined(separator: " or "))"
    case .requirement: return "required from above"
    case .input: return "an input of the container"
    default: break
    }
    let place = binding.foreignReplacement.map { " in the place of `\($0.module).\($0.accessor)`," } ?? ""
    let source = file.table.model.isForEditor ? binding.place.link : binding.place.fileName
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

  /// The reason why it belongs to a child container although no directive says so; nil if one does, or if it belongs to all.
  var reasonToMove: String? {
    guard binding.isOwnedByDependencies, foreign == nil else { return nil }
    let (graph, owner) = (file.graph, node.resolvedOwner)
    guard let child = graph.children[owner] else { return nil }
    let needs =
      graph.children.received(by: binding, [variant]).map { ($0.parameter, $0.owner, owner.className) }
      + variant.edges.map { ($0.parameter, graph[$0.target].resolvedOwner, $0.target.title) }
    return needs.first { $0.1 == owner }.map { parameter, _, title in
      let reason = binding.step(parameter, needs: "'\(title)'").message
      return "it belongs to '\(owner.className)', which '\(child.maker)' makes, because \(reason)"
    }
  }
}

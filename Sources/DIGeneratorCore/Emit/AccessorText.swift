// SPDX-License-Identifier: MIT

// What people call: accessors, and the keys by which they override, look up and build anew.

extension Entry {
  /// Writes the accessors, one for each choice of the arguments that may be left out.
  func writeAccessors(to writer: inout TextWriter) {
    let choices = elsewhere == nil ? choices : [Set(arguments.map(\.name))]
    for (number, given) in choices.enumerated() {
      if number > 0 { writer.line("") }
      writer.under(innerCondition) { writer in
        writer.line("/// `\(type)`, \(summary).")
        writer.lines(provider.availability)
        let (head, read) = (head(given), read)
        if let read, arguments.isEmpty, words.isEmpty { return writer.line("\(head) { \(read) }") }
        writer.block("\(head) {") { writer in
          guard arguments.isEmpty, !words.isEmpty else { return writeBody(read, given, to: &writer) }
          writer.block("get\(words) {") { writeBody(read, given, to: &$0) }
        }
      }
    }
  }

  /// Writes what every container has in the place of what belongs to a child: members that say where that is, and why.
  func writeMoved(because reason: String, to writer: inout TextWriter) {
    for (number, given) in choices.enumerated() {
      if number > 0 { writer.line("") }
      writer.under(condition) { writer in
        writer.line("@available(*, unavailable, message: \(reason.literal))")
        writer.lines(provider.availability)
        let isGetter = arguments.isEmpty && !words.isEmpty
        writer.line("\(head(given)) { \(isGetter ? "get\(words) { fatalError() }" : "fatalError()") }")
      }
    }
  }

  /// Writes the key. Its build is a closure where it takes arguments, because swiftc 6.3 crashes at the names of functions
  /// that take a tuple or a function; there is none where only the accessor can call it.
  func writeKeyDeclaration(to writer: inout TextWriter) {
    var build = ")"
    if !isWhole, arguments.isEmpty {
      // Injected properties and look-ups by type must know the lifetime of what they can read.
      let lifetime = provider.lifetime == .singleton ? "" : ", lifetime: .\(provider.lifetime)"
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
    writer.lines(provider.availability)
    writer.line("\(head) \(key) }")
  }

  /// Where an argument's type that nobody has read may be a function's, which a memberwise initializer keeps: the compiler's
  /// error shows there.
  private var placeOfFunction: Place? {
    provider.isMemberwise ? provider.parameters.first(where: \.mayBeFunction)?.place : nil
  }

  /// What stands in front of them. A test that sees those of a requirement and those of the provider that meets it means the
  /// latter, by which all can be overridden.
  private func prefix(_ isolation: String) -> String {
    "\(provider.isRequired ? "@_disfavoredOverload " : "")\(isolation)\(access.prefix)"
  }
  private var prefix: String { prefix("") }

  /// An element's own accessor is as visible as the provider's, but never more than its type.
  private var access: Access {
    guard let provided else { return .fileprivate }
    guard provided.isElement else { return provider.access }
    return min(provider.access, file.table.access(of: provided.spelling, in: provider))
  }

  private func head(_ given: Set<String>) -> String {
    let start = prefix(effects.seenIsolation)
    if arguments.isEmpty { return "\(start)var \(quoted): \(type)" }
    // What takes the place of another module's accessor takes its arguments as that one's key has them.
    let list =
      elsewhere == nil
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

  /// What the container does all by itself; nil where the accessor builds the value, or says for what it is kept.
  private var read: String? {
    if provider.isRequired { return "\(attempt)\(effects.isAsync ? "_requiredAsync" : "_kept")(\(key))" }
    guard isKept, !isKeyed else { return nil }
    if case .input(let type, let name) = provider.construction {
      return "_input(\(key)) { (it: \(type)) in it.\(name.quotedIfNeeded) }"
    }
    return "\(attempt)\(reader)(\(key))"
  }

  /// The container's method that reads a value without arguments.
  var reader: String {
    if provider.lifetime == .weak { return "_weak\(effects.suffix)" }
    return child != nil && !effects.isAsync ? "_keptInChild" : "_kept\(effects.suffix)"
  }

  /// Whether containers keep it in a table by arguments. So they do what happens on an actor that the runtime does not
  /// know, though there are none: then the accessor itself builds it.
  private var isKeyed: Bool { !provider.keys.isEmpty || isKept && effects.isOnOtherActor }

  /// Builds the value, or lets an override do it: in the container itself, or in one that has a name.
  private func writeBuild(_ given: Set<String>, of container: String?, to writer: inout TextWriter) {
    var names = takenNames
    let make = names.add("make")
    let values = arguments.map {
      $0.mayBeLeftOut && !given.contains($0.name) ? "nil" : $0.name.quotedIfNeeded
    }
    let member = container.map { "\($0)." } ?? ""
    let override = "if let \(make) = \(member)_override\(isWhole ? "" : effects.suffix)(of: \(key)) {"
    if isWhole {
      writer.block(override) { writeCall(make, of: member, values, &names, to: &$0) }
    } else {
      let list = (["\(member)_handle"] + values).joined(separator: ", ")
      writer.line("", "\(override) return \(attempt)\(make)(\(list)) }", at: placeOfFunction)
    }
    let list = ([container ?? "self"] + values).joined(separator: ", ")
    writer.line("", "return \(attempt)\(buildName)(\(list))", at: placeOfFunction)
  }

  /// Calls an override that is taken as a whole, whose arguments only the accessor can hand on: in a closure, which cannot
  /// send what it did not make, but what it is handed wrapped up.
  private func writeCall(
    _ make: String, of member: String, _ values: [String], _ names: inout UniqueNames,
    to writer: inout TextWriter
  ) {
    var list = ["\(member)_handle"]
    for (argument, value) in zip(arguments, values) {
      let isSent = value != "nil" && argument.parameter.spelling.prefixes.contains("sending")
      let name = isSent ? names.add(argument.name).quotedIfNeeded : value
      if isSent { writer.line("let \(name) = _Remembered(\(value))") }
      list.append(isSent ? "\(name).value" : value)
    }
    let call = "\(attempt)\(make)(\(list.joined(separator: ", ")))"
    writer.line(
      "return \(attempt)\(member)_calling\(effects.suffix)(\(key)) { ()\(words) -> \(type) in \(call) }")
  }

  /// What is kept for some arguments is built by the container that keeps it.
  private func writeKeyed(_ given: Set<String>, to writer: inout TextWriter) {
    var names = takenNames
    _ = names.add("make")
    let owner = names.add("c")
    writeKey(to: &writer)
    let start = "\(keyPlace == nil ? "" : "return ")\(attempt)_keyed\(effects.suffix)"
    let head = "(\(owner): \(self.owner))\(words) -> \(type)"
    writer.block("\(start)(\(key), by: \(keyArgument)) { \(head) in") {
      writeBuild(given, of: owner, to: &$0)
    }
  }

  private var takenNames: UniqueNames {
    UniqueNames(taken: arguments.map(\.name) + (keyPlace == nil ? [] : [keyName]))
  }

  // MARK: Comments

  /// What the accessor's comment says of it.
  private var summary: String {
    let needs = { [provider] in
      provider.needs.map { "`\($0.provider.title)`" }
    }
    switch provider.construction {
    case .collection:
      let parts = needs()
      return "new each time, of \(parts.isEmpty ? "what modules above join" : parts.joined(separator: ", "))"
    case .matched(let rule):
      return "by its \(rule) provided subtype, \(Set(needs()).sorted().joined(separator: " or "))"
    case .required: return "required from above"
    case .input: return "what the container was made with"
    default: break
    }
    let place = provider.elsewhere.map { " in the place of `\($0.module).\($0.accessor)`," } ?? ""
    let path = (provider.place.path.split(separator: "/").last ?? "").split(whereSeparator: \.isNewline)
    return
      "\(lifetime),\(place) provided by `\(provider.construction.path)` in \(path.joined(separator: " "))"
  }

  private var lifetime: String {
    let names = provider.keys.map { "`\(provider.parameters[$0.parameter].nameForProvider)`" }
    switch provider.lifetime {
    case .transient: return "new each time"
    case .singleton where !names.isEmpty: return "a singleton for each \(names.joined(separator: " and "))"
    case .singleton: return "a singleton"
    case .weak: return "the same while somebody holds it"
    }
  }

  /// Why it belongs to a child container, where nobody said that it should; nil where somebody did.
  var reasonToMove: String? {
    guard provider.isOwnedByNeeds, elsewhere == nil else { return nil }
    let (graph, owner) = (file.graph, provider.foundOwner)
    guard let child = graph.children[owner] else { return nil }
    let needs =
      graph.receivedContainers(of: provider).map { ($0.parameter, $0.owner, owner.className) }
      + provider.allNeeds.map {
        ($0.parameter, $0.provider.foundOwner, $0.provider.title)
      }
    return needs.first { $0.1 == owner }.map { parameter, _, title in
      let reason = provider.step(parameter, needs: "'\(title)'").message
      return "it belongs to '\(owner.className)', which '\(child.maker)' makes, because \(reason)"
    }
  }
}

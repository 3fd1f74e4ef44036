// SPDX-License-Identifier: MIT

/// The sources of a sketch's provider.
extension Sketch {
  /// Everything that is declared for it but the consumer.
  var providerText: String {
    let provided = [typeText, factoryText].filter { !$0.isEmpty }.joined(separator: "\n\n")
    let conditional = has(.twins) ? "#if TWIN\n\(provided)\n#else\n\(provided)\n#endif" : provided
    return ([protocolText, leafText, oldText] + [conditional]).filter { !$0.isEmpty }.joined(
      separator: "\n\n")
  }

  var access: String { has(.publicAccess) ? "public " : "" }

  /// The attributes above declarations that may only be used with care.
  var attributes: String {
    (has(.available) ? "@available(macOS 15.0, *)\n" : "")
      + (has(.deprecated) ? "@available(*, deprecated)\n" : "")
  }

  private var protocolText: String {
    let members = [Property(name: "serial", type: "Int", expected: "")] + properties
    let end = has(.closing) ? "  func end() async throws\n" : ""
    let lines = members.map { "  var \($0.name): \($0.type) { get }\n" }.joined() + end
    let item = isFaceGeneric ? "  associatedtype Value\n" : ""
    let directive =
      has(.matched) ? "// @provide(\(has(.publicAccess) ? "public, " : "")match: nearest)\n" : ""
    let refined = has(.singleton, .weak, .keyed, .closing) ? ": Sendable" : ""
    return directive
      + "\(access)protocol \(face)\(isFaceGeneric ? "<Value>" : "")\(refined) {\n\(item)\(lines)}"
      + (has(.asMany)
        ? "\n\n\(access)protocol Side\(number)\(isFaceGeneric ? "<Value>" : "") {\n\(item)  var serial: Int { get }\n}"
        : "")
  }

  private var leafText: String {
    let missing = has(.missing) ? "\(access)struct Missing\(number): Sendable {}\n\n" : ""
    guard hasLeaf else { return missing }
    return missing + """
      // @provide(singleton)
      \(access)final class Leaf\(number): Sendable {
        \(access)let serial = Count.next()
        init() {}
      }
      """
  }

  /// The replaced provider.
  private var oldText: String {
    guard has(.replaces) else { return "" }
    let stored = properties.map { "  let \($0.name): \($0.type)\n" }.joined()
    let fixed = properties.map { property in
      "    self.\(property.name) = \(arguments.contains { $0.label == property.name } ? property.name : property.standIn)\n"
    }
    let item = isFaceGeneric ? "  typealias Value = Int\n" : ""
    return """
      // @provide(as: \(face))
      struct Old\(number): \(face) {
        let serial = 0
      \(item)\(stored)\(has(.closing) ? "  func end() {}\n" : "")  init(\(list(arguments, marked: true)))\(throwing) {
      \(fixed.joined())  }
      }
      """
  }

  // MARK: The type

  private var typeText: String {
    let keyword = has(.actor) ? "actor" : isStruct ? "struct" : has(.inheritedInit) ? "class" : "final class"
    let parameters = has(.generic) ? "<Value: Sendable>" : ""
    var text = "\(access)\(keyword) Made\(number)\(parameters): \(conformances) {\n\(bodyText)\n}"
    if has(.inheritedInit) { text = inheritingText(text) }
    text = isFunc || isProperty || has(.extensionInit, .inheritedInit) ? text : directive() + text
    text = attributes + text
    if has(.nestedType) { text = "\(access)enum Outer\(number) {\n\(text)\n}" }
    return text + extensionText
  }

  /// The type's initializer in a class above it.
  private func inheritingText(_ base: String) -> String {
    let heir = has(.generic) ? "<Value: Sendable>: Base\(number)<Value>" : ": Base\(number)"
    return base.replacing("Made\(number)", with: "Base\(number)", maxReplacements: 1)
      + "\n\n" + attributes + directive()
      + "\(access)final class Made\(number)\(heir), @unchecked Sendable {}"
  }

  private var conformances: String {
    let isOpen = has(.settings, .inheritedInit)
    let sendable = has(.actor) ? [] : [isOpen ? "@unchecked Sendable" : "Sendable"]
    return ([face] + (has(.asMany) ? ["Side\(number)"] : []) + sendable).joined(separator: ", ")
  }

  private var bodyText: String {
    let size = has(.settings) ? ["\(access)var size = 0"] : []
    let end = has(.closing) ? ["\(access)func end() throws {}"] : []
    let own = ["\(access)let serial = Count.next()"] + size + end
    guard !has(.memberwise) else { return lines(own + parameters.flatMap(memberwise)) }
    let stored = parameters.map { "\(access)let \($0.property.name): \($0.property.type)" }
    guard !has(.extensionInit) else { return lines(own + stored + rawInit) }
    return lines(own + stored + (has(.markedInit) ? ["// @provide"] : []) + initText + spareInit)
  }

  /// A stored property that is a parameter, and the value that it shows.
  private func memberwise(_ parameter: Parameter) -> [String] {
    let keyword = parameter.fallback == nil ? "let" : "var"
    let fallback = parameter.fallback.map { " = \($0)" } ?? ""
    let mark = parameter.isArgument ? "  // @arg" : ""
    let property = parameter.property
    let isShown = property.name == parameter.label
    let shown = isShown ? [] : ["\(access)var \(property.name): \(property.type) { \(property.value) }"]
    let own = isShown ? access : ""
    return ["\(own)\(keyword) \(parameter.label): \(parameter.type)\(fallback)\(mark)"] + shown
  }

  private var initText: [String] {
    let marks = !isFunc && !isProperty
    let assigned = parameters.map { "  self.\($0.property.name) = \($0.property.value)" }
    let failing = throwing.isEmpty ? [] : ["  if Failure.isWanted { throw Failure() }"]
    return ["init(\(list(parameters, marked: marks)))\(throwing) {"] + assigned + failing + ["}"]
  }

  /// A second initializer, between which a directive has to choose.
  private var spareInit: [String] {
    guard has(.markedInit) else { return [] }
    return ["init(spare: Int) {"] + parameters.map { "  self.\($0.property.name) = \($0.property.standIn)" }
      + ["}"]
  }

  /// The one that an initializer in an extension calls.
  private var rawInit: [String] {
    let list = parameters.map { "raw\($0.label): \($0.property.type)" }.joined(separator: ", ")
    let raw = parameters.isEmpty ? "raw: Void" : list
    return ["init(\(raw)) {"] + parameters.map { "  self.\($0.property.name) = raw\($0.label)" } + ["}"]
  }

  private var extensionText: String {
    guard has(.extensionInit) else { return "" }
    let call = parameters.map { "raw\($0.label): \($0.property.value)" }.joined(separator: ", ")
    let failing = throwing.isEmpty ? "" : "    if Failure.isWanted { throw Failure() }\n"
    let initializer = """
      \(directive())init(\(list(parameters, marked: true)))\(throwing) {
      \(failing)  self.init(\(parameters.isEmpty ? "raw: ()" : call))
      }
      """
    return "\n\n\(attributes)extension Made\(number) {\n\(initializer)\n}"
  }

  // MARK: Funcs and properties

  private var factoryText: String {
    if isProperty { return propertyText }
    guard isFunc else { return "" }
    let generics = has(.generic) && !has(.extensionFunc) ? "<Value: Sendable>" : ""
    let made = "Made\(number)" + (has(.generic) ? "<Value>" : "")
    let call = parameters.map { "\($0.label): \($0.label)" }.joined(separator: ", ")
    let result =
      has(.existentialFunc)
      ? "any \(face)\(isFaceGeneric ? "<Value>" : "")"
      : has(.opaqueFunc) ? "some \(face)" : made + (has(.optionalFunc) ? "?" : "")
    let isFree = has(.globalFunc)
    let text =
      attributes + directive()
      + "\(isFree ? "" : "static ")func make\(number)\(generics)(\(list(parameters, marked: true)))"
      + "\(throwing) -> \(result) { \(tryWord)\(made)(\(call)) }"
    if isFree { return text }
    return "\(attributes)\(has(.extensionFunc) ? "extension Made" : "enum Factory")\(number) {\n\(text)\n}"
  }

  private var propertyText: String {
    guard has(.staticLet) else {
      let body = throwing.isEmpty ? "\(made)()" : "get\(throwing) { try \(made)() }"
      return attributes + directive() + "var make\(number): \(made) { \(body) }"
    }
    let text = attributes + directive() + "static let make\(number): \(made) = \(made)()"
    return "enum Factory\(number) {\n\(text)\n}"
  }

  // MARK: Parts

  func list(_ parameters: [Parameter], marked: Bool = false) -> String {
    parameters.map { parameter in
      let escaping = parameter.type.contains("->") ? "@escaping " : ""
      let mark = marked && parameter.isArgument ? " /* @arg */" : ""
      return "\(parameter.label): \(escaping)\(parameter.type)\(mark)"
        + (parameter.fallback.map { " = \($0)" } ?? "")
    }
    .joined(separator: ", ")
  }

  private func lines(_ lines: [String]) -> String { lines.map { "  \($0)" }.joined(separator: "\n") }

  /// The directive, with a line of its own.
  private func directive() -> String {
    var options: [String] = []
    if has(.publicAccess), !has(.replaces) { options.append("public") }
    for (form, word) in [(Form.singleton, "singleton"), (.weak, "weak"), (.boxed, "boxed")] where has(form) {
      options.append(word)
    }
    let item = isFaceGeneric ? "<Value>" : ""
    if has(.asOne) { options.append("as: \(face)\(item)") }
    if has(.asMany) { options.append("as: [\(face)\(item), Side\(number)\(item), Self]") }
    if has(.named) { options.append("name: main\(number)") }
    if has(.keyed) { options.append("keyed: key") }
    if has(.closing) { options += (has(.keyed) ? [] : ["singleton", "eager"]) + ["onClose: end"] }
    if has(.into) { options.append("into: \(face)") }
    if has(.settings) { options.append("set: [size = 12]") }
    if has(.replaces) { options.append("replaces: face\(number)") }
    return options.isEmpty ? "// @provide\n" : "// @provide(\(options.joined(separator: ", ")))\n"
  }
}

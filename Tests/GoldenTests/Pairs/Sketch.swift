// SPDX-License-Identifier: MIT

/// The provider that a set of forms comes to, and its conditions. Its number tells its names from those of
/// the others in one program.
struct Sketch: Sendable {
  /// The expression that a made value shows, and its expected value; `container` is at hand there.
  struct Property: Sendable {
    var name: String
    var type: String
    /// How it is worked out from the parameter.
    var value = ""
    var expected: String

    /// A value of the type that means nothing.
    var standIn: String { type == "Int" ? "0" : type == "Bool" ? "false" : "\"\"" }
  }

  /// A parameter of the provider, and the property of the made value that shows what it was given.
  struct Parameter: Sendable {
    var label: String
    var type: String
    var isArgument = false
    /// The default, where there is one.
    var fallback: String?
    var property: Property
    /// The caller's text for an argument.
    var given: String?
  }

  let number: Int
  let forms: Set<Form>
  let title: String

  init(_ pair: Pair, number: Int) {
    self.number = number
    title = pair.description
    let both: Set = [pair.first, pair.second]
    forms = both.union(both.flatMap { Self.implied(by: $0, in: pair) })
  }

  /// The parts that a consumer needs.
  private static func implied(by form: Form, in pair: Pair) -> [Form] {
    let both = [pair.first, pair.second]
    let isUnderProtocol = both.contains { [.asMany, .replaces, .matched, .existentialFunc].contains($0) }
    switch form {
    case .byNamed: return [.named]
    case .byCollection: return [.into]
    case .byOpaque: return isUnderProtocol ? [] : [.asOne]
    default: return []
    }
  }

  func has(_ any: Form...) -> Bool { any.contains(where: forms.contains) }

  // MARK: Types

  var isFunc: Bool {
    has(.staticFunc, .globalFunc, .extensionFunc, .optionalFunc, .existentialFunc, .opaqueFunc)
  }
  var isProperty: Bool { has(.staticLet, .globalVar) }
  var isStruct: Bool {
    has(.structure, .memberwise, .extensionInit) || (has(.boxed) && !has(.actor, .inheritedInit))
  }

  /// The concrete type, as others write it.
  var made: String {
    (has(.nestedType) ? "Outer\(number)." : "") + "Made\(number)" + (has(.generic) ? "<Int>" : "")
  }

  /// The protocol that it conforms to.
  var face: String { "Face\(number)" }
  var anyFace: String { "any \(face)" + (isFaceGeneric ? "<Int>" : "") }

  /// Whether only the protocol's own parameter tells what the generic type's is.
  var isFaceGeneric: Bool { has(.generic) && has(.asOne, .asMany, .existentialFunc, .opaqueFunc) }

  /// The type that its key has.
  var exposed: String {
    let made = has(.optionalFunc) ? "\(made)?" : made
    if has(.asOne, .asMany, .replaces, .existentialFunc, .opaqueFunc) { return anyFace }
    return has(.boxed) ? "Box<\(made)>" : made
  }

  var isBoxed: Bool { exposed.hasPrefix("Box<") }
  var isOptional: Bool { exposed.contains("?") }

  /// The accessor, by the rules of the documentation.
  var accessor: String {
    let type = has(.asOne, .asMany, .replaces) ? "face\(number)" : "made\(number)"
    let suffix = has(.generic) ? "Int" : ""
    if has(.replaces) { return type }
    if has(.named) { return "main\(number)" + suffix }
    return (isFunc || isProperty ? "make\(number)" : type) + suffix
  }

  // MARK: Lifetime

  /// Whether two accesses give the same.
  var isKept: Bool { has(.singleton, .weak, .keyed, .closing, .staticLet) }

  // MARK: Effects

  var throwing: String { has(.throwing) ? " throws" : has(.typedThrowing) ? " throws(Failure)" : "" }
  var tryWord: String { throwing.isEmpty ? "" : "try " }

  // MARK: Parameters

  var parameters: [Parameter] {
    Form.allCases.filter(forms.contains).compactMap(parameter(for:))
  }

  var arguments: [Parameter] { parameters.filter(\.isArgument) }

  /// The arguments that have to be given.
  var wanted: [Parameter] { arguments.filter { $0.fallback == nil } }

  private func parameter(for form: Form) -> Parameter? {
    switch form {
    case .eager: dependency("eager", "Leaf\(number)", "eager.serial")
    case .lazy: dependency("lazy", "Lazy<Leaf\(number)>", "lazy.value.serial")
    case .provider: dependency("provider", "Provider<Leaf\(number)>", "provider().serial")
    case .function: dependency("function", "@Sendable () -> Leaf\(number)", "function().serial")
    case .container: dependency("container", "Container", "container.leaf\(number).serial")
    case .missing:
      Parameter(
        label: "missing", type: "Missing\(number)?",
        property: Property(name: "isMissing", type: "Bool", value: "missing == nil", expected: "true"))
    case .argument: argument("text", "String", given: "\"text\"")
    case .keyed: argument("key", "String", given: "\"key\"")
    case .defaultArgument: argument("amount", "Int", fallback: "7")
    default: nil
    }
  }

  private func dependency(_ label: String, _ type: String, _ value: String) -> Parameter {
    Parameter(
      label: label, type: type,
      property: Property(
        name: "\(label)Leaf", type: "Int", value: value, expected: "container.leaf\(number).serial"))
  }

  private func argument(
    _ label: String, _ type: String, given: String? = nil, fallback: String? = nil
  ) -> Parameter {
    Parameter(
      label: label, type: type, isArgument: true, fallback: fallback,
      property: Property(name: label, type: type, value: label, expected: given ?? fallback ?? ""),
      given: given)
  }

  /// Whether the leaf is needed.
  var hasLeaf: Bool { has(.eager, .lazy, .provider, .function, .container) }

  /// The properties that every made value has, besides the serial number that tells one from another.
  var properties: [Property] {
    let settings = has(.settings) ? [Property(name: "size", type: "Int", expected: "12")] : []
    return parameters.map(\.property) + settings
  }
}

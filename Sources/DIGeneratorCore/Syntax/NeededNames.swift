// SPDX-License-Identifier: MIT

/// The names that what was read mentions, wherever what they mean can make a difference to a provider.
struct NeededNames {
  private var names: Set<String> = []
  /// Most are mentioned often, and need be taken apart only once.
  private var paths: Set<String> = []
  /// Those that nobody has asked for yet.
  private var new: Set<String> = []

  init() {
    RuntimeType.allCases.forEach { add(path: $0.rawValue) }
    RuntimeNames.ofSwift.forEach { add(path: $0) }
    InjectedProperty.allCases.forEach { add(path: $0.rawValue) }
  }

  /// Adds what some declarations mention.
  mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations where declaration.kind != .import { add(declaration) }
  }

  /// The names that no file was asked for yet; nil where there are none.
  mutating func takeNew() -> Set<String>? {
    defer { new = [] }
    return new.isEmpty ? nil : new
  }

  // MARK: What is mentioned

  private mutating func add(_ declaration: Declaration) {
    // What an ordinary func takes and gives is nobody's business; where a type's is built may be another's too.
    if declaration.isTypeMember { declaration.attributes.forEach { add(path: $0.name) } }
    guard declaration.kind != .func || !declaration.directives.isEmpty else { return }
    // Its call may mean another one.
    if declaration.kind == .func, declaration.parent == nil { add(path: declaration.name + "()") }
    if declaration.isType { add(path: declaration.name) }
    // The class that is generated for it must not be there already.
    if declaration.directives.contains(where: { $0.name == Directive.container }) {
      add(path: declaration.name + "Container")
    }
    declaration.inherits.forEach { add($0) }
    declaration.type.map { add($0) }
    declaration.attributes.forEach { add(path: $0.name) }
    declaration.conditionalAttributes.forEach { add(path: $0.name) }
    declaration.genericParameters.compactMap(\.constraint).forEach { add($0) }
    if case .typed(let error) = declaration.effects.throwing { add(error) }
    declaration.parameters.forEach { add($0) }
    add(declaration.value)
    add(declaration.directives)
  }

  private mutating func add(_ parameter: Declaration.Parameter) {
    add(parameter.type)
    parameter.attributes.forEach { add(path: $0.name) }
    add(parameter.defaultValue)
    add(parameter.directives)
  }

  private mutating func add(_ directives: [Directive]) {
    for value in directives.flatMap(\.options).flatMap(\.values) {
      if let type = value.type { add(type) } else { add(path: value.text) }
    }
  }

  private mutating func add(_ value: Expression?) {
    switch value?.kind {
    case .path?: add(path: value?.text ?? "")
    case .call(let type)?: add(type)
    default: break
    }
  }

  private mutating func add(_ type: TypeSyntax) {
    for component in type.names.joined() { add(path: component.name) }
  }

  /// Every part of `A.B`, and of `M::A`.
  private mutating func add(path: String) {
    guard paths.insert(path).inserted else { return }
    for part in path.split(whereSeparator: { $0 == "." || $0 == ":" || $0 == "`" }) {
      let name = String(part)
      if names.insert(name).inserted { new.insert(name) }
    }
  }
}

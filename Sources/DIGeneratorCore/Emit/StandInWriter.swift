// SPDX-License-Identifier: MIT

/// Writes accessors that cannot be used and say why: of generic providers that nothing asks for, and of a type of the target
/// that hides the runtime's container.
struct StandInWriter {
  let file: GeneratedFile
  private var writer: TextWriter { file.writer }

  func write() {
    writeGeneric()
    guard let own = file.table.names["Container"]?[.module(file.module)], isExtensible(own) else { return }
    let members = file.table.parts(of: own).flatMap(\.members).map(\.name)
    let entries = file.entries.filter { $0.child == nil && $0.provided != nil && !members.contains($0.name) }
    writer.paragraph(under: own.condition.simplified) {
      writer.block("extension Container {") {
        writer.parts(entries) {
          AccessorWriter(entry: $0, writer: writer).writeUnavailable(
            "this 'Container' is declared in '\(file.module)'; write DIRuntime.Container")
        }
      }
    }
  }

  /// Whether a type gets no members that may have the same names: from supertypes, or from a macro.
  private func isExtensible(_ type: Declaration) -> Bool {
    type.isConcrete && file.table.parts(of: type).allSatisfy { $0.inherits.isEmpty && $0.attributes.isEmpty }
  }

  private func writeGeneric() {
    let patterns = file.graph.patterns.filter { $0.module == file.module && $0.canStandIn }
    if patterns.isEmpty { return }
    let asked = Set(file.graph.own.filter(\.binding.isInstance).map(\.binding.place))
    var taken = Set(file.graph.nodes.flatMap(\.binding.provided).map(\.accessor))
    for pattern in patterns.sorted(by: \.place) where !asked.contains(pattern.place) {
      let name = pattern.nameWithoutArguments
      guard taken.insert(name).inserted else { continue }
      let reason =
        "'\(pattern.provided[0].type.title)' is provided for each type that a parameter asks for, and none asks; a static func that returns one of them has an accessor too"
      writer.paragraph(under: pattern.condition.simplified) {
        writer.block("extension \(file.names.className(of: .container)) {") {
          writer.lines(["@available(*, unavailable, message: \(reason.literal))"] + pattern.availability)
          writer.line("\(head(of: pattern, name.quotedIfNeeded)) { fatalError() }")
        }
      }
    }
  }

  private func head(of pattern: Binding, _ name: String) -> String {
    if pattern.arguments.isEmpty { return "var \(name): Never" }
    let parameters = pattern.provided[0].type.identity.parameters.commaSeparated
    let arguments = pattern.arguments.map {
      "\($0.label == "_" ? "_" : $0.label.quotedIfNeeded) _: \($0.spelling)"
    }.commaSeparated
    let type = file.table.accessorType(pattern.provided[0].type, lifetime: .transient)
    return "func \(name)<\(parameters)>(\(arguments)) -> \(type)"
  }
}

extension Binding {
  /// Whether a function can take its arguments without the constraints of its generic parameters.
  fileprivate var canStandIn: Bool {
    let parameters = provided[0].type.identity.parameters
    return !arguments.flatMap(\.spelling.names).contains { $0.count > 1 && parameters.contains($0[0].name) }
  }

  /// The accessor's name without the names of a generic provider's arguments.
  fileprivate var nameWithoutArguments: String {
    let arguments = provided[0].type.identity.parameters.map(\.upperCamelCase).joined()
    let name = provided[0].accessor
    return name.hasSuffix(arguments) ? String(name.dropLast(arguments.count)) : name
  }
}

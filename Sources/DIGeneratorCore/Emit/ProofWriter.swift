// SPDX-License-Identifier: MIT

/// Writes proofs that parameters which are left out ask for nothing that is provided. If the compiler knows that one does, its
/// error shows at the parameter.
struct ProofWriter {
  let entry: Entry
  let writer: TextWriter
  private var binding: Binding { entry.binding }
  private var table: TypeTable { entry.file.table }

  func write() {
    guard entry.isFirst else { return }
    for (number, doubt) in entry.file.graph.doubts(of: entry.node, entry.variant).enumerated() {
      writer.under(doubt.target.binding.condition.simplified(where: entry.condition)) {
        write(doubt, "\(entry.slot)_\(number)")
      }
    }
  }

  private func write(_ doubt: Doubt, _ number: String) {
    let parameter = binding.parameters[doubt.parameter]
    guard let scope = parameter.written?.scope else { return }
    let alias = "_asked_\(number)"
    writeAlias(alias, doubt.asked, in: scope, at: parameter.place)
    let own = scope.own.flatMap { table.ownType($0, with: scope.bindings) }
    let asked = own.map { "\($0.member(alias))" } ?? alias
    let given = table.accessorType(doubt.target.provided.type, lifetime: .transient)
    let name = (parameter.name == "_" ? "it" : parameter.name).quotedIfNeeded
    let message =
      "'\(doubt.asked)' stands for '\(given)', which '\(doubt.target.accessor)' provides, but only the compiler knows that; write '\(given)'"
    writer.lines((binding.availability + doubt.target.binding.availability).unique)
    writer.block("private func _prove_\(number)() {") {
      writer.line("let type = _compare(_Compared<\(asked)>.self, _Compared<\(given)>.self)")
      writer.line("func \(name)(_: _Different) {}")
      writer.line("@available(*, unavailable, message: \(message.literal)) func \(name)(_: _Same) {}")
      writer.line("", "\(name)(type)", at: parameter.place)
    }
  }

  /// Writes an alias inside the type that declares the parameter, where each name means what it means to the user.
  private func writeAlias(_ name: String, _ type: TypeSyntax, in scope: Scope, at place: Place) {
    guard let own = scope.own else {
      return writer.declaration(
        binding.availability, "private typealias \(name) =", "\(type)", at: place)
    }
    let head = "extension \(TypeSyntax.named(table.ownPath(own))) {"
    writer.declaration(
      binding.availability, "\(head) fileprivate typealias \(name) =", "\(type) }", at: place)
  }
}

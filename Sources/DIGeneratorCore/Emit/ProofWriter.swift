// SPDX-License-Identifier: MIT

/// Writes proofs that parameters do not ask for more than the sources tell. If the compiler knows that one does, its error shows
/// at the parameter.
struct ProofWriter {
  let entry: Entry
  let writer: TextWriter
  private var binding: Binding { entry.binding }
  private var table: TypeTable { entry.file.table }

  func write() {
    guard entry.isFirst else { return }
    for (number, doubt) in entry.file.graph.doubts(of: entry.node, entry.variant).enumerated() {
      write(doubt, "\(entry.slot)_\(number)")
    }
  }

  private func write(_ doubt: Doubt, _ number: String) {
    let alias = "_asked_\(number)"
    writeAlias(alias, doubt)
    let own = doubt.scope.own.flatMap { table.ownType($0, with: doubt.scope.bindings) }
    let asked = own.map { "\($0.member(alias))" } ?? alias
    writer.lines((binding.availability + doubt.targets.flatMap(\.binding.availability)).unique)
    // The alias for `@match` may be a protocol, which is no type without `any`.
    let value = doubt.isMatch ? "" : "_ _asked1: _Asked<\(asked)>"
    writer.block("private func _prove_\(number)(\(value)) {") {
      for target in doubt.targets {
        writer.under(target.binding.condition.simplified(where: entry.condition)) {
          writer.block("do {") { write(target, doubt, asked) }
        }
      }
    }
  }

  private func write(_ target: Target, _ doubt: Doubt, _ asked: String) {
    let given = table.accessorType(target.provided.type, lifetime: .transient)
    writer.line("func _isAsked<A: ~Copyable>(_: _Asked<A>) -> _Different { .init() }")
    if doubt.isMatch {
      writer.line("func _isAsked<A: \(asked)>(_: _Asked<A>) -> _Same { .init() }")
      writer.line("let _asked0 = (_isAsked(_Asked<\(given)>()))")
    } else {
      for arguments in target.choicesOfArguments {
        let types = ([given] + arguments.map(\.type.spelling)).map { "\($0)" }.commaSeparated
        let type = arguments.isEmpty ? types : "_Returned<\(types)>"
        let parameters = target.provided.type.identity.parameters.commaSeparated
        let clause = parameters.isEmpty ? "" : "<\(parameters)>"
        writer.line("func _isAsked\(clause)(_: _Asked<\(type)>) -> _Same { .init() }")
      }
      writer.line(
        "let _asked2 = _part(_asked1.value), _asked3 = _part(_asked2.value), _asked4 = _part(_asked3.value)")
      writer.line(
        "let _asked0 = (_isAsked(_asked1), _isAsked(_asked2), _isAsked(_asked3), _isAsked(_asked4))")
    }
    let name = (doubt.parameter.name == "_" ? "it" : doubt.parameter.name).quotedIfNeeded
    let different = Array(repeating: "_Different", count: doubt.isMatch ? 1 : 4).commaSeparated
    writer.line("func \(name)(_: (\(different))) {}")
    let message = message(doubt, target, given).literal
    writer.line("@available(*, unavailable, message: \(message)) func \(name)(_: Any) {}")
    writer.line("", "\(name)(_asked0)", at: doubt.parameter.place)
  }

  private func message(_ doubt: Doubt, _ target: Target, _ given: TypeSyntax) -> String {
    let provider = target.isPattern ? "a generic provider" : "'\(target.accessor)'"
    return doubt.isMatch
      ? "'\(given)', which \(provider) provides, is a '\(doubt.asked)' as well, but only the compiler knows that; write '\(doubt.asked.constraint)' behind its colon too"
      : "'\(doubt.asked)' asks for '\(given)', which \(provider) provides, but only the compiler knows that; write it with '\(given)'"
  }

  /// Writes an alias inside the type that declares the parameter, where each name means what it means to the user.
  private func writeAlias(_ name: String, _ doubt: Doubt) {
    let type = doubt.isMatch ? doubt.asked.constraint : doubt.asked
    let place = doubt.parameter.place
    guard let own = doubt.scope.own else {
      return writer.declaration(
        binding.availability, "private typealias \(name) =", "\(type)", at: place)
    }
    let head = "extension \(TypeSyntax.named(table.ownPath(own))) {"
    writer.declaration(
      binding.availability, "\(head) fileprivate typealias \(name) =", "\(type) }", at: place)
  }
}

extension Target {
  /// The arguments that a function may take in order to ask for it.
  fileprivate var choicesOfArguments: [[Parameter]] {
    let all = binding.arguments
    let needed = all.filter { $0.role == .argument(.none) }
    return [[]] + (all.isEmpty ? [] : [all]) + (needed.isEmpty || needed.count == all.count ? [] : [needed])
  }
}

extension TypeSyntax {
  /// The type that subtypes name behind their colons.
  fileprivate var constraint: TypeSyntax {
    let type = core
    if case .optional(let wrapped) = type { return wrapped.constraint }
    return type
  }
}

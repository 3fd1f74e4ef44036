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
    let byKey = entry.file.graph.edgesByKey(of: entry.node).filter { $0.builds == entry.condition }
    for (number, function) in byKey.enumerated() { writeTotal(function, "\(entry.slot)_\(number)") }
  }

  /// Writes a proof that a function of a key has an element for each case of the enum.
  private func writeTotal(
    _ function: (parameter: Parameter, edge: DeferredEdge, builds: Condition), _ number: String
  ) {
    let keys = entry.file.graph.keys(of: function.edge.target.binding, for: entry.node, in: function.builds)
    let head = "private func _total_\(number)(_ key: \(function.edge.type.parameters[0].type)) {"
    writer.declaration(
      binding.availability, head, "switch key { case \(keys.map(\.text).commaSeparated): break } }",
      at: function.parameter.place)
  }

  private func write(_ doubt: Doubt, _ number: String) {
    let alias = "_asked_\(number)"
    writeAlias(alias, doubt)
    let own = doubt.scope.flatMap { scope in scope.own.flatMap { table.ownType($0, with: scope.bindings) } }
    let asked = own.map { "\($0.member(alias))" } ?? alias
    writer.lines((binding.availability + doubt.targets.flatMap(\.binding.availability)).unique)
    // The alias for `@match` may be a protocol, which is no type without `any`.
    let value = doubt.isMatch ? "" : "_ _asked1: _Asked<\(asked)>"
    writer.block("private func _prove_\(number)(\(value)) {") {
      for target in doubt.targets {
        writer.under(target.binding.condition.simplified(where: entry.condition)) {
          for possible in possible(target, doubt) {
            writer.block("do {") { write(target, possible, doubt, asked) }
          }
        }
      }
    }
  }

  /// The types of a target that a parameter may ask for, each with the types that the compiler compares: of the value, and of the
  /// arguments that a function takes.
  private func possible(_ target: Target, _ doubt: Doubt) -> [Possible] {
    if let argument = doubt.argument?.type.spelling.withoutPassing { return [(argument, [[argument]])] }
    let type = table.accessorType(target.provided.type, lifetime: .transient)
    let arguments = target.choicesOfArguments.map { [type] + $0.map(\.type.spelling) }
    guard !doubt.isMatch, target.functionOfKey != nil, case .dictionary(let key, let element) = type else {
      return [(type, arguments)]
    }
    return [(type, arguments), (.function([.init(type: key)], Effects(), element), [[element, key]])]
  }

  private typealias Possible = (type: TypeSyntax, compared: [[TypeSyntax]])

  private func write(_ target: Target, _ possible: Possible, _ doubt: Doubt, _ asked: String) {
    let given = possible.type
    writer.line("func _isAsked<A: ~Copyable>(_: _Asked<A>) -> _Different { .init() }")
    if doubt.isMatch {
      writer.line(
        "func _isAsked", "<A: \(asked)>(_: _Asked<A>) -> _Same { .init() }", at: doubt.parameter.place)
      writer.line("let _asked0 = (_isAsked(_Asked<\(given)>()))")
    } else {
      for compared in possible.compared {
        let types = compared.map { "\($0)" }.commaSeparated
        let type = compared.count == 1 ? types : "_Returned<\(types)>"
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
    let arguments = target.binding.arguments.map(\.type.spelling.withoutPassing)
    let takesArguments = DeferredType(doubt.parameter, in: table)?.parameters.isEmpty == false
    let (fact, mend) = words(doubt, given, arguments: takesArguments ? arguments : [], of: provider)
    // A name that only the provider's type has as a member means nothing at the parameter.
    let isOwnName = ([given] + arguments).contains(where: \.hasShortNames)
    return
      "\(fact), but only the compiler knows that; \(isOwnName ? "in \(provider), write the type as here" : mend)"
  }

  /// The fact that only the compiler knows, and the mend that lets the sources tell it.
  private func words(
    _ doubt: Doubt, _ given: TypeSyntax, arguments: [TypeSyntax], of provider: String
  ) -> (fact: String, mend: String) {
    let (asked, type) = (doubt.asked.withoutAliases, given.withoutAliases)
    if let argument = doubt.argument {
      let name = argument.nameForProvider
      return (
        "'\(asked)' is '\(type)', the type of the argument '\(name)' of \(provider)",
        "write it with '\(type)'"
      )
    }
    if doubt.isMatch {
      let mend = "write '\(asked.constraint)' behind its colon too"
      return ("'\(type)', which \(provider) provides, is a '\(asked)' as well", mend)
    }
    if !arguments.isEmpty {
      let types = arguments.map { "'\($0)'" }.commaSeparated
      return ("'\(asked)' takes the arguments of \(provider)", "write their types as \(types)")
    }
    return ("'\(asked)' asks for '\(type)', which \(provider) provides", "write it with '\(type)'")
  }

  /// Writes an alias inside the type that declares the parameter, where each name means what it means to the user.
  private func writeAlias(_ name: String, _ doubt: Doubt) {
    let type = doubt.isMatch ? doubt.asked.constraint : doubt.asked
    let place = doubt.parameter.place
    guard let own = doubt.scope?.own else {
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

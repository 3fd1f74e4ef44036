// SPDX-License-Identifier: MIT

extension TypeTable {
  /// The type with this identity, as any file of the target can write it. That a type of modules not read is a
  /// protocol shows only where it is written with `any`.
  func type(_ identity: TypeIdentity, protocols: Set<String> = wellKnownProtocols) -> ResolvedType {
    let spelling = IdentitySpelling(table: self, protocols: protocols).spelling(of: identity)
    return ResolvedType(identity: identity, spelling: spelling)
  }

  /// The path of a declared type with its arguments, each where its parameter is declared.
  func applying(_ arguments: [TypeSyntax], toPathOf index: Int) -> [TypeSyntax.Component] {
    var path = ownPath(index)
    var rest = arguments[...]
    var position = path.count - 1
    for type in declaredTypes(around: index) where position >= 0 {
      // A protocol's are its primary associated types, and nothing generic is around it.
      let declaration = declarations[type]
      let count = declaration.kind == .protocol ? rest.count : declaration.genericParameters.count
      path[position].arguments = Array(rest.suffix(count))
      rest = rest.dropLast(count)
      position -= 1
    }
    return path
  }

  /// A type and the types that it is declared in, innermost first.
  func declaredTypes(around index: Int) -> [Int] {
    var result = [index]
    while let next = result.last, case .type(let owner)? = owner(of: next) { result.append(owner) }
    return result
  }
}

/// How generated code writes a type that nobody has written down there: one that a generic parameter stands for.
private struct IdentitySpelling {
  let table: TypeTable
  /// The protocols of modules not read, by their names.
  let protocols: Set<String>

  func spelling(of identity: TypeIdentity) -> TypeSyntax {
    switch identity {
    case .declared(let index, let arguments):
      let type = TypeSyntax.named(table.applying(arguments.map(spelling), toPathOf: index))
      return table.declarations[index].kind == .protocol ? .existential(type) : type
    case .unread("Optional", let arguments) where arguments.count == 1:
      return .optional(spelling(of: arguments[0]))
    case .unread("Array", let arguments) where arguments.count == 1: return .array(spelling(of: arguments[0]))
    case .unread(let name, let arguments):
      var path = name.split(separator: ".").map { TypeSyntax.Component(name: String($0).quotedIfNeeded) }
      path[path.count - 1].arguments = arguments.map(spelling)
      return protocols.contains(name) ? .existential(.named(path)) : .named(path)
    case .value(let number): return .value(number)
    case .tuple(let elements): return .tuple(elements.map(element))
    case .function(let elements, let isAsync, let throwing, let result):
      let effects = Effects(isAsync: isAsync, throwing: spelling(of: throwing))
      return .function(elements.map(element), effects, spelling(of: result))
    case .composition(let members): return .existential(.composition(members.map { spelling(of: $0).core }))
    case .metatype(let type, let kind):
      // `any P.Type` is what people mean; `(any P).Type` has one value only.
      if kind == "Type", case .existential(let type) = spelling(of: type) {
        return .existential(.metatype(type, kind))
      }
      return .metatype(spelling(of: type), kind)
    case .marked(["~"], let type): return .suppressed(spelling(of: type))
    case .marked(let marks, let type): return .prefixed(marks, spelling(of: type))
    }
  }

  private func element(_ element: TypeIdentity.Element) -> TypeSyntax.Element {
    TypeSyntax.Element(label: element.label, type: spelling(of: element.type), isVariadic: element.isVariadic)
  }

  private func spelling(of throwing: TypeIdentity.Throwing) -> Throwing {
    switch throwing {
    case .never: .never
    case .anything: .anything
    case .typed(let error): .typed(spelling(of: error))
    }
  }
}

extension TypeSyntax {
  /// The names behind `any`, without their modules: those of protocols, whoever declares them.
  var namesOfProtocols: Set<String> {
    let inner = children.flatMap(\.namesOfProtocols)
    guard case .existential(let type) = self else { return Set(inner) }
    let members = if case .composition(let types) = type { types } else { [type] }
    let names = members.compactMap { member in
      let type = if case .metatype(let type, _) = member { type } else { member }
      return if case .named(let path) = type { path.last?.name.withoutBackticks } else { nil as String? }
    }
    return Set(inner + names)
  }
}

// SPDX-License-Identifier: MIT

// Where names are written, and what those mean there that stand for a type without being its name.
extension TypeTable {
  /// Where a type's name is written: what it means depends on the types around it and on the file's imports.
  struct Scope: Sendable {
    var module: String
    var file: Int
    /// What generic parameters stand for here.
    var bindings: [String: ResolvedType] = [:]
    /// The type or extension around, which `Self` stands for where no binding says what else.
    var own: Int?
  }

  /// The scope that the signature of a declaration is read in.
  func scope(of declaration: Declaration) -> Scope {
    Scope(module: declaration.source.module, file: declaration.file, own: declaration.parent)
  }

  /// The scope inside a type or extension.
  func scope(inside index: Int) -> Scope {
    let declaration = declarations[index]
    return Scope(module: declaration.source.module, file: declaration.file, own: index)
  }

  /// The types in whose members names are looked up, innermost first: around an extension these are not what the
  /// extended type is declared in.
  func enclosing(_ scope: Scope) -> [Owner] {
    var result: [Owner] = []
    var next = scope.own
    while let index = next {
      if let owner = identities[index]?.owner { result.append(owner) }
      next = declarations[index].parent
    }
    return result
  }

  /// A declared type, or an extended one, as others write it.
  func ownType(_ index: Int) -> ResolvedType? {
    fixed(index)?.type
      ?? identities[index].map { ResolvedType(identity: $0, spelling: .named(ownPath(index))) }
  }

  /// The same with what its generic parameters and those around it stand for.
  func ownType(_ index: Int, with bindings: [String: ResolvedType]) -> ResolvedType? {
    guard !bindings.isEmpty, let type = identities[index]?.declaration else { return ownType(index) }
    let parameters = declaredTypes(around: type).reversed().flatMap {
      declarations[$0].genericParameters
    }
    let arguments = parameters.compactMap { bindings[$0.name] }
    guard arguments.count == parameters.count else { return ownType(index) }
    return ResolvedType(
      identity: .declared(type, arguments.map(\.identity)),
      spelling: .named(applying(arguments.map(\.spelling), toPathOf: type)))
  }

  /// The generic parameters of the types that a type or alias is declared in, outermost first.
  func parameters(around index: Int) -> [String] {
    declaredTypes(around: index).dropFirst().reversed().flatMap {
      declarations[$0].genericParameters.map(\.name)
    }
  }

  /// What those stand for where the name alone is written, inside of these types; nothing where that is not known.
  func arguments(around index: Int, in scope: Scope) -> [ResolvedType] {
    if scope.bindings.isEmpty { return [] }
    let names = parameters(around: index)
    let arguments = names.compactMap { scope.bindings[$0] }
    return arguments.count == names.count ? arguments : []
  }

  /// What a type's own parameters stand for where it is written without: inside of it that is the type itself.
  func ownArguments(_ component: TypeSyntax.Component, of index: Int, in scope: Scope) -> [ResolvedType] {
    guard !scope.bindings.isEmpty, component.arguments.isEmpty, enclosing(scope).contains(.type(index)) else {
      return []
    }
    let parameters = declarations[index].genericParameters
    let arguments = parameters.compactMap { scope.bindings[$0.name] }
    return arguments.count == parameters.count ? arguments : []
  }

  /// The generic type in another one that has no arguments, as where a value tells the compiler what they are.
  func bareGeneric(in type: TypeIdentity) -> String? {
    type.parts.lazy.compactMap { part in
      switch part {
      case .declared(let index, let arguments) where arguments.isEmpty:
        let declaration = self.declarations[index]
        return declaration.genericParameters.isEmpty ? nil : declaration.name
      case .unread(let name, let arguments) where arguments.isEmpty:
        return standardGenericTypes[name] != nil ? name : nil
      default: return nil
      }
    }.first
  }

  /// What a generic parameter or `Self` stands for.
  func bound(_ name: String, in scope: Scope) -> ResolvedType? {
    if !scope.bindings.isEmpty, let type = scope.bindings[name] { return type }
    return name == "Self" ? scope.own.flatMap(ownType) : nil
  }
}

// SPDX-License-Identifier: MIT

// Extensions of one type among the many of a generic one: `extension [String]`, `extension Repo where Item == User`.
extension TypeTable {
  /// The type that such an extension is of, and what the generic parameters stand for in it; nil for all others.
  func fixed(_ index: Int) -> (type: ResolvedType, bindings: [String: ResolvedType])? {
    let declaration = declarations[index]
    guard declaration.kind == .extension, let path = declaration.type?.components, let last = path.last else {
      return nil
    }
    let scope = Scope(module: declaration.module, file: declaration.file)
    let base = identity(of: path.map { .init(name: $0.name) }, in: scope, depth: 0)
    let names = parameters(of: base)
    let given = declaration.isForSome ? names.compactMap { declaration.fixed[$0] } : last.arguments
    guard !names.isEmpty, given.count == names.count, path.dropLast().allSatisfy(\.arguments.isEmpty),
      !declaration.isForSome || last.arguments.isEmpty && declaration.fixed.count == names.count
    else { return nil }
    let written = TypeSyntax.named(path.dropLast() + [.init(name: last.name, arguments: given)])
    let types = given.map { resolve($0, in: scope) }
    return (resolve(written, in: scope), Dictionary(zip(names, types)) { $1 })
  }

  /// The names of a generic type's own parameters, if it has all that count.
  private func parameters(of type: TypeIdentity) -> [String] {
    switch type {
    case .declared(let index, _):
      parameters(around: index).isEmpty ? declarations[index].genericParameters.map(\.name) : []
    case .unread(let name, _): standardGenericTypes[name] ?? []
    default: []
    }
  }
}

/// The standard library's generic value types that people name, with their parameters.
let standardGenericTypes: [String: [String]] = [
  "Array": ["Element"], "ArraySlice": ["Element"], "ClosedRange": ["Bound"], "ContiguousArray": ["Element"],
  "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"], "Range": ["Bound"],
  "Result": ["Success", "Failure"], "Set": ["Element"],
]

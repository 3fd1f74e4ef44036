// SPDX-License-Identifier: MIT

// What is said about dependencies that are asked for later and cannot be.
extension ProblemReport {
  /// A parameter as it is reported: what `Lazy<T>` and `Provider<T>` miss is a provider of `T`, and what a function
  /// that returns a collection misses are its elements.
  func asked(_ parameter: Provider.Parameter) -> Provider.Parameter {
    guard let type = DeferredType(parameter, in: index.table),
      type.form != .function || index.isCollection(parameter)
    else {
      return parameter
    }
    var asked = parameter
    asked.type = type.result
    return asked
  }

  /// What a function would have been given by, had its result been provided: what to write above that, and behind those
  /// of its parameters that the function gives.
  func nearMisses(behindResultOf parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    guard let type = DeferredType(parameter, in: index.table), type.form == .function,
      type.result.identity != .void, !type.result.isCommonValue
    else { return [] }
    var result = parameter
    result.type = type.result
    let name = parameter.named.map { " named '\($0.text)'" } ?? ""
    let what =
      "'\(type.result.title)'\(name), which it returns, is not provided either; if it were, it could be asked for later"
    let near = nearMisses(of: result, in: module).found
    guard !near.isEmpty else {
      return [.init(what, at: parameter.place)] + nearMisses(of: parameter, in: module).notes
    }
    let arguments = arguments(for: type)
    // The one is nothing without the other.
    let alone = arguments.isEmpty ? near : near.map { Diagnostic.Note($0.message, at: $0.place) }
    return [.init(what, at: parameter.place)] + alone + arguments
  }

  /// The parameters of what a function returns that the function gives.
  private func arguments(for type: DeferredType) -> [Diagnostic.Note] {
    let table = index.table
    guard let number = type.result.identity.declaration else { return [] }
    let members = table.model.members(of: number).map { table.declarations[$0] }
    let initializers = members.filter(\.isInit)
    var open =
      initializers.isEmpty
      ? members.filter(\.isInstanceProperty).compactMap(\.asParameter)
      : initializers.count == 1 ? initializers[0].parameters : []
    return type.parameterTypes.compactMap { given in
      let match = open.firstIndex {
        $0.directives.isEmpty && table.identity(of: $0.type, in: table.scope(inside: number)) == given.type
      }
      guard let match else { return nil }
      let parameter = open.remove(at: match)
      return .init(
        "and behind '\(parameter.name)', which the function gives: /* @arg */", at: parameter.place)
    }
  }
}

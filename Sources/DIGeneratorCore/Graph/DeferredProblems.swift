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

  /// What a function would have been given by, had its result been provided.
  func nearMisses(behindResultOf parameter: Provider.Parameter, in module: String) -> [Diagnostic.Note] {
    guard let type = DeferredType(parameter, in: index.table), type.form == .function,
      type.result.identity != .void, !type.result.isCommonValue
    else { return [] }
    var result = parameter
    result.type = type.result
    let name = parameter.named.map { " named '\($0.text)'" } ?? ""
    let mend =
      "'\(type.result.title)'\(name), which it returns, is not provided either; if it were, it could be asked for later"
    return [.init(mend, at: parameter.place)] + nearMisses.near(result, in: module)
  }

  /// A function whose parameters are not the arguments of what it returns.
  func unfitting(
    _ type: DeferredType, of target: Graph.Target, _ problem: Resolver.Problem
  ) -> Diagnostic {
    let parameter = parameter(of: problem)
    let arguments = graph.providers[target.provider].arguments
    let inner = index.provided(target).accessor
    let needs = arguments.isEmpty ? "takes no arguments" : "takes the \(arguments.asArguments)"
    let elements = arguments.map { TypeSyntax.Element(label: nil, type: $0.spelling) }
    let function = TypeSyntax.function(elements, type.effects, type.result.spelling)
    return Diagnostic(
      .unforwardedArgument, "'\(inner)' \(needs), which '\(type.title)' does not fit", at: parameter.place,
      notes: route(to: problem) + arguments.declarations
        + [.init("write the function's type as: \(function)", at: parameter.place)])
  }

  /// An argument that cannot be handed on.
  func unforwardable(_ argument: Int, of target: Graph.Target, _ problem: Resolver.Problem) -> Diagnostic {
    let argument = graph.providers[problem.provider].parameters[argument]
    let (inner, name) = (index.provided(target).accessor, argument.nameForProvider)
    let isUnknown = argument.role == .argument(.overload)
    let reason =
      isUnknown
      ? "'\(inner)' needs the argument '\(name)' too, but only its declaration can name its default"
      : "'\(inner)' needs the argument '\(name)' later, but it must not outlive the call"
    let mend =
      isUnknown
      ? "make the default of '\(argument.name)' a literal or a static member of a type, or drop it"
      : "write '@escaping' in front of the type of '\(argument.name)', and no 'sending'"
    return Diagnostic(
      .unforwardedArgument, reason, at: parameter(of: problem).place,
      notes: route(to: problem) + [.init(mend, at: argument.place)])
  }
}

// SPDX-License-Identifier: MIT

/// Parameters that lack an `@arg`: nobody provides them, but a function would give them, or something else that their
/// provider needs takes them as arguments. That those do not fit only follows from it.
struct ForgottenArguments {
  private struct Spot: Hashable {
    var provider: Int
    var parameter: Int
  }

  private let graph: Graph
  private var hints: [Spot: Diagnostic.Note] = [:]
  private var followUps: Set<Spot> = []
  /// What is missing in modules below, so that functions of the target's own do not fit.
  private(set) var below: [Resolver.Problem] = []

  init(among problems: [Resolver.Problem], in graph: Graph) {
    self.graph = graph
    let missing = Dictionary(grouping: problems.filter(\.isMissing), by: \.provider)
    for problem in missing.isEmpty ? [] : problems {
      let outer = graph.providers[problem.provider]
      switch problem.kind {
      case .unfitting(let type, let target):
        let found = missing[target.provider, default: []].filter { missing in
          type.parameterTypes.contains { $0.type == parameter(of: missing).type.identity }
        }
        note(found, "'\(outer.title)' asks for a '\(type.title)', which gives it")
        if outer.module != graph.providers[target.provider].module { below += found }
        if !found.isEmpty { follow(problem) }
      case .unforwarded(let arguments, let target):
        let found = missing[problem.provider, default: []].filter { missing in
          arguments.contains {
            $0.label == parameter(of: missing).label && $0.type == parameter(of: missing).type
          }
        }
        note(found, "'\(graph.accessor(of: target))' takes it as an argument")
        if found.count == arguments.count { follow(problem) }
      default: break
      }
    }
  }

  private func parameter(of problem: Resolver.Problem) -> Provider.Parameter {
    graph.providers[problem.provider].parameters[problem.parameter]
  }

  private mutating func note(_ missing: [Resolver.Problem], _ reason: String) {
    for problem in missing {
      let (parameter, isMemberwise) = (parameter(of: problem), graph.providers[problem.provider].isMemberwise)
      hints[spot(of: problem)] = .init(
        "write behind the parameter: /* @arg */; \(reason)", at: parameter.place,
        fix: Diagnostic.Fix(markingAsArgument: parameter, isMemberwise: isMemberwise))
    }
  }

  private mutating func follow(_ problem: Resolver.Problem) { followUps.insert(spot(of: problem)) }

  private func spot(of problem: Resolver.Problem) -> Spot {
    Spot(provider: problem.provider, parameter: problem.parameter)
  }

  /// What to write behind a parameter that nobody provides, if it is one of these.
  func hint(for problem: Resolver.Problem) -> Diagnostic.Note? { hints[spot(of: problem)] }

  /// Whether a problem only follows from one of these.
  func isFollowUp(_ problem: Resolver.Problem) -> Bool { followUps.contains(spot(of: problem)) }

  /// The parameters of what a function does not fit that may have been meant to be given by it, though something else
  /// fills them.
  func notes(for type: DeferredType, of target: Graph.Target) -> [Diagnostic.Note] {
    let provider = graph.providers[target.provider]
    return type.parameterTypes.compactMap { given in
      provider.parameters.first { !$0.isArgument && $0.type.identity == given.type }
    }.map { .init("to give '\($0.name)', write behind it: /* @arg */", at: $0.place) }
  }
}

extension Resolver.Problem {
  fileprivate var isMissing: Bool {
    switch kind {
    case .missing, .onlyNamed: true
    default: false
    }
  }
}

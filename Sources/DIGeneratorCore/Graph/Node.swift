// SPDX-License-Identifier: MIT

/// A binding in the graph: its owner, the values of its parameters, its edges and the effects of building it. It is made
/// when all of these are known, and never changes.
package struct Node: Sendable {
  package let binding: Binding
  /// The owner that is stated, else the one that its dependencies decide.
  package let resolvedOwner: Owner
  /// The access of its accessors, which is never wider than that of the owner's class.
  package let access: Access
  /// One for each kind of build in which its parameters are filled differently.
  package let variants: [BindingVariant]
  /// The edges that only containers of modules above have: to a replacement, or to further elements of a collection.
  package let lateBoundEdges: [Edge]
  /// The effects of building it, its dependencies' effects included.
  package let transitiveEffects: BuildEffects

  /// The edges to bindings that are built first; and all edges, the deferred ones included.
  package var eagerEdges: [Edge] { variants.eagerEdges }
  package var edges: [Edge] { variants.edges }
}

extension Node {
  /// Whether its key takes the build as a whole: not all of its arguments can be handed on by the runtime, or the runtime
  /// does not know its actor.
  var isOpaque: Bool { transitiveEffects.isOnOtherActor || binding.arguments.contains(where: \.isConfined) }

  /// The meaning of the call that makes the value in the builds of a variant.
  func meaning(of variant: BindingVariant, in table: TypeTable) -> CallMeaning {
    CallMeaning(binding: binding, values: variant.values, isAsync: transitiveEffects.isAsync, table: table)
  }
}

/// How the parameters of a binding are filled in the builds of one condition.
package struct BindingVariant: Sendable {
  let condition: Condition
  /// A value for each parameter.
  package let values: [ParameterValue]
  let eagerEdges: [Edge]
  let edges: [Edge]
}

extension [BindingVariant] {
  var eagerEdges: [Edge] { count == 1 ? self[0].eagerEdges : flatMap(\.eagerEdges) }
  var edges: [Edge] { count == 1 ? self[0].edges : flatMap(\.edges) }
}

/// An edge from a binding to one that fills a parameter of the first.
package struct Edge: Sendable {
  package let user: Binding
  package let parameter: Parameter
  package let target: Binding
}

extension Edge {
  /// An edge that no written parameter asks for: to a replacement, or to an injection.
  init(from user: Binding, to target: Binding, at place: Place) {
    let parameter = Parameter(
      element: Target(binding: target, position: 0), of: target.concrete, at: place)
    self.init(user: user, parameter: parameter, target: target)
  }
}

/// The value that a parameter gets.
package enum ParameterValue: Sendable {
  /// An argument from the caller of the accessor.
  case argument
  /// The value of another binding, with the arguments that are forwarded to it.
  case provider(Target, forwarded: [GivenArgument])
  /// A value that asks another binding later.
  case deferred(DeferredEdge)
  /// The container itself.
  case container
  /// No value: the default applies, or the parameter needs none.
  case leftOut
  case nilValue
  /// No value, which is an error that is reported.
  case unresolved
}

/// An argument that a target gets.
package struct GivenArgument: Sendable, Equatable {
  /// The source of an argument.
  enum Source: Equatable {
    /// An argument of the outer binding, by the index of its parameter.
    case forwarded(Int)
    /// The caller of the function that asks later, by the index of the function's parameter.
    case caller(Int)
  }

  /// The index among the target's arguments.
  let argument: Int
  let label: String
  let source: Source
}

extension ParameterValue {
  /// The target of an eager or deferred edge.
  var target: Target? { deferred?.target ?? eagerTarget }

  /// The target of an eager edge.
  var eagerTarget: Target? { if case .provider(let target, _) = self { target } else { nil } }

  /// The deferred edge; nil for other values.
  var deferred: DeferredEdge? { if case .deferred(let edge) = self { edge } else { nil } }

  /// The arguments that the target gets.
  var given: [GivenArgument] {
    switch self {
    case .provider(_, let forwarded): forwarded
    case .deferred(let edge): edge.inputs
    default: []
    }
  }

  var isLeftOut: Bool { if case .leftOut = self { true } else { false } }
  package var isContainer: Bool { if case .container = self { true } else { false } }
}

extension Edge {
  /// Whether it leads from a collection to another module's element. That module adds the element where it is
  /// available.
  var isJoinedElsewhere: Bool { user.isCollection && user.module != target.module }

  /// The edge as a note of a diagnostic.
  var note: Note { user.step(parameter, needs: "'\(target.title)'") }
}

extension Binding {
  /// A note on one edge of this binding; `dependency` names the other end.
  func step(_ parameter: Parameter, needs dependency: String) -> Note {
    let words =
      switch (original ?? self).kind {
      case .collection where !parameter.leadsToReplacement: "\(dependency) is an element of '\(title)'"
      case .matched(let rule): "'\(title)' hands out its \(rule) subtype, \(dependency)"
      case .requirement: "'\(module)' requires '\(parameter.type.title)', which \(dependency) provides"
      default:
        switch parameter.role {
        case .element(let target) where target.binding.injection != nil: "'\(title)' calls \(dependency)"
        case .element: "\(dependency) replaces '\(title)'"
        default: "'\(title)' needs \(dependency) for its \(parameter.word) '\(parameter.name)'"
        }
      }
    return parameter.place.note("\(words)")
  }
}

extension Parameter {
  /// The word for it in diagnostics.
  var word: String { isInjected ? "property" : "parameter" }

  /// Whether it leads to a replacement of its binding, and not to an element of a collection.
  var leadsToReplacement: Bool {
    if case .element(let target) = role { !target.binding.isOffered } else { false }
  }

  /// Whether it is no written parameter, but leads to a replacement of its binding.
  var isReplacement: Bool { if case .element = role { true } else { false } }

  /// A parameter for an edge to a known binding: an element of a collection, or a replacement.
  init(element target: Target, of type: ResolvedType, at place: Place) {
    self.init(
      label: "_", name: target.binding.title, type: type, spelling: type.spelling, role: .element(target),
      place: place)
  }
}

// SPDX-License-Identifier: MIT

/// The providers of a run and the edges between them.
///
/// Each ``Provider`` holds the bindings of its own parameters; the graph holds all providers and groups their variants.
package final class Graph: @unchecked Sendable {
  /// One of the types that a provider is offered under.
  package struct Target: Hashable, @unchecked Sendable {
    // Unowned, because the graph holds all providers, and providers that need each other would keep each other alive.
    unowned let provider: Provider
    var position: Int

    var provided: Provider.Provided { provider.provided[position] }
    var accessor: String { provided.accessor }
  }

  /// The value that a parameter gets.
  package enum Binding: Sendable {
    /// An argument from the caller of the accessor.
    case argument
    /// The value of another provider, with the arguments that are forwarded to it.
    case provider(Target, forwarded: [Forwarded])
    /// A value that asks another provider later.
    case deferred(Deferred)
    /// The container itself.
    case container
    /// No value: the default applies, or the parameter needs none.
    case leftOut
    case nilValue
    /// No value, which is an error that is reported.
    case unresolved
  }

  /// An argument that a dependency gets from the provider that needs it.
  package struct Forwarded: Sendable, Equatable {
    /// The label that the dependency has for it.
    var label: String
    /// The index of the outer provider's parameter.
    var parameter: Int
  }

  /// The bindings of a provider's parameters in the builds of one condition.
  struct Row: Sendable {
    var condition: Condition
    var bindings: [Binding]
  }

  /// An edge from a provider to one that fills a parameter of the first.
  package struct Need: @unchecked Sendable {
    package unowned let user: Provider
    package var parameter: Provider.Parameter
    package unowned let provider: Provider
  }

  /// The identity of an accessor, which the variants under `#if`s share.
  private struct Name: Hashable {
    var module: String
    var accessor: String
    var owner: Owner
  }

  package let providers: [Provider]
  package let children: ChildClasses
  /// The providers under `#if`s by accessor: variants are one provider to their users.
  private var variants: [Name: [Provider]] = [:]
  /// The graph that this one was expanded from, kept alive because edges still refer to its providers.
  private var origin: Graph?

  init(_ providers: [Provider], children: ChildClasses, of origin: Graph? = nil) {
    (self.providers, self.children, self.origin) = (providers, children, origin)
  }

  /// Sets the edges of each provider by the bindings of its parameters.
  func connect() {
    variants = [:]
    for provider in providers where !provider.condition.isAlways {
      for name in Set(provider.provided.indices.map { name(of: Target(provider: provider, position: $0)) }) {
        variants[name, default: []].append(provider)
      }
    }
    for provider in providers {
      provider.needs = needs(of: provider, by: \.eagerTarget)
      provider.allNeeds = needs(of: provider, by: \.target)
    }
  }

  private func needs(of provider: Provider, by target: (Binding) -> Target?) -> [Need] {
    provider.filled.flatMap { parameter, binding, build in
      (target(binding).map(variants) ?? []).filter { !$0.condition.excludes(build) }.map {
        Need(user: provider, parameter: parameter, provider: $0)
      }
    }
  }

  private func name(of target: Target) -> Name {
    Name(module: target.provider.module, accessor: target.accessor, owner: target.provider.foundOwner)
  }

  /// The provider of a target, and its variants in other builds.
  private func variants(of target: Target) -> [Provider] {
    if target.provider.condition.isAlways { return [target.provider] }
    return variants[name(of: target)] ?? [target.provider]
  }

  /// Whether two targets are one accessor, of the same or of different variants.
  func isSame(_ one: Target, _ other: Target) -> Bool { name(of: one) == name(of: other) }

  /// The groups of providers that are variants of one another.
  var variantGroups: [[Provider]] {
    variants.values.filter { $0.count > 1 }.sorted {
      $0.map(\.place).lexicographicallyPrecedes($1.map(\.place))
    }
  }

  /// The graph with one provider for each row: a provider whose bindings differ between builds becomes several, each
  /// under the condition of its row. So every provider of the result has one way to be built.
  var expanded: Graph {
    guard providers.contains(where: { $0.rows.count != 1 }) else { return self }
    let all = providers.flatMap { provider in
      provider.rows.count == 1
        ? [provider]
        : provider.rows.map { row in
          provider.changed {
            ($0.condition, $0.rows, $0.buildEffects) = (row.condition, [row], provider.buildEffects)
          }
        }
    }
    let expanded = Graph(all, children: children, of: self)
    expanded.connect()
    return expanded
  }

  /// The other modules that have providers or child containers, sorted.
  func modules(below module: String) -> [String] {
    let modules = Set(children.list.map(\.owner.module) + providers.map(\.module))
    return modules.subtracting([module]).sorted()
  }

  /// The providers of other modules that replace a provider, in some builds or in all.
  func replacements(of old: Provider) -> [Provider] {
    old.isCollection ? [] : old.needsFromAbove.map(\.provider)
  }
}

extension Graph.Binding {
  /// The provider of an eager or deferred edge.
  package var target: Graph.Target? {
    if case .deferred(let deferred) = self { deferred.target } else { eagerTarget }
  }

  /// The provider of an eager edge.
  var eagerTarget: Graph.Target? { if case .provider(let target, _) = self { target } else { nil } }

  var isLeftOut: Bool { if case .leftOut = self { true } else { false } }
}

extension Graph.Need {
  /// Whether it leads from a collection to another module's element. That module adds the element where it is
  /// available.
  var isJoinedElsewhere: Bool { user.isCollection && user.module != provider.module }

  /// The edge as a note of a diagnostic.
  var note: Diagnostic.Note { user.step(parameter, needs: "'\(provider.title)'") }
}

extension Provider: Hashable {
  package static func == (one: Provider, other: Provider) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Each parameter with its binding, in each kind of build.
  package var filled: [(parameter: Parameter, binding: Graph.Binding, build: Condition)] {
    rows.flatMap { row in zip(parameters, row.bindings).map { ($0, $1, row.condition) } }
  }

  /// The bindings in the first kind of build.
  package var bindings: [Graph.Binding] { rows.first?.bindings ?? [] }

  /// The edges for building it in a container of the root: replacements from above take the place of the provider's own
  /// edges, elements from above are added to a collection's.
  var needsInRoot: [Graph.Need] {
    isCollection || needsFromAbove.isEmpty ? needs + needsFromAbove : needsFromAbove
  }

  /// The types that parameters can ask for.
  var offered: [Provided] { provided.filter { !$0.isElement } }

  /// A note on one edge of this provider; `what` names the dependency.
  func step(_ parameter: Parameter, needs what: String) -> Diagnostic.Note {
    let words =
      switch construction {
      case .collection: "\(what) is an element of '\(title)'"
      case .matched(let rule): "'\(title)' hands out its \(rule) subtype, \(what)"
      case .required: "'\(module)' requires '\(parameter.type.title)', which \(what) provides"
      default:
        parameter.isReplacement
          ? "\(what) takes the place of '\(title)'"
          : "'\(title)' needs \(what) for its parameter '\(parameter.name)'"
      }
    return Diagnostic.Note(words, at: parameter.place)
  }
}

extension Provider.Parameter {
  /// Whether it is no written parameter, but leads to a replacement of its provider.
  fileprivate var isReplacement: Bool { if case .element = role { true } else { false } }
}

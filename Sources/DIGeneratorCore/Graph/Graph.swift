// SPDX-License-Identifier: MIT

/// Who gets what from whom: every parameter of every provider, bound.
///
/// What fills its parameters stands in each ``Provider``; the graph holds all of them and knows what is found by name.
final class Graph: @unchecked Sendable {
  /// One of a provider's types.
  struct Target: Hashable, @unchecked Sendable {
    // The graph holds it: two that need each other would keep each other otherwise.
    unowned let provider: Provider
    var position: Int

    var provided: Provider.Provided { provider.provided[position] }
    var accessor: String { provided.accessor }
  }

  /// What fills a parameter.
  enum Binding: Sendable {
    /// The caller of the accessor.
    case argument
    /// Another provider, with the arguments it is handed on.
    case provider(Target, forwarded: [Forwarded])
    /// Something that asks another provider later.
    case deferred(Deferred)
    /// The container itself.
    case container
    /// Its default, or nothing at all.
    case leftOut
    case nilValue
    /// Nothing; that was reported.
    case unresolved
  }

  /// An argument that a dependency gets from the provider that needs it.
  struct Forwarded: Sendable, Equatable {
    /// The dependency's label for it.
    var label: String
    /// Which of the outer provider's parameters it is.
    var parameter: Int
  }

  /// What fills a provider's parameters in some builds.
  struct Row: Sendable {
    var condition: Condition
    var bindings: [Binding]
  }

  /// One step from a provider to another one, which fills a parameter of the first.
  struct Need: @unchecked Sendable {
    unowned let user: Provider
    var parameter: Provider.Parameter
    unowned let provider: Provider
  }

  /// How an accessor is found.
  private struct Name: Hashable {
    var module: String
    var accessor: String
    var owner: Owner
  }

  let providers: [Provider]
  let children: ChildClasses
  /// Providers under `#if`s whose accessors have one name: to whoever uses them they are one provider.
  private var variants: [Name: [Provider]] = [:]
  /// What the graph was made of, if of another one: its providers are still asked.
  private var origin: Graph?

  init(_ providers: [Provider], children: ChildClasses, of origin: Graph? = nil) {
    (self.providers, self.children, self.origin) = (providers, children, origin)
  }

  /// Looks up what each provider needs, by what fills its parameters.
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

  /// The provider that a target names, and those that are there in its place in other builds.
  private func variants(of target: Target) -> [Provider] {
    if target.provider.condition.isAlways { return [target.provider] }
    return variants[name(of: target)] ?? [target.provider]
  }

  /// Whether two accessors are the same to whoever uses them.
  func isSame(_ one: Target, _ other: Target) -> Bool { name(of: one) == name(of: other) }

  /// The groups of providers that are one provider to their users.
  var variantGroups: [[Provider]] {
    variants.values.filter { $0.count > 1 }.sorted {
      $0.map(\.place).lexicographicallyPrecedes($1.map(\.place))
    }
  }

  /// The graph with a provider of its own for each kind of build in which one is made of something else, under a
  /// condition of its own: so whoever writes it down has only one way to write each.
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

  /// The modules below one that have providers or child containers it may use, sorted.
  func modules(below module: String) -> [String] {
    let modules = Set(children.list.map(\.owner.module) + providers.map(\.module))
    return modules.subtracting([module]).sorted()
  }

  /// What has taken the place of another module's provider, in some builds or in all.
  func replacements(of old: Provider) -> [Provider] {
    old.isCollection ? [] : old.needsFromAbove.map(\.provider)
  }
}

extension Graph.Binding {
  /// The provider that is asked, at once or later.
  var target: Graph.Target? {
    if case .deferred(let deferred) = self { deferred.target } else { eagerTarget }
  }

  /// The provider that is asked at once.
  var eagerTarget: Graph.Target? { if case .provider(let target, _) = self { target } else { nil } }

  var isLeftOut: Bool { if case .leftOut = self { true } else { false } }
}

extension Graph.Need {
  /// Whether it adds something to another module's collection: that adds it where it is available.
  var isJoinedElsewhere: Bool { user.isCollection && user.module != provider.module }

  /// How diagnostics speak of the step.
  var note: Diagnostic.Note { user.step(parameter, needs: "'\(provider.title)'") }
}

extension Provider: Hashable {
  static func == (one: Provider, other: Provider) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What fills each of its parameters in each kind of build.
  var filled: [(parameter: Parameter, binding: Graph.Binding, build: Condition)] {
    rows.flatMap { row in zip(parameters, row.bindings).map { ($0, $1, row.condition) } }
  }

  /// What fills its parameters in the first kind of build.
  var bindings: [Graph.Binding] { rows.first?.bindings ?? [] }

  /// What building it needs in a container of the root's: with what takes its place or joins it there.
  var needsInRoot: [Graph.Need] {
    isCollection || needsFromAbove.isEmpty ? needs + needsFromAbove : needsFromAbove
  }

  /// The types by which parameters get it.
  var offered: [Provided] { provided.filter { !$0.isElement } }

  /// How diagnostics speak of one step to what it needs.
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
  /// Whether it stands for what takes the place of a provider.
  fileprivate var isReplacement: Bool { if case .element = role { true } else { false } }
}

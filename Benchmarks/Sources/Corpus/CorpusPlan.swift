// SPDX-License-Identifier: MIT

/// What each file of a corpus is about, before any text is written.
struct CorpusPlan {
  enum Role {
    case provider(Provider)
    /// Declares what the provider of the next file cannot be read without.
    case support(of: Provider)
    case ordinary(Name)
  }

  private(set) var roles: [Role] = []
  /// Those that others can depend on.
  private var plain: [Provider] = []
  private var random: SplitMix64

  init(files: Int, annotated percent: Int, seed: UInt64) {
    random = SplitMix64(seed: seed)
    for number in 0..<files {
      let name = Name(number: number, &random)
      // Spread evenly, the first of a hundred percent included.
      if (number + 1) * percent / 100 > number * percent / 100 {
        addProvider(name)
      } else {
        roles.append(.ordinary(name))
      }
    }
  }

  private mutating func addProvider(_ name: Name) {
    var provider = Provider(name: name, shape: random.pick(Shape.alone))
    let neighbour = roles.count - 1
    if case .ordinary? = roles.last, random.happens(percent: 70) {
      provider.shape = random.pick(Shape.supported)
      // The first of all has no parameter whose type could have an alias.
      if provider.shape == .aliasedParameter, plain.isEmpty { provider.shape = .inheritedInit }
    }
    provider.dependencies = dependencies(for: provider.shape)
    if Shape.supported.contains(provider.shape) { roles[neighbour] = .support(of: provider) }
    roles.append(.provider(provider))
    if provider.isPlain { plain.append(provider) }
  }

  /// Up to three providers of lower files, with different labels.
  private mutating func dependencies(for shape: Shape) -> [Dependency] {
    guard !plain.isEmpty, shape != .staticLet else { return [] }
    var dependencies: [Dependency] = []
    let least = shape == .aliasedParameter ? 1 : 0
    for _ in 0..<(least + random.number(below: 4 - least)) {
      let dependency = random.pick(plain).dependency
      if !dependencies.contains(where: { $0.label == dependency.label }) { dependencies.append(dependency) }
    }
    return dependencies
  }
}

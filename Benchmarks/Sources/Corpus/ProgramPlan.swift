// SPDX-License-Identifier: MIT

/// The modules of a program, what each depends on, and what each provides, before any text is written.
struct ProgramPlan {
  /// Who may depend on whom: each layer on the one below, core modules also on lower ones of their own.
  enum Layer {
    case core, feature, app
  }

  struct Module {
    var name: String
    var layer: Layer
    /// The modules that it depends on directly, as numbers.
    var dependencies: [Int]
    /// Its providers, as numbers.
    var providers: Range<Int>
  }

  /// A class that the container builds.
  struct Node {
    var name: Name
    var module: Int
    var isKept: Bool
    /// What it is built from: always of lower numbers, so that there is no cycle.
    var needs: [Int]
  }

  private(set) var modules: [Module] = []
  private(set) var nodes: [Node] = []
  private var random: SplitMix64

  /// One target.
  init(providers: Int, seed: UInt64) {
    random = SplitMix64(seed: seed)
    add("App", .app, dependencies: [], providers: providers)
  }

  /// Many: of a hundred, 16 are core, 70 features and 14 apps, with 1 to 10 providers each, or with a given number.
  init(modules count: Int, each number: Int? = nil, seed: UInt64) {
    random = SplitMix64(seed: seed)
    let core = count * 16 / 100
    let features = count * 70 / 100
    for module in 0..<count {
      let (layer, below) =
        module < core
        ? (Layer.core, 0..<module)
        : module < core + features ? (.feature, 0..<core) : (.app, core..<core + features)
      let name = "\(layer)".capitalised + "\(module)"
      let providers = number ?? 1 + random.number(below: 10)
      add(name, layer, dependencies: some(of: below, for: layer), providers: providers)
    }
  }

  /// Below a core module are one or two, below a feature one or two, below an app three or four.
  private mutating func some(of below: Range<Int>, for layer: Layer) -> [Int] {
    guard !below.isEmpty else { return [] }
    let wanted = (layer == .app ? 3 : 1) + random.number(below: 2)
    return Set((0..<wanted).map { _ in below.lowerBound + random.number(below: below.count) }).sorted()
  }

  /// How many dependencies modules have on others.
  var edges: Int { modules.map(\.dependencies.count).reduce(0, +) }

  // MARK: Providers

  private mutating func add(_ name: String, _ layer: Layer, dependencies: [Int], providers: Int) {
    let first = nodes.count
    for number in 0..<providers {
      let node = Node(
        name: Name(number: nodes.count, &random), module: modules.count, isKept: random.happens(percent: 40),
        needs: needs(of: number, from: first, dependencies))
      nodes.append(node)
    }
    modules.append(
      Module(name: name, layer: layer, dependencies: dependencies, providers: first..<nodes.count))
  }

  /// Each dozen is a diamond, a chain below it and a fan at its end; the first of a dozen needs others from before.
  private mutating func needs(of number: Int, from first: Int, _ dependencies: [Int]) -> [Int] {
    let near =
      switch number % 12 {
      case 0: [Int]()
      case 1, 2: [number - number % 12]
      case 3: [number - 2, number - 1]
      case 4...7: [number - 1]
      case 8...10: [number - number % 12 + 7]
      default: [number - 3, number - 2, number - 1]
      }
    let far = number % 12 == 0 ? others(before: number, from: first, dependencies) : []
    return distinct(near.map { $0 + first } + far)
  }

  /// One of each module below, and one of an earlier dozen.
  private mutating func others(before number: Int, from first: Int, _ dependencies: [Int]) -> [Int] {
    let below = dependencies.map { module in
      modules[module].providers.lowerBound + random.number(below: modules[module].providers.count)
    }
    return below + (number == 0 ? [] : [first + random.number(below: number)])
  }

  /// Those whose labels differ.
  private func distinct(_ numbers: [Int]) -> [Int] {
    var labels: Set<String> = []
    return numbers.filter { labels.insert(nodes[$0].name.label).inserted }
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

// SPDX-License-Identifier: MIT

/// A line of the table: the measured thing, its unit, and its goal.
struct Figure {
  enum Goal {
    /// So many times what the hand-written code takes.
    case ratio(Double)
    /// So much in the figure's own unit.
    case most(Double)
    /// So much at each of the figure's sizes.
    case mostAt([Int: Double])
  }

  /// Says how many allocations there may be.
  enum Allocations {
    case asByHand
    case most(Double)
  }

  var name: String
  var unit = "ns"
  var goal: Goal?
  var allocations: Allocations?
  /// At which sizes the goal is set; nil for all.
  var sizes: [Int]?

  /// All figures, by their subject.
  static let all: [(title: String, figures: [Figure])] = [
    ("Access", access), ("Building", building), ("Containers", containers), ("Dynamic look-up", dynamic),
    ("Cost of the generated code", code), ("Adoption", adoption),
    ("The generator", generator), ("Incremental builds", incremental),
  ]

  private static let access = [
    Figure(name: "kept, behind a protocol", goal: .ratio(1.05)),
    Figure(name: "kept, a class", goal: .ratio(1.05)),
    Figure(name: "kept, of another module", goal: .ratio(1.05)),
    Figure(name: "kept, used in the expression", goal: .ratio(1.05)),
    Figure(name: "kept by the parent of a child", goal: .ratio(1.2)),
    Figure(name: "kept by a child", goal: .ratio(1.2)),
    Figure(name: "through @Injected", goal: .ratio(1.2)),
    Figure(name: "a transient through @Injected", goal: .ratio(1.2)),
    Figure(name: "a requirement", goal: .ratio(1.2)),
    Figure(name: "kept, two threads at once", goal: .ratio(1.05)),
  ]

  private static let building = [
    Figure(name: "transient with three dependencies", goal: .ratio(1.05), allocations: .asByHand),
    Figure(name: "transient with arguments", goal: .ratio(1.05), allocations: .asByHand),
    Figure(name: "chain of 10", goal: .ratio(1.05), allocations: .asByHand),
    Figure(name: "chain of 50", goal: .ratio(1.05), allocations: .asByHand),
    Figure(name: "a container and its first value"),
  ]

  private static let containers = [
    Figure(name: "container", goal: .ratio(2), allocations: .most(5)),
    Figure(name: "container with an override", goal: .ratio(2), allocations: .most(5)),
    Figure(name: "overriding", goal: .ratio(2), allocations: .most(5)),
    Figure(name: "child container", goal: .ratio(2.5), allocations: .most(5)),
    Figure(name: "memory of an unused provider", unit: "bytes", goal: .most(16)),
  ]

  private static let dynamic = [
    Figure(name: "dynamic, registered", goal: .ratio(8), allocations: .most(0)),
    Figure(name: "dynamic, a generated provider", goal: .ratio(8), allocations: .most(0)),
    Figure(name: "dynamic, all registrations", goal: .most(500_000), sizes: [1000]),
  ]

  private static let code = [
    Figure(name: "type-checking", unit: "ms", goal: .ratio(1.7)),
    Figure(name: "compiling, debug", unit: "ms", goal: .ratio(1.5)),
    Figure(name: "compiling, release", unit: "ms", goal: .ratio(1.5)),
    Figure(name: "machine code and data, release", unit: "bytes", goal: .ratio(1.5)),
  ]

  private static let adoption = [
    Figure(name: "clean build of one file, debug", unit: "ms", goal: .ratio(4.5)),
    Figure(name: "the same with the bundle, debug", unit: "ms"),
    Figure(name: "the same with .build from a cache", unit: "ms"),
    Figure(name: "clean build of one file, release", unit: "ms", goal: .ratio(35)),
    Figure(name: "the same with the bundle, release", unit: "ms", goal: .ratio(15)),
    Figure(name: "clean build of one file, debug, by swiftbuild", unit: "ms"),
    Figure(name: "the same with the bundle, debug, by swiftbuild", unit: "ms"),
    Figure(name: "clean build of one file, release, by swiftbuild", unit: "ms", goal: .ratio(35)),
    Figure(name: "the same with the bundle, release, by swiftbuild", unit: "ms", goal: .ratio(15)),
  ]

  private static let generator = [
    Figure(
      name: "generating, prebuilt", unit: "ms", goal: .mostAt([100: 20, 1000: 100, 10000: 1000]))
  ]

  private static let incremental = [
    Figure(name: "build without a change", unit: "ms", goal: .ratio(1.05)),
    Figure(name: "build after a function body", unit: "ms", goal: .ratio(1.25)),
    Figure(name: "build after a provider", unit: "ms", goal: .ratio(1.25)),
  ]
}

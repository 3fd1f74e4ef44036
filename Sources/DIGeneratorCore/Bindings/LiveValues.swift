// SPDX-License-Identifier: MIT

// Live values, which reach outside of the program, so that tests must fake them.

extension Binding {
  /// Whether tests must fake it. A replacement of a live provider in the same module is live too. A replacement in another module
  /// needs no fake of its own if the accessor has one. A value that only a replacement asks for is not built below a fake.
  package var isLive: Bool {
    switch layer.use {
    case .offered: saysLive
    case .foreign: layer.foreign.map { saysLive && !$0.replaced.isLive } ?? false
    case .decorated, .none: false
    }
  }

  private var saysLive: Bool { options?.live != nil || layer.below?.saysLive == true }

  /// The types whose accessors a test fakes. If the value is provided under its own type too, the other accessors get it from
  /// that one.
  var fakedTypes: [Int] {
    if !isLive { return [] }
    return (provided.count > 1 ? ownPosition : nil).map { [$0] }
      ?? provided.indices.filter { !provided[$0].isElement }
  }
}

extension ProviderReader.Source {
  /// Checks that the fake of a live value can take its place for all who use it.
  func checkLive(_ binding: Binding) throws(Refusal) {
    guard let place = options.live else { return }
    if let element = binding.provided.first(where: \.isElement), binding.ownPosition == nil {
      throw Refusal(
        "'\(binding.title)' is live, and a fake of it would not replace it in '[\(element.spelling)]'; give both accessors: as: [\((binding.offered + [element]).map(\.type.title).commaSeparated)]",
        at: place)
    }
    if let argument = binding.arguments.first(where: \.isConfined) {
      throw Refusal(
        "'\(binding.title)' is live, and a fake of it cannot take the argument '\(argument.name)', which is '\(argument.spelling)'; take a plain value, or an '@escaping' function",
        at: place)
    }
  }
}

extension Refusal {
  static func liveGeneric(_ binding: Binding, at place: Place) -> Refusal {
    Refusal(
      "'live' needs one accessor that tests can fake, and a generic provider has one for each type; provide each '\(binding.concrete.title)' that is needed by a static func",
      at: place)
  }
}

// SPDX-License-Identifier: MIT

extension Planner {
  /// The functions that set properties of the target's own values.
  func setters() -> [Plan.Setter] {
    graph.providers.indices.compactMap { number in
      let provider = graph.providers[number]
      guard provider.module == module, !provider.isReplaced else { return nil }
      return provider.setterName.map {
        Plan.Setter(
          name: $0, type: provider.concrete.spelling, availability: provider.availability,
          settings: provider.settings, actor: graph.effects[number].actor,
          condition: provider.writtenCondition)
      }
    }.ordered(by: \.name)
  }
}

extension Provider {
  /// The function that makes the assignments of `set:`; nil where there are none.
  var setterName: String? {
    if settings.isEmpty { return nil }
    let owner = foundOwner.isChild ? "\(foundOwner.className)_" : ""
    return title.isPlainIdentifier ? "_set_\(owner)\(title)" : "_set_at_\(place.line)_\(place.column)"
  }
}

// SPDX-License-Identifier: MIT

extension Entry {
  /// The user's line for the compiler's error about the call: the line of a parameter that may take another value than its
  /// type says, else the declaration's. Nil if no error is expected.
  func findPlaceOfCall() -> Place? {
    if source != nil { return nil }
    let table = file.table
    let doubtful = zip(binding.parameters, variant.values).first { parameter, value in
      parameter.isUncertain || binding.isMemberwise && parameter.mayBeFunction
        || parameter.type.identity.isForeign
          && value.target.map { table.unreadNames.differ(binding.files, $0.binding.files) } == true
    }
    return doubtful?.0.place ?? table.placeOfDoubt(in: binding)
      ?? (binding.isUncertain || isWaiting || !doubts.isEmpty ? binding.place : nil)
      ?? binding.parameters.indices.first { isGivenAway($0) || leavesPlace($0) }
      .map { binding.parameters[$0].place }
  }

  /// Whether an await may send a value to another isolation: in the build, or later in a deferred edge.
  var isWaiting: Bool {
    source == nil
      && (effects.isAsync && !binding.parameters.isEmpty
        || effects.isAsync && !binding.injections.isEmpty
        || later.contains {
          $0.type.effects.isAsync && file.effects(of: $0.target).seenActor != nil
        })
  }
}

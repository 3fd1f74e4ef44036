// SPDX-License-Identifier: MIT

/// The shortest routes from some bindings along given steps.
struct Routes {
  /// The bindings that the routes reach: the starts, then the others by distance.
  private(set) var reached: [Binding]
  /// The last step of the route to each binding.
  private var cameBy: [Binding.ID: Edge] = [:]

  init(from starts: [Binding], by steps: (Binding) -> [Edge]) {
    reached = starts
    var seen = Set(starts.map(\.id))
    var position = 0
    while position < reached.count {
      for step in steps(reached[position]) where seen.insert(step.target.id).inserted {
        cameBy[step.target.id] = step
        reached.append(step.target)
      }
      position += 1
    }
  }

  /// The steps of the route to a binding; empty for a start, and for a binding that no route reaches.
  func way(to end: Binding) -> [Edge] {
    var way: [Edge] = []
    var end = end
    while let step = cameBy[end.id] {
      way.append(step)
      end = step.user
    }
    return way.reversed()
  }

  /// The route to a binding as notes; of a long route, the first and last ten steps.
  func notes(to end: Binding) -> Notes {
    let notes = way(to: end).map(\.note)
    guard notes.count > 20 else { return notes }
    let between = notes[10].place.note("\(notes.count - 20) more steps lie between")
    return notes.prefix(10) + [between] + notes.suffix(10)
  }
}

/// The bindings in an order in which each comes after its dependencies, and the cycles that this order has to break.
struct BuildOrder {
  private(set) var bindings: [Binding] = []
  /// The first hundred cycles.
  private(set) var cycles: [[Edge]] = []

  init(of all: [Binding], by steps: (Binding) -> [Edge]) {
    var seen: Set<Binding.ID> = []
    var position: [Binding.ID: Int] = [:]
    // An explicit stack, because a long chain of dependencies would overflow the stack of a recursion.
    var path: [(binding: Binding, by: Edge?, rest: ArraySlice<Edge>)] = []
    func enter(_ binding: Binding, _ step: Edge?) {
      guard seen.insert(binding.id).inserted else { return }
      position[binding.id] = path.count
      path.append((binding, step, steps(binding)[...]))
    }
    for binding in all {
      enter(binding, nil)
      while let last = path.last {
        guard let step = path[path.count - 1].rest.popFirst() else {
          path.removeLast()
          position[last.binding.id] = nil
          bindings.append(last.binding)
          continue
        }
        if let start = position[step.target.id], cycles.count < 100 {
          cycles.append(path[(start + 1)...].compactMap(\.by) + [step])
        }
        enter(step.target, step)
      }
    }
  }
}

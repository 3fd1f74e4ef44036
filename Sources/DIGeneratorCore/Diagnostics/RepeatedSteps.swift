// SPDX-License-Identifier: MIT

/// Prints the steps of a route once: where several mistakes lie on one way, those after the first refer to it.
enum RepeatedSteps {
  /// Fewer steps than this are as quickly read as a remark that stands for them.
  private static let worthwhile = 2

  /// Where a step stands: in which diagnostic, as which of its notes.
  private struct Spot {
    var diagnostic: Int
    var note: Int
  }

  /// The spots to look at for each step: all would be too many where thousands of mistakes lie on one way.
  private struct Spots {
    var first: Spot
    var last: Spot
  }

  /// The diagnostics in the order in which they are printed, with remarks in place of steps that were printed before.
  static func shownOnce(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var result = diagnostics
    var shown: [Diagnostic.Note: Spots] = [:]
    for (number, diagnostic) in diagnostics.enumerated() {
      // A cycle's steps are the mistake itself.
      if diagnostic.id != .dependencyCycle {
        result[number].notes = shortened(diagnostic.notes, shown, in: diagnostics)
      }
      for (position, note) in diagnostic.notes.enumerated() where note.step != nil {
        let spot = Spot(diagnostic: number, note: position)
        shown[note, default: Spots(first: spot, last: spot)].last = spot
      }
    }
    return result
  }

  private static func shortened(
    _ notes: [Diagnostic.Note], _ shown: [Diagnostic.Note: Spots], in diagnostics: [Diagnostic]
  ) -> [Diagnostic.Note] {
    var result: [Diagnostic.Note] = []
    var rest = notes[...]
    while let note = rest.first {
      let spots = shown[note].map { [$0.first, $0.last] } ?? []
      let runs = spots.map { (spot: $0, length: length(of: rest, from: $0, in: diagnostics)) }
      let longest = runs.max { $0.length < $1.length }
      if let longest, longest.length >= worthwhile {
        let place = diagnostics[longest.spot.diagnostic].place
        result.append(remark(on: rest.prefix(longest.length), at: place))
        rest = rest.dropFirst(longest.length)
      } else {
        result.append(note)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// How many steps at the front are those that stand in another diagnostic, one after the other.
  private static func length(
    of notes: ArraySlice<Diagnostic.Note>, from spot: Spot, in diagnostics: [Diagnostic]
  ) -> Int {
    let earlier = diagnostics[spot.diagnostic].notes[spot.note...]
    return zip(notes, earlier).prefix { $0.step != nil && $0 == $1 }.count
  }

  private static func remark(on run: ArraySlice<Diagnostic.Note>, at place: Place) -> Diagnostic.Note {
    let (from, to) = (run.first?.step?.from ?? "", run.last?.step?.to ?? "")
    return .init(
      "\(from) leads to \(to) as in the error at \(place.inShort)", at: run.first?.place ?? place)
  }
}

extension Place {
  /// The place as it is found in a list of errors, without the folders.
  fileprivate var inShort: String {
    let name = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? path
    return "\(name):\(line):\(column)"
  }
}

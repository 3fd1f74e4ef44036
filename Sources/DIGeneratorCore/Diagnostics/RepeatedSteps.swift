// SPDX-License-Identifier: MIT

/// Prints the steps of a route once: where several mistakes lie on one way, those after the first refer to it.
enum RepeatedSteps {
  /// Fewer steps than this are as quickly read as a remark that stands for them.
  private static let worthwhile = 2

  /// A step that was printed: in which diagnostic, as which of its notes.
  private struct Shown: Equatable {
    var diagnostic: Int
    var note: Int

    func advanced(by count: Int) -> Shown { Shown(diagnostic: diagnostic, note: note + count) }
  }

  /// The diagnostics in the order in which they are printed, with remarks in place of steps that were printed before.
  static func shownOnce(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var result = diagnostics
    var shown: [Diagnostic.Note: Shown] = [:]
    for (number, diagnostic) in diagnostics.enumerated() {
      // A cycle's steps are the mistake itself.
      if diagnostic.id != .dependencyCycle {
        result[number].notes = shortened(diagnostic.notes, shown, in: diagnostics)
      }
      for (position, note) in diagnostic.notes.enumerated() where note.step != nil && shown[note] == nil {
        shown[note] = Shown(diagnostic: number, note: position)
      }
    }
    return result
  }

  private static func shortened(
    _ notes: [Diagnostic.Note], _ shown: [Diagnostic.Note: Shown], in diagnostics: [Diagnostic]
  ) -> [Diagnostic.Note] {
    var result: [Diagnostic.Note] = []
    var rest = notes[...]
    while let note = rest.first {
      let run = repeated(in: rest, shown)
      if run.count >= worthwhile, let first = shown[note] {
        result.append(remark(on: run, at: diagnostics[first.diagnostic].place))
        rest = rest.dropFirst(run.count)
      } else {
        result.append(note)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The steps at the front that were printed one after the other, in one diagnostic.
  private static func repeated(
    in notes: ArraySlice<Diagnostic.Note>, _ shown: [Diagnostic.Note: Shown]
  ) -> ArraySlice<Diagnostic.Note> {
    guard let first = notes.first.flatMap({ shown[$0] }) else { return [] }
    let run = notes.enumerated().prefix { offset, note in shown[note] == first.advanced(by: offset) }
    return notes.prefix(run.count)
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

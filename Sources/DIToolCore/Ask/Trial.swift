// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Carries advice out in memory and asks again, so that no advice is given that does not work.
struct Trial {
  let consumer: GraphIndex.Provider
  let parameter: GraphDocument.Parameter
  let reading: AskedGraph.Reading

  /// The message of a note with advice that gives the parameter the declaration at the note's place. Nil if no advice does.
  func message(of note: Note) -> String? {
    // A name lets the parameter choose it, if it has the label or asks for the name.
    let labelled = parameter.named == nil ? note.naming(parameter.label) : nil
    let others = parameter.named == nil ? note.ownName.map { [(note.naming($0), asking(for: $0))] } ?? [] : []
    for (note, more) in [(note, nil), (labelled, nil)] + others {
      guard let note, works(note, more) else { continue }
      return note.message + (more.map { ", and behind the parameter: \($0.new.trimmed)" } ?? "")
    }
    return nil
  }

  private func asking(for name: String) -> Diagnostic.Fix? {
    let place = reading.place(of: consumer.id, parameter.label)
    return place.flatMap { WrittenParameter(at: $0, in: ReadFiles())?.adding("/* @named(\(name)) */") }
  }

  private func works(_ note: Note, _ more: Diagnostic.Fix?) -> Bool {
    guard let place = reading.place(of: consumer.id, parameter.label) else { return false }
    let mistake = Diagnostic(
      .missingProvider, "no provider for '\(parameter.type)'", at: place, notes: [note])
    return note.ways(to: mistake, in: ReadFiles()).contains { way in
      fills(note.place, with: [way.fix] + (more.map { [$0] } ?? []))
    }
  }

  /// Whether the parameter gets the declaration at a place after some edits, without a new mistake.
  private func fills(_ place: Place, with fixes: [Diagnostic.Fix]) -> Bool {
    var patches: [String: FilePatch] = [:]
    for fix in fixes {
      var patch = patches[fix.place.path] ?? FilePatch(of: fix.place.source)
      guard let range = fix.range, patch.hasRoom(for: range) else { return false }
      patch.add(Array(fix.new.utf8), at: range)
      patches[fix.place.path] = patch
    }
    let changed = reading.again { file in patches[file.path].map { file.changed(to: $0.bytes) } ?? file }
    guard let (root, diagnostics) = changed, diagnostics.count <= reading.diagnostics.count else {
      return false
    }
    let index = GraphIndex(root.document)
    let path = root.path(of: place)
    return index.needs(of: consumer.id).contains { edge in
      guard edge.parameter == parameter.label, let chosen = index[edge.to], chosen.path == path else {
        return false
      }
      return (place.line...place.line + 1).contains(chosen.line) && reading.index[edge.to]?.line != place.line
    }
  }
}

extension Note {
  /// The note with a name in the directive or option that it proposes; nil if it proposes none.
  fileprivate func naming(_ name: String) -> Note? {
    guard let old = advice.suggestions.first, [.above, .option].contains(old.kind),
      !old.text.contains("name:")
    else {
      return nil
    }
    let option = "name: \(name)"
    let text =
      old.kind == .option
      ? "\(old.text), \(option)"
      : old.text.hasSuffix(")") ? "\(old.text.dropLast()), \(option))" : "\(old.text)(\(option))"
    var changed = advice
    changed.text = advice.text.replacing(old.text, with: text)
    changed.suggestions[0].text = text
    changed.suggestions.removeSubrange(1...)
    return place.note(changed)
  }

  /// The name of the type or func that it is about, as an accessor has it.
  fileprivate var ownName: String? {
    message.quotedWords.first.map { name in
      let start = name.prefix { $0.isUppercase }
      let count = start.count > 1 && start.count < name.count ? start.count - 1 : start.count
      return name.prefix(count).lowercased() + name.dropFirst(count)
    }
  }

  /// The message without its advice.
  var withoutAdvice: String {
    guard let text = advice.suggestions.first?.text, let end = message.firstRange(of: text)?.lowerBound,
      let sign = message[..<end].lastIndex(of: ";")
    else { return message }
    return String(message[..<sign])
  }
}

// SPDX-License-Identifier: MIT

/// Reports generated calls that may mean another initializer or function than the annotated one, however they are written.
/// The compiler ranks the candidates and picks one silently.
struct OverloadCheck {
  let graph: Graph

  var diagnostics: [Diagnostic] {
    graph.own.compactMap { node in
      guard let written = node.binding.written, !written.overloads.isEmpty else { return nil }
      return node.variants.lazy.compactMap { variant in
        node.meaning(of: variant, in: graph.table).rival.map { mistake(node.binding, written.call, $0, $1) }
      }.first
    }
  }

  private func mistake(
    _ binding: Binding, _ call: WrittenBinding.Call, _ rival: CallMeaning.Rival, _ position: Int?
  ) -> Diagnostic {
    let kind = if case .function = call { "function" } else { "initializer" }
    let leftOut = position.map { binding.parameters[$0] }
    let place = leftOut?.place ?? binding.place
    var other = "another \(kind)"
    var notes: [Note] = []
    if case .inherited(let superclass) = rival {
      other = "an initializer inherited from '\(superclass)', which is not read"
    }
    if case .read(let overload) = rival {
      if leftOut == nil { other = "another one, which takes the same labels" }
      // A call of one with equal labels would be as ambiguous.
      let isAsAmbiguous = leftOut == nil && !overload.note.suggestions.isEmpty
      notes.append(overload.place.note(isAsAmbiguous ? "this one" : overload.note))
    }
    let given = leftOut.map { " with '\($0.name)' given" } ?? ""
    let start = notes.isEmpty ? "" : "else "
    notes.append(
      place.note("\(start)provide a static func of another name that calls this one\(given)"))
    let message =
      leftOut.map {
        "'\($0.name)' \($0.isArgument ? "may be" : "is") left out, and then the call may mean \(other)"
      } ?? "the call of this \(kind) may mean \(other)"
    return Diagnostic(.ambiguousInitializer, "\(message)", at: place, notes: notes)
  }
}

// SPDX-License-Identifier: MIT

extension ProviderReader {
  /// The one initializer of an annotated type that can be meant: the marked one, else the only usable one.
  mutating func chooseInitializer(_ index: Int, _ type: Declaration) -> Initializers.Candidate? {
    let initializers = initializers.within(table.condition(of: index))
    let all = initializers.all(of: index)
    let (clear, meant) = (all.filter(isMarked), all.filter { $0.isMeant })
    let marked = clear.isEmpty ? meant : clear
    let usable = marked.isEmpty ? all.filter(initializers.isUsable) : marked
    if !usable.isEmpty, !usable.contains(where: { initializers.isCertain($0, of: index) }) {
      unsupported(
        "the initializer of '\(type.name)' depends on '#if'; write '// @provide' above each 'init' instead of above the type, or above a static func with the '#if' in its body",
        type.place)
      return nil
    }
    switch usable.count {
    case 1: return check(usable[0])
    case 0: reportNone(index, type, all)
    default: reportSeveral(index, type, usable, areMarked: !marked.isEmpty)
    }
    return nil
  }

  private func isMarked(_ candidate: Initializers.Candidate) -> Bool {
    candidate.declaration != nil && candidate.site.isProvided
  }

  private mutating func check(_ chosen: Initializers.Candidate) -> Initializers.Candidate? {
    guard let index = chosen.declaration else { return chosen }
    let declaration = table.declarations[index]
    let isSound = isUnderstood(declaration) && isProvidable(declaration) && isInfallible(declaration)
    return isSound ? chosen : nil
  }

  private mutating func reportNone(_ index: Int, _ type: Declaration, _ all: [Initializers.Candidate]) {
    let candidates = all.filter { $0.declaration != nil }.map {
      Diagnostic.Note("this initializer \(initializers.reasonAgainst($0))", at: $0.place)
    }
    let obstacles = initializers.obstacles(of: index).map { Diagnostic.Note($0.reason, at: $0.place) }
    let mend = Diagnostic.Note(
      "write an initializer that other files can call, or move the '@provide' above a static func that returns '\(type.name)'",
      at: type.place)
    diagnostics.report(
      .noUsableInitializer,
      "'\(type.name)' has no initializer that a container could call", at: type.place,
      notes: candidates + obstacles + [mend])
  }

  private mutating func reportSeveral(
    _ index: Int, _ type: Declaration, _ usable: [Initializers.Candidate], areMarked: Bool
  ) {
    let notes = usable.map { candidate in
      guard let declaration = candidate.declaration else {
        return Diagnostic.Note(
          "the memberwise initializer is one; write it out to mark it", at: candidate.place)
      }
      let owner = table.declarations[declaration].parent.flatMap(table.identity(ofDeclaration:))
      let isInherited = owner != table.identity(ofDeclaration: index)
      return .init(
        isInherited ? "this is one; override it in '\(type.name)' to mark it" : "this is one",
        at: candidate.place)
    }
    let mend = areMarked ? "mark only one of them" : "write '// @provide' above the one to use"
    diagnostics.report(
      .ambiguousInitializer,
      "'\(type.name)' has \(usable.count) initializers that could be meant; \(mend)",
      at: type.place, notes: notes)
  }
}

extension Initializers.Candidate {
  /// Whether a misspelt directive was to mark it, which is reported.
  fileprivate var isMeant: Bool { declaration != nil && !site.attempts.isEmpty }
}

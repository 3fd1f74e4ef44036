// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The mistakes that can be mended, and the edits that do it.
struct FixPlan {
  /// The reason why a mistake is left as it is.
  enum Obstacle: Equatable {
    /// The diagnostic has no fix.
    case noFix
    /// The fix touches a text that another fix changes.
    case overlap
    /// Each way is a choice, with the number by which it is taken.
    case choice([Choice])
    /// All ways change a file that is not the user's own, but this owner's.
    case foreign(String)
  }

  /// One of several ways to mend a mistake.
  struct Choice: Equatable {
    var number: Int
    var fix: Diagnostic.Fix
  }

  /// The changed files, by path.
  private(set) var patches: [String: FilePatch] = [:]
  /// How many mistakes are mended.
  private(set) var mended = 0
  /// The mistakes that are left, in order.
  private(set) var left: [(diagnostic: Diagnostic, obstacle: Obstacle)] = []
  private var taken: Set<Diagnostic.Fix> = []
  /// The ways to choose from, by their numbers from 1. Several mistakes may have the same.
  private var choices: [Diagnostic.Fix] = []
  private let chosen: Set<Int>
  /// The chosen numbers that no mistake took.
  private(set) var unused: Set<Int>
  /// The package of each module whose files must not be changed.
  private let packages: [String: String]
  private let files = ReadFiles()

  /// How many ways there are to choose from.
  var ways: Int { choices.count }

  /// Plans the fixes of diagnostics. Where two fixes overlap, the first one is made. Of several ways to mend a mistake, the
  /// chosen one is taken. Files of the modules of other packages are not changed.
  init(
    for diagnostics: [Diagnostic], choosing chosen: Set<Int> = [], without packages: [String: String] = [:]
  ) {
    (self.chosen, unused, self.packages) = (chosen, chosen, packages)
    for diagnostic in diagnostics {
      if let obstacle = take(diagnostic) { left.append((diagnostic, obstacle)) } else { mended += 1 }
    }
  }

  /// The changed files in the order of their paths.
  var sortedPatches: [FilePatch] { patches.values.sorted { $0.file.path < $1.file.path } }

  private mutating func take(_ diagnostic: Diagnostic) -> Obstacle? {
    let all = diagnostic.ways(in: files)
    let ways = all.filter { owner(of: $0.fix) == nil }
    guard let first = ways.first else {
      return all.first.flatMap { owner(of: $0.fix) }.map(Obstacle.foreign) ?? .noFix
    }
    if ways.count == 1, first.isCertain { return take(first.fix) }
    let numbered = ways.map { Choice(number: number(of: $0.fix), fix: $0.fix) }
    guard let choice = numbered.first(where: { chosen.contains($0.number) }) else { return .choice(numbered) }
    unused.remove(choice.number)
    return take(choice.fix)
  }

  /// The owner of the file that a fix changes; nil for a file of the user's own.
  private func owner(of fix: Diagnostic.Fix) -> String? {
    let source = fix.place.source
    if source.isGenerated { return "a file that another plugin makes" }
    return packages[source.module].map { "the package '\($0)'" }
  }

  private mutating func number(of fix: Diagnostic.Fix) -> Int {
    if let index = choices.firstIndex(of: fix) { return index + 1 }
    choices.append(fix)
    return choices.count
  }

  private mutating func take(_ fix: Diagnostic.Fix) -> Obstacle? {
    // One fix can mend several mistakes.
    guard !taken.contains(fix) else { return nil }
    var patch = patches[fix.place.path] ?? FilePatch(of: fix.place.source)
    guard let range = fix.range, patch.hasRoom(for: range) else { return .overlap }
    patch.add(fix.place.source.bytes(of: fix.new), at: range)
    patches[fix.place.path] = patch
    taken.insert(fix)
    return nil
  }
}

extension Diagnostic.Fix {
  /// The place behind the old text.
  var end: Place { place.moved(by: old.utf8.count) }

  /// The bytes that it replaces; nil where the file has another text there.
  var range: Range<Int>? {
    let (range, bytes) = (place.offset..<place.offset + old.utf8.count, place.source.bytes)
    guard !place.isWholeFile, range.upperBound <= bytes.count else { return nil }
    return bytes[range].elementsEqual(old.utf8) ? range : nil
  }
}

extension Diagnostic {
  /// The diagnostic without a fix that does not fit the file, so that no impossible fix is offered.
  var withFittingFix: Diagnostic {
    var result = self
    if fix?.range == nil { result.fix = nil }
    return result
  }
}

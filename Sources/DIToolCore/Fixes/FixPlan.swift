// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Which of some mistakes are mended, and what that changes.
struct FixPlan {
  /// Why a mistake is left as it is.
  enum Obstacle: Equatable {
    /// Nothing mechanical mends it.
    case noFix
    /// Several things would; the choice is the user's.
    case severalFixes([String])
    /// Its edits touch those of another fix.
    case overlap
    /// Doing it would only bring another mistake in its place.
    case leads(to: Diagnostic)
  }

  /// The changed files, by path.
  private(set) var patches: [String: FilePatch] = [:]
  /// How many mistakes are mended.
  private(set) var mended = 0
  /// What is left, in order.
  private(set) var left: [(diagnostic: Diagnostic, obstacle: Obstacle)] = []
  private var taken: Set<[Diagnostic.Edit]> = []

  /// What would be wrong that was not, once files are changed, by path.
  typealias Trial = ([String: [UInt8]]) -> Diagnostic?

  /// Plans to mend diagnostics, the first ones first where they get in each other's way. What a remark proposes is tried
  /// out: it need not be all that there is to do.
  init(for diagnostics: [Diagnostic], trying trial: Trial = { _ in nil }) {
    for diagnostic in diagnostics {
      if let obstacle = take(diagnostic, trial) { left.append((diagnostic, obstacle)) } else { mended += 1 }
    }
  }

  /// The changed files in the order of their paths.
  var sortedPatches: [FilePatch] { patches.values.sorted { $0.file.path < $1.file.path } }

  /// Whether something is left for the user to choose.
  var leavesChoice: Bool {
    left.contains { if case .severalFixes = $0.obstacle { true } else { false } }
  }

  private mutating func take(_ diagnostic: Diagnostic, _ trial: Trial) -> Obstacle? {
    let fixes = diagnostic.fixes
    guard let fix = fixes.first else { return .noFix }
    guard Set(fixes.map(\.edits)).count == 1 else { return .severalFixes(fixes.map(\.title)) }
    // One edit can mend several mistakes.
    guard !taken.contains(fix.edits) else { return nil }
    var changed = patches
    for edit in fix.edits {
      guard add(edit, to: &changed) else { return .overlap }
    }
    if diagnostic.fix == nil, let next = trial(changed.mapValues(\.bytes)) { return .leads(to: next) }
    patches = changed
    taken.insert(fix.edits)
    return nil
  }

  private func add(_ edit: Diagnostic.Edit, to patches: inout [String: FilePatch]) -> Bool {
    guard let range = edit.range else { return false }
    var patch = patches[edit.place.path] ?? FilePatch(of: edit.place.source)
    guard patch.hasRoom(for: range) else { return false }
    patch.add(Array(edit.new.utf8), at: range)
    patches[edit.place.path] = patch
    return true
  }
}

// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Which of some mistakes are mended, and what that changes.
struct FixPlan {
  /// Why a mistake is left as it is.
  enum Obstacle: Equatable {
    /// Nothing mechanical mends it.
    case noFix
    /// Its edits touch those of another fix.
    case overlap
  }

  /// The changed files, by path.
  private(set) var patches: [String: FilePatch] = [:]
  /// How many mistakes are mended.
  private(set) var mended = 0
  /// What is left, in order.
  private(set) var left: [(diagnostic: Diagnostic, obstacle: Obstacle)] = []
  private var taken: Set<[Diagnostic.Edit]> = []

  /// Plans to mend diagnostics, the first ones first where they get in each other's way.
  init(for diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      if let obstacle = take(diagnostic) { left.append((diagnostic, obstacle)) } else { mended += 1 }
    }
  }

  /// The changed files in the order of their paths.
  var sortedPatches: [FilePatch] { patches.values.sorted { $0.file.path < $1.file.path } }

  private mutating func take(_ diagnostic: Diagnostic) -> Obstacle? {
    guard let fix = diagnostic.fix else { return .noFix }
    // One edit can mend several mistakes.
    guard !taken.contains(fix.edits) else { return nil }
    var changed = patches
    for edit in fix.edits {
      guard add(edit, to: &changed) else { return .overlap }
    }
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

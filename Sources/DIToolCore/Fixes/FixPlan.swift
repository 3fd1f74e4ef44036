// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// Which of some mistakes are mended, and what that changes.
struct FixPlan {
  /// Why a mistake is left as it is.
  enum Obstacle: Equatable {
    /// Nothing mechanical mends it.
    case noFix
    /// It touches what another fix changes.
    case overlap
  }

  /// The changed files, by path.
  private(set) var patches: [String: FilePatch] = [:]
  /// How many mistakes are mended.
  private(set) var mended = 0
  /// What is left, in order.
  private(set) var left: [(diagnostic: Diagnostic, obstacle: Obstacle)] = []
  private var taken: Set<Diagnostic.Fix> = []

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
    // One can mend several mistakes.
    guard !taken.contains(fix) else { return nil }
    var patch = patches[fix.place.path] ?? FilePatch(of: fix.place.source)
    guard let range = fix.range, patch.hasRoom(for: range) else { return .overlap }
    patch.add(Array(fix.new.utf8), at: range)
    patches[fix.place.path] = patch
    taken.insert(fix)
    return nil
  }
}

extension Diagnostic.Fix {
  /// The place behind the old text.
  var end: Place { place.moved(by: old.utf8.count) }

  /// The bytes that it replaces; nil where something else stands there.
  var range: Range<Int>? {
    let (range, bytes) = (place.offset..<place.offset + old.utf8.count, place.source.bytes)
    guard !place.isWholeFile, range.upperBound <= bytes.count else { return nil }
    return bytes[range].elementsEqual(old.utf8) ? range : nil
  }
}

extension Diagnostic {
  /// The diagnostic without a fix that does not fit the file: nobody should be offered one that cannot be done.
  var withFittingFix: Diagnostic {
    var result = self
    if fix?.range == nil { result.fix = nil }
    return result
  }
}

extension GenerateArguments {
  /// What is wrong, with the fixes that can be done.
  func diagnose() -> [Diagnostic] { run().diagnostics.map(\.withFittingFix) }
}

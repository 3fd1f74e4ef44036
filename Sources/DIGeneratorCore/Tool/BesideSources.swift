// SPDX-License-Identifier: MIT

/// The files of a target of the same package that the one being generated for does not depend on. Nothing there
/// provides anything here; where something is missing, it may be what was forgotten in the manifest.
package struct BesideSources: Sendable {
  /// The target's name, as `Package.swift` has it.
  var target: String
  /// Its files; their module is ``module(of:)`` of the target.
  var files: [SourceFile]

  /// The module that SwiftPM makes of a target of some name.
  static func module(of target: String) -> String {
    let letters = target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (target.first?.isNumber == true ? "_" : "") + String(letters)
  }

  /// Reads what lists name, each line a target, a tab, and a path. What cannot be read helps nobody, and is no
  /// mistake of this target.
  static func read(_ lists: [String]) -> [BesideSources] {
    var ignored = DiagnosticCollector()
    let lines = SourceReader.paths(lists, &ignored).map { $0.split(separator: "\t").map(String.init) }
    return Dictionary(grouping: lines.filter { $0.count == 2 }) { $0[0] }.sorted().map { target, lines in
      let files = SourceReader.files(lines.map { $0[1] }, module: module(of: target), &ignored)
      return BesideSources(target: target, files: files)
    }
  }
}

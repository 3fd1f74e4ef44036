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

  /// Reads what a list names, each line a target, a tab, and a path. What cannot be read helps nobody, and is no
  /// mistake of this target.
  static func read(list path: String) -> [BesideSources] {
    var ignored = DiagnosticCollector()
    var paths: [(path: String, module: String)] = []
    var targets: [String: String] = [:]
    for line in SourceReader.paths(inList: path, diagnostics: &ignored) {
      guard let tab = line.firstIndex(of: "\t") else { continue }
      let target = String(line[..<tab])
      targets[module(of: target)] = target
      paths.append((String(line[line.index(after: tab)...]), module(of: target)))
    }
    let files = Dictionary(
      grouping: SourceReader.files(at: paths, diagnostics: &ignored), by: \.module)
    return files.sorted().map { module, files in
      BesideSources(target: targets[module] ?? module, files: files)
    }
  }
}

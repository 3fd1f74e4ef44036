// SPDX-License-Identifier: MIT

/// The file that a run with mistakes leaves: the last generated one, but its containers cannot be made.
///
/// A language server does not show the output of a command that failed. But it reads the generated file, and so shows the
/// first mistake wherever a container is made, while all accessors stay known. A build never compiles this file.
struct FailedFile {
  let module: String
  let hasRuntime: Bool
  let diagnostics: [Diagnostic]

  /// The text of the file, made of the one that is there, if there is one.
  func text(after last: [UInt8]?) -> String {
    let isOurs = last?.starts(with: SourceFile.markOfGenerated.utf8) == true
    let file = SourceFile(path: "", module: module, bytes: isOurs ? last ?? [] : Array(empty.utf8))
    var lines: [String] = []
    for line in (1...file.lineCount).map(file.text(ofLine:)) {
      if line.hasPrefix("  convenience init(") {
        while lines.last?.hasPrefix("  @") == true { lines.removeLast() }
        lines.append("  @available(*, unavailable, message: \(message.literal))")
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  /// The first mistake, and the number of the others.
  private var message: String {
    let first = diagnostics[0]
    let others = diagnostics.count - 1
    return "\(first.summary)\(others > 0 ? " (and \(others) more)" : "")"
  }

  /// A file that only has containers.
  private var empty: String {
    let start = GeneratedFile.firstLine(of: module)
    return hasRuntime
      ? """
      \(start)
      public import DIRuntime

      nonisolated extension DIRuntime.Container {
        convenience init() { fatalError() }
        convenience init(_ overrides: (inout DIRuntime.Overrides) -> Swift.Void) { fatalError() }
      }

      """ : "\(start)\n"
  }
}

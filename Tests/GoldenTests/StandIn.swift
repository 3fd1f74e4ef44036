// SPDX-License-Identifier: MIT

import Foundation

/// Modules with the public shape of other libraries, for the pages about moving from them, and of SwiftUI. A machine without
/// a network, or without Apple's libraries, has only these: `Tests/StandIns/<Module>/`.
enum StandIn {
  static let folder = "Tests/StandIns"

  /// The files of a program, and the modules of other libraries that they import.
  static func added(to files: [DocumentedProgram.File]) -> [DocumentedProgram.File] {
    let own = files.filter { !$0.isStandIn }
    return own + all.filter { file in own.contains { $0.text.contains("import \(file.module)\n") } }
  }

  private static let all: [DocumentedProgram.File] = {
    let root = DocumentedPage.root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8)
      return DocumentedProgram.File(
        path: "Sources/\(name)", page: "\(folder)/\(name)", line: 1, text: text ?? "")
    }
  }()
}

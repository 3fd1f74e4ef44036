// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIGeneratorCore

@Suite("Reserved names")
struct ReservedNamesTests {
  /// What generated code sees of a container, by the runtime's own sources; or only what everybody does.
  static func members(ofEverybody isForAll: Bool = false) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Sources/DIRuntime").path
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
    var model = SourceModel(module: "DIRuntime")
    for path in paths {
      let file = SourceFile(
        path: path, module: "DIRuntime", bytes: try FileSystem.read("\(folder)/\(path)"))
      model.add([file])
    }
    let members = model.declarations.filter { member in
      guard let parent = member.parent, parent.name == "Container" else {
        return false
      }
      return ([.let, .var, .func] as [Declaration.Kind]).contains(member.kind) && member.has("public")
        && !(isForAll ? parent.attributes + member.attributes : []).contains { $0.name == "_spi" }
    }
    return Set(members.map(\.name))
  }

  @Test("No accessor may be named like a member of containers")
  func members() throws {
    let members = try Self.members()
    #expect(members.isSuperset(of: ["_kept", "current", "fresh", "overriding"]))
    #expect(members.filter { ReservedNames.complaint(about: $0) == nil } == [])
  }

  @Test("Behind 'container.' nobody is offered what only generated code calls")
  func offered() throws {
    let members = try Self.members(ofEverybody: true)
    #expect(members.contains("fresh") && !members.contains { $0.hasPrefix("_") })
    #expect(members.count <= 20)
  }
}

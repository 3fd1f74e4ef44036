// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DIToolCore

/// One place may have two paths: on a Mac, git says "/private/var" where Foundation says "/var".
struct PathTests {
  private let workshop = try! Workshop()
  private let real: String
  private let link: String

  init() throws {
    (real, link) = (workshop.path("real"), workshop.path("link"))
    for folder in ["real/Sources", "elsewhere"] {
      try FileManager.default.createDirectory(
        atPath: workshop.path(folder), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
    try workshop.write("// @provide\nstruct Here {}\n", to: "real/Sources/App.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(real)/Sources/Shared", withDestinationPath: workshop.path("elsewhere"))
  }

  @Test(arguments: [true, false])
  func answersNameFilesFromTheRoot(isRootALink: Bool) {
    let (root, folder) = isRootALink ? (link, real) : (real, link)
    let answer = workshop.run(
      "graph", "--format", "json", "--root", root, "--module", "App", "\(folder)/Sources/App.swift")
    #expect(answer.output.contains(#""path":"Sources/App.swift""#), "\(answer)")
  }

  @Test func pathsThroughALinkBelowTheRootStay() {
    #expect("\(real)/Sources/Shared/A.swift".relative(to: real) == "Sources/Shared/A.swift")
    #expect("\(workshop.path("elsewhere"))/A.swift".relative(to: link) == "../elsewhere/A.swift")
  }

  @Test func theEndNeedNotBeThere() {
    #expect("\(link)/Sources/New/A.swift".withoutLinks == "\(real.withoutLinks)/Sources/New/A.swift")
    #expect("/".withoutLinks == "/")
    #expect("/none/A.swift".withoutLinks == "/none/A.swift")
  }
}

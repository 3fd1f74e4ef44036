// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

/// What the generator's targets are compiled with. The plugin runs it in each build of a target that changed, so debug
/// builds, in which people work, have it optimised, file by file: one of SwiftPM's build systems does not expect
/// anything else there. Release builds mostly begin with an empty folder, and optimising takes them a minute or two
/// longer than an unoptimised generator, which runs for a third of a second where there are a thousand providers.
let generatorSettings: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug)),
  .unsafeFlags(["-Onone"], .when(configuration: .release)),
  // The one that is optimised would still check what only the optimiser of a whole module can prove.
  .unsafeFlags(["-enforce-exclusivity=unchecked"]),
  // Whoever uses it does not debug it, and each build would write three times as much.
  .unsafeFlags(["-Xfrontend", "-gnone"]),
  // They would be loaded at each start, and are not used: see Cores.swift.
  .unsafeFlags([
    "-Xfrontend", "-disable-implicit-concurrency-module-import",
    "-Xfrontend", "-disable-implicit-string-processing-module-import",
  ]),
]

let package = Package(
  name: "swift-provide",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "DIRuntime", targets: ["DIRuntime"]),
    .library(name: "DITesting", targets: ["DITesting"]),
    .plugin(name: "DIGenPlugin", targets: ["DIGenPlugin"]),
    .executable(name: "DIGenerator", targets: ["DIGenerator"]),
  ],
  targets: [
    .target(name: "DIRuntime"),
    .target(name: "DITesting", dependencies: ["DIRuntime"]),
    .target(name: "DIGeneratorCore", swiftSettings: generatorSettings),
    .executableTarget(
      name: "DIGenerator", dependencies: ["DIGeneratorCore"], swiftSettings: generatorSettings),
    .plugin(name: "DIGenPlugin", capability: .buildTool(), dependencies: ["DIGenerator"]),

    .testTarget(name: "DIRuntimeTests", dependencies: ["DIRuntime"]),
    .testTarget(name: "DITestingTests", dependencies: ["DITesting", "DIRuntime"]),
    .testTarget(name: "DIGeneratorTests", dependencies: ["DIGeneratorCore"]),
    .testTarget(name: "GoldenTests", dependencies: ["DIGeneratorCore"]),
    .target(
      name: "AcceptanceLibrary", dependencies: ["DIRuntime"], path: "Tests/AcceptanceLibrary",
      plugins: ["DIGenPlugin"]),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["AcceptanceLibrary", "DIRuntime", "DITesting"],
      plugins: ["DIGenPlugin"]),
  ],
  swiftLanguageModes: [.v6]
)

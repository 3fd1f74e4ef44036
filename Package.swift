// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

/// What the generator, and the program behind 'swift package di', are compiled with. Whoever uses them compiles them once, so what
/// counts is how long that takes.
let toolSettings: [SwiftSetting] = [
  // Nothing is optimised, in release builds either: that would take a minute, and unoptimised it needs less than a
  // second for a thousand providers.
  .unsafeFlags(["-Onone"], .when(configuration: .release)),
  // As many processes as there are cores, and not one for each 25 files: each of them reads all files.
  .unsafeFlags(["-driver-batch-size-limit", "200"], .when(configuration: .debug)),
  // Whoever uses it does not debug it, and each build would write three times as much.
  .unsafeFlags(["-Xfrontend", "-gnone"]),
  // Unoptimised, it would check each access to a variable of an object while it runs.
  .unsafeFlags(["-enforce-exclusivity=unchecked"]),
]

/// The same for the generator, which runs in each build.
let generatorSettings: [SwiftSetting] =
  toolSettings + [
    // They would be loaded at each start, and are not used: see Sequences.swift.
    .unsafeFlags([
      "-Xfrontend", "-disable-implicit-concurrency-module-import",
      "-Xfrontend", "-disable-implicit-string-processing-module-import",
    ])
  ]

/// The generator, which each user compiles.
let fromSource = Target.executableTarget(
  name: "DIGenerator", dependencies: ["DIGeneratorCore"], swiftSettings: generatorSettings)

/// The generator that builds run. `bash Scripts/prebuild.sh` changes this line to a prebuilt one; to go back, write
/// `fromSource` here, or run it with `--source`.
let generator = fromSource

/// The program behind 'swift package di': from source too, or from the same bundle.
let tool: Target.Dependency = generator.type == .binary ? "DIGenerator" : "DITool"

/// A release program is linked without the functions of the runtime that it does not use. The linker drops sections, so each
/// function has a section of its own, and a public name alone keeps no function.
let runtimeSettings: [SwiftSetting] = [
  // Its asynchronous functions run where their callers do.
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .unsafeFlags(
    ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
    .when(configuration: .release)),
]

let package = Package(
  name: "swift-provide",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "DIRuntime", targets: ["DIRuntime"]),
    .library(name: "DITesting", targets: ["DITesting"]),
    // For programs with dynamic libraries: all that is loaded must have one copy of the runtime. What a test loads has
    // that in one library with DITesting.
    .library(name: "DIRuntimeDynamic", type: .dynamic, targets: ["DIRuntime"]),
    .library(name: "DITestingDynamic", type: .dynamic, targets: ["DIRuntime", "DITesting"]),
    .plugin(name: "DIGenPlugin", targets: ["DIGenPlugin"]),
    .plugin(name: "DICommandPlugin", targets: ["DICommandPlugin"]),
    .plugin(name: "DIFixPlugin", targets: ["DIFixPlugin"]),
    .executable(name: "DIGenerator", targets: ["DIGenerator"]),
    // Xcode finds the tool of a plugin by its product, `swift build` by its target, so both have one name.
    .executable(name: "DITool", targets: ["DITool"]),
  ],
  targets: [
    .target(name: "DIRuntime", swiftSettings: runtimeSettings),
    .target(name: "DITesting", dependencies: ["DIRuntime"]),
    .target(name: "DIGeneratorCore", swiftSettings: generatorSettings),
    generator,
    // What no build needs is in a program of its own, so that no user's build compiles it.
    .target(name: "DIToolCore", dependencies: ["DIGeneratorCore", "DIPage"], swiftSettings: toolSettings),
    // The page of a graph: C can embed files as they are.
    .target(name: "DIPage", exclude: ["page.html", "script", "style"]),
    .executableTarget(name: "DITool", dependencies: ["DIToolCore"], swiftSettings: toolSettings),
    .plugin(name: "DIGenPlugin", capability: .buildTool(), dependencies: ["DIGenerator"]),
    .plugin(
      name: "DICommandPlugin",
      capability: .command(intent: .custom(verb: "di", description: "Asks the graph of providers")),
      dependencies: [tool]),
    .plugin(
      name: "DIFixPlugin",
      capability: .command(
        intent: .custom(verb: "di-fix", description: "Mends mistakes in directives"),
        permissions: [.writeToPackageDirectory(reason: "It writes the mended files, with --apply.")]),
      dependencies: [tool]),

    .testTarget(name: "DIRuntimeTests", dependencies: ["DIRuntime"]),
    .testTarget(name: "DITestingTests", dependencies: ["DITesting", "DIRuntime"]),
    .testTarget(name: "DIGeneratorTests", dependencies: ["DIGeneratorCore", "DIToolCore"]),
    .testTarget(name: "GoldenTests", dependencies: ["DIGeneratorCore", "DIToolCore"]),
    .target(
      name: "AcceptanceLibrary", dependencies: ["DIRuntime"], path: "Tests/AcceptanceLibrary",
      plugins: ["DIGenPlugin"]),
    .testTarget(name: "PlainTests", dependencies: ["DIRuntime"], plugins: ["DIGenPlugin"]),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["AcceptanceLibrary", "DIRuntime", "DITesting"],
      plugins: ["DIGenPlugin"]),
  ],
  swiftLanguageModes: [.v6]
)

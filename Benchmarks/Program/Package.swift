// swift-tools-version: 6.3
// SPDX-License-Identifier: MIT

import PackageDescription

// A user's package: libraries and programs that apply the plugin. run.sh copies it, says where the library is and
// which sizes there are, and has Corpus write that many providers into each program.
let sizes: [Int] = []  // SIZES
let runtime: [Target.Dependency] = [.product(name: "DIRuntime", package: "swift-provide")]
let plugin: [Target.PluginUsage] = [.plugin(name: "DIGenPlugin", package: "swift-provide")]

let package = Package(
  name: "program",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-provide", path: "/* LIBRARY */")],
  targets: [
    .target(name: "Allocations"),
    .target(name: "Harness", dependencies: ["Allocations"]),
    .target(name: "Base", dependencies: runtime + ["Harness"], plugins: plugin),
  ]
    + sizes.map {
      .executableTarget(name: "App\($0)", dependencies: runtime + ["Base", "Harness"], plugins: plugin)
    },
  swiftLanguageModes: [.v6]
)

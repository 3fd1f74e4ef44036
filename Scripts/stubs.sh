# SPDX-License-Identifier: MIT
# Packages with the real plugin, and with a generator and a runtime that compile in a second. Sourced by scripts about builds.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# write_stubs FOLDER: this package, in which the generator writes nothing.
write_stubs() {
  mkdir -p "$1/Sources/DIRuntime" "$1/Sources/DIGenerator"
  cp -R "$root/Plugins" "$1"
  cat > "$1/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "swift-provide", platforms: [.macOS(.v15)],
  products: [
    .library(name: "DIRuntime", targets: ["DIRuntime"]), .plugin(name: "DIGenPlugin", targets: ["DIGenPlugin"]),
  ],
  targets: [
    .target(name: "DIRuntime"), .executableTarget(name: "DIGenerator"),
    .plugin(name: "DIGenPlugin", capability: .buildTool(), dependencies: ["DIGenerator"]),
  ])
MANIFEST
  echo 'public struct Container { public init() {} }' > "$1/Sources/DIRuntime/Container.swift"
  cat > "$1/Sources/DIGenerator/main.swift" <<'GENERATOR'
import Foundation
let file = CommandLine.arguments[2].dropFirst()
let words = try String(contentsOfFile: String(file), encoding: .utf8).split(separator: "\n").map(String.init)
try "".write(toFile: words[words.firstIndex(of: "--output")! + 1], atomically: true, encoding: .utf8)
GENERATOR
}

# write_two_targets FOLDER: a package beside it, of an empty program and an empty library.
write_two_targets() {
  mkdir -p "$1/Sources/App" "$1/Sources/Core"
  cat > "$1/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.2
import PackageDescription
let runtime: Target.Dependency = .product(name: "DIRuntime", package: "swift-provide")
let generator: Target.PluginUsage = .plugin(name: "DIGenPlugin", package: "swift-provide")
let package = Package(
  name: "user", platforms: [.macOS(.v15)], dependencies: [.package(path: "../swift-provide")],
  targets: [
    .executableTarget(name: "App", dependencies: [runtime, "Core"], plugins: [generator]),
    .target(name: "Core", dependencies: [runtime], plugins: [generator]),
  ])
MANIFEST
}

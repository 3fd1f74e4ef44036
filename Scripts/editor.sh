#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Drives the language server over a package that uses this one (Tests/Editor), from a cold and from a warm start, and prints
# how long each thing takes; and asks it in both build systems which module it takes files for (Python 3).
# editor.sh [SETTING…]: settings as in editor.py. After prebuild.sh, `debug` is with the bundle.
source "$(dirname "$0")/common.sh"
workspace

say "Working on a package"
cp -R "$root/Tests/Editor" "$work/editor"
sed -i.bak "s#@PROJECT@#$root#" "$work/editor/Package.swift"
swift build --package-path "$root" --product DITool | tail -1
DI_EDITOR="$(swift build --package-path "$root" --show-bin-path)/DITool editor"
export DI_EDITOR
[ $# -gt 0 ] || set -- release release-ready
python3 "$root/Scripts/editor.py" work "$work/editor" "$@"

# Here the generator and the runtime are stubs, because the server compiles them for each system; the plugin is the real one.
package="$work/swift-provide"
mkdir -p "$package/Sources/DIRuntime" "$package/Sources/DIGenerator" "$work/user/Sources/App" "$work/user/Sources/Core"
cp -R "$root/Plugins" "$package"
cat > "$package/Package.swift" <<'MANIFEST'
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
echo 'public struct Container { public init() {} }' > "$package/Sources/DIRuntime/Container.swift"
cat > "$package/Sources/DIGenerator/main.swift" <<'GENERATOR'
import Foundation
let file = CommandLine.arguments[2].dropFirst()
let words = try String(contentsOfFile: String(file), encoding: .utf8).split(separator: "\n").map(String.init)
try "".write(toFile: words[words.firstIndex(of: "--output")! + 1], atomically: true, encoding: .utf8)
GENERATOR
cat > "$work/user/Package.swift" <<'MANIFEST'
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
echo 'print(Store().size)' > "$work/user/Sources/App/main.swift"
echo 'public struct Store { public let size = 1 }' > "$work/user/Sources/Core/Store.swift"

for system in "${systems[@]}"; do
  say "The language server with $system"
  python3 "$root/Scripts/editor.py" modules "$system" "$work/user" Sources/App/main.swift=App Sources/Core/Store.swift=Core
  rm -rf "$work/user/.build"
done

#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the concurrent suites under ThreadSanitizer and AddressSanitizer, and those of the runtime optimised, too. `sanitize.sh NAME…`
# runs those named: thread, address, thread-optimised.
source "$(dirname "$0")/common.sh"
cd "$root"

# The generator runs in the build, and 6.3.1's optimiser leaks a few bytes in it; what the runtime frees is tested
# by weak references.
export ASAN_OPTIONS=detect_leaks=0

mkdir -p .build

# sanitized NAME SANITIZER OPTIONS …: runs tests with it.
sanitized() {
  local log=".build/$1.log"
  say "The $2 sanitizer: $1"
  if ! swift test --sanitize "$2" --scratch-path ".build/$1" "${@:3}" &>"$log"; then
    grep -E -A40 -m2 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer|recorded an issue|error:' "$log" || true
    tail -20 "$log"
    exit 1
  fi
  tail -1 "$log"
}

# package NAME TARGETS: a package of these targets alone, because a build of everything takes several minutes. It shares the
# sources, not the build folder.
package() {
  local folder=.build/sanitized-$1
  mkdir -p "$folder"
  for shared in Sources Tests Plugins; do ln -sfn "$root/$shared" "$folder/$shared"; done
  cat > "$folder/Package.swift" <<MANIFEST
// swift-tools-version: 6.3
import PackageDescription
let package = Package(
  name: "swift-provide", platforms: [.macOS(.v15)],
  targets: [
    .target(
      name: "DIRuntime", exclude: ["DIRuntime.docc"],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .testTarget(name: "DIRuntimeTests", dependencies: ["DIRuntime"]),
    $2
  ])
MANIFEST
  echo "$folder"
}

debug=$(package debug '
    .target(name: "DITesting", dependencies: ["DIRuntime"], exclude: ["DITesting.docc"]),
    .target(name: "DIGeneratorCore"),
    .executableTarget(name: "DIGenerator", dependencies: ["DIGeneratorCore"]),
    .plugin(name: "DIGenPlugin", capability: .buildTool(), dependencies: ["DIGenerator"]),
    .testTarget(name: "DITestingTests", dependencies: ["DITesting", "DIRuntime"]),
    .target(
      name: "AcceptanceLibrary", dependencies: ["DIRuntime"], path: "Tests/AcceptanceLibrary",
      plugins: ["DIGenPlugin"]),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["AcceptanceLibrary", "DIRuntime", "DITesting"],
      plugins: ["DIGenPlugin"]),')
[ $# != 0 ] || set -- thread address thread-optimised
for name in "$@"; do
  case $name in
    # The optimiser moves loads and takes copies away, so what is clean in debug need not be so there.
    thread-optimised)
      sanitized "$name" thread --package-path "$(package optimised "")" -c release -Xswiftc -enable-testing
      ;;
    *) sanitized "$name" "$name" --package-path "$debug" ;;
  esac
done

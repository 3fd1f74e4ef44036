#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the concurrent suites under ThreadSanitizer and AddressSanitizer, and those of the runtime optimised, too.
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

for sanitizer in thread address; do
  sanitized "$sanitizer" "$sanitizer" --filter 'DIRuntimeTests|DITestingTests|AcceptanceTests'
done

# The optimiser moves loads and takes copies away, so what is clean in debug need not be so there. A package of the runtime
# and its tests alone, because the optimised build of all would take too long.
runtime=.build/optimised-runtime
mkdir -p "$runtime"
ln -sfn "$root/Sources" "$runtime/Sources"
ln -sfn "$root/Tests" "$runtime/Tests"
cat > "$runtime/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "runtime", platforms: [.macOS(.v15)],
  targets: [
    .target(
      name: "DIRuntime", exclude: ["DIRuntime.docc"],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .testTarget(name: "DIRuntimeTests", dependencies: ["DIRuntime"]),
  ])
MANIFEST
sanitized thread-optimised thread --package-path "$runtime" -c release -Xswiftc -enable-testing

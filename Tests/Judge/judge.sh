#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Compares the declaration reader with the toolchain's own parser, declaration by declaration, and prints the number
# of differences for each corpus. It must be zero. `judge.sh SEED COUNT` asks for other generated files than usual.
source "$(dirname "$0")/../../Scripts/common.sh"
cd "$root"
workspace

host=$(dirname "$(dirname "$(tool swiftc)")")/lib/swift/host
[ -d "$host/SwiftParser.swiftmodule" ] || fail "this toolchain has no SwiftParser to judge by"
swiftc -O -swift-version 5 -parse-as-library -I "$host" -L "$host" -lSwiftParser -lSwiftSyntax \
  -Xlinker -rpath -Xlinker "$host" Tests/Judge/*.swift -o "$work/judge"
swift build --product DITool 2>&1 | tail -1
tool="$(swift build --show-bin-path)/DITool"

judge() {
  say "$1"
  "$tool" scan --all "@$work/list" > "$work/scan.json"
  "$work/judge" "$work/scan.json" "$work/list"
}

find "$host/.." -name '*.swiftinterface' -not -path '*/swift_static/*' > "$work/list"
judge "The toolchain's interfaces"
# Where a bracket is missing on purpose, say, our reader says so and reads nothing.
git ls-files '*.swift' ':!Tests/Golden/Broken/malformed/malformed-*' | sed "s|^|$root/|" > "$work/list"
judge "The project's own sources"
mkdir "$work/corpus"
"$work/judge" --generate "${2:-4000}" "${1:-1}" "$work/corpus"
find "$work/corpus" -name '*.swift' | sort > "$work/list"
judge "Files written by a grammar"

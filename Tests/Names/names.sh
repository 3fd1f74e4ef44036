#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes programs up in which parameters name their types in ways that only the compiler may know. `names.sh COUNT SEED` makes
# COUNT programs, from that number on; the same number makes the same program. Each must print what it is made to print.
# The compiler or the generator may refuse a parameter whose type is provided, but no other.
source "$(dirname "$0")/../../Scripts/common.sh"
cd "$root"
workspace

# Built by the tests.
swift build --product DIGenerator 2>&1 | tail -1
generator="$(swift build --show-bin-path)/DIGenerator"

say "Compiling what the programs are linked with"
(cd "$work" && swiftc -swift-version 6 -parse-as-library -package-name swift_provide -module-name DIRuntime \
  -enable-upcoming-feature NonisolatedNonsendingByDefault -emit-module -emit-library -static \
  $(find "$root/Sources/DIRuntime" -name '*.swift' | sort) -o libDIRuntime.a)

say "Programs"
python3 -B Tests/Names/names.py "$generator" "$work" "${1:-3}" "${2:-1}"

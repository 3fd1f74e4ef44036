#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes up annotated initializers and funcs beside other members that a shorter call fits, in the target and in a module
# that is not read: what builds must run the annotated one. `calls.sh COUNT SEED` makes as many, from that number.
source "$(dirname "$0")/../../Scripts/common.sh"
cd "$root"
workspace

# Built by the tests.
swift build --product DIGenerator 2>&1 | tail -1
generator="$(swift build --show-bin-path)/DIGenerator"

swiftc -swift-version 6 -parse-as-library -module-name DIRuntime -package-name swift_provide -wmo \
  -enable-upcoming-feature NonisolatedNonsendingByDefault $(find Sources/DIRuntime -name '*.swift' | sort) \
  -emit-module -emit-module-path "$work/DIRuntime.swiftmodule" -c -o "$work/DIRuntime.o"
python3 -B Tests/Calls/calls.py "$generator" "$work" "${1:-150}" "${2:-1}"

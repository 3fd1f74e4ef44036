#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Compares made-up programs with a model of what is documented, which knows nothing of how code is generated: what
# they build, share and free, in which order; and what is reported of those with a mistake. `model.sh COUNT SEED` asks
# for as many programs as that, made from that number on; the same number makes the same program.
source "$(dirname "$0")/../../Scripts/common.sh"
cd "$root"
workspace

# Built by the tests.
swift build --product DIGenerator 2>&1 | tail -1
generator="$(swift build --show-bin-path)/DIGenerator"

module() {
  swiftc -O -wmo -swift-version 6 -parse-as-library -module-name "$1" -I "$work" "${@:2}" \
    -emit-module -emit-module-path "$work/$1.swiftmodule" -c -o "$work/$1.o"
}

say "Compiling what the programs are linked with"
module DIRuntime -package-name swift_provide -enable-upcoming-feature NonisolatedNonsendingByDefault \
  $(find Sources/DIRuntime -name '*.swift' | sort)
module Watch Tests/Model/*.swift

say "Programs and mistakes"
python3 -B Tests/Model/model.py "$generator" "$work" "$work" "${1:-20}" "${2:-1}"

#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Builds the runtime's documentation: every link must lead somewhere.
source "$(dirname "$0")/common.sh"
workspace

mkdir "$work/symbols"
# shellcheck disable=SC2046
swiftc -swift-version 6 -parse-as-library -emit-module -o "$work/DIRuntime.swiftmodule" -module-name DIRuntime \
  -emit-symbol-graph -emit-symbol-graph-dir "$work/symbols" $(find "$root/Sources/DIRuntime" -name '*.swift')
docc convert "$root/Sources/DIRuntime/DIRuntime.docc" --additional-symbol-graph-dir "$work/symbols" \
  --output-path "$work/site" --warnings-as-errors

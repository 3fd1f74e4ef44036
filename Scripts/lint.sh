#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks the formatting of everything but the golden cases, which are odd on purpose, the licence headers, and the order of
# the stages.
source "$(dirname "$0")/common.sh"
cd "$root"

mapfile -d '' files < <(git ls-files -z -- '*.swift' ':!Tests/Golden/**')
swift format lint --strict --parallel --configuration .swift-format "${files[@]}"
for file in "${files[@]}"; do
  head -3 "$file" | grep -q 'SPDX-License-Identifier: MIT' || fail "no licence header: $file"
done
python3 Scripts/stages.py

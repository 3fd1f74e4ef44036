#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Checks the formatting of everything but the golden cases, which are odd on purpose, the licence headers, and the order of
# the stages, and looks for what only works on Linux.
source "$(dirname "$0")/common.sh"
cd "$root"

files=()
while IFS= read -r -d '' file; do files+=("$file"); done < <(git ls-files -z -- '*.swift' ':!Tests/Golden/**')
swift format lint --strict --parallel --configuration .swift-format ${files[@]+"${files[@]}"}
for file in ${files[@]+"${files[@]}"}; do
  head -3 "$file" | grep -q 'SPDX-License-Identifier: MIT' || fail "no licence header: $file"
done
python3 Scripts/stages.py
python3 Scripts/portable.py

#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs the concurrent suites under ThreadSanitizer and AddressSanitizer.
source "$(dirname "$0")/common.sh"
cd "$root"

# The generator runs in the build, and 6.3.1's optimiser leaks a few bytes in it; what the runtime frees is tested
# by weak references.
export ASAN_OPTIONS=detect_leaks=0

for sanitizer in thread address; do
  say "The $sanitizer sanitizer"
  swift test --sanitize "$sanitizer" --scratch-path ".build/$sanitizer" \
    --filter 'DIRuntimeTests|DITestingTests|AcceptanceTests' 2>&1 | grep -vE '^(◇|✔ Test)' | tail -20
done

#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Asks the graph of an example with the command plugin, in both build systems, and draws it with Graphviz.
source "$(dirname "$0")/common.sh"
need dot graphviz
workspace

shop=$root/Examples/BookShop
plugin() {
  swift package ${quiet:+-q} --package-path "$shop" --scratch-path "$root/.build/examples-$system" --build-system "$system" \
    --allow-writing-to-package-directory "$@"
}
ask() { plugin di "$@"; }

for system in "${systems[@]}"; do
  say "Questions with $system"
  ask why Money 2> "$work/messages" | tee "$work/why" || { cat "$work/messages"; fail "why"; }
  grep -q '^    *needs cardLimit  *Sources/BookShop/CardReader.swift:9$' "$work/why" || fail "the way is another one"
  ask unused 2> "$work/messages" | grep -q '^Everything is used' || fail "something is unused"
  ask graph --format json 2> "$work/messages" | python3 -m json.tool > /dev/null || fail "the graph is no JSON"
  printf '#!/bin/sh\ncp "$1" "%s"\n' "$work/opened.html" > "$work/xdg-open" && chmod +x "$work/xdg-open"
  [ "$(uname)" != Linux ] || PATH="$work:$PATH" ask graph --open 2> "$work/messages" > /dev/null || fail "graph --open"
  [ "$(uname)" != Linux ] || grep -q '<!doctype html>' "$work/opened.html" || fail "no page is opened"
  ask doctor 2> "$work/messages" | grep -q '^nothing wrong was found with the package;' || fail "doctor finds something in the shop"
  if ask why Nothing > "$work/none" 2> "$work/messages"; then fail "a wrong key is accepted"; fi
  ask graph --format dot 2> "$work/messages" | dot -Tsvg > "$work/graph.svg" || fail "Graphviz does not draw it"
  quiet=yes plugin di-fix > "$work/diff" 2> "$work/fixes" || { cat "$work/fixes"; fail "di-fix"; }
  [ ! -s "$work/diff" ] || fail "a message is in the diff"
  grep -q 'di: nothing is wrong with the directives;' "$work/fixes" || fail "something is mended in the shop"
  if ask fix --apply > "$work/fixes" 2>&1; then fail "di, which may only read, takes --apply"; fi
  grep -q 'write: swift package --allow-writing-to-package-directory di-fix --apply$' "$work/fixes" || fail "di fix --apply"
  ask editor > "$work/editor" 2>&1 || { cat "$work/editor"; fail "di editor"; }
  rm "$shop/.sourcekit-lsp/config.json" && rmdir "$shop/.sourcekit-lsp" || fail "di editor wrote elsewhere"
  count=$(find "$root/.build/examples-$system/plugins/outputs" -name BookShop.arguments.txt | wc -l)
  [ "$count" -le 1 ] || fail "$count files have the words of the target"
  grep -q '<title>Ordering.checkout</title>' "$work/graph.svg" || fail "the picture is another one"
done
say "All questions are answered"

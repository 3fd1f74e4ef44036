#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Tests the modules of the page's script by Node, then reads, types and clicks in the page of a graph (Tests/Page), in Chromium
# without a window: the real page of Examples/BookShop, and made-up graphs of up to 10,000 providers. page.sh [FOLDER]: pictures of all views go there.
source "$(dirname "$0")/common.sh"
workspace
# The script goes elsewhere before anything is written there.
[ $# = 0 ] || { mkdir -p "$1"; set -- "$(cd "$1" && pwd)"; }
need python3 python3
need node nodejs
need chromium chromium fonts-dejavu-core

say "The modules of the script"
for file in "$root"/Sources/DIPage/script/*.js; do node --check "$file"; done
node --test "$root"/Tests/Page/unit/*.test.js > "$work/unit.txt" || { cat "$work/unit.txt"; fail "a test of the script's modules"; }
tail -8 "$work/unit.txt"

build_tool
say "The page of the shop"
shop_page "$work/shop.html"

# Harm as sources can really have it: in a comment, in a name, in a path.
cd "$work"
cat > 'javascript:alert(1) <img src=x onerror=alert(1)>.swift' <<'SOURCE'
/// </script><script>alert(1)</script> <!--<script> `${alert(1)}`
// @provide
struct `</script><script>alert(1)</script>` {}
SOURCE
# A mark that makes one character with the sign behind it.
printf '/// \330\200</script><h1>\n// @provide\nstruct Marked {}\n' > marked.swift
"$tool" graph --format html --module App *.swift > harmful.html

say "In the browser"
python3 "$root/Tests/Page/page.py" chromium "$work/shop.html" "$work/harmful.html" "$@"

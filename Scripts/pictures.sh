#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Takes the pictures of the README anew (Documentation/Pictures): the map of Examples/BookShop with the way to one provider, in
# Chromium without a window, light and dark.
source "$(dirname "$0")/common.sh"
workspace
need python3 python3
need chromium chromium fonts-dejavu-core

build_tool
shop_page "$work/shop.html"
python3 "$root/Tests/Page/pictures.py" chromium "$work/shop.html" "$root/Documentation/Pictures"
for picture in "$root"/Documentation/Pictures/*.png; do
  size=$(wc -c < "$picture")
  [ "$size" -le 200000 ] || fail "$picture has $size bytes, and 200,000 are enough for a page that is read on a phone"
done

#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes the documentation of both libraries, and the pages of the repository, as static files with a start page: site.sh FOLDER [PATH [ADDRESS]].
# PATH is the path at which a server has the files, such as /swift-provide, and ADDRESS that of the repository's files at a code host. Without
# FOLDER the site is made to be checked: all of its pages are opened in Chromium, for a server with the path /swift-provide.
source "$(dirname "$0")/docc.sh"
workspace
need python3 python3
[ $# -gt 0 ] || need chromium chromium fonts-dejavu-core

site=$work/site
base=${2-}
if [ $# = 0 ]; then base=/swift-provide; else site=$(absolute "$1"); fi
[ ! -e "$site" ] || fail "$site is there; remove it, or name another folder"

say "The pages"
symbols DIRuntime -enable-upcoming-feature NonisolatedNonsendingByDefault
symbols DITesting
archive DIRuntime --site --source "${3-}"
archive DITesting --site --source "${3-}"
"$(tool docc)" merge "$work/DIRuntime.doccarchive" "$work/DITesting.doccarchive" --output-path "$site"
# DocC asks for it, and complains if it is not there.
echo "{}" > "$site/theme-settings.json"
mkdir "$site/pictures"
cp "$root"/Documentation/Pictures/*.png "$site/pictures"
python3 "$root/Scripts/start_page.py" "$root" "$site" "$base"

[ $# = 0 ] || exit 0
say "In the browser"
python3 "$root/Tests/Page/site.py" chromium "$site" "$base"

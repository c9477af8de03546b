#!/usr/bin/env bash
# The program runs from any folder that it is installed into, also after that was moved, with the page that was installed
# with it. Argument: the build folder.
set -euo pipefail
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# PREFIX: the page that is found there says so.
runs_from() {
    local page=$1/share/tilewright/player.html
    printf '<!-- %s -->' "$1" >>"$page"
    env -i PATH=/usr/bin:/bin HOME="$work" "$1/bin/tilewright" export "$1/share/tilewright/tilesets/beneath/learning.tileset.json" \
        --to html --force -o "$work/page.html" >/dev/null
    if ! grep -qF "<!-- $1 -->" "$work/page.html"; then
        echo "The program in $1 found another page than the one beside it"
        exit 1
    fi
}

cmake --install "$build" --strip --prefix "$work/first" >/dev/null
runs_from "$work/first"
mkdir "$work/other place"
mv "$work/first" "$work/other place/moved"
runs_from "$work/other place/moved"
echo "Runs from a prefix, and after the prefix was moved."

#!/usr/bin/env bash
# The checkout tells all that one needs: no file points to a place outside it or to how it came about.
# Prints each line that does. Argument: the checkout.
set -euo pipefail
cd "$1"

# Written so that this file doesn't find itself.
outside='[.][.]/share[d]|/wor[k]/|/tmp/brie[f]|shared/(rules|seeds|facts|art|formats|design)[.m/]'
tracker='\b[Ii]ssue[s]? (show[ ]|#?[0-9]+\b)|\b([Ff]iled|[Bb]uilt|[Ww]ritten) by (a|the|this) sessio[n]|\b(this|another|earlier|later) sessio[n]\b'

found=$(find . '(' -name .git -o -name .cache -o -name 'build' -o -name 'build-*' ')' -prune -o -type f -print0 |
    xargs -0 grep -nIE "$outside|$tracker" || true)
if [[ -n $found ]]; then
    printf '%s\n' "$found"
    exit 1
fi

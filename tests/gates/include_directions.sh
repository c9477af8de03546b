#!/usr/bin/env bash
# Who may include whom: app -> editor -> engine, and inside engine and editor as rooms.txt says. The engine has no Qt,
# nor has web, which uses the engine alone.
# Prints each include that breaks this. Argument: the checkout.
set -euo pipefail
table=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/rooms.txt
cd "$1"

declare -A uses=()
while IFS=: read -r room others; do
    uses[$room]=" $(xargs <<<"$others") "
done < <(grep -vE '^(#|$)' "$table")
broken=0

complain() {
    printf '%s: %s\n' "$1" "$2"
    broken=1
}

# FILE:LINE:INCLUDED of each include in the folder.
includes() {
    grep -rnE --include='*.cpp' --include='*.h' '^[[:space:]]*#[[:space:]]*include[[:space:]]*[<"]' "$1" |
        sed -E 's/^([^:]*:[0-9]+):[^<"]*[<"]([^>"]*)[>"].*/\1:\2/' || true
}

# Of a file, the listed rooms that it lies in, the innermost first, into `rooms`.
rooms_of() {
    local folder=$1
    rooms=()
    while [[ $folder == */* ]]; do
        folder=${folder%/*}
        [[ -z ${uses[$folder]+known} ]] || rooms+=("$folder")
    done
}

# Whether what lies in the room TO may be included in the room FROM: a folder in it, or a room that it names.
allows() {
    local from=$1 to=$2
    [[ $to/ == "$from"/* || ${uses[$from]} == *" $to "* ]]
}

checked=0
while IFS=: read -r file line included; do
    checked=$((checked + 1))
    place=$file:$line
    layer=${file%%/*}
    case $included in
    app/* | tests/*)
        [[ $layer == app && $included == app/* ]] || complain "$place" "$layer includes $included, which lies above it"
        ;;
    editor/*) [[ $layer != engine && $layer != web ]] || complain "$place" "$layer may not use the editor, but includes $included" ;;
    web/*) [[ $layer == web ]] || complain "$place" "$layer includes $included, which is for web pages only" ;;
    Q[A-Z]* | Qt*/* | q[a-z]*.h) [[ $layer != engine && $layer != web ]] || complain "$place" "$layer has no Qt, but includes $included" ;;
    esac
    [[ $layer == engine || $layer == editor ]] || continue
    rooms_of "$file"
    room=${rooms[0]-}
    if [[ -z $room ]]; then
        complain "$place" "the room of $file is not listed in tests/gates/rooms.txt"
        continue
    fi
    [[ $included == "$layer"/* ]] || continue
    rooms_of "$included"
    if ((${#rooms[@]} == 0)); then
        complain "$place" "$room includes $included, which is in no room"
        continue
    fi
    allows "$room" "${rooms[0]}" || complain "$place" "$room includes $included, but may only use:${uses[$room]}"
done < <(includes engine; includes editor; includes app; includes web)

((checked > 0)) || complain "$PWD" "no include was found; is this the checkout?"
exit "$broken"

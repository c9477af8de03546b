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

# "engine/tileset/io/file.h" lies in the room "engine/tileset"; nothing for a file above all rooms.
room_of() {
    local IFS=/
    # shellcheck disable=SC2086 # splits the path
    set -- $1
    (($# < 3)) || room=$1/$2
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
    room= && room_of "$file" && from=$room
    [[ $layer != app && -n $from ]] || continue
    if [[ -z ${uses[$from]+known} ]]; then
        complain "$place" "the room $from is not listed in tests/gates/rooms.txt"
        continue
    fi
    [[ $included == "$layer"/* ]] || continue
    room= && room_of "$included" && to=$room
    if [[ -z $to ]]; then
        complain "$place" "$from includes $included, which lies above all rooms"
        continue
    fi
    for held in "$from" "${file%/*}"; do
        if [[ -n ${uses[$held]+known} && $to != "$from" && ${uses[$held]} != *" $to "* ]]; then
            complain "$place" "$held includes $included, but may only use:${uses[$held]}"
        fi
    done
done < <(includes engine; includes editor; includes app; includes web)

((checked > 0)) || complain "$PWD" "no include was found; is this the checkout?"
exit "$broken"

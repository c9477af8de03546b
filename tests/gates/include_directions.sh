#!/usr/bin/env bash
# Who may include whom: app -> editor -> engine, and inside the engine upwards only. The engine has no Qt.
# Prints each include that breaks this. Argument: the checkout.
set -euo pipefail
cd "$1"

# Rooms of the engine that each room may use, besides itself. A rule system never stands in another's line.
declare -A uses=(
    [grid]=""
    [tileset]="grid"
    [game]="grid tileset"
    [beneath]="grid tileset game"
    [landscape]="grid tileset game"
    [players]="grid tileset game beneath landscape"
    [playtest]="grid tileset game beneath landscape players"
    [art]="grid tileset"
    [sheet]="grid tileset art"
)
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

checked=0
while IFS=: read -r file line included; do
    checked=$((checked + 1))
    place=$file:$line
    case $included in
    app/* | editor/* | tests/*) complain "$place" "the engine includes $included, which lies above it" ;;
    Q[A-Z]* | Qt*/* | q[a-z]*.h) complain "$place" "the engine has no Qt, but includes $included" ;;
    esac
    [[ $file == engine/*/* ]] || continue # engine/rulesets.* names all rule systems; only app and editor use it
    room=${file#engine/}
    room=${room%%/*}
    if [[ -z ${uses[$room]+known} ]]; then
        complain "$place" "the room $room is not listed in tests/gates/include_directions.sh"
        continue
    fi
    case $included in
    engine/*/*)
        other=${included#engine/}
        other=${other%%/*}
        if [[ $other != "$room" && " ${uses[$room]} " != *" $other "* ]]; then
            complain "$place" "$room includes $included, but may only use: ${uses[$room]:-nothing}"
        fi
        ;;
    engine/*) complain "$place" "$room includes $included, which lies above all rooms" ;;
    esac
done < <(includes engine)

while IFS=: read -r file line included; do
    checked=$((checked + 1))
    case $included in
    app/* | tests/*) complain "$file:$line" "the editor includes $included, which lies above it" ;;
    esac
done < <(includes editor)

while IFS=: read -r file line included; do
    checked=$((checked + 1))
    [[ $included != tests/* ]] || complain "$file:$line" "the program includes $included"
done < <(includes app)

((checked > 0)) || complain "$PWD" "no include was found; is this the checkout?"
exit "$broken"

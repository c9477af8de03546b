#!/usr/bin/env bash
# Every sentence of the sources is in each translation, and none waits for its words. Prints those that do.
# Argument: the checkout.
set -euo pipefail
cd "$1"
lupdate=/usr/lib/qt6/bin/lupdate
[[ -x $lupdate ]] || lupdate=$(command -v lupdate)

copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT
cp translations/*.ts "$copies"
"$lupdate" -silent -no-obsolete -locations none -I . -recursive app editor engine -ts "$copies"/*.ts >"$copies/said" 2>&1 || {
    cat "$copies/said"
    exit 1
}
broken=0
for file in "$copies"/*.ts; do
    if waiting=$(grep -B4 'type="unfinished"' "$file" | grep -oP '(?<=<source>)[^<]*'); then
        printf 'translations/%s lacks (./dev translate adds them):\n%s\n' "$(basename "$file")" "$waiting"
        broken=1
    fi
    if ! cmp -s "$file" "translations/$(basename "$file")"; then
        echo "translations/$(basename "$file") is not up to date: ./dev translate"
        broken=1
    fi
done
exit "$broken"

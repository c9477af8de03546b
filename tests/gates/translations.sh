#!/usr/bin/env bash
# Every sentence of the sources is in each translation, none waits for its words, and all have the places (%1, %L2) of
# the source; English has the capitals of the source. Prints those that don't.
# Argument: the checkout.
set -euo pipefail
cd "$1"
lupdate=/usr/lib/qt6/bin/lupdate
[[ -x $lupdate ]] || lupdate=$(command -v lupdate) || {
    echo "Qt's lupdate is missing; Debian has it in qt6-l10n-tools"
    exit 1
}

copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT
cp translations/*.ts "$copies"
"$lupdate" -silent -no-obsolete -locations none -I . -recursive app editor engine web -ts "$copies"/*.ts >"$copies/said" 2>&1 || {
    cat "$copies/said"
    exit 1
}
broken=0
for file in "$copies"/*.ts; do
    if waiting=$(grep -B4 'type="unfinished"' "$file" | grep -oP '(?<=<source>)[^<]*'); then
        printf 'translations/%s lacks words for (./dev translate adds the sentences):\n%s\n' "$(basename "$file")" "$waiting"
        broken=1
    fi
    if ! cmp -s "$file" "translations/$(basename "$file")"; then
        echo "translations/$(basename "$file") is not up to date: ./dev translate"
        broken=1
    fi
done
# shellcheck disable=SC2016 # awk's own variables
places='function places(text,   found) {
    found = ""
    for (i = 1; i <= 9; ++i)
        if (text ~ "%L?" i)
            found = found i
    return found
}
/<source>/ { source = $0 }
/<translation>[^<]|<numerusform>/ {
    if (places($0) != places(source)) {
        print FILENAME ":" FNR ": other places than in the source: " $0
        wrong = 1
    }
}
END { exit wrong }'
awk "$places" translations/*.ts || broken=1
# shellcheck disable=SC2016 # awk's own variables
capitals='function words(line) {
    gsub(/<[^>]*>|^ +/, "", line)
    return line
}
/<source>/ { source = words($0) }
/<translation>/ && tolower(words($0)) == tolower(source) && words($0) != source {
    print FILENAME ":" FNR ": other capitals than in the source: " words($0)
    wrong = 1
}
END { exit wrong }'
awk "$capitals" translations/tilewright_en.ts || broken=1
exit "$broken"

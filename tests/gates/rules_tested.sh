#!/usr/bin/env bash
# Every rule number that the help defines is named by a test: "B-4.3" in a string of a test (its data tag), or
# b4_3 in the name of a test function. Prints the numbers that none names. Argument: the checkout.
set -euo pipefail
cd "$1"

rules=$(grep -hoE '^\*\*[A-Z]-[0-9]+\.[0-9]+\*\*' resources/help/rules-*.md | tr -d '*')
tested=$(
    grep -rhoE --include='*.cpp' --include='*.h' '"[^"]*"' tests | grep -oE '[A-Z]-[0-9]+\.[0-9]+' || true
    grep -rhoE --include='*.cpp' --include='*.h' '\b[a-z]+_?[0-9]+_[0-9]+' tests |
        sed -E 's/^([a-z]+)_?([0-9]+)_([0-9]+)$/\U\1-\2.\3/' || true
)
untested=$(comm -23 <(sort -u <<<"$rules") <(sort -u <<<"$tested"))
if [[ -z $rules ]]; then
    echo "resources/help: no rule number found"
    exit 1
fi
if [[ -n $untested ]]; then
    while read -r rule; do
        echo "no test names rule $rule"
    done <<<"$untested"
    exit 1
fi

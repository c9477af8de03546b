#!/usr/bin/env bash
# README.md has each row of ratios; of two commands, that which takes longer has the larger part; one that fails is told
# with what it said. Argument: the program.
set -euo pipefail
ratios=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

fail() {
    printf '%s\n' "$*"
    exit 1
}

# All rows that can be asked for, into `rows`.
rows_of() {
    local list
    list=$("$ratios" --list "$@")
    mapfile -t rows <<<"$list"
    ((${#rows[@]} >= 10)) || fail "too few rows: $list"
}

rows_of
for row in "${rows[@]}"; do
    grep -qF "| $row " "$here/README.md" || fail "README.md has no row '$row'"
done
rows_of --against /nowhere
[[ ${rows[0]} == 'new to old, '* ]] || fail "not a row of two builds: ${rows[0]}"

# A hundred times the work, where the start of the commands counts as well.
table=$("$ratios" --rounds 3 --commands 'head -c 100000000 /dev/zero | cksum' 'head -c 1000000 /dev/zero | cksum')
ratio=$(sed -n 's/^| first to second *| *\([0-9]*\).*/\1/p' <<<"$table")
((${ratio:-0} >= 2 && ratio <= 300)) || fail "not the ratio of two sums: $table"

if said=$("$ratios" --rounds 1 --commands true 'printf %s%s ha lf; printf %s%s bro ken >&2; exit 3' 2>&1); then
    fail "a command failed, but not the program: $said"
fi
for part in 'exit 3' 'ended with 3' half broken; do
    [[ $said == *"$part"* ]] || fail "does not say '$part': $said"
done
if said=$("$ratios" --rounds 1 --commands true /nowhere/bench 2>&1); then
    fail "there is no such program: $said"
fi
[[ $said == */nowhere/bench*'ended with 127'* ]] || fail "does not say what is missing: $said"
if said=$("$ratios" --only 'no such row' 2>&1); then
    fail "there is no such row: $said"
fi

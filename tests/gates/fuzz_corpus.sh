#!/usr/bin/env bash
# Each fuzz target has inputs to begin with, no folder is left of one that is gone, and all together are small.
# Prints what is wrong. Argument: the checkout.
set -euo pipefail
cd "$1/tests/fuzz"

status=0
most=$((2 * 1024 * 1024))
for target in fuzz_*.cpp; do
    name=${target#fuzz_}
    name=${name%.cpp}
    if [[ -z $(find "corpus/$name" -type f 2>/dev/null) ]]; then
        echo "tests/fuzz/corpus/$name has no file"
        status=1
    fi
done
for folder in corpus/*; do
    if [[ ! -f fuzz_${folder#corpus/}.cpp ]]; then
        echo "tests/fuzz/$folder is of no target"
        status=1
    fi
done
bytes=$(du -sb --apparent-size corpus | cut -f1)
if ((bytes > most)); then
    echo "tests/fuzz/corpus has $bytes bytes, expected at most $most; ./dev fuzz --minimise"
    status=1
fi
exit $status

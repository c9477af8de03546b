#!/usr/bin/env bash
# Tests wait by tests/waiting.h, whose limit a slow machine does not reach, and not by a number of their own or Qt's five
# seconds. Prints each place that does. Argument: the checkout.
set -euo pipefail
cd "$1"

broken=0
complain() {
    echo "$1"
    broken=1
}

while IFS= read -r place; do
    complain "$place: waits for a clock; see tests/waiting.h"
done < <(grep -rnE --include='*.cpp' --include='*.h' \
    'qWaitFor|_WITH_TIMEOUT|\bwaitFor(Started|ReadyRead|BytesWritten|Finished)\([0-9)]' tests |
    grep -vE '^tests/(waiting\.h|soak/|benchmarks/)' | cut -d: -f1,2)
while IFS= read -r file; do
    complain "$file: uses QTRY_ of Qt Test, which gives up after 5 s; include tests/waiting.h"
done < <(grep -rlE --include='*.cpp' --include='*.h' '\bQTRY_' tests | grep -v "^tests/waiting.h$" | xargs grep -L '#include "tests/waiting.h"')
exit "$broken"

#!/usr/bin/env bash
# Nobody writes to standard output or standard error but app/cli/process/terminal.*, which makes control characters
# visible, and the line of progress, which has only numbers.
# Prints each place that does. Argument: the checkout.
set -euo pipefail
cd "$1"

writers='std::(cout|cerr|clog)|\b(v?f?printf|v?dprintf|f?puts|fputc|putchar|perror)\('
broken=0
while IFS= read -r place; do
    case $place in
    app/cli/process/terminal.* | app/cli/process/progress.cpp:*) ;;
    *)
        printf '%s: written past app/cli/process/terminal.h\n' "$place"
        broken=1
        ;;
    esac
done < <(grep -rnE --include='*.cpp' --include='*.h' "$writers" app editor engine web)
exit "$broken"

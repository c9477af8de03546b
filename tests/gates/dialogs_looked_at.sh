#!/usr/bin/env bash
# Tests of names for screen readers and of large texts look at every dialog: tests/gui/all_states.h opens them. Prints
# those that it doesn't name: classes of the headers that derive from QDialog itself. Argument: the checkout.
set -euo pipefail
cd "$1"

mapfile -t dialogs < <(grep -rhoP --include='*.h' '^class \K\w+(?= : public QDialog\b)' editor)
if ((${#dialogs[@]} == 0)); then
    echo "$PWD: no dialog was found; is this the checkout?"
    exit 1
fi
broken=0
for dialog in "${dialogs[@]}"; do
    if ! grep -q "\b$dialog\b" tests/gui/all_states.h; then
        echo "$dialog: no test looks at it; open it in tests/gui/all_states.h"
        broken=1
    fi
done
exit "$broken"

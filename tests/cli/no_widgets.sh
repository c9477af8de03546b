#!/usr/bin/env bash
# What the verbs do needs no window: a program that holds only them links neither Qt's widgets nor its printing.
# Argument: that program.
set -euo pipefail
needed=$(ldd "$1")
grep -q 'libQt6Gui' <<<"$needed"
if grep -E 'libQt6(Widgets|PrintSupport)' <<<"$needed"; then
    echo "the command line needs these; what writes files belongs into editor/output"
    exit 1
fi

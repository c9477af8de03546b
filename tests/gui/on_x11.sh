#!/usr/bin/env bash
# Runs a command on an X server of its own, with a screen of TILEWRIGHT_SCREEN. The server picks a free number itself, so that
# many may start at once.
set -euo pipefail
folder=$(mktemp -d)
mkfifo "$folder/number"
Xvfb -displayfd 3 -screen 0 "${TILEWRIGHT_SCREEN:-1600x1000}x24" -nolisten tcp 3>"$folder/number" 2>"$folder/said" &
server=$!
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
if ! read -r number <"$folder/number"; then
    cat "$folder/said" >&2
    exit 1
fi
status=0
DISPLAY=:$number "$@" || status=$?
exit "$status"

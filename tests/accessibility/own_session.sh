#!/usr/bin/env bash
# Runs a script of a Python on an X server, a session bus and a home of its own, where programs believe that a screen reader
# runs. `./dev ear` installs the tools for that.
set -euo pipefail
for tool in xvfb-run dbus-run-session openbox xdotool "$1"; do
    if ! command -v "$tool" >/dev/null; then
        echo "$tool is missing: ./dev ear"
        exit 1
    fi
done
if ! "$1" -c 'import pyatspi'; then
    echo "pyatspi is missing: ./dev ear"
    exit 1
fi
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -m 700 "$home/run"
export HOME=$home XDG_RUNTIME_DIR=$home/run XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data \
    XDG_CACHE_HOME=$home/cache XDG_STATE_HOME=$home/state
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8 PYTHONDONTWRITEBYTECODE=1
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS DISPLAY WAYLAND_DISPLAY XAUTHORITY
xvfb-run -a -s "-screen 0 1600x1000x24 -nolisten tcp" dbus-run-session -- "$@"

#!/usr/bin/env bash
# Starts the window on a screen of its own, with a session bus of its own, and reads it as a screen reader does. Then
# uses the window at random, while everything that changes is read.
#
#     tests/accessible/run.sh [FOLDER OF THE PROGRAMS]
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
bin=$(readlink -f "${1:-$here/../../build/release/bin}")
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache
unset QT_QPA_PLATFORM
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
xvfb-run -a -s "-screen 0 1920x1080x24" dbus-run-session -- sh -c '
    "$1/lockstep" reduction/compacted & window=$!
    /usr/bin/python3 "$2/read_window.py" "$window" || exit 1
    kill "$window"; wait "$window"
    "$1/gui_test" --gtest_filter="ScreenReader.*" --gtest_brief=1' sh "$bin" "$here"

#!/usr/bin/env bash
# Renders the pictures of the guide in both themes, to pictures/NAME.png and pictures/NAME-dark.png.
#
#     resources/guide/make.sh [NAME ...]      all pictures without an argument
#
# LOCKSTEP is the program; by default the release build of this repository. Measured pictures show the device of this
# machine.
set -euo pipefail
guide=$(cd "$(dirname "$0")" && pwd)
lockstep=${LOCKSTEP:-$guide/../../build/release/bin/lockstep}
most_bytes=$((4 * 1024 * 1024))

for name in "$@"; do
    grep -q "^$name " "$guide/pictures.txt" || { echo "make.sh: no picture \"$name\" in pictures.txt" >&2; exit 1; }
done
mkdir -p "$guide/pictures"
while read -r name place size; do
    [[ -z $name || $name == \#* ]] && continue
    [[ $# -gt 0 && " $* " != *" $name "* ]] && continue
    echo "$name"
    "$lockstep" render "$place" --language en --theme light --size "$size" -o "$guide/pictures/$name.png"
    "$lockstep" render "$place" --language en --theme dark --size "$size" -o "$guide/pictures/$name-dark.png"
done <"$guide/pictures.txt"

bytes=$(cat "$guide"/pictures/*.png | wc -c)
if ((bytes > most_bytes)); then
    echo "make.sh: the pictures have $bytes bytes, more than $most_bytes" >&2
    exit 1
fi

#!/usr/bin/env bash
# Makes the recordings of a GPU that are shipped with Lockstep, from the runs in runs.txt, and their list, which the page
# Start shows:
#
#     resources/recordings/h200/make.sh DEVICE [LOCKSTEP-CLI]
#
# DEVICE is a part of the name of the device. A line of list.txt has, separated by tabs, the file, the experiment, the
# device, its driver, the date and the command that records it again.
set -euo pipefail
device=$1
cli=$(readlink -f "${2:-"$(dirname "$0")/../../../build/release/bin/lockstep-cli"}")
cd "$(dirname "$(readlink -f "$0")")"

rm -f ./*.lks list.txt
grep -v '^#' runs.txt | while read -r name what settings; do
    words=(run "$what")
    for setting in $settings; do
        words+=(--set "$setting")
    done
    "$cli" "${words[@]}" --device "$device" --save "$name.lks" >/dev/null </dev/null
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$name.lks" "$what" "$("$cli" run "$name.lks" --get device.name)" \
        "$("$cli" run "$name.lks" --get device.driver)" "$(date +%F)" "lockstep-cli ${words[*]}" >>list.txt
done
ls -l ./*.lks

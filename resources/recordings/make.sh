#!/usr/bin/env bash
# Makes the recordings that are shipped with Lockstep, on the default device, from the runs in runs.txt:
#
#     resources/recordings/make.sh [LOCKSTEP-CLI]
#
# A recording has the name of its experiment, with "-" for "/". Make them again after a change of the format or of a
# kernel; cli_test fails until then.
set -euo pipefail
cli=$(readlink -f "${1:-"$(dirname "$0")/../../build/release/bin/lockstep-cli"}")
cd "$(dirname "$(readlink -f "$0")")"

rm -f ./*.lks
grep -v '^#' runs.txt | while read -r what settings; do
    arguments=()
    for setting in $settings; do
        arguments+=(--set "$setting")
    done
    "$cli" run "$what" "${arguments[@]}" --save "${what//\//-}.lks" >/dev/null </dev/null
done
ls -l ./*.lks

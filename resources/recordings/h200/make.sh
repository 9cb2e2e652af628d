#!/usr/bin/env bash
# Makes the recordings of a GPU that are shipped with Lockstep, from the runs in runs.txt, and their list, which the page
# Start shows. On a machine with the GPU, or with a device over ssh:
#
#     make.sh record DEVICE
#
# For a GPU on a machine without Lockstep, in three steps. The middle one runs there:
#
#     make.sh pack DESCRIPTION DEVICE FOLDER      DESCRIPTION is what `lockstep-record --describe` printed there
#     for run in FOLDER/*.lkp; do lockstep-record "$run" --device DEVICE -o "${run%.lkp}.lks"; done
#     make.sh take DEVICE FOLDER
#
# DEVICE is a part of the name of the device. LOCKSTEP_CLI is the program, if it is not that of the release build.
# A line of list.txt has, separated by tabs, the file, the experiment, the device, its driver, the date and the command
# that records it again.
set -euo pipefail
step=$1
cli=$(readlink -f "${LOCKSTEP_CLI:-"$(dirname "$0")/../../../build/release/bin/lockstep-cli"}")
here=$(dirname "$(readlink -f "$0")")
runs=$(grep -v '^#' "$here/runs.txt")

# words_of WHAT SETTINGS...: the experiment and its settings, as arguments of the program.
words_of() {
    printf '%s' "$1"
    shift
    for setting in "$@"; do
        printf ' --set %s' "$setting"
    done
}

# list DEVICE: writes list.txt for the recordings that are here.
list() {
    while read -r name what settings; do
        # shellcheck disable=SC2086 # the settings are words
        printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$name.lks" "$what" \
            "$("$cli" run "$here/$name.lks" --get device.name </dev/null)" \
            "$("$cli" run "$here/$name.lks" --get device.driver </dev/null)" \
            "$(date -r "$here/$name.lks" +%F)" \
            "lockstep-cli run $(words_of "$what" $settings) --device $1 --save $name.lks"
    done <<<"$runs" >"$here/list.txt"
    ls -l "$here"/*.lks
}

case $step in
record)
    rm -f "$here"/*.lks
    while read -r name what settings; do
        # shellcheck disable=SC2046,SC2086
        "$cli" run $(words_of "$what" $settings) --device "$2" --save "$here/$name.lks" </dev/null >/dev/null
    done <<<"$runs"
    list "$2"
    ;;
pack)
    mkdir -p "$4"
    while read -r name what settings; do
        # shellcheck disable=SC2046,SC2086
        "$cli" pack $(words_of "$what" $settings) --for "$2" --device "$3" -o "$4/$name.lkp" </dev/null >/dev/null
    done <<<"$runs"
    ;;
take)
    rm -f "$here"/*.lks
    cp -p "$3"/*.lks "$here"
    list "$2"
    ;;
*)
    sed -n '2,/^set/{/^#/s/^# \?//p}' "$0" >&2
    exit 2
    ;;
esac

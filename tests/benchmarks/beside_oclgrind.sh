#!/usr/bin/env bash
# Compares the time per work-item in Oclgrind and in Lockstep.
set -uo pipefail
export LC_ALL=C

usage() {
    cat <<'EOF'
Runs three kernels with 2^16 and with 2^20 work-items in Lockstep (capture, analyses, checks and model, no timing;
then also with costs, which simulate the launch once more each), in Oclgrind with --data-races --uninitialized, and in
Oclgrind alone; prints the time of the larger runs, and what a further work-item costs: the difference of both runs
over that of their work-items. Behind Oclgrind's stands how many times that is what it costs in Lockstep, without costs
and with them.

    tests/benchmarks/beside_oclgrind.sh [LOCKSTEP_CLI]

LOCKSTEP_CLI  the program to run; default: lockstep-cli of build/release/bin

Of REPEATS runs (variable, default 3) of Lockstep the median counts, of Oclgrind, which takes minutes, the only one.
It needs Debian's package oclgrind, which Lockstep itself does not.
Exit code: 0 done; 2 usage; 3 a program is missing or fails.
EOF
}

top=$(dirname "$(readlink -f "$0")")/../..
repeats=${REPEATS:-3}
small=65536
large=1048576

# launch KERNEL ITEMS FOLDER: writes a launch file and prints its path.
launch() {
    local kernel=$1 items=$2 sim=$3/$1-$2.sim side
    case $kernel in
    reduce_interleaved)
        printf '%s\n' "$top/kernels/reduction.cl" "$kernel" "$items 1 1" "256 1 1" \
            "<size=4 fill=$items>" "<size=$((4 * items)) float fill=1>" "<size=$((items / 64)) float fill=0>"
        ;;
    scan_blelloch) # two elements per work-item
        printf '%s\n' "$top/kernels/scan.cl" "$kernel" "$items 1 1" "256 1 1" \
            "<size=4 fill=$((2 * items))>" "<size=$((8 * items)) float fill=1>" "<size=$((8 * items)) float fill=0>"
        ;;
    matmul_tiled) # matrices of side x 64 and 64 x side
        side=$((items == small ? 256 : 1024))
        printf '%s\n' "$top/kernels/matmul.cl" "$kernel" "$side $side 1" "16 16 1" \
            "<size=4 fill=$side>" "<size=4 fill=$side>" "<size=4 fill=64>" "<size=$((256 * side)) float fill=1>" \
            "<size=$((256 * side)) float fill=1>" "<size=$((4 * items)) float fill=0>"
        ;;
    esac >"$sim"
    echo "$sim"
}

# seconds COMMAND...: runs the command and prints its duration in seconds.
seconds() {
    local begin=$EPOCHREALTIME
    "$@" >"$folder/out" 2>&1 || { echo "fails: $*" >&2 && tail -n 3 "$folder/out" >&2 && return 3; }
    awk -v a="$begin" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.3f\n", b - a }'
}

median_seconds() {
    local i
    for ((i = 0; i < repeats; ++i)); do seconds "$@" || return 3; done | sort -n | sed -n "$(((repeats + 1) / 2))p"
}

# row KERNEL NAME SECONDS_SMALL SECONDS_LARGE ["OURS_SMALL OURS_LARGE"...]: prints a row: the time per work-item and,
# for each pair of Lockstep's times, the time as a multiple of Lockstep's.
row() {
    local kernel=$1 name=$2 few=$3 many=$4
    shift 4
    awk -v kernel="$kernel" -v name="$name" -v a="$few" -v b="$many" -v items=$((large - small)) -v ours="$*" 'BEGIN {
        printf "%-20s %-22s %9.2f s %11.3f us per work-item", kernel, name, b, 1e6 * (b - a) / items
        count = split(ours, o, " ")
        for (i = 1; i < count; i += 2)
            printf "  %s%6.1f times; whole %6.1f", (i == 1 ? "" : "| "), (b - a) / (o[i + 1] - o[i]), b / o[i + 1]
        print ""
    }'
}

measure() {
    local kernel=$1 few many few_seconds many_seconds name
    local -a ours=() costs=()
    local -A options=(["Oclgrind with checks"]="--data-races --uninitialized" [Oclgrind]="")
    few=$(launch "$kernel" $small "$folder")
    many=$(launch "$kernel" $large "$folder")
    seconds "$cli" run "$few" --no-timing --json >/dev/null || return 3 # warm-up: the driver builds the kernel
    for name in "Lockstep" "Lockstep with costs"; do
        [ "$name" = Lockstep ] && costs=(--no-costs) || costs=()
        few_seconds=$(median_seconds "$cli" run "$few" --no-timing "${costs[@]}" --json) || return 3
        many_seconds=$(median_seconds "$cli" run "$many" --no-timing "${costs[@]}" --json) || return 3
        row "$kernel" "$name" "$few_seconds" "$many_seconds"
        ours+=("$few_seconds $many_seconds")
    done
    for name in "Oclgrind with checks" Oclgrind; do
        # shellcheck disable=SC2086 # the options are several words
        few_seconds=$(seconds oclgrind-kernel ${options[$name]} "$few") || return 3
        # shellcheck disable=SC2086
        many_seconds=$(seconds oclgrind-kernel ${options[$name]} "$many") || return 3
        row "$kernel" "$name" "$few_seconds" "$many_seconds" "${ours[@]}"
    done
}

case ${1-} in -h | --help) usage && exit ;; -*) usage >&2 && exit 2 ;; esac
cli=${1:-$top/build/release/bin/lockstep-cli}
for each in "$cli" oclgrind-kernel; do
    command -v "$each" >/dev/null || { echo "$each is missing" >&2 && exit 3; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for kernel in reduce_interleaved scan_blelloch matmul_tiled; do
    measure "$kernel" || exit 3
done

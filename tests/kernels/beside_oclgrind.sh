#!/usr/bin/env bash
# Compares the findings of Oclgrind and Lockstep for the whole suite, in a table.
set -uo pipefail
export LC_ALL=C

usage() {
    cat <<'EOF'
Runs every launch file below this folder in Oclgrind (with --data-races --uninitialized) and in Lockstep, and
writes the findings of both, with their lines, to beside_oclgrind.md. The reasons for differences are in
beside_oclgrind.reasons: one reason per line, followed by the indented cases that it explains.

    tests/kernels/beside_oclgrind.sh [LOCKSTEP_CLI]

LOCKSTEP_CLI  the program to run; default: lockstep-cli in build/release/bin, otherwise in build/dev/bin

Requires Debian's package oclgrind, which Lockstep itself does not need. Oclgrind may take 10 seconds per case
(variable SECONDS_EACH); a case that takes longer counts as an endless loop.
Exit code: 0 every difference has a reason; 1 a reason is missing or stale; 2 usage; 3 a program is missing.
EOF
}

folder=$(dirname "$(readlink -f "$0")")
reasons=$folder/beside_oclgrind.reasons
table=$folder/beside_oclgrind.md
most_seconds=${SECONDS_EACH:-10}

# verdict: reads lines "KIND LINE" or "KIND", and writes them as one list: "race 4 5, out-of-bounds 7". Writes "-" if
# there are none.
verdict() {
    sort -u -k1,1 -k2,2n | awk '
        $1 != kind { text = text (kind == "" ? "" : ", ") $1; kind = $1 }
        $2 != "" { text = text " " $2 }
        END { print text == "" ? "-" : text }'
}

# ours CLI SIM: prints the findings of Lockstep.
ours() {
    "$1" check "$2" --json 2>/dev/null | awk '
        /^    "error": / {
            gsub(/[",]/, "", $2)
            print ($2 ~ /_died$|internal_error/ ? "crashed" : "refused")
            exit
        }
        /^    "findings": / { is_findings = 1 }
        /^    "checks": / { is_findings = 0 }
        !is_findings || !/^        "/ { next } # a cure inside a finding has a kind too
        { gsub(/[",]/, "") }
        $1 == "kind:" { kind = $2 }
        $1 == "severity:" && $2 == "note" { kind = kind "(note)" }
        $1 == "line:" || ($1 == "other_line:" && $2 ~ /[1-9]/) { print kind, $2 }' | verdict
}

# findings_of LOG: prints "KIND LINE" for each finding in Oclgrind's log. For a divergence, the first line in the log
# is the barrier or copy; for a race, both lines count.
findings_of() {
    awk '
        /^(Read-write|Write-write) data race/ { kind = "race"; left = 2; next }
        /^Invalid write to read-only|^Invalid read from write-only/ { kind = "access-qualifier"; left = 1; next }
        /^Invalid (read|write) of size|exceeds static array size/ { kind = "out-of-bounds"; left = 1; next }
        /^Invalid memory (load|store).*not aligned/ { kind = "misaligned-access"; left = 1; next }
        /^Uninitialized|depends on uninitialized/ { kind = "uninitialised-read"; left = 1; next }
        /^Work-group divergence/ { kind = "barrier-divergence"; left = 1; next }
        /finished without waiting for events/ { print "unfinished-copy"; left = 0; next }
        /^[^ \t]/ { left = 0 }
        /At line [0-9]+/ && left > 0 { --left; print kind, $3 }' "$1"
}

# theirs SIM LOG: prints the findings of Oclgrind. Its launch files have no build options, so these are passed on its
# command line.
theirs() {
    local sim=$1 log=$2 code options
    options=$(sed -n 's/^options: *//p' "$sim")
    grep -v '^options:' "$sim" >"$log.sim"
    (cd "$(dirname "$sim")" && timeout "$most_seconds" oclgrind-kernel --data-races --uninitialized \
        --max-errors 100000 ${options:+--build-options "$options"} "$log.sim" >"$log" 2>&1) 2>/dev/null
    code=$?
    if [ "$code" = 124 ]; then
        echo "endless-loop"
    elif [ "$code" -ge 128 ]; then
        echo "crashed"
    elif grep -aqE '^(OCLGRIND FATAL|Unsupported |Undefined external)' "$log" && [ -z "$(findings_of "$log")" ]; then
        echo "crashed"
    elif [ "$code" != 0 ]; then
        echo "refused"
    else
        findings_of "$log"
    fi | verdict
}

# run_case CLI NAME RESULTS: writes "NAME|ours|theirs" to a separate file.
run_case() {
    local file=$3/${2//\//@}
    printf '%s|%s|%s\n' "$2" "$(ours "$1" "$folder/$2.sim")" "$(theirs "$folder/$2.sim" "$file.log")" >"$file.row"
}

# rows_with_reasons RESULTS: prints the table's rows. Prints cases without a reason and stale reasons to standard
# error. Findings with severity "note" are not compared. Oclgrind reports null pointers as out of bounds, and calls
# that differ between items as a divergence.
rows_with_reasons() {
    awk -F'|' -v file="$reasons" '
        function comparable(text) {
            gsub(/[a-z-]*\(note\)[ 0-9]*(, )?/, "", text)
            sub(/, $/, "", text)
            gsub(/null-pointer/, "out-of-bounds", text)
            gsub(/collective-mismatch/, "barrier-divergence", text)
            sub(/endless-loop.*/, "endless-loop", text)
            return text == "" ? "-" : text
        }
        FILENAME == file && (/^#/ || NF == 0) { next }
        FILENAME == file && /^[^ ]/ { reason = $0; next }
        FILENAME == file { gsub(/ /, ""); why[$0] = reason; next }
        {
            differs = comparable($2) != comparable($3)
            is_explained = $1 in why
            print "| " $1 " | " $2 " | " $3 " | " (differs ? (is_explained ? why[$1] : "not explained") : "") " |"
            if (differs && !is_explained) { print "no reason: " $1 ": " $2 " | " $3 >"/dev/stderr"; failed = 1 }
            if (differs) delete why[$1]
        }
        END {
            for (name in why) { print "stale reason: " name >"/dev/stderr"; failed = 1 }
            exit failed
        }' "$reasons" "$1"/*.row
}

# write_table ROWS: prints the whole Markdown document.
write_table() {
    local all differ
    all=$(wc -l <"$1")
    differ=$(grep -cv '|  |$' "$1")
    cat <<EOF
# Findings of Oclgrind and Lockstep

Written by \`tests/kernels/beside_oclgrind.sh\` with $(oclgrind-kernel --version | grep -o 'Oclgrind [0-9.]*'), run with
\`--data-races --uninitialized\`; the reasons come from \`beside_oclgrind.reasons\`. Numbers are source lines; - means no findings.

$all cases: in $((all - differ)), the findings agree in kind and line; in $differ, they differ.

| case | Lockstep | Oclgrind | difference explained |
|---|---|---|---|
EOF
    cat "$1"
}

main() {
    local cli=${1:-} name results failed=0
    case $cli in
    -h | --help) usage && return 0 ;;
    -*) usage >&2 && return 2 ;;
    '') for cli in "$folder"/../../build/{release,dev}/bin/lockstep-cli; do [ -x "$cli" ] && break; done ;;
    esac
    if ! command -v oclgrind-kernel >/dev/null; then
        echo "oclgrind-kernel is missing: apt-get install oclgrind" >&2
        return 3
    elif ! command -v "$cli" >/dev/null; then
        echo "$cli is missing: build Lockstep, or name its lockstep-cli" >&2
        return 3
    fi
    results=$(mktemp -d)
    while read -r name; do
        while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n; done
        run_case "$cli" "$name" "$results" &
    done < <(cd "$folder" && find . -name '*.sim' | sed 's|^\./||; s|\.sim$||' | sort)
    wait
    rows_with_reasons "$results" >"$results/rows" || failed=1
    write_table "$results/rows" >"$table"
    rm -r "$results"
    return $failed
}

main "$@"

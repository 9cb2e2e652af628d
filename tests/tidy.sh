#!/usr/bin/env bash
# clang-tidy over the sources of a finished build: those that changed, or whose headers did, since they last
# passed; the most recently committed first. TIDY_NEWEST bounds their number: the rest is left, and said.
#
#     [TIDY_NEWEST=20] tests/tidy.sh build/dev
set -uo pipefail
build=$1
stamps=$build/tidy
top=$PWD

# Clang cannot read the precompiled headers that GCC wrote; every source includes what it needs anyway.
without_precompiled_headers() {
    mkdir -p "$stamps"
    sed -E 's/ -Winvalid-pch| -include [^ ]*cmake_pch\.hxx//g' "$build/compile_commands.json" \
        >"$stamps/compile_commands.json"
}

# One line a source of ours: the source, then the headers of ours that it read. From the compiler's own notes.
dependencies() {
    ninja -C "$build" -t deps | awk -v top="$top/" '
        function flush() { if (source != "") print line; source = ""; line = "" }
        /^[^ ]/ { flush(); next }
        NF == 0 { next }
        {
            path = $1
            sub("^(\\.\\./)+", "", path)
            if (index(path, top) == 1) path = substr(path, length(top) + 1)
            if (path !~ /^(core|app|tests)\//) next
            if (source == "") { if (path !~ /\.cpp$/) next; source = path; line = path } else line = line " " path
        }
        END { flush() }' | sort -u
}

changed() {
    local source file
    while read -r -a files; do
        source=${files[0]}
        [ -f "$source" ] || continue
        for file in .clang-tidy "${files[@]}"; do
            if [ ! -f "$stamps/$source" ] || [ "$file" -nt "$stamps/$source" ]; then
                echo "$source"
                break
            fi
        done
    done < <(dependencies)
}

# The names read, those of the latest commits first.
latest_first() {
    local names
    names=$(mktemp)
    cat >"$names"
    git log --format= --name-only 2>/dev/null | awk 'NR == FNR { wanted[$0] = 1; next }
        $0 in wanted { print; delete wanted[$0] }
        END { for (name in wanted) print name }' "$names" -
    rm -f "$names"
}

check() {
    local begun
    begun=$(mktemp)
    if clang-tidy -p "$stamps" --quiet --extra-arg=-Wno-unknown-warning-option "$1" 2> >(grep -vE '^[0-9]+ warnings? |^Suppressed |^Use -' >&2); then
        mkdir -p "$(dirname "$stamps/$1")"
        mv "$begun" "$stamps/$1" # as old as the begin of the check: an edit meanwhile is newer
    else
        rm -f "$begun"
        return 1
    fi
}

without_precompiled_headers
export -f check
export stamps
changed | sort -u | latest_first >"$stamps/wanted"
head -n "${TIDY_NEWEST:-100000}" "$stamps/wanted" | xargs -r -P "$(nproc)" -I{} bash -c 'check "$@"' _ {}
status=$?
left=$(tail -n +$((${TIDY_NEWEST:-100000} + 1)) "$stamps/wanted" | wc -l)
[ "$left" -eq 0 ] || echo "clang-tidy: the $TIDY_NEWEST newest sources; $left are left"
exit $status

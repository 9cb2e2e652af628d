#!/usr/bin/env bash
# Builds Lockstep with its tests and runs them: the tests of whole programs with the programs that users run,
# the unit tests with the address and the thread sanitizer, and the checks of format and style. All parts run,
# and a summary follows.
#
#     ./tests/run.sh [--no-install] [--long]
#
# Of most suites, a sample of the cases runs (tests/sampled.py).
#
# --long runs complete suites instead of samples: all seeds of the random kernels, all experiments, all macros
# of the standard header, all group shapes of the sub-group functions, all damage to a recording; and clang-tidy over
# all sources.
set -uo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. app/packages.sh

install=yes
whole=
for argument in "$@"; do
    case $argument in
    --no-install) install=no ;;
    --long)
        export LOCKSTEP_WHOLE_SUITES=1
        whole=yes
        ;;
    *)
        echo "usage: ./tests/run.sh [--no-install] [--long]" >&2
        exit 2
        ;;
    esac
done

summary=()
failed=0

# part NAME COMMAND...: runs one part, and adds its result and time to the summary.
part() {
    local name=$1 start=$SECONDS result
    shift
    echo "== $name"
    if "$@"; then
        result=passed
    else
        result=FAILED
        failed=1
    fi
    summary+=("$(printf '%-42s %s  %d s' "$name" "$result" $((SECONDS - start)))")
    [ "$result" = passed ]
}

build() {
    local preset=$1
    shift
    { [ -f "build/$preset/build.ninja" ] || cmake --preset "$preset"; } && cmake --build --preset "$preset" "$@"
}

run_tests() {
    local preset=$1
    shift
    # one more test than processors, because tests also wait: for processes, for frames, for limits of time
    ctest --preset "$preset" --parallel "$(($(nproc) + 1))" "$@"
}

# Tests of whole programs wait for windows and processes, which a busy machine delays. What fails beside other tests runs
# once more, alone, and must then pass; ctest names it in both summaries.
run_system_tests() {
    local left_out=
    [ -n "$whole" ] || left_out=$(tests/sampled.py --left-out)
    echo "== the turn, and suites of which every second, fourth, ... case runs: ${LOCKSTEP_SAMPLED:-none}"
    echo "== tests that do not run in this turn: ${left_out:-none}"
    left_out="^unit/${left_out:+|$left_out}"
    run_tests release -E "$left_out" ||
        # ctest remembers the numbers of failed tests, and numbers only the tests that -E leaves: the same -E is needed
        { echo "== tests that failed, once more, alone" && ctest --preset release -E "$left_out" --rerun-failed; }
}

# Libraries that were built without the sanitizer keep memory until the process ends (lsan.supp), and the sanitizer
# does not see their synchronisation (tsan.supp). Because tests are slower with a sanitizer, properties are tested with
# a tenth of the random cases.
sanitized() {
    RC_PARAMS="max_success=10" \
        LSAN_OPTIONS="suppressions=$PWD/tests/lsan.supp:print_suppressions=0" \
        TSAN_OPTIONS="suppressions=$PWD/tests/tsan.supp" run_tests "$@"
}

# A quarter of the tests runs, and all with --long.
window_on_x() {
    local turn=${LOCKSTEP_SAMPLED%%;*}
    local shards=1
    [ -z "$turn" ] || shards=4
    local -x GTEST_TOTAL_SHARDS=$shards GTEST_SHARD_INDEX=$((${turn:-0} % shards))
    env -u QT_QPA_PLATFORM xvfb-run -a -s "-screen 0 1920x1080x24" sh -c "
        build/release/bin/gui_test --gtest_filter='Window*' --gtest_brief=1 &&
        build/release/bin/journeys_test --gtest_filter='*Steps*:*HardwareEdit*:*FindingToStep*' --gtest_brief=1"
}

sources() {
    find app core tests -name '*.cpp' -o -name '*.h'
}

check_format() {
    sources | xargs clang-format --dry-run -Werror
}

ensure_packages "$install" || exit 1
export LOCKSTEP_SAMPLED=
[ -n "$whole" ] || LOCKSTEP_SAMPLED=$(tests/sampled.py)
part "format (clang-format)" check_format
if part "build" build release --target system_tests; then
    part "tests" run_system_tests
    part "window on an X server (Xvfb)" window_on_x
    part "style (clang-tidy)" tests/tidy.py build/release ${whole:+--all}
fi
if part "build with address sanitizer" build asan --target unit_tests damaged_test; then
    part "unit tests and mutants, address sanitizer" sanitized asan -R '^(unit|damaged)/'
fi
if part "build with thread sanitizer" build tsan --target threaded_tests; then
    part "threaded unit tests, thread sanitizer" sanitized tsan -L threaded
fi

echo
printf '%s\n' "${summary[@]}"
exit $failed

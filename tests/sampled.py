#!/usr/bin/env python3
"""Prints which cases of which suites run, for tests/suites.cmake: "TURN;STEP=SUITES;STEP=SUITES...".

Of a suite that a change concerns, every fourth case runs, of another every sixteenth. Wide suites have many similar
cases: of them, half as many run. Unit tests are sampled only if they build and run kernels, or start processes: with
a sanitizer, these tests take most of the time. SUITES is a regular expression of names in ctest; the last one that
matches a suite counts. TURN selects the cases: it follows from the newest commit, so that in time all cases run.

With --left-out, prints a regular expression of the tests in SCRIPTS that do not run in this turn.

Prints nothing, so that all cases run, if it is unknown what changed. tests/changes.py says which changes count.
"""

import sys

from changes import changed_files, default_base, git

CONCERNED, OTHERS = 4, 16
WIDER = 2  # how many times fewer cases of a wide suite run
RUNS = ("core/instrument/", "core/kernel/", "core/recorder/", "core/run/", "core/trace/")
RECORDING = (*RUNS, "core/analysis/", "core/warp/")
# This folder changes the layout of arrays in a source; recording does not use it.
NOT_RECORDING = "core/instrument/edit/"
MODEL = (*RECORDING, "core/schedule/", "core/session/", "core/hardware/", "core/advice/", "core/experiments/", "kernels/",
         "tests/model/")
WORDS = ("app/words/", "translations/", "resources/")
WINDOW = ("app/gui/",)
COMMANDS = ("app/cli/", "app/common/", "app/worker/", "app/confine/")
# Paths that all suites depend on.
SHARED = ("tests/support/", "tests/suites.cmake")
# The programs of tests, and the folders besides their own that decide their results.
PROGRAMS = {
    "gui": (*MODEL, *WINDOW, *WORDS, "app/common/", "app/lessons/"),
    "journeys": (*WINDOW, *WORDS),
    "cli": (*MODEL, *COMMANDS, *WORDS, "core/report/", "core/recording/"),
    "kernels": RECORDING,
    "unit/instrument": RUNS,
    "unit/recorder": RUNS,
    "unit/run": RUNS,
    "unit/worker": ("app/worker/", "app/confine/", "core/recorder/"),
    "cures": (*RECORDING, "core/advice/", "core/whatif/", "kernels/"),
    "whatif": (*RECORDING, "core/whatif/", "kernels/"),
    "layer": ("app/layer/", "core/run/", "core/recorder/"),
    "record": ("app/record/", "core/pack/", *RECORDING),
    "remote": ("app/worker/", "app/record/", "core/pack/", "core/recorder/"),
    "questions": (*RECORDING, "core/questions/"),
    "vocabulary": WORDS,
    "lessons": (*WORDS, "app/lessons/", "core/questions/", "core/report/"),
}
# Tests that a script runs; they have no cases.
SCRIPTS = {
    "accessible/window": (*WINDOW, *WORDS, "tests/accessible/"),
    "package/debian": ("CMakeLists.txt", "app/CMakeLists.txt", "app/package", "tests/package/", "resources/", "kernels/"),
    "player/chromium": ("app/gui/player/", "app/gui/scenes/", "resources/player/", "tests/player/", "tests/CMakeLists.txt"),
    "player/firefox": ("resources/player/", "tests/player/"),
}
# Wide suites: the start of their names in ctest, and the folders that decide their results.
WIDE = {
    "kernels/All/Kernel": (*RECORDING, "tests/kernels/"),
    "random_kernels/": (*RECORDING, "tests/random_kernels/", "tests/support/random_kernels/"),
    "counts/": (*RECORDING, "tests/counts/"),
    "cli/Catalogue/": (*RECORDING, "core/experiments/", "kernels/", "tests/cli/catalogue_runs_test.cpp"),
    "cli/All/HostileKernel": (*RECORDING, "app/confine/", "app/worker/", "tests/cli/hostile_kernels_test.cpp"),
    "claims/Of/": (*MODEL, "resources/catalogue/", "tests/claims/", "README.md", "app/README.md", "core/README.md",
                   "tests/README.md"),
    "model/(Of|Catalogue)": MODEL,
    "lessons/Of/EveryLesson": ("app/lessons/", "core/questions/", "resources/lessons/", "tests/lessons/"),
    "vocabulary/All/": ("app/words/", "translations/", "resources/", "tests/vocabulary/"),
    "remote/Commands/RunOverSsh": ("app/worker/", "app/record/", "core/pack/", "core/recorder/", "tests/remote/"),
    "gui/(Screens|Sizes)/": (*WINDOW, "tests/gui/window/"),
    # all but ControlTable, whose two cases differ
    "journeys/OnScreen/([^C]|C[^o]|Co[^n])": (*WINDOW, "tests/journeys/"),
}


def is_concerned(changed, folders):
    return any(path.startswith((*folders, *SHARED)) for path in changed)


def steps(changed):
    """Returns for each step the regular expressions of suites, those that count last at the end."""
    rows = [(f"^{program}/", (*folders, f"tests/{program}/"), 1) for program, folders in PROGRAMS.items()]
    rows += [(f"^{suite}", folders, WIDER) for suite, folders in WIDE.items()]
    found = {}
    for suite, folders, wider in rows:
        step = (CONCERNED if is_concerned(changed, folders) else OTHERS) * wider
        found.setdefault((wider, step), []).append(suite)
    return [(step, suites) for (_, step), suites in sorted(found.items())]


def left_out(changed, turn):
    """Returns the tests of SCRIPTS that neither the change concerns nor whose turn it is."""
    return [name for number, (name, folders) in enumerate(SCRIPTS.items())
            if turn % OTHERS != number and not is_concerned(changed, folders)]


def main():
    changed = changed_files(default_base())
    head = git("rev-parse", "HEAD")
    if changed is None or head is None:
        return
    changed = [path for path in changed if not path.startswith(NOT_RECORDING)]
    turn = int(head, 16) % (OTHERS * WIDER)
    if "--left-out" in sys.argv:
        print("|".join(f"^{name}$" for name in left_out(changed, turn)))
    else:
        print(";".join([str(turn), *(f"{step}={'|'.join(suites)}" for step, suites in steps(changed))]))


if __name__ == "__main__":
    main()

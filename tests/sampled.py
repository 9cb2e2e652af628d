#!/usr/bin/env python3
"""Prints which wide suites need only a sample of their cases, for tests/suites.cmake: "TURN;STEP=SUITES;STEP=SUITES".

Wide suites have many similar cases. Of those that a change concerns, every second case runs, of the others every eighth.
SUITES is a regular expression of names in ctest. TURN says which cases are in the sample: it follows from the newest
commit, so that in time all cases run.

Prints nothing, so that all cases run, if it is unknown what changed. tests/changes.py says which changes count.
"""

from changes import changed_files, default_base, git

CONCERNED, OTHERS = 2, 8
RECORDING = ("core/analysis/", "core/instrument/", "core/kernel/", "core/recorder/", "core/run/", "core/trace/",
             "core/warp/")
# This folder changes the layout of arrays in a source; recording does not use it.
NOT_RECORDING = "core/instrument/edit/"
MODEL = (*RECORDING, "core/schedule/", "core/session/", "core/hardware/", "core/advice/", "core/experiments/", "kernels/",
         "tests/model/")
WINDOW = ("app/gui/",)
# The start of the suites' names in ctest, and the folders that decide their results.
SUITES = {
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


def main():
    changed = changed_files(default_base())
    turn = git("rev-parse", "HEAD")
    if changed is None or turn is None:
        return
    changed = [path for path in changed if not path.startswith(NOT_RECORDING)]
    steps = {CONCERNED: [], OTHERS: []}
    for suite, folders in SUITES.items():
        is_concerned = any(path.startswith(folders) for path in changed)
        steps[CONCERNED if is_concerned else OTHERS].append(f"^{suite}")
    print(";".join([str(int(turn, 16) % OTHERS), *(f"{step}={'|'.join(of)}" for step, of in steps.items() if of)]))


if __name__ == "__main__":
    main()

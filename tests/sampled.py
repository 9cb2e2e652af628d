#!/usr/bin/env python3
"""Prints a regular expression of the suites that need only a sample: suites of many similar cases, none of whose own
files changed. tests/suites.cmake reads it from LOCKSTEP_SAMPLED and runs every fourth case of them.

Prints nothing, so that all cases run, if it is unknown what changed. tests/changes.py says which changes count.
"""

from changes import changed_files, default_base

RECORDING = ("core/analysis/", "core/instrument/", "core/kernel/", "core/recorder/", "core/run/", "core/trace/",
             "core/warp/")
# This folder changes the layout of arrays in a source; recording does not use it.
NOT_RECORDING = "core/instrument/edit/"
# The start of the suites' names in ctest, and the folders that decide their results.
SUITES = {
    "kernels/All/Kernel": (*RECORDING, "tests/kernels/"),
    "random_kernels/": (*RECORDING, "tests/random_kernels/", "tests/support/random_kernels/"),
    "counts/": (*RECORDING, "tests/counts/"),
    "cli/Catalogue/": (*RECORDING, "core/experiments/", "kernels/", "tests/cli/catalogue_runs_test.cpp"),
    "lessons/Of/EveryLesson": ("app/lessons/", "core/questions/", "resources/lessons/", "tests/lessons/"),
}


def main():
    changed = changed_files(default_base())
    if changed is None:
        return
    changed = [path for path in changed if not path.startswith(NOT_RECORDING)]
    print("|".join(f"^{suite}" for suite, folders in SUITES.items()
                   if not any(path.startswith(folders) for path in changed)))


if __name__ == "__main__":
    main()

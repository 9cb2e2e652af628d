#!/usr/bin/env python3
"""Measures the launches in runs.txt on an OpenCL device, for compare.py: one CSV row per launch.

    tests/validation/measure.py LOCKSTEP_CLI DEVICE [ROUNDS [RUNS]] >times.csv

The times are those of the plain kernel that `run` measures: profiled by the driver, median and quartiles, in
nanoseconds. Only the first group is logged, because only the time matters. Each of ROUNDS rounds (default: 3) measures
all runs, because a disturbance of the device affects all runs of the same minute. For each launch, the round with the
middle median is written. Runs that the device cannot execute are reported on standard error and left out. RUNS is
another file of runs, such as the output of draw.py.
"""

import csv
import datetime
import json
import subprocess
import sys
from pathlib import Path

COLUMNS = ["family", "what", "parameters", "launch", "kernel", "global", "local", "registers", "runs", "median_ns",
           "q1_ns", "q3_ns", "min_ns", "empty_launch_ns", "device", "driver", "date"]


def rows_of(cli, device, family, what, parameters):
    command = [cli, "run", what, "--device", device, "--groups", "1", "--no-costs", "--json"]
    for each in parameters:
        command += ["--set", each]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        print(f"{what} {' '.join(parameters)}: {done.stderr.strip()}", file=sys.stderr)
        return
    result = json.loads(done.stdout)
    for number, launch in enumerate(result["launches"]):
        timing = launch["timing"]
        if timing is None:
            print(f"{what} {' '.join(parameters)}: {launch['timing_reason']}", file=sys.stderr)
            return
        yield [family, what, " ".join(parameters), number, launch["kernel"], "x".join(map(str, launch["global"])),
               "x".join(map(str, launch["local"])), launch["model"]["occupancy"]["registers"], timing["runs"],
               timing["median_ns"], timing["q1_ns"], timing["q3_ns"], timing["min_ns"], timing["empty_launch_ns"],
               result["device"]["name"], result["device"]["driver"], datetime.date.today()]


def runs(path):
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            family, what, *parameters = line.split()
            yield family, what, parameters


def main():
    cli, device, *rest = sys.argv[1:]
    rounds = int(rest[0]) if rest else 3
    path = Path(rest[1]) if len(rest) > 1 else Path(__file__).parent / "runs.txt"
    measured = {}
    for _ in range(rounds):
        for run in runs(path):
            for row in rows_of(cli, device, *run):
                measured.setdefault(tuple(row[:4]), []).append(row)
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(COLUMNS)
    median = COLUMNS.index("median_ns")
    for rows in measured.values():
        out.writerow(sorted(rows, key=lambda row: row[median])[len(rows) // 2])


main()

#!/usr/bin/env python3
"""Compares modelled with measured times: how many pairs of runs have the same order in the model as on the device.

    tests/validation/compare.py LOCKSTEP_CLI PRESET times.csv [--hw name=value]... [--rows]

times.csv is the output of measure.py on the device. Every run in it is recorded here and modelled with the preset,
with the number of registers that the device's compiler used. A run's time is the sum of its launches' times, each
with the time of an empty launch. For each family, this prints the number of pairs of runs whose measured times differ
by more than 10 %, and how many of them the model orders correctly. Then it prints the errors of speed-ups relative to
the first run of the same family and size, and the ratio of modelled to measured time of runs over 20 microseconds.
"""

import argparse
import csv
import json
import statistics
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations


def measured_runs(path):
    runs = {}
    with open(path) as file:
        for row in csv.DictReader(file):
            key = (row["family"], row["what"], row["parameters"])
            run = runs.setdefault(key, {"measured": 0.0, "registers": row["registers"]})
            run["measured"] += float(row["median_ns"])
    return runs


def model(cli, preset, numbers, key, registers):
    family, what, parameters = key
    command = [cli, "run", what, "--hardware", preset, "--registers", registers, "--no-timing", "--no-costs",
               "--json"]
    for each in parameters.split():
        command += ["--set", each]
    for each in numbers:
        command += ["--hw", each]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        print(f"{what} {parameters}: {done.stderr.strip()}", file=sys.stderr)
        return None
    launches = json.loads(done.stdout)["launches"]
    return sum(launch["model"]["time_ns"] for launch in launches)


def size_of(parameters):
    named = dict(each.split("=") for each in parameters.split())
    return (named.get("size"), named.get("width"))


def speed_up_errors(runs):
    """Returns each run's error of the modelled speed-up over the first run of its family and size."""
    first = {}
    errors = []
    for (family, _, parameters), run in runs.items():
        base = first.setdefault((family, size_of(parameters)), run)
        if base is not run:
            measured = base["measured"] / run["measured"]
            modelled = base["modelled"] / run["modelled"]
            errors.append(abs(modelled / measured - 1))
    return errors


def order(runs):
    """Returns, by family, how many pairs of runs differ and how many of those the model orders correctly."""
    families = defaultdict(list)
    for (family, _, _), run in runs.items():
        families[family].append(run)
    result = {}
    for family, members in families.items():
        pairs = [(a, b) for a, b in combinations(members, 2)
                 if max(a["measured"], b["measured"]) > 1.1 * min(a["measured"], b["measured"])]
        right = sum((a["measured"] < b["measured"]) == (a["modelled"] < b["modelled"]) for a, b in pairs)
        result[family] = (len(pairs), right)
    return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("preset")
    parser.add_argument("times")
    parser.add_argument("--hw", action="append", default=[])
    parser.add_argument("--rows", action="store_true", help="print every run")
    parser.add_argument("--only", default="", help="families, with commas between")
    parser.add_argument("--jobs", type=int, default=1, help="runs at once")
    parser.add_argument("--without", default="", help="parameters whose runs are left out: size=4194304,width=2048")
    arguments = parser.parse_args()
    runs = measured_runs(arguments.times)
    if arguments.only:
        runs = {key: run for key, run in runs.items() if key[0] in arguments.only.split(",")}
    left_out = set(arguments.without.split(","))
    runs = {key: run for key, run in runs.items() if not left_out & set(key[2].split())}
    with ThreadPoolExecutor(arguments.jobs) as pool:
        times = pool.map(lambda item: model(arguments.cli, arguments.preset, arguments.hw, item[0],
                                            item[1]["registers"]), runs.items())
    for run, time in zip(runs.values(), times):
        run["modelled"] = time
    runs = {key: run for key, run in runs.items() if run["modelled"]}
    if arguments.rows:
        for (family, what, parameters), run in runs.items():
            print(f"{run['measured'] / 1000:9.1f} {run['modelled'] / 1000:9.1f} us "
                  f"{run['modelled'] / run['measured']:6.2f}  {what} {parameters}")
    by_family = order(runs)
    for family, (pairs, right) in by_family.items():
        print(f"{family:12} {right:4} of {pairs:4} pairs ordered right")
    pairs, right = (sum(column) for column in zip(*by_family.values()))
    print(f"all          {right:4} of {pairs:4} pairs ordered right: {100 * right / max(1, pairs):.1f} %")
    errors = sorted(speed_up_errors(runs))
    if len(errors) > 1:
        print(f"speed-ups: median error {100 * statistics.median(errors):.1f} %, 90th percentile "
              f"{100 * errors[int(0.9 * (len(errors) - 1))]:.1f} %")
    ratios = sorted(run["modelled"] / run["measured"] for run in runs.values() if run["measured"] > 20000)
    inside = sum(0.5 <= ratio <= 2 for ratio in ratios)
    print(f"modelled / measured over 20 us: {inside} of {len(ratios)} between 0.5 and 2")


main()

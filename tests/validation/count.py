#!/usr/bin/env python3
"""Makes the table of a GPU's counts for the launches in counted.txt, one CSV row per launch.

    ncu --csv --page raw --print-units base --metrics $(tests/validation/count.py metrics) \\
        build/release/bin/counted_launches counted.txt PTX_FOLDER >profile.csv
    tests/validation/count.py table counted.txt DEVICE DRIVER COMPILER <profile.csv >counts.csv

Run the first command in tests/validation, because the paths of the launch files in the list are relative to it. Two
columns are written by hand if Lockstep's counts differ: `lockstep` contains its counts ("local_load_requests=32768"),
and `explained` the reason, with the instructions that show it.
"""

import csv
import datetime
import sys
from pathlib import Path

# The profiler's counters for each column, which contains their sum.
COUNTERS = {
    "global_load_requests": ["l1tex__t_requests_pipe_lsu_mem_global_op_ld"],
    "global_load_sectors": ["l1tex__t_sectors_pipe_lsu_mem_global_op_ld"],
    "global_store_requests": ["l1tex__t_requests_pipe_lsu_mem_global_op_st"],
    "global_store_sectors": ["l1tex__t_sectors_pipe_lsu_mem_global_op_st"],
    "global_atomic_requests": ["l1tex__t_requests_pipe_lsu_mem_global_op_atom",
                               "l1tex__t_requests_pipe_lsu_mem_global_op_red"],
    "global_atomic_sectors": ["l1tex__t_sectors_pipe_lsu_mem_global_op_atom",
                              "l1tex__t_sectors_pipe_lsu_mem_global_op_red"],
    "local_load_requests": ["smsp__inst_executed_op_shared_ld_pred_on_any"],
    "local_load_wavefronts": ["smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_ld"],
    "local_store_requests": ["smsp__inst_executed_op_shared_st_pred_on_any"],
    "local_store_wavefronts": ["smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_st"],
    "local_atomic_requests": ["smsp__inst_executed_op_shared_atom_pred_on_any"],
    "local_atomic_wavefronts": ["smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_atom"],
}


def count(row, counters):
    return sum(int(float(row[f"{each}.sum"].replace(",", ""))) for each in counters)


def table(list_file, device, driver, compiler):
    """Writes the table. Standard input: the profiler's rows and, between them, lines of counted_launches."""
    lines = sys.stdin.read().splitlines()
    launches = [line.split(",") for line in lines if line[:1].isdigit()]
    rows = [row for row in csv.DictReader(line for line in lines if line.startswith('"')) if row["ID"]]
    if len(launches) != len(rows):
        sys.exit(f"{len(launches)} launches, but {len(rows)} rows of the profiler")
    runs = Path(list_file).read_text().splitlines()
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow(["family", "what", "parameters", "launch", "kernel", *COUNTERS, "device", "driver", "compiler", "date",
                  "lockstep", "explained"])
    for (number, launch, kernel), row in zip(launches, rows):
        family, what, *parameters = runs[int(number) - 1].split()
        out.writerow([family, what, " ".join(parameters), launch, kernel,
                      *(count(row, counters) for counters in COUNTERS.values()), device, driver, compiler,
                      datetime.date.today(), "", ""])


if sys.argv[1:] == ["metrics"]:
    print(",".join(f"{each}.sum" for counters in COUNTERS.values() for each in counters))
elif sys.argv[1:2] == ["table"] and len(sys.argv) == 6:
    table(*sys.argv[2:])
else:
    sys.exit(__doc__)

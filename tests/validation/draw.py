#!/usr/bin/env python3
"""Draws random runs in the format of runs.txt: families, experiments, sizes, groups and other parameters.

    tests/validation/draw.py SEED [RUNS] >drawn.txt

The model was not fitted to any of the sizes: 1.5 and 3 million elements, matrices of 320, 640, 768 and 1,536. The same
seed gives the same runs. Each family has several runs of the same size, so that compare.py can compare them.
"""

import random
import sys

ELEMENTS = [1500000, 1572864, 3000000, 3145728]
AT_MOST_A_MILLION = [375000, 393216, 700000, 1000000]  # for execution/, whose log would be too large otherwise
MATRICES = [320, 640, 768, 1536]
LINES = [64, 128, 256, 512]
SHAPES = ["16x16", "32x4", "32x8", "32x16", "64x2", "128x1", "128x4", "256x2"]


def one_of(chance, **choices):
    return {name: chance.choice(values) for name, values in choices.items()}


def reduction(chance):
    name = chance.choice(["interleaved", "compacted", "sequential", "local-argument", "contiguous-per-item",
                          "grid-stride", "atomic-per-group", "vector", "shuffle", "multi-pass"])
    drawn = one_of(chance, local=LINES)
    if name in ("contiguous-per-item", "grid-stride"):
        drawn |= one_of(chance, items=[4, 8, 16, 32])
    if name == "vector":
        drawn |= one_of(chance, width=[2, 4, 8, 16])
    if name == "atomic-per-group":
        drawn |= one_of(chance, type=["int", "float"])
    return name, drawn


def everyone(chance):
    return chance.choice(["everyone-sums", "sequential"]), one_of(chance, local=[64, 128, 256])


def scan(chance):
    name = chance.choice(["hillis-steele", "blelloch", "blelloch-padded", "shuffle", "three-stage"])
    return name, one_of(chance, local=LINES[1:])


def memory(chance):
    name = chance.choice(["coalesced", "misaligned", "random", "constant-broadcast"])
    drawn = one_of(chance, local=LINES)
    if name == "misaligned":
        drawn |= one_of(chance, offset=[1, 3, 8])
    return name, drawn


def strided(chance):
    name = chance.choice(["coalesced", "strided", "strided"])
    return name, one_of(chance, local=LINES, **({"stride": [2, 3, 4, 8, 16]} if name == "strided" else {}))


def local(chance):
    return "local-strided", one_of(chance, local=LINES[:3], stride=[1, 2, 3, 8, 31, 32])


def structures(chance):
    name = chance.choice(["array-of-structures", "structure-of-arrays"])
    drawn = one_of(chance, local=LINES, used=[1, 2, 3])
    return name, drawn | (one_of(chance, stride=[3, 4]) if name == "array-of-structures" else {})


def convolution(chance):
    name = chance.choice(["naive", "tiled", "separable", "separable-rows-first", "rows-then-columns", "image-sampler"])
    shapes = ["16x16", "8x32", "16x32"] if name == "separable-rows-first" else SHAPES[:3] + ["64x4", "128x4"]
    return name, one_of(chance, local=shapes, radius=[1, 2, 3])


def transpose(chance):
    return chance.choice(["naive", "tiled", "tiled-padded"]), one_of(chance, local=SHAPES[:4])


def matmul(chance):
    name = chance.choice(["naive", "tiled"])
    return name, one_of(chance, local=["16x16", "32x8", "32x4", "32x16"] if name == "naive" else ["16x16", "8x8", "32x32"])


def divergence(chance):
    return "divergence", one_of(chance, local=LINES, ways=[1, 2, 4, 8, 16], alike=[1, 32], form=["if", "switch"])


def groups(chance):
    return "small-groups", one_of(chance, local=[8, 16, 32, 48, 128, 512])


def latency(chance):
    return "latency-hiding", one_of(chance, local=LINES, ratio=[0, 20, 100], items=[4, 8])


def idle(chance):
    return "barrier-idle", one_of(chance, local=[128, 512], busy=[32, 64, 128], work=[8, 32])


def histogram(chance):
    bins = chance.choice([8, 32, 128, 512])
    return "histogram", {"bins": bins, "distinct": chance.choice([1, bins]),
                         **one_of(chance, local=[128, 512], memory=["global", "local"])}


def particles(chance):
    return chance.choice(["naive", "tiled"]), one_of(chance, local=[64, 128, 256])


def rays(chance):
    return "spheres", one_of(chance, local=["8x8", "32x4", "16x8", "128x1"])


# For each family: its folder in the catalogue, the sizes, and its number of runs out of a hundred.
FAMILIES = {
    "reduction": ("reduction", ELEMENTS, 18, reduction),
    "everyone": ("reduction", AT_MOST_A_MILLION, 4, everyone),
    "scan": ("scan", ELEMENTS, 14, scan),
    "memory": ("memory", ELEMENTS, 7, memory),
    "strided": ("memory", AT_MOST_A_MILLION, 4, strided),
    "local": ("memory", ELEMENTS, 4, local),
    "structures": ("memory", ELEMENTS, 8, structures),
    "convolution": ("convolution", MATRICES, 12, convolution),
    "transpose": ("transpose", MATRICES, 8, transpose),
    "matmul": ("matmul", MATRICES[:2], 4, matmul),
    "divergence": ("execution", AT_MOST_A_MILLION, 4, divergence),
    "groups": ("execution", AT_MOST_A_MILLION, 3, groups),
    "latency": ("execution", AT_MOST_A_MILLION, 3, latency),
    "idle": ("execution", AT_MOST_A_MILLION, 3, idle),
    "histogram": ("execution", AT_MOST_A_MILLION, 5, histogram),
    "particles": ("particles", [1500, 3000], 2, particles),
    "rays": ("rays", MATRICES[:3], 2, rays),
}


def sized(folder, size):
    if folder == "matmul":
        return f"width={size} height={size} inner={size}"
    return f"width={size} height={size}" if folder in ("convolution", "transpose", "rays") else f"size={size}"


def runs(chance, count):
    for family, (folder, sizes, of_hundred, draw) in FAMILIES.items():
        wanted = max(2, round(of_hundred * count / 100))
        own_sizes = chance.sample(sizes, 2 if wanted >= 4 else 1)
        drawn = []
        while len(drawn) < wanted:
            name, parameters = draw(chance)
            line = " ".join([family, f"{folder}/{name}", sized(folder, own_sizes[len(drawn) % len(own_sizes)]),
                             *(f"{key}={value}" for key, value in parameters.items())])
            if line not in drawn:
                drawn.append(line)
        yield from sorted(drawn, key=lambda line: line.split()[2])


def main():
    if len(sys.argv) not in (2, 3) or not all(each.isdigit() for each in sys.argv[1:]):
        sys.exit(__doc__)
    print("# Drawn by draw.py", *sys.argv[1:])
    for line in runs(random.Random(int(sys.argv[1])), int(sys.argv[2]) if len(sys.argv) == 3 else 100):
        print(line)


main()

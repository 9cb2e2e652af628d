#!/usr/bin/env python3
"""Draws lighthouse.png, the picture that the convolutions work on: edges, gradients, fine texture, thin strokes.

    python3 lighthouse.py lighthouse.png      (256x256, colour; 4x4 samples per pixel; needs only Python)
"""
import math, struct, sys, zlib

SIZE, SAMPLES = 256, 4
LETTERS = {  # letter: strokes between points of a 2x4 grid, y down
    "L": ["00 04 24"], "O": ["00 20 24 04 00"], "C": ["20 00 04 24"], "K": ["00 04", "20 02 24"],
    "S": ["20 00 02 22 24 04"], "T": ["00 20", "10 14"], "E": ["20 00 04 24", "02 22"], "P": ["04 00 20 22 02"]}


def text_segments(text, left, top, scale):
    for place, letter in enumerate(text):
        for stroke in LETTERS[letter]:
            points = [(left + place * 3.2 * scale + int(p[0]) * scale, top + int(p[1]) * scale) for p in stroke.split()]
            yield from zip(points, points[1:])


STROKES = [(segment, 1.1) for segment in text_segments("LOCKSTEP", 14, 226, 4.6)]
STROKES += [(segment, 0.5) for segment in text_segments("LOCKSTEP", 150, 233, 2.4)]


def distance(x, y, segment):
    (ax, ay), (bx, by) = segment
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    along = min(1, max(0, along))
    return math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


def mix(a, b, t):
    return tuple(p + (q - p) * t for p, q in zip(a, b))


def noise(x, y):  # 0..1, constant within a cell
    n = (int(x) * 374761393 + int(y) * 668265263) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return (n ^ (n >> 16)) / 0xFFFFFFFF


def sky(x, y):
    colour = mix((38, 60, 112), (246, 188, 132), min(1, y / 150))
    if y < 60 and noise(x, y) > 0.996:
        colour = (255, 255, 240)
    if math.hypot(x - 62, y - 104) < 26:
        colour = (255, 236, 170)
    ridge = 132 + 14 * math.sin(x / 23) + 7 * math.sin(x / 9 + 1)
    return mix((74, 72, 104), (112, 96, 116), (x % 7 < 2) * 0.5) if y > ridge and x < 190 else colour


def sea(x, y):
    depth = (y - 150) / 70
    ripple = math.sin((x * 0.06 + 900 / (y - 138)) * 2.2 + math.sin(x / 11 + y / 5))
    return mix(mix((226, 160, 122), (24, 62, 92), min(1, depth * 1.6)), (236, 226, 214), max(0, ripple) ** 4 * 0.5)


def tower(x, y):
    """The lighthouse: striped, with a lamp room, on a rock; None beside it."""
    half = 13 + (y - 60) / 16
    if 60 < y < 176 and abs(x - 196) < half:
        colour = (188, 42, 48) if int((y - 60) / 19.4) % 2 == 0 else (240, 236, 228)
        return mix(colour, (30, 20, 40), 0.55 * max(0, (x - 196) / half))
    if 40 < y <= 60 and abs(x - 196) < 10:
        return (30, 34, 44) if int(x - 186) % 5 == 0 or y > 57 else (255, 238, 160)
    if 26 < y <= 40 and abs(x - 196) < (y - 26) * 0.95:
        return (44, 48, 60)
    rock = 168 + abs(x - 196) ** 1.5 / 20 + 3 * math.sin(x / 3)
    if rock < y < 222 and x > 140:
        return mix((52, 46, 48), (128, 116, 104), noise(x / 2, y / 2))
    return None


def beam(x, y):
    angle = math.atan2(50 - y, 196 - x)
    return 0.45 * math.exp(-((angle - 0.12) / 0.1) ** 2) * math.exp(-(196 - x) / 150) if x < 186 else 0


def board(x, y):
    """The foot: a grey ramp in steps of 8, a checkerboard, and the name in thick and in thin strokes."""
    if y >= 250:
        return (int(x / 8) * 8.2,) * 3
    if x > 232:
        return (235,) * 3 if (int(x / 2) + int(y / 2)) % 2 else (20,) * 3
    ink = any(distance(x, y, segment) < width for segment, width in STROKES)
    return (22, 24, 30) if ink else (238, 234, 222)


def colour_at(x, y):
    if y >= 222:
        return board(x, y)
    return tower(x, y) or mix(sky(x, y) if y < 150 else sea(x, y), (255, 246, 200), beam(x, y))


def pixel(px, py):
    steps = [(i + 0.5) / SAMPLES for i in range(SAMPLES)]
    samples = [colour_at(px + dx, py + dy) for dy in steps for dx in steps]
    return bytes(round(min(255, max(0, sum(s[c] for s in samples) / len(samples)))) for c in range(3))


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


rows = b"".join(b"\0" + b"".join(pixel(x, y) for x in range(SIZE)) for y in range(SIZE))
with open(sys.argv[1], "wb") as file:
    file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", SIZE, SIZE, 8, 2, 0, 0, 0)))
    file.write(chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))

#!/usr/bin/env python3
"""Runs clang-tidy on sources of a finished build: on those that a branch changes, or on all.

    tests/tidy.py build/dev [--all | --since REVISION]

Checks the changed sources and, for each changed header, one source that includes it: its own, if it has one. A file
is changed if it differs from REVISION; by default, since the branch left origin/main or, on main itself, in the six
hours before its newest commit. A move of a file does not count, nor does a change of comments alone, except to NOLINT.
A source that passed is checked again only if its text, that of one of its headers, its options or clang-tidy have
changed. What passed is noted in the user's cache folder, as ccache keeps objects there.

clang-tidy spends half of its time on headers. So up to twelve sources without common local names are checked as one:

    batch.cpp: #include a.cpp, #include b.cpp, ...  --> clang-tidy  --does not parse--> each half as a batch

Two sources whose file-local names collide do not parse as one. The analyser checks the functions of included sources
like those of a single source. The exit status is 1 if there are findings.
"""

import argparse
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections import defaultdict
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from itertools import count
from pathlib import Path

from changes import changed_files, default_base

MOST_SOURCES = 12
FOLDERS = ("core/", "app/", "tests/")
# Debian's clang-tidy has a different version than the compiler and cannot read its precompiled headers. Every source
# includes what it needs anyway. The relaxed -Wshadow is only for unity builds; a single source must not shadow names.
NOT_FOR_TIDY = re.compile(r" -Winvalid-pch|( -Xclang)? -include(-pch)?( -Xclang)? \S*cmake_pch\.hxx(\.pch)?"
                          r"| -Wno-shadow| -Wshadow=local")
TEST = re.compile(r"(?:TEST|TEST_F|TEST_P|RC_GTEST_PROP)\((\w+), (\w+)")
NO_DEFINITION = (" ", "}", "#", "/", ")", "namespace ", "template ", "using namespace ", "INSTANTIATE_")
DEFINED = re.compile(r"(?:struct|class|enum class|enum|union) (\w+)|using (\w+) ="
                     r"|\b((?![A-Z]{2}[A-Z_]*\()\w+)(?=\(| =|\{|\[|;)")
IMPORTED = re.compile(r"using (enum )?[\w:]+;")

top = Path.cwd()


def options_of(command):
    """Returns the compiler's options, without the compiler's name, the source and the outputs."""
    words = shlex.split(NOT_FOR_TIDY.sub("", command))
    begin = next(i for i, word in enumerate(words) if re.search(r"(c|g|clang)\+\+[-0-9.]*$", word)) + 1
    options = []
    rest = iter(words[begin:])
    for word in rest:
        if word in ("-o", "-MF", "-MT", "-c"):
            next(rest)
        elif word not in ("-MD", "-MMD"):
            options.append(word)
    return tuple(options)


def compilations(build):
    """Returns, for each of our sources, its compilation folder and options. A source of several targets counts once."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        for file in sources_of(os.path.join(entry["directory"], entry["file"])):
            path = os.path.relpath(file, top)
            if path.startswith(FOLDERS):
                found.setdefault(path, (entry["directory"], options_of(entry["command"])))
    return found


def sources_of(file):
    """Returns the file itself or, for a unity source, the sources that CMake combined into it."""
    return re.findall(r'^#include "(.*)"', Path(file).read_text(), re.MULTILINE) if "/Unity/" in file else [file]


def dependencies(build):
    """Returns, for each source, which of our headers it includes, from the compiler's dependency files."""
    read = defaultdict(set)
    notes = subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True)
    for paragraph in notes.stdout.split("\n\n"):
        lines = paragraph.splitlines()[1:]
        ours = [os.path.relpath(os.path.join(build, line.strip()), top) for line in lines]
        ours = [path for path in ours if path.startswith(FOLDERS)]
        sources = {path for path in ours if path.endswith(".cpp")}
        for source in sources:  # in a unity build, each source gets all the headers
            read[source].update({source, *ours} - (sources - {source}))
    return read


def chosen(changed, read):
    """Returns the changed sources, and one source for each changed header."""
    sources = {path for path in changed if path.endswith(".cpp") and path.startswith(FOLDERS)}
    for header in sorted(changed):
        if header.endswith(".h"):
            readers = [source for source, files in read.items() if header in files]
            if readers and not sources & set(readers):
                sources.add(min(readers, key=lambda source: reader_rank(source, header)))
    return sources


def reader_rank(source, header):
    """Sort key: a header's own source first, then one in the same folder, then any."""
    return Path(source).stem != Path(header).stem, Path(source).parent != Path(header).parent, source


class Passed:
    """What passed: a file for each, named by the hash of all that decides the result."""

    def __init__(self, build, compiled):
        self.folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lockstep-tidy"
        self.read = dependencies(build)
        self.compiled = compiled
        version = subprocess.run(["clang-tidy", "--version"], capture_output=True, check=True).stdout
        self.common = version + Path(".clang-tidy").read_bytes() + Path(__file__).read_bytes()
        self.hashes = {}

    def hash_of(self, path):
        if path not in self.hashes:
            self.hashes[path] = hashlib.sha256(Path(path).read_bytes()).hexdigest() if Path(path).exists() else ""
        return self.hashes[path]

    def note_of(self, source):
        """Returns the file that says that the source passed as it is now."""
        _, options = self.compiled[source]
        files = sorted({source, *self.read.get(source, ())})
        options = [option.replace(str(top), "") for option in options]
        key = "\n".join([*options, *(f"{path} {self.hash_of(path)}" for path in files)])
        return self.folder / hashlib.sha256(self.common + key.encode()).hexdigest()

    def has(self, source):
        return self.note_of(source).exists()

    def add(self, sources):
        self.folder.mkdir(parents=True, exist_ok=True)
        for source in sources:
            self.note_of(source).touch()

    def forget_old(self):
        """Removes the notes of texts that no check has seen for a month."""
        for note in self.folder.glob("*"):
            if note.stat().st_mtime < time.time() - 30 * 24 * 3600:
                note.unlink(missing_ok=True)


def wanted(passed, changed, compiled):
    """Returns the sources to check."""
    sources = compiled if changed is None or ".clang-tidy" in changed else chosen(changed, passed.read)
    known = [source for source in sorted(sources) if source in compiled]
    for source in known:
        if passed.has(source):
            passed.note_of(source).touch()  # it is in use
    return [source for source in known if not passed.has(source)]


def local_names(source):
    """Returns the names of a source that must be unique in its batch: its tests, and names in unnamed namespaces.

    This is a heuristic: a wrong name only makes a batch smaller, and a missing one makes the batch fail to parse.
    """
    names = set()
    depth = 0  # nesting depth of unnamed namespaces
    for line in Path(source).read_text().splitlines():
        if line == "namespace {":
            depth += 1
        elif line == "} // namespace":
            depth -= 1
        elif test := TEST.match(line):
            names.add(test.groups())
        elif depth and not line.startswith(NO_DEFINITION) and not IMPORTED.match(line):
            found = DEFINED.search(line)
            names.update(found.groups() if found else ())
    return names - {None}


def batches(sources, compiled):
    """Puts each source into the first batch that has room and none of its local names."""
    open_batches = defaultdict(list)
    for source in sources:
        names = local_names(source)
        alike = open_batches[compiled[source]]
        fitting = (batch for batch in alike if len(batch[0]) < MOST_SOURCES and not batch[1] & names)
        batch = next(fitting, None)
        if batch is None:
            batch = ([], set())
            alike.append(batch)
        batch[0].append(source)
        batch[1].update(names)
    for (folder, options), alike in open_batches.items():
        for together, _ in alike:
            yield folder, options, together


class Checker:
    def __init__(self, folder, passed):
        self.folder = folder
        self.passed = passed
        self.numbers = count()
        self.has_passed = True

    def check(self, folder, options, sources):
        """Checks a batch. Returns the batches that remain to be checked: both halves of a batch that does not parse."""
        place = self.folder / str(next(self.numbers))
        place.mkdir(parents=True, exist_ok=True)
        source = str(top / sources[0])
        if len(sources) > 1:
            source = str(place / "batch.cpp")
            Path(source).write_text("".join(f'#include "{top / each}"\n' for each in sources))
        command = {"directory": folder, "arguments": ["c++", *options, "-c", source], "file": source}
        (place / "compile_commands.json").write_text(json.dumps([command]))
        if self.tidy(place, source, sources):
            return []
        middle = len(sources) // 2
        return [(folder, options, sources[:middle]), (folder, options, sources[middle:])]

    def tidy(self, place, source, sources):
        """Runs clang-tidy on the sources, compiled as one. Returns False if they do not parse as one."""
        found = subprocess.run(
            ["clang-tidy", "-p", place, "--quiet", f"--config-file={top / '.clang-tidy'}",
             # No check of the batch file's own #include lines. Compiler warnings replace bugprone-reserved-identifier,
             # which takes a tenth of the time.
             "--checks=-bugprone-suspicious-include,-bugprone-reserved-identifier,"
             "clang-diagnostic-reserved-identifier,clang-diagnostic-reserved-macro-identifier",
             "--extra-arg=-Wno-unknown-warning-option",
             "--extra-arg=-Wreserved-identifier", "--extra-arg=-Wreserved-macro-identifier", source],
            capture_output=True, text=True)
        if len(sources) > 1 and "[clang-diagnostic-error]" in found.stdout:
            return False
        if found.returncode != 0:
            self.has_passed = False
            noise = re.compile(r"^(\d+ warnings? |Suppressed |Use -).*\n?", re.MULTILINE)
            print(found.stdout + noise.sub("", found.stderr), flush=True)
            return True
        self.passed.add(sources)
        return True


def arguments():
    parser = argparse.ArgumentParser(description="clang-tidy over the sources of a build")
    parser.add_argument("build")
    parser.add_argument("--all", action="store_true", help="all sources")
    parser.add_argument("--since", metavar="REVISION", help="what changed since then")
    return parser.parse_args()


def main():
    asked = arguments()
    build = (top / asked.build).resolve()
    changed = None if asked.all else changed_files(asked.since or default_base())
    compiled = compilations(build)
    passed = Passed(build, compiled)
    sources = wanted(passed, changed, compiled)
    checker = Checker(build / "tidy", passed)
    print(f"clang-tidy: {len(sources)} sources", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        pending = {pool.submit(checker.check, *batch) for batch in batches(sources, compiled)}
        while pending:
            finished, pending = wait(pending, return_when=FIRST_COMPLETED)
            pending |= {pool.submit(checker.check, *rest) for each in finished for rest in each.result()}
    passed.forget_old()
    return 0 if checker.has_passed else 1


if __name__ == "__main__":
    sys.exit(main())

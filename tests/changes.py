"""Which files a branch changes, for the checks that look only at changes."""

import os
import re
import subprocess
from pathlib import Path

# Also matches raw strings, strings, characters and numbers with separators, so that their contents do not look like
# comments.
COMMENT = re.compile(r'R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\b\d[\w\']*|\'(?:\\.|[^\'\\\n])*\''
                     r"|(?P<comment>//[^\n]*|/\*.*?\*/)", re.DOTALL)
INCLUDE = re.compile(r'^#include "(.*)"', re.MULTILINE)


def git(*arguments):
    """Returns the output of git, or None if it fails."""
    done = subprocess.run(["git", *arguments], capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else None


def default_base():
    """Returns the commit to compare with: where the branch left origin/main or, on main itself, the last one that is six
    hours older than the newest commit; None if the history is unknown."""
    head = git("rev-parse", "HEAD")
    merge_base = git("merge-base", "HEAD", "origin/main")
    if merge_base and merge_base != head:
        return merge_base
    newest = git("show", "-s", "--format=%ct", "HEAD")
    return newest and git("rev-list", "-1", f"--before={int(newest) - 6 * 3600}", "HEAD") or None


def code_of(text):
    """Returns the code of a source without blanks and comments, except NOLINT, and the names of the files that it
    includes without their folders, so that a moved file counts as the same."""
    def kept(found):
        comment = found.group("comment")
        return found.group() if comment is None or "NOLINT" in comment else " "
    includes = sorted(os.path.basename(path) for path in INCLUDE.findall(text))
    return COMMENT.sub(kept, INCLUDE.sub("", text)).split(), includes


def differs(path, before, base):
    """Whether the code of a file differs from that commit, where its path was `before`."""
    if not path.endswith((".cpp", ".h")) or not Path(path).exists():
        return True
    old = git("show", f"{base}:{before}")
    return old is None or code_of(old) != code_of(Path(path).read_text())


def changed_files(base):
    """Returns the files whose code differs from that commit, including untracked ones; None if they are unknown."""
    changes = base and git("-c", "diff.renameLimit=0", "diff", "--name-status", "--find-renames", base, "--")
    new = git("ls-files", "--others", "--exclude-standard")
    if changes is None:
        return None
    changed = set((new or "").splitlines())
    for line in changes.splitlines():
        _, *paths = line.split("\t")  # the path, or the old one and the new one
        if differs(paths[-1], paths[0], base):
            changed.add(paths[-1])
    return changed

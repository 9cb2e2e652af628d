"""Reads the texts that people read: translations, lessons, the catalogue and the READMEs, each with its file and line.

Only parts that are written in a language are returned, so not the source of a run, an expression or a block of code.
"""

import json
import re
import xml.parsers.expat
from pathlib import Path
from typing import Iterator, NamedTuple

LANGUAGES = ("en", "es", "ko", "pt_BR", "ru")
# Folders that no text of the project is in.
NOT_OURS = ("build", ".git")


class Text(NamedTuple):
    file: str
    line: int  # the first line is 1
    text: str
    source: str = ""  # the English text that this one translates, if known


class ReadError(Exception):
    """A file has a form that this reader does not know, so that some of its texts would not be checked."""


def texts_of(root: Path, language: str) -> Iterator[Text]:
    if language == "en":
        for file in sorted((root / "translations").glob("lockstep_*.ts")):
            yield from translation_texts(file, root, {"source"})
        yield from translation_texts(root / "translations/lockstep_en.ts", root, {"translation", "numerusform"})
        for file in sorted(root.rglob("README.md")):
            if file.relative_to(root).parts[0] not in NOT_OURS:
                yield from readme_texts(file, root)
    else:
        file = root / f"translations/lockstep_{language}.ts"
        yield from translation_texts(file, root, {"translation", "numerusform"})
    for file in some(root / "resources/guide" / language, "*.md"):
        yield from readme_texts(file, root)
    for file in some(root / "resources/lessons" / language, "*.md"):
        yield from lesson_texts(file, root)
    for file in some(root / "resources/catalogue" / language, "*.json"):
        yield from catalogue_texts(file, root)


def some(folder: Path, pattern: str) -> list[Path]:
    files = sorted(folder.glob(pattern))
    if not files:
        raise ReadError(f"{folder}: no {pattern}")
    return files


def experiments(root: Path) -> set[str]:
    """Returns the names of the experiments, such as "reduction/interleaved"."""
    return {name for file in some(root / "resources/catalogue/en", "*.json") for name in json.loads(file.read_text())}


def translation_texts(file: Path, root: Path, elements: set[str]) -> Iterator[Text]:
    """Returns the lines of these elements of a .ts file. Texts that the program no longer has are left out."""
    found: list[Text] = []
    gone = ("vanished", "obsolete")
    open_elements: list[list] = []  # of each: its name or "" if it is gone, its line, its text
    source = ""
    parser = xml.parsers.expat.ParserCreate()

    def starts(name: str, attributes: dict[str, str]) -> None:
        open_elements.append(["" if attributes.get("type") in gone else name, parser.CurrentLineNumber, ""])

    def reads(text: str) -> None:
        open_elements[-1][2] += text

    def ends(_: str) -> None:
        nonlocal source
        name, first, text = open_elements.pop()
        if name == "source":
            source = text
        if name not in elements or any(each[0] == "" for each in open_elements):
            return
        # A numerusform is inside its translation, whose own text is then only blanks.
        for number, line in enumerate(text.split("\n"), first):
            if line.strip():
                line = line.replace("&&", " ").replace("&", "")  # & is before the letter of a shortcut
                found.append(Text(str(file.relative_to(root)), number, line, source))

    parser.StartElementHandler = starts
    parser.EndElementHandler = ends
    parser.CharacterDataHandler = reads
    parser.Parse(file.read_bytes(), True)
    return iter(found)


def catalogue_texts(file: Path, root: Path) -> Iterator[Text]:
    found = []
    for number, line in enumerate(file.read_text().splitlines(), 1):
        if match := re.fullmatch(r'\s*"\w+": (".*"),?', line):
            found.append(Text(str(file.relative_to(root)), number, json.loads(match[1])))
    read = [text.text for text in found]
    if read != [text for entry in json.loads(file.read_text()).values() for text in entry.values()]:
        raise ReadError(f"{file}: each text must be on a line of its own")
    return iter(found)


def readme_texts(file: Path, root: Path) -> Iterator[Text]:
    """Returns the lines of a Markdown file, without blocks of code (indented or between ```)."""
    in_fence = False
    before = ""  # the line before
    in_block = False
    for number, line in enumerate(file.read_text().splitlines(), 1):
        if line.startswith("```"):
            in_fence = not in_fence
        elif not in_fence:
            in_block = line.startswith("    ") and (in_block or not before.strip()) or in_block and not line.strip()
            if not in_block and line.strip():
                yield Text(str(file.relative_to(root)), number, line)
        before = line


# What a lesson's directive is followed by: a text for learners or teachers, or something for the program.
SAYS = {"title", "goal", "misconception", "say", "hint", "notes"}
DOES = {"id", "minutes", "needs", "place", "with", "task", "edit", "start"}
ASKS_WITH_TEXT = {"choice", "number", "order"}


def lesson_texts(file: Path, root: Path) -> Iterator[Text]:
    """Returns the texts of a lesson."""
    kind = "text"  # what a line that begins with two spaces continues: "text" or "code"
    question = ""  # the kind of the question whose answers follow
    for number, line in enumerate(file.read_text().splitlines(), 1):
        def text(words: str) -> Text:
            return Text(str(file.relative_to(root)), number, words)

        directive = re.match(r"([a-z]+): ?(.*)", line)
        if directive and directive[1] in DOES:
            kind = "code"
        elif directive and directive[1] in SAYS:
            kind, question = "text", ""
            yield text(directive[2])
        elif directive and directive[1] == "ask":
            question, _, asked = directive[2].partition(" ")
            kind = "text" if question in ASKS_WITH_TEXT else "code"
            if kind == "text":
                yield text(asked)
        elif question and line.startswith("- "):
            kind = "text"
            yield text(answer_text(question, line))
        elif line.startswith("  ") and kind == "code":
            pass
        else:
            kind = "text"
            question = question if not line.strip() or line.startswith("  ") else ""
            yield text(line)


def answer_text(question: str, line: str) -> str:
    """Returns the words of an answer: an answer of a number has an expression first, one of an order has it last."""
    line = re.sub(r"^- (\[[x ]\]|\[\?.*?\](?= )) ?", "- ", line)
    first, _, second = line[2:].partition(" :: ")
    return {"number": second, "order": first}.get(question, f"{first} :: {second}")

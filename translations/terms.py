#!/usr/bin/env python3
"""Lists the occurrences of a term in the texts of a language, with the words before and after it.

    translations/terms.py CODE TERM        TERM is a regular expression, such as 'групп\\w*'
"""
import collections
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent


def texts(code):
    """Returns the translations, the texts of the catalogue and the lines of the lessons."""
    file = ROOT / "translations" / f"lockstep_{'es' if code == 'en' else code}.ts"
    for message in ElementTree.parse(file).getroot().iter("message"):
        if code == "en":
            yield message.findtext("source")
            continue
        translation = message.find("translation")
        yield from [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
    for file in sorted((ROOT / "resources/catalogue" / code).glob("*.json")):
        for experiment in json.loads(file.read_text()).values():
            yield from experiment.values()
    for file in sorted((ROOT / "resources/lessons" / code).glob("*.md")):
        yield from file.read_text().splitlines()


def main():
    code, term = sys.argv[1:]
    pattern = re.compile(rf"((?:[\w%'-]+ ){{0,2}})({term})(?![\w-])(,? ?[\w'-]*)", re.IGNORECASE)
    found = collections.Counter()
    for text in texts(code):
        for match in pattern.finditer(re.sub(r"`[^`]*`|\{\{.*?\}\}", "`", text)):
            found[match[2].lower(), f"{match[1]}[{match[2]}]{match[3]}".lower()] += 1
    for (_, context), count in sorted(found.items()):
        print(f"{count:5}  {context}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main()

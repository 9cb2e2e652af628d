#!/usr/bin/env python3
"""Checks the spelling of all texts, with Hunspell.

    tests/spelling/spelling.py [LANGUAGE...]      en es ko pt_BR ru; all without an argument

Prints each unknown word with the files and lines that contain it. The exit status is 1 if there is one.

    text --> tokens --> alternatives --> one call of Hunspell for each dictionary --> words without a right alternative

A token can be right in several ways. Each way is a set of words that must all be known: "банк-конфликт" is right if
both parts are, and "warp's" if "warp" is. In Russian and Korean, Latin words are looked up in English.

words_LANGUAGE.txt contains the terms of a language, and words_names.txt the names and abbreviations of all languages.
A line is a word, or a word and another one that has the same endings: "варп/стол". Text after # is ignored.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Iterator, NamedTuple, Sequence

sys.dont_write_bytecode = True  # no files in the source tree
from texts import LANGUAGES, ReadError, Text, experiments, texts_of

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


class Dictionary(NamedTuple):
    name: str  # Hunspell's
    package: str  # Debian's


DICTIONARIES = {
    "en": Dictionary("en_GB", "hunspell-en-gb"),
    "es": Dictionary("es_ES", "hunspell-es"),
    "ko": Dictionary("ko", "hunspell-ko"),
    "pt_BR": Dictionary("pt_BR", "hunspell-pt-br"),
    "ru": Dictionary("ru_RU", "hunspell-ru"),
}

# Words of (language, word) that must all be known.
Way = frozenset[tuple[str, str]]


class Token(NamedTuple):
    shown: str
    ways: frozenset[Way]


class MissingPackage(Exception):
    pass


# Stands for a part of a text that is not checked, so that what follows it is still seen as attached to it.
CUT = "\N{SECTION SIGN}"
FILE = r"[\w*.-]*\.(?:cl|clh|lks|sim|md|png|svg|pdf|json|csv|xml|txt|cpp|cu|py|sh|h|ts|so|local|github)\b"
CUT_OUT = re.compile("|".join((
    r"`[^`]*`",  # code
    r"\{\{.*?\}\}", r"\{[\w.]+\}",  # a figure or a word that the program fills in
    r"%L?\d+", r"%Ln|%n",  # a placeholder
    r"(?<=\])\([^)\s]*\)",  # the target of a link
    r"https?://\S+",
    r"\blockstep-[a-z]+", r"\bpocl-opencl-icd\b",  # a program, a folder, a package
    r"</?\w+[^>]*>",  # HTML, and the headers of a launch file
    r"(?<![\w-])--?[A-Za-z][\w=,.-]*",  # an option
    rf"(?:[\w.-]+/)*{FILE}", r"(?<!\w)[\w.-]*/[\w.-]+/[\w./-]*(?a:\w)",  # a file
    r"(?a:\b\w+)\(\)",  # a function
    r"(?a:\w*_\w*)(?:\((?:[^()]|\([^()]*\))*\)|\[\w+\])*",  # an identifier, with its arguments
    r"(?a:\b\w+)(?:\[(?:[\w +*/-]|\[\w+\])*\])+",  # an element of an array
    r"(?<=[a-z])\(e?s\)",  # a plural in the sources: launch(es)
    r"(?a:\b[a-z]+=\w+)",  # a parameter and its value
    r"(?a:[A-Za-z]*\d\w*)(?:-(?:й|я|е|м|го|му|х|ю|ый|ая|ое|ые))?(?!\w)|(?a:[A-Za-z]*\d\w*)",  # a number, an ordinal
)))

LATIN = re.compile(r"[A-Za-z\u00c0-\u024f]+(?:['\u2019-][A-Za-z\u00c0-\u024f]+)*")
HANGUL = re.compile("[\uac00-\ud7a3\u1100-\u11ff\u3131-\u318e]+")
CYRILLIC = re.compile("[\u0400-\u04ff]+(?:['\u2019-][\u0400-\u04ff]+)*")
DECLINED = re.compile(rf"({LATIN.pattern})['\u2019]([а-яё]+)")
# The endings of a Latin word in Russian, after an apostrophe: work-item'ов.
RUSSIAN_ENDINGS = {"а", "у", "ом", "ем", "е", "ы", "и", "ов", "ев", "ей", "ам", "ами", "ах"}
# Nouns that stand for what a Korean particle or verb is attached to. They end in a vowel, in ㄹ and in another
# consonant; the last one becomes a verb with 하다 or 되다.
KOREAN_STEMS = ("나무", "물", "책", "시작")
# Between a Korean noun and its particles: "only", "each", "per", "worth", "about", "by", "for", "among", "every".
KOREAN_SUFFIXES = re.compile("뿐|씩|당|짜리|쯤|별|용|끼리|마다")
# A particle can follow a Korean word that ends so: 여기까지의, 무엇인지를, 읽는가입니다.
KOREAN_ENDS = re.compile("까지|부터|으로|서|만|들|지|가")
KOREAN_VERBS = re.compile("[하해했한할함합되돼됐된될됨됩]")  # 하다, 되다
KOREAN_PASSIVES = re.compile("[지져졌진질짐집]")  # 지다 after a verb: 합쳐집니다
KOREAN_VERBS_ALONE = re.compile("받|시[키킨킬킴킵켜켰]")  # 받다, 시키다: 방해받는
# "Usted" commands and infinitives with pronouns: corríjalo is corrija + lo.
SPANISH_COMMAND = re.compile("([a-zñü]*[áéíóú][a-zñü]*?[ae]n?)(?:se)?(?:l[aeo]s?|se|me|nos)")
SPANISH_INFINITIVE = re.compile("([a-zñü]+[aei]r)(?:l[aeo]s?|se|me|nos)")
NO_ACCENT = str.maketrans("áéíóú", "aeiou")


def prose(text: str, names: set[str]) -> str:
    """Returns a text with CUT in place of what is not written in a language. Emphasis is removed."""
    text = re.sub(r"`[^`]*`", CUT, text)
    text = re.sub(r"(?<![\w/-])[a-z]+/[\w-]+", lambda found: CUT if found[0] in names else found[0], text)
    return re.sub(r"\*+", "", CUT_OUT.sub(CUT, text))


def one_language(language: str, word: str) -> Token:
    """A word is right if each part between hyphens is; in English, also without the 's of a genitive."""
    word = word.replace("\u2019", "'")
    ways = {frozenset((language, part) for part in word.split("-"))}
    if language == "en" and re.search("'s?$", word):
        ways |= one_language(language, word[:word.rindex("'")]).ways
    return Token(word, frozenset(ways))


def korean(word: str, before: str) -> Token:
    """A word after these two characters. It can be attached to a Latin word, a number, a variable, code or a bracket.

    What is attached to a Latin word is a particle or a verb. After a number or a variable, it can be a noun: 32개.
    """
    attached = before[-1:].strip() != ""
    is_noun = not re.match("[A-Za-z]{2}", before)

    def after(stems: tuple[str, ...], rest: str) -> list[frozenset[str]]:
        return [frozenset({stem + rest}) for stem in stems] if rest else [frozenset()]

    def whole(noun: str) -> list[frozenset[str]]:
        return [frozenset({noun})] * (is_noun and noun != "") + (after(KOREAN_STEMS, noun) if attached else [])

    ways = whole(word)
    for i in range(0 if attached else 1, len(word)):
        if found := KOREAN_SUFFIXES.match(word, i):
            ways += joined(whole(word[:i]), after(KOREAN_STEMS, word[found.end():]))
        if (found := KOREAN_ENDS.match(word, i)) and found.end() < len(word):
            ways += joined(whole(word[:found.end()]), after(KOREAN_STEMS, word[found.end():]))
        if i and KOREAN_VERBS.match(word, i):
            ways += joined(whole(word[:i]), after(("시작",), word[i:]))
        if i and KOREAN_VERBS_ALONE.match(word, i):
            ways += joined(whole(word[:i]), [frozenset({word[i:]})])
        if i and KOREAN_PASSIVES.match(word, i):
            ways += joined(whole(word[:i]), after(("던",), word[i:]))
    return Token(word, frozenset(frozenset(("ko", part) for part in way) for way in ways))


def joined(firsts: list[frozenset[str]], seconds: list[frozenset[str]]) -> list[frozenset[str]]:
    return [first | second for first in firsts for second in seconds]


def spanish(token: Token) -> Token:
    """Adds the way of a verb with pronouns."""
    word = token.shown.lower()
    ways = set(token.ways)
    if (found := SPANISH_COMMAND.fullmatch(word)) and re.search("[áéíóú][^aeiou]+[aeiou]+n?$", found[1]):
        ways.add(frozenset({("es", found[1].translate(NO_ACCENT))}))
    if found := SPANISH_INFINITIVE.fullmatch(word):
        ways.add(frozenset({("es", found[1])}))
    return Token(token.shown, frozenset(ways))


def tokens_of(language: str, text: str, source: str = "") -> Iterator[Token]:
    """Returns the tokens of a text from prose().

    In Spanish and Portuguese, a word of the English source is right too, and a term such as compare-and-swap.
    """
    if language == "ko":
        for found in HANGUL.finditer(text):
            yield korean(found[0], text[max(0, found.start() - 2):found.start()])
    if language == "ru":
        for found in DECLINED.finditer(text):
            if found[2] not in RUSSIAN_ENDINGS:
                yield Token(found[0], frozenset())
        text = DECLINED.sub(r"\1", text)
        for found in CYRILLIC.finditer(text):
            if len(found[0]) > 1 or found[0].islower():
                yield one_language("ru", found[0])
    english = source + " ".join(re.findall(r"\([a-z -]{1,30}\)", text))  # a term may follow in brackets: carril (lane)
    kept = {found[0].lower() for found in LATIN.finditer(english)}
    for found in LATIN.finditer(text):
        word = found[0]
        if len(word) == 1:
            continue
        token = one_language(language if language in ("es", "pt_BR") else "en", word)
        token = spanish(token) if language == "es" else token
        if language in ("es", "pt_BR") and (word.lower() in kept or "-" in word):
            token = Token(token.shown, token.ways | one_language("en", word).ways)
        yield token


def word_list(language: str) -> list[str]:
    """Returns the words that are right besides those of the dictionary, in the form of a personal dictionary."""
    words = []
    for file in (HERE / f"words_{language}.txt", HERE / "words_names.txt"):
        words += [line.partition("#")[0].strip() for line in file.read_text().splitlines()]
    return sorted({word for word in words if word})


def unknown(language: str, words: set[str]) -> set[str]:
    """Returns the words that are neither in the dictionary nor in the list of the language."""
    dictionary = DICTIONARIES[language]
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as own:
        own.write("".join(f"{word}\n" for word in word_list(language)))
        own.flush()
        try:
            done = subprocess.run(["hunspell", "-d", dictionary.name, "-i", "utf-8", "-p", own.name, "-l"],
                                  input="".join(f"{word}\n" for word in sorted(words)), capture_output=True, text=True,
                                  encoding="utf-8", env={**os.environ, "LC_ALL": "C.UTF-8"})
        except FileNotFoundError:
            raise MissingPackage("hunspell is missing: apt-get install hunspell") from None
    if done.returncode != 0:
        raise MissingPackage(f"the dictionary {dictionary.name} is missing: apt-get install {dictionary.package}\n"
                             f"{done.stderr}")
    found = set(done.stdout.split("\n")) - {""}
    if not found <= words:
        raise ReadError(f"Hunspell split a word: {sorted(found - words)}")
    return found


def misspelt(texts: list[tuple[str, Text]], names: set[str]) -> dict[tuple[str, str], list[Text]]:
    """Returns the wrong words of texts, which come with their languages: by language and word, the places."""
    places: dict[tuple[str, Token], list[Text]] = defaultdict(list)
    for language, text in texts:
        for token in tokens_of(language, prose(text.text, names), text.source):
            places[language, token].append(text)
    asked: dict[str, set[str]] = defaultdict(set)
    for _, token in places:
        for dictionary, word in (each for way in token.ways for each in way):
            asked[dictionary].add(word)
    wrong = {(dictionary, word) for dictionary, words in asked.items() for word in unknown(dictionary, words)}
    found: dict[tuple[str, str], list[Text]] = defaultdict(list)
    for (language, token), where in places.items():
        if not any(way.isdisjoint(wrong) for way in token.ways):
            found[language, token.shown] += where
    return found


def report(found: dict[tuple[str, str], list[Text]]) -> Iterator[str]:
    """Returns a line for each wrong word, with its first places."""
    most = 3
    for (language, word), texts in sorted(found.items()):
        places = list(dict.fromkeys(f"{text.file}:{text.line}" for text in texts))
        more = f" and {len(places) - most} more" if len(places) > most else ""
        yield f"{language}: {word}  {', '.join(places[:most])}{more}"


def check(root: Path, languages: Sequence[str]) -> list[str]:
    """Returns the report on the texts in a source tree."""
    texts = [(language, text) for language in languages for text in texts_of(root, language)]
    return list(report(misspelt(texts, experiments(root))))


def main() -> int:
    parser = argparse.ArgumentParser(description="checks the spelling of all texts")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=" ".join(LANGUAGES))
    languages = parser.parse_args().languages or LANGUAGES
    if not set(languages) <= set(LANGUAGES):
        parser.error(f"the languages are {' '.join(LANGUAGES)}")
    try:
        found = check(ROOT, languages)
    except (MissingPackage, ReadError) as error:
        print(error, file=sys.stderr)
        return 1
    for line in found:
        print(line)
    if found:
        print(f"{len(found)} unknown words. Mend the text, or add a right word to tests/spelling/words_LANGUAGE.txt.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

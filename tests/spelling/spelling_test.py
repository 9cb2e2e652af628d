#!/usr/bin/env python3
"""Tests the check of the spelling: it finds misspelt words, accepts right ones, and reads only what people read."""

import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

sys.dont_write_bytecode = True  # no files in the source tree
import spelling
from texts import Text, lesson_texts, readme_texts, translation_texts

# A text of each language, and the misspelt words in it.
WRONG = {
    "en": ("Each work-itme adds the adjacnet number to `tmp_sum`, and the warp's lanse wait.", {"adjacnet", "lanse",
                                                                                             "work-itme"}),
    "es": ("Los bancos de la memoria guardan palavras. Corríjolo o corrijálo, y escoje un warp.",
           {"palavras", "Corríjolo", "corrijálo", "escoje"}),
    "pt_BR": ("As threads esperam na bareira, e cada banco guarda uma palabra.", {"bareira", "palabra"}),
    "ru": ("Каждый work-item'еф ждёт у барера, а work-itme'ы и варпов-итераций складывает числа в рагистрах.",
           {"work-item'еф", "барера", "work-itme", "рагистрах"}),
    # One of the twenty is not found: the dictionary accepts "할께".
    "ko": ("됍니다 접근함니다 읽으므러 기다림니다 스래드를 메머리에서 커넬은 몇일 오랫만에 갯수가 됬습니다 할께 역활을 "
           "계산돼어 뒷쪽 나누워 warp눈 lane에써 레지스텨 그룹를",
           {"됍니다", "접근함니다", "읽으므러", "기다림니다", "스래드를", "메머리에서", "커넬은", "몇일", "오랫만에", "갯수가",
            "됬습니다", "역활을", "계산돼어", "뒷쪽", "나누워", "눈", "에써", "레지스텨", "그룹를"}),
}
RIGHT = {
    "en": "Sub-group functions don't need local memory; Blelloch's scan does: reduction/interleaved with size=256, "
          "a_tile[ly][k], coefficients[k], --no-timing, launch(es), lockstep-cli, 2nd.",
    "es": "Corríjalo, escríbalos, definirlo: los carriles (lanes) reconvergen en un bucle compare-and-swap.",
    "pt_BR": "Remova-a: os lanes reconvergem, e as threads esperam na barreira.",
    "ru": "Эти work-item'ы ждут у барьера kernel'а, а варпам нужно 32-е слово и 12 варп-итераций.",
    "ko": "warp를 lane들이 32개씩, 그룹당 하나뿐이었습니다. 스레드에서는 합쳐집니다. 빌드하려면 `total`에는 k칸 앞까지의 "
          "초대받지 연습시킬 여기서는 3개짜리.",
}


def words_of(found: dict[tuple[str, str], list[Text]], language: str) -> set[str]:
    return {word for each, word in found if each == language}


class Words(unittest.TestCase):
    """All texts are checked together, because Hunspell takes seconds to read its dictionaries."""

    @classmethod
    def setUpClass(cls):
        names = {"reduction/interleaved"}
        wrong = [(language, Text("wrong", 1, text)) for language, (text, _) in WRONG.items()]
        right = [(language, Text("right", 1, text)) for language, text in RIGHT.items()]
        copied = [("es", Text("copied", 1, "FILO: row", "FILO: row or column")), ("es", Text("made", 1, "widget"))]
        found = spelling.misspelt(wrong + right + copied, names)
        cls.places = {place: {word: where for word, where in found.items() if place in {text.file for text in where}}
                      for place in ("wrong", "right", "copied", "made")}

    def test_misspelt_words_are_found_in_every_language(self):
        for language, (_, words) in WRONG.items():
            with self.subTest(language):
                self.assertEqual(words_of(self.places["wrong"], language), words)

    def test_right_words_are_accepted(self):
        for language in RIGHT:
            with self.subTest(language):
                self.assertEqual(words_of(self.places["right"], language), set())

    def test_an_english_word_is_accepted_only_in_the_translation_of_a_text_with_it(self):
        self.assertEqual(set(self.places["copied"]), set())
        self.assertEqual(set(self.places["made"]), {("es", "widget")})


class MissingPackages(unittest.TestCase):
    def test_a_missing_dictionary_is_an_error_with_its_package(self):
        known = spelling.DICTIONARIES["es"]
        spelling.DICTIONARIES["es"] = spelling.Dictionary("xx_XX", known.package)
        try:
            with self.assertRaisesRegex(spelling.MissingPackage, "apt-get install hunspell-es"):
                spelling.unknown("es", {"palabra"})
        finally:
            spelling.DICTIONARIES["es"] = known

    def test_without_hunspell_its_package_is_named(self):
        with unittest.mock.patch.object(spelling.subprocess, "run", side_effect=FileNotFoundError):
            with self.assertRaisesRegex(spelling.MissingPackage, "apt-get install hunspell$"):
                spelling.unknown("es", {"palabra"})


LESSON = """---
id: wrongg
title: Four sums
needs: otherr
---
## A page
place: reductionn/x#view=stage
  continuedd
A paragraph with {{expressionn(x)}} and `codee`.

ask: number How many?
- [x] linee("OP(") :: A reason.
  More of it.
ask: choice Which one?
- [?totalss > 0] This :: Because.
ask: order Sort.
- 16x16 :: launchess.cost
ask: lanes-nextt warp=0
task: totalss = 0
say: Do it.
"""
TRANSLATIONS = """<?xml version="1.0" encoding="utf-8"?>
<TS>
<context><message>
<source>The array&apos;s
next line</source>
<translation>uno
dos</translation>
</message>
<message numerus="yes"><source>&amp;Open</source>
<translation><numerusform>tres</numerusform>
<numerusform>cuatro</numerusform></translation></message>
<message><source>gone</source><translation type="vanished">ido</translation></message>
</context>
</TS>
"""


class Texts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def read(self, reader, content, *arguments):
        file = self.root / "file"
        file.write_text(content)
        return [(text.line, text.text) for text in reader(file, self.root, *arguments) if text.text.strip()]

    def test_a_lesson_is_read_without_what_the_program_reads(self):
        texts = self.read(lesson_texts, LESSON)
        self.assertEqual([(3, "Four sums"), (6, "## A page"),
                          (9, "A paragraph with {{expressionn(x)}} and `codee`."), (11, "How many?"), (12, "A reason."),
                          (13, "  More of it."), (14, "Which one?"), (15, "This :: Because."), (16, "Sort."),
                          (17, "16x16"), (20, "Do it.")], [each for each in texts if each[1] != "---"])
        cut = spelling.prose("with {{expressionn(x)}} and `codee`", set())
        self.assertEqual(cut, f"with {spelling.CUT} and {spelling.CUT}")

    def test_a_line_of_a_translation_has_its_number(self):
        translated = {"translation", "numerusform"}
        self.assertEqual(self.read(translation_texts, TRANSLATIONS, {"source"}),
                         [(4, "The array's"), (5, "next line"), (9, "Open"), (12, "gone")])
        self.assertEqual(self.read(translation_texts, TRANSLATIONS, translated),
                         [(6, "uno"), (7, "dos"), (10, "tres"), (11, "cuatro")])

    def test_a_readme_is_read_without_its_code(self):
        readme = "Text\n\n    codee\n\n    codee\n\n- item\n    continued\n```\ncodee\n```\nEnd"
        self.assertEqual(self.read(readme_texts, readme),
                         [(1, "Text"), (7, "- item"), (8, "    continued"), (12, "End")])

    def test_a_misspelt_word_is_reported_with_its_file_and_line(self):
        files = {"translations/lockstep_en.ts": TRANSLATIONS.replace("gone", "goen"),
                 "core/README.md": "# Core\n\nA wrogn word.\n", "build/README.md": "wrnog",
                 "resources/lessons/en/01-a.md": LESSON.replace("Do it", "Do ti nwo"),
                 "resources/guide/en/a.md": "# A pgae\n",
                 "resources/catalogue/en/a.json": '{\n    "a/b": {\n        "title": "A ttile"\n    }\n}\n'}
        for name, content in files.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(content)
        found = [line for line in spelling.check(self.root, ["en"]) if "lockstep_en" not in line or "goen" in line]
        self.assertEqual(found, ["en: goen  translations/lockstep_en.ts:12", "en: nwo  resources/lessons/en/01-a.md:20",
                                 "en: pgae  resources/guide/en/a.md:1", "en: ti  resources/lessons/en/01-a.md:20",
                                 "en: ttile  resources/catalogue/en/a.json:3", "en: wrogn  core/README.md:3"])


if __name__ == "__main__":
    unittest.main()

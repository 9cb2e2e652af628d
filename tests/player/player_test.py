#!/usr/bin/python3
"""Opens players in browsers without a network, and compares them with the pictures of the program.

    tests/player/player_test.py FOLDER OF THE PROGRAMS [chromium|firefox] [--long]

Every step of every view, reached forwards and backwards, must have the shapes and texts of the program's scene. Without
--long, a few recordings are enough.
"""

import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import browser as browsers

HERE = os.path.dirname(os.path.abspath(__file__))
RECORDINGS = os.path.join(HERE, "..", "..", "resources", "recordings")
PROGRAMS = ""
ENGINE = "chromium"
LONG = False

VIEWS = "stage,lanes,film,banks,global-memory,heat"
CASES = [("reduction-interleaved", VIEWS), ("scan-blelloch", "stage,banks")]
LONG_CASES = [(name, VIEWS) for name in ("reduction-compacted", "transpose-tiled", "convolution-tiled", "matmul-tiled", "execution-divergence")]

HOSTILE = "</script><script>window.bad=1</script><img src=x onerror='window.bad=1'>\u2028\u202e\"'<!--{{data}}"


def recording(name):
    return os.path.join(RECORDINGS, name + ".lks")


def program(name, *arguments, folder=None):
    """Runs a program and returns what it prints."""
    done = subprocess.run([os.path.join(PROGRAMS, name), *arguments], capture_output=True, text=True, errors="replace", cwd=folder)
    if done.returncode != 0:
        raise AssertionError(f"{name} {' '.join(arguments)}: {done.stderr}")
    return done.stdout


# Counts the pixels of two pictures that differ by more than this; -1 if their sizes differ.
COMPARE = """async (one, other, most) => {
  const pixels = async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) {
    return -1;
  }
  let far = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    far += Math.max(...[0, 1, 2].map((c) => Math.abs(a.data[i + c] - b.data[i + c]))) > most ? 1 : 0;
  }
  return far / (a.width * a.height);
}"""


def contrast(one, other):
    """Returns the contrast ratio of two colours (WCAG 2.2)."""
    def light(colour):
        parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


class PlayerTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.browser = cls.make_browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.folder.cleanup()

    @classmethod
    def make_browser(cls):
        return browsers.Firefox() if ENGINE == "firefox" else browsers.Chromium()

    def player(self, name, *arguments, file="player.html"):
        """Writes a player and returns its path."""
        path = os.path.join(self.folder.name, file)
        what = recording(name) if os.path.exists(recording(name)) else name
        program("lockstep", "player", what, *arguments, "-o", path)
        return path

    def opened(self, *arguments, **options):
        path = self.player(*arguments, **options)
        self.browser.open(path)
        self.value("lockstepPlayer.ready.then(() => 1)")
        return path

    def value(self, expression):
        return self.browser.value(expression)

    def frame(self):
        return self.value("lockstepPlayer.state.frame")


class Exactness(PlayerTest):
    def compare(self, name, views):
        self.opened(name, "--views", views)
        expected = json.loads(program("player_scenes", recording(name), "--views", views))
        for index, view in enumerate(views.split(",")):
            frames = list(range(len(expected[view])))
            self.assertEqual(self.value(f"lockstepPlayer.parts()[0].runs[0].views[{index}].frames.length"), len(frames))
            for frame in frames + frames[::-1][:20 if not LONG else len(frames)]:
                shown = self.value(f"lockstepPlayer.scene(0, 0, {index}, {frame})")
                if shown != expected[view][frame]:
                    pairs = zip(shown["shapes"], expected[view][frame]["shapes"])
                    different = next(((a, b) for a, b in pairs if a != b), (len(shown["shapes"]), len(expected[view][frame]["shapes"])))
                    self.fail(f"{name}, {view}, step {frame + 1}: {different}")

    def test_every_step_has_the_shapes_of_the_program(self):
        for name, views in CASES + (LONG_CASES if LONG else []):
            with self.subTest(name):
                self.compare(name, views)

    def test_the_own_inflate_reads_the_same_data(self):
        if ENGINE != "chromium":
            self.skipTest("only needed once")
        path = self.opened("scan-blelloch", "--views", "stage,heat")
        usual = self.value("lockstepPlayer.scene(0, 0, 1, 20)")
        with browsers.Chromium(before="delete window.DecompressionStream;") as old:
            old.open(path)
            old.value("lockstepPlayer.ready.then(() => 1)")
            self.assertEqual(old.value("typeof DecompressionStream"), "undefined")
            self.assertEqual(old.value("lockstepPlayer.scene(0, 0, 1, 20)"), usual)


class Pixels(PlayerTest):
    def test_pictures_have_the_pixels_of_the_program(self):
        """Shapes must agree; letters may differ by their antialiasing, so only few pixels may differ much."""
        views = ("stage", "film", "heat", "banks")
        steps = (1, 12, 21, 22, 40)
        self.opened("reduction-interleaved", "--views", ",".join(views), "--size", "1184x560")
        shown = {(view, step): self.value(f"lockstepPlayer.picture({number}, {step - 1}).toDataURL('image/png').split(',')[1]")
                 for number, view in enumerate(views) for step in steps}
        blank = pathlib.Path(self.folder.name, "blank.html")
        blank.write_text("<!DOCTYPE html><title>compare</title>")
        self.browser.open(blank)
        for (view, step), picture in shown.items():
            file = pathlib.Path(self.folder.name, "picture.png")
            program("player_scenes", recording("reduction-interleaved"), "--view", view, "--step", str(step), "-o", str(file))
            wanted = base64.b64encode(file.read_bytes()).decode()
            far = self.value(f"({COMPARE})('{picture}', '{wanted}', 96)")
            self.assertGreaterEqual(far, 0, "the sizes differ")
            self.assertLess(far, 0.01, f"{view}, step {step}")


class Page(PlayerTest):
    def test_the_page_asks_for_nothing_and_complains_about_nothing(self):
        if ENGINE != "chromium":
            self.skipTest("needs the events of Chromium")
        self.opened("reduction-interleaved")
        self.value("lockstepPlayer.show(5)")
        self.assertEqual(self.browser.requests(), [])
        self.assertEqual(self.browser.complaints(), [])

    def test_catalogue_players_are_small(self):
        for name in ("reduction-interleaved", "reduction-compacted", "scan-blelloch", "transpose-tiled", "convolution-tiled", "matmul-tiled"):
            self.assertLessEqual(os.path.getsize(self.player(name)), 5_000_000, name)

    def test_equal_input_gives_equal_bytes(self):
        one, other = (pathlib.Path(self.player("reduction-compacted", file=name)).read_bytes() for name in ("a.html", "b.html"))
        self.assertEqual(one, other)

    def test_a_hostile_title_does_nothing(self):
        self.opened("reduction-interleaved", "--views", "stage", "--title", HOSTILE, "--caption", HOSTILE, "--mark", "5=" + HOSTILE)
        self.assertEqual(self.value("window.bad === undefined"), True)
        self.assertEqual(self.value("document.querySelectorAll('img').length"), 0)
        title = self.value("document.querySelector('h1').textContent")
        self.assertTrue(title.startswith("</script><script>"))
        self.assertNotIn("\u202e", title)
        self.assertNotIn("\u2028", title)
        self.assertIn("</script>", self.value("document.querySelector('#mark-list').textContent"))

    def test_a_hostile_file_name_and_source_do_nothing(self):
        """Also the player of an own kernel."""
        folder = pathlib.Path(self.folder.name, "own")
        folder.mkdir()
        name = "<img src=x onerror=bad=1> & '\u202e.cl"
        source = "// </script><script>window.bad=1</script> \u2028\u202e <!--\n__kernel void k(__global int* a) { a[get_global_id(0)] = 1; }\n"
        (folder / name).write_text(source)
        path = os.path.join(self.folder.name, "own.html")
        program("lockstep", "player", str(folder / name), "-o", path)
        self.assertLess(os.path.getsize(path), 5_000_000)
        self.browser.open(path)
        self.value("lockstepPlayer.ready.then(() => 1)")
        self.assertEqual(self.value("window.bad === undefined"), True)
        self.assertEqual(self.value("document.querySelectorAll('img').length"), 0)
        self.assertIn("</script><script>", self.value("document.querySelector('#source-text').textContent"))
        self.assertNotRegex(self.value("document.documentElement.textContent"), "[\u202e\u2028]")
        self.assertNotIn(str(folder), pathlib.Path(path).read_text() + self.value("lockstepPlayer.link()"))

    def test_a_seek_takes_at_most_50_ms(self):
        self.opened("transpose-tiled")
        times = self.value("(() => { const times = []; const count = lockstepPlayer.parts()[0].runs[0].steps.length; let seed = 7;"
                           " for (let i = 0; i < 60; ++i) { seed = (seed * 1103515245 + 12345) % 2147483648; const start = performance.now();"
                           " lockstepPlayer.show(seed % count); times.push(performance.now() - start); } return times; })()")
        times.sort()
        self.assertLess(times[len(times) // 2], 50)
        self.assertLess(times[-4], 100, "at most a few seeks may be slower, on a busy machine")

    def test_the_data_is_damaged(self):
        path = pathlib.Path(self.player("reduction-interleaved", "--views", "stage"))
        text = path.read_text()
        at = text.index('id="data">') + 400
        path.write_text(text[:at] + "AAAA" + text[at + 4:])
        self.browser.open(path)
        self.value("lockstepPlayer.ready.then(() => 1, () => 0)")
        self.assertIn("damaged", self.value("document.getElementById('damage').textContent"))


class Controls(PlayerTest):
    """The keyboard, the pointer and what a screen reader hears."""

    def setUp(self):
        if ENGINE != "chromium":
            self.skipTest("needs the keyboard of Chromium")
        self.opened("reduction-interleaved", "--step", "21", "--views", "stage,film")

    def text(self, selector):
        return self.value(f"document.querySelector({selector!r}).textContent")

    def test_the_first_frame_is_that_of_the_place(self):
        self.assertEqual(self.frame(), 20)
        self.assertRegex(self.text("#step"), "Step 21 of ")
        self.assertIn("0", self.text("#what"))

    def test_keys_move_in_both_directions(self):
        self.browser.press("ArrowRight")
        self.assertEqual(self.frame(), 21)
        self.browser.press("ArrowLeft")
        self.browser.press("ArrowLeft")
        self.assertEqual(self.frame(), 19)
        self.browser.press("End")
        self.assertEqual(self.frame(), self.value("lockstepPlayer.parts()[0].runs[0].steps.length - 1"))
        self.browser.press("ArrowRight")
        self.assertEqual(self.frame(), self.value("lockstepPlayer.parts()[0].runs[0].steps.length - 1"))
        self.browser.press("Home")
        self.assertEqual(self.frame(), 0)

    def test_markers_are_rounds(self):
        self.browser.press("Home")
        self.browser.press("ArrowRight", shift=True)
        first = self.frame()
        self.assertEqual(first, self.value("lockstepPlayer.parts()[0].runs[0].rounds[0][0]"))
        self.browser.press("3")
        self.assertEqual(self.frame(), self.value("lockstepPlayer.parts()[0].runs[0].rounds[2][0]"))
        self.assertEqual(self.value("document.querySelector('#mark-list [aria-current=true]').textContent.startsWith('3')"), True)

    def test_play_stops_at_the_markers_and_at_the_end(self):
        self.browser.press("Home")
        self.value("(() => { document.getElementById('speed').value = '16'; document.getElementById('pause-at').value = 'rounds'; return 1; })()")
        self.browser.press(" ")
        self.value("new Promise((done) => { const wait = () => lockstepPlayer.state.playing ? setTimeout(wait, 20) : done(1); wait(); })")
        self.assertEqual(self.frame(), self.value("lockstepPlayer.parts()[0].runs[0].rounds[0][0]"))

    def test_focus_goes_through_all_controls_and_never_is_lost(self):
        seen = []
        for _ in range(40):
            self.browser.press("Tab")
            seen.append(self.value("document.activeElement.id || document.activeElement.className || document.activeElement.tagName"))
        for wanted in ("theme", "film", "go-first", "go-play", "go-last", "speed", "pause-at", "caption-button", "source-text", "open"):
            self.assertIn(wanted, seen)

    def test_enter_on_a_button_presses_it(self):
        self.value("document.getElementById('go-forward').focus()")
        self.browser.press("Enter")
        self.assertEqual(self.frame(), 21)

    def test_the_film_is_a_slider(self):
        slider = self.value("(() => { const f = document.getElementById('film'); return [f.getAttribute('role'), f.getAttribute('aria-valuenow'),"
                            " f.getAttribute('aria-valuetext'), f.tabIndex, f.getAttribute('aria-label')]; })()")
        self.assertEqual(slider[:2], ["slider", "21"])
        self.assertIn("Step 21", slider[2])
        self.assertIn("round k", slider[2])
        self.assertTrue(slider[4])
        box = self.value("(() => { const b = document.getElementById('film').getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; })()")
        self.browser.click(box[0] + box[2] * 0.999, box[1] + box[3] / 2)
        self.assertEqual(self.frame(), self.value("lockstepPlayer.parts()[0].runs[0].steps.length - 1"))

    def test_the_source_shows_the_line_of_the_step(self):
        line = self.value("lockstepPlayer.step(0, 20).line")
        self.assertEqual(self.value("document.querySelector('#source-text tr.now td.number').textContent"), str(line))
        self.assertEqual(self.value("document.querySelectorAll('#source-text tr.now').length"), 1)
        self.assertRegex(self.text("#source h2"), r"reduction\.cl")

    def test_the_picture_is_there_as_text(self):
        self.value("document.querySelector('#as-text').open = true")
        self.value("new Promise((done) => setTimeout(() => done(1), 50))")
        self.assertIn("Warp", self.text("#as-text table"))
        self.assertTrue(self.value("document.querySelector('#panes canvas').getAttribute('aria-label')"))

    def test_the_link_leads_to_the_shown_step_and_view(self):
        self.browser.press("w")
        link = self.value("lockstepPlayer.link()")
        self.assertRegex(link, r"[#&]step=21(&|$)")
        self.assertRegex(link, r"[#&]view=film(&|$)")
        written = os.path.join(self.folder.name, "linked.png")
        self.assertNotIn("/", link.split("#")[0], "the folder of the recording is private")
        program("lockstep", "render", link, "-o", written, folder=RECORDINGS)
        self.assertGreater(os.path.getsize(written), 1000)

    def test_both_themes_follow_the_system_and_are_readable(self):
        for scheme, theme in (("light", 0), ("dark", 1)):
            self.browser.emulate(prefers_color_scheme=scheme)
            styles = self.value("(() => { const s = getComputedStyle(document.documentElement); const v = (n) => s.getPropertyValue('--' + n).trim();"
                                " return Object.fromEntries(['window','panel','button','text','text2','disabled','accent','on-accent','accent-soft','ok','ok-soft',"
                                "'warn-soft','error','error-soft','outline','current-line','code-keyword','code-call','code-comment'].map((n) => [n, v(n)])); })()")
            for ink, ground in (("text", "window"), ("text2", "window"), ("text", "panel"), ("text2", "panel"), ("text", "button"), ("on-accent", "accent"),
                                ("text", "accent-soft"), ("text2", "accent-soft"), ("ok", "ok-soft"), ("error", "error-soft"), ("text", "warn-soft"), ("text", "current-line"),
                                ("code-keyword", "panel"), ("code-call", "panel"), ("code-comment", "panel"), ("accent", "panel")):
                self.assertGreaterEqual(contrast(styles[ink], styles[ground]), 4.5, f"{scheme}: {ink} on {ground}")
            self.assertGreaterEqual(contrast(styles["outline"], styles["panel"]), 3, scheme)
            colours = self.value("lockstepPlayer.theme()")
            self.assertEqual(colours, theme)
        self.browser.emulate(prefers_color_scheme="light")

    def test_a_narrow_page_has_no_sideways_scrolling(self):
        self.browser.size(360, 800)
        self.value("new Promise((done) => setTimeout(() => done(1), 100))")
        self.assertLessEqual(self.value("document.documentElement.scrollWidth"), 360)
        self.browser.size(1400, 1200)

    def test_the_page_can_be_printed(self):
        self.assertTrue(self.browser.printed().startswith(b"%PDF"))
        self.assertEqual(self.value("lockstepPlayer.state.printing"), False)


class SideBySide(PlayerTest):
    def test_two_runs_play_together(self):
        path = os.path.join(self.folder.name, "pair.html")
        program("lockstep", "player", recording("reduction-interleaved"), recording("reduction-compacted"), "--link", "round", "--step", "21",
                "--size", "592x560", "-o", path)
        self.browser.open(path)
        self.value("lockstepPlayer.ready.then(() => 1)")
        self.assertEqual(self.value("document.querySelectorAll('#panes canvas').length"), 2)
        self.assertEqual(self.frame(), 20)
        for run, name in enumerate(("reduction-interleaved", "reduction-compacted")):
            expected = json.loads(program("player_scenes", recording(name), "--views", "stage", "--size", "592x560"))["stage"]
            count = self.value(f"lockstepPlayer.parts()[0].runs[{run}].steps.length")
            self.assertEqual(count, self.value("lockstepPlayer.parts()[0].runs[0].steps.length"))
            for frame in (*range(0, count, 5), count - 1):
                step = self.value(f"lockstepPlayer.step({run}, {frame}).step")
                self.assertEqual(self.value(f"lockstepPlayer.scene(0, {run}, 0, {frame})"), expected[step - 1], f"{name}, frame {frame + 1}")
        self.assertEqual(self.value("lockstepPlayer.step(1, 20).round"), self.value("lockstepPlayer.step(0, 20).round"), "linked by round")
        self.assertRegex(self.value("document.querySelectorAll('figcaption')[1].textContent"), "Compacted: Step ")
        link = self.value("lockstepPlayer.link()")
        self.assertIn("|", link.split("#")[0])
        self.assertRegex(link, r"view=compare&picture=stage")
        self.assertRegex(self.value("document.title"), "Interleaved · .*Compacted")


class Race(PlayerTest):
    """Three runs on one clock of the hardware model."""

    NAMES = ("reduction-interleaved", "reduction-compacted", "reduction-sequential")

    def setUp(self):
        self.file = os.path.join(self.folder.name, "race.html")
        program("lockstep", "player", *map(recording, self.NAMES), "--view", "race", "-o", self.file)
        self.browser.open(self.file)
        self.value("lockstepPlayer.ready.then(() => 1)")

    def times(self):
        return self.value("lockstepPlayer.parts()[0].runs[0].steps.map((step) => step[1])")

    def marks(self):
        """Returns (time, text) of the markers."""
        times = self.times()
        return [(times[frame], text) for kind, frame, text in self.value("lockstepPlayer.parts()[0].runs[0].marks") if kind == "note"]

    def test_every_moment_has_the_shapes_of_the_program(self):
        times = self.times()
        self.assertGreaterEqual(len(times), 60)
        self.assertLessEqual(len(times), 200)
        self.assertLessEqual(os.path.getsize(self.file), 5_000_000)
        expected = json.loads(program("player_scenes", *map(recording, self.NAMES), "--view", "race", "--times", ",".join(map(str, times))))
        frames = list(range(len(times)))
        for frame in frames + frames[::-7]:
            shown = self.value(f"lockstepPlayer.scene(0, 0, 0, {frame})")
            if shown != expected[frame]:
                pairs = zip(shown["shapes"], expected[frame]["shapes"])
                different = next(((a, b) for a, b in pairs if a != b), (len(shown["shapes"]), len(expected[frame]["shapes"])))
                self.fail(f"time {times[frame]}: {different}")

    def test_the_markers_are_the_ends_and_where_the_runs_part(self):
        race = json.loads(program("lockstep-cli", "race", *map(recording, self.NAMES), "--json"))
        marks = self.marks()
        self.assertEqual(len(marks), 4)
        self.assertEqual(marks[0], (race["parting"], "The runs start to differ"))
        self.assertEqual([time for time, _ in marks[1:]], sorted(run["end"] for run in race["runs"]))
        self.assertRegex(marks[1][1], "finishes in place 1")
        self.assertEqual(self.times()[-1], max(run["end"] for run in race["runs"]))

    def test_captions_say_how_far_each_run_is(self):
        times = self.times()
        self.assertIn("before the first round", self.value("lockstepPlayer.step(0, 2).what"))
        end = times.index(self.marks()[1][0])
        self.assertIn("finishes in place 1 after", self.value(f"lockstepPlayer.step(0, {end}).what"))
        self.assertIn("finishes first", self.value(f"lockstepPlayer.step(0, {len(times) - 1}).why"))
        self.assertEqual(self.value("document.getElementById('source').hidden"), True, "a race has several sources")
        self.assertEqual(self.value("[...document.getElementById('pause-at').options].map((each) => each.value)"), ["never", "marks"])

    def test_keys_play_the_race_and_the_link_leads_to_its_time(self):
        if ENGINE != "chromium":
            self.skipTest("needs the keyboard of Chromium")
        self.browser.press("2")
        frame = self.frame()
        self.assertEqual(self.times()[frame], self.marks()[1][0])
        self.browser.press("ArrowLeft")
        self.assertEqual(self.frame(), frame - 1)
        self.browser.press("End")
        link = self.value("lockstepPlayer.link()")
        self.assertRegex(link, r"[#&]view=race(&|$)")
        self.assertRegex(link, rf"[#&]cycle={self.times()[-1]}(&|$)")
        self.assertEqual(self.browser.complaints(), [])

    def test_a_unit_and_a_range_make_other_moments(self):
        path = os.path.join(self.folder.name, "range.html")
        program("lockstep", "player", *map(recording, self.NAMES[:2]), "--view", "race", "--by", "cycles:100", "--from", "100", "--to", "450",
                "--mark", "250=look here", "--cycle", "300", "-o", path)
        self.browser.open(path)
        self.value("lockstepPlayer.ready.then(() => 1)")
        times = self.times()
        self.assertEqual((times[0], times[-1]), (100, 450))
        for time in (200, 250, 300, 400):
            self.assertIn(time, times)
        self.assertIn((250, "look here"), self.marks())
        self.assertEqual(times[self.frame()], 300)


class Lesson(PlayerTest):
    """A lesson with its questions. Its runs are made, so a device is needed."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.file = os.path.join(cls.folder.name, "lesson.html")
        program("lockstep", "player", "lesson:" + os.path.join(HERE, "..", "..", "resources", "lessons", "en", "04-count-to-47.md"), "-o", cls.file)

    def setUp(self):
        self.browser.open(self.file)
        self.value("lockstepPlayer.ready.then(() => 1)")

    def test_every_page_has_its_text_and_its_run(self):
        pages = self.value("document.querySelectorAll('#pages button').length")
        self.assertGreater(pages, 2)
        titles = set()
        for page in range(pages):
            self.value(f"document.querySelectorAll('#pages button')[{page}].click()")
            self.assertEqual(self.value("lockstepPlayer.state.part"), page)
            titles.add(self.value("document.querySelector('#page-text h2').textContent"))
            self.assertGreater(self.value("document.querySelector('#page-text').textContent.length"), 60)
            self.assertEqual(self.value("document.querySelectorAll('#panes canvas').length"), 1)
        self.assertEqual(len(titles), pages)
        self.assertLess(os.path.getsize(self.file), 5_000_000)

    def test_choices_say_why_they_are_right_or_wrong(self):
        kinds = self.value("lockstepPlayer.parts().map((part) => part.blocks.map((block) => block.kind))")
        page = next(index for index, each in enumerate(kinds) if "choice" in each)
        self.value(f"document.querySelectorAll('#pages button')[{page}].click()")
        choices = self.value(f"lockstepPlayer.parts()[{page}].blocks.find((block) => block.kind === 'choice').choices.map((each) => each.right)")
        self.assertEqual(choices.count(True), 1)
        for index, is_right in enumerate(choices):
            self.value(f"document.querySelectorAll('#page-text fieldset input[type=radio]')[{index}].click()")
            verdict = self.value("document.querySelector('#page-text .verdict').textContent")
            self.assertEqual("Right" in verdict, is_right)
            self.assertGreater(len(verdict), 12, "a reason")
        if ENGINE == "chromium":  # arrows in a question choose answers and do not move the run
            before = self.frame()
            self.value("document.querySelector('#page-text input[type=radio]').focus()")
            self.browser.press("ArrowRight")
            self.assertEqual(self.frame(), before)

    def test_numbers_are_judged(self):
        kinds = self.value("lockstepPlayer.parts().map((part) => part.blocks.map((block) => block.kind))")
        page = next((index for index, each in enumerate(kinds) if "number" in each), None)
        if page is None:
            self.skipTest("the lesson asks for no number")
        self.value(f"document.querySelectorAll('#pages button')[{page}].click()")
        right = self.value(f"lockstepPlayer.parts()[{page}].blocks.find((block) => block.kind === 'number').right")
        for typed, word in ((right + 1, "Not yet"), (right, "Right"), ("nonsense", "Not yet"), (f" {right:,} ", "Right")):
            self.value("(() => { const field = document.querySelector('#page-text input[type=text]');"
                       f" field.value = {json.dumps(str(typed))}; field.closest('fieldset').querySelector('button').click(); }})()")
            self.assertIn(word, self.value("document.querySelector('#page-text input[type=text]').closest('fieldset').querySelector('.verdict').textContent"), typed)


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--long"]
    LONG = "--long" in sys.argv
    PROGRAMS = os.path.abspath(words[0])
    ENGINE = words[1] if len(words) > 1 and words[1] in ("chromium", "firefox") else "chromium"
    only = words[2:] if len(words) > 2 else []
    unittest.main(argv=[sys.argv[0], *only], verbosity=1)

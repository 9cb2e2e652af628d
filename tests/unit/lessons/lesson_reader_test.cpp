#include "tests/unit/lessons/sample_lesson.h"

#include "app/lessons/lesson_list.h"
#include "app/words/errors/error_words.h"
#include "app/words/errors/lesson_words.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <random>
#include <string>

namespace lockstep {
namespace {

const char* const whole_page = R"(with: other = reduction/compacted?size=256
A text with **bold**, `code < 3` and {{line("OP(").warp_steps}} steps,
or {{totals.lane_efficiency as percent}}.

- a list

ask: lanes-next warp=1 step=9 as=lanes
ask: choice Which one?
- [ ] This one :: It is
  not.
- [x] That one :: It is.

ask: number How many {{launches.items}}?
- [x] other(totals.barriers) :: Right: {{totals.barriers}}.
- [ ] 7 :: No.
ask: order Sort them.
- A :: 1
- B :: totals.lane_efficiency as percent
- C :: 3
task: totals.barriers < before(totals.barriers)
edit: parameters
start: reduction/sequential
say: Reach it.
hint: One.
hint: Two.
notes: For the teacher.

Another paragraph.
## Second
place: reduction/sequential
Text.
)";

TEST(LessonReader, reads_every_part_of_a_lesson) {
    const LessonReading reading = read_page_of(whole_page);
    EXPECT_EQ(flaws_in(reading), "");
    const Lesson& lesson = reading.lesson;
    EXPECT_EQ(lesson.id, "sample");
    EXPECT_EQ(lesson.minutes, 5U);
    ASSERT_EQ(lesson.pages.size(), 2U);
    const LessonPage& page = lesson.pages[0];
    EXPECT_EQ(page.title, "First");
    EXPECT_EQ(page.place.place.step, 6U);
    EXPECT_EQ(page.others.at("other").place.runs[0].what, "reduction/compacted");
    ASSERT_EQ(page.blocks.size(), 6U);
    EXPECT_EQ(std::get<LessonText>(page.blocks[0]).pieces.size(), 5U);
    EXPECT_TRUE(std::get<GeneratedAsk>(page.blocks[1]).by_lanes);
    EXPECT_EQ(std::get<GeneratedAsk>(page.blocks[1]).at.step, 9U);
    const auto& choice = std::get<ChoiceAsk>(page.blocks[2]);
    EXPECT_EQ(std::get<std::string>(choice.choices[0].reason.pieces[0]), "It is not.");
    EXPECT_TRUE(choice.choices[1].is_right);
    EXPECT_EQ(std::get<NumberAsk>(page.blocks[3]).right.value.expression.text, "other(totals.barriers)");
    const auto& order = std::get<OrderAsk>(page.blocks[4]);
    ASSERT_EQ(order.items.size(), 3U);
    EXPECT_EQ(order.items[0].value.form, FigureForm::number);
    EXPECT_EQ(order.items[1].value.form, FigureForm::percent);
    EXPECT_EQ(order.items[1].value.value.expression.text, "totals.lane_efficiency");
    const auto& task = std::get<LessonTask>(page.blocks[5]);
    EXPECT_EQ(task.edit, TaskEdit::parameters);
    EXPECT_EQ(start_of(task, page).place.runs[0].what, "reduction/sequential");
    EXPECT_EQ(task.hints.size(), 2U);
    EXPECT_FALSE(page.notes.empty());
    EXPECT_EQ(start_of(task, lesson.pages[1]).text, "reduction/sequential");
}

TEST(LessonReader, reads_line_ends_of_other_systems) {
    std::string text = std::string(sample_header) + sample_page + "Text.\n";
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2)) {
        text.replace(at, 1, "\r\n");
    }
    EXPECT_EQ(flaws_in(read_lesson("\xEF\xBB\xBF" + text, "a.md")), "");
}

struct Flawed {
    const char* text;
    const char* flaws;
};

TEST(LessonReader, names_the_position_of_every_flaw_of_a_header) {
    const Flawed rows[] = {
        {"", "1:1 no-header, 1:1 no-page"},
        {"# Title\n", "1:1 no-header, 1:1 before-page, 1:1 no-page"},
        {"---\nid: a\ntitle: b\nminutes: 3\ngoal: c\n## P\nplace: reduction/sequential\n", "1:1 open-header"},
        {"---\nid: a\ntitle: b\nminutes: 3\n---\n## P\nplace: reduction/sequential\n", "1:1 missing-key"},
        {"---\nid: A b\ntitle: b\nminutes: 0\ngoal: c\n---\n## P\nplace: reduction/sequential\n",
         "2:5 bad-value, 4:10 bad-value"},
        {"---\nid: a\nid: a\ntitle: b\nminutes: 3\ngoal:\nbad: x\nno key\n---\n## P\nplace: "
         "reduction/sequential\n",
         "3:1 twice, 6:1 empty, 7:1 unknown-key, 8:1 bad-item"},
        {"---\nid: a\ntitle: b\nminutes: 3\ngoal: c\nneeds: b, C\n---\nx\n",
         "6:8 bad-value, 8:1 before-page, 8:1 no-page"},
    };
    for (const Flawed& row : rows) {
        EXPECT_EQ(flaws_in(read_lesson(row.text, "a.md")), row.flaws) << row.text;
    }
}

TEST(LessonReader, names_the_position_of_every_flaw_of_a_page) {
    const Flawed rows[] = {
        {"##\nplace: reduction/sequential\n", "7:1 bad-item"},
        {"## A\nText\n", "7:1 no-place"},
        {"## A\nplace: no/experiment\n", "8:8 bad-place"},
        {"## A\nplace: reduction/sequential?size=x\n", "8:8 bad-place"},
        {"## A\nplace: reduction/sequential#stepp=1\n", "8:8 bad-place"},
        {"## A\nplace: reduction/sequential#view=local-memory\n", "8:8 bad-place"},
        {"## A\nplace: ../x.cl\n", "8:8 outside"},
        {"## A\nplace: reduction/sequential?device=ssh:elsewhere\n", "8:8 bad-place"},
        {"## A\nplace: /etc/x.sim\n", "8:8 outside"},
        {"## A\nplace: sub/../../x.lks\n", "8:8 outside"},
        {"## A\nplace: reduction/sequential?hardware=../a.json\n", "8:8 outside"},
        {"## A\nplace: convolution/naive?picture=/home/me/a.png\n", "8:8 bad-place"},
        {"## A\nplace: reduction/sequential\nplace: reduction/sequential\n", "9:1 twice"},
        {"## A\nplace: reduction/sequential\nText\nwith: a = reduction/sequential\n", "10:1 late-key"},
        {"## A\nplace: reduction/sequential\nwith: before = reduction/sequential\n", "9:7 bad-name"},
        {"## A\nplace: reduction/sequential\nwith: A = reduction/sequential\n", "9:7 bad-name"},
        {"## A\nplace: reduction/sequential\nwith: a\n", "9:7 bad-item"},
    };
    for (const Flawed& row : rows) {
        EXPECT_EQ(flaws_in(read_pages_of(row.text)), row.flaws) << row.text;
    }
}

TEST(LessonReader, names_the_position_of_every_flaw_of_a_block) {
    const Flawed rows[] = {
        {"Text {{totals.barriers", "9:6 open-figure"},
        {"Text {{totals.barriers as pounds}}", "9:27 unknown-form"},
        {"Text {{totals.}}", "9:15 no-name"},
        {"Ünïc {{totals.}}", "9:15 no-name"},
        {"A <b>bold</b> word", "9:3 markup"},
        {"A [link](http://x)", "9:8 markup"},
        {"See http://x.org", "9:9 markup"},
        {"# Heading", "9:1 markup"},
        {"| a | b |", "9:1 markup"},
        {"```\ncode", "9:1 markup"},
        {"![a](b)", "9:1 markup"},
        {"aks: choice Which?", "9:1 unknown-key"},
        {"Note: this is text.", ""},
        {"`a <b> c` is code", ""},
        {"ask: riddle Which?\n- a", "9:6 unknown-ask"},
        {"ask: lanes-next wrap=1", "9:17 unknown-detail"},
        {"ask: lanes-next warp=x", "9:17 unknown-detail"},
        {"ask: choice\n- [x] a :: b\n- [ ] c :: d", "9:1 no-question"},
        {"ask: choice Q\n- [x] a :: b", "9:1 item-count"},
        {"ask: choice Q\n- [x] a :: b\n- [x] c :: d", "9:1 several-right"},
        {"ask: choice Q\n- [ ] a :: b\n- [ ] c :: d", "9:1 no-right"},
        {"ask: choice Q\n- [ ] a :: b\n- [?totals.barriers = 1] c :: d", ""},
        {"ask: choice Q\n- [x] a\n- [ ] c :: d", "10:7 no-reason"},
        {"ask: choice Q\n- a :: b\n- [x] c :: d", "10:3 bad-item"},
        {"ask: choice Q\n- [?totals.] a :: b\n- [x] c :: d", "10:12 no-name"},
        {"ask: number Q\n- [x] totals. :: b\n- [ ] 3 :: d", "10:14 no-name"},
        {"ask: number Q\n- [ ] 1 :: b\n- [ ] 3 :: d", "9:1 no-right"},
        {"ask: order Q\n- a :: 1\n- b :: 2", "9:1 item-count"},
        {"ask: order Q\n- a :: 1\n- b\n- c :: 2", "11:3 bad-item"},
        {"task: totals.barriers", ""},
        {"task: totals.barriers + 1", "9:7 no-condition"},
        {"task: other(correct)\nsay: a", "9:7 unknown-function"},
        {"hint: no task", "9:1 needs-task"},
        {"say: no task", "9:1 needs-task"},
        {"say: above\ntask: correct", ""},
        {"say: above\ntask: correct\nsay: below", "11:1 twice"},
        {"task: correct\nText\nhint: no task", "11:1 needs-task"},
        {"task: correct\nedit: all", "10:7 bad-value"},
        {"task: correct\nsay: a\nsay: b", "11:1 twice"},
        {"task: correct\nhint: 1\nhint: 2\nhint: 3\nhint: 4", "13:1 too-many-hints"},
        {"task: correct\nstart: x/y", "10:8 bad-place"},
        {"say:", "9:1 empty"},
    };
    for (const Flawed& row : rows) {
        EXPECT_EQ(flaws_in(read_page_of(row.text)), row.flaws) << row.text;
    }
}

/// Only code may contain signs of images, links and HTML, which Qt would turn into more than text.
TEST(LessonReader, finds_markup_outside_of_code) {
    const Flawed rows[] = {
        {"`` a ` <b> `` is code, and `a[i](j)`", ""},
        {"One ` here ![a](b)", "9:12 markup"},
        {"One ` here `` <b> ``", "9:15 markup"},
        {"`One\nhere` and `![a](b)`", "10:12 markup"},
        {"`One\nhere`\n\n`a <b> c` is code", ""},
        {"- `\n`![a](b)`", "10:2 markup"},
        {"A \\` here ` ![a](b)", "9:13 markup"},
        {"A \\\\`![a](b)` is code", ""},
        {"An <1`@x.org> ![a](b)`", "9:4 markup"},
        {"`a | ![b](c)`\n-|-", "10:1 markup"},
        {"- ```\n`a ``` `![b](c)`", "9:3 markup, 10:9 markup"},
        {"1. > a", "9:4 markup"},
        {"{{\"`\"}} ![a](b)`", "9:9 markup"},
        {"notes: a ` b\n`![a](b)`", "10:2 markup"},
        {"say: a ` ![a](b)\ntask: correct", "9:10 markup"},
    };
    for (const Flawed& row : rows) {
        EXPECT_EQ(flaws_in(read_page_of(row.text)), row.flaws) << row.text;
    }
}

TEST(LessonReader, reads_the_lessons_of_Lockstep_in_all_languages) {
    int count = 0;
    for (const auto& folder : std::filesystem::directory_iterator(lessons_folder("en").parent_path())) {
        for (const auto& file : lesson_files(folder.path())) {
            ++count;
            EXPECT_EQ(flaws_in(*read_lesson_file(file)), "") << file;
        }
    }
    EXPECT_GT(count, 10);
}

TEST(LessonReader, refuses_what_is_too_large_or_is_not_text) {
    EXPECT_EQ(flaws_in(read_page_of("a\x01")), "9:1 not-text");
    EXPECT_EQ(flaws_in(read_page_of("\xFF")), "9:1 not-text");
    EXPECT_EQ(flaws_in(read_page_of(std::string(most_lesson_bytes, 'a'))), "1:1 too-long");
    std::string pages;
    for (std::size_t i = 0; i <= most_lesson_pages; ++i) {
        pages += sample_page;
    }
    EXPECT_EQ(flaws_in(read_pages_of(pages)), "67:1 too-many-pages");
    std::string blocks;
    for (std::size_t i = 0; i <= most_page_blocks; ++i) {
        blocks += "ask: lanes-next\n";
    }
    EXPECT_EQ(flaws_in(read_page_of(blocks)), "49:1 too-many-blocks");
    std::string runs;
    for (std::size_t i = 0; i < 20; ++i) {
        runs += sample_page;
        for (const char name : {'a', 'b', 'c', 'd'}) {
            runs += std::string("with: ") + name + " = reduction/sequential?seed=" +
                    std::to_string(200 * i + static_cast<std::size_t>(name)) + "\n";
        }
    }
    EXPECT_NE(flaws_in(read_pages_of(runs)).find("too-many-places"), std::string::npos);
}

TEST(LessonReader, prints_flaws_with_file_line_and_column) {
    const LessonReading reading = read_page_of("ask: choice\n");
    ASSERT_EQ(reading.flaws.size(), 1U);
    EXPECT_EQ(english(reading.flaws[0]),
              "folder/sample.md:9:1: The question has no text. Write it after the kind of question.");
    const std::string place = english(read_pages_of("## A\nplace: no/experiment\n").flaws[0]);
    EXPECT_TRUE(place.starts_with("folder/sample.md:8:8: This place cannot be opened")) << place;
    EXPECT_NE(place.find("There is no experiment \"no/experiment\""), std::string::npos) << place;
}

/// Damaged lessons must be read without a crash, and every position must be in the file.
TEST(LessonReader, survives_damaged_lessons) {
    const std::string whole = std::string(sample_header) + sample_page + whole_page;
    std::mt19937 random(7);
    const auto below = [&](std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random);
    };
    constexpr std::string_view signs = "-#:[]{}?x\n \"`<=.";
    for (int run = 0; run < 3000; ++run) {
        std::string text = whole;
        for (std::size_t change = 0; change < 1 + below(4); ++change) {
            const std::size_t at = below(text.size());
            switch (below(3)) {
            case 0:
                text.erase(at, 1 + below(20));
                break;
            case 1:
                text.insert(at, 1, signs[below(signs.size())]);
                break;
            default:
                text.insert(at, text.substr(below(text.size()), below(60)));
            }
        }
        const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1;
        for (const Error& flaw : read_lesson(text, "a.md").flaws) {
            EXPECT_LE(flaw.place.line, lines) << text;
            EXPECT_FALSE(english(flaw).empty());
        }
    }
}

} // namespace
} // namespace lockstep

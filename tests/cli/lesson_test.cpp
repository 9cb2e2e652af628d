// Tests the command that checks lessons.
#include "cli_runner.h"

#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr const char* header = "---\nid: mine\ntitle: Mine\nminutes: 3\ngoal: Try it.\n---\n";

class LessonCommand : public testing::Test {
protected:
    [[nodiscard]] CliResult check(const std::string& page) const {
        std::ofstream(cli_.folder() / "mine.md") << header << "## Page\n" << page;
        return cli_.run("lesson check mine.md");
    }
    CliRunner cli_;
};

TEST_F(LessonCommand, finds_no_flaw_in_a_good_lesson) {
    const CliResult result =
        check("place: reduction/compacted?size=256#step=6\n"
              "It takes {{line(\"OP(\").warp_steps}} steps.\n"
              "ask: number How many?\n- [x] line(\"OP(\").warp_steps :: Yes.\n- [ ] 24 :: No.\n");
    EXPECT_EQ(result.code, 0) << result.out << result.err;
    EXPECT_EQ(result.out, "mine.md: 1 page, 1 question, 0 tasks, no flaws\n");
}

TEST_F(LessonCommand, names_line_column_and_reason_of_every_flaw_of_the_text) {
    const CliResult result = check("place: reduction/compacted?size=256\n{{totals.}}\nask: riddle\n");
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.out.find("mine.md:9:10: The name of a metric is missing here."), std::string::npos)
        << result.out;
    EXPECT_NE(result.out.find("mine.md:10:6: There is no kind of question \"riddle\"."), std::string::npos)
        << result.out;
    EXPECT_NE(result.out.find(", 2 flaws\n"), std::string::npos) << result.out;
}

TEST_F(LessonCommand, names_the_flaws_that_only_a_run_shows) {
    const CliResult result = check("place: reduction/compacted?size=256#step=9999\n"
                                   "{{totals.no_such_thing}}\n"
                                   "ask: choice Q\n- [?totals.barriers = 72] a :: b\n- [x] c :: d\n"
                                   "ask: number Q\n- [x] 12 :: b\n- [ ] line(\"OP(\").warp_steps :: d\n"
                                   "ask: order Q\n- a :: 1\n- b :: 2\n- c :: 2\n"
                                   "ask: missing-barrier\n"
                                   "task: totals.barriers > 1\n");
    EXPECT_EQ(result.code, 1);
    for (const char* flaw : {"mine.md:8:8: The run has no such step.", "mine.md:9:", "no_such_thing",
                             "mine.md:10:1: The number of right answers of this question is 2.",
                             "mine.md:15:7: Another answer of this question has the same value, 12.",
                             "mine.md:19:8: Another line of this question has the same value, 2",
                             "mine.md:21:7: The task is solved before"}) {
        EXPECT_NE(result.out.find(flaw), std::string::npos) << flaw << "\n" << result.out;
    }
}

TEST_F(LessonCommand, tells_apart_lessons_with_the_same_id) {
    std::ofstream(cli_.folder() / "a.md") << header << "## P\nplace: reduction/compacted\n";
    std::ofstream(cli_.folder() / "b.md") << header << "## P\nplace: reduction/compacted\n";
    const CliResult result = cli_.run("lesson check a.md b.md");
    EXPECT_EQ(result.code, 1);
    EXPECT_NE(result.out.find("b.md:1:1: The lesson a.md has the same id \"mine\"."), std::string::npos)
        << result.out;
}

TEST_F(LessonCommand, lists_the_lessons) {
    const CliResult result = cli_.run("lesson list");
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("count-to-47"), std::string::npos) << result.out;
}

TEST_F(LessonCommand, refuses_other_words_and_missing_files) {
    EXPECT_EQ(cli_.run("lesson").code, 2);
    EXPECT_EQ(cli_.run("lesson check").code, 2);
    EXPECT_EQ(cli_.run("lesson show a.md").code, 2);
    EXPECT_EQ(cli_.run("lesson list a.md").code, 2);
    EXPECT_EQ(cli_.run("lesson check none.md").code, 3);
}

} // namespace
} // namespace lockstep

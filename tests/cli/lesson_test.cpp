// Tests the command that checks lessons.
#include "app/lessons/lesson_bundle.h"
#include "app/lessons/progress_file.h"
#include "cli_runner.h"
#include "core/base/data_dir.h"

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
    EXPECT_NE(result.out.find("mine.md:10:6: There is no question kind \"riddle\"."), std::string::npos)
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
    for (const char* flaw :
         {"mine.md:8:8: The run has no step with this number.", "mine.md:9:", "no_such_thing",
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

TEST_F(LessonCommand, packs_a_folder_that_is_read_again) {
    std::filesystem::create_directories(cli_.folder() / "set/en");
    std::ofstream(cli_.folder() / "set/en/01-mine.md") << header << "## P\nplace: reduction/compacted\n";
    std::ofstream(cli_.folder() / "set/en/own.cl") << "__kernel void own(__global int *a) { a[0] = 1; }\n";
    const CliResult packed = cli_.run("lesson pack set -o a.lockstep-lesson");
    EXPECT_EQ(packed.code, 0) << packed.err;
    EXPECT_EQ(packed.out, "a.lockstep-lesson: 2 files\n");
    const auto files = unpack_bundle(*read_text_file(cli_.folder() / "a.lockstep-lesson"), "a");
    ASSERT_TRUE(files.ok());
    EXPECT_EQ(files->at(0).name, "en/01-mine.md");
    std::ofstream(cli_.folder() / "set/handout.pdf") << "x";
    std::ofstream(cli_.folder() / "set/en/handout.html") << "x";
    std::ofstream(cli_.folder() / "set/old.lockstep-lesson") << "x";
    EXPECT_EQ(cli_.run("lesson pack set -o a.lockstep-lesson").out, "a.lockstep-lesson: 2 files\n")
        << "what was printed and packed before is left out";
    EXPECT_EQ(cli_.run("lesson pack set -o a.zip").code, 2);
    EXPECT_EQ(cli_.run("lesson pack set").code, 2);
    EXPECT_EQ(cli_.run("lesson pack set en -o a.lockstep-lesson").code, 2);
    std::ofstream(cli_.folder() / "set/photo.png") << "x";
    const CliResult refused = cli_.run("lesson pack set -o b.lockstep-lesson");
    EXPECT_EQ(refused.code, 3);
    EXPECT_NE(refused.err.find("\"photo.png\""), std::string::npos) << refused.err;
    EXPECT_FALSE(std::filesystem::exists(cli_.folder() / "b.lockstep-lesson"));
}

TEST_F(LessonCommand, prints_the_progress_of_a_class) {
    const auto has = [this](const char* file, const char* learner, PageState state) {
        const LearnerProgress progress{
            .learner = learner,
            .saved = "2026-11-27T16:00:00Z",
            .lessons = {{"blur", {{state, 3, 100}, {PageState::done, 2, 50}, {}}}}};
        std::ofstream(cli_.folder() / file) << progress_text(progress);
    };
    has("b.json", "Bo", PageState::mastered);
    has("a.json", "=HYPERLINK(1)", PageState::seen);
    const CliResult table = cli_.run("lesson progress b.json a.json");
    EXPECT_EQ(table.code, 0) << table.err;
    EXPECT_NE(table.out.find("Bo             blur        3     2         1      5        3\n"),
              std::string::npos)
        << table.out;
    const nlohmann::json all = cli_.run("lesson progress b.json a.json --json").json();
    ASSERT_EQ(all["progress"].size(), 2U);
    EXPECT_EQ(all["progress"][1]["learner"], "Bo");
    EXPECT_EQ(all["progress"][1]["mastered"], 1);
    EXPECT_EQ(all["progress"][0]["done"], 1);
    const CliResult csv = cli_.run("lesson progress b.json a.json --csv");
    EXPECT_EQ(csv.out.find("learner,lesson,pages,done,mastered,tries,seconds,saved,file\n"), 0U) << csv.out;
    EXPECT_NE(csv.out.find("\n'=HYPERLINK(1),blur,3,1,0,5,150,"), std::string::npos) << csv.out;
    std::ofstream(cli_.folder() / "bad.json") << "{}";
    const CliResult some = cli_.run("lesson progress b.json bad.json a.json --json");
    EXPECT_EQ(some.json()["progress"], all["progress"]) << "one bad file hides no other one";
    EXPECT_NE(some.err.find("bad.json"), std::string::npos) << some.err;
    EXPECT_EQ(some.code, cli_.run("lesson progress bad.json").code);
    EXPECT_NE(some.code, 0);
}

TEST_F(LessonCommand, lists_a_learner_who_has_not_begun) {
    std::ofstream(cli_.folder() / "new.json")
        << progress_text({.learner = "Ana", .saved = "2026-11-27T16:00:00Z", .lessons = {}});
    const nlohmann::json all = cli_.run("lesson progress new.json --json").json();
    ASSERT_EQ(all["progress"].size(), 1U);
    EXPECT_EQ(all["progress"][0]["learner"], "Ana");
    EXPECT_EQ(all["progress"][0]["pages"], 0);
}

TEST_F(LessonCommand, refuses_a_file_that_is_no_progress) {
    std::ofstream(cli_.folder() / "bad.json") << "{\"format\": \"lockstep-progress\", \"version\": 1}";
    const CliResult result = cli_.run("lesson progress bad.json");
    EXPECT_EQ(result.code, 3);
    EXPECT_NE(result.err.find("bad.json is not the progress of a learner"), std::string::npos) << result.err;
    EXPECT_EQ(cli_.run("lesson progress").code, 2);
}

} // namespace
} // namespace lockstep

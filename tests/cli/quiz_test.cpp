// Tests the questions that are asked about real runs.
#include "cli_runner.h"

#include "core/questions/question.h"
#include "tests/support/independent_reader.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

bool quiz_shows(const CliResult& result, const std::string& part) {
    return result.out.find(part) != std::string::npos;
}

TEST(Quiz, asks_about_a_run_with_answers_at_the_end) {
    const CliRunner cli;
    ASSERT_EQ(cli.run("run reduction/interleaved --no-timing --no-costs --save r.lks").code, 0);
    const CliResult asked = cli.run("quiz r.lks --seed 5 --count 12");
    ASSERT_EQ(asked.code, 0) << asked.err;
    EXPECT_TRUE(quiz_shows(asked, "1.  ")) << asked.out;
    EXPECT_TRUE(quiz_shows(asked, "\n12. ")) << asked.out;
    EXPECT_TRUE(quiz_shows(asked, "    C) ")) << asked.out;
    EXPECT_TRUE(quiz_shows(asked, "\nAnswers\n")) << asked.out;
    EXPECT_EQ(asked.out, cli.run("quiz r.lks --seed 5 --count 12").out) << "the same seed";
    EXPECT_NE(asked.out, cli.run("quiz r.lks --seed 6 --count 12").out);
}

TEST(Quiz, prints_json_that_another_parser_reads) {
    const CliRunner cli;
    const CliResult asked = cli.run("quiz reduction/compacted --count 30 --json");
    ASSERT_EQ(asked.code, 0) << asked.err;
    const nlohmann::json read = test::value_of_json(asked.out);
    ASSERT_EQ(read["questions"].size(), 30U);
    std::set<std::string> kinds;
    for (const nlohmann::json& question : read["questions"]) {
        const std::set<std::string> choices = question["choices"];
        kinds.insert(question["kind"]);
        EXPECT_TRUE(question_kind(question["kind"].get<std::string>())) << question;
        EXPECT_GE(choices.size(), 3U) << question;
        EXPECT_LE(choices.size(), 4U) << question;
        EXPECT_EQ(choices.size(), question["choices"].size()) << "equal choices: " << question;
        EXPECT_EQ(question["reasons"].size(), question["choices"].size()) << question;
        EXPECT_LT(question["right"].get<std::size_t>(), choices.size()) << question;
        EXPECT_FALSE(question["text"].get<std::string>().empty());
        EXPECT_EQ(question.size(), 5U) << question;
    }
    EXPECT_GT(kinds.size(), 8U);
}

TEST(Quiz, asks_one_kind_and_compares_runs) {
    const CliRunner cli;
    const CliResult one = cli.run("quiz reduction/sequential --kind warps-in-round --count 3 --json");
    ASSERT_EQ(one.code, 0) << one.err;
    for (const nlohmann::json& question : one.json()["questions"]) {
        EXPECT_EQ(question["kind"], "warps-in-round");
    }
    EXPECT_GT(one.json()["questions"].size(), 0U);
    const CliResult two =
        cli.run("quiz reduction/interleaved reduction/sequential --kind which-variant --json");
    ASSERT_EQ(two.code, 0) << two.err;
    ASSERT_EQ(two.json()["questions"].size(), 1U);
    const nlohmann::json question = two.json()["questions"][0];
    EXPECT_EQ(question["choices"][question["right"].get<std::size_t>()], "reduction/sequential");
    const CliResult none = cli.run("quiz reduction/sequential --kind which-variant");
    EXPECT_EQ(none.code, 0);
    EXPECT_TRUE(quiz_shows(none, "No question can be asked")) << none.out;
}

TEST(Quiz, refuses_wrong_usage) {
    const CliRunner cli;
    for (const char* arguments :
         {"quiz", "quiz nothing/here", "quiz reduction/sequential --kind lanes",
          "quiz reduction/sequential --count 0", "quiz reduction/sequential --seed -1",
          "quiz reduction/sequential --count 1001"}) {
        const CliResult asked = cli.run(arguments);
        EXPECT_EQ(asked.code, 2) << arguments << "\n" << asked.out << asked.err;
        EXPECT_TRUE(asked.out.empty()) << arguments;
    }
}

} // namespace
} // namespace lockstep

#include "app/lessons/progress_file.h"

#include "tests/support/hostile_texts.h"
#include "tests/support/mutated_text.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

LearnerProgress sample() {
    return {.learner = "Ana García",
            .saved = "2026-11-27T16:00:00Z",
            .lessons = {{.lesson = "count-to-47",
                         .pages = {{PageState::mastered, 1, 40}, {PageState::done, 3, 95}, {}}},
                        {.lesson = "blur", .pages = {}},
                        {.lesson = "blur", .pages = {{}}, .origin = "0123456789abcdef"}}};
}

TEST(ProgressFile, keeps_everything) {
    const auto read = read_progress(progress_text(sample()), "a.json");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(*read, sample());
}

TEST(ProgressFile, is_refused_if_anything_in_it_is_not_what_it_should_be) {
    const nlohmann::json good = nlohmann::json::parse(progress_text(sample()));
    const auto is_refused = [&good](const char* pointer, const nlohmann::json& value) {
        nlohmann::json bad = good;
        bad[nlohmann::json::json_pointer(pointer)] = value;
        const auto read = read_progress(bad.dump(), "a.json");
        return !read.ok() && read.error().code == ErrorCode::bad_progress &&
               read.error().arguments == std::vector<std::string>{"a.json"};
    };
    EXPECT_TRUE(is_refused("/format", "lockstep"));
    EXPECT_TRUE(is_refused("/version", 2));
    EXPECT_TRUE(is_refused("/version", "1"));
    EXPECT_TRUE(is_refused("/learner", ""));
    EXPECT_TRUE(is_refused("/learner", 5));
    EXPECT_TRUE(is_refused("/learner", "a\x1b[2Jb"));
    EXPECT_TRUE(is_refused("/learner", " a"));
    EXPECT_TRUE(is_refused("/learner", std::string(most_learner_characters + 1, 'a')));
    EXPECT_TRUE(is_refused("/saved", "yesterday"));
    EXPECT_TRUE(is_refused("/saved", "2026-11-27T16:00:00Z "));
    EXPECT_TRUE(is_refused("/lessons", nlohmann::json::object()));
    EXPECT_TRUE(is_refused("/lessons/0", nullptr));
    EXPECT_TRUE(is_refused("/lessons/0/lesson", "../x"));
    EXPECT_TRUE(is_refused("/lessons/0/lesson", "blur")) << "the same lesson twice";
    EXPECT_TRUE(is_refused("/lessons/0/origin", "elsewhere"));
    EXPECT_TRUE(is_refused("/lessons/2/origin", ""));
    EXPECT_TRUE(is_refused("/lessons/2/origin", 5));
    EXPECT_TRUE(
        is_refused("/lessons/0/pages", std::vector<nlohmann::json>(31, good["lessons"][0]["pages"][0])));
    EXPECT_TRUE(is_refused("/lessons/0/pages/0/state", "won"));
    EXPECT_TRUE(is_refused("/lessons/0/pages/0/state", nlohmann::json::array()));
    EXPECT_TRUE(is_refused("/lessons/0/pages/0/tries", -1));
    EXPECT_TRUE(is_refused("/lessons/0/pages/0/tries", 1e9));
    EXPECT_TRUE(is_refused("/lessons/0/pages/0/seconds", 4'000'000'000U));
    EXPECT_FALSE(is_refused("/learner", "Bo")) << "a good file is read";
}

TEST(ProgressFile, is_refused_if_it_is_no_json_too_deep_or_too_long) {
    for (const std::string& text :
         {std::string(), std::string("{"), std::string(100'000, '['), std::string("null"), std::string("[]"),
          std::string(most_progress_bytes + 1, ' ')}) {
        EXPECT_FALSE(read_progress(text, "a.json").ok());
    }
}

TEST(ProgressFile, never_keeps_what_damage_has_made_of_it_beyond_its_limits) {
    const std::vector<std::string> texts = {progress_text(sample())};
    const std::vector<std::string> words = {"\"pages\"", "mastered", "[[",   "{",
                                            "1e99",      "-1",       "null", "\\u0000"};
    test::TextMutator mutator(texts, words, 11);
    for (int i = 0; i < 3000; ++i) {
        const std::string text = mutator.mutant();
        if (const auto read = read_progress(text, "a.json"); read.ok()) {
            EXPECT_EQ(read->learner, learner_name(read->learner)) << text;
            EXPECT_LE(read->lessons.size(), most_progress_lessons);
            EXPECT_TRUE(read_progress(progress_text(*read), "b.json").ok()) << text;
        }
    }
}

TEST(LearnerName, has_no_control_characters_and_is_not_long) {
    EXPECT_EQ(learner_name("  Ana  García "), "Ana  García");
    EXPECT_EQ(learner_name("\t\n"), "");
    EXPECT_EQ(learner_name("a\xE2\x80\xAE"
                           "b"),
              "ab");
    EXPECT_EQ(learner_name(std::string(500, 'x')).size(), most_learner_characters);
    for (const std::string& text : test::hostile_texts()) {
        const std::string name = learner_name(text);
        EXPECT_EQ(learner_name(name), name) << text;
    }
}

} // namespace
} // namespace lockstep

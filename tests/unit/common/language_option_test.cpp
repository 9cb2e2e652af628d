#include "app/common/language_option.h"

#include "app/common/command_line.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

using Words = std::vector<std::string>;

/// Sets the language of the environment for one test.
class LanguageOption : public testing::Test {
protected:
    void SetUp() override {
        unsetenv("LANGUAGE");
        unsetenv("LC_MESSAGES");
        setenv("LC_ALL", "ko_KR.UTF-8", 1);
    }
    void TearDown() override { unsetenv("LC_ALL"); }
};

TEST_F(LanguageOption, precedes_the_environment) {
    EXPECT_EQ(chosen_language({"run", "x"}), "ko");
    EXPECT_EQ(chosen_language({"run", "x", "--language", "es"}), "es");
    EXPECT_EQ(chosen_language({"--language=pt_BR", "--help"}), "pt_BR");
    EXPECT_EQ(chosen_language({"run", "--language", "en"}), "en");
}

TEST_F(LanguageOption, is_ignored_behind_two_dashes_and_if_it_is_unknown) {
    EXPECT_EQ(chosen_language({"capture", "--", "program", "--language", "es"}), "ko");
    EXPECT_EQ(chosen_language({"run", "--language", "xx"}), "ko");
    EXPECT_EQ(chosen_language({"run", "--language"}), "ko");
}

TEST_F(LanguageOption, may_precede_the_command) {
    EXPECT_EQ(without_language({"--language", "es", "run", "x"}).value(), (Words{"run", "x"}));
    EXPECT_EQ(without_language({"--language=es"}).value(), Words());
    EXPECT_EQ(without_language({"run", "--language", "es"}).value(), (Words{"run", "--language", "es"}));
    EXPECT_EQ(without_language({}).value(), Words());
    EXPECT_EQ(without_language({"--language"}).error().code, ErrorCode::missing_value);
    EXPECT_EQ(without_language({"--language", "xx"}).error().arguments,
              (Words{"--language", "xx", "en, es, ko, pt_BR, ru"}));
}

TEST_F(LanguageOption, belongs_to_every_command_once) {
    const auto commands =
        with_language({Command{.name = "a"}, Command{.name = "b", .options = {language_option()}}});
    for (const Command& command : commands) {
        ASSERT_EQ(command.options.size(), 1U) << command.name;
        EXPECT_TRUE(parse_arguments(command, {"--language", "ru"}).ok());
        EXPECT_FALSE(parse_arguments(command, {"--language", "xx"}).ok());
    }
}

} // namespace
} // namespace lockstep

#include "app/common/arguments.h"
#include "app/common/command_line.h"
#include "app/common/exit_code.h"
#include "app/words/errors/error_words.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

const Command command = {.name = "run",
                         .words = {.names = "WHAT"},
                         .summary = "",
                         .help = "",
                         .options = {{"--set", Text{"name=value"}, ""},
                                     {"--json", Flag{}, ""},
                                     {"--theme", Choice{"THEME", {"light", "dark"}}, ""},
                                     {"--scale", Number{.name = "S", .least = 1, .most = 8}, ""},
                                     {"--groups", Number{.name = "all|N", .least = 1, .word = "all"}, ""},
                                     {"-o", Text{"FILE"}, ""}},
                         .run = {}};

Arguments parsed(const std::vector<std::string>& given) {
    return parse_arguments(command, given).value();
}

Error refusal(const std::vector<std::string>& given) {
    const auto arguments = parse_arguments(command, given);
    return arguments.ok() ? Error{.code = ErrorCode::cancelled} : arguments.error();
}

ErrorCode code_for(const std::vector<std::string>& given) {
    return refusal(given).code;
}

using Values = std::vector<std::string>;

TEST(Arguments, ValuesStandBehindASpaceOrAnEqualsSign) {
    const Arguments arguments = parsed({"--set", "a=1", "what", "--set=b=2", "-o", "x", "more"});
    EXPECT_EQ(arguments.values("--set"), (Values{"a=1", "b=2"}));
    EXPECT_EQ(arguments.words, (Values{"what", "more"}));
    EXPECT_EQ(arguments.value("-o"), "x");
    EXPECT_FALSE(arguments.has("--json"));
}

TEST(Arguments, AValueMayBeEmptyOrLookLikeAnOption) {
    const Arguments arguments = parsed({"--set=", "what", "-o", "--json"});
    EXPECT_EQ(arguments.values("--set"), Values{""});
    EXPECT_EQ(arguments.words, Values{"what"});
    EXPECT_EQ(arguments.value("-o"), "--json");
    EXPECT_FALSE(arguments.has("--json"));
}

TEST(Arguments, TheLastOfSeveralValuesCounts) {
    EXPECT_EQ(parsed({"--set", "a", "--set", "b"}).value("--set"), "b");
    EXPECT_EQ(parsed({}).value("--set"), "");
    EXPECT_TRUE(parsed({"--json", "--json"}).has("--json"));
}

TEST(Arguments, AfterTwoDashesAllAreWords) {
    const Arguments arguments = parsed({"--json", "--", "--set", "-x"});
    EXPECT_TRUE(arguments.has("--json"));
    EXPECT_EQ(arguments.words, (Values{"--set", "-x"}));
}

TEST(Arguments, UnknownOptionsAndMissingValuesAreRefused) {
    EXPECT_EQ(code_for({"--jsn"}), ErrorCode::unknown_option);
    EXPECT_EQ(refusal({"what", "--jsn", "--json"}).arguments, Values{"--jsn"});
    EXPECT_EQ(code_for({"-j"}), ErrorCode::unknown_option);
    EXPECT_EQ(refusal({"--json=yes", "--set", "a=b"}).arguments, Values{"--json=yes"});
    EXPECT_EQ(code_for({"--json=yes"}), ErrorCode::unknown_option);
    EXPECT_EQ(code_for({"--set"}), ErrorCode::missing_value);
    EXPECT_EQ(refusal({"--json", "--set"}).arguments, Values{"--set"});
}

TEST(Arguments, ValuesOutsideTheirTypeAreRefusedWithWhatIsAllowed) {
    EXPECT_EQ(refusal({"--theme", "drak"}).arguments, (Values{"--theme", "drak", "light, dark"}));
    EXPECT_EQ(refusal({"--scale", "9"}).arguments, (Values{"--scale", "9", "1..8"}));
    for (const char* number : {"0", "-1", "two", "", "99999999999999999999"}) {
        EXPECT_EQ(code_for({"--scale", number}), ErrorCode::value_not_allowed) << number;
    }
    EXPECT_NE(english(refusal({"--groups", "none"})).find("Allowed: all, or a number of at least 1"),
              std::string::npos);
}

TEST(Arguments, NumbersTakeSuffixesAndTheWordInTheirPlace) {
    EXPECT_EQ(parsed({"--scale", "8"}).number("--scale"), 8U);
    EXPECT_EQ(parsed({"--groups=2K"}).number("--groups"), 2048U);
    EXPECT_EQ(parsed({"--groups", "all"}).number("--groups"), std::nullopt);
    EXPECT_EQ(parsed({}).number("--groups"), std::nullopt);
}

TEST(Arguments, HelpIsAskedForWhateverElseIsWrong) {
    EXPECT_TRUE(parsed({"--jsn", "--help", "--scale", "9"}).has(help_option));
    EXPECT_TRUE(parsed({"-h"}).has(help_option));
    EXPECT_FALSE(parsed({"--", "--help"}).has(help_option));
}

TEST(Arguments, NameAndValueAreSplitAtTheFirstEqualsSign) {
    EXPECT_EQ(name_and_value("--set", "a=b=c").value(), (std::pair<std::string, std::string>("a", "b=c")));
    EXPECT_EQ(name_and_value("--set", "a=").value().second, "");
    EXPECT_FALSE(name_and_value("--set", "a").ok());
    EXPECT_FALSE(name_and_value("--set", "=a").ok());
}

TEST(ExitCodes, AreThoseOfTheFormat) {
    EXPECT_EQ(exit_code(ErrorCode::unknown_experiment), 2);
    EXPECT_EQ(exit_code(ErrorCode::missing_value), 2);
    EXPECT_EQ(exit_code(ErrorCode::unknown_device), 2);
    EXPECT_EQ(exit_code(ErrorCode::cannot_write_file), 3);
    EXPECT_EQ(exit_code(ErrorCode::recording_damaged), 3);
    EXPECT_EQ(exit_code(ErrorCode::trace_mismatch), 3);
    EXPECT_EQ(exit_code(ErrorCode::cannot_instrument), 3);
    EXPECT_EQ(exit_code(ErrorCode::no_device), 4);
    EXPECT_EQ(exit_code(ErrorCode::group_too_large), 4);
    EXPECT_EQ(exit_code(ErrorCode::worker_died), 4);
    EXPECT_EQ(exit_code(ErrorCode::worker_answer_wrong), 4);
    EXPECT_EQ(exit_code(ErrorCode::out_of_memory), 4);
    EXPECT_EQ(exit_code(ErrorCode::internal_error), 4);
    EXPECT_EQ(exit_code(ErrorCode::cancelled), 130);
}

} // namespace
} // namespace lockstep

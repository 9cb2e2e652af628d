#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/help.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

const std::vector<OptionInfo> known = {{"--set", "name=value", ""}, {"--json", "", ""}};

ErrorCode code_for(const std::vector<std::string>& given) {
    const auto arguments = parse_arguments(given, known);
    return arguments.ok() ? ErrorCode::cancelled : arguments.error().code;
}

TEST(Arguments, ValuesStandBehindASpaceOrAnEqualsSign) {
    const auto arguments = parse_arguments({"--set", "a=1", "what", "--set=b=2"}, known);
    ASSERT_TRUE(arguments.ok());
    EXPECT_EQ(arguments->values("--set"), (std::vector<std::string>{"a=1", "b=2"}));
    EXPECT_EQ(arguments->words, std::vector<std::string>{"what"});
    EXPECT_FALSE(arguments->has("--json"));
}

TEST(Arguments, TheLastOfSeveralValuesCounts) {
    EXPECT_EQ(parse_arguments({"--set", "a", "--set", "b"}, known)->value("--set"), "b");
    EXPECT_EQ(parse_arguments({}, known)->value("--set"), "");
}

TEST(Arguments, AfterTwoDashesAllAreWords) {
    const auto arguments = parse_arguments({"--json", "--", "--set", "-x"}, known);
    ASSERT_TRUE(arguments.ok());
    EXPECT_TRUE(arguments->has("--json"));
    EXPECT_EQ(arguments->words, (std::vector<std::string>{"--set", "-x"}));
}

TEST(Arguments, UnknownOptionsAndMissingValuesAreRefused) {
    EXPECT_EQ(code_for({"--jsn"}), ErrorCode::unknown_option);
    EXPECT_EQ(code_for({"-j"}), ErrorCode::unknown_option);
    EXPECT_EQ(code_for({"--json=yes"}), ErrorCode::unknown_option);
    EXPECT_EQ(code_for({"--set"}), ErrorCode::missing_value);
}

TEST(Arguments, NameAndValueAreSplitAtTheFirstEqualsSign) {
    EXPECT_EQ(name_and_value("--set", "a=b=c").value(), (std::pair<std::string, std::string>("a", "b=c")));
    EXPECT_EQ(name_and_value("--set", "a=").value().second, "");
    EXPECT_FALSE(name_and_value("--set", "a").ok());
    EXPECT_FALSE(name_and_value("--set", "=a").ok());
}

TEST(Help, NamesEveryCommandAndEveryOption) {
    for (const Command& command : commands()) {
        EXPECT_NE(help_text().find("lockstep-cli " + command.name), std::string::npos);
        for (const OptionInfo& option : command.options) {
            EXPECT_NE(help_text(command).find(option.name), std::string::npos) << option.name;
        }
    }
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

#include "app/words/error_words.h"

#include "app/words/answer_words.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <regex>
#include <set>

namespace lockstep {
namespace {

/// True for every code of the enumeration. A code added there makes this switch a compile error, so that no
/// code goes without its sentence: add it here, then to app/words/error_words.cpp.
bool is_code(ErrorCode code) {
    switch (code) {
    case ErrorCode::unknown_experiment:
    case ErrorCode::unknown_parameter:
    case ErrorCode::value_not_allowed:
    case ErrorCode::unknown_hardware:
    case ErrorCode::unknown_option:
    case ErrorCode::missing_value:
    case ErrorCode::unknown_device:
    case ErrorCode::cannot_read_file:
    case ErrorCode::cannot_write_file:
    case ErrorCode::not_a_recording:
    case ErrorCode::recording_too_new:
    case ErrorCode::recording_damaged:
    case ErrorCode::kernel_does_not_compile:
    case ErrorCode::kernel_not_found:
    case ErrorCode::cannot_instrument:
    case ErrorCode::bad_arguments:
    case ErrorCode::no_device:
    case ErrorCode::no_device_of_driver:
    case ErrorCode::group_too_large:
    case ErrorCode::local_memory_too_large:
    case ErrorCode::out_of_device_memory:
    case ErrorCode::out_of_resources:
    case ErrorCode::log_too_large:
    case ErrorCode::driver_build_failed:
    case ErrorCode::driver_failed:
    case ErrorCode::unstable_log:
    case ErrorCode::worker_died:
    case ErrorCode::worker_not_started:
    case ErrorCode::worker_answer_wrong:
    case ErrorCode::instrumenter_died:
    case ErrorCode::instrumenter_not_started:
    case ErrorCode::instrumenter_answer_wrong:
    case ErrorCode::out_of_memory:
    case ErrorCode::internal_error:
    case ErrorCode::not_a_file_to_read:
    case ErrorCode::not_a_file_to_write:
    case ErrorCode::not_a_preset:
    case ErrorCode::not_an_image:
    case ErrorCode::image_damaged:
    case ErrorCode::image_too_large:
    case ErrorCode::radius_too_large:
    case ErrorCode::all_items_help:
    case ErrorCode::recorded_for_another_width:
    case ErrorCode::cancelled:
    case ErrorCode::trace_mismatch:
    case ErrorCode::sweep_has_no_valid_combination:
        return true;
    }
    return false;
}

std::vector<ErrorCode> all_codes() {
    std::vector<ErrorCode> codes;
    for (int number = 0; is_code(static_cast<ErrorCode>(number)); ++number) {
        codes.push_back(static_cast<ErrorCode>(number));
    }
    return codes;
}

TEST(ErrorWords, EveryCodeHasItsOwnNameThatLeadsBackToIt) {
    std::set<std::string_view> names;
    for (const ErrorCode code : all_codes()) {
        EXPECT_EQ(error_named(error_name(code)), code);
        EXPECT_TRUE(names.insert(error_name(code)).second) << error_name(code);
    }
    EXPECT_GE(names.size(), 25u);
    EXPECT_EQ(error_named("no such code"), std::nullopt);
}

TEST(ErrorWords, EveryCodeHasASentenceWithItsArguments) {
    for (const ErrorCode code : all_codes()) {
        const Error error{.code = code, .arguments = {"one", "two", "three"}};
        const std::string text = english(error);
        EXPECT_TRUE(text.ends_with('.') || text.ends_with('?')) << text;
        EXPECT_EQ(text.find('%'), std::string::npos) << text;
    }
}

/// The number of arguments that error.h names for a code: "group_too_large, ///< {group size, ...}".
std::size_t arguments_in_header(const std::string& header, std::string_view name) {
    const std::regex line("\n\\s*" + std::string(name) + ",\\s*///< \\{([^}]*)\\}");
    std::smatch match;
    if (!std::regex_search(header, match, line)) {
        ADD_FAILURE() << name << " does not say its arguments in core/base/error.h";
        return 0;
    }
    const std::string list = match[1];
    return list.empty() ? 0 : 1 + static_cast<std::size_t>(std::ranges::count(list, ','));
}

TEST(ErrorWords, SentencesUseExactlyTheArgumentsThatTheCodeCarries) {
    const std::string header = read_text_file(data_dir() / "core/base/error.h").value();
    for (const ErrorCode code : all_codes()) {
        const std::string sentence = error_sentence({.code = code, .arguments = {"a", "b", "c"}});
        const std::size_t carried = arguments_in_header(header, error_name(code));
        for (std::size_t place = 1; place <= 9; ++place) {
            EXPECT_EQ(sentence.find("%" + std::to_string(place)) != std::string::npos, place <= carried)
                << sentence << " place " << place;
        }
    }
}

TEST(ErrorWords, SuggestOnlyWhereSomethingIsNear) {
    EXPECT_NE(english({.code = ErrorCode::unknown_experiment, .arguments = {"x", "y"}}).find("Did you mean"),
              std::string::npos);
    EXPECT_EQ(english({.code = ErrorCode::unknown_experiment, .arguments = {"x", ""}}).find("Did you mean"),
              std::string::npos);
}

TEST(ErrorWords, TheReasonIsTheOneThatTheArgumentsTell) {
    const auto text = [](ErrorCode code, std::vector<std::string> arguments) {
        return english({.code = code, .arguments = std::move(arguments)});
    };
    using enum ErrorCode;
    EXPECT_TRUE(text(out_of_device_memory, {"", "card"}).starts_with("card has not the memory that"));
    EXPECT_TRUE(text(out_of_device_memory, {"64", "card"}).starts_with("card has not the 64 bytes"));
    EXPECT_NE(text(worker_died, {"signal 6 (Aborted)", "/kernels"}).find("delete the folder /kernels"),
              std::string::npos);
    EXPECT_EQ(text(worker_died, {"signal 6 (Aborted)", ""}).find("delete"), std::string::npos);
    EXPECT_NE(text(worker_died, {"signal 9 (Killed)", "/kernels"}).find("memory runs out"),
              std::string::npos);
    EXPECT_NE(text(worker_answer_wrong, {"endless-line"}).find("it sent a line without an end"),
              std::string::npos);
}

TEST(ErrorWords, EveryFlawOfAnAnswerHasItsWords) {
    const std::string header = read_text_file(data_dir() / "app/words/answer_words.h").value();
    const std::regex flaw("string_view \\w+ = \"([^\"]+)\"");
    int flaws = 0;
    for (std::sregex_iterator at(header.begin(), header.end(), flaw), end; at != end; ++at) {
        EXPECT_NE(answer_flaw_words((*at)[1].str()), nullptr) << (*at)[1];
        ++flaws;
    }
    EXPECT_GE(flaws, 7);
    EXPECT_EQ(answer_flaw_words("no such flaw"), nullptr);
}

TEST(ErrorWords, BeginWithThePlaceAndEndWithTheDetail) {
    const Error error{.code = ErrorCode::kernel_does_not_compile,
                      .arguments = {"a.cl"},
                      .place = {"a.cl", 7, 3},
                      .detail = "expected ';'\n\n"};
    EXPECT_TRUE(english(error).starts_with("a.cl:7: a.cl does not compile."));
    EXPECT_TRUE(english(error).ends_with("\nexpected ';'"));
}

TEST(ErrorWords, TellWhyAKernelIsRefused) {
    const Error error{.code = ErrorCode::cannot_instrument, .arguments = {"goto"}, .place = {"a.cl", 3, 1}};
    EXPECT_EQ(english(error),
              "a.cl:3: The kernel cannot be recorded: goto is not supported yet. Write this place "
              "differently, and run it again.");
}

TEST(ErrorWords, EveryReasonToRefuseAKernelHasItsWords) {
    const std::string header = read_text_file(data_dir() / "core/instrument/refusal.h").value();
    const std::regex reason("string_view \\w+ =\\s*\"([^\"]+)\"");
    int reasons = 0;
    for (std::sregex_iterator at(header.begin(), header.end(), reason), end; at != end; ++at, ++reasons) {
        EXPECT_NE(refusal_sentence((*at)[1].str()), nullptr) << (*at)[1];
    }
    EXPECT_GT(reasons, 5);
}

TEST(Fill, PutsArgumentsInTheirPlacesAndLeavesOtherPercentSigns) {
    EXPECT_EQ(fill("%2 of %1, 100 %", {"a", "b"}), "b of a, 100 %");
    EXPECT_EQ(fill("%1 %2", {"%2"}), "%2 ") << "an argument is not filled again";
}

} // namespace
} // namespace lockstep

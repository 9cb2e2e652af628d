#include "app/words/errors/error_words.h"

#include "app/words/answer_words.h"
#include "app/words/errors/lesson_words.h"
#include "core/base/data_dir.h"
#include "core/site/build_limits.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <regex>

namespace lockstep {
namespace {

std::string header() {
    return read_text_file(data_dir() / "core/base/error.h").value();
}

/// Returns the names of the enumeration, in order, including codes that have no words yet.
std::vector<std::string> names_in_header() {
    const std::string text = header();
    const std::size_t begin = text.find("enum class ErrorCode {");
    const std::string body = text.substr(begin, text.find("\n};", begin) - begin);
    const std::regex name("\n    ([a-z_]+),");
    std::vector<std::string> names;
    for (auto i = std::sregex_iterator(body.begin(), body.end(), name); i != std::sregex_iterator(); ++i) {
        names.push_back((*i)[1]);
    }
    return names;
}

std::vector<ErrorCode> all_codes() {
    std::vector<ErrorCode> codes;
    for (std::size_t number = 0; number < names_in_header().size(); ++number) {
        codes.push_back(static_cast<ErrorCode>(number));
    }
    return codes;
}

TEST(ErrorWords, EveryCodeHasItsOwnNameThatLeadsBackToIt) {
    std::vector<std::string> names;
    for (const ErrorCode code : all_codes()) {
        EXPECT_EQ(error_named(error_name(code)), code);
        names.emplace_back(error_name(code));
    }
    EXPECT_EQ(names, names_in_header());
    EXPECT_GE(names.size(), 25U);
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

TEST(ErrorWords, LimitsOnReadingAndBuildingHaveASentenceEach) {
    for (const std::string_view reason :
         {build_limit::reading_memory, build_limit::reading_time, build_limit::macro_tokens,
          build_limit::build_memory, build_limit::build_time}) {
        const std::string text =
            english({.code = ErrorCode::cannot_instrument, .arguments = {std::string(reason), "77"}});
        EXPECT_NE(text.find(" 77 "), std::string::npos) << text;
    }
}

TEST(ErrorWords, AWarpOfTheWholeGroupIsNotCalledOneOfZeroLanes) {
    const auto text = [](const char* recorded, const char* asked) {
        return english({.code = ErrorCode::recorded_for_another_width, .arguments = {recorded, asked}});
    };
    EXPECT_NE(text("0", "32").find("of a whole work-group, not of 32 lanes"), std::string::npos);
    EXPECT_NE(text("32", "0").find("of 32 lanes, not of a whole work-group"), std::string::npos);
    EXPECT_EQ(text("0", "32").find(" 0 "), std::string::npos);
    EXPECT_EQ(text("32", "0").find(" 0 "), std::string::npos);
}

/// Returns the number of arguments that error.h documents for a code: "group_too_large, ///< {group size,
/// ...}".
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
    const std::string text = header();
    for (const ErrorCode code : all_codes()) {
        const std::string sentence = error_sentence({.code = code, .arguments = {"a", "b", "c"}});
        const std::size_t carried = arguments_in_header(text, error_name(code));
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
    EXPECT_TRUE(text(out_of_device_memory, {"", "card"}).starts_with("card does not have enough memory"));
    EXPECT_TRUE(text(out_of_device_memory, {"64", "card"}).starts_with("card does not have the 64 bytes"));
    EXPECT_NE(text(worker_died, {"signal 6 (Aborted)", "/kernels"}).find("delete the folder /kernels"),
              std::string::npos);
    EXPECT_EQ(text(worker_died, {"signal 6 (Aborted)", ""}).find("delete"), std::string::npos);
    EXPECT_NE(text(worker_died, {"signal 9 (Killed)", "/kernels"}).find("memory runs out"),
              std::string::npos);
    EXPECT_NE(text(cannot_write_file, {"/kernels", "No space left on device", "kernels"})
                  .find("set POCL_CACHE_DIR to a folder on another disk"),
              std::string::npos);
    EXPECT_NE(text(cannot_write_file, {"/tmp", "No space left on device", "scratch"})
                  .find("set TMPDIR to a folder"),
              std::string::npos);
    EXPECT_NE(text(cannot_write_file, {"a.lks", "No space left on device"}).find("Choose another location"),
              std::string::npos);
    EXPECT_TRUE(
        text(cannot_write_file, {"a.mp4", "libavformat.so.59", "video-library"})
            .starts_with(
                "a.mp4 was not written, because FFmpeg's library libavformat.so.59 is not installed"));
    EXPECT_NE(text(cannot_write_file, {"a.mp4", "H.264", "video-encoder"}).find("cannot encode H.264"),
              std::string::npos);
    EXPECT_TRUE(text(cannot_write_file, {"a.gif", "", "checked-file"}).starts_with("a.gif was not kept"));
    EXPECT_NE(text(worker_answer_wrong, {"endless-line"}).find("it sent an unterminated line"),
              std::string::npos);
}

TEST(ErrorWords, AFileOfCudaGetsTheWordsOfOpenClForItsOwn) {
    const auto text = [](ErrorCode code, std::vector<std::string> arguments) {
        return english({.code = code, .arguments = std::move(arguments)});
    };
    using enum ErrorCode;
    for (const char* file : {"add.cu", "common.cuh"}) {
        const std::string told = text(not_a_recording, {file});
        EXPECT_TRUE(told.starts_with(std::string(file) + " is a CUDA file")) << told;
        EXPECT_NE(told.find("__kernel for __global__"), std::string::npos) << told;
    }
    EXPECT_NE(text(not_a_recording, {"cu.lks"}).find("signature"), std::string::npos);
    EXPECT_TRUE(text(kernel_does_not_compile, {"a.cl", "threadIdx"})
                    .starts_with("a.cl does not compile: \"threadIdx\" is a CUDA name"));
    EXPECT_NE(text(kernel_does_not_compile, {"a.cl", "threadNumber"}).find("use -D threadNumber"),
              std::string::npos);
}

TEST(ErrorWords, ANameOfOpenClC2SaysHowToUseItOrThatItIsNotSupported) {
    const auto text = [](const char* name) {
        return english({.code = ErrorCode::kernel_does_not_compile, .arguments = {"a.cl", name}});
    };
    EXPECT_NE(text("get_global_linear_id").find("Add -cl-std=CL2.0"), std::string::npos);
    for (const char* name :
         {"work_group_reduce_add", "atomic_fetch_add_explicit", "memory_order_relaxed", "queue_t"}) {
        EXPECT_NE(text(name).find("does not support"), std::string::npos) << name;
    }
    EXPECT_NE(text("atomic_add_all").find("use -D atomic_add_all"), std::string::npos);
}

TEST(ErrorWords, APackedRunIsNoRecordingAndSaysHowToMakeOne) {
    const std::string told = english({.code = ErrorCode::not_a_recording, .arguments = {"sum.lkp"}});
    EXPECT_TRUE(told.starts_with("sum.lkp is a run that was packed for another computer.")) << told;
    EXPECT_NE(told.find("\"lockstep-record sum.lkp -o x.lks\""), std::string::npos) << told;
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

TEST(ErrorWords, NameTheArgumentOfALaunchThatIsInNoFile) {
    const Error error{.code = ErrorCode::bad_launch_file,
                      .arguments = {"bad-value", "hello", "float", "out"}};
    EXPECT_TRUE(english(error).starts_with("Argument out: \"hello\" is not a valid float value"))
        << english(error);
}

TEST(ErrorWords, TellWhyAKernelIsRefused) {
    const Error error{.code = ErrorCode::cannot_instrument, .arguments = {"goto"}, .place = {"a.cl", 3, 1}};
    EXPECT_EQ(
        english(error),
        "a.cl:3: The kernel cannot be recorded: a goto into a block, or in a function with barriers, is "
        "not supported. Change this part of the kernel, and run it again.");
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

TEST(ErrorWords, EveryReasonNotToChangeALayoutHasItsWords) {
    const std::string header = read_text_file(data_dir() / "core/site/array_edit.h").value();
    const std::regex reason("string_view \\w+ =\\s*\"([^\"]+)\"");
    int reasons = 0;
    for (std::sregex_iterator at(header.begin(), header.end(), reason), end; at != end; ++at, ++reasons) {
        EXPECT_NE(edit_sentence((*at)[1].str()), nullptr) << (*at)[1];
    }
    EXPECT_GT(reasons, 5);
}

TEST(ErrorWords, EveryFlawOfALaunchFileHasItsSentence) {
    const std::string text = read_text_file(data_dir() / "core/kernel/sim/sim_flaw.h").value();
    const std::regex flaw("string_view \\w+ =\\s*\"([^\"]+)\"");
    int flaws = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), flaw), end; at != end; ++at, ++flaws) {
        EXPECT_NE(sim_sentence((*at)[1].str()), nullptr) << (*at)[1];
    }
    EXPECT_GT(flaws, 20);
    EXPECT_EQ(sim_sentence("no such flaw"), nullptr);
}

TEST(ErrorWords, EveryFlawOfABuildOptionHasItsSentence) {
    const std::string text = read_text_file(data_dir() / "core/kernel/build_options.h").value();
    const std::regex flaw("string_view \\w+ =\\s*\"([^\"]+)\"");
    int flaws = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), flaw), end; at != end; ++at, ++flaws) {
        EXPECT_NE(option_sentence((*at)[1].str()), nullptr) << (*at)[1];
    }
    EXPECT_GT(flaws, 6);
    EXPECT_EQ(option_sentence("no such flaw"), nullptr);
}

TEST(ErrorWords, EveryFlawOfAnExpressionHasItsSentenceWithItsWords) {
    const std::string text = read_text_file(data_dir() / "core/report/figure/flaw.h").value();
    const std::regex flaw("string_view \\w+ =\\s*\"([^\"]+)\";([^\n]*)");
    int flaws = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), flaw), end; at != end; ++at, ++flaws) {
        const char* const sentence = expression_sentence((*at)[1].str());
        ASSERT_NE(sentence, nullptr) << (*at)[1];
        // In flaw.h, a comment such as "///< the figure, its value" lists the meanings of %2 and %3.
        const std::string words = (*at)[2].str();
        const auto uses = [&](const char* place) {
            return std::string(sentence).find(place) != std::string::npos;
        };
        EXPECT_EQ(uses("%2"), !words.empty()) << sentence;
        EXPECT_LE(uses("%3"), words.find(", ") != std::string::npos) << sentence;
    }
    EXPECT_GT(flaws, 30);
    EXPECT_EQ(expression_sentence("no such flaw"), nullptr);
}

TEST(ErrorWords, EveryFlawOfALessonHasItsSentenceWithItsWords) {
    const std::string text = read_text_file(data_dir() / "app/words/errors/lesson_words.h").value();
    const std::regex flaw("string_view \\w+ =\\s*\"([^\"]+)\";([^\n]*)");
    int flaws = 0;
    for (std::sregex_iterator at(text.begin(), text.end(), flaw), end; at != end; ++at, ++flaws) {
        const char* const sentence = lesson_sentence((*at)[1].str());
        ASSERT_NE(sentence, nullptr) << (*at)[1];
        const std::string words = (*at)[2].str(); // "///< {key, known keys}" lists the meanings of %2 and %3
        const auto uses = [&](const char* place) {
            return std::string(sentence).find(place) != std::string::npos;
        };
        EXPECT_EQ(uses("%2"), words.find('{') != std::string::npos) << sentence;
        EXPECT_EQ(uses("%3"), words.find(", ") != std::string::npos) << sentence;
    }
    EXPECT_GT(flaws, 30);
    EXPECT_EQ(lesson_sentence("no such flaw"), nullptr);
}

TEST(ErrorWords, TellWhereAnExpressionIsWrong) {
    const Error error{.code = ErrorCode::bad_expression,
                      .arguments = {"missing", ")", ""},
                      .place = {"--get", 1, 32},
                      .detail = "    (1\n      ^"};
    EXPECT_EQ(english(error), "--get:1:32: \")\" is missing here. Add it.\n    (1\n      ^");
}

TEST(Fill, PutsArgumentsInTheirPlacesAndLeavesOtherPercentSigns) {
    EXPECT_EQ(fill("%2 of %1, 100 %", {"a", "b"}), "b of a, 100 %");
    EXPECT_EQ(fill("%1 %2", {"%2"}), "%2 ") << "an argument is not filled again";
}

} // namespace
} // namespace lockstep

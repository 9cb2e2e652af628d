#include "app/words/advice_words.h"
#include "app/words/answer_words.h"
#include "app/words/error_words.h"
#include "app/words/figure_words.h"
#include "app/words/hardware_words.h"
#include "app/words/model_words.h"
#include "app/words/names.h"
#include "core/advice/advice_rows.h"
#include "core/analysis/analyses.h"
#include "core/analysis/findings/finding_rows.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"

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

TEST(Names, EveryStageHasItsWordsAndANameThatLeadsBackToIt) {
    for (int number = 0; number <= static_cast<int>(Stage::load); ++number) {
        const auto stage = static_cast<Stage>(number);
        EXPECT_STRNE(stage_words(stage), "");
        EXPECT_EQ(stage_named(stage_name(stage)), stage);
    }
    EXPECT_EQ(stage_named("sleeping"), std::nullopt);
}

TEST(Names, EveryStepOfTheHostInTheCatalogueHasItsWords) {
    EXPECT_STRNE(host_step_words("finish_reduction"), "");
    EXPECT_EQ(host_step_words("coffee"), nullptr);
    for (const Experiment& experiment : catalogue()) {
        if (experiment.host_code) {
            for (const HostCode& code : experiment.host_code(complete(experiment, {}).value())) {
                EXPECT_NE(host_step_words(code.id), nullptr) << experiment.id << " " << code.id;
            }
        }
    }
}

TEST(Names, EveryKindHasItsWords) {
    for (const FindingRow& row : finding_rows()) {
        EXPECT_STRNE(finding_words(row.kind), "") << row.name;
    }
    for (int space = 0; space <= static_cast<int>(Space::local); ++space) {
        EXPECT_STRNE(space_words(static_cast<Space>(space)), "");
    }
}

TEST(ModelWords, EveryCodeOfTheModelHasItsWords) {
    for (std::size_t limiter = 0; limiter < limiter_count; ++limiter) {
        EXPECT_STRNE(limiter_words(static_cast<Limiter>(limiter)), "");
        EXPECT_NE(std::string(next_step_sentence(static_cast<Limiter>(limiter))).find("%3"),
                  std::string::npos);
    }
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        EXPECT_STRNE(cost_words(static_cast<CostKind>(kind)), "");
    }
    for (int reason = 0; reason <= static_cast<int>(WaitReason::dependency); ++reason) {
        EXPECT_STRNE(wait_words(static_cast<WaitReason>(reason)), "");
    }
    for (int source = 0; source <= static_cast<int>(RegisterSource::estimate); ++source) {
        EXPECT_STRNE(register_source_words(static_cast<RegisterSource>(source)), "");
    }
}

TEST(FigureWords, TheTablesOfAnalysesAndSomeOfTheirFiguresHaveWords) {
    const Trace trace{};
    const LaunchMemory memory{};
    LaunchResult result;
    for (const AnalysisRow& row : analyses()) {
        row.make(trace)->finish({trace, memory}, result);
    }
    for (const SiteTable& table : result.tables) {
        const std::string key = std::string("totals.") + table.columns().name;
        EXPECT_TRUE(has_figure_words(key.c_str())) << key;
        EXPECT_TRUE(std::ranges::any_of(table.columns().columns, [&](const SiteColumn& column) {
            return has_figure_words((key + "." + column.name).c_str());
        })) << key;
    }
}

TEST(HardwareWords, EveryNumberHasALabelOfItsOwnAndASentence) {
    std::set<std::string> labels;
    for (const HardwareNumber& number : hardware_numbers()) {
        const std::string label = number_label(number);
        EXPECT_TRUE(!label.empty() && labels.insert(label).second) << number.name << ": " << label;
        EXPECT_STRNE(number_tip(number), "") << number.name;
        EXPECT_STRNE(number_group_words(number.group), "") << number.name;
        const bool is_plain = number.unit == NumberUnit::count || number.unit == NumberUnit::choice;
        EXPECT_EQ(std::string(number_unit_words(number.unit)).empty(), is_plain) << number.name;
    }
}

TEST(HardwareWords, EveryChoiceHasWords) {
    for (const HardwareNumber& number : hardware_numbers()) {
        for (std::size_t i = 0; i < number.words.size(); ++i) {
            const std::string words = number_value_words(number, number.allowed[i]);
            EXPECT_EQ(words.find('_'), std::string::npos) << words;
            EXPECT_FALSE(words.empty()) << number.name;
        }
    }
}

TEST(AdviceWords, EveryAdviceHasItsSentence) {
    for (const AdviceRow& row : advice_rows()) {
        for (const AdviceForm& form : row.forms) {
            const std::string sentence = advice_sentence(form.kind);
            EXPECT_STRNE(advice_title(form.kind), "") << form.name;
            EXPECT_TRUE(sentence.ends_with('.')) << form.name;
            for (std::size_t place = 1; place <= 9; ++place) {
                const bool is_used = sentence.find("%" + std::to_string(place)) != std::string::npos;
                EXPECT_TRUE(!is_used || place <= form.numbers.size() + form.names.size()) << form.name;
            }
        }
    }
}

/// A launch that reads global memory once every `ratio` issue cycles, four warps resident, more waiting.
std::vector<Advice> advice_on_reads(std::uint32_t ratio, std::uint32_t latency, std::uint32_t slots) {
    Trace trace;
    trace.program.sites.push_back(
        {.kind = SiteKind::read, .space = Space::global, .pieces = {{0, 4}}, .operations = ratio - 1});
    FiguresBySite figures(1);
    figures[0].warp_steps = 8;
    figures[0].global = {8, 32, 8, 1024};
    LaunchModel model;
    model.streams = std::make_shared<const WarpStreams>(
        WarpStreams{.groups = std::vector<GroupStream>(100), .group_warps = 1, .lanes = 32});
    model.use.group_items = 32;
    model.occupancy.warps = 4;
    model.occupancy.group_warps = 1;
    model.simulation = Simulation{};
    model.simulation->multiprocessors_used = 1;
    model.simulation->cycles = 1100;
    model.simulation->utilisation = 4.0 * ratio / (ratio + latency);
    HardwareModel hardware;
    hardware.latency_global = latency;
    hardware.warp_slots = slots;
    hardware.multiprocessors = 1;
    return advise(trace, figures, model, nullptr, hardware, {});
}

TEST(AdviceWords, SayHowManyWarpsHideALatencyAndWhichShareOfTheSlotsTheyAre) {
    const auto advice = advice_on_reads(50, 500, 16);
    ASSERT_EQ(advice.size(), 1U);
    EXPECT_EQ(
        fill(advice_sentence(advice[0].kind), advice_arguments(advice[0])),
        "There are 50 issue cycles for each read of global memory, which is answered after 500 cycles on "
        "average: 10 warps, 62.5 % of the 16 slots, would hide that; 4 fit. Do more work for each read, or "
        "let more warps be resident.");
    EXPECT_TRUE(advice_on_reads(250, 500, 16).empty()) << "two warps hide it, four fit";
}

TEST(AdviceWords, PutThePointWhereANumberHasOne) {
    const Advice group{AdviceKind::group_size, {}, {300, 64, 937, 320}};
    EXPECT_EQ(advice_arguments(group), (std::vector<std::string>{"300", "64", "93.7", "320"}));
    const Advice misaligned{AdviceKind::misaligned, {}, {500, 425, 12000}};
    EXPECT_EQ(advice_arguments(misaligned), (std::vector<std::string>{"5", "4.25", "12 000"}));
    const Advice function{AdviceKind::native_function, {}, {10000}, {"sqrt", "native_sqrt"}, {}};
    EXPECT_EQ(fill(advice_sentence(function.kind), advice_arguments(function)),
              "sqrt was evaluated 10 000 times in full precision. native_sqrt is the device's own form: "
              "faster, with an error that the device chooses.");
}

TEST(ModelWords, TheNextStepSaysHowManyFewerOrWhichGroupSize) {
    EXPECT_EQ(fill(next_step_sentence(Limiter::registers),
                   next_step_arguments({Limiter::registers, 83, 80, 6, 24})),
              "3 fewer registers a work-item let 6 groups (24 warps) be resident.");
    EXPECT_EQ(fill(next_step_sentence(Limiter::group_slots),
                   next_step_arguments({Limiter::group_slots, 32, 64, 32, 64})),
              "Groups of 64 work-items let 32 groups (64 warps) be resident.");
}

} // namespace
} // namespace lockstep

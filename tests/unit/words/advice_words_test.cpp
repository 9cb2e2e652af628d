#include "app/words/advice_words.h"

#include "app/words/cause_words.h"
#include "app/words/errors/error_words.h"
#include "core/advice/advice_rows.h"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace lockstep {
namespace {

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

TEST(CauseWords, SpeakOfNumbersThatTheirAdviceHasAndHoldTheOneThatStandsLarge) {
    for (const AdviceRow& row : advice_rows()) {
        for (const AdviceForm& form : row.forms) {
            const CauseWords* cause = cause_words(form.kind);
            if (cause == nullptr) {
                EXPECT_EQ(form.kind, AdviceKind::required_group) << "all others are costs";
                continue;
            }
            const std::string sentence = cause->sentence;
            ASSERT_LT(cause->number, form.numbers.size()) << form.name;
            EXPECT_NE(sentence.find("%" + std::to_string(cause->number + 1)), std::string::npos) << form.name;
            for (std::size_t place = 1; place <= 9; ++place) {
                const bool is_used = sentence.find("%" + std::to_string(place)) != std::string::npos;
                EXPECT_TRUE(!is_used || place <= form.numbers.size() + form.names.size()) << form.name;
            }
        }
    }
}

/// Returns the advice on a launch that reads global memory once every `ratio` issue cycles, with four
/// resident warps and others waiting for room.
std::vector<Advice> advice_on_reads(std::uint32_t ratio, std::uint32_t latency, std::uint32_t slots) {
    Trace trace;
    trace.program.sites.push_back(
        {.kind = SiteKind::read, .space = Space::global, .pieces = {{0, 4}}, .operations = ratio - 1});
    FiguresBySite figures(1);
    figures[0].warp_steps = 8;
    figures[0].global = {8, 32, 8, 1024};
    LaunchModel model;
    model.streams = std::make_shared<const WarpStreams>(WarpStreams{.chunks = {{.warp_begin = {0, 0}}},
                                                                    .groups = std::vector<GroupStream>(100),
                                                                    .group_warps = 1,
                                                                    .lanes = 32});
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
    hardware.schedulers = 1;
    return advise(trace, figures, model, nullptr, hardware, {});
}

TEST(AdviceWords, SayHowManyWarpsHideALatencyAndWhichShareOfTheSlotsTheyAre) {
    const auto advice = advice_on_reads(50, 500, 16);
    ASSERT_EQ(advice.size(), 1U);
    EXPECT_EQ(
        fill(advice_sentence(advice[0].kind), advice_arguments(advice[0])),
        "There are 50 issue cycles per global memory read, and a read takes 500 cycles on average. "
        "Hiding this latency takes 10 warps (62.5 % of the 16 warp slots), but only 4 fit. Do more work per "
        "read, or increase the number of resident warps.");
    EXPECT_TRUE(advice_on_reads(250, 500, 16).empty()) << "two warps hide it, four fit";
}

TEST(AdviceWords, PutThePointWhereANumberHasOne) {
    const Advice group{AdviceKind::group_size, {}, {300, 64, 937, 320}};
    EXPECT_EQ(advice_arguments(group), (std::vector<std::string>{"300", "64", "93.7", "320"}));
    const Advice misaligned{AdviceKind::misaligned, {}, {500, 425, 12000}};
    EXPECT_EQ(advice_arguments(misaligned), (std::vector<std::string>{"5", "4.25", "12,000"}));
    const Advice function{AdviceKind::native_function, {}, {10000}, {"sqrt", "native_sqrt"}, {}};
    EXPECT_EQ(fill(advice_sentence(function.kind), advice_arguments(function)),
              "sqrt was evaluated 10,000 times in full precision. Its native version, native_sqrt, is "
              "faster, but the precision depends on the device.");
}

} // namespace
} // namespace lockstep

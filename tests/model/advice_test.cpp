// Tests advice on real kernels: where it must appear, and where it must not.
#include "catalogue_recording.h"

#include "core/advice/bank_layout.h"
#include "core/advice/rules.h"
#include "core/report/json_parts.h"
#include "core/session/pipeline.h"
#include "tests/support/recorder/record_here.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace lockstep {
namespace {

using nlohmann::ordered_json;

ordered_json advice_on(std::shared_ptr<const Recording> recording, const HardwareModel& hardware = {}) {
    return advice_to_json(**analyse(std::move(recording), hardware));
}

ordered_json advice_on(const std::string& id, const ParameterValues& given,
                       const HardwareModel& hardware = {}) {
    return advice_on(recording_of(id, given), hardware);
}

/// Returns the advice of one kind, in its original order.
std::vector<ordered_json> of_kind(const ordered_json& all, const std::string& kind) {
    std::vector<ordered_json> found;
    std::ranges::copy_if(all, std::back_inserter(found),
                         [&](const ordered_json& one) { return one.at("kind") == kind; });
    return found;
}

/// Returns the suggestions for the source of a run, whatever other advice its lines get.
std::vector<Advice> of_source(const std::string& id, const ParameterValues& given, AdviceKind kind) {
    const auto session = *analyse(recording_of(id, given), {});
    const LaunchAnalysis& analysis = session->analysis(0);
    const StepsOfGroup no_steps;
    AdviceList found;
    advise_on_source(
        {session->trace(0), analysis.figures, analysis.model, nullptr, session->hardware(), no_steps, {}},
        found);
    std::vector<Advice> advice;
    for (const FoundAdvice& one : found) {
        if (one.advice.kind == kind) {
            advice.push_back(one.advice);
        }
    }
    return advice;
}

struct Repeats {
    std::uint64_t lanes = 0;
    std::uint64_t requests = 0;
    std::uint64_t all_requests = 0;
};

/// Counts, one pixel after another, how often lanes of a warp of 32 read the same pixel. The indices into the
/// image are clamped; groups have 16x16 work-items.
Repeats slow_repeats(int width, int height, int radius) {
    Repeats result;
    const auto held = [](int index, int size) { return std::clamp(index, 0, size - 1); };
    for (int top = 0; top < height; top += 2) { // a warp is two rows of sixteen
        for (int left = 0; left < width; left += 16) {
            for (int dy = -radius; dy <= radius; ++dy) {
                for (int dx = -radius; dx <= radius; ++dx) {
                    std::set<std::pair<int, int>> pixels;
                    for (int lane = 0; lane < 32; ++lane) {
                        pixels.emplace(held(top + lane / 16 + dy, height),
                                       held(left + lane % 16 + dx, width));
                    }
                    result.lanes += 32 - pixels.size();
                    result.requests += pixels.size() < 32 ? 1U : 0U;
                    ++result.all_requests;
                }
            }
        }
    }
    return result;
}

TEST(ImagesForClampedArrays, AreAdvisedWithTheReadsThatMeetAtTheBorder) {
    const auto found = of_source("convolution/naive",
                                 {{"width", "64"}, {"height", "48"}, {"radius", "2"}, {"local", "16x16"}},
                                 AdviceKind::clamped_reads);
    ASSERT_EQ(found.size(), 1U);
    const Repeats expected = slow_repeats(64, 48, 2);
    EXPECT_EQ(found[0].numbers, (std::vector<std::uint64_t>{expected.lanes, 32 * expected.all_requests,
                                                            expected.requests, expected.all_requests}));
}

TEST(ImagesForClampedArrays, AreAdvisedAtTheLineThatIsHeldBack) {
    const auto found =
        of_kind(advice_on("convolution/tiled", {{"width", "64"}, {"height", "48"}}), "clamped-reads");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].at("file"), "convolution.cl");
    EXPECT_EQ(found[0].at("line"), 51) << "tile[ty][tx] = in[row * width + column]";
}

TEST(ImagesForClampedArrays, AreNotAdvisedWhereAnImageIsReadOrNothingIsClamped) {
    const auto kind = AdviceKind::clamped_reads;
    EXPECT_TRUE(of_source("convolution/image-sampler", {{"width", "64"}, {"height", "48"}}, kind).empty());
    // All lanes of a half warp read the same element of a: they share the request, so nothing delays them.
    EXPECT_TRUE(
        of_source("matmul/naive", {{"width", "64"}, {"height", "64"}, {"inner", "16"}}, kind).empty());
    // Here, min() is the bound of a loop and not part of an address.
    EXPECT_TRUE(of_source("reduction/contiguous-per-item", {{"size", "4096"}}, kind).empty());
}

TEST(FasterMath, IsAdvisedForEachFunctionWithHowOftenItWasEvaluated) {
    const auto all = advice_on("particles/naive", {{"size", "100"}});
    const auto functions = of_kind(all, "native-function");
    ASSERT_EQ(functions.size(), 1U);
    EXPECT_EQ(functions[0].at("evidence").at("function"), "rsqrt");
    EXPECT_EQ(functions[0].at("evidence").at("faster_form"), "native_rsqrt");
    EXPECT_EQ(functions[0].at("evidence").at("evaluations"), 100 * 100) << "every body pulls every body";
    EXPECT_EQ(functions[0].at("line"), 17);
    const auto option = of_kind(all, "relaxed-math");
    ASSERT_EQ(option.size(), 1U);
    EXPECT_EQ(option[0].at("evidence"), (ordered_json{{"evaluations", 10000}, {"lines", 1}}));
}

TEST(FasterMath, IsNotAdvisedWhereTheKernelCallsNoneOrTheOptionIsSetAlready) {
    const auto plain = advice_on("matmul/naive", {{"width", "64"}, {"height", "64"}, {"inner", "16"}});
    EXPECT_TRUE(of_kind(plain, "native-function").empty());
    EXPECT_TRUE(of_kind(plain, "relaxed-math").empty());
    auto built = own_recording_of("particles/naive", {{"size", "100"}});
    EXPECT_FALSE(built->launches[0].program.relaxed_math);
    built->launches[0].program.relaxed_math = true;
    const auto relaxed = advice_on(std::move(built));
    EXPECT_TRUE(of_kind(relaxed, "native-function").empty());
    EXPECT_TRUE(of_kind(relaxed, "relaxed-math").empty());
}

TEST(RequiredGroupSize, IsAdvisedWhereBarriersAreMet) {
    const auto found =
        of_kind(advice_on("reduction/sequential", {{"size", "4096"}, {"local", "256"}}), "required-group");
    ASSERT_EQ(found.size(), 1U);
    // 16 groups of 8 warps pass the barrier of the loop in 8 iterations.
    EXPECT_EQ(found[0].at("evidence"),
              (ordered_json{{"x", 256}, {"y", 1}, {"z", 1}, {"barrier_warp_steps", 16 * 8 * 8}}));
    EXPECT_EQ(found[0].at("file"), "reduction.cl");
}

TEST(RequiredGroupSize, IsNotAdvisedWithoutBarriersOrWhereTheKernelSaysIt) {
    EXPECT_TRUE(of_kind(advice_on("memory/coalesced", {{"size", "4096"}}), "required-group").empty());
    auto said = own_recording_of("reduction/sequential", {{"size", "4096"}});
    said->launches[0].program.required_group = {256, 1, 1};
    EXPECT_TRUE(of_kind(advice_on(std::move(said)), "required-group").empty());
}

/// Returns the suggested layout of the local memory array in the first group of a run.
std::optional<LayoutAdvice> layout_for(const std::string& id, const ParameterValues& given) {
    const auto session = *analyse(recording_of(id, given), {});
    const Trace& trace = session->trace(0);
    const auto array = std::ranges::find(trace.objects, Space::local, &ObjectInfo::space);
    return better_layout(*session->steps(0, Group(0)), trace.program, *array, session->hardware());
}

TEST(LayoutAdvice, OfATileWithAHaloKeepsItsOwnRows) {
    const auto better = layout_for("convolution/tiled", {{"local", "16x16"}});
    ASSERT_TRUE(better.has_value());
    EXPECT_EQ(better->change, LayoutChange::padding);
    EXPECT_EQ(better->layout.row_words, 20U);
    EXPECT_EQ(better->layout.pad_words, 28U) << "rows of 48 words";
    EXPECT_GT(better->conflicts, 0U);
    EXPECT_EQ(better->conflicts_then, 0U);
}

TEST(LayoutAdvice, OfASmallTileTakesTwoWords) {
    const auto better = layout_for("transpose/tiled", {{"local", "16x16"}});
    ASSERT_TRUE(better.has_value());
    EXPECT_EQ(better->change, LayoutChange::padding);
    EXPECT_EQ(better->layout.row_words, 16U);
    EXPECT_EQ(better->layout.pad_words, 2U) << "rows of 18 words";
}

TEST(LayoutAdvice, IsNotSaidWhereTheConflictsHideBehindOtherWork) {
    HardwareModel one_scheduler;
    one_scheduler.schedulers = 1;
    for (const ordered_json& advice : advice_on("convolution/tiled", {{"local", "16x16"}}, one_scheduler)) {
        EXPECT_NE(advice.at("kind"), "bank-padding") << "66 of 52085 cycles";
    }
}

} // namespace
} // namespace lockstep

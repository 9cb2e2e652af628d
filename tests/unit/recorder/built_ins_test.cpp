// Tests built-in functions that write their second result through a pointer: results, values, findings.

#include "core/experiments/building_blocks.h"
#include "core/session/pipeline.h"
#include "tests/support/recorder/record_here.h"
#include "tests/support/small_launch.h"

#include "core/site/record.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>

namespace lockstep {
namespace {

constexpr std::uint64_t items = 8;

Result<Recording> recorded(const std::string& text, const std::vector<float>& in) {
    const std::vector<float> zeros(items, 0);
    const Launch launch =
        test::launch_of(text, items, items / 2,
                        {test::buffer_of(in, "a"), test::buffer_of(zeros, "r"), test::buffer_of(zeros, "s")});
    return record_run({launch}, {}, {.time_plain = false, .values = true});
}

/// Returns the values written at sites with this text, by work-item.
std::vector<float> written(const Trace& trace, const std::string& text) {
    std::vector<float> values;
    for (std::uint64_t item = 0; item < items; ++item) {
        std::uint64_t slot = trace.value_offsets[item];
        for (const Event event : trace.events_of(WorkItem(item))) {
            const SiteInfo& site = trace.program.sites[event_site(event).index()];
            if (site.kind == SiteKind::write && site.text == text) {
                const auto bits = static_cast<std::uint32_t>(trace.values[slot]);
                values.push_back(std::bit_cast<float>(bits));
            }
            slot += value_slots(site);
        }
    }
    return values;
}

const std::vector<float> in{1.25F, -2.5F, 3.75F, 10.0F, -0.5F, 6.125F, 100.5F, 0.75F};

struct TwoResults {
    const char* name;
    const char* call;                       ///< the call, with argument x
    std::pair<float, float> (*want)(float); ///< expected return value, and value written through the pointer
};

const TwoResults functions[] = {
    {"fract", "fract(x, &s[i])", [](float x) { return std::pair(x - std::floor(x), std::floor(x)); }},
    {"modf", "modf(x, s + i)", [](float x) { return std::pair(x - std::trunc(x), std::trunc(x)); }},
    {"remquo", "remquo(x, 2.0f, &n[l])",
     [](float x) {
         int quotient = 0;
         const float rest = std::remquo(x, 2.0F, &quotient);
         return std::pair(rest, static_cast<float>(quotient % 8)); // only the lowest bits are defined
     }},
    {"frexp", "frexp(x, &n[l])",
     [](float x) {
         int exponent = 0;
         const float fraction = std::frexp(x, &exponent);
         return std::pair(fraction, static_cast<float>(exponent));
     }},
    {"lgamma_r", "(lgamma_r(x, &n[l]), 0.0f)",
     [](float x) { return std::pair(0.0F, std::tgamma(x) < 0 ? -1.0F : 1.0F); }},
};

class BuiltInWithTwoResults : public testing::TestWithParam<TwoResults> {};

TEST_P(BuiltInWithTwoResults, leaves_both_where_they_belong) {
    const std::string call = GetParam().call;
    const bool is_local = call.find("n[l]") != std::string::npos;
    const auto recording =
        recorded("kernel void k(global float* a, global float* r, global float* s) {\n  local int n[4];\n"
                 "  int i = get_global_id(0), l = get_local_id(0);\n  float x = a[i];\n  r[i] = " +
                     call + ";\n" + (is_local ? "  s[i] = n[l] % 8;\n" : "") + "}\n",
                 in);
    ASSERT_TRUE(recording.ok()) << recording.error().detail;
    const Trace& trace = recording->launches[0];
    const std::vector<float> first = values_in<float>(trace.outputs[1].instrumented);
    const std::vector<float> second = values_in<float>(trace.outputs[2].instrumented);
    for (std::size_t i = 0; i < items; ++i) {
        EXPECT_FLOAT_EQ(first[i], GetParam().want(in[i]).first) << in[i];
        EXPECT_FLOAT_EQ(second[i], GetParam().want(in[i]).second) << in[i];
    }
    EXPECT_EQ(values_in<float>(trace.outputs[1].plain), first);
    EXPECT_EQ(values_in<float>(trace.outputs[2].plain), second);
    if (!is_local) {
        EXPECT_EQ(written(trace, call), second);
    }
}

INSTANTIATE_TEST_SUITE_P(Functions, BuiltInWithTwoResults, testing::ValuesIn(functions),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(BuiltIns, with_two_vector_results_move_the_whole_vector) {
    const auto recording = recorded("kernel void k(global float* a, global float4* r, global float4* s) {\n"
                                    "  int i = get_global_id(0);\n"
                                    "  if (i < 2) r[i] = sincos(vload4(i, a), s + i);\n}\n",
                                    in);
    ASSERT_TRUE(recording.ok()) << recording.error().detail;
    const Trace& trace = recording->launches[0];
    for (std::size_t i = 0; i < items; ++i) {
        EXPECT_NEAR(values_in<float>(trace.outputs[1].instrumented)[i], std::sin(in[i]), 1e-5);
        EXPECT_NEAR(values_in<float>(trace.outputs[2].instrumented)[i], std::cos(in[i]), 1e-5);
    }
    EXPECT_EQ(trace.outputs[2].plain, trace.outputs[2].instrumented);
}

TEST(BuiltIns, whose_second_result_goes_outside_are_found_and_harm_nothing) {
    auto recording = recorded("kernel void k(global float* a, global float* r, global float* s) {\n"
                              "  int i = get_global_id(0);\n  r[i] = modf(a[i], &s[i + 7]);\n}\n",
                              in);
    ASSERT_TRUE(recording.ok()) << recording.error().detail;
    EXPECT_EQ(values_in<float>(recording->launches[0].outputs[2].instrumented)[7], std::trunc(in[0]));
    EXPECT_EQ(recording->launches[0].untimed, Untimed::findings);
    const auto session = analyse(std::make_shared<Recording>(std::move(*recording)), {});
    ASSERT_TRUE(session.ok());
    const auto& findings = (*session)->analysis(0).findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::out_of_bounds);
    EXPECT_EQ(findings[0].line, 3U);
    EXPECT_EQ(findings[0].count, 7U);
}

} // namespace
} // namespace lockstep

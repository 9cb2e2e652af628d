#include "core/facts/facts_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

namespace lockstep {
namespace {

using nlohmann::json;

LaunchFacts full_facts() {
    LaunchFacts facts;
    facts.device = {"Ger\xE4t", "platform", "OpenCL 3.0",          "1.8", true, 2,
                    65536,      4096,       std::uint64_t{1} << 40};
    facts.timing = summarise({30, 10, 20});
    facts.timing->copy_bytes_per_second = 5;
    facts.timing->empty_launch_ns = 7;
    facts.untimed = Untimed::earlier_findings;
    facts.group_times = GroupTimes{GroupClock::global_timer, {{1, 2, 3}}};
    facts.sub_groups = Subgroups{16, SubgroupFunctions::vendor};
    facts.outputs = {{3, {std::byte{1}, std::byte{2}}, {}}};
    facts.item_registers = 40;
    facts.answers = DeviceAnswers{.address_bits = 32,
                                  .largest_allocation_bytes = std::uint64_t{1} << 33,
                                  .constant_bytes = 65536,
                                  .argument_bytes = 1024,
                                  .largest_sides = {4096, 4096, 64},
                                  .macros = {{"cl_khr_fp64", "1"}, {"cl_khr_fp16", std::nullopt}}};
    return facts;
}

json json_of(const LaunchFacts& facts) {
    json launch = json::object();
    add_facts(facts, launch);
    return launch;
}

TEST(FactsJson, GivesBackWhatItTookButForTheColumns) {
    const LaunchFacts got = facts_from(json_of(full_facts()));
    EXPECT_EQ(got.device.name, "Ger\xE4t");
    EXPECT_EQ(got.device.global_memory_bytes, std::uint64_t{1} << 40);
    EXPECT_EQ(got.timing->runs_ns, (std::vector<std::uint64_t>{30, 10, 20}));
    EXPECT_EQ(got.timing->median_ns, 20U);
    EXPECT_EQ(got.timing->copy_bytes_per_second, 5U);
    EXPECT_EQ(got.timing->empty_launch_ns, 7U);
    EXPECT_EQ(got.untimed, Untimed::earlier_findings);
    EXPECT_EQ(got.group_times, (GroupTimes{GroupClock::global_timer, {}}));
    EXPECT_EQ(got.sub_groups, (Subgroups{16, SubgroupFunctions::vendor}));
    ASSERT_EQ(got.outputs.size(), 1U);
    EXPECT_EQ(got.outputs[0].argument, 3U);
    EXPECT_TRUE(got.outputs[0].instrumented.empty());
    EXPECT_EQ(got.item_registers, 40U);
    EXPECT_EQ(got.answers, full_facts().answers);
    EXPECT_EQ(json_of(full_facts()).at("outputs"), json::parse("[[3, 2, 0]]"));
}

TEST(FactsJson, OfAnOlderRecordingHasDefaultsForWhatThatDidNotKnow) {
    json launch = json_of(full_facts());
    for (const char* key : {"sub_groups", "group_clock", "item_registers", "answers"}) {
        launch.erase(key);
    }
    launch.at("timing").erase("empty_launch_ns");
    const LaunchFacts got = facts_from(launch);
    EXPECT_FALSE(got.sub_groups.has_value());
    EXPECT_FALSE(got.group_times.has_value());
    EXPECT_EQ(got.item_registers, 0U);
    EXPECT_FALSE(got.answers.has_value());
    EXPECT_EQ(got.timing->empty_launch_ns, 0U);
}

TEST(FactsJson, HasNoMoreOutputsThanAKernelHasParameters) {
    json launch = json_of(full_facts());
    launch["outputs"] = std::vector<std::vector<unsigned>>(4096, {0, 0, 0});
    EXPECT_EQ(facts_from(launch).outputs.size(), 4096U);
    launch["outputs"].push_back(launch["outputs"][0]);
    EXPECT_THROW((void)facts_from(launch), std::logic_error);
}

TEST(FactsJson, TakesNoReasonThatIsNone) {
    json launch = json_of(full_facts());
    launch["timing_reason"] = "because";
    EXPECT_THROW((void)facts_from(launch), std::logic_error);
}

TEST(FactsJson, takes_only_answers_that_a_device_can_give) {
    const auto answers_with = [](const char* key, const json& value) {
        json launch = json_of(full_facts());
        launch.at("answers")[key] = value;
        return launch;
    };
    EXPECT_NO_THROW((void)facts_from(answers_with("macros", json::parse(R"({"A": "x + 1", "b2": null})"))));
    for (const int bits : {0, 16, 128, -64}) {
        EXPECT_THROW((void)facts_from(answers_with("address_bits", json::parse(std::to_string(bits)))),
                     std::logic_error)
            << bits;
    }
    for (const char* sides : {"[1, 2]", "[1, 2, 3, 4]", "[1, 2, -3]", "7"}) {
        EXPECT_ANY_THROW((void)facts_from(answers_with("largest_sides", json::parse(sides)))) << sides;
    }
    for (const char* macros : {R"({"": null})", R"({"2a": null})", R"({"a b": null})", R"({"A": "x\ny"})",
                               R"({"A": 1})", R"([["A", null]])", R"("A")"}) {
        EXPECT_ANY_THROW((void)facts_from(answers_with("macros", json::parse(macros)))) << macros;
    }
    EXPECT_ANY_THROW((void)facts_from(answers_with("macros", {{"A", std::string(513, 'x')}})));
    json many = json::object();
    for (std::size_t i = 0; i <= most_macros; ++i) {
        many["a" + std::to_string(i)] = nullptr;
    }
    EXPECT_ANY_THROW((void)facts_from(answers_with("macros", many)));
}

TEST(Untimed, EveryReasonIsFoundByItsName) {
    for (const Untimed reason : {Untimed::no, Untimed::not_asked, Untimed::findings,
                                 Untimed::earlier_findings, Untimed::unlogged_findings}) {
        EXPECT_EQ(untimed_named(untimed_name(reason)), reason);
    }
    EXPECT_EQ(untimed_named("because"), std::nullopt);
}

} // namespace
} // namespace lockstep

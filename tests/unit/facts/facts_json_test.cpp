#include "core/facts/facts_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <stdexcept>

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
    EXPECT_EQ(json_of(full_facts()).at("outputs"), json::parse("[[3, 2, 0]]"));
}

TEST(FactsJson, OfAnOlderRecordingHasDefaultsForWhatThatDidNotKnow) {
    json launch = json_of(full_facts());
    for (const char* key : {"sub_groups", "group_clock", "item_registers"}) {
        launch.erase(key);
    }
    launch.at("timing").erase("empty_launch_ns");
    const LaunchFacts got = facts_from(launch);
    EXPECT_FALSE(got.sub_groups.has_value());
    EXPECT_FALSE(got.group_times.has_value());
    EXPECT_EQ(got.item_registers, 0U);
    EXPECT_EQ(got.timing->empty_launch_ns, 0U);
}

TEST(FactsJson, TakesNoReasonThatIsNone) {
    json launch = json_of(full_facts());
    launch["timing_reason"] = "because";
    EXPECT_THROW((void)facts_from(launch), std::logic_error);
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

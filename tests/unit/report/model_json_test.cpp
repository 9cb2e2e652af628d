#include "core/report/json.h"

#include "core/report/json_parts.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using fixture::Reduction;
using nlohmann::ordered_json;

ordered_json model(const HardwareModel& hardware = {}, std::uint32_t group_size = 256) {
    auto recording =
        std::make_shared<const Recording>(fixture::reduction_recording(Reduction::compacted, group_size, 8));
    return to_json(**analyse(recording, hardware)).at("launches").at(0).at("model");
}

std::vector<std::string> keys(const ordered_json& object) {
    std::vector<std::string> names;
    for (const auto& [key, value] : object.items()) {
        names.push_back(key);
    }
    return names;
}

TEST(ModelReport, HasTheKeysOfTheFormat) {
    const ordered_json json = model();
    for (const char* key : {"cycles", "time_ns", "occupancy", "utilisation", "stalls", "costs"}) {
        EXPECT_TRUE(json.contains(key)) << key;
    }
    for (const char* key : {"theoretical", "achieved", "limiter", "next_step"}) {
        EXPECT_TRUE(json.at("occupancy").contains(key)) << key;
    }
    EXPECT_EQ(keys(json.at("stalls")),
              (std::vector<std::string>{"global", "local", "barrier", "dependency", "ready"}));
    EXPECT_EQ(keys(json.at("costs")),
              (std::vector<std::string>{"conflicts", "uncoalesced", "divergence", "barriers"}));
    for (const auto& [name, cost] : json.at("costs").items()) {
        EXPECT_EQ(cost.at("whole").get<std::int64_t>(),
                  cost.at("exposed").get<std::int64_t>() + cost.at("hidden").get<std::int64_t>())
            << name;
    }
}

TEST(ModelReport, TellsTheTimeThatTheCyclesTakeOnTheHardware) {
    HardwareModel hardware;
    hardware.clock_mhz = 250;
    hardware.launch_overhead_ns = 700;
    const ordered_json json = model(hardware);
    EXPECT_EQ(json.at("time_ns"), 700 + 4 * json.at("cycles").get<std::uint64_t>());
    EXPECT_EQ(json.at("cycles"), model().at("cycles")) << "the clock changes no cycles";
}

TEST(ModelReport, TellsWhereItsArithmeticIsFromAndWhatTheCompilerKeeps) {
    Program program;
    program.files = {"k.cl"};
    for (const std::uint32_t line : {3U, 3U, 3U, 4U}) {
        program.sites.push_back({.kind = SiteKind::read, .space = Space::global, .line = line});
    }
    EXPECT_EQ(arithmetic_to_json(program, {}),
              (ordered_json{{"from", "source"}, {"lines", ordered_json::array()}}));
    program.optimised = {{1, 2, 3, 4}, {}, {0, 2}};
    HardwareModel hardware;
    const ordered_json json = arithmetic_to_json(program, hardware);
    EXPECT_EQ(json.at("from"), "optimised");
    ASSERT_EQ(json.at("lines").size(), 1U) << "line 4 keeps its access";
    EXPECT_EQ(json.at("lines")[0],
              (ordered_json{{"file", "k.cl"}, {"line", 3}, {"accesses", 3}, {"kept", 1}}));
    hardware.optimised_arithmetic = 0;
    EXPECT_EQ(arithmetic_to_json(program, hardware).at("from"), "source");
}

TEST(ModelReport, CountsTheConflictsOfTheBusiestMultiprocessor) {
    // 105 conflicts per group (core/README.md, Memory), and two groups on each of four multiprocessors.
    EXPECT_EQ(model().at("costs").at("conflicts").at("whole"), 2 * 105);
}

TEST(ModelReport, StallsOfLinesAddUp) {
    auto recording =
        std::make_shared<const Recording>(fixture::reduction_recording(Reduction::compacted, 256, 8));
    const ordered_json launch = to_json(**analyse(recording, {})).at("launches").at(0);
    for (const auto& [reason, cycles] : launch.at("model").at("stalls").items()) {
        std::uint64_t sum = 0;
        for (const ordered_json& line : launch.at("lines")) {
            sum += line.at("stalls").at(reason).get<std::uint64_t>();
        }
        EXPECT_EQ(sum, cycles.get<std::uint64_t>()) << reason;
    }
}

TEST(ModelReport, SaysWhichLimitStopsAKernelThatFitsNowhere) {
    HardwareModel hardware;
    hardware.warp_slots = 4;
    const ordered_json json = model(hardware);
    EXPECT_TRUE(json.at("cycles").is_null());
    EXPECT_TRUE(json.at("time_ns").is_null());
    EXPECT_EQ(json.at("occupancy").at("limiter"), "warp_slots");
    EXPECT_EQ(json.at("occupancy").at("groups"), 0);
    EXPECT_FALSE(json.contains("costs"));
}

TEST(ModelReport, SaysWhereRegistersComeFrom) {
    EXPECT_EQ(model().at("occupancy").at("registers_from"), "estimate");
    EXPECT_TRUE(model().at("occupancy").at("registers_of").is_null());
    HardwareModel hardware;
    hardware.item_registers = 200; // x 32 = 6,400 registers per warp: ten warps in 65,536, one group of eight
    const ordered_json occupancy = model(hardware).at("occupancy");
    EXPECT_EQ(occupancy.at("registers_from"), "setting");
    EXPECT_EQ(occupancy.at("limiter"), "registers");
    EXPECT_EQ(occupancy.at("groups"), 1);
    EXPECT_EQ(
        occupancy.at("next_step"),
        ordered_json::parse(R"({"what": "registers", "from": 200, "to": 128, "groups": 2, "warps": 16})"));
}

TEST(ModelReport, NamesTheBackEndThatTheRegistersComeFrom) {
    Recording recording = fixture::reduction_recording(Reduction::compacted, 256, 8);
    recording.launches[0].program.optimised.registers = {0, 24, 30, 28};
    HardwareModel hardware;
    hardware.registers_of = static_cast<std::uint32_t>(BackEnd::gfx90a);
    const auto session = analyse(std::make_shared<const Recording>(std::move(recording)), hardware);
    const ordered_json occupancy = to_json(**session).at("launches").at(0).at("model").at("occupancy");
    EXPECT_EQ(occupancy.at("registers"), 30);
    EXPECT_EQ(occupancy.at("registers_from"), "back_end");
    EXPECT_EQ(occupancy.at("registers_of"), "gfx90a");
}

} // namespace
} // namespace lockstep

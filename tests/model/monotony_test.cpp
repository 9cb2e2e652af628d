// A better machine is no slower: with less latency, more bandwidth, more room or more cache no launch of the
// catalogue takes over 2 % more cycles than before. With LOCKSTEP_LONG_TESTS in the environment the experiments run
// with their defaults, else smaller.
#include "catalogue_recording.h"

#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "core/session/pipeline.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>

namespace lockstep {
namespace {

struct Improvement {
    const char* number;
    double factor;
};

constexpr Improvement improvements[] = {{"latency_arithmetic", 0.5},
                                        {"latency_local", 0.5},
                                        {"latency_barrier", 0.5},
                                        {"barrier_cycles", 0.5},
                                        {"latency_l1", 0.5},
                                        {"latency_l2", 0.5},
                                        {"latency_global", 0.5},
                                        {"sectors_per_cycle", 2},
                                        {"write_sectors_per_cycle", 2},
                                        {"lines_per_cycle", 2},
                                        {"texels_per_cycle", 2},
                                        {"l2_bytes_per_cycle", 2},
                                        {"l2_write_bytes_per_cycle", 2},
                                        {"dram_bytes_per_cycle", 2},
                                        {"atomics_per_kilocycle", 2},
                                        {"warp_slots", 2},
                                        {"group_slots", 2},
                                        {"registers", 2},
                                        {"local_bytes", 2},
                                        {"l1_bytes", 2},
                                        {"l2_bytes", 2},
                                        {"loads_per_warp", 2},
                                        {"loads_per_multiprocessor", 2}};

constexpr double most_loss = 1.02;

/// The better machine; none where the number allows no better one.
std::optional<HardwareModel> improved(const HardwareModel& hardware, const Improvement& what) {
    const auto number = std::ranges::find(hardware_numbers(), what.number, &HardwareNumber::name);
    HardwareModel better = hardware;
    const auto value = static_cast<std::uint64_t>(hardware.*number->member * what.factor);
    const bool is_set = set_hardware(better, what.number, std::to_string(value)).ok();
    return is_set ? std::optional(better) : std::nullopt;
}

std::uint64_t cycles_on(const std::shared_ptr<const Recording>& recording, const HardwareModel& hardware) {
    const auto session = analyse(recording, hardware, {}, 2);
    std::uint64_t cycles = 0;
    for (std::size_t launch = 0; launch < (*session)->launch_count(); ++launch) {
        const auto& simulation = (*session)->analysis(launch).model.simulation;
        cycles += simulation ? simulation->cycles : 0;
    }
    return cycles;
}

class Monotony : public testing::TestWithParam<std::string> {};

TEST_P(Monotony, ABetterMachineIsNoSlower) {
    const auto recording = recording_of(GetParam(), small_run(GetParam()));
    int asked = 0;
    for (const char* preset : {"educational", "nvidia-h200"}) {
        const HardwareModel hardware = hardware_preset(preset).value();
        const std::uint64_t before = cycles_on(recording, hardware);
        for (const Improvement& each : improvements) {
            const auto better = improved(hardware, each);
            const std::uint64_t after = better ? cycles_on(recording, *better) : before;
            asked += better ? 1 : 0;
            EXPECT_LE(static_cast<double>(after), most_loss * static_cast<double>(before))
                << preset << ", " << each.number << ": " << before << " -> " << after;
        }
    }
    EXPECT_GE(asked, 40);
}

INSTANTIATE_TEST_SUITE_P(OfEveryExperiment, Monotony, testing::ValuesIn(every_id()), test_name_of);

} // namespace
} // namespace lockstep

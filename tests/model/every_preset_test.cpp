// Tests that every experiment has modelled cycles on every preset, with its defaults, unless one group
// exceeds the resources of a multiprocessor.
#include "catalogue_recording.h"

#include "core/hardware/presets.h"
#include "core/session/pipeline.h"

#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

/// Returns whether a group fits into an empty multiprocessor according to the vendors' documentation: its
/// warps, local memory and registers.
bool allows(const HardwareModel& hardware, const KernelUse& use) {
    const std::uint32_t warps = (use.group_items + hardware.warp_width - 1) / hardware.warp_width;
    return warps <= hardware.warp_slots &&
           use.local_bytes + hardware.reserved_group_local <= hardware.local_bytes &&
           use.local_bytes <= hardware.most_group_local &&
           std::uint64_t{warps} * hardware.warp_width * use.item_registers <= hardware.registers;
}

class EveryPreset : public testing::TestWithParam<std::string> {};

TEST_P(EveryPreset, HasCyclesWhereItsLimitsAllowTheGroup) {
    std::map<std::uint32_t, std::shared_ptr<const Recording>> recordings; // recordings by warp width
    for (const std::string& name : hardware_preset_names(hardware_folder())) {
        const HardwareModel hardware = hardware_preset(name).value();
        auto& recording = recordings[hardware.warp_width];
        recording = recording ? recording : recording_of(GetParam(), {}, hardware.warp_width);
        const auto session = analyse(recording, hardware, {}, 2);
        ASSERT_TRUE(session.ok());
        for (std::size_t launch = 0; launch < (*session)->launch_count(); ++launch) {
            const LaunchModel& model = (*session)->analysis(launch).model;
            EXPECT_EQ(model.simulation.has_value(), allows(hardware, model.use))
                << name << ", launch " << launch << ": " << model.use.group_items << " work-items, "
                << model.use.local_bytes << " bytes, " << model.use.item_registers << " registers";
            EXPECT_TRUE(!model.simulation || model.simulation->cycles > 0);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(OfExperiments, EveryPreset, testing::ValuesIn(some_ids()), test_name_of);

} // namespace
} // namespace lockstep

#include "core/whatif/other_hardware.h"

#include "core/hardware/presets.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

namespace lockstep::test {
namespace {

std::vector<std::string> numbers_of(const std::vector<HardwareChoice>& choices) {
    std::vector<std::string> all;
    for (const HardwareChoice& choice : choices) {
        if (!choice.is_preset()) {
            all.push_back(choice.number + "=" + std::to_string(choice.value));
        }
    }
    return all;
}

TEST(OtherHardware, are_the_neighbours_of_the_shown_numbers_and_the_presets) {
    const HardwareModel shown = *hardware_preset("educational");
    const auto choices = hardware_choices(shown);
    EXPECT_EQ(choices.front().hardware, shown);
    EXPECT_EQ(numbers_of(choices),
              (std::vector<std::string>{"warp_width=16", "warp_width=64", "banks=16", "banks=64",
                                        "sector_bytes=16", "sector_bytes=64"}));
    EXPECT_EQ(std::ranges::count(choices, shown, &HardwareChoice::hardware), 1)
        << "not offered again as a preset";
    EXPECT_TRUE(std::ranges::any_of(
        choices, [](const HardwareChoice& choice) { return choice.hardware.preset == "nvidia-h200"; }));
}

TEST(OtherHardware, at_the_ends_of_the_ranges_are_fewer) {
    HardwareModel shown;
    shown.warp_width = 64;
    shown.banks = 1;
    shown.sector_bytes = 128;
    EXPECT_EQ(numbers_of(hardware_choices(shown)),
              (std::vector<std::string>{"warp_width=32", "banks=2", "sector_bytes=64"}));
    shown.warp_width = 0; // the whole group
    EXPECT_EQ(numbers_of(hardware_choices(shown)), (std::vector<std::string>{"banks=2", "sector_bytes=64"}));
    shown.warp_width = 4;
    EXPECT_EQ(numbers_of(hardware_choices(shown)).front(), "warp_width=8") << "0 is no neighbour";
}

TEST(OtherHardware, has_the_figures_of_a_new_analysis) {
    const auto recording = std::make_shared<const Recording>(
        fixture::reduction_recording(fixture::Reduction::compacted, 256, 2));
    const auto session = analyse(recording, *hardware_preset("educational"));
    ASSERT_TRUE(session.ok());
    for (const HardwareChoice& choice : hardware_choices((*session)->hardware())) {
        const auto figures = figures_on(**session, 0, choice.hardware);
        const auto anew = analyse(recording, choice.hardware);
        ASSERT_TRUE(figures.ok() && anew.ok());
        EXPECT_EQ(*figures, hardware_figures(**anew, 0))
            << choice.hardware.preset << choice.number << choice.value;
    }
}

TEST(OtherHardware, is_not_counted_after_a_cancel) {
    const auto recording = std::make_shared<const Recording>(
        fixture::reduction_recording(fixture::Reduction::compacted, 256, 2));
    const auto session = analyse(recording, HardwareModel());
    ASSERT_TRUE(session.ok());
    HardwareModel other;
    other.warp_width = 16;
    const auto figures = figures_on(**session, 0, other, [](const Progress&) { return false; });
    ASSERT_FALSE(figures.ok());
    EXPECT_EQ(figures.error().code, ErrorCode::cancelled);
}

} // namespace
} // namespace lockstep::test

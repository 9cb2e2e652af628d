#include "cli_runner.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Kernels with sub-group functions are recorded for the warp width with which they are then analysed,
/// whichever command records them.

TEST(WarpWidth, ComparesSubGroupsOfTheHardwaresWidth) {
    const CliResult result =
        CliRunner().run("compare reduction/shuffle scan/shuffle --hw warp_width=16 --no-timing --json");
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.json().at("runs").size(), 2U);
}

TEST(WarpWidth, SweepsSubGroupsOfTheHardwaresWidth) {
    const CliResult result =
        CliRunner().run("sweep reduction/shuffle --over local=64,128 --hw warp_width=64 --json");
    ASSERT_EQ(result.code, 0) << result.err;
    const auto sweep = result.json();
    ASSERT_EQ(sweep.at("points").size(), 2U);
    for (const auto& point : sweep.at("points")) {
        EXPECT_EQ(point.at("correct"), true) << point;
    }
}

} // namespace
} // namespace lockstep

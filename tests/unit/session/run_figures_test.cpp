#include "core/session/run_figures.h"

#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using fixture::Reduction;

/// Makes a run of three equal launches.
std::shared_ptr<const Session> three_launches(const HardwareModel& hardware = {}) {
    Recording recording;
    for (int launch = 0; launch < 3; ++launch) {
        Recording one = fixture::reduction_recording(Reduction::compacted, 64, 2);
        recording.launches.push_back(std::move(one.launches[0]));
    }
    return analyse(std::make_shared<const Recording>(std::move(recording)), hardware).value();
}

TEST(RunFigures, AddUpTheModelledTimesOfTheLaunchesWithTheirOverheads) {
    HardwareModel hardware;
    hardware.launch_overhead_ns = 700;
    hardware.clock_mhz = 500;
    const auto session = three_launches(hardware);
    const auto& model = session->run_figures().model;
    ASSERT_TRUE(model);
    EXPECT_EQ(model->cycles, 3 * session->analysis(0).model.simulation->cycles);
    EXPECT_EQ(model->time_ns, 3 * 700UL + 2 * model->cycles);
}

TEST(RunFigures, HaveNoModelledTimeWhereALaunchFitsNowhere) {
    HardwareModel hardware;
    hardware.warp_slots = 1; // too few: a group has two warps
    EXPECT_FALSE(three_launches(hardware)->run_figures().model);
}

TEST(RunFigures, AddUpTheTotalsAndTheSizesOfTheLaunches) {
    const auto session = three_launches();
    const RunFigures& run = session->run_figures();
    EXPECT_EQ(run.launches, 3U);
    EXPECT_EQ(run.work_items, 3 * 2 * 64U);
    Totals totals;
    for (std::size_t launch = 0; launch < 3; ++launch) {
        totals += session->analysis(launch).totals;
    }
    EXPECT_EQ(run.totals, totals);
    EXPECT_EQ(run.totals.lanes, (LaneUse{3 * session->analysis(0).totals.lanes.active,
                                         3 * session->analysis(0).totals.lanes.possible}));
    EXPECT_FALSE(run.timing) << "nothing was timed";
}

} // namespace
} // namespace lockstep

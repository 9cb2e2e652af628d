// Tests which accesses of a lane were not performed.
#include "core/session/lane_state.h"

#include "core/analysis/findings/faulty_events.h"
#include "core/session/pipeline.h"
#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Work-item 1 copies a struct (X, Y, Z) whose last member is outside of the object, 2 reads at a null pointer, and 3
/// writes outside after an access that was performed.
constexpr const char* faults = "group 4\n"
                               "object table global 256 20\n"
                               "site X read global float 1\n"
                               "site Y read global float 1\n"
                               "site Z read global float 1\n"
                               "site A write global float 2\n"
                               "kernel { X Y Z A }\n"
                               "log\n"
                               "X:256 Y:260 Z:264 A:268\n"
                               "!out_of_bounds:X:0 X:268 Y:272 Z:276 A:256\n"
                               "!null_pointer:X:0 X:0 Y:4 Z:8 A:256\n"
                               "X:256 Y:260 Z:264 !misaligned:A:0 !out_of_bounds:A:0 A:277\n";

TEST(FaultOfAccess, is_that_of_the_events_which_analyses_leave_out) {
    Recording recording;
    recording.launches.push_back(test::trace_of(faults));
    const auto session =
        analyse(std::make_shared<const Recording>(std::move(recording)), HardwareModel{}).value();
    const GroupView view = make_group_view(session, 0, Group(0));
    const FaultyEvents slow(*view.steps, view.trace());
    int found = 0;
    for (const WarpStep& step : view.steps->steps) {
        for (std::uint32_t lane = 0; lane < 4; ++lane) {
            const LaneEvent event = lane_event(view, step, Lane(lane)).value();
            const auto fault = fault_of_access(view.trace(), event);
            EXPECT_EQ(fault.has_value(), slow.contains(static_cast<std::uint32_t>(event.event)))
                << "lane " << lane << ", event " << event.event;
            found += fault ? 1 : 0;
            if (fault && lane == 2) {
                EXPECT_EQ(fault->kind, FaultKind::null_pointer);
            }
        }
    }
    EXPECT_EQ(found, 2 + 3 + 1) << "the first and the last member of a struct, a whole struct, and a write";
}

} // namespace
} // namespace lockstep

#include "app/gui/model/selection.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

TEST(Selection, keeps_its_work_item_when_warps_get_another_width) {
    const SceneWorld wide;
    const auto with_width = [&](std::uint32_t width) {
        HardwareModel hardware;
        hardware.warp_width = width;
        return analyse(wide.session->shared_recording(), hardware).value();
    };
    Selection selection;
    selection.set_session(wide.session);
    selection.set_lane(Warp(4), Lane(17)); // work-item 145
    selection.set_session(with_width(16));
    EXPECT_EQ(selection.cursor().warp, Warp(9));
    EXPECT_EQ(selection.cursor().lane, Lane(1));
    selection.set_session(with_width(0));
    EXPECT_EQ(selection.cursor().warp, Warp(0));
    EXPECT_EQ(selection.cursor().lane, Lane(145));
    selection.set_session(with_width(32));
    EXPECT_EQ(selection.cursor().warp, Warp(4));
    EXPECT_EQ(selection.cursor().lane, Lane(17));
}

TEST(Selection, chooses_a_line_that_the_group_runs_and_lets_go_of_it) {
    const SceneWorld world(fixture::Reduction::interleaved);
    Selection selection;
    selection.set_session(world.session);
    selection.choose_line(13);
    EXPECT_EQ(selection.cursor().line, 13U);
    selection.choose_line(5); // declares, has no step
    EXPECT_EQ(selection.cursor().line, 0U);
    selection.choose_line(13);
    selection.set_tick(Tick(4));
    EXPECT_EQ(selection.cursor().line, 13U) << "stays while steps pass";
    selection.choose_line(0);
    EXPECT_EQ(selection.cursor().line, 0U);
}

TEST(Selection, of_another_experiment_begins_at_its_first_step) {
    const auto named = [](const char* what) {
        Recording recording = fixture::reduction_recording(fixture::Reduction::sequential);
        recording.what = what;
        return analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
    };
    Selection selection;
    selection.set_session(named("reduction/sequential"));
    selection.set_lane(Warp(3), Lane(2));
    selection.set_tick(Tick(9));
    selection.set_session(named("reduction/sequential"));
    EXPECT_EQ(selection.cursor().tick, Tick(9)) << "run again";
    EXPECT_EQ(selection.cursor().warp, Warp(3));
    selection.set_session(named("reduction/compacted"));
    EXPECT_EQ(selection.cursor(), Cursor{});
}

} // namespace
} // namespace lockstep::gui

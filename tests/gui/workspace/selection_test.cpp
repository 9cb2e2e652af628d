#include "app/gui/workspace/selection.h"
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

TEST(Selection, goes_to_another_place_at_once_and_notifies_once) {
    const SceneWorld world(fixture::Reduction::interleaved);
    Selection selection;
    selection.set_session(world.session);
    int views = 0;
    int cursors = 0;
    const Cursor there{.group = Group(0),
                       .warp = Warp(3),
                       .lane = Lane(5),
                       .tick = Tick(7),
                       .cycle = Cycle(9),
                       .pass = 0,
                       .line = 13};
    QObject::connect(&selection, &Selection::view_changed, [&views] { ++views; });
    QObject::connect(&selection, &Selection::cursor_changed, [&] {
        ++cursors;
        EXPECT_EQ(selection.cursor(), there) << "nobody sees half of it";
    });
    selection.go(there);
    selection.go(there);
    EXPECT_EQ(selection.cursor(), there);
    EXPECT_EQ(cursors, 1);
    EXPECT_EQ(views, 0);
    selection.go(
        {.launch = 77, .group = Group(9999), .warp = Warp(99), .lane = Lane(99), .tick = Tick(9999)});
    EXPECT_LT(selection.cursor().tick.value(), selection.view()->tick_count());
    EXPECT_EQ(selection.cursor().launch, 0U);
    EXPECT_LE(views + cursors, 2) << "one of them";
}

TEST(Selection, chooses_a_line_that_the_group_runs_and_lets_go_of_it) {
    const SceneWorld world(fixture::Reduction::interleaved);
    Selection selection;
    selection.set_session(world.session);
    selection.choose_line(13);
    EXPECT_EQ(selection.cursor().line, 13U);
    selection.choose_line(5); // a declaration, which has no step
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

// Tests that lanes whose access was not performed are red in the lanes, and what their tooltip says.
#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/scenes/memory/global_memory_scene.h"
#include "tests/gui/faulty_run.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

/// Returns the lanes with a red cell.
std::set<std::uint32_t> red_lanes(const Scene& scene) {
    std::set<std::uint32_t> lanes;
    for (const Box& box : boxes_of<LaneCell>(scene)) {
        if (box.fill.role == Role::error) {
            lanes.insert(std::get<LaneCell>(box.id).lane.value());
        }
    }
    return lanes;
}

TEST(FaultyLanes, are_red_at_the_step_of_the_fault) {
    const GroupView view = make_group_view(run_out_of_bounds(), 0, Group(0));
    const Cursor cursor;
    for (const double width : {1184.0, 300.0}) { // with numbers in the cells, and without
        const Scene scene = lanes_scene(view, cursor, {width, 400}, {});
        EXPECT_EQ(red_lanes(scene), std::set{3U}) << width;
        EXPECT_TRUE(says(scene, "faulty access")) << "the legend";
    }
    const SceneWorld right(fixture::Reduction::interleaved, 1);
    const Scene scene = lanes_scene(right.view, right.cursor, {1184, 400}, {});
    EXPECT_TRUE(red_lanes(scene).empty());
    EXPECT_FALSE(says(scene, "faulty access"));
}

TEST(FaultyLanes, are_red_too_if_a_lane_is_narrower_than_a_pixel) {
    const auto run = run_out_of_bounds();
    HardwareModel wide;
    wide.warp_width = 1024;
    const GroupView view = make_group_view(analyse(run->shared_recording(), wide).value(), 0, Group(0));
    EXPECT_EQ(red_lanes(lanes_scene(view, Cursor(), {600, 400}, {})), std::set{3U});
}

TEST(FaultyLanes, are_red_in_the_request_too) {
    const GroupView view = make_group_view(run_out_of_bounds(), 0, Group(0));
    const Scene scene = global_memory_scene(view, Cursor(), {1184, 560}, {});
    std::set<std::uint32_t> lanes;
    for (const Box& box : boxes_of<RequestCell>(scene)) {
        if (box.fill.role == Role::error) {
            lanes.insert(std::get<RequestCell>(box.id).lane.value());
        }
    }
    EXPECT_EQ(lanes, std::set{3U});
}

TEST(FaultyLanes, have_a_tooltip_with_the_element) {
    const GroupView view = make_group_view(run_out_of_bounds(), 0, Group(0));
    Cursor cursor;
    const auto tip = [&](std::uint32_t lane) {
        return lane_tooltip(view, cursor, Scene(), {.id = LaneCell{Warp(0), Lane(lane)}});
    };
    EXPECT_TRUE(tip(3).contains("reads a[3], out of bounds")) << qPrintable(tip(3));
    EXPECT_FALSE(tip(2).contains("out of bounds")) << qPrintable(tip(2));
    cursor.tick = Tick(1);
    EXPECT_TRUE(tip(3).contains("writes o[3], out of bounds")) << qPrintable(tip(3));
}

} // namespace
} // namespace lockstep::gui

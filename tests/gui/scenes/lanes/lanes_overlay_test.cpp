// Tests that a chosen source line is marked in the lanes that execute it.
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

/// Returns the lanes of all warps that are marked with a bar, each as warp * 32 + lane.
std::set<std::uint32_t> marked(const SceneWorld& world, std::uint32_t line) {
    const Scene scene = lanes_scene(world.view, world.cursor, {1184, 400}, {});
    Cursor cursor = world.cursor;
    cursor.line = line;
    std::set<std::uint32_t> lanes;
    for (const Shape& shape : lanes_overlay(world.view, cursor, scene).shapes) {
        const Box* bar = std::get_if<Box>(&shape);
        if (bar == nullptr || bar->fill.role != Role::accent) {
            continue;
        }
        const auto id = hit(scene, bar->rect.center());
        const auto* cell = id ? std::get_if<LaneCell>(&*id) : nullptr;
        if (cell != nullptr) {
            lanes.insert(cell->warp.value() * 32 + cell->lane.value());
        }
    }
    return lanes;
}

TEST(LanesOverlay, marks_the_lanes_that_run_the_chosen_line) {
    const SceneWorld world(fixture::Reduction::interleaved, 1);
    const auto& sites = world.view.trace().program.sites;
    const auto line_of = [&sites](const char* text) {
        return std::ranges::find(sites, text, &SiteInfo::text)->line;
    };
    EXPECT_TRUE(marked(world, 0).empty());
    EXPECT_EQ(marked(world, line_of("in[gid]")).size(), 256U);
    const auto adding = marked(world, line_of("s[lid + k]"));
    EXPECT_EQ(adding.size(), 128U) << "every second lane adds at some time";
    EXPECT_TRUE(std::ranges::all_of(adding, [](std::uint32_t lane) { return lane % 2 == 0; }));
}

} // namespace
} // namespace lockstep::gui

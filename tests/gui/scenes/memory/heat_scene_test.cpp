#include "app/gui/scenes/memory/heat_lines.h"
#include "app/gui/scenes/memory/heat_scene.h"
#include "app/gui/theme/quantity_text.h"
#include "core/report/json.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF picture{1184, 700};

TEST(HeatScene, says_what_the_command_line_prints_of_every_line) {
    const SceneWorld world(Reduction::compacted, 3);
    const Scene scene = heat_scene(world.view, world.cursor, picture);
    const nlohmann::ordered_json launch = to_json(*world.session)["launches"][0];
    std::uint64_t waiting = 0;
    for (const auto& line : launch["lines"]) {
        const auto shown = [&](HeatCounter counter) {
            return text_of(
                scene, LineFigure{static_cast<std::uint32_t>(counter), line["line"].get<std::uint32_t>()});
        };
        const auto expected = [](std::uint64_t count) { return count == 0 ? QString() : count_text(count); };
        const auto both = [&line](const char* load, const char* store, const char* figure) {
            return line[load][figure].get<std::uint64_t>() + line[store][figure].get<std::uint64_t>();
        };
        EXPECT_EQ(shown(HeatCounter::warp_steps), expected(line["warp_steps"].get<std::uint64_t>()));
        EXPECT_EQ(shown(HeatCounter::conflicts), expected(both("local_load", "local_store", "conflicts")));
        EXPECT_EQ(shown(HeatCounter::passes), expected(both("local_load", "local_store", "wavefronts")));
        EXPECT_EQ(shown(HeatCounter::sectors), expected(both("global_load", "global_store", "sectors")));
    }
    for (const HeatLine& line : heat_lines(world.view)) {
        waiting += line.counts[static_cast<std::size_t>(HeatCounter::waiting)];
    }
    const Stalls& stalls = world.run().stalls;
    EXPECT_EQ(waiting, stalls.global + stalls.local + stalls.barrier + stalls.dependency + stalls.ready);
}

TEST(HeatScene, has_a_cell_for_every_range_and_frames_those_of_the_cursors_step) {
    SceneWorld world(Reduction::sequential, 1);
    world.cursor.tick = Tick(1); // reads in[gid]
    ASSERT_EQ(world.view.site(world.view.steps->ticks[1].site).text, "in[gid]");
    const Scene scene = heat_scene(world.view, world.cursor, picture);
    const auto heats = world.session->part(HeatOf{0});
    std::size_t ranges = 0;
    for (const ObjectHeat& heat : *heats) {
        ranges += heat.cells.size();
    }
    const auto cells = boxes_of<HeatRange>(scene);
    EXPECT_EQ(cells.size(), ranges);
    for (const Box& cell : cells) {
        const auto& id = std::get<HeatRange>(cell.id);
        const HeatCell& range = (*heats)[id.object].cells[id.range];
        EXPECT_EQ(cell.fill.role == Role::none, range.reads + range.writes == 0);
    }
    std::size_t framed = 0;
    for (const Shape& shape : heat_picture.overlay(world.view, world.cursor, scene).shapes) {
        const auto& frame = std::get<Box>(shape);
        const auto id = hit(scene, frame.rect.center());
        ASSERT_TRUE(id.has_value());
        EXPECT_EQ(frame.outline.role, Role::accent);
        EXPECT_TRUE(
            heat_picture.tooltip(world.view, world.cursor, {*id, {}}).contains("reads: 1, writes: 0"));
        ++framed;
    }
    EXPECT_EQ(framed, 32U) << "a float a cell, a cell a lane";
}

} // namespace
} // namespace lockstep::gui

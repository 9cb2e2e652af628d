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

QRectF label_bounds(const Scene& scene, const SceneId& id) {
    for (const Shape& shape : scene.shapes) {
        if (const Label* label = std::get_if<Label>(&shape); label != nullptr && label->id == id) {
            return label->rect;
        }
    }
    return {};
}

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
    world.cursor.tick = Tick(1); // this tick reads in[gid]
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
            heat_picture.tooltip(world.view, world.cursor, scene, {*id, {}}).contains("reads: 1, writes: 0"));
        ++framed;
    }
    EXPECT_EQ(framed, 32U) << "a float a cell, a cell a lane";
}

TEST(HeatScene, marks_the_chosen_lines_row_and_the_cells_that_it_asks_for) {
    SceneWorld world(Reduction::interleaved, 1);
    const Scene scene = heat_scene(world.view, world.cursor, picture);
    const auto shapes_of = [&](std::uint32_t line) {
        Cursor cursor = world.cursor; // the step at the cursor accesses nothing
        cursor.line = line;
        return heat_picture.overlay(world.view, cursor, scene).shapes;
    };
    const auto site = std::ranges::find(world.view.trace().program.sites, "in[gid]", &SiteInfo::text);
    ASSERT_NE(site, world.view.trace().program.sites.end());
    const std::size_t unmarked = shapes_of(0).size();
    std::size_t bars = 0;
    bool is_row_framed = false;
    for (const Shape& shape : shapes_of(site->line)) {
        const auto& box = std::get<Box>(shape);
        bars += box.fill.role == Role::accent ? 1 : 0;
        const LineFigure steps{static_cast<std::uint32_t>(HeatCounter::warp_steps), site->line};
        is_row_framed = is_row_framed ||
                        (box.outline.role == Role::accent && box.rect.contains(label_bounds(scene, steps)));
    }
    EXPECT_EQ(unmarked, 0U);
    EXPECT_EQ(bars, 256U) << "every value of in";
    EXPECT_TRUE(is_row_framed);
}

} // namespace
} // namespace lockstep::gui

// Tests the pictures of the model: reads their shapes and compares them with the session and `run --json`.
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/memory/global_memory_picture.h"
#include "app/gui/scenes/memory/global_memory_scene.h"
#include "app/gui/scenes/model/cache_scene.h"
#include "app/gui/scenes/model/model_cards.h"
#include "app/gui/scenes/model/occupancy_scene.h"
#include "app/gui/scenes/model/overlap_time_scene.h"
#include "app/gui/theme/quantity_text.h"
#include "core/report/json.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF picture{1400, 700};

nlohmann::ordered_json printed_model(const Session& session) {
    return to_json(session)["launches"][0]["model"];
}

TEST(OccupancyScene, says_what_the_command_line_prints) {
    const SceneWorld world;
    const auto occupancy = printed_model(*world.session)["occupancy"];
    const Scene scene = occupancy_scene(world.view, world.cursor, picture);
    EXPECT_EQ(text_of(scene, figure_id(ModelFigure::theoretical)), share_text(occupancy["theoretical"]));
    EXPECT_TRUE(text_of(scene, figure_id(ModelFigure::achieved)).contains(share_text(occupancy["achieved"])));
    EXPECT_TRUE(says(scene, QString::fromStdString(occupancy["limiter"]) == "warp_slots"
                                ? "Warp slots · limiter"
                                : "limiter"));
    EXPECT_EQ(boxes_of<SharePart>(scene).size(), 3U) << "the kernel's own number on three curves";
}

TEST(OccupancyScene, says_which_back_end_tells_the_registers) {
    Recording recording = fixture::reduction_recording(Reduction::compacted, 256, 6);
    recording.launches[0].program.optimised.registers = {0, 24, 30, 28};
    const auto session = analyse(std::make_shared<const Recording>(std::move(recording)),
                                 {.registers_of = static_cast<std::uint32_t>(BackEnd::gfx1010)});
    const Scene scene = occupancy_scene(make_group_view(*session, 0, Group(0)), {}, picture);
    const QString lines = texts(scene).join(' '); // the sentence may need several
    EXPECT_TRUE(lines.contains("28 per work-item, reported by LLVM's back end for gfx1010"))
        << qPrintable(lines);
}

TEST(OccupancyScene, names_every_limit_that_binds_and_why_less_is_achieved) {
    HardwareModel hardware;
    hardware.group_slots = 2;
    hardware.warp_slots = 16;
    const SceneWorld world(Reduction::compacted, 3, hardware);
    const Scene scene = occupancy_scene(world.view, world.cursor, picture);
    EXPECT_TRUE(says(scene, "Warp slots · limiter"));
    EXPECT_TRUE(says(scene, "Group slots · limiter"));
    EXPECT_FALSE(says(scene, "Registers · limiter"));
    EXPECT_TRUE(
        texts(scene).join(' ').contains("the launch has only 3 work-group(s), but 8 can be resident at once"))
        << qPrintable(texts(scene).join(' '));
}

TEST(OccupancyScene, the_next_step_names_the_change_and_what_it_gains) {
    HardwareModel hardware;
    hardware.local_bytes = 3072;
    const SceneWorld world(Reduction::compacted, 4, hardware, 128);
    const Occupancy& occupancy = world.session->analysis(0).model.occupancy;
    const Scene scene = occupancy_scene(world.view, world.cursor, picture);
    const QString all = texts(scene).join(QLatin1Char(' '));
    if (occupancy.next_step) {
        EXPECT_TRUE(
            all.contains(share_text(static_cast<double>(occupancy.next_step->warps) / hardware.warp_slots)))
            << qPrintable(all);
    } else {
        EXPECT_EQ(occupancy.warps, hardware.warp_slots);
        EXPECT_TRUE(all.contains("cannot be improved")) << qPrintable(all);
    }
}

TEST(CacheScene, says_the_hit_rates_that_the_command_line_prints) {
    const SceneWorld world(Reduction::compacted, 12);
    const auto cache = printed_model(*world.session)["cache"];
    const Scene scene = cache_scene(world.view, world.cursor, picture);
    for (std::uint32_t level = 0; level < 2; ++level) {
        const auto& figures = cache[level == 0 ? "l1" : "l2"];
        const QString text = text_of(scene, figure_id(ModelFigure::hit_rate, level));
        EXPECT_TRUE(text.contains(share_text(figures["hit_rate"]))) << qPrintable(text);
        EXPECT_TRUE(text.contains(
            count_text(figures["hits"].get<std::uint64_t>() + figures["misses"].get<std::uint64_t>())))
            << qPrintable(text);
    }
    EXPECT_TRUE(scene.description.contains("modelled"));
}

TEST(OverlapTimeScene, marks_the_groups_that_ran_beside_the_selected_one) {
    SceneWorld world(Reduction::sequential, 24);
    world.cursor.group = Group(5);
    const Scene scene = overlap_time_scene(world.view, world.cursor, picture);
    const auto bars = boxes_of<GroupMark>(scene);
    EXPECT_EQ(bars.size(), 24U);
    const auto with = [&](Role role) {
        return static_cast<std::size_t>(
            std::ranges::count(bars, role, [](const Box& box) { return box.fill.role; }));
    };
    EXPECT_EQ(with(Role::series_b), 1U);
    EXPECT_EQ(with(Role::request_soft), groups_beside(world.run().groups, 5).size());
    EXPECT_TRUE(scene.description.contains("simulated, not measured"));
    for (const Box& bar : bars) {
        const GroupSpan& span = world.run().groups[std::get<GroupMark>(bar.id).group.index()];
        EXPECT_NEAR(bar.rect.left(), scene.axis->x(static_cast<double>(span.begin)), 1.0);
    }
}

TEST(OverlapTimeScene, shows_what_was_measured_above_what_is_simulated) {
    Recording recording = fixture::reduction_recording(Reduction::sequential, 256, 4);
    recording.launches[0].group_times = GroupTimes{
        GroupClock::cycle_counter, {{0, 1000, 7}, {500, 1500, 3}, {1000, 2000, 7}, {1500, 2500, 3}}};
    const auto session = analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
    Cursor cursor;
    cursor.group = Group(1);
    const Scene scene = overlap_time_scene(make_group_view(session, 0, Group(1)), cursor, picture);
    const auto bars = boxes_of<GroupMark>(scene);
    ASSERT_EQ(bars.size(), 8U);
    EXPECT_TRUE(scene.description.startsWith("measured")) << qPrintable(scene.description);
    EXPECT_TRUE(scene.description.contains("at most 2, 1.6 on average"));
    EXPECT_TRUE(scene.description.contains("2 group(s) ran at the same time as group 1"));
    EXPECT_TRUE(says(scene, "simulated, not measured"));
    EXPECT_TRUE(says(scene, "logical processor 7"));
    EXPECT_TRUE(says(scene, "multiprocessor 0"));
    EXPECT_NEAR(bars[1].rect.left(),
                scene.axis->x(std::get<GroupMark>(bars[1].id).group == Group(1) ? 500 : 1000), 1.0);
    EXPECT_LT(bars[0].rect.bottom(), bars[4].rect.top());
}

TEST(GlobalMemoryScene, sectors_of_all_steps_add_up_to_the_sessions_figures) {
    const SceneWorld world(Reduction::compacted, 1);
    std::uint64_t sectors = 0;
    std::uint64_t requests = 0;
    Cursor cursor;
    for (const WarpStep& step : world.view.steps->steps) {
        cursor.tick = step.tick;
        cursor.warp = step.warp;
        const Scene scene = global_memory_scene(world.view, cursor, picture);
        const auto boxes = boxes_of<SectorCell>(scene);
        sectors += boxes.size() / 2; // each sector has a fill and an outline
        std::set<std::uint32_t> cards;
        for (const Box& box : boxes) {
            cards.insert(std::get<SectorCell>(box.id).request);
        }
        requests += cards.size();
    }
    std::uint64_t counted_sectors = 0;
    std::uint64_t counted_requests = 0;
    for (const SiteFigures& site : world.session->analysis(0).figures) {
        counted_sectors += site.global.sectors;
        counted_requests += site.global.requests;
    }
    EXPECT_EQ(sectors, counted_sectors);
    EXPECT_EQ(requests, counted_requests);
    EXPECT_GT(requests, 8U);
}

TEST(GlobalMemoryScene, a_coalesced_read_uses_all_of_four_sectors) {
    const SceneWorld world(Reduction::compacted, 1);
    for (const WarpStep& step : world.view.steps->steps) {
        if (world.view.site(step.site).space == Space::global) {
            const Cursor cursor{0, Group(0), step.warp, Lane(0), step.tick};
            const Scene scene = global_memory_scene(world.view, cursor, picture);
            EXPECT_TRUE(says(scene, "bytes used: 100.0 %")) << qPrintable(texts(scene).join('|'));
            EXPECT_TRUE(says(scene, "1 line · 128 B moved") || says(scene, "1 line(s) · 128 B moved"));
            EXPECT_TRUE(global_memory_picture.tooltip(world.view, cursor, scene, {SectorCell{0, 0}, {}})
                            .contains("lanes 0"));
            return;
        }
    }
    FAIL();
}

} // namespace
} // namespace lockstep::gui

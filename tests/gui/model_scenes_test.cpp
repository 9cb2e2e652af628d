// The pictures of the model, read from their shapes, against the session and `run --json`.
#include "app/gui/quantity_text.h"
#include "app/gui/scenes/cache_scene.h"
#include "app/gui/scenes/global_memory_scene.h"
#include "app/gui/scenes/model_cards.h"
#include "app/gui/scenes/model_parts.h"
#include "app/gui/scenes/model_place.h"
#include "app/gui/scenes/multiprocessor_scene.h"
#include "app/gui/scenes/occupancy_scene.h"
#include "app/gui/scenes/overlap_time_scene.h"
#include "app/gui/scenes/slot_rows.h"
#include "app/gui/scenes/tooltip.h"
#include "core/report/json.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF picture{1400, 700};

nlohmann::ordered_json printed_model(const Session& session) {
    return to_json(session)["launches"][0]["model"];
}

SlotState state_of_fill(const Box& box) {
    switch (box.fill.role) {
    case Role::active:
        return SlotState::active;
    case Role::ready:
        return SlotState::ready;
    case Role::blocked_global:
        return SlotState::global;
    case Role::blocked_local:
        return SlotState::local;
    case Role::barrier:
        return SlotState::barrier;
    default:
        return SlotState::empty;
    }
}

TEST(MultiprocessorScene, bars_of_every_slot_are_the_states_of_the_timeline_at_their_cycles) {
    const SceneWorld world;
    const auto timeline = timeline_of(world.view, world.cursor);
    const SceneOptions part{1, 0, CellNumber::value, 0, 380};
    const Scene scene = multiprocessor_scene(world.view, world.cursor, picture, part);
    std::size_t compared = 0;
    for (const Box& box : boxes_of(scene, Thing::interval)) {
        if (box.fill.role == Role::none) {
            continue;
        }
        const auto cycle = static_cast<std::uint64_t>(scene.axis->at(box.rect.center().x()));
        const Interval* interval = timeline->at(box.id.warp, cycle);
        ASSERT_NE(interval, nullptr);
        EXPECT_EQ(slot_state(*interval), state_of_fill(box)) << "slot " << box.id.warp << " cycle " << cycle;
        ++compared;
    }
    EXPECT_GT(compared, 50U);
    EXPECT_TRUE(boxes_of(scene, Thing::merged).empty()) << "a cycle is more than 3 pixels wide";
}

TEST(MultiprocessorScene, widths_of_active_bars_add_up_to_the_issue_cycles) {
    const SceneWorld world(Reduction::interleaved, 1);
    double cycles = 0;
    for (std::uint64_t begin = 0; begin < world.run().cycles; begin += 100) {
        const SceneOptions part{1, 0, CellNumber::value, static_cast<double>(begin),
                                static_cast<double>(begin + 100)};
        const Scene scene = multiprocessor_scene(world.view, world.cursor, picture, part);
        for (const Box& box : boxes_of(scene, Thing::interval)) {
            cycles += box.fill.role == Role::active ? box.rect.width() * scene.axis->per_pixel() : 0;
        }
    }
    EXPECT_NEAR(cycles, static_cast<double>(world.run().issue_cycles),
                0.05 * static_cast<double>(world.run().issue_cycles));
}

TEST(MultiprocessorScene, narrow_states_are_merged_into_columns_whose_heights_fill_the_row) {
    const SceneWorld world(Reduction::compacted, 40);
    const Scene scene = multiprocessor_scene(world.view, world.cursor, {600, 700});
    EXPECT_TRUE(says(scene, "merged"));
    std::map<std::pair<std::uint32_t, double>, double> heights; // of a slot's column
    for (const Box& box : boxes_of(scene, Thing::merged)) {
        EXPECT_LE(box.rect.width(), merged_width);
        heights[{box.id.warp, box.rect.left()}] += box.rect.height();
    }
    ASSERT_FALSE(heights.empty());
    for (const auto& [column, height] : heights) {
        EXPECT_LE(height, 14.01);
    }
}

TEST(MultiprocessorScene, says_the_figures_that_the_command_line_prints) {
    const SceneWorld world;
    const auto model = printed_model(*world.session);
    const Scene scene = multiprocessor_scene(world.view, world.cursor, picture);
    const QString verdict = text_of(scene, figure_id(ModelFigure::cycles));
    EXPECT_TRUE(verdict.contains(count_text(model["cycles"]))) << qPrintable(verdict);
    EXPECT_TRUE(verdict.contains(share_text(model["utilisation"]))) << qPrintable(verdict);
    EXPECT_TRUE(says(scene, share_text(model["latency_hidden"])));
    EXPECT_TRUE(says(scene, "modelled"));
    const char* costs[] = {"conflicts", "uncoalesced", "divergence", "barriers"};
    for (std::uint32_t kind = 0; kind < cost_kinds; ++kind) {
        EXPECT_EQ(text_of(scene, figure_id(ModelFigure::whole, kind)),
                  count_text(model["costs"][costs[kind]]["whole"]))
            << costs[kind];
    }
    EXPECT_EQ(text_of(scene, figure_id(ModelFigure::stall, static_cast<std::uint32_t>(WaitReason::global))),
              count_text(model["stalls"]["global"]));
    EXPECT_EQ(text_of(scene, figure_id(ModelFigure::stall, ready_stall)),
              count_text(model["stalls"]["ready"]));
}

TEST(MultiprocessorScene, counts_every_slot_once_at_the_cursor) {
    SceneWorld world;
    world.cursor.cycle = Cycle(world.run().cycles / 2);
    const Scene scene = multiprocessor_scene(world.view, world.cursor, picture);
    std::uint64_t all = 0;
    for (std::uint32_t state = 0; state < slot_states; ++state) {
        all += text_of(scene, figure_id(ModelFigure::state, state)).toULongLong();
    }
    EXPECT_EQ(all, world.session->hardware().warp_slots);
}

TEST(MultiprocessorScene, the_cursors_step_has_the_cycle_in_which_its_warp_issues_it) {
    SceneWorld world;
    world.cursor.warp = Warp(3);
    world.cursor.tick = Tick(2);
    const auto timeline = timeline_of(world.view, world.cursor);
    const auto cycle = model_cycle(world.view, world.cursor, *timeline);
    ASSERT_TRUE(cycle.has_value());
    bool found = false;
    for (const Interval& interval : timeline->intervals) {
        const TracePlace place = trace_place(*world.session, 0, *timeline, interval);
        found = found || (interval.begin == cycle->value() && interval.state == WarpState::active &&
                          place.warp == Warp(3) && place.tick == Tick(2));
    }
    EXPECT_TRUE(found);
}

TEST(MultiprocessorScene, pointing_at_a_wait_says_for_which_line_and_address) {
    const SceneWorld world;
    const Scene scene = multiprocessor_scene(world.view, world.cursor, picture);
    for (const Box& box : boxes_of(scene, Thing::interval)) {
        if (box.fill.role != Role::blocked_global) {
            continue;
        }
        ASSERT_EQ(hit(scene, box.rect.center()), box.id);
        const QString text = tooltip(world.view, world.cursor, box.id);
        EXPECT_TRUE(text.contains("blocked: global memory")) << qPrintable(text);
        EXPECT_TRUE(text.contains("line 9")) << qPrintable(text);
        EXPECT_TRUE(text.contains("in[")) << qPrintable(text);
        return;
    }
    FAIL() << "no warp waits for global memory";
}

TEST(MultiprocessorScene, a_kernel_that_does_not_fit_is_told_which_limit_stops_it) {
    HardwareModel hardware;
    hardware.most_group_local = 256;
    const SceneWorld world(Reduction::compacted, 1, hardware);
    const Scene scene = multiprocessor_scene(world.view, world.cursor, picture);
    EXPECT_TRUE(scene.description.contains("local memory")) << qPrintable(scene.description);
    EXPECT_TRUE(says(occupancy_scene(world.view, world.cursor, picture), "does not fit"));
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
    EXPECT_EQ(boxes_of(scene, Thing::share).size(), 3U) << "the kernel's own number on three curves";
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
        EXPECT_TRUE(all.contains("nothing to gain")) << qPrintable(all);
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
    const auto bars = boxes_of(scene, Thing::group);
    EXPECT_EQ(bars.size(), 24U);
    const auto with = [&](Role role) {
        return static_cast<std::size_t>(
            std::ranges::count(bars, role, [](const Box& box) { return box.fill.role; }));
    };
    EXPECT_EQ(with(Role::series_b), 1U);
    EXPECT_EQ(with(Role::request_soft), groups_beside(world.run().groups, 5).size());
    EXPECT_TRUE(scene.description.contains("simulated, not measured"));
    for (const Box& bar : bars) {
        const GroupSpan& span = world.run().groups[bar.id.index];
        EXPECT_NEAR(bar.rect.left(), scene.axis->x(static_cast<double>(span.begin)), 1.0);
    }
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
        const auto boxes = boxes_of(scene, Thing::sector);
        sectors += boxes.size() / 2; // fill and outline
        requests += boxes.empty() ? 0 : 1;
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
            EXPECT_TRUE(says(scene, "100.0 % of bytes used")) << qPrintable(texts(scene).join('|'));
            EXPECT_TRUE(says(scene, "1 line · 128 B moved") || says(scene, "1 line(s) · 128 B moved"));
            EXPECT_TRUE(tooltip(world.view, cursor, {Thing::sector, 0, 0}).contains("lanes 0"));
            return;
        }
    }
    FAIL();
}

} // namespace
} // namespace lockstep::gui

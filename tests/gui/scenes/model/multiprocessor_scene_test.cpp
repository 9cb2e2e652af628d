// Tests the picture of the multiprocessor: reads its shapes and compares them with the session and `run
// --json`.
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/model_place.h"
#include "app/gui/scenes/model/model_cards.h"
#include "app/gui/scenes/model/multiprocessor_scene.h"
#include "app/gui/scenes/model/occupancy_scene.h"
#include "app/gui/scenes/model/range_report.h"
#include "app/gui/scenes/model/slot_rows.h"
#include "app/gui/scenes/model/wait_report.h"
#include "app/gui/theme/quantity_text.h"
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
    for (const Box& box : boxes_of<IntervalBar>(scene)) {
        if (box.fill.role == Role::none) {
            continue;
        }
        const auto cycle = static_cast<std::uint64_t>(scene.axis->at(box.rect.center().x()));
        const Interval* interval = timeline->at(std::get<IntervalBar>(box.id).slot, cycle);
        ASSERT_NE(interval, nullptr);
        EXPECT_EQ(slot_state(*interval), state_of_fill(box))
            << "slot " << std::get<IntervalBar>(box.id).slot << " cycle " << cycle;
        ++compared;
    }
    EXPECT_GT(compared, 50U);
    EXPECT_TRUE(boxes_of<MergedColumn>(scene).empty()) << "a cycle is more than 3 pixels wide";
}

TEST(MultiprocessorScene, widths_of_active_bars_add_up_to_the_issue_cycles) {
    const SceneWorld world(Reduction::interleaved, 1);
    double cycles = 0;
    for (std::uint64_t begin = 0; begin < world.run().cycles; begin += 100) {
        const SceneOptions part{1, 0, CellNumber::value, static_cast<double>(begin),
                                static_cast<double>(begin + 100)};
        const Scene scene = multiprocessor_scene(world.view, world.cursor, picture, part);
        for (const Box& box : boxes_of<IntervalBar>(scene)) {
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
    std::map<std::pair<std::uint32_t, double>, double> heights; // total height by slot and column
    for (const Box& box : boxes_of<MergedColumn>(scene)) {
        EXPECT_LE(box.rect.width(), merged_width);
        heights[{std::get<MergedColumn>(box.id).slot, box.rect.left()}] += box.rect.height();
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
    EXPECT_TRUE(verdict.contains(count_text(model["cycles"].get<std::uint64_t>()))) << qPrintable(verdict);
    EXPECT_TRUE(verdict.contains(time_text(model["time_ns"]))) << qPrintable(verdict);
    EXPECT_TRUE(verdict.contains(share_text(model["utilisation"]))) << qPrintable(verdict);
    EXPECT_TRUE(says(scene, share_text(model["latency_hidden"])));
    EXPECT_TRUE(says(scene, "modelled"));
    const char* costs[] = {"conflicts", "uncoalesced", "divergence", "barriers"};
    for (std::uint32_t kind = 0; kind < cost_kinds; ++kind) {
        EXPECT_EQ(text_of(scene, figure_id(ModelFigure::whole, kind)),
                  count_text(model["costs"][costs[kind]]["whole"].get<std::uint64_t>()))
            << costs[kind];
    }
    EXPECT_EQ(text_of(scene, figure_id(ModelFigure::stall, static_cast<std::uint32_t>(WaitReason::global))),
              count_text(model["stalls"]["global"].get<std::uint64_t>()));
    EXPECT_EQ(text_of(scene, figure_id(ModelFigure::stall, ready_stall)),
              count_text(model["stalls"]["ready"].get<std::uint64_t>()));
}

TEST(MultiprocessorScene, counts_every_slot_once_at_the_cursor) {
    SceneWorld world;
    world.cursor.cycle = Cycle(world.run().cycles / 2);
    const Scene scene = multiprocessor_picture.overlay(
        world.view, world.cursor, multiprocessor_scene(world.view, world.cursor, picture));
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
    for (const Box& box : boxes_of<IntervalBar>(scene)) {
        if (box.fill.role != Role::blocked_global) {
            continue;
        }
        ASSERT_EQ(hit(scene, box.rect.center()), box.id);
        const QString text = multiprocessor_picture.tooltip(world.view, world.cursor, scene, {box.id, {}});
        EXPECT_TRUE(text.contains("blocked: global memory")) << qPrintable(text);
        EXPECT_TRUE(text.contains("line 9")) << qPrintable(text);
        EXPECT_TRUE(text.contains("in[")) << qPrintable(text);
        return;
    }
    FAIL() << "no warp waits for global memory";
}

/// Checks every cycle of every warp: its state, its line, and at barriers which warps are missing.
TEST(WaitReport, says_of_every_wait_of_every_warp_what_it_waits_for) {
    SceneWorld world(Reduction::interleaved, 1);
    const auto timeline = timeline_of(world.view, world.cursor);
    std::array<std::size_t, slot_states> seen{};
    for (const Interval& interval : timeline->intervals) {
        const Residency& residency = timeline->residencies[interval.residency];
        world.cursor.warp = Warp(residency.warp);
        const WaitReport report = wait_report(world.view, world.cursor, *timeline, Cycle(interval.begin));
        const QString details = report.details.join('|');
        EXPECT_EQ(report.state, slot_state(interval));
        EXPECT_TRUE(report.headline.contains(count_text(interval.end))) << qPrintable(report.headline);
        ++seen[static_cast<std::size_t>(report.state)];
        for (const double width : {440.0, 720.0, 1100.0, 1900.0}) {
            Scene words;
            EXPECT_LE(add_wait_report(words, report, {0, 0}, width), wait_report_height(width))
                << width << ' ' << qPrintable(report.headline + details);
        }
        if (interval.state != WarpState::done) {
            const SiteInfo& site = world.view.site(Site(interval.site));
            EXPECT_TRUE(details.contains(QStringLiteral("line %1:").arg(site.line))) << qPrintable(details);
        }
        if (interval.reason == WaitReason::barrier) {
            std::size_t missing = 0;
            for (std::uint32_t slot = 0; slot < world.view.steps->warps; ++slot) {
                const Interval* other = timeline->at(slot, interval.begin);
                missing += other != nullptr && other->reason != WaitReason::barrier &&
                                   other->state != WarpState::done
                               ? 1
                               : 0;
            }
            EXPECT_TRUE(missing == 0 || details.contains(QStringLiteral("%1 warp").arg(missing)))
                << missing << ' ' << qPrintable(details);
        }
    }
    for (const SlotState state : {SlotState::active, SlotState::ready, SlotState::global, SlotState::local,
                                  SlotState::barrier, SlotState::done}) {
        EXPECT_GT(seen[static_cast<std::size_t>(state)], 0U) << static_cast<int>(state);
    }
}

TEST(WaitReport, of_a_warp_that_is_not_resident_says_when_its_group_is) {
    SceneWorld world(Reduction::compacted, 40);
    const auto timeline = timeline_of(world.view, world.cursor);
    const WaitReport report = wait_report(world.view, world.cursor, *timeline, Cycle(world.run().cycles - 1));
    EXPECT_EQ(report.state, SlotState::empty);
    EXPECT_TRUE(report.headline.contains("not resident"));
    EXPECT_TRUE(report.details.join('|').contains("resident from cycle 0 to"))
        << "group 0 is in the first wave";
}

TEST(MultiprocessorScene, counts_the_slots_that_this_launch_fills_not_those_that_it_could) {
    const SceneWorld world(Reduction::compacted, 1);
    EXPECT_EQ(world.session->analysis(0).model.occupancy.warps, 32U) << "four groups would fit";
    EXPECT_TRUE(multiprocessor_scene(world.view, world.cursor, picture)
                    .description.contains("8 of 32 warp slots filled"));
}

TEST(MultiprocessorScene, lines_are_told_with_all_that_warps_waited_for_there) {
    const SceneWorld world;
    const Scene scene = multiprocessor_scene(world.view, world.cursor, picture);
    std::map<std::uint32_t, std::uint64_t> cycles;
    for (std::size_t i = 0; i < world.run().stalls_by_site.size(); ++i) {
        const Stalls& stalls = world.run().stalls_by_site[i];
        cycles[world.view.trace().program.sites[i].line] +=
            stalls.global + stalls.local + stalls.barrier + stalls.dependency + stalls.ready;
    }
    std::size_t lines = 0;
    for (const auto& [line, sum] : cycles) {
        const QString text = text_of(scene, figure_id(ModelFigure::line, line));
        EXPECT_TRUE(text.isEmpty() || text == count_text(sum)) << line << ' ' << qPrintable(text);
        lines += text.isEmpty() ? 0 : 1;
    }
    EXPECT_EQ(lines, 5U);
}

TEST(MultiprocessorScene, a_kernel_that_does_not_fit_is_told_which_limit_stops_it) {
    HardwareModel hardware;
    hardware.most_group_local = 256;
    const SceneWorld world(Reduction::compacted, 1, hardware);
    const Scene scene = multiprocessor_scene(world.view, world.cursor, picture);
    EXPECT_TRUE(scene.description.contains("local memory")) << qPrintable(scene.description);
    EXPECT_TRUE(says(occupancy_scene(world.view, world.cursor, picture), "does not fit"));
}

TEST(MultiprocessorScene, measured_cycles_say_what_warps_do_in_them_and_at_which_lines_they_wait) {
    const SceneWorld world;
    const auto timeline = timeline_of(world.view, world.cursor);
    const Scene scene = multiprocessor_scene(world.view, world.cursor, picture);
    Cursor cursor = world.cursor;
    cursor.range = CycleRange{Cycle(40), Cycle(340)};
    const Scene over = multiprocessor_picture.overlay(world.view, cursor, scene);
    const QString text = texts(over).join(" | ");
    EXPECT_TRUE(text.contains("Cycles 40 to 340: 300 cycle")) << qPrintable(text);
    EXPECT_TRUE(text.contains("blocked: global memory")) << qPrintable(text);
    EXPECT_TRUE(text.contains("Waits by line: line 9: ")) << qPrintable(text);
    cursor.range = CycleRange{Cycle(1'000'000), Cycle(1'000'010)};
    EXPECT_TRUE(says(multiprocessor_picture.overlay(world.view, cursor, scene), "No warp is resident"));
}

TEST(MultiprocessorScene, measured_cycles_after_the_recorded_ones_are_not_called_empty) {
    const SceneWorld world;
    Timeline timeline = *timeline_of(world.view, world.cursor);
    timeline.is_whole = false;
    const CycleRange beyond{Cycle(1'000'000), Cycle(1'000'010)};
    const QString text = range_report(world.view, timeline, beyond).details.join(" | ");
    EXPECT_FALSE(text.contains("No warp is resident")) << qPrintable(text);
    EXPECT_TRUE(text.contains("states are drawn")) << qPrintable(text);
}

TEST(MultiprocessorScene, strip_shows_which_part_of_the_axis_is_visible) {
    const SceneWorld world;
    const auto strips = [](const Scene& scene) {
        return std::ranges::count_if(scene.shapes, [](const Shape& shape) {
            const Box* box = std::get_if<Box>(&shape);
            return box != nullptr && box->rect.height() == 6 && box->fill.role == Role::accent;
        });
    };
    EXPECT_EQ(strips(multiprocessor_scene(world.view, world.cursor, picture)), 0) << "all of it";
    const SceneOptions part{1, 0, CellNumber::value, 100, 200};
    EXPECT_EQ(strips(multiprocessor_scene(world.view, world.cursor, picture, part)), 1);
}

TEST(MultiprocessorScene, arrow_leads_from_the_last_warp_at_a_barrier_to_the_one_that_waits) {
    const SceneWorld world;
    const auto timeline = timeline_of(world.view, world.cursor);
    const Scene scene = multiprocessor_scene(world.view, world.cursor, picture);
    const auto wait = std::ranges::find_if(timeline->intervals, [&](const Interval& each) {
        return each.reason == WaitReason::barrier && timeline->residencies[each.residency].warp == 0 &&
               timeline->residencies[each.residency].group == 0 && each.end - each.begin > 10;
    });
    ASSERT_NE(wait, timeline->intervals.end());
    Cursor cursor = world.cursor;
    cursor.warp = Warp(0);
    cursor.cycle = Cycle(wait->begin + 1);
    const Scene over = multiprocessor_picture.overlay(world.view, cursor, scene);
    std::vector<Line> arrows;
    for (const Shape& shape : over.shapes) {
        const Line* line = std::get_if<Line>(&shape);
        if (line != nullptr && line->arrow) {
            arrows.push_back(*line);
        }
    }
    ASSERT_EQ(arrows.size(), 1U);
    const std::uint32_t slot = timeline->residencies[wait->residency].slot;
    EXPECT_EQ(arrows[0].points.back().y(), scene.track->rows[slot]);
    EXPECT_NE(arrows[0].points.front().y(), arrows[0].points.back().y());
    EXPECT_NEAR(arrows[0].points.back().x(), scene.axis->x(static_cast<double>(wait->end)), 0.01);
}

} // namespace
} // namespace lockstep::gui

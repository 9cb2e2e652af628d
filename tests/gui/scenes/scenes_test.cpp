#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/kit/value_text.h"
#include "app/gui/scenes/lanes/lanes_picture.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/scenes/stage/stage_scene.h"
#include "app/gui/workspace/bank_picture.h"
#include "app/words/trace/step_words.h"
#include "core/session/lane_state.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// A session of one reduction, with functions that find a step in it.
struct World {
    std::shared_ptr<const Session> session;
    GroupView view;
    Cursor cursor;

    explicit World(Reduction variant, const HardwareModel& hardware = {}, std::uint32_t items = 256)
        : session(analyse(std::make_shared<const Recording>(fixture::reduction_recording(variant, items)),
                          hardware)
                      .value()),
          view(make_group_view(session, 0, Group(0))) {}

    /// Moves the cursor to the n-th tick (from 1) of a site of this kind on a line.
    World& at(std::uint32_t line, SiteKind kind, int n) {
        for (std::uint32_t tick = 0; tick < view.tick_count(); ++tick) {
            const SiteInfo& site = view.site(view.steps->ticks[tick].site);
            if (site.line == line && site.kind == kind && --n == 0) {
                cursor.tick = Tick(tick);
                return *this;
            }
        }
        ADD_FAILURE() << "no such tick";
        return *this;
    }
    std::vector<QString> texts(const Scene& scene) const {
        std::vector<QString> result;
        for (const Shape& shape : scene.shapes) {
            if (const Label* label = std::get_if<Label>(&shape)) {
                result.push_back(label->text);
            }
        }
        return result;
    }
    bool says(const Scene& scene, const QString& text) const {
        return std::ranges::any_of(texts(scene), [&](const QString& t) { return t.contains(text); });
    }
};

constexpr QSizeF stage_size{1184, 560};

TEST(LanesScene, shows_in_round_4_that_4_of_32_lanes_of_every_warp_add) {
    World world(Reduction::interleaved);
    const Scene scene = lanes_scene(world.view, world.at(13, SiteKind::write, 3).cursor, stage_size);
    EXPECT_TRUE(world.says(scene, "round k = 4"));
    EXPECT_TRUE(world.says(scene, "warps write s[lid]"));
    const auto texts = world.texts(scene);
    EXPECT_EQ(std::ranges::count(texts, "4 / 32"), 8);
}

TEST(LanesScene, texts_of_low_rows_do_not_touch) {
    const World world(Reduction::compacted);
    const Scene scene = lanes_scene(world.view, world.cursor, {700, 120});
    std::vector<Label> texts; // names and counts
    for (const Shape& shape : scene.shapes) {
        const Label* label = std::get_if<Label>(&shape);
        if (label != nullptr && (label->text.startsWith("Warp ") || is<WarpCount>(label->id))) {
            texts.push_back(*label);
        }
    }
    ASSERT_EQ(texts.size(), 16U);
    for (const Label& label : texts) {
        EXPECT_LT(font_for(label.font).pixelSize(), label.rect.height() + row_gap) << qPrintable(label.text);
    }
}

TEST(LanesScene, writes_the_final_sum_into_lane_0) {
    World world(Reduction::sequential);
    const WarpStep* step = world.view.step_at(world.at(13, SiteKind::write, 8).cursor.tick, Warp(0));
    const QString sum = QString::number(fixture::group_sum(world.session->recording(), 0));
    EXPECT_EQ(cell_text(world.view, *step, Lane(0), CellNumber::value, 8), sum);
}

TEST(LanesScene, a_warp_without_additions_waits_at_the_barrier) {
    World world(Reduction::compacted);
    world.at(13, SiteKind::write, 3);
    EXPECT_EQ(warp_row(world.view, world.cursor.tick, Warp(0)).step->active, 32U);
    EXPECT_EQ(warp_row(world.view, world.cursor.tick, Warp(5)).idle, LaneState::waiting);
}

TEST(LanesScene, a_warp_is_finished_when_only_the_first_writes_the_result) {
    World world(Reduction::compacted);
    world.at(17, SiteKind::write, 1);
    EXPECT_EQ(warp_row(world.view, world.cursor.tick, Warp(3)).idle, LaneState::finished);
    EXPECT_EQ(warp_row(world.view, world.cursor.tick, Warp(0)).lanes[1], LaneState::finished);
}

TEST(LanesScene, rows_beyond_sixteen_scroll_to_the_selected_warp) {
    HardwareModel hardware;
    hardware.warp_width = 4;
    World world(Reduction::interleaved, hardware);
    EXPECT_EQ(row_showing(world.view, Warp(3), 0), 0U);
    EXPECT_EQ(row_showing(world.view, Warp(20), 0), 5U);
    EXPECT_EQ(row_showing(world.view, Warp(63), 0), 48U);
    EXPECT_EQ(row_showing(world.view, Warp(10), 40), 10U);
}

TEST(LanesScene, a_warp_of_1024_lanes_becomes_shares_that_stay_inside_the_picture) {
    HardwareModel hardware;
    hardware.warp_width = 0;
    World world(Reduction::interleaved, hardware, 1024);
    const Scene scene = lanes_scene(world.view, world.at(13, SiteKind::write, 1).cursor, {700, 400});
    EXPECT_TRUE(world.says(scene, "1 px ="));
    for (const Shape& shape : scene.shapes) {
        if (const Box* box = std::get_if<Box>(&shape)) {
            EXPECT_LE(box->rect.right(), scene.size.width());
        }
    }
}

TEST(LanesScene, pointing_at_a_cell_finds_its_lane_and_its_tooltip_says_what_it_does) {
    World world(Reduction::interleaved);
    const Scene scene = lanes_scene(world.view, world.at(13, SiteKind::read, 5).cursor, stage_size);
    const QRectF cell = bounds(scene, LaneCell{Warp(0), Lane(8)});
    ASSERT_FALSE(cell.isNull());
    const auto id = hit(scene, cell.center());
    ASSERT_TRUE(id.has_value());
    EXPECT_EQ(*id, SceneId(LaneCell{Warp(0), Lane(8)}));
    const QString text = lanes_picture.tooltip(world.view, world.cursor, scene, {*id, cell.center()});
    EXPECT_TRUE(text.contains("Warp 0, lane 8")) << qPrintable(text);
    EXPECT_TRUE(text.contains("reads s[12] = ")) << qPrintable(text);
}

/// Counts the boxes of a warp's lanes with this fill.
std::ptrdiff_t lanes_filled(const Scene& scene, Warp warp, Role fill) {
    return std::ranges::count_if(scene.shapes, [=](const Shape& shape) {
        const Box* box = std::get_if<Box>(&shape);
        const auto* cell = box != nullptr ? std::get_if<LaneCell>(&box->id) : nullptr;
        return cell != nullptr && cell->warp == warp && box->fill == Colour(fill);
    });
}

std::ptrdiff_t bars_of_counts(const Scene& scene) {
    return std::ranges::count_if(scene.shapes, [](const Shape& shape) {
        const Box* box = std::get_if<Box>(&shape);
        return box != nullptr && is<WarpCount>(box->id) && box->width > 0;
    });
}

TEST(LanesScene, a_decision_that_splits_shows_both_sides_and_their_lanes) {
    World world(Reduction::interleaved);
    const Scene scene = lanes_scene(world.view, world.at(12, SiteKind::branch, 3).cursor, stage_size);
    EXPECT_EQ(lanes_filled(scene, Warp(0), Role::active), 4);
    EXPECT_EQ(lanes_filled(scene, Warp(0), Role::panel), 28) << "hollow";
    const auto texts = world.texts(scene);
    EXPECT_EQ(std::ranges::count(texts, "split 4 / 28"), 8);
    EXPECT_EQ(std::ranges::count(texts, "this branch"), 1);
    EXPECT_EQ(std::ranges::count(texts, "1"), 1 + 8 * 4) << "lane 1, and each true lane";
    EXPECT_EQ(bars_of_counts(scene), 8);
    const QRectF bar = bounds(scene, WarpCount{Warp(0)});
    EXPECT_GE(bar.width(), 40);
}

TEST(LanesScene, uniform_decisions_are_stated_without_a_bar) {
    World world(Reduction::sequential);
    const Scene scene = lanes_scene(world.view, world.at(12, SiteKind::branch, 1).cursor, stage_size);
    const auto texts = world.texts(scene);
    EXPECT_EQ(std::ranges::count(texts, "all 32"), 4);
    EXPECT_EQ(std::ranges::count(texts, "none"), 4);
    EXPECT_EQ(bars_of_counts(scene), 0);
}

TEST(LanesScene, the_legend_of_a_decision_speaks_of_true_and_false) {
    World world(Reduction::interleaved);
    const Scene decides = lanes_scene(world.view, world.at(12, SiteKind::branch, 3).cursor, stage_size);
    EXPECT_TRUE(world.says(decides, "condition true"));
    EXPECT_TRUE(world.says(decides, "condition false"));
    const Scene writes = lanes_scene(world.view, world.at(13, SiteKind::write, 3).cursor, stage_size);
    EXPECT_FALSE(world.says(writes, "condition"));
}

TEST(BanksScene, interleaved_has_one_pass_and_says_so) {
    World world(Reduction::interleaved);
    const Scene scene = banks_scene(world.view, world.at(13, SiteKind::read, 5).cursor, stage_size);
    EXPECT_TRUE(world.says(scene, "no conflict"));
    EXPECT_TRUE(world.says(scene, "warp 0 reads s[lid + k]"));
    EXPECT_TRUE(scene.description.contains("no conflict"));
}

TEST(BanksScene, compacted_puts_eight_words_into_a_bank_in_round_4) {
    World world(Reduction::compacted);
    const Scene scene = banks_scene(world.view, world.at(13, SiteKind::write, 3).cursor, stage_size);
    EXPECT_TRUE(world.says(scene, "8-way conflict"));
    const auto texts = world.texts(scene);
    EXPECT_EQ(std::ranges::count(texts, "8"), 1 + 1) << "lane 8, the number of bank 8";
    EXPECT_EQ(std::ranges::count(texts, QStringLiteral("×8")), 4) << "four banks of degree 8";
}

TEST(BanksScene, a_step_without_local_memory_is_told_in_words) {
    World world(Reduction::interleaved);
    const Scene scene = banks_scene(world.view, world.at(9, SiteKind::read, 1).cursor, stage_size);
    EXPECT_TRUE(world.says(scene, "accesses no local memory"));
    EXPECT_EQ(bounds(scene, VerdictChip{}), QRectF());
}

TEST(BanksScene, a_warp_that_issues_no_instruction_is_described) {
    World world(Reduction::compacted);
    world.at(13, SiteKind::write, 8).cursor.warp = Warp(4);
    EXPECT_TRUE(
        world.says(banks_scene(world.view, world.cursor, stage_size), "warp 4 issues no instruction"));
}

/// Returns the column of a lane or a bank.
std::optional<std::uint32_t> column_of(const SceneId& id) {
    if (const auto* lane = std::get_if<LaneCell>(&id)) {
        return lane->lane.value();
    }
    if (const auto* request = std::get_if<RequestCell>(&id)) {
        return request->lane.value();
    }
    const auto* bank = std::get_if<BankCell>(&id);
    return bank != nullptr ? std::optional(bank->bank.value()) : std::nullopt;
}

TEST(StageScene, lanes_and_banks_share_their_columns) {
    World world(Reduction::interleaved);
    const Scene scene = stage_scene(world.view, world.at(13, SiteKind::read, 5).cursor, stage_size);
    std::map<std::uint32_t, std::set<double>> left;
    for (const Shape& shape : scene.shapes) {
        const Box* box = std::get_if<Box>(&shape);
        if (const auto column = box != nullptr ? column_of(box->id) : std::nullopt) {
            left[*column].insert(box->rect.left());
        }
    }
    EXPECT_EQ(left.size(), 32U);
    for (const auto& [column, positions] : left) {
        EXPECT_EQ(positions.size(), 1U) << column;
    }
}

TEST(StageScene, a_step_without_local_access_keeps_the_banks_above_the_film_of_its_warp) {
    World world(Reduction::interleaved);
    const Cursor cursor = world.at(12, SiteKind::branch, 3).cursor;
    const Scene scene = stage_scene(world.view, cursor, {1184, 760});
    EXPECT_TRUE(world.says(scene, "Warp 0, whole run"));
    EXPECT_TRUE(world.says(scene, "accesses no local memory"));
    const QRectF film = bounds(scene, PictureArea{0});
    EXPECT_GE(film.height(), 2 * 32);
    EXPECT_GT(film.top(), bounds(scene, BankCell{Warp(0), Bank(0)}).bottom());
    const QPointF place(film.left() + 1, film.top() + film.height() / 32 * 8.5);
    const Destination there = stage_picture.click(world.view, cursor, scene, {PictureArea{0}, place});
    EXPECT_EQ(there.tick, Tick(0));
    EXPECT_EQ(there.lane, Lane(8));
    EXPECT_EQ(there.warp, Warp(0));
}

TEST(StageScene, a_step_with_local_access_shows_the_banks) {
    World world(Reduction::interleaved);
    const Scene scene = stage_scene(world.view, world.at(13, SiteKind::read, 3).cursor, stage_size);
    EXPECT_FALSE(world.says(scene, "whole run"));
    EXPECT_NE(bounds(scene, BankCell{Warp(0), Bank(0)}), QRectF());
}

TEST(StageScene, no_text_lies_outside_the_picture_at_any_warp_width) {
    for (const std::uint32_t width : {4U, 8U, 16U, 32U, 64U, 0U}) {
        HardwareModel hardware;
        hardware.warp_width = width;
        World world(Reduction::compacted, hardware);
        const Scene scene = stage_scene(world.view, world.at(13, SiteKind::write, 2).cursor, stage_size);
        for (const Shape& shape : scene.shapes) {
            if (const Label* label = std::get_if<Label>(&shape); label != nullptr && !label->elide) {
                EXPECT_LE(label->rect.left() + text_width(label->font, label->text), scene.size.width() + 1)
                    << qPrintable(label->text) << " at warp width " << width;
            }
        }
    }
}

TEST(Ranges, are_drawn_together) {
    EXPECT_EQ(number_ranges({0, 1, 2, 3, 8, 10, 11}), QString::fromUtf8("0–3, 8, 10–11"));
    EXPECT_EQ(number_ranges({}), QString());
}

TEST(ValueText, loses_digits_before_it_loses_room) {
    const std::uint64_t third = std::bit_cast<std::uint32_t>(1.0F / 3);
    EXPECT_EQ(value_text({Scalar::float32, 1}, std::span(&third, 1), 6), "0.3333");
    EXPECT_EQ(value_text({Scalar::float32, 1}, std::span(&third, 1), 4), "0.33");
    const std::uint64_t whole = std::bit_cast<std::uint32_t>(29.0F);
    EXPECT_EQ(value_text({Scalar::float32, 1}, std::span(&whole, 1), 3), "29");
    const std::uint64_t minus = 0xFFFFFFFF;
    EXPECT_EQ(value_text({Scalar::int32, 1}, std::span(&minus, 1)), "-1");
}

} // namespace
} // namespace lockstep::gui

// Tests that the film shows for every lane and step what the picture of the lanes shows, and that a click on
// a cell leads to that step.
#include "app/gui/scenes/film/film_layout.h"
#include "app/gui/scenes/film/film_parts.h"
#include "app/gui/scenes/film/film_picture.h"
#include "app/gui/scenes/film/film_scene.h"
#include "app/gui/views/visible_part.h"
#include "core/session/lane_state.h"
#include "core/site/record.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF picture{1184, 700};

/// Returns the rasters of the strips, by warp.
std::vector<Raster> strips_of(const Scene& scene) {
    std::vector<Raster> strips;
    for (const Shape& shape : scene.shapes) {
        const Raster* raster = std::get_if<Raster>(&shape);
        if (raster != nullptr && raster->rect.width() > 100) {
            strips.push_back(*raster);
        }
    }
    return strips;
}

/// Returns the colour roles of the pixels of a cell.
std::set<Role> roles_of(const Raster& strip, const QRectF& cell) {
    std::set<Role> roles;
    const QRect pixels = cell.translated(-strip.rect.topLeft()).toRect() & strip.image->rect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        for (int x = pixels.left(); x < pixels.right(); ++x) { // without the gap at the right
            roles.insert(strip.palette[static_cast<std::size_t>(strip.image->pixelIndex(x, y))].role);
        }
    }
    return roles;
}

/// Returns what a lane's cell must show, read from the trace event by event, independently of the film.
std::set<Role> expected_roles(const GroupView& view, Tick tick, Warp warp, Lane lane, bool is_joint) {
    const WarpStep* step = view.step_at(tick, warp);
    if (step == nullptr) {
        return {};
    }
    const auto lanes = view.steps->lanes_of(*step);
    const auto found = std::ranges::find(lanes, lane.value());
    const SiteKind kind = view.site(step->site).kind;
    if (found == lanes.end()) {
        return {};
    }
    if (kind == SiteKind::barrier) {
        return {Role::panel, Role::barrier};
    }
    const bool decides = kind == SiteKind::branch || kind == SiteKind::loop;
    const bool is_true =
        !decides ||
        decision(view.steps->payloads_of(*step)[static_cast<std::size_t>(found - lanes.begin())]) == 1;
    if (is_joint) {
        return {Role::panel, Role::active};
    }
    return is_true ? std::set<Role>{Role::active} : std::set<Role>{Role::active, Role::request_soft};
}

TEST(FilmScene, shows_of_every_lane_that_takes_part_what_the_trace_says) {
    for (const Reduction variant : {Reduction::interleaved, Reduction::compacted, Reduction::sequential}) {
        const SceneWorld world(variant, 1);
        const Scene scene = film_scene(world.view, world.cursor, picture);
        const FilmLayout layout = film_layout_of(world.view, scene);
        const std::vector<Raster> strips = strips_of(scene);
        ASSERT_EQ(strips.size(), world.view.steps->warps);
        ASSERT_EQ(layout.merged, 1U);
        std::size_t compared = 0;
        for (const WarpStep& step : world.view.steps->steps) {
            const SiteKind kind = world.view.site(step.site).kind;
            const auto states = film_lanes(world.view, step.tick, step.warp);
            const bool is_joint =
                kind == SiteKind::loop && (states[0] == FilmState::goes_on || states[0] == FilmState::leaves);
            for (const std::uint16_t lane : world.view.steps->lanes_of(step)) {
                if (is_joint && lane > 0) {
                    continue; // all lanes share one mark
                }
                const QRectF cell = layout.cell({step.tick, step.warp, Lane(lane)});
                EXPECT_EQ(roles_of(strips[step.warp.index()], cell),
                          expected_roles(world.view, step.tick, step.warp, Lane(lane), is_joint))
                    << "step " << step.tick.value() + 1 << " warp " << step.warp.value() << " lane " << lane;
                ++compared;
            }
        }
        EXPECT_GT(compared, 3000U);
    }
}

TEST(FilmScene, lanes_without_a_part_are_masked_waiting_or_idle_as_in_the_picture_of_the_lanes) {
    const SceneWorld world(Reduction::sequential, 1);
    std::array<std::size_t, film_states> seen{};
    for (std::uint32_t tick = 0; tick < world.view.tick_count(); ++tick) {
        for (std::uint32_t warp = 0; warp < world.view.steps->warps; ++warp) {
            const WarpRow row = warp_row(world.view, Tick(tick), Warp(warp));
            const auto states = film_lanes(world.view, Tick(tick), Warp(warp));
            ASSERT_EQ(states.size(), row.lanes.size());
            for (std::size_t lane = 0; lane < states.size(); ++lane) {
                ++seen[static_cast<std::size_t>(states[lane])];
                EXPECT_EQ(states[lane] == FilmState::masked, row.lanes[lane] == LaneState::masked);
                EXPECT_EQ(states[lane] == FilmState::waits, row.lanes[lane] == LaneState::waiting);
            }
        }
    }
    for (std::size_t s = 0; s < film_states; ++s) {
        EXPECT_GT(seen[s], 0U) << s;
    }
}

TEST(FilmScene, names_rounds_and_counts_the_steps_of_every_warp) {
    const SceneWorld world(Reduction::interleaved, 1);
    const Scene scene = film_scene(world.view, world.cursor, picture);
    for (const char* round : {"k = 1", "k = 4", "k = 128"}) {
        EXPECT_TRUE(says(scene, round)) << round;
    }
    EXPECT_TRUE(says(scene, QString::number(world.view.warp_steps[0].size())));
    EXPECT_TRUE(scene.description.contains("each row of pixels is a lane")) << qPrintable(scene.description);
}

TEST(FilmScene, names_every_second_round_where_there_is_no_room_for_each) {
    const SceneWorld world(Reduction::interleaved, 1);
    const Scene scene = film_scene(world.view, world.cursor, {480, 500});
    for (const char* round : {"k = 1", "k = 4", "k = 16", "k = 64"}) {
        EXPECT_TRUE(texts(scene).contains(round)) << round;
    }
    for (const char* round : {"k = 2", "k = 8", "k = 128"}) {
        EXPECT_FALSE(texts(scene).contains(round)) << round;
    }
}

TEST(FilmScene, leaves_a_gap_between_the_names_of_rounds) {
    const SceneWorld world(Reduction::interleaved, 1);
    std::size_t named = 0;
    for (int width = 420; width < 1400; width += 20) {
        const Scene scene = film_scene(world.view, world.cursor, {double(width), 500});
        std::vector<QRectF> names;
        for (const Shape& shape : scene.shapes) {
            const Label* label = std::get_if<Label>(&shape);
            if (label != nullptr && label->text.startsWith("k = ")) {
                const double text = text_width(label->font, label->text);
                const double left = label->align.testFlag(Qt::AlignHCenter)
                                        ? label->rect.center().x() - text / 2
                                        : label->rect.left();
                names.emplace_back(left, 0, text, 1);
            }
        }
        for (std::size_t i = 1; i < names.size(); ++i) {
            EXPECT_GE(names[i].left() - names[i - 1].right(), 6) << "at " << width;
        }
        named += names.size();
    }
    EXPECT_GT(named, 50U);
}

TEST(FilmScene, a_click_on_a_cell_leads_to_its_step_warp_and_lane) {
    const SceneWorld world(Reduction::compacted, 1);
    const Scene scene = film_scene(world.view, world.cursor, picture);
    const FilmLayout layout = film_layout_of(world.view, scene);
    for (const FilmLayout::Place& place : {FilmLayout::Place{Tick(0), Warp(0), Lane(0)},
                                           {Tick(20), Warp(3), Lane(31)},
                                           {Tick(7), Warp(7), Lane(1)}}) {
        const QPointF at = layout.cell(place).center();
        const auto id = hit(scene, at);
        ASSERT_TRUE(id.has_value());
        const Destination to = film_picture.click(world.view, world.cursor, scene, {*id, at});
        EXPECT_EQ(to, (Destination{.warp = place.warp, .lane = place.lane, .tick = place.tick}));
        const QString text = film_picture.tooltip(world.view, world.cursor, scene, {*id, at});
        EXPECT_TRUE(text.contains(QStringLiteral("step %1 of").arg(place.tick.value() + 1)))
            << qPrintable(text);
        EXPECT_TRUE(text.contains(QStringLiteral("lane %1").arg(place.lane.value()))) << qPrintable(text);
    }
}

TEST(FilmScene, a_run_longer_than_the_picture_is_wide_shares_its_columns_and_says_so) {
    const SceneWorld world(Reduction::interleaved, 1);
    const Scene scene = film_scene(world.view, world.cursor, {480, 260});
    const FilmLayout layout = film_layout(world.view, Warp(0), 34, {220, 260}, 60);
    EXPECT_GT(layout.merged, 1U) << "57 steps in 20 pixels";
    EXPECT_LE(layout.right(), 220.0);
    EXPECT_TRUE(scene.description.contains("one pixel is ")) << qPrintable(scene.description);
    const Raster strip = film_strip(world.view, layout, Warp(0));
    std::size_t active = 0;
    for (int x = 0; x < strip.image->width(); ++x) {
        active += strip.palette[static_cast<std::size_t>(strip.image->pixelIndex(x, 0))].role == Role::active
                      ? 1
                      : 0;
    }
    EXPECT_EQ(active, layout.columns()) << "some lane takes part in each few steps: a pixel at least";
}

TEST(FilmScene, the_cursor_moves_over_it_and_the_selected_warp_is_higher) {
    SceneWorld world(Reduction::interleaved, 1);
    world.cursor.warp = Warp(2);
    world.cursor.tick = Tick(10);
    const Scene scene = film_scene(world.view, world.cursor, picture);
    const FilmLayout layout = film_layout_of(world.view, scene);
    EXPECT_GE(layout.strips[2].height(), 2 * layout.strips[3].height());
    EXPECT_EQ(std::fmod(layout.strips[2].height(), 32), 0) << "whole pixels per lane";
    EXPECT_EQ(std::fmod(layout.strips[3].height(), 32), 0);
    EXPECT_GE(layout.bottom(), 0.8 * picture.height());
    const Scene over = film_picture.overlay(world.view, world.cursor, scene);
    const auto is_cursor = [&](const Shape& shape) {
        const Line* line = std::get_if<Line>(&shape);
        return line != nullptr && line->points[0].x() == line->points[1].x() &&
               layout.at({line->points[0].x(), layout.strips[2].center().y()})->tick == Tick(10);
    };
    EXPECT_TRUE(std::ranges::any_of(over.shapes, is_cursor));
}

/// A group of `items` work-items, on a device whose warps have `width` lanes.
struct FilmOfGroup {
    std::uint32_t items;
    std::uint32_t width;
};

void PrintTo(const FilmOfGroup& group, std::ostream* out) {
    *out << group.items << " work-items, warps of " << group.width;
}

struct FilledFilm : testing::TestWithParam<FilmOfGroup> {
    HardwareModel hardware() {
        HardwareModel model;
        model.warp_width = GetParam().width;
        return model;
    }
    SceneWorld world{Reduction::sequential, 1, hardware(), GetParam().items};
};

TEST_P(FilledFilm, uses_the_height_of_its_view) {
    for (const double height : {500.0, 700.0, 1000.0, 1900.0}) {
        const QSizeF view(height * 1.6, height);
        const auto draw = [this](QSizeF size) { return film_scene(world.view, world.cursor, size); };
        const double scale = filling_scale(view, [&](QSizeF size) { return draw(size).size; });
        const Scene scene = draw(view / scale);
        EXPECT_GE(scene.size.height() * scale, 0.85 * height);
        EXPECT_LE(scene.size.height() * scale, height);
        const FilmLayout layout = film_layout_of(world.view, scene);
        for (std::uint32_t warp = 1; warp < world.view.steps->warps; ++warp) {
            EXPECT_GT(layout.strips[0].height(), layout.strips[warp].height()) << "the selected one";
        }
    }
}

TEST_P(FilledFilm, of_one_warp_uses_the_height_of_its_part) {
    const Scene scene = warp_film_scene(world.view, world.cursor, {1400, 400});
    EXPECT_GE(scene.size.height(), 0.85 * 400);
    EXPECT_LE(scene.size.height(), 400);
}

TEST_P(FilledFilm, has_a_row_for_each_lane_and_none_without_a_lane) {
    const FilmLayout layout = film_layout_of(world.view, film_scene(world.view, world.cursor, {1400, 700}));
    const std::uint32_t lanes = world.view.lanes_of(Warp(0));
    const QRectF last = layout.cell({Tick(0), Warp(0), Lane(lanes - 1)});
    EXPECT_NEAR(last.bottom(), layout.strips[0].bottom(), 1);
    EXPECT_EQ(layout.at(last.center())->lane, Lane(lanes - 1));
}

INSTANTIATE_TEST_SUITE_P(Groups, FilledFilm,
                         testing::Values(FilmOfGroup{4, 32}, FilmOfGroup{8, 1}, FilmOfGroup{32, 32},
                                         FilmOfGroup{64, 32}, FilmOfGroup{64, 64}, FilmOfGroup{256, 32},
                                         FilmOfGroup{256, 8}, FilmOfGroup{1024, 32}));

} // namespace
} // namespace lockstep::gui

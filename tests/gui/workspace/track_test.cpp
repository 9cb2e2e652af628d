// Tests where playback stops, and which steps execute a line.
#include "app/gui/workspace/track.h"

#include "app/gui/scenes/lanes/scrub_scene.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

TEST(Track, finds_the_ticks_of_a_line_and_walks_round_them) {
    const SceneWorld world(fixture::Reduction::interleaved);
    const auto ticks = ticks_of_line(world.view, 13);
    ASSERT_EQ(ticks.size(), 3U * 8) << "two reads and a write in each of eight rounds";
    for (const std::uint32_t tick : ticks) {
        EXPECT_EQ(world.view.site(world.view.steps->ticks[tick].site).line, 13U);
    }
    EXPECT_EQ(next_of(ticks, Tick(0), Direction::forwards), Tick(ticks[0]));
    EXPECT_EQ(next_of(ticks, Tick(ticks[0]), Direction::forwards), Tick(ticks[1]));
    EXPECT_EQ(next_of(ticks, Tick(ticks[1]), Direction::backwards), Tick(ticks[0]));
    EXPECT_EQ(next_of(ticks, Tick(ticks[0]), Direction::backwards), Tick(ticks.back()));
    EXPECT_EQ(next_of(ticks, Tick(ticks.back()), Direction::forwards), Tick(ticks[0]));
    EXPECT_EQ(next_of({}, Tick(0), Direction::forwards), std::nullopt);
}

TEST(Track, steps_of_memory_stop_at_accesses_alone_and_at_the_end) {
    const SceneWorld world(fixture::Reduction::interleaved);
    const Track track = make_track(world.view);
    const auto& stops = track.stops_of(Granularity::access);
    std::uint32_t accesses = 0;
    for (std::uint32_t tick = 0; tick < track.ticks; ++tick) {
        const bool is_one = is_access(world.view.site(world.view.steps->ticks[tick].site).kind);
        accesses += is_one ? 1 : 0;
        EXPECT_EQ(std::ranges::binary_search(stops, tick), is_one || tick + 1 == track.ticks) << tick;
    }
    EXPECT_GT(accesses, 20U);
}

TEST(ScrubScene, marks_the_steps_of_a_chosen_line_below_the_bar) {
    const SceneWorld world(fixture::Reduction::interleaved);
    const Track track = make_track(world.view);
    const auto marked = ticks_of_line(world.view, 13);
    const QSizeF size(800, 36);
    const Scene plain = scrub_scene(track, Tick(0), size);
    const Scene scene = scrub_scene(track, Tick(0), size, marked);
    EXPECT_EQ(scene.shapes.size(), plain.shapes.size() + marked.size());
    for (const std::uint32_t tick : marked) {
        const double x = scrub_x(track, Tick(tick), size.width());
        EXPECT_TRUE(std::ranges::any_of(scene.shapes, [x](const Shape& shape) {
            const Box* box = std::get_if<Box>(&shape);
            return box != nullptr && box->rect == QRectF(x - 2, 31, 4, 4) &&
                   box->fill == Colour(Role::accent);
        })) << tick;
    }
}

TEST(ScrubScene, shows_bookmarks_as_ribbons_below_the_bar) {
    const SceneWorld world(fixture::Reduction::interleaved);
    const Track track = make_track(world.view);
    const QSizeF size(800, 36);
    const Scene plain = scrub_scene(track, Tick(0), size);
    const Scene scene = scrub_scene(track, Tick(0), size, {}, {5, 9});
    EXPECT_EQ(scene.shapes.size(), plain.shapes.size() + 6);
    for (const std::uint32_t tick : {5U, 9U}) {
        const double x = scrub_x(track, Tick(tick), size.width());
        EXPECT_TRUE(std::ranges::any_of(scene.shapes, [x](const Shape& shape) {
            const Box* box = std::get_if<Box>(&shape);
            return box != nullptr && box->rect == QRectF(x - 3, 24, 6, 8) && box->fill == Colour(Role::text);
        })) << tick;
    }
}

TEST(Track, finds_the_next_step_at_which_a_warp_executes_a_line) {
    const SceneWorld world(fixture::Reduction::interleaved);
    const auto ticks = ticks_of_line(world.view, 13);
    for (std::uint32_t warp = 0; warp < world.view.steps->warps; ++warp) {
        std::uint32_t from = 0;
        std::vector<std::uint32_t> found;
        while (const auto next = next_of_warp(world.view, 13, Warp(warp), Tick(from))) {
            EXPECT_GT(next->value(), from);
            EXPECT_NE(world.view.step_at(*next, Warp(warp)), nullptr);
            from = next->value();
            found.push_back(from);
        }
        EXPECT_EQ(found.size() == ticks.size(), warp == 0) << "other warps end earlier: warp " << warp;
        EXPECT_FALSE(found.empty());
    }
    EXPECT_EQ(next_of_warp(world.view, 13, Warp(0), Tick(ticks.back())), std::nullopt)
        << "it does not wrap around";
    EXPECT_EQ(next_of_warp(world.view, 999, Warp(0), Tick(0)), std::nullopt);
}

} // namespace
} // namespace lockstep::gui

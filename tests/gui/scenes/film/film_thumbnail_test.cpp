// Tests that a film without labels shows what the film of the warp shows, and stays within its size.
#include "app/gui/scenes/film/film_thumbnail.h"

#include "app/gui/scenes/film/film_parts.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

Role role_at(const Raster& film, int x, int y) {
    return film.palette[static_cast<std::size_t>(film.image->pixelIndex(x, y))].role;
}

/// Returns the steps in which a lane is drawn as active. Each step has `pitch` columns.
std::set<std::uint32_t> active_steps(const Raster& film, std::uint32_t lane, int pitch) {
    std::set<std::uint32_t> steps;
    for (int x = 0; x < film.image->width(); x += pitch) {
        if (role_at(film, x + 1, static_cast<int>(lane) * 3 + 1) == Role::active) {
            steps.insert(static_cast<std::uint32_t>(x / pitch));
        }
    }
    return steps;
}

TEST(FilmThumbnail, shows_the_active_lanes_of_each_step) {
    const SceneWorld world(Reduction::interleaved);
    const Raster film = film_thumbnail(world.view, Warp(0), {512, 96});
    const int pitch = 512 / static_cast<int>(world.view.tick_count());
    ASSERT_GE(pitch, 4);
    for (const std::uint32_t lane : {0U, 1U, 8U, 31U}) {
        std::set<std::uint32_t> expected;
        for (std::uint32_t tick = 0; tick < world.view.tick_count(); ++tick) {
            if (film_lanes(world.view, Tick(tick), Warp(0))[lane] == FilmState::active) {
                expected.insert(tick);
            }
        }
        EXPECT_EQ(active_steps(film, lane, pitch), expected) << lane;
        EXPECT_FALSE(expected.empty());
    }
}

TEST(FilmThumbnail, stays_within_its_size) {
    const SceneWorld world(Reduction::interleaved);
    for (const QSize most : {QSize(512, 96), QSize(112, 24), QSize(20, 24), QSize(1, 1)}) {
        const Raster film = film_thumbnail(world.view, Warp(3), most);
        EXPECT_LE(film.image->width(), most.width());
        EXPECT_EQ(film.image->height(), most.height());
    }
}

TEST(FilmThumbnail, differs_between_variants) {
    const SceneWorld interleaved(Reduction::interleaved);
    const SceneWorld sequential(Reduction::sequential);
    EXPECT_NE(*film_thumbnail(interleaved.view, Warp(0), {112, 24}).image,
              *film_thumbnail(sequential.view, Warp(0), {112, 24}).image);
}

} // namespace
} // namespace lockstep::gui

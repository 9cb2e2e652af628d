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

/// Returns the steps in which a lane is drawn as active: filled up to the middle of the step's `pitch` columns. (A loop
/// test fills only the first four.)
std::set<std::uint32_t> active_steps(const Raster& film, std::uint32_t lane, int pitch) {
    std::set<std::uint32_t> steps;
    for (int x = 0; x < film.image->width(); x += pitch) {
        if (role_at(film, x + pitch / 2 + 1, static_cast<int>(lane) * 3 + 1) == Role::active) {
            steps.insert(static_cast<std::uint32_t>(x / pitch));
        }
    }
    return steps;
}

/// Returns the palette indexes of all pixels.
std::vector<int> inks(const Raster& film) {
    std::vector<int> all;
    for (int y = 0; y < film.image->height(); ++y) {
        for (int x = 0; x < film.image->width(); ++x) {
            all.push_back(film.image->pixelIndex(x, y));
        }
    }
    return all;
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
    EXPECT_NE(inks(film_thumbnail(interleaved.view, Warp(0), {112, 24})),
              inks(film_thumbnail(sequential.view, Warp(0), {112, 24})));
    EXPECT_EQ(inks(film_thumbnail(interleaved.view, Warp(0), {112, 24})),
              inks(film_thumbnail(interleaved.view, Warp(0), {112, 24})));
}

} // namespace
} // namespace lockstep::gui

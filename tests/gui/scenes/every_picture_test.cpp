// Checks what each row of the table of pictures declares: the inputs of the scene, the required parts, and
// that the cursor and clicks move its overlay.
#include "app/gui/scenes/pictures.h"
#include "tests/gui/scene_text.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF size{1184, 560};

/// Returns cursors distributed over a group: some ticks, warps, lanes and cycles.
std::vector<Cursor> cursors_of(const SceneWorld& world) {
    std::vector<Cursor> cursors;
    for (std::uint32_t tick = 0; tick < world.view.tick_count(); tick += 7) {
        for (const std::uint32_t warp : {0U, 1U, world.view.steps->warps - 1}) {
            for (const std::uint32_t lane : {0U, 5U}) {
                cursors.push_back({0, Group(0), Warp(warp), Lane(lane), Tick(tick),
                                   lane == 0 ? std::optional<Cycle>() : Cycle(100 + tick)});
            }
        }
    }
    return cursors;
}

TEST(EveryPicture, is_made_from_what_it_follows_alone) {
    const SceneWorld world(Reduction::compacted, 3);
    const std::vector<Cursor> cursors = cursors_of(world);
    std::size_t moving = 0; // number of pictures that differ from step to step
    for (const Picture* picture : pictures()) {
        std::set<std::string> scenes;
        for (std::size_t i = 0; i < cursors.size(); ++i) {
            const std::string scene = text_of_scene(picture->scene(world.view, cursors[i], size, {}));
            scenes.insert(scene);
            for (std::size_t j = 0; j < i; ++j) {
                if (is_same_scene(picture->follows, cursors[i], cursors[j])) {
                    EXPECT_EQ(scene, text_of_scene(picture->scene(world.view, cursors[j], size, {})))
                        << picture->name << ' ' << i << ' ' << j;
                    break;
                }
            }
        }
        moving += scenes.size() > 1 ? 1 : 0;
    }
    EXPECT_EQ(moving, 7U)
        << "stage, film, lanes, banks, global memory, data flow, source; nothing is exchanged";
}

TEST(EveryPicture, needs_all_that_it_shows) {
    SceneWorld window(Reduction::compacted, 3);
    window.view.only_at_hand = true;
    const SceneWorld elsewhere(Reduction::compacted, 3);
    for (const Picture* picture : pictures()) {
        for (const PartKey& part : missing_parts(*picture, window.view, window.cursor)) {
            ASSERT_TRUE(window.session->make_any(part, {}).ok()) << picture->name;
        }
        EXPECT_TRUE(missing_parts(*picture, window.view, window.cursor).empty()) << picture->name;
        EXPECT_EQ(text_of_scene(whole_scene(*picture, window.view, window.cursor, size, {})),
                  text_of_scene(whole_scene(*picture, elsewhere.view, elsewhere.cursor, size, {})))
            << picture->name;
    }
}

TEST(EveryPicture, says_that_it_waits_for_what_it_needs_and_makes_nothing_itself) {
    for (const Picture* picture : pictures()) {
        SceneWorld world(Reduction::compacted, 3);
        world.view.only_at_hand = true;
        const std::vector<PartKey> missing = missing_parts(*picture, world.view, world.cursor);
        const Scene scene = whole_scene(*picture, world.view, world.cursor, size, {});
        EXPECT_EQ(missing_parts(*picture, world.view, world.cursor), missing) << picture->name;
        if (!missing.empty() && picture->follows != Follows::tick) {
            const bool waits = says(scene, "Simulating") || says(scene, "Processing");
            EXPECT_TRUE(waits || !boxes_of<GroupMark>(scene).empty()) << picture->name;
        }
    }
}

TEST(EveryPicture, leads_into_the_run_wherever_it_is_clicked) {
    const SceneWorld world(Reduction::compacted, 3);
    for (const Picture* picture : pictures()) {
        const Scene scene = picture->scene(world.view, world.cursor, size, {});
        for (const Shape& shape : scene.shapes) {
            const Box* box = std::get_if<Box>(&shape);
            if (box == nullptr || is<std::monostate>(box->id)) {
                continue;
            }
            const Destination to =
                picture->click(world.view, world.cursor, scene, {box->id, box->rect.center()});
            EXPECT_LT(to.tick.value_or(Tick(0)).value(), world.view.tick_count()) << picture->name;
            EXPECT_LT(to.warp.value_or(Warp(0)).value(), world.view.steps->warps) << picture->name;
            EXPECT_LT(to.group.value_or(Group(0)).value(), 3U) << picture->name;
        }
    }
}

} // namespace
} // namespace lockstep::gui

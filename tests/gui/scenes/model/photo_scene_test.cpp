// Tests the picture of the photo finish: which moment it shows, and what it says about each run.
#include "app/gui/scenes/model/photo_scene.h"

#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

struct PhotoOfTwo : testing::Test {
    SceneWorld slow{Reduction::interleaved, 1};
    SceneWorld fast{Reduction::sequential, 1};
    ShownRace shown;

    void SetUp() override {
        const std::vector<std::shared_ptr<const Session>> sessions{slow.session, fast.session};
        shown = {
            std::make_shared<const Race>(make_race(sessions).value()),
            {{"E Interleaved", "256 · 256", series_role(0)}, {"G Sequential", "256 · 256", series_role(1)}},
            0};
    }
    [[nodiscard]] const Race& of() const { return *shown.race; }
    Scene at(std::uint64_t time, double width = 700) {
        shown.time = time;
        return photo_scene(shown, {width, 200});
    }
};

TEST_F(PhotoOfTwo, shows_nothing_before_the_runs_part) {
    ASSERT_GT(*of().parting, 0U);
    const Scene scene = at(*of().parting - 1);
    EXPECT_TRUE(boxes_of<IntervalBar>(scene).empty());
    EXPECT_TRUE(says(scene, "The photo appears when"));
}

TEST_F(PhotoOfTwo, shows_where_the_runs_part_and_what_a_slot_does_there) {
    const Scene scene = at(*of().parting);
    EXPECT_EQ(scene.title, "First difference");
    EXPECT_TRUE(says(scene, "what warp slot"));
    EXPECT_TRUE(says(scene, "line ")) << "the source line of each run";
    EXPECT_FALSE(boxes_of<IntervalBar>(scene).empty());
    EXPECT_TRUE(scene.description.contains("E Interleaved: ")) << qPrintable(scene.description);
}

TEST_F(PhotoOfTwo, shows_how_far_each_run_is_at_the_finish) {
    const Scene scene = at(of().first_end);
    EXPECT_EQ(scene.title, "Photo finish");
    EXPECT_TRUE(says(scene, "how far each run is when G Sequential finishes"));
    EXPECT_TRUE(says(scene, "finished"));
    EXPECT_TRUE(says(scene, " done")) << "rounds of the slow run";
    EXPECT_FALSE(says(scene, "to go")) << "it is not known yet when the slow run ends";
    EXPECT_TRUE(says(at(of().end), "to go"));
}

TEST_F(PhotoOfTwo, shows_the_cycles_around_the_moment) {
    const Scene scene = at(of().end);
    ASSERT_TRUE(scene.track);
    EXPECT_DOUBLE_EQ(scene.track->axis.begin, static_cast<double>(of().first_end) - 44);
    EXPECT_LE(scene.track->axis.end, static_cast<double>(of().end));
}

TEST_F(PhotoOfTwo, fits_into_a_narrow_panel) {
    const Scene scene = at(of().end, 320);
    EXPECT_LE(scene.size.width(), 320);
    for (const Box& box : boxes_of<IntervalBar>(scene)) {
        EXPECT_LE(box.rect.right(), 320);
    }
}

} // namespace
} // namespace lockstep::gui

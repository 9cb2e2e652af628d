#include "app/gui/scenes/flow/concurrency_scene.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Makes three identical launches on two queues: the second overlaps with the first, the third runs after
/// both.
std::shared_ptr<const Session> three_launches() {
    Recording recording = fixture::reduction_recording(Reduction::sequential);
    recording.concurrency = {
        {0, 0, 0, 0, 500, 1000, 5000}, {1, 1, 0, 100, 600, 2000, 6000}, {2, 0, 0, 200, 700, 6000, 9000}};
    return analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
}

TEST(ConcurrencyScene, draws_each_launch_from_its_measured_start_to_its_end_in_the_row_of_its_queue) {
    const auto session = three_launches();
    const GroupView view = make_group_view(session, 0, Group(0));
    const Scene scene = concurrency_scene(view, {}, {1000, 400});
    const auto bars = boxes_of<LaunchBar>(scene);
    ASSERT_EQ(bars.size(), 3U);
    const auto& times = session->recording().concurrency;
    for (const Box& bar : bars) {
        const LaunchTimes& launch = times[std::get<LaunchBar>(bar.id).launch];
        EXPECT_NEAR(scene.axis->at(bar.rect.left()), static_cast<double>(launch.start_ns) / 1000, 0.01);
        EXPECT_NEAR(scene.axis->at(bar.rect.right()), static_cast<double>(launch.end_ns) / 1000, 0.01);
    }
    EXPECT_EQ(bars[0].rect.top(), bars[2].rect.top()) << "one queue";
    EXPECT_NE(bars[0].rect.top(), bars[1].rect.top());
    EXPECT_TRUE(scene.description.contains("measured"));
    EXPECT_TRUE(scene.description.contains("at most 2 at once")) << qPrintable(scene.description);
    EXPECT_TRUE(concurrency_picture.tooltip(view, {}, scene, {bars[1].id, {}}).contains("queue 1"))
        << "the second launch";
}

TEST(ConcurrencyScene, a_run_whose_launches_wait_for_each_other_is_told_in_words) {
    const SceneWorld world;
    EXPECT_TRUE(
        concurrency_scene(world.view, world.cursor, {1000, 400}).description.contains("do not overlap"));
}

} // namespace
} // namespace lockstep::gui

// Tests that results that need simulations are computed in other threads, and that pictures say so
// until the results are available.
#include "app/gui/scenes/footprint/footprint_scene.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/model/cache_scene.h"
#include "app/gui/scenes/model/multiprocessor_scene.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/workspace/jobs.h"
#include "app/gui/workspace/model_maker.h"
#include "app/gui/workspace/selection.h"
#include "tests/gui/scene_world.h"

#include <QSignalSpy>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

constexpr QSizeF picture{1400, 700};

/// Makes a session whose pictures compute no parts themselves, as in the window.
SceneWorld world_in_window() {
    SceneWorld world;
    world.view.only_at_hand = true;
    return world;
}

TEST(PicturesInTheWindow, say_what_is_simulated_and_show_it_when_it_has_been) {
    const SceneWorld world = world_in_window();
    const Scene waiting = multiprocessor_scene(world.view, world.cursor, picture);
    EXPECT_TRUE(says(waiting, "Simulating"));
    ASSERT_EQ(missing_parts(multiprocessor_picture, world.view, world.cursor),
              (std::vector<PartKey>{TimelineOf{0, 0}, CostsOf{0}}));
    EXPECT_EQ(world.session->at_hand(TimelineOf{0, 0}), std::nullopt) << "the picture has not made it";

    ASSERT_NE(world.session->part(TimelineOf{0, 0}), nullptr);
    const Scene shown = multiprocessor_scene(world.view, world.cursor, picture);
    EXPECT_FALSE(boxes_of<IntervalBar>(shown).empty());
    EXPECT_TRUE(says(shown, "Simulating")) << "the costs";
    EXPECT_EQ(missing_parts(multiprocessor_picture, world.view, world.cursor),
              (std::vector<PartKey>{CostsOf{0}}));

    ASSERT_NE(world.session->part(CostsOf{0}), nullptr);
    const Scene whole = multiprocessor_scene(world.view, world.cursor, picture);
    EXPECT_TRUE(missing_parts(multiprocessor_picture, world.view, world.cursor).empty());
    EXPECT_FALSE(says(whole, "Simulating"));
    EXPECT_TRUE(missing_parts(cache_picture, world.view, world.cursor).empty());
}

TEST(PicturesInTheWindow, ask_for_a_footprint_once_even_where_a_launch_has_none) {
    const SceneWorld world = world_in_window();
    EXPECT_EQ(missing_parts(footprint_picture, world.view, world.cursor).size(), 1U);
    const auto footprint = world.session->part(FootprintOf{0});
    EXPECT_TRUE(missing_parts(footprint_picture, world.view, world.cursor).empty());
}

TEST(PicturesElsewhere, make_what_they_show) {
    const SceneWorld world;
    EXPECT_TRUE(missing_parts(multiprocessor_picture, world.view, world.cursor).empty());
    EXPECT_FALSE(says(multiprocessor_scene(world.view, world.cursor, picture), "Simulating"));
    EXPECT_TRUE(world.session->at_hand(TimelineOf{0, 0}).has_value());
}

TEST(ModelMaker, makes_what_a_view_misses_and_the_view_then_shows_it) {
    Selection selection;
    SceneView view(*picture_named("multiprocessor"), selection);
    ModelMaker maker;
    QObject::connect(&view, &SceneView::part_missing, &maker,
                     [&](const PartKey& part) { maker.make(selection.view()->session, part); });
    QObject::connect(&maker, &AnyJob::finished, &view, &SceneView::take_parts);
    view.resize(1400, 700);
    view.show();
    QSignalSpy stopped(&maker, &AnyJob::stopped);
    selection.set_session(SceneWorld().session);
    EXPECT_TRUE(maker.is_running());
    EXPECT_TRUE(view.is_waiting()) << "the window goes on meanwhile";
    ASSERT_TRUE(stopped.wait(20000));
    EXPECT_FALSE(view.is_waiting());
    EXPECT_FALSE(boxes_of<IntervalBar>(view.scene()).empty());
}

TEST(ModelMaker, leaves_a_session_that_is_not_shown_any_more) {
    const SceneWorld first(Reduction::interleaved, 400);
    const SceneWorld second;
    ModelMaker maker;
    QSignalSpy stopped(&maker, &AnyJob::stopped);
    maker.make(first.session, CostsOf{0});
    maker.make(first.session, TimelineOf{0, 0});
    maker.make(second.session, CostsOf{0});
    ASSERT_TRUE(stopped.wait(20000));
    EXPECT_FALSE(maker.is_running());
    EXPECT_TRUE(second.session->at_hand(CostsOf{0}).has_value());
    EXPECT_EQ(first.session->at_hand(TimelineOf{0, 0}), std::nullopt) << "nobody waits for it";
}

TEST(Runs, does_again_only_what_other_hardware_changes) {
    const SceneWorld world;
    std::vector<LaunchAnalysis> analyses{world.session->analysis(0)};
    analyses[0].findings.push_back({}); // a marker: a new analysis would not produce this finding
    const auto before =
        std::make_shared<const Session>(world.session->shared_recording(), HardwareModel{}, analyses);
    RunJob runs(run_with([](const RunSpec&, const ProgressSink&) -> Result<Recording> {
        ADD_FAILURE() << "nothing needs to be recorded";
        return Error{ErrorCode::cancelled, {}, {}, {}};
    }));
    std::shared_ptr<const Session> after;
    runs.on_finished(&runs, [&](const std::shared_ptr<const Session>& session) { after = session; });
    QSignalSpy stopped(&runs, &AnyJob::stopped);
    RunRequest request;
    request.before = before;
    request.run.hardware.model.latency_global = 4000;
    runs.start(request);
    ASSERT_TRUE(stopped.wait(20000));
    ASSERT_NE(after, nullptr);
    EXPECT_EQ(after->analysis(0).findings.size(), 1U);
    EXPECT_GT(after->analysis(0).model.simulation->cycles, before->analysis(0).model.simulation->cycles);
    EXPECT_EQ(after->at_hand(CostsOf{0}), std::nullopt) << "costs come when a picture asks for them";
}

} // namespace
} // namespace lockstep::gui

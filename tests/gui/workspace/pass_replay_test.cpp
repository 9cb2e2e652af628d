// Tests that the passes of a bank conflict are replayed during playback.
#include "app/gui/workspace/pass_replay.h"
#include "app/gui/workspace/track.h"
#include "tests/gui/scene_world.h"

#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Starts at the first step of a compacted reduction that has a conflict, at four steps per second.
struct Replay : testing::Test {
    SceneWorld world{fixture::Reduction::compacted, 1};
    Playback playback;
    Selection selection;
    bool banks_are_shown = true;
    PassReplay replay{playback, selection, [this](Warp) { return banks_are_shown; }};
    std::vector<Cursor> seen;
    HeldPass first;

    Replay() {
        QObject::connect(&playback, &Playback::tick_changed, &selection, &Selection::set_tick);
        selection.set_session(world.session);
        playback.set_track(make_track(*selection.view()));
        first = next_pass(world.view, selection.cursor(), Direction::forwards).value();
        playback.seek(first.tick);
        QObject::connect(&selection, &Selection::cursor_changed,
                         [this] { seen.push_back(selection.cursor()); });
        playback.set_speed(4);
    }
    /// Waits until playback has reached the next step.
    bool wait_for_next_tick() {
        return QTest::qWaitFor([this] { return selection.cursor().tick > first.tick; }, 10000);
    }
};

TEST_F(Replay, shows_each_pass_before_time_goes_on) {
    playback.play();
    ASSERT_TRUE(wait_for_next_tick());
    std::vector<std::optional<std::uint32_t>> passes;
    for (const Cursor& cursor : seen) {
        passes.push_back(cursor.pass);
    }
    EXPECT_EQ(passes, (std::vector<std::optional<std::uint32_t>>{0, 1, std::nullopt}));
    EXPECT_TRUE(playback.playing());
}

TEST_F(Replay, takes_no_time_where_the_banks_are_not_shown_nor_at_a_high_speed) {
    banks_are_shown = false;
    playback.play();
    ASSERT_TRUE(wait_for_next_tick());
    EXPECT_EQ(seen.size(), 1U);
    playback.pause();
    banks_are_shown = true;
    playback.seek(first.tick);
    seen.clear();
    playback.set_speed(5);
    playback.play();
    ASSERT_TRUE(wait_for_next_tick());
    EXPECT_EQ(seen.size(), 1U);
}

TEST_F(Replay, pauses_at_a_pass_that_a_person_chooses) {
    playback.play();
    selection.set_pass(1);
    EXPECT_FALSE(playback.playing());
    EXPECT_EQ(selection.cursor().pass, 1U);
    playback.play(); // continues from the chosen pass
    ASSERT_TRUE(wait_for_next_tick());
    EXPECT_EQ(seen.size(), 2U) << "the chosen pass, and the next step";
}

} // namespace
} // namespace lockstep::gui

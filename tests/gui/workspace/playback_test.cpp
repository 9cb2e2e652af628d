#include "app/gui/workspace/playback.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Tests with ten ticks: accesses at 1, 4 and 5, a barrier at 6, and loop iterations that start at 3 and 7.
struct TenTicks : testing::Test {
    Playback playback;

    TenTicks() {
        Track track;
        track.ticks = 10;
        for (std::uint32_t t = 0; t < 10; ++t) {
            track.stops[0].push_back(t);
        }
        track.stops[1] = {1, 4, 5, 9};
        track.stops[2] = {0, 2, 9};
        track.stops[3] = {3, 7, 9};
        track.stops[4] = {6, 9};
        playback.set_track(std::move(track));
    }
    std::uint32_t at(std::uint32_t tick, int count, Granularity granularity) {
        playback.seek(Tick(tick));
        playback.step(count, granularity);
        return playback.tick().value();
    }
    void wait_until_paused() {
        QElapsedTimer clock;
        clock.start();
        while (playback.playing() && clock.elapsed() < 5000) {
            QCoreApplication::processEvents();
        }
    }
};

TEST_F(TenTicks, a_step_goes_to_the_next_stop_of_its_granularity) {
    EXPECT_EQ(at(0, 1, Granularity::tick), 1U);
    EXPECT_EQ(at(1, 1, Granularity::access), 4U);
    EXPECT_EQ(at(2, 1, Granularity::access), 4U);
    EXPECT_EQ(at(3, 1, Granularity::round), 7U);
    EXPECT_EQ(at(0, 1, Granularity::barrier), 6U);
    EXPECT_EQ(at(0, 10, Granularity::tick), 9U);
}

TEST_F(TenTicks, a_step_back_goes_to_the_stop_before) {
    EXPECT_EQ(at(5, -1, Granularity::access), 4U);
    EXPECT_EQ(at(7, -1, Granularity::access), 5U);
    EXPECT_EQ(at(1, -1, Granularity::access), 0U);
    EXPECT_EQ(at(9, -10, Granularity::tick), 0U);
}

TEST_F(TenTicks, playing_to_a_tick_stops_there_once) {
    playback.set_speed(7);
    playback.set_granularity(Granularity::barrier);
    playback.play_to(Tick(4));
    wait_until_paused();
    EXPECT_EQ(playback.tick().value(), 4U) << "also between two stops";
    playback.seek(Tick(0));
    playback.play();
    wait_until_paused();
    EXPECT_EQ(playback.tick().value(), 9U) << "the next time, it passes";
    playback.seek(Tick(0));
    playback.play_to(Tick(4));
    playback.pause();
    playback.play();
    wait_until_paused();
    EXPECT_EQ(playback.tick().value(), 9U) << "a pause ends it";
    playback.seek(Tick(5));
    playback.play_to(Tick(4));
    playback.play_to(Tick(10));
    EXPECT_FALSE(playback.playing()) << "only later steps can be played to";
    playback.seek(Tick(0));
    playback.set_breaks({2});
    playback.play_to(Tick(4));
    wait_until_paused();
    EXPECT_EQ(playback.tick().value(), 2U) << "a breakpoint comes first";
}

TEST_F(TenTicks, the_ends_hold_and_say_so) {
    playback.seek(Tick(9));
    EXPECT_FALSE(playback.step(1));
    playback.seek(Tick(100));
    EXPECT_EQ(playback.tick().value(), 9U);
    playback.first();
    EXPECT_FALSE(playback.step(-1));
}

TEST_F(TenTicks, playing_visits_every_tick_and_stops_at_the_end) {
    std::vector<std::uint32_t> visited;
    QObject::connect(&playback, &Playback::tick_changed, [&](Tick t) { visited.push_back(t.value()); });
    playback.set_speed(Playback::speeds.size() - 1);
    playback.play();
    wait_until_paused();
    EXPECT_FALSE(playback.playing());
    EXPECT_EQ(visited, (std::vector<std::uint32_t>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
}

TEST_F(TenTicks, playing_backwards_is_the_mirror) {
    std::vector<std::uint32_t> visited;
    playback.last();
    QObject::connect(&playback, &Playback::tick_changed, [&](Tick t) { visited.push_back(t.value()); });
    playback.set_speed(Playback::speeds.size() - 1);
    playback.play(Direction::backwards);
    wait_until_paused();
    EXPECT_EQ(visited, (std::vector<std::uint32_t>{8, 7, 6, 5, 4, 3, 2, 1, 0}));
}

TEST_F(TenTicks, a_loop_begins_again_at_the_other_end) {
    playback.set_loop(true);
    playback.set_speed(Playback::speeds.size() - 1);
    playback.seek(Tick(8));
    bool wrapped = false;
    QObject::connect(&playback, &Playback::tick_changed, [&](Tick t) { wrapped = wrapped || t == Tick(0); });
    playback.play();
    QElapsedTimer clock;
    clock.start();
    while (!wrapped && clock.elapsed() < 5000) {
        QCoreApplication::processEvents();
    }
    EXPECT_TRUE(wrapped);
    EXPECT_TRUE(playback.playing());
    playback.pause();
}

TEST_F(TenTicks, a_shorter_track_keeps_the_tick_inside) {
    playback.seek(Tick(9));
    Track track;
    track.ticks = 4;
    track.stops[0] = {0, 1, 2, 3};
    playback.set_track(std::move(track));
    EXPECT_EQ(playback.tick().value(), 3U);
}

} // namespace
} // namespace lockstep::gui

// Tests frames, which are the cursors of a film, for every kind of frame step.
#include "app/gui/show/frames.h"
#include "tests/gui/scene_world.h"
#include "tests/gui/show/slow_frames.h"

#include <gtest/gtest.h>
#include <random>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

const char* const all_steps[] = {"step", "access",   "line",     "round",     "barrier",
                                 "pass", "cycles:1", "cycles:7", "cycles:50", "cycles:1000000"};

struct Frames : testing::TestWithParam<Reduction> {
    SceneWorld world{GetParam(), 2};
    ViewPlace place{.runs = {{.what = "reduction"}}};

    std::vector<Cursor> fast(const std::string& by, std::uint64_t from, std::uint64_t to) {
        const auto found = frames(world.session, place, frame_step(by).value(), from, to);
        EXPECT_TRUE(found.ok()) << by;
        return found ? *found : std::vector<Cursor>();
    }
    std::vector<Cursor> slow(const std::string& by, std::uint64_t from, std::uint64_t to) {
        Cursor cursor{.group = Group(place.group.value_or(0)),
                      .warp = Warp(static_cast<std::uint32_t>(place.warp.value_or(0)))};
        const GroupView view = make_group_view(world.session, 0, cursor.group);
        const FrameStep step = frame_step(by).value();
        const std::uint64_t first = step.by == Granularity::cycle ? 0 : 1;
        return SlowFrames(view, cursor)
            .of(step, static_cast<std::uint32_t>(from - first), static_cast<std::uint32_t>(to - first));
    }
};

TEST_P(Frames, are_those_of_the_slow_walk) {
    std::mt19937 random(29);
    const std::uint64_t ticks = world.view.tick_count();
    const std::uint64_t cycles = world.run().cycles;
    for (int i = 0; i < 12; ++i) {
        place.group = random() % 2;
        place.warp = random() % world.view.steps->warps;
        for (const char* by : all_steps) {
            const bool of_cycles = std::string(by).starts_with("cycles");
            const std::uint64_t least = of_cycles ? 0 : 1;
            const std::uint64_t count = of_cycles ? cycles : ticks;
            const std::uint64_t from = least + (i == 0 ? 0 : random() % count);
            const std::uint64_t last = least + count - 1;
            const std::uint64_t to =
                i == 0 ? std::min(last, from + 400) : std::min(last, from + random() % 300);
            EXPECT_EQ(fast(by, from, to), slow(by, from, to)) << by << ' ' << from << ".." << to;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(OfReductions, Frames,
                         testing::Values(Reduction::interleaved, Reduction::compacted,
                                         Reduction::sequential));

TEST_P(Frames, begin_and_end_where_they_are_asked_to) {
    for (const char* by : all_steps) {
        const std::vector<Cursor> film = fast(by, 3, 9);
        ASSERT_FALSE(film.empty()) << by;
        const bool of_cycles = film.front().cycle.has_value();
        EXPECT_EQ(of_cycles ? film.front().cycle->value() : film.front().tick.value() + std::uint64_t{1}, 3U)
            << by;
        EXPECT_EQ(of_cycles ? film.back().cycle->value() : film.back().tick.value() + std::uint64_t{1}, 9U)
            << by;
        EXPECT_EQ(fast(by, 4, 4).front().tick, fast(by, 4, 4).back().tick) << by;
    }
}

TEST_P(Frames, refuse_what_the_run_does_not_have) {
    const auto key_of = [this](const char* by, std::uint64_t from, std::uint64_t to) {
        const auto found = frames(world.session, place, frame_step(by).value(), from, to);
        return found ? std::string() : found.error().arguments[0];
    };
    const std::uint64_t ticks = world.view.tick_count();
    EXPECT_EQ(key_of("step", 0, 1), "--from");
    EXPECT_EQ(key_of("step", ticks + 1, ticks + 1), "--from");
    EXPECT_EQ(key_of("round", 5, 4), "--to");
    EXPECT_EQ(key_of("pass", 1, ticks + 1), "--to");
    EXPECT_EQ(key_of("cycles:9", 0, world.run().cycles), "--to");
    place.group = 2;
    EXPECT_EQ(key_of("step", 1, 1), "group");
}

TEST(FrameStepText, is_one_of_the_list) {
    EXPECT_EQ(frame_step("cycles:50").value(), (FrameStep{Granularity::cycle, 50}));
    EXPECT_EQ(frame_step("pass").value().by, Granularity::pass);
    for (const char* wrong : {"", "cycles", "cycles:", "cycles:0", "cycles:-1", "cycles:5x", "cycles: 5",
                              "Step", "cycles:99999999999999999999", "tick"}) {
        const auto step = frame_step(wrong);
        ASSERT_FALSE(step.ok()) << wrong;
        EXPECT_EQ(step.error().arguments[1], wrong);
    }
}

TEST(FramesOfAKernelThatFitsNowhere, have_no_cycles) {
    HardwareModel tiny;
    tiny.warp_slots = 1;
    const SceneWorld world(Reduction::compacted, 1, tiny);
    const ViewPlace place{.runs = {{.what = "reduction"}}};
    const auto film = frames(world.session, place, frame_step("cycles:5").value(), 0, 10);
    ASSERT_FALSE(film.ok());
    EXPECT_EQ(film.error().arguments[0], "--by");
    EXPECT_TRUE(frames(world.session, place, frame_step("step").value(), 1, 10).ok());
}

} // namespace
} // namespace lockstep::gui

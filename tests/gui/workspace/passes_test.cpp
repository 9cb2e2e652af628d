// Tests the passes of a warp's bank conflicts, one after another.
#include "app/gui/workspace/bank_picture.h"
#include "app/gui/workspace/passes.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Tests with a compacted reduction, whose iterations access two, four ... words of a bank.
struct Passes : testing::Test {
    SceneWorld world{fixture::Reduction::compacted, 1};
    Cursor cursor;

    std::optional<HeldPass> go(Direction direction) {
        const auto to = next_pass(world.view, cursor, direction);
        if (to) {
            cursor.tick = to->tick;
            cursor.pass = to->pass;
        }
        return to;
    }
    [[nodiscard]] std::uint32_t passes_here() const {
        const WarpStep* step = world.view.step_at(cursor.tick, cursor.warp);
        const auto request = step != nullptr ? bank_picture(world.view, *step) : std::nullopt;
        return request ? request->passes() : 0;
    }
};

TEST_F(Passes, of_every_conflict_follow_each_other_in_order) {
    std::uint32_t seen = 0;
    std::optional<HeldPass> before;
    while (const auto pass = go(Direction::forwards)) {
        ++seen;
        ASSERT_GT(passes_here(), 1U) << "a step without a conflict is left out";
        ASSERT_LT(pass->pass, passes_here());
        if (before && before->tick == pass->tick) {
            EXPECT_EQ(pass->pass, before->pass + 1);
        } else {
            EXPECT_EQ(pass->pass, 0U);
        }
        before = pass;
    }
    std::uint32_t all = 0;
    for (const std::uint32_t step : world.view.warp_steps[0]) {
        const auto request = bank_picture(world.view, world.view.steps->steps[step]);
        all += request && request->passes() > 1 ? request->passes() : 0;
    }
    EXPECT_EQ(seen, all);
    EXPECT_GT(all, 0U);
}

TEST_F(Passes, go_back_the_way_they_came) {
    std::vector<HeldPass> way;
    while (const auto pass = go(Direction::forwards)) {
        way.push_back(*pass);
    }
    ASSERT_GT(way.size(), 2U);
    for (std::size_t i = way.size() - 1; i-- > 0;) {
        EXPECT_EQ(go(Direction::backwards), way[i]);
    }
    EXPECT_EQ(go(Direction::backwards), std::nullopt) << "there is none before the first";
}

TEST_F(Passes, begin_with_the_cursors_step) {
    ASSERT_TRUE(go(Direction::forwards));
    const Tick conflict = cursor.tick;
    cursor.pass.reset();
    EXPECT_EQ(go(Direction::forwards), (HeldPass{conflict, 0}));
}

} // namespace
} // namespace lockstep::gui

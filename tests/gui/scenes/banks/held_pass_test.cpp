// Tests that a held pass is emphasised in the picture of the banks.
#include "app/gui/scenes/banks/banks_picture.h"
#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/stage/stage_scene.h"
#include "app/gui/workspace/bank_picture.h"
#include "app/gui/workspace/passes.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

struct HeldPassPicture : testing::Test {
    SceneWorld world{fixture::Reduction::compacted, 1};
    Cursor cursor;

    void SetUp() override {
        const auto first = next_pass(world.view, cursor, Direction::forwards);
        ASSERT_TRUE(first);
        cursor.tick = first->tick;
    }
    [[nodiscard]] Scene scene() const { return banks_scene(world.view, cursor, {1184, 400}); }
    /// Returns the lanes whose connecting lines are not pale.
    [[nodiscard]] std::set<std::uint32_t> lanes_joined() const {
        std::set<std::uint32_t> lanes;
        for (const Shape& shape : scene().shapes) {
            const Line* line = std::get_if<Line>(&shape);
            const auto* access = line != nullptr ? std::get_if<AccessLine>(&line->id) : nullptr;
            if (access != nullptr && line->colour != Colour(Role::grid)) {
                lanes.insert(access->lane.value());
            }
        }
        return lanes;
    }
};

TEST_F(HeldPassPicture, joins_only_the_lanes_that_it_serves) {
    const BankPicture request =
        bank_picture(world.view, *world.view.step_at(cursor.tick, cursor.warp)).value();
    ASSERT_EQ(request.passes(), 2U);
    EXPECT_EQ(lanes_joined().size(), 32U);
    std::set<std::uint32_t> all;
    for (std::uint32_t pass = 0; pass < request.passes(); ++pass) {
        cursor.pass = pass;
        const auto joined = lanes_joined();
        EXPECT_EQ(joined.size(), 16U);
        all.insert(joined.begin(), joined.end());
        EXPECT_TRUE(says(scene(), QStringLiteral("pass %1 of 2").arg(pass + 1)));
    }
    EXPECT_EQ(all.size(), 32U);
}

TEST_F(HeldPassPicture, counts_down_what_a_bank_is_still_asked) {
    const auto with_two = [this] {
        const Scene drawn = scene();
        return std::ranges::count_if(drawn.shapes, [&](const Shape& shape) {
            const Label* label = std::get_if<Label>(&shape);
            return label != nullptr && label->text == QStringLiteral("×2") &&
                   label->font == FontRole::value && label->colour == ink_on(conflict_role(2));
        });
    };
    EXPECT_GT(with_two(), 0);
    const auto before = with_two();
    cursor.pass = 0;
    EXPECT_EQ(with_two(), before);
    cursor.pass = 1;
    EXPECT_EQ(with_two(), 0) << "one is left";
}

TEST_F(HeldPassPicture, is_held_by_a_click_on_its_box_in_the_stage_too) {
    for (const Picture* picture : {&banks_picture, &stage_picture}) {
        const Scene shown = picture->scene(world.view, cursor, {1184, 700}, {});
        const PassBox box{cursor.warp, 1};
        const Destination to = picture->click(world.view, cursor, shown, {box, bounds(shown, box).center()});
        EXPECT_EQ(to.pass, 1U) << picture->name;
        Cursor held = cursor;
        held.pass = 1;
        EXPECT_FALSE(is_same_scene(picture->follows, cursor, held)) << "it is drawn anew";
    }
}

} // namespace
} // namespace lockstep::gui

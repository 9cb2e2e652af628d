// Tests a step that accesses no bank: the picture of the banks shows the nearest request and says so.
#include "app/gui/scenes/banks/banks_picture.h"
#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/kit/shown_step.h"
#include "tests/gui/scene_world.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct NearestRequestPicture : testing::Test {
    SceneWorld world{fixture::Reduction::compacted, 1};

    [[nodiscard]] Scene at(std::uint32_t tick) const {
        Cursor cursor = world.cursor;
        cursor.tick = Tick(tick);
        return banks_picture.scene(world.view, cursor, {1184, 400}, {});
    }
    [[nodiscard]] bool asks(std::uint32_t tick) const {
        const WarpStep* step = world.view.step_at(Tick(tick), Warp(0));
        return step != nullptr && is_access(world.view.site(step->site).kind) &&
               world.view.site(step->site).space == Space::local;
    }
    /// Returns the first step without a request that is between two steps with one.
    [[nodiscard]] std::uint32_t between() const {
        bool has_asked = false;
        for (std::uint32_t tick = 0; tick < world.view.tick_count(); ++tick) {
            if (has_asked && !asks(tick)) {
                return tick;
            }
            has_asked = has_asked || asks(tick);
        }
        return 0;
    }
    [[nodiscard]] std::uint32_t next_after(std::uint32_t tick) const {
        while (!asks(tick)) {
            ++tick;
        }
        return tick;
    }
};

TEST_F(NearestRequestPicture, is_the_next_one_with_its_step) {
    const std::uint32_t now = between();
    const std::uint32_t next = next_after(now);
    const Scene scene = at(now);
    EXPECT_TRUE(says(scene, QStringLiteral("The next access, in step %1, is shown.").arg(next + 1)))
        << qPrintable(texts(scene).join('\n'));
    EXPECT_EQ(boxes_of<BankCell>(scene).size(), 32U);
    const auto lines_of = [](const Scene& drawn) {
        return std::ranges::count_if(drawn.shapes, [](const Shape& shape) {
            const Line* line = std::get_if<Line>(&shape);
            return line != nullptr && is<AccessLine>(line->id);
        });
    };
    EXPECT_EQ(lines_of(scene), lines_of(at(next)));
    EXPECT_GT(lines_of(scene), 0);
}

TEST_F(NearestRequestPicture, is_the_last_one_after_all) {
    const std::uint32_t last = world.view.tick_count() - 1;
    ASSERT_FALSE(asks(last));
    EXPECT_TRUE(says(at(last), "The previous access"));
}

TEST_F(NearestRequestPicture, is_the_steps_own_where_there_is_one) {
    const std::uint32_t asking = next_after(0);
    EXPECT_FALSE(says(at(asking), ", is shown"));
    EXPECT_TRUE(says(at(asking), QStringLiteral("The access in step %1 is shown.").arg(asking + 1)))
        << "a card shows another step than the window";
}

TEST_F(NearestRequestPicture, tells_its_own_words_and_leads_to_its_step) {
    Cursor cursor = world.cursor;
    cursor.tick = Tick(between());
    const Scene scene = at(cursor.tick.value());
    bool has_words = false;
    for (std::uint32_t bank = 0; bank < 32; ++bank) {
        const Pointed pointed{BankCell{Warp(0), Bank(bank)}, {}};
        has_words = has_words || banks_picture.tooltip(world.view, cursor, scene, pointed).contains("word");
    }
    EXPECT_TRUE(has_words);
    const Destination to = banks_picture.click(world.view, cursor, scene, {PassBox{Warp(0), 0}, {}});
    EXPECT_EQ(to.tick, Tick(next_after(cursor.tick.value())));
    EXPECT_EQ(to.pass, 0U);
}

} // namespace
} // namespace lockstep::gui

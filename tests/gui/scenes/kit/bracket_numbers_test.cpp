// Tests the numbers under a row of brackets: they never overlap, and a row shows either all of them or none.
#include "app/gui/scenes/kit/bracket_numbers.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

std::vector<BracketNumber> every(double pitch, int count) {
    std::vector<BracketNumber> numbers;
    numbers.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        numbers.push_back({100 + pitch * i, QStringLiteral("1000")});
    }
    return numbers;
}

TEST(BracketNumbers, what_is_placed_first_stays) {
    Scene scene;
    BracketNumbers numbers(scene, 0);
    EXPECT_TRUE(numbers.place({100, "1000"}, FontRole::tick, Role::text));
    EXPECT_FALSE(numbers.place({104, "1128"}, FontRole::tick, Role::text));
    EXPECT_TRUE(numbers.place({300, "1256"}, FontRole::tick, Role::text));
    EXPECT_EQ(scene.shapes.size(), 2U);
}

TEST(BracketNumbers, a_row_with_holes_is_not_drawn_and_leaves_its_room_to_others) {
    Scene scene;
    BracketNumbers numbers(scene, 0);
    EXPECT_FALSE(numbers.place_all(every(10, 4), FontRole::tick, Role::text));
    EXPECT_TRUE(scene.shapes.empty());
    EXPECT_TRUE(numbers.place_all(every(80, 4), FontRole::tick, Role::text));
    EXPECT_EQ(scene.shapes.size(), 4U);
}

TEST(BracketNumbers, at_the_left_edge_leave_the_name_of_the_row_its_space) {
    Scene scene;
    BracketNumbers numbers(scene, 0, 95);
    EXPECT_TRUE(numbers.place({100, "4,096–4,223"}, FontRole::tick, Role::text));
    EXPECT_FALSE(numbers.place({145, "4,224–4,351"}, FontRole::tick, Role::text)) << "the first one is there";
    EXPECT_GE(std::get<Label>(scene.shapes.front()).rect.left(), 95);
}

} // namespace
} // namespace lockstep::gui

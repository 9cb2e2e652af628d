// Tests back and forward through visited places, without a window.
#include "app/gui/workspace/places/place_history.h"

#include <gtest/gtest.h>
#include <random>

namespace lockstep::gui {
namespace {

ViewPlace at(std::uint64_t step, const std::string& view = "stage") {
    return {.runs = {{.what = "reduction/interleaved"}}, .group = 0, .step = step, .view = view};
}

struct History : testing::Test {
    PlaceHistory history;
    /// Visits a place as the window does.
    void go(const ViewPlace& place) {
        const Visit* shown = history.shown();
        history.visit({place, {}}, shown != nullptr ? move_between(shown->place, place, 1) : Move::jump);
    }
};

TEST_F(History, goes_back_to_where_one_jumped_from) {
    go(at(1));
    go(at(2));
    go(at(3));
    go(at(3, "banks"));
    go(at(4, "banks"));
    ASSERT_EQ(history.size(), 2U) << "steps make no entries";
    EXPECT_EQ(history.back()->place, at(3));
    EXPECT_EQ(history.back(), nullptr);
    EXPECT_EQ(history.forward()->place, at(4, "banks")) << "where one was last";
    EXPECT_EQ(history.forward(), nullptr);
}

TEST_F(History, drops_what_lay_ahead_after_a_jump_but_not_after_a_step) {
    go(at(1));
    go(at(1, "banks"));
    go(at(1, "heat"));
    ASSERT_NE(history.back(), nullptr);
    go(at(2, "banks"));
    EXPECT_TRUE(history.has_after());
    go(at(2, "film"));
    EXPECT_FALSE(history.has_after());
    EXPECT_EQ(history.back()->place, at(2, "banks"));
}

TEST_F(History, keeps_the_last_hundred_places) {
    for (std::uint64_t i = 0; i < 250; ++i) {
        go(at(i * 10));
    }
    EXPECT_EQ(history.size(), PlaceHistory::most);
    std::size_t back = 0;
    while (const Visit* visit = history.back()) {
        ++back;
        EXPECT_EQ(visit->place, at((249 - back) * 10));
    }
    EXPECT_EQ(back, PlaceHistory::most - 1);
}

TEST_F(History, is_that_of_a_list_and_an_index) {
    std::mt19937 random(7);
    std::vector<ViewPlace> list;
    std::size_t shown = 0;
    for (int i = 0; i < 5000; ++i) {
        const unsigned what = random() % 4;
        if (what < 2) {
            const ViewPlace place = at(random() % 6 * 3, what == 0 ? "stage" : "heat");
            const bool is_step = !list.empty() && move_between(list[shown], place, 1) <= Move::step;
            if (is_step) {
                list[shown] = place;
            } else {
                list.erase(list.begin() + static_cast<std::ptrdiff_t>(std::min(list.size(), shown + 1)),
                           list.end());
                list.push_back(place);
                if (list.size() > PlaceHistory::most) {
                    list.erase(list.begin());
                }
                shown = list.size() - 1;
            }
            go(place);
        } else if (what == 2) {
            EXPECT_EQ(history.back() != nullptr, shown > 0);
            shown -= shown > 0 ? 1 : 0;
        } else {
            EXPECT_EQ(history.forward() != nullptr, shown + 1 < list.size());
            shown += shown + 1 < list.size() ? 1 : 0;
        }
        ASSERT_EQ(history.size(), list.size());
        if (!list.empty()) {
            ASSERT_EQ(history.shown()->place, list[shown]);
        }
    }
}

TEST(MoveBetween, tells_steps_from_jumps) {
    const ViewPlace from = at(10);
    EXPECT_EQ(move_between(from, from, 1), Move::none);
    EXPECT_EQ(move_between(from, at(11), 1), Move::step);
    EXPECT_EQ(move_between(from, at(8), 1), Move::seek);
    EXPECT_EQ(move_between(from, at(8), 2), Move::step);
    EXPECT_EQ(move_between(from, at(10, "film"), 1), Move::jump);
    ViewPlace to = from;
    to.lane = 5;
    to.warp = 1;
    to.pass = 2;
    EXPECT_EQ(move_between(from, to, 1), Move::step);
    for (auto member : {&ViewPlace::launch, &ViewPlace::group, &ViewPlace::line}) {
        to = from;
        to.*member = 3;
        EXPECT_EQ(move_between(from, to, 1), Move::jump);
    }
    to = from;
    to.runs[0].numbers["banks"] = "16";
    EXPECT_EQ(move_between(from, to, 1), Move::jump) << "other hardware";
}

} // namespace
} // namespace lockstep::gui

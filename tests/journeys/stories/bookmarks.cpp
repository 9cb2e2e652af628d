#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(Bookmarked);

TEST_P(Bookmarked, steps_are_gone_to_renamed_and_there_after_another_start) {
    starts();
    sets("transport/granularity", "Single step");
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Right, Right, Right");
    answers([this] { presses("Ctrl+B"); },
            [this] {
                types("look here");
                presses("Return");
            });
    EXPECT_TRUE(sees("bookmark/saved", {"4"}));
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("B");
    EXPECT_EQ(step(), 4);
    opens("menu/text-125");
    waits();
    answers([this] { opens("menu/bookmarks"); },
            [this] {
                EXPECT_TRUE(reads("bookmarks/list").contains("look here | 4")) << "another window has it";
                clicks("bookmarks/rename");
                presses("Ctrl+A");
                types("renamed");
                presses("Return");
                presses("Esc");
            });
    starts_again();
    starts();
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    answers([this] { presses("Ctrl+Shift+B"); },
            [this] {
                EXPECT_TRUE(reads("bookmarks/list").contains("renamed | 4"));
                clicks("bookmarks/open");
            });
    EXPECT_EQ(step(), 4);
    answers([this] { opens("menu/bookmarks"); },
            [this] {
                clicks("bookmarks/remove");
                EXPECT_TRUE(sees("bookmark/none"));
                presses("Esc");
            });
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("B");
    EXPECT_EQ(step(), 1) << "it is removed";
}

} // namespace
} // namespace lockstep::gui::journeys

// Tests the list of bookmarks without a window: its order, and how it is saved.
#include "app/gui/workspace/places/bookmarks.h"

#include "app/common/place/place_text.h"
#include "core/experiments/own_input.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

ViewPlace place_of(std::uint64_t step, std::uint64_t lane = 0,
                   const std::string& what = "reduction/interleaved") {
    return {.runs = {{.what = what, .parameters = {{"size", "512"}}}},
            .group = 0,
            .step = step,
            .warp = 0,
            .lane = lane,
            .view = "stage"};
}

struct BookmarkListing : testing::Test {
    Bookmarks bookmarks;
    void add(const ViewPlace& place, const char* text) { bookmarks.add({place, QString::fromUtf8(text)}); }
    [[nodiscard]] QStringList texts() const {
        QStringList texts;
        for (const Bookmark& each : bookmarks.all()) {
            texts << each.text;
        }
        return texts;
    }
    [[nodiscard]] QString after(const ViewPlace& place, Direction direction) const {
        const Bookmark* next = bookmarks.next(place, direction);
        return next == nullptr ? QString() : next->text;
    }
};

TEST_F(BookmarkListing, is_sorted_by_run_and_position) {
    add(place_of(30), "c");
    add(place_of(4, 0, "scan/blelloch"), "d");
    add(place_of(9, 3), "b");
    add(place_of(9), "a");
    EXPECT_EQ(texts(), (QStringList{"a", "b", "c", "d"}));
    EXPECT_EQ(bookmarks.of(place_of(1).runs.front()).size(), 3U);
}

TEST_F(BookmarkListing, has_one_bookmark_at_a_position) {
    add(place_of(9), "first");
    ViewPlace same = place_of(9);
    same.view = "banks";
    add(same, "second");
    EXPECT_EQ(texts(), QStringList{"second"});
    EXPECT_EQ(bookmarks.all()[0].place.view, "banks");
    ASSERT_NE(bookmarks.at(place_of(9)), nullptr);
    EXPECT_EQ(bookmarks.at(place_of(10)), nullptr);
}

TEST_F(BookmarkListing, walks_within_the_run_only) {
    add(place_of(9), "a");
    add(place_of(9, 3), "b");
    add(place_of(30), "c");
    add(place_of(4, 0, "scan/blelloch"), "d");
    EXPECT_EQ(after(place_of(1), Direction::forwards), "a");
    EXPECT_EQ(after(place_of(9), Direction::forwards), "b");
    EXPECT_EQ(after(place_of(12), Direction::forwards), "c");
    EXPECT_EQ(after(place_of(30), Direction::forwards), "");
    EXPECT_EQ(after(place_of(30), Direction::backwards), "b");
    EXPECT_EQ(after(place_of(9), Direction::backwards), "");
    EXPECT_EQ(after(place_of(1, 0, "scan/shuffle"), Direction::forwards), "");
}

TEST_F(BookmarkListing, keeps_texts_on_one_line_and_short) {
    add(place_of(9), "  two\n\tlines\x07  ");
    EXPECT_EQ(texts(), QStringList{"two lines"});
    bookmarks.rename(0, QString(2000, QLatin1Char('x')));
    EXPECT_EQ(bookmarks.all()[0].text.size(), Bookmarks::longest_text);
    bookmarks.rename(7, "no such one");
    bookmarks.remove(7);
    bookmarks.remove(0);
    EXPECT_TRUE(bookmarks.all().empty());
}

TEST_F(BookmarkListing, is_read_as_it_was_written) {
    add(place_of(9), "a \"text\" with ü, & and 数");
    ViewPlace whole = place_of(30, 5);
    whole.launch = 2;
    whole.pass = 1;
    whole.line = 12;
    whole.cycle = 7;
    whole.runs.front().numbers["banks"] = "16";
    whole.runs.front().parameters["input"] = "3 1 4 1";
    add(whole, "everything");
    EXPECT_EQ(Bookmarks::from_json(bookmarks.to_json()).all(), bookmarks.all());
}

TEST_F(BookmarkListing, leaves_out_what_is_not_valid) {
    for (const char* wrong : {"", "x", "{}", "[1, null, []]", R"([{"place": 3, "text": "a"}])",
                              R"([{"place": "", "text": "a"}])", R"([{"place": "a|b#step=1", "text": "a"}])",
                              R"([{"place": "a#step=0", "text": "a"}])", R"([{"text": "a"}])"}) {
        EXPECT_TRUE(Bookmarks::from_json(wrong).all().empty()) << wrong;
    }
    const Bookmarks some =
        Bookmarks::from_json(R"([{"place": "nonsense#", "text": 3}, {"place": "a#step=2", "text": "b"}, 7])");
    ASSERT_FALSE(some.all().empty());
    EXPECT_EQ(some.all().back().text.isEmpty() ? some.all().front().text : some.all().back().text, "b");
}

TEST_F(BookmarkListing, ends_at_its_limit) {
    for (std::uint64_t step = 1; step <= Bookmarks::most + 10; ++step) {
        add(place_of(step), "x");
    }
    EXPECT_TRUE(bookmarks.is_full());
    EXPECT_EQ(bookmarks.all().size(), Bookmarks::most);
    add(place_of(3), "still replaced");
    EXPECT_EQ(bookmarks.at(place_of(3))->text, "still replaced");
}

TEST(BookmarkedPlace, has_room_for_the_longest_input) {
    ViewPlace place = place_of(1);
    std::string& input = place.runs.front().parameters["input"];
    while (input.size() + 2 <= longest_input) {
        input += "1 ";
    }
    EXPECT_TRUE(place_from(place_text(place)).ok());
}

} // namespace
} // namespace lockstep::gui

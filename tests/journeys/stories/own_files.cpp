#include "tests/journeys/support/journey.h"

#include <QApplication>
#include <QTest>

namespace lockstep::gui::journeys {
namespace {

struct OwnFiles : Journey {
    void edits();
};
INSTANTIATE_TEST_SUITE_P(OnScreen, OwnFiles, testing::ValuesIn(usual_screens()));

constexpr const char* kernel = "__kernel void mine(__global int* out) {\n"
                               "    out[get_global_id(0)] = 1;\n"
                               "}\n";
constexpr const char* launch = "mine.cl\nmine\n64 1 1\n64 1 1\n<size=256 fill=0>\n";

/// Edits the kernel without saving it.
void OwnFiles::edits() {
    has_file("mine.cl", kernel);
    chooses_file([this] { opens("menu/open"); }, has_file("mine.sim", launch));
    waits();
    opens("panel/source");
    clicks_at("source/text", 0.4, 0.5);
    presses("Ctrl+Home");
    types("// edited\n");
    ASSERT_TRUE(sees("kernel/changed"));
}

TEST_P(OwnFiles, are_in_the_list_and_open_again_with_a_click) {
    has_file("mine.cl", kernel);
    chooses_file([this] { opens("menu/open"); }, has_file("mine.sim", launch));
    waits();
    runs_experiment("experiments/sequential");
    opens("panel/experiments");
    writes("experiments/filter", "mine");
    clicks("experiments/mine");
    waits();
    opens("panel/source");
    EXPECT_TRUE(reads("source/text").contains("void mine"));
    opens("panel/experiments");
    clicks("experiments/list");
    presses("Home, Down");
    presses("Del");
    EXPECT_FALSE(finds("experiments/mine"));
}

TEST_P(OwnFiles, that_cannot_be_opened_are_named_when_they_are_dropped) {
    starts();
    drops(has_file("notes.txt", "text"));
    EXPECT_TRUE(sees("file/not-opened", {"notes.txt"}));
    has_file("mine.cl", kernel);
    drops(has_file("mine.sim", launch));
    waits();
    opens("panel/source");
    EXPECT_TRUE(reads("source/text").contains("void mine"));
}

TEST_P(OwnFiles, that_are_edited_are_saved_when_the_window_is_closed) {
    edits();
    answers([this] { closes(); }, [this] { presses("Esc"); });
    EXPECT_FALSE(is_closed()) << "the person went back";
    ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::activeModalWidget() == nullptr; }, 5000));
    EXPECT_EQ(file("mine.cl"), kernel);
    answers([this] { closes(); }, [this] { presses("Return"); });
    EXPECT_TRUE(QTest::qWaitFor([this] { return is_closed(); }, 5000));
    EXPECT_TRUE(file("mine.cl").startsWith("// edited\n"));
}

TEST_P(OwnFiles, that_are_edited_survive_a_crash) {
    edits();
    waits();
    crashes_and_starts_again();
    EXPECT_TRUE(sees("kernel/lost", {"mine.sim"})) << "before anything runs";
    starts();
    EXPECT_TRUE(sees("kernel/lost", {"mine.sim"}));
    EXPECT_EQ(file("mine.cl"), kernel);
    chooses_file([this] { opens("menu/open"); }, path("mine.sim"));
    waits();
    opens("panel/source");
    EXPECT_TRUE(reads("source/text").startsWith("// edited\n"));
}

} // namespace
} // namespace lockstep::gui::journeys

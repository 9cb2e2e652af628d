#include "tests/journeys/support/journey.h"

#include <QFile>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(PageStart);

constexpr const char* start_kernel = "__kernel void mine(__global int* out) {\n"
                                     "    out[get_global_id(0)] = 1;\n"
                                     "}\n";
constexpr const char* start_launch = "mine.cl\nmine\n64 1 1\n64 1 1\n<size=256 fill=0>\n";

TEST_P(PageStart, of_a_first_start_opens_a_shipped_recording_with_one_click) {
    begins();
    EXPECT_FALSE(finds("start/continue")) << "there is no session yet";
    EXPECT_TRUE(sees("start/no-files"));
    clicks("start/interleaved");
    waits();
    EXPECT_TRUE(is_told("run/ready"));
    EXPECT_TRUE(reads("stage/picture").contains("Warp 7"));
    presses("Ctrl+Shift+H");
    EXPECT_TRUE(sees("start/no-files")) << "shipped recordings are not recent files";
}

TEST_P(PageStart, continues_at_the_step_and_the_view_of_the_last_session) {
    starts();
    opens("tab/memory");
    clicks("view/global");
    clicks_at("memory/global", 0.1, 0.03);
    presses("Home, Right, Right, Right");
    const int before = step();
    const QString picture = reads("memory/global");
    closes();
    starts_again();
    begins();
    EXPECT_TRUE(sees("start/step", {QString::number(before)}));
    clicks("start/continue");
    waits();
    EXPECT_EQ(step(), before);
    EXPECT_EQ(reads("memory/global"), picture) << "the view is open already";
}

TEST_P(PageStart, says_which_recent_file_is_gone_and_finds_it_again) {
    has_file("mine.cl", start_kernel);
    chooses_file([this] { opens("menu/open"); }, has_file("mine.sim", start_launch));
    waits();
    ASSERT_TRUE(QFile::rename(path("mine.sim"), path("moved.sim")));
    opens("menu/start");
    EXPECT_TRUE(sees("start/gone"));
    chooses_file([this] { clicks("start/locate"); }, path("moved.sim"));
    waits();
    opens("panel/source");
    EXPECT_TRUE(reads("source/text").contains("void mine"));
    opens("menu/start");
    EXPECT_TRUE(sees_no("start/gone"));
    clicks("start/moved");
    waits();
    EXPECT_TRUE(is_told("run/ready"));
}

TEST_P(PageStart, of_a_machine_without_a_device_says_so_and_opens_recordings) {
    has_no_device();
    begins();
    EXPECT_TRUE(sees("start/no-device"));
    EXPECT_FALSE(may_use("tool/run"));
    EXPECT_THROW(opens("menu/run"), std::runtime_error) << "it is disabled";
    presses("Esc"); // closes the menu, or leaves the page
    if (!sees_now("start/title")) {
        opens("menu/start");
    }
    clicks("start/interleaved");
    waits();
    EXPECT_TRUE(is_told("run/ready"));
    EXPECT_TRUE(is_told("start/no-device")) << "still in the status";
    EXPECT_TRUE(reads("stage/picture").contains("Warp 7"));
    opens("tab/compare");
    opens("view/sweep");
    EXPECT_FALSE(may_use("sweep/start"));
}

TEST_P(PageStart, without_a_device_opens_the_recording_of_an_experiment_that_is_chosen) {
    has_no_device();
    begins();
    EXPECT_TRUE(sees("start/no-device"));
    runs_experiment("experiments/sequential");
    EXPECT_TRUE(is_told("run/ready"));
    runs_experiment("experiments/hillis");
    EXPECT_TRUE(sees("device/install"));
}

TEST_P(PageStart, opens_a_lesson_with_one_click) {
    records_with_the_worker();
    begins();
    clicks("start/lesson");
    EXPECT_TRUE(sees("lesson/page", {"1", "5"}));
    waits();
    EXPECT_TRUE(sees_no("start/title"));
}

TEST_P(PageStart, is_left_with_escape_and_comes_back_with_its_key) {
    starts();
    presses("Ctrl+Shift+H");
    EXPECT_TRUE(sees("start/title"));
    presses("Esc");
    EXPECT_TRUE(sees_no("start/title"));
    const int before = step();
    presses("Home, Right"); // the picture has the keyboard focus again
    EXPECT_NE(step(), before);
}

} // namespace
} // namespace lockstep::gui::journeys

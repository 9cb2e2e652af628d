#include "tests/journeys/support/journey.h"

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(ExportedPicture);

TEST_P(ExportedPicture, is_what_was_chosen_in_the_dialog) {
    starts();
    opens("menu/export");
    clicks("export/svg");
    sets("export/theme", "Dark");
    EXPECT_EQ(reads("export/theme"), "Dark");
    writes("export/width", "900");
    presses("Tab");
    sets("export/unit", "mm");
    EXPECT_EQ(reads("export/width"), "238.1");
    sets("export/unit", "px");
    EXPECT_EQ(reads("export/width"), "900");
    chooses_file([this] { clicks("export/export"); }, path("stage.svg"));
    EXPECT_TRUE(sees("file/saved", {path("stage.svg")}));
    EXPECT_TRUE(file("stage.svg").contains("<svg"));
    EXPECT_TRUE(file("stage.svg").contains("Warp 1")) << "its text";
}

TEST_P(ExportedPicture, is_kept_with_its_recording_which_opens_again) {
    starts();
    chooses_file([this] { opens("menu/save"); }, path("run.lks"));
    EXPECT_TRUE(sees("file/saved", {path("run.lks")}));
    runs_experiment("experiments/sequential");
    chooses_file([this] { opens("menu/open"); }, path("run.lks"));
    waits();
    EXPECT_TRUE(everything().contains(control("experiments/interleaved").text));
    EXPECT_TRUE(sees("run/ready"));
}

} // namespace
} // namespace lockstep::gui::journeys

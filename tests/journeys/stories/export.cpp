#include "tests/journeys/support/clicks.h"
#include "tests/journeys/support/journey.h"

#include <QImage>
#include <QImageReader>
#include <QProcess>

namespace lockstep::gui::journeys {
namespace {

LOCKSTEP_STORIES(ExportedPicture);
LOCKSTEP_STORIES(ExportedRun);

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

/// From the started program to a slide: a menu, its entry, the use, the button.
TEST_P(ExportedPicture, is_a_slide_after_at_most_four_clicks) {
    starts();
    Clicks clicked;
    opens("menu/export");
    clicks("export/slide");
    EXPECT_EQ(reads("export/width"), "1920");
    chooses_file([this] { clicks("export/export"); }, path("slide.png"));
    EXPECT_LE(clicked.count, 4);
    EXPECT_TRUE(sees("file/saved", {path("slide.png")}));
    EXPECT_EQ(QImage(path("slide.png")).size(), QSize(1920, 1080));
    opens("menu/export");
    EXPECT_EQ(reads("export/width"), "1920") << "the choices are kept";
}

TEST_P(ExportedPicture, has_a_title_and_says_what_happens_in_the_step) {
    starts();
    opens("menu/export");
    clicks("export/svg");
    clicks("export/title-on");
    writes("export/title", "Half of the lanes");
    clicks("export/caption-on");
    const QString caption = reads("export/caption");
    EXPECT_FALSE(caption.isEmpty());
    chooses_file([this] { clicks("export/export"); }, path("step.svg"));
    EXPECT_TRUE(sees("file/saved", {path("step.svg")}));
    EXPECT_TRUE(file("step.svg").contains(">Half of the lanes<")) << "its title";
    EXPECT_TRUE(file("step.svg").contains(caption.section(' ', 0, 2)));
    EXPECT_TRUE(file("step.svg").contains("Experiment: reduction/")) << "how it was made";
}

TEST_P(ExportedPicture, of_a_chart_is_reached_from_its_menu_with_at_most_four_clicks) {
    starts();
    if (!finds("panel/charts")) {
        presses("F8");
    }
    opens("panel/charts");
    clicks("charts/variants");
    Clicks clicked;
    clicks("charts/times");
    chooses_in_context_menu("Export…");
    clicks("export/svg");
    chooses_file([this] { clicks("export/export"); }, path("times.svg"));
    EXPECT_LE(clicked.count, 4);
    EXPECT_TRUE(sees("file/saved", {path("times.svg")}));
    EXPECT_TRUE(file("times.svg").contains("Measured time"));
}

TEST_P(ExportedPicture, moves_after_at_most_four_clicks) {
    starts();
    Clicks clicked;
    opens("menu/export");
    clicks("export/gif");
    chooses_file([this] { clicks("export/export"); }, path("steps.gif"));
    EXPECT_LE(clicked.count, 4);
    EXPECT_TRUE(sees("file/saved", {path("steps.gif")}));
    QImageReader film(path("steps.gif"));
    EXPECT_GT(film.imageCount(), 10) << "a frame per step";
}

TEST_P(ExportedPicture, moves_between_the_steps_that_were_chosen) {
    starts();
    opens("menu/export-animation");
    writes("export/from", "3");
    writes("export/to", "7");
    presses("Tab");
    chooses_file([this] { clicks("export/export"); }, path("steps.gif"));
    EXPECT_TRUE(sees("file/saved", {path("steps.gif")}));
    EXPECT_EQ(QImageReader(path("steps.gif")).imageCount(), 5);
}

TEST_P(ExportedRun, is_a_player_after_at_most_four_clicks) {
    starts();
    Clicks clicked;
    opens("menu/export-player");
    chooses_file([this] { clicks("export/export"); }, path("run.html"));
    EXPECT_LE(clicked.count, 4);
    EXPECT_TRUE(sees("file/saved", {path("run.html")}));
    EXPECT_TRUE(file("run.html").startsWith("<!DOCTYPE html>"));
}

TEST_P(ExportedRun, is_a_report_after_at_most_four_clicks) {
    starts();
    Clicks clicked;
    opens("menu/export-report");
    chooses_file([this] { clicks("export/export"); }, path("run.pdf"));
    EXPECT_LE(clicked.count, 4);
    EXPECT_TRUE(sees("file/saved", {path("run.pdf")}));
    QProcess reader;
    reader.start("pdftotext", {path("run.pdf"), "-"});
    ASSERT_TRUE(reader.waitForFinished());
    EXPECT_TRUE(QString::fromUtf8(reader.readAllStandardOutput()).contains("Hardware model"));
}

TEST_P(ExportedPicture, is_shown_as_a_command_that_can_be_copied) {
    starts();
    opens("menu/export");
    clicks("export/column");
    clicks("export/command");
    clicks("command/copy");
    EXPECT_TRUE(clipboard().startsWith("lockstep render reduction/")) << qPrintable(clipboard());
    EXPECT_TRUE(clipboard().contains("--made-for column")) << qPrintable(clipboard());
}

TEST_P(ExportedPicture, is_kept_with_its_recording_which_opens_again) {
    starts();
    chooses_file([this] { opens("menu/save"); }, path("run.lks"));
    EXPECT_TRUE(sees("file/saved", {path("run.lks")}));
    runs_experiment("experiments/sequential");
    chooses_file([this] { opens("menu/open"); }, path("run.lks"));
    waits();
    EXPECT_TRUE(everything().contains(control("experiments/interleaved").text));
    EXPECT_TRUE(is_told("run/ready"));
}

} // namespace
} // namespace lockstep::gui::journeys

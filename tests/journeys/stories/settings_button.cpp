#include "app/gui/theme/language.h"
#include "tests/journeys/support/journey.h"
#include "tests/journeys/support/openings.h"

namespace lockstep::gui::journeys {
namespace {

/// Only in a wide window; a narrow one has these entries in its menu.
struct SettingsButton : Journey {};
INSTANTIATE_TEST_SUITE_P(OnScreen, SettingsButton, testing::Values(usual_screens().front()));

TEST_P(SettingsButton, changes_the_theme_and_what_the_cells_show) {
    starts();
    opens("panel/source");
    const int before = qGray(looks_at("stage/picture").pixel(2, 2));
    chooses_from("tool/settings", "Theme>Dark");
    EXPECT_LT(qGray(looks_at("stage/picture").pixel(2, 2)), before - 100);
    chooses_from("tool/settings", "Theme>Light");
    EXPECT_EQ(qGray(looks_at("stage/picture").pixel(2, 2)), before);
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    chooses_from("tool/settings", "Show in cells>Value"); // the pointer is where it will be later
    const QImage values = looks_at("stage/picture");
    chooses_from("tool/settings", "Show in cells>Work-item");
    EXPECT_NE(looks_at("stage/picture"), values);
    chooses_from("tool/settings", "Show in cells>Value");
    EXPECT_TRUE(looks_like("stage/picture", values));
}

TEST_P(SettingsButton, changes_the_text_size_and_the_language_and_keeps_the_step) {
    starts();
    clicks_at("stage/picture", 0.1, 0.03);
    presses("Home");
    presses("Right");
    const int before = step();
    const int height = looks_at("tool/settings").height();
    chooses_from("tool/settings", "Text size>150 %");
    waits();
    EXPECT_NE(looks_at("tool/settings").height(), height);
    EXPECT_EQ(step(), before);
    EXPECT_TRUE(is_told("run/ready"));
    chooses_from("tool/settings", "Language>" + language_title("es"));
    waits();
    EXPECT_FALSE(sees_now("run/ready"));
    choose_entry("Ver>Idioma>English"); // in Spanish
    waits();
    EXPECT_TRUE(is_told("run/ready"));
    EXPECT_EQ(step(), before);
}

} // namespace
} // namespace lockstep::gui::journeys

// Tests the colours of every theme with the criteria by which they were chosen: contrast, and differences
// visible to colour-blind people.
#include "app/gui/theme/heat.h"
#include "app/gui/theme/theme.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

namespace lockstep::gui {
namespace {

// The colours of degrees and series need not differ on a projector, because numbers, markers and dashes
// distinguish them there.
constexpr Vision eyes[] = {Vision::normal, Vision::protanopia, Vision::deuteranopia, Vision::tritanopia};
constexpr Vision visions[] = {Vision::normal, Vision::protanopia, Vision::deuteranopia, Vision::tritanopia,
                              Vision::projector};

struct ThemeColours : testing::TestWithParam<ThemeName> {
    Theme theme{GetParam()};

    double closest(const std::vector<Role>& roles, Vision vision) const {
        double least = 1e9;
        for (std::size_t a = 0; a < roles.size(); ++a) {
            for (std::size_t b = a + 1; b < roles.size(); ++b) {
                least = std::min(least, distance(theme[roles[a]], theme[roles[b]], vision));
            }
        }
        return least;
    }
};

TEST_P(ThemeColours, text_contrasts_with_every_surface_it_stands_on) {
    for (const Role surface : {Role::window, Role::panel, Role::panel_alt, Role::header, Role::button,
                               Role::accent_soft, Role::current_line}) {
        EXPECT_GE(contrast(theme[Role::text], theme[surface]), 4.5) << static_cast<int>(surface);
        EXPECT_GE(contrast(theme[Role::text2], theme[surface]), 4.5) << static_cast<int>(surface);
    }
    const std::pair<Role, Role> pairs[] = {{Role::ok, Role::ok_soft},
                                           {Role::warn, Role::warn_soft},
                                           {Role::error, Role::error_soft},
                                           {Role::conflict_line, Role::conflict_soft},
                                           {Role::broadcast_line, Role::broadcast_soft},
                                           {Role::text, Role::request_soft},
                                           {Role::on_accent, Role::accent},
                                           {Role::code_keyword, Role::panel},
                                           {Role::code_call, Role::panel},
                                           {Role::code_comment, Role::panel},
                                           {Role::disabled, Role::panel}};
    for (const auto& [ink, fill] : pairs) {
        EXPECT_GE(contrast(theme[ink], theme[fill]), 4.5)
            << static_cast<int>(ink) << " on " << static_cast<int>(fill);
    }
}

TEST_P(ThemeColours, ink_is_readable_on_every_state_and_degree) {
    for (const Role fill : {Role::active, Role::ready, Role::blocked_global, Role::blocked_local,
                            Role::barrier, Role::masked, Role::broadcast, Role::conflict2, Role::conflict4,
                            Role::conflict8, Role::conflict16, Role::conflict32, Role::error}) {
        EXPECT_GE(contrast(theme.ink(fill), theme[fill]), 4.5) << static_cast<int>(fill);
    }
}

TEST_P(ThemeColours, marks_and_outlines_stand_out_from_the_panel) {
    for (const Role mark :
         {Role::outline, Role::accent, Role::ready_line, Role::broadcast_line, Role::masked_line,
          Role::conflict_line, Role::active, Role::barrier, Role::blocked_global, Role::blocked_local,
          Role::series_a, Role::series_b, Role::series_c, Role::series_d}) {
        EXPECT_GE(contrast(theme[mark], theme[Role::panel]), 3.0) << static_cast<int>(mark);
    }
}

TEST_P(ThemeColours, states_differ_for_every_eye_and_on_a_projector) {
    const std::vector<Role> states{Role::active,  Role::ready,  Role::blocked_global, Role::blocked_local,
                                   Role::barrier, Role::masked, Role::broadcast};
    for (const Vision vision : visions) {
        EXPECT_GE(closest(states, vision), 17) << static_cast<int>(vision);
    }
}

TEST_P(ThemeColours, neighbouring_conflict_degrees_and_series_differ) {
    const std::vector<Role> degrees{Role::conflict2, Role::conflict4, Role::conflict8, Role::conflict16,
                                    Role::conflict32};
    const std::vector<Role> series{Role::series_a, Role::series_b, Role::series_c, Role::series_d};
    for (const Vision vision : eyes) {
        for (std::size_t i = 0; i + 1 < degrees.size(); ++i) {
            EXPECT_GE(distance(theme[degrees[i]], theme[degrees[i + 1]], vision), 9) << i;
        }
        EXPECT_GE(closest(series, vision), 10) << static_cast<int>(vision);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryTheme, ThemeColours,
                         testing::Values(ThemeName::light, ThemeName::dark, ThemeName::contrast));

TEST(ColourCheck, agrees_with_published_pairs) {
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 1e-6);
    EXPECT_NEAR(contrast(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.01);
    EXPECT_NEAR(distance(Qt::black, Qt::white), 100, 0.01);
    EXPECT_NEAR(distance(QColor(255, 0, 0), QColor(0, 255, 0)), 86.6, 0.1);
}

TEST(Heat, runs_from_dark_blue_to_yellow_and_always_has_readable_ink) {
    EXPECT_LT(cividis(0).lightness(), 50);
    EXPECT_GT(cividis(1).red(), 240);
    EXPECT_LT(cividis(1).blue(), 90);
    for (int i = 0; i <= 100; ++i) {
        const QColor colour = cividis(i / 100.0);
        EXPECT_GE(contrast(colour, ink_for(colour)), 4.5) << i;
    }
}

TEST(Heat, counts_stand_on_a_square_root_scale) {
    EXPECT_DOUBLE_EQ(heat_of_count(25, 100), 0.5);
    EXPECT_DOUBLE_EQ(heat_of_count(0, 0), 0);
}

} // namespace
} // namespace lockstep::gui

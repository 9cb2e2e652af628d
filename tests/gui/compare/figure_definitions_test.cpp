// Tests the definitions of metrics in the table of compared runs.
#include "app/words/figure_words.h"
#include "core/session/run_figures.h"

#include <gtest/gtest.h>
#include <string_view>

namespace lockstep::gui {
namespace {

TEST(ComparisonFigures, have_their_definition_and_say_where_they_come_from) {
    std::size_t shown = 0;
    for (const RunFigure& figure : run_figure_list()) {
        if (!has_figure_words(figure.key)) {
            continue;
        }
        const std::string_view definition = figure_definition(figure.key);
        const bool says_from = definition.find("(counted)") != std::string_view::npos ||
                               definition.find("(measured)") != std::string_view::npos ||
                               definition.find("(modelled)") != std::string_view::npos;
        EXPECT_TRUE(says_from) << figure.key;
        ++shown;
    }
    EXPECT_GE(shown, 20U);
}

} // namespace
} // namespace lockstep::gui

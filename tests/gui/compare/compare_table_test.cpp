// Tests the table of compared runs at widths that are too small for all of it.
#include "app/gui/compare/compare_table.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/run_summaries.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct ComparedTwo : testing::Test {
    CompareTable table;

    ComparedTwo() {
        RunSummary first = run("a", 1000, 1, "64");
        RunSummary other = run("b", 4000, 900, "64");
        first.title = "A variant with a long name, 1048576, 256";
        other.title = "Another with a longer name, 1048576, 256";
        table.show_runs({first, other}, Theme(theme_named("light")));
    }
    void show(int width) {
        table.resize(width, 300);
        table.show();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] int right_of(int column) const {
        return table.columnViewportPosition(column) + table.columnWidth(column);
    }
};

constexpr int difference = 3;
constexpr int from = 4;

TEST_F(ComparedTwo, shows_all_its_columns_where_there_is_room) {
    show(1200);
    EXPECT_FALSE(table.isColumnHidden(from));
    EXPECT_LE(right_of(from), table.viewport()->width());
    EXPECT_GE(table.columnWidth(1), table.horizontalHeader()->sectionSizeHint(1));
}

TEST_F(ComparedTwo, keeps_the_difference_in_sight_in_a_narrow_place) {
    show(443); // width of the table in a window of width 1366
    EXPECT_TRUE(table.isColumnHidden(from));
    EXPECT_LE(right_of(difference), table.viewport()->width());
    EXPECT_TRUE(table.item(0, 0)->toolTip().contains(table.item(0, from)->text())) << "told there";
    show(1200);
    EXPECT_FALSE(table.isColumnHidden(from));
}

} // namespace
} // namespace lockstep::gui

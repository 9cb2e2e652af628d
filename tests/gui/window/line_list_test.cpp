// Tests that all columns of the list of lines are in its window, in each language and at large texts.
#include "app/gui/window/follow/line_list.h"

#include "app/gui/theme/language.h"
#include "app/gui/window/appearance.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

std::vector<LineRow> some_rows() {
    std::vector<LineRow> rows;
    for (std::uint32_t line = 100; line < 104; ++line) {
        rows.push_back(
            {.site = Site(line),
             .line = line,
             .place = QString::number(line),
             .source = QStringLiteral("    s[lid] = OP(s[lid + k], s[lid]); // the sum of two values"),
             .share = {QStringLiteral("31.0 %"), 0.31},
             .use = QCoreApplication::translate("Account", "scheduling policy"),
             .warp_steps = {QStringLiteral("4,096"), 4096},
             .sectors = {QStringLiteral("1,024"), 1024},
             .conflicts = {QStringLiteral("512"), 512},
             .compiled = QStringLiteral("2 of 3")});
    }
    return rows;
}

struct ListedLines : testing::TestWithParam<int> {
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};

    void SetUp() override {
        settings.set(Setting::text_size, GetParam());
        const Appearance large(settings);
    }
    void TearDown() override {
        use_language(QStringLiteral("en"));
        settings.set(Setting::text_size, 100);
        const Appearance usual(settings);
    }
};

TEST_P(ListedLines, have_all_their_columns_in_the_window_in_each_language) {
    for (const char* language : {"en", "ru", "es", "pt_BR", "ko"}) {
        use_language(QString::fromLatin1(language));
        QWidget parent;
        parent.resize(1366, 768);
        LineList list(&parent);
        list.setAttribute(Qt::WA_DeleteOnClose, false);
        list.show_rows(some_rows(), QStringLiteral("Kernel reduce."));
        list.show();
        QCoreApplication::processEvents();
        EXPECT_LE(list.width(), parent.width()) << language;
        const auto& table = *list.findChild<QTableWidget*>();
        const int last = table.columnCount() - 1;
        ASSERT_FALSE(table.isColumnHidden(last));
        EXPECT_LE(table.columnViewportPosition(last) + table.columnWidth(last), table.viewport()->width())
            << language;
        for (int column = 0; column <= last; ++column) {
            EXPECT_GE(table.columnWidth(column), table.horizontalHeader()->sectionSizeHint(column))
                << language << " " << column;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Texts, ListedLines, testing::Values(100, 150, 200));

} // namespace
} // namespace lockstep::gui

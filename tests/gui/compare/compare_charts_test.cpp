// Tests the charts of the page Compare: only those with bars are shown, and a reason why runs are not comparable is
// given once.
#include "app/gui/charts/variant_chart.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/theme/theme.h"
#include "tests/gui/run_summaries.h"

#include <QCoreApplication>
#include <QLabel>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

struct ComparedCharts : testing::Test {
    ComparedRuns runs;
    ComparePage page{runs};

    void SetUp() override {
        page.set_theme(Theme(theme_named("light")));
        page.resize(1300, 800);
        page.show();
    }
    void compare(const RunSummary& first, const RunSummary& other) {
        page.add_run(first);
        page.add_run(other);
        page.compare({first.key, other.key});
        QCoreApplication::processEvents();
    }
    [[nodiscard]] int visible_texts(const char* words) const {
        int count = 0;
        for (const auto* label : page.findChildren<QLabel*>()) {
            count += label->isVisible() ? static_cast<int>(label->text().count(QLatin1String(words))) : 0;
        }
        return count;
    }
    [[nodiscard]] QStringList visible_charts() const {
        QStringList titles;
        for (const auto* chart : page.findChildren<VariantChart*>()) {
            if (chart->isVisible()) {
                EXPECT_EQ(chart->promise(), "") << qPrintable(chart->title());
                titles << chart->title();
            }
        }
        return titles;
    }
};

TEST_F(ComparedCharts, of_one_run_do_not_overlap_in_a_low_window) {
    page.resize(1100, 480);
    page.add_run(run("a", 1000, 1, "64"));
    QCoreApplication::processEvents();
    std::vector<const VariantChart*> shown;
    for (const auto* chart : page.findChildren<VariantChart*>()) {
        if (chart->isVisible()) {
            shown.push_back(chart);
        }
    }
    ASSERT_GE(shown.size(), 3U) << "they need two rows";
    EXPECT_GT(shown.back()->y(), shown.front()->y());
    for (std::size_t i = 1; i < shown.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            EXPECT_FALSE(shown[i]->geometry().intersects(shown[k]->geometry())) << i << ' ' << k;
        }
        EXPECT_GE(shown[i]->height(), 190) << i;
    }
}

TEST_F(ComparedCharts, say_once_why_runs_are_not_comparable) {
    RunSummary large = run("b", 4000, 900, "64");
    large.elements = QStringLiteral("1,048,576 elements");
    large.work.elements = 1 << 20;
    compare(run("a", 1000, 1, "64"), large);
    EXPECT_EQ(visible_texts("not comparable"), 1);
    EXPECT_FALSE(visible_charts().empty()) << "the first run has bars";
}

TEST_F(ComparedCharts, that_would_be_empty_are_left_out) {
    RunSummary first = run("a", 1000, 1, "64");
    RunSummary other = run("b", 4000, 900, "64");
    compare(first, other);
    const qsizetype all = visible_charts().size();
    first.figures.timing.reset();
    other.figures.timing.reset();
    compare(first, other);
    EXPECT_LT(visible_charts().size(), all) << "without times, there is no chart of times";
    EXPECT_EQ(visible_texts("None of these runs was timed"), 0);
    first.has_error = true;
    other.has_error = true;
    compare(first, other);
    EXPECT_TRUE(visible_charts().empty()) << "runs with errors have no bars";
}

} // namespace
} // namespace lockstep::gui

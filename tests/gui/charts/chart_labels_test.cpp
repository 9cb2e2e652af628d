// Tests that the texts inside the plots of charts are whole and clear of each other.
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/theme/fonts.h"
#include "core/facts/timing.h"

#include <QCoreApplication>
#include <gtest/gtest.h>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

RunSummary two_loops(const char* letter, std::uint64_t median) {
    RunSummary summary;
    summary.id = QStringLiteral("family/") + QLatin1String(letter);
    summary.key = summary.id;
    summary.title = QLatin1String(letter) + QStringLiteral(" variant");
    summary.place = static_cast<unsigned>(letter[0] - 'A');
    summary.figures.timing = lockstep::summarise({median - 10, median, median + 10});
    summary.figures.totals.global_load.bytes = 4096;
    summary.blocks = {{"round bin", 0, 1}, {"round bin", 1, 1}};
    summary.rounds = {"0", "0"};
    summary.access_lanes = {100, 50};
    summary.local_passes = {2, 0};
    return summary;
}

/// Lays the chart out and returns its plot.
QCustomPlot& laid_out(ChartBase& chart, int width, int height) {
    chart.set_theme(Theme(ThemeName::light));
    chart.resize(width, height);
    chart.show();
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::processEvents();
    }
    auto& plot = *chart.findChild<QCustomPlot*>();
    plot.replot();
    return plot;
}

std::vector<const QCPItemText*> plot_texts(const QCustomPlot& plot) {
    std::vector<const QCPItemText*> texts;
    for (int i = 0; i < plot.itemCount(); ++i) {
        if (const auto* text = qobject_cast<const QCPItemText*>(plot.item(i))) {
            texts.push_back(text);
        }
    }
    return texts;
}

QRectF text_area(const QCPItemText& text) {
    return {text.topLeft->pixelPosition(), text.bottomRight->pixelPosition()};
}

class RoundChartLabels : public testing::TestWithParam<int> {};

TEST_P(RoundChartLabels, of_loops_and_series_are_clear_of_each_other_and_of_the_points) {
    RoundChart chart(RoundChart::Figure::efficiency);
    chart.set_runs({two_loops("A", 1000)}, "family/A");
    const QCustomPlot& plot = laid_out(chart, GetParam(), 150);
    const auto texts = plot_texts(plot);
    ASSERT_EQ(texts.size(), 3U);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const QRectF area = text_area(*texts[i]);
        EXPECT_GE(area.left(), plot.axisRect()->left() - 1) << qPrintable(texts[i]->text());
        EXPECT_LE(area.right(), plot.axisRect()->right() + 2) << qPrintable(texts[i]->text());
        for (std::size_t k = i + 1; k < texts.size(); ++k) {
            const QRectF both = area.intersected(text_area(*texts[k]));
            EXPECT_LE(std::min(both.width(), both.height()), 1)
                << qPrintable(texts[i]->text() + " and " + texts[k]->text());
        }
    }
    for (const QCPItemText* text : texts) {
        const bool is_heading = text->positionAlignment().testFlag(Qt::AlignLeft);
        EXPECT_TRUE(!is_heading || text_area(*text).bottom() <= plot.yAxis->coordToPixel(100) - 4)
            << qPrintable(text->text());
    }
}

INSTANTIATE_TEST_SUITE_P(OfEveryWidth, RoundChartLabels, testing::Values(160, 220, 300, 500, 900));

TEST(BandwidthChart, draws_its_numbers_over_the_line_of_the_copy_rate) {
    std::vector<RunSummary> runs{two_loops("A", 1000), two_loops("B", 2000)};
    for (RunSummary& each : runs) {
        each.figures.timing->copy_bytes_per_second = 4'500'000'000;
    }
    VariantChart chart(VariantChart::Figure::bandwidth);
    chart.set_runs(runs, "family/A");
    const QCustomPlot& plot = laid_out(chart, 320, 200);
    bool has_line = false;
    int numbers = 0;
    for (int i = 0; i < plot.itemCount(); ++i) {
        has_line = has_line || qobject_cast<QCPItemStraightLine*>(plot.item(i)) != nullptr;
        const auto* text = qobject_cast<QCPItemText*>(plot.item(i));
        if (text != nullptr && text->text().endsWith("GB/s") && !text->text().startsWith("measured")) {
            EXPECT_TRUE(has_line) << "what is added later is drawn on top";
            EXPECT_EQ(text->brush().color(), Theme(ThemeName::light)[Role::panel]);
            EXPECT_NE(text->brush().style(), Qt::NoBrush);
            ++numbers;
        }
    }
    EXPECT_EQ(numbers, 2);
}

TEST(SweepChart, has_space_for_the_sign_above_the_highest_point) {
    auto sweep = std::make_shared<Sweep>();
    sweep->what = "reduction/unsynchronised";
    sweep->axes = {{"local", {"64", "128"}}};
    for (const char* local : {"64", "128"}) {
        SweepPoint point{.parameters = {{"local", local}}};
        point.figures = RunFigures{.launches = 1};
        point.figures->timing = lockstep::summarise({100, 110, 120});
        point.figures->errors = 1;
        sweep->points.push_back(point);
    }
    SweepChart chart;
    chart.show_sweep(sweep, SweepChart::Form::lines);
    for (const int height : {120, 150, 300}) {
        const QCustomPlot& plot = laid_out(chart, 500, height);
        const auto texts = plot_texts(plot);
        EXPECT_GE(texts.size(), 2U);
        for (const QCPItemText* text : texts) {
            EXPECT_GE(text_area(*text).top(), plot.axisRect()->top() - 1) << height;
        }
    }
}

} // namespace
} // namespace lockstep::gui

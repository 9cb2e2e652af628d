// Tests that a metric has the same text in the window's table, on the command line and in a chart: the text
// that the formatter produces for the number in the JSON report.
#include "app/cli/text/figure_text.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/compare/comparison.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/figure_words.h"
#include "core/report/json.h"
#include "tests/gui/run_sessions.h"

#include <QLocale>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

class OneRun {
public:
    OneRun(Reduction variant, std::uint64_t median_ns) {
        Recording recording = fixture::reduction_recording(variant, 256, 6);
        recording.launches.front().timing = {.runs_ns = {median_ns},
                                             .median_ns = median_ns,
                                             .q1_ns = median_ns,
                                             .q3_ns = median_ns,
                                             .min_ns = median_ns};
        session = session_of(std::move(recording));
        json = to_json(*session)["launches"][0];
        summary = summarise(make_group_view(session, 0, Group(0)));
    }
    /// Returns the number in the report; empty if the report does not have it.
    [[nodiscard]] std::optional<double> number(const std::string& key) const {
        std::string path = "/" + key;
        std::ranges::replace(path, '.', '/');
        const nlohmann::ordered_json::json_pointer at(path);
        return json.contains(at) && json[at].is_number() ? std::optional(json[at].get<double>())
                                                         : std::nullopt;
    }
    /// Returns the metric's text, produced by the formatter.
    [[nodiscard]] std::string expected(const RunFigure& figure) const {
        const auto value = number(figure.key);
        return value ? figure_text(figure, *value) : "";
    }

    std::shared_ptr<const Session> session;
    nlohmann::ordered_json json;
    RunSummary summary;
};

std::vector<OneRun> three_runs() {
    return {{Reduction::interleaved, 12345}, {Reduction::compacted, 9320}, {Reduction::sequential, 1440}};
}

/// Replaces the narrow spaces before units by plain spaces.
QString with_plain_spaces(QString text) {
    return text.replace(QChar(0x202F), QLatin1Char(' '));
}

QStringList labels_of(VariantChart& chart, const std::vector<OneRun>& runs) {
    std::vector<RunSummary> summaries;
    summaries.reserve(runs.size());
    for (const OneRun& run : runs) {
        summaries.push_back(run.summary);
    }
    chart.resize(1200, 500);
    chart.set_runs(summaries, summaries.front().key);
    const auto* plot = chart.findChild<QCustomPlot*>();
    QStringList labels;
    for (int i = 0; i < plot->itemCount(); ++i) {
        if (const auto* label = qobject_cast<const QCPItemText*>(plot->item(i))) {
            labels << with_plain_spaces(label->text());
        }
    }
    return labels;
}

class Figures : public testing::Test {
protected:
    void SetUp() override { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void TearDown() override { QLocale::setDefault(before_); }
    const std::vector<OneRun> runs = three_runs();

private:
    QLocale before_;
};

TEST_F(Figures, of_the_window_read_as_those_of_the_report) {
    std::vector<RunSummary> summaries;
    summaries.reserve(runs.size());
    for (const OneRun& run : runs) {
        summaries.push_back(run.summary);
    }
    const auto rows = comparison_rows(summaries);
    int compared = 0;
    for (const RunFigure& figure : run_figure_list()) {
        const auto row =
            std::ranges::find(rows, QString::fromLatin1(figure_words(figure.key)), &ComparisonRow::measure);
        for (std::size_t i = 0; row != rows.end() && i < runs.size(); ++i) {
            if (const std::string expected = runs[i].expected(figure); !expected.empty()) {
                EXPECT_EQ(with_plain_spaces(row->values[i]).toStdString(), expected) << figure.key;
                ++compared;
            }
        }
    }
    EXPECT_GE(compared, 30);
}

TEST_F(Figures, of_the_command_line_read_as_those_of_the_report) {
    std::vector<std::shared_ptr<const Session>> sessions;
    sessions.reserve(runs.size());
    for (const OneRun& run : runs) {
        sessions.push_back(run.session);
    }
    const QStringList lines = QString::fromStdString(compare_text(sessions)).split(QLatin1Char('\n'));
    int compared = 0;
    for (const RunFigure& figure : run_figure_list()) {
        const QString words = QString::fromLatin1(figure_words(figure.key)) + QStringLiteral("  ");
        for (const QString& line :
             lines.filter(QRegularExpression(QStringLiteral("^") + QRegularExpression::escape(words)))) {
            for (const OneRun& run : runs) {
                const std::string expected = run.expected(figure);
                EXPECT_TRUE(line.contains(QStringLiteral("  ") + QString::fromStdString(expected)))
                    << qPrintable(line) << " does not have " << expected;
                ++compared;
            }
        }
    }
    EXPECT_GE(compared, 30);
}

TEST_F(Figures, of_a_chart_read_as_those_of_the_report) {
    VariantChart efficiency(VariantChart::Figure::efficiency);
    VariantChart time(VariantChart::Figure::time);
    const QStringList shares = labels_of(efficiency, runs);
    const QStringList times = labels_of(time, runs);
    for (const OneRun& run : runs) {
        const QString share = QString::fromStdString(run.expected(run_figure("totals.lane_efficiency")));
        EXPECT_TRUE(shares.contains(share) || shares.contains(share.section(QLatin1Char(' '), 0, 0)))
            << qPrintable(share) << " is not in " << qPrintable(shares.join(QStringLiteral(", ")));
        const QString duration = QString::fromStdString(run.expected(run_figure("timing.median_ns")));
        EXPECT_TRUE(times.contains(duration) || times.contains(duration.section(QLatin1Char(' '), 0, 0)))
            << qPrintable(duration) << " is not in " << qPrintable(times.join(QStringLiteral(", ")));
    }
}

TEST_F(Figures, follow_the_language_of_the_window) {
    QLocale::setDefault(QLocale(QStringLiteral("es")));
    const std::string figure = figure_value(run_figure("totals.warp_steps"), 1440).toStdString();
    EXPECT_EQ(figure, "1.440");
    EXPECT_EQ(ratio_text(1.25), "1,25x");
    EXPECT_EQ(with_plain_spaces(time_text(3104)), "3,10 µs");
    EXPECT_EQ(share_text(0.9645), "96,5 %");
}

} // namespace
} // namespace lockstep::gui

// Tests that a metric has the same text in the window's table, on the command line, in a chart and on an exported
// page: the text that the formatter produces for the number in the JSON report. The CSV has the number itself.
#include "app/cli/text/figure_text.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/compare/comparison.h"
#include "app/gui/exporting/run_papers.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/figure_words.h"
#include "core/report/csv.h"
#include "core/report/json.h"
#include "tests/gui/run_sessions.h"
#include "tests/support/independent_reader.h"

#include <QLocale>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

class OneRun {
public:
    OneRun(Reduction variant, std::uint32_t group_size, std::uint64_t median_ns) {
        Recording recording = fixture::reduction_recording(variant, group_size, 1 + 512 / group_size);
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

using Runs = std::vector<OneRun>;

/// Makes 21 runs: for each size of a group, the three variants. Their times have one to eight digits.
std::vector<Runs> all_runs() {
    std::vector<Runs> sets;
    std::uint64_t time_ns = 7;
    for (const std::uint32_t size : {16U, 32U, 64U, 128U, 256U, 512U, 1024U}) {
        Runs runs;
        for (const Reduction variant :
             {Reduction::interleaved, Reduction::compacted, Reduction::sequential}) {
            runs.emplace_back(variant, size, time_ns);
            time_ns = time_ns * 9 / 4 + 1;
        }
        sets.push_back(std::move(runs));
    }
    return sets;
}

/// Replaces the narrow spaces before units by plain spaces.
QString with_plain_spaces(QString text) {
    return text.replace(QChar(0x202F), QLatin1Char(' '));
}

std::vector<RunSummary> summaries_of(const Runs& runs) {
    std::vector<RunSummary> summaries;
    summaries.reserve(runs.size());
    for (const OneRun& run : runs) {
        summaries.push_back(run.summary);
    }
    return summaries;
}

std::vector<std::shared_ptr<const Session>> sessions_of(const Runs& runs) {
    std::vector<std::shared_ptr<const Session>> sessions;
    sessions.reserve(runs.size());
    for (const OneRun& run : runs) {
        sessions.push_back(run.session);
    }
    return sessions;
}

/// Returns the texts of a page without their narrow spaces.
QStringList labels_of(const Paper& paper) {
    QStringList labels;
    for (const Scene& block : paper.blocks) {
        for (const Shape& shape : block.shapes) {
            if (const auto* label = std::get_if<Label>(&shape)) {
                labels << with_plain_spaces(label->text);
            }
        }
    }
    return labels;
}

QStringList labels_of(VariantChart& chart, const Runs& runs) {
    const std::vector<RunSummary> summaries = summaries_of(runs);
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

/// Calls `check` for each figure of each run that is in the report, with the text that the formatter produces
/// for it. Returns the number of calls.
template <class Check>
int for_each_figure(const Runs& runs, const Check& check) {
    int calls = 0;
    for (const RunFigure& figure : run_figure_list()) {
        for (std::size_t i = 0; i < runs.size(); ++i) {
            if (const std::string expected = runs[i].expected(figure); !expected.empty()) {
                check(figure, i, expected);
                ++calls;
            }
        }
    }
    return calls;
}

/// Returns the time in a text such as "0.964 µs"; NaN if it is not a time.
double nanoseconds(const QString& text) {
    static const std::map<QString, double> units{{"ns", 1}, {"µs", 1e3}, {"ms", 1e6}, {"s", 1e9}};
    const auto unit = units.find(text.section(QLatin1Char(' '), 1));
    bool is_number = false;
    const double number = text.section(QLatin1Char(' '), 0, 0).toDouble(&is_number);
    return is_number && unit != units.end() ? number * unit->second : std::nan("");
}

class Figures : public testing::Test {
protected:
    void SetUp() override { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void TearDown() override { QLocale::setDefault(before_); }
    const std::vector<Runs> sets = all_runs();

private:
    QLocale before_;
};

TEST_F(Figures, of_the_window_read_as_those_of_the_report) {
    int compared = 0;
    for (const Runs& runs : sets) {
        const auto rows = comparison_rows(summaries_of(runs));
        for_each_figure(runs, [&](const RunFigure& figure, std::size_t run, const std::string& expected) {
            const auto row = std::ranges::find(rows, QString::fromLatin1(figure_words(figure.key)),
                                               &ComparisonRow::measure);
            if (row != rows.end()) {
                EXPECT_EQ(with_plain_spaces(row->values[run]).toStdString(), expected) << figure.key;
                ++compared;
            }
        });
    }
    EXPECT_GE(compared, 210);
}

TEST_F(Figures, of_the_command_line_read_as_those_of_the_report) {
    int compared = 0;
    for (const Runs& runs : sets) {
        const QStringList lines =
            QString::fromStdString(compare_text(sessions_of(runs))).split(QLatin1Char('\n'));
        for_each_figure(runs, [&](const RunFigure& figure, std::size_t, const std::string& expected) {
            const QString words = QString::fromLatin1(figure_words(figure.key)) + QStringLiteral("  ");
            for (const QString& line :
                 lines.filter(QRegularExpression(QStringLiteral("^") + QRegularExpression::escape(words)))) {
                EXPECT_TRUE(line.contains(QStringLiteral("  ") + QString::fromStdString(expected)))
                    << qPrintable(line) << " does not have " << expected;
                ++compared;
            }
        });
    }
    EXPECT_GE(compared, 210);
}

TEST_F(Figures, of_an_exported_page_read_as_those_of_the_report) {
    int compared = 0;
    for (const Runs& runs : sets) {
        const std::vector<StagedRun> staged = staged_runs(sessions_of(runs), 0);
        const GroupView from = make_group_view(staged.front().session, 0, Group(0));
        const ComparedPlace place{from, Cursor(), picture_named(QStringLiteral("lanes")), LinkBy::round};
        const QStringList labels = labels_of(compare_paper(staged, place));
        for_each_figure(runs, [&](const RunFigure& figure, std::size_t, const std::string& expected) {
            const QString text = QString::fromStdString(expected);
            if (labels.contains(QString::fromLatin1(figure_words(figure.key)))) {
                EXPECT_TRUE(std::ranges::any_of(labels,
                                                [&](const QString& label) {
                                                    return label == text ||
                                                           label.startsWith(text + QStringLiteral(" ("));
                                                }))
                    << figure.key << " does not have " << expected;
                ++compared;
            }
        });
    }
    EXPECT_GE(compared, 210);
}

TEST_F(Figures, of_the_csv_are_those_of_the_report) {
    int compared = 0;
    for (const Runs& runs : sets) {
        for (const OneRun& run : runs) {
            const auto rows =
                test::rows_of_csv(to_csv(*run.session)).get<std::vector<std::vector<std::string>>>();
            for (const RunFigure& figure : run_figure_list()) {
                const auto number = run.number(figure.key);
                const auto column = std::ranges::find(rows.at(0), std::string("launches.") + figure.key);
                if (number && column != rows.at(0).end()) {
                    const auto at = static_cast<std::size_t>(column - rows.at(0).begin());
                    EXPECT_DOUBLE_EQ(std::stod(rows.at(1).at(at)), *number) << figure.key;
                    ++compared;
                }
            }
        }
    }
    EXPECT_GE(compared, 210);
}

TEST_F(Figures, of_a_chart_read_as_those_of_the_report) {
    for (const Runs& runs : sets) {
        VariantChart efficiency(VariantChart::Figure::efficiency);
        VariantChart time(VariantChart::Figure::time);
        const QStringList shares = labels_of(efficiency, runs);
        const QStringList times = labels_of(time, runs);
        for (const OneRun& run : runs) {
            const QString share = QString::fromStdString(run.expected(run_figure("totals.lane_efficiency")));
            EXPECT_TRUE(shares.contains(share) || shares.contains(share.section(QLatin1Char(' '), 0, 0)))
                << qPrintable(share) << " is not in " << qPrintable(shares.join(QStringLiteral(", ")));
            // The bars of a chart share a unit.
            const QString duration = QString::fromStdString(run.expected(run_figure("timing.median_ns")));
            EXPECT_TRUE(std::ranges::any_of(times,
                                            [&duration](const QString& label) {
                                                return std::abs(nanoseconds(label) / nanoseconds(duration) -
                                                                1) < 1e-9;
                                            }))
                << qPrintable(duration) << " is not in " << qPrintable(times.join(QStringLiteral(", ")));
        }
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

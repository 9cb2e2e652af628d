// Tests the window's pages for sweeps and comparisons, and their parts.
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/sweep_grid.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/comparison.h"
#include "app/gui/sweep/axis_row.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/sweep/sweep_table.h"
#include "app/gui/sweep/sweep_text.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/main_window.h"
#include "core/experiments/catalogue.h"
#include "core/session/histograms.h"
#include "core/session/pipeline.h"
#include "tests/gui/run_summaries.h"
#include "tests/support/reduction_fixture.h"

#include <QLabel>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>
#include <qcustomplot.h>
#include <thread>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

TEST(Comparison, says_ratios_and_which_is_better_and_leaves_out_what_nobody_has) {
    const auto rows = comparison_rows({run("a", 1000, 100, "64"), run("b", 500, 200, "64")});
    const ComparisonRow& time = row_named(rows, "median");
    EXPECT_EQ(time.verdicts[1], Difference::better);
    EXPECT_EQ(time.ratios[1], "0.50x");
    const ComparisonRow& conflicts = row_named(rows, "conflicts");
    EXPECT_EQ(conflicts.verdicts[1], Difference::worse);
    EXPECT_EQ(conflicts.ratios[1], "2.00x");
    EXPECT_NE(time.from, conflicts.from) << "one is measured, the other counted";
    for (const ComparisonRow& row : rows) {
        EXPECT_FALSE(row.measure.contains("barriers")) << "no run has any";
    }
}

TEST(Comparison, calls_overlapping_quartiles_no_clear_difference) {
    const auto rows = comparison_rows({run("a", 1000, 1, "64"), run("b", 1004, 1, "64")});
    EXPECT_EQ(row_named(rows, "median").verdicts[1], Difference::unclear);
    const QStringList sentences = comparison_sentences({run("a", 1000, 1, "64"), run("b", 1004, 1, "64")});
    ASSERT_FALSE(sentences.isEmpty());
    EXPECT_TRUE(sentences[0].contains("No clear difference")) << qPrintable(sentences[0]);
}

SweepPoint point(ParameterValues values, std::uint64_t median) {
    SweepPoint point{.parameters = std::move(values)};
    point.figures = RunFigures{.launches = 1, .correct = true};
    point.figures->timing = timing_of(median);
    return point;
}

Sweep shapes() {
    Sweep sweep;
    sweep.what = "convolution/naive";
    sweep.device.name = "a device";
    sweep.axes = {{"local", {"8x1", "16x1", "8x4", "16x4"}}};
    std::uint64_t median = 1000;
    for (const std::string& value : sweep.axes[0].values) {
        sweep.points.push_back(point({{"local", value}}, median -= 100));
    }
    sweep.points[1].figures.reset();
    sweep.points[1].error = Error{.code = ErrorCode::group_too_large, .arguments = {"16", "8", "a device"}};
    sweep.recommendation = recommend(sweep);
    return sweep;
}

/// If all combinations are equally good, a recommendation in green above "No clear difference from" all
/// others would be true but misleading.
TEST(Recommendation, is_no_recommendation_where_all_are_as_good) {
    Sweep sweep = shapes();
    sweep.recommendation = Recommendation{.point = 3, .as_good = {0, 2}};
    EXPECT_TRUE(recommendation_text(sweep).startsWith("No combination is clearly the fastest on a device."))
        << qPrintable(recommendation_text(sweep));
    sweep.recommendation->next = 0;
    EXPECT_TRUE(recommendation_text(sweep).startsWith("Recommended on a device: Work-group size 16x4"))
        << qPrintable(recommendation_text(sweep));
}

TEST(SweepGrid, lays_shapes_out_by_width_and_height) {
    const SweepGrid grid = sweep_grid(shapes());
    EXPECT_EQ(grid.columns, (std::vector<QString>{"8", "16"}));
    EXPECT_EQ(grid.rows, (std::vector<QString>{"1", "4"}));
    EXPECT_TRUE(grid.is_map());
    EXPECT_EQ(grid.at(1, 1), std::optional<std::size_t>(3));
    EXPECT_EQ(grid.at(0, 1), std::optional<std::size_t>(2));
}

TEST(SweepGrid, of_one_parameter_is_a_line_and_of_two_a_map) {
    Sweep sweep;
    sweep.axes = {{"local", {"128", "64"}}};
    sweep.points = {point({{"local", "128"}}, 100), point({{"local", "64"}}, 200)};
    EXPECT_FALSE(sweep_grid(sweep).is_map());
    EXPECT_EQ(sweep_grid(sweep).columns.front(), "64") << "numbers ascend";
    sweep.axes.push_back({"type", {"float"}});
    sweep.axes.back().values.push_back("int");
    for (SweepPoint& each : sweep.points) {
        each.parameters["type"] = "float";
    }
    sweep.points.push_back(point({{"local", "64"}, {"type", "int"}}, 300));
    const SweepGrid grid = sweep_grid(sweep);
    EXPECT_TRUE(grid.is_map());
    EXPECT_FALSE(grid.at(1, 1).has_value()) << "128 with int was not tried";
}

TEST(SweepTable, gives_no_ratio_to_what_is_as_good_as_the_best) {
    SweepTable table;
    Sweep sweep = shapes();
    sweep.recommendation = Recommendation{.point = 3, .as_good = {2}};
    table.show_sweep(sweep);
    EXPECT_EQ(table.item(3, 3)->text(), "1.00x");
    EXPECT_EQ(table.item(2, 3)->text(), "no clear difference");
    EXPECT_TRUE(table.item(0, 3)->text().endsWith("x")) << qPrintable(table.item(0, 3)->text());
    EXPECT_EQ(table.horizontalHeaderItem(0)->text(), "Work-group size") << "as in the form";
}

TEST(SweepTable, gives_no_ratio_to_other_results) {
    SweepTable table;
    Sweep sweep = shapes();
    sweep.points[2].figures->correct.reset();
    sweep.points[2].results = ComparedResults{
        .compared = 4, .different = 1, .first = FirstDifference{"out", 3, std::int64_t{5}, std::int64_t{7}}};
    sweep.points[0].figures->correct.reset();
    sweep.points[0].results = ComparedResults{.compared = 4};
    sweep.recommendation = recommend(sweep);
    table.show_sweep(sweep);
    const int last = table.columnCount() - 1;
    EXPECT_EQ(table.item(2, 3)->text(), "–");
    EXPECT_EQ(table.item(2, last)->text(), "different");
    EXPECT_EQ(table.item(0, last)->text(), "same");
    EXPECT_TRUE(recommendation_text(sweep).contains(
        "local=8x4: 1 of 4 values differ from those of local=8x1. The first is out[3]: 5 instead of 7."))
        << qPrintable(recommendation_text(sweep));
}

Sweep with_errors() {
    Sweep sweep = shapes();
    sweep.axes[0].role = ParameterRole::choice;
    sweep.points[0].figures->errors = 2;
    sweep.points[2].figures->errors = 1;
    sweep.points[2].figures->timing = timing_of(100); // the fastest
    sweep.recommendation = recommend(sweep);
    return sweep;
}

TEST(Recommendation, says_how_many_combinations_have_errors) {
    const QString text = recommendation_text(with_errors());
    EXPECT_TRUE(text.startsWith("Recommended on a device: Work-group size 16x4")) << qPrintable(text);
    EXPECT_TRUE(text.contains("2 of 4 combinations have errors, so they are not "
                              "recommended."))
        << qPrintable(text);
    EXPECT_FALSE(text.contains("All combinations")) << qPrintable(text);
}

TEST(SweepTable, marks_combinations_with_errors) {
    SweepTable table;
    table.show_sweep(with_errors());
    EXPECT_EQ(table.item(0, 0)->text(), "⚠ 8x1");
    EXPECT_TRUE(table.item(0, 0)->toolTip().contains("so this combination is not recommended"))
        << qPrintable(table.item(0, 0)->toolTip());
    EXPECT_EQ(table.item(2, table.columnCount() - 1)->text(), "⚠ findings");
    EXPECT_EQ(table.item(2, 3)->text(), "–") << "it is not better than the recommended one";
    EXPECT_EQ(table.item(3, 0)->text(), "16x4");
}

QStringList texts_of(const QCustomPlot& plot) {
    QStringList texts;
    for (int i = 0; i < plot.itemCount(); ++i) {
        if (const auto* text = qobject_cast<const QCPItemText*>(plot.item(i)); text != nullptr) {
            texts << text->text();
        }
    }
    return texts;
}

TEST(SweepChart, marks_combinations_with_errors) {
    SweepChart chart;
    const auto sweep = std::make_shared<const Sweep>(with_errors());
    const QCustomPlot& plot = *chart.findChild<QCustomPlot*>();
    for (const auto form : {SweepChart::Form::map, SweepChart::Form::lines}) {
        chart.show_sweep(sweep, form);
        EXPECT_EQ(texts_of(plot).filter(QStringLiteral("⚠")).size(), 2)
            << qPrintable(texts_of(plot).join('|'));
        EXPECT_TRUE(chart.note().contains("2 combination")) << qPrintable(chart.note());
    }
}

/// Returns a kernel in one dimension with a macro.
SweepSubject own_kernel(std::uint64_t global, const char* id = "/own.cl") {
    LaunchForm form{.kernel = {.name = "own"}, .program = {.text = "#ifdef FAST\n#endif\n"}};
    form.sim.range = {.dimensions = 1, .global = {global, 1, 1}, .local = {32, 1, 1}};
    return swept_kernel(form, {.what = id, .kind = RunKind::launch_file});
}

TEST(AxisRow, offers_an_own_kernel_and_keeps_what_was_typed_when_it_changes) {
    AxisRow row("Vary", AxisNeed::required);
    row.show_subject(own_kernel(64), 1024);
    EXPECT_EQ(row.parameter(), "local");
    EXPECT_EQ(row.values(), "16,32,64");
    row.show_subject(own_kernel(128), 1024);
    EXPECT_EQ(row.values(), "16,32,64,128") << "suggested again";
    row.set_values("32");
    row.show_subject(own_kernel(256), 1024);
    EXPECT_EQ(row.values(), "32");
    row.choose("D.FAST");
    EXPECT_EQ(row.values(), "undefined,1");
    row.show_subject(own_kernel(64, "/other.cl"), 1024);
    EXPECT_EQ(row.parameter(), "D.FAST");
    EXPECT_EQ(row.axis().value().values, (std::vector<std::string>{"undefined", "1"}));
}

TEST(SweepTable, sorts_by_number_and_not_by_text) {
    SweepTable table;
    Sweep sweep = shapes();
    table.show_sweep(sweep);
    ASSERT_EQ(table.rowCount(), 4);
    table.sortByColumn(1, Qt::AscendingOrder);
    EXPECT_EQ(table.item(0, 0)->text(), "16x4") << "the fastest";
    EXPECT_EQ(table.item(3, 0)->text(), "16x1") << "what did not run comes last";
    table.sortByColumn(0, Qt::AscendingOrder);
    EXPECT_EQ(table.item(0, 0)->text(), "8x1");
    EXPECT_EQ(table.item(3, 0)->text(), "16x4");
}

TEST(Histograms, add_up_to_the_figures_of_the_session) {
    const auto session = analyse(std::make_shared<const Recording>(
                                     fixture::reduction_recording(Reduction::interleaved, 256, 3)),
                                 HardwareModel{})
                             .value();
    const Histograms counted = histograms(*session, 0).value();
    const RunFigures& figures = session->run_figures();
    std::uint64_t steps = 0;
    std::uint64_t lanes = 0;
    for (std::size_t n = 0; n < counted.steps_by_lanes.size(); ++n) {
        steps += counted.steps_by_lanes[n];
        lanes += n * counted.steps_by_lanes[n];
    }
    EXPECT_EQ(steps, figures.totals.warp_steps);
    EXPECT_EQ(lanes, figures.totals.lanes.active);
    std::uint64_t sectors = 0;
    for (std::size_t n = 0; n < counted.requests_by_sectors.size(); ++n) {
        sectors += n * counted.requests_by_sectors[n];
    }
    EXPECT_EQ(sectors, figures.totals.global_load.sectors + figures.totals.global_store.sectors +
                           figures.totals.global_atomic.sectors);
}

/// Records combinations of a sweep. Every combination finishes at once, except local=512, which is too large,
/// and local=1024, which runs until it is cancelled.
Result<Recording> recorder(const RunSpec& run, const ProgressSink& progress) {
    const auto local = run.parameters.find("local");
    if (local != run.parameters.end() && local->second == "512") {
        return Error{.code = ErrorCode::group_too_large, .arguments = {"512", "256", "a device"}};
    }
    while (local != run.parameters.end() && local->second == "1024") {
        if (!progress({Stage::count, 1, 2})) {
            return Error{.code = ErrorCode::cancelled};
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    Recording recording = fixture::reduction_recording(Reduction::interleaved, 256, 1);
    recording.parameters = run.parameters;
    recording.launches[0].timing = timing_of(static_cast<std::uint64_t>(std::stoi(local->second)) * 1000);
    recording.launches[0].device.name = "a device";
    recording.correct = true;
    return recording;
}

struct SweepWindow : testing::Test {
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Workspace workspace{recorder};
    std::unique_ptr<MainWindow> window;

    void SetUp() override {
        qputenv("XDG_DATA_HOME", folder.path().toUtf8()); // isolates the test from saved recommendations
        settings.set(Setting::theme, "light");
        window = std::make_unique<MainWindow>(workspace, settings);
        window->resize(1366, 768);
        window->reset_layout();
        window->show();
        window->run_experiment("reduction/interleaved");
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.runs().is_running(); }, 20000));
    }
    void TearDown() override { qunsetenv("XDG_DATA_HOME"); }
    void start(const char* values) {
        window->centre().sweep_page().axis(0).choose(QStringLiteral("local"));
        window->centre().sweep_page().axis(0).set_values(QString::fromLatin1(values));
        emit window->centre().sweep_page().start_wanted();
    }
    void wait() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace.sweeps().is_running(); }, 20000));
        QCoreApplication::processEvents();
    }
};

TEST_F(SweepWindow, measures_recommends_and_remembers) {
    start("64,128,512");
    wait();
    ASSERT_NE(window->centre().sweep_page().sweep(), nullptr);
    EXPECT_EQ(window->centre().sweep_page().sweep()->points.size(), 3U);
    EXPECT_TRUE(window->centre().sweep_page().recommendation().contains("Work-group size 64 (local=64)"))
        << qPrintable(window->centre().sweep_page().recommendation());
    EXPECT_TRUE(window->message().isEmpty()) << qPrintable(window->message());
    const auto labels = window->findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text() == QLatin1String("A sweep on this device recommends local=64.");
    })) << "the form names it";
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().startsWith(QLatin1String("The same in all combinations: Elements 256"));
    })) << "figures without their size say little";
}

/// Regression: starting a sweep silently cancelled the first run, and the stage stayed empty.
TEST_F(SweepWindow, begins_when_the_run_under_way_has_ended) {
    window->run_experiment("reduction/interleaved");
    ASSERT_TRUE(workspace.runs().is_running());
    start("64,128");
    EXPECT_FALSE(workspace.sweeps().is_running());
    const auto before = workspace.selection().view()->session;
    ASSERT_TRUE(QTest::qWaitFor([this] { return workspace.sweeps().is_running(); }, 20000));
    EXPECT_NE(workspace.selection().view()->session, before) << "the run came to its end";
    wait();
    EXPECT_NE(window->centre().sweep_page().sweep(), nullptr);
}

TEST_F(SweepWindow, shows_no_figures_of_another_experiment_below_its_name) {
    SweepPage& page = window->centre().sweep_page();
    start("64,128");
    wait();
    const auto sweep = page.sweep();
    ASSERT_NE(sweep, nullptr);
    page.show_subject(swept_experiment(*find_experiment("reduction/sequential").value()), 1024);
    EXPECT_EQ(page.sweep(), nullptr);
    EXPECT_EQ(page.recommendation(), "");
    EXPECT_TRUE(window->findChild<SweepTable*>()->isHidden());
    page.show_subject(swept_experiment(*find_experiment("reduction/interleaved").value()), 1024);
    EXPECT_EQ(page.sweep(), sweep) << "it comes back with its experiment";
}

/// Regression: on a laptop, the sentence next to the progress bar was cut off after a few letters.
TEST_F(SweepWindow, says_how_far_it_is_in_full) {
    window->centre().show_view("sweep");
    start("64,1024,128");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->findChild<SweepTable*>()->rowCount() == 1; }, 20000));
    QLabel* progress = nullptr;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            for (QLabel* label : window->centre().sweep_page().findChildren<QLabel*>()) {
                progress = label->text().startsWith(QLatin1String("Combination 2 of 3")) ? label : progress;
            }
            return progress != nullptr;
        },
        20000));
    QCoreApplication::processEvents();
    EXPECT_LE(progress->sizeHint().width(), progress->width()) << qPrintable(progress->text());
    window->actions()[Command::cancel].trigger();
    wait();
}

TEST_F(SweepWindow, keeps_what_was_measured_when_it_is_cancelled) {
    start("64,1024,128");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->findChild<SweepTable*>()->rowCount() == 1; }, 20000));
    EXPECT_FALSE(window->actions()[Command::run].isEnabled()) << "a run beside it would spoil its times";
    window->actions()[Command::cancel].trigger();
    wait();
    ASSERT_NE(window->centre().sweep_page().sweep(), nullptr);
    EXPECT_EQ(window->centre().sweep_page().sweep()->points.size(), 1U);
    EXPECT_TRUE(window->centre().sweep_page().recommendation().contains("cancelled"))
        << qPrintable(window->centre().sweep_page().recommendation());
    EXPECT_TRUE(window->actions()[Command::run].isEnabled());
}

TEST_F(SweepWindow, tells_of_a_sweep_without_a_valid_combination) {
    start("512");
    wait();
    EXPECT_TRUE(window->message().contains("512")) << qPrintable(window->message());
    start("");
    EXPECT_FALSE(workspace.sweeps().is_running());
    EXPECT_FALSE(window->message().isEmpty());
}

} // namespace
} // namespace lockstep::gui

// Tests the texts that every chart shows for its numbers, and how its series can be distinguished.
#include "app/gui/charts/chart_row.h"
#include "app/gui/charts/chart_tooltip.h"
#include "app/gui/charts/histogram_chart.h"
#include "app/gui/charts/round_chart.h"
#include "app/gui/charts/series_style.h"
#include "app/gui/charts/sweep_chart.h"
#include "app/gui/charts/variant_chart.h"
#include "app/gui/theme/fonts.h"
#include "core/facts/timing.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLabel>
#include <gtest/gtest.h>
#include <qcustomplot.h>
#include <set>
#include <tuple>

namespace lockstep::gui {
namespace {

RunSummary run(const char* letter, std::uint64_t median, bool is_cpu = false) {
    RunSummary summary;
    summary.id = QStringLiteral("family/") + QLatin1String(letter);
    summary.key = summary.id;
    summary.title = QLatin1String(letter) + QStringLiteral(" variant");
    summary.place = static_cast<unsigned>(letter[0] - 'A');
    summary.device = QStringLiteral("the device");
    summary.is_cpu = is_cpu;
    summary.figures.timing = lockstep::summarise({median - 10, median, median + 10});
    summary.figures.timing->copy_bytes_per_second = 1'000'000'000;
    summary.blocks = {{QString(), 0, 2}};
    summary.access_lanes = {50, 100};
    summary.local_passes = {4, 8};
    return summary;
}

TEST(Series, differ_without_their_colours_where_colours_repeat) {
    std::set<std::tuple<unsigned, QString>> signs; // pairs of colour and marker
    std::set<std::tuple<unsigned, QList<qreal>>> dashes;
    std::set<std::tuple<unsigned, BarHatch>> bars;
    std::set<QString> markers;
    for (unsigned place = 0; place < series_forms; ++place) {
        markers.insert(series_sign(place));
        signs.insert({place % 4, series_sign(place)});
        const QPen pen = series_pen(place, Qt::black);
        dashes.insert({place % 4, pen.style() == Qt::SolidLine ? QList<qreal>{} : pen.dashPattern()});
        bars.insert({place % 4, series_hatch(place)});
    }
    EXPECT_EQ(markers.size(), series_forms) << "markers alone tell all apart";
    EXPECT_EQ(dashes.size(), series_forms);
    EXPECT_EQ(bars.size(), series_forms);
}

/// Lets a new size draw the plot, and that draw the widgets.
void settle() {
    for (int i = 0; i < 4; ++i) {
        QCoreApplication::processEvents();
    }
}

TEST(Series, have_marks_of_the_same_shape_at_each_text_size) {
    const Theme theme(theme_named("light"));
    for (unsigned place = 0; place < series_forms; ++place) {
        const QImage plain = series_mark(place, theme).toImage();
        QGuiApplication::setFont(font_for(FontRole::body, 2));
        const QImage large = series_mark(place, theme).toImage();
        QGuiApplication::setFont(font_for(FontRole::body));
        ASSERT_EQ(large.size(), 2 * plain.size());
        const auto filled = [](const QImage& image) {
            double sum = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    sum += image.pixelColor(x, y).alphaF();
                }
            }
            return sum / image.width() / image.height();
        };
        EXPECT_NEAR(filled(large), filled(plain), 0.02) << place;
    }
}

TEST(Charts, draw_only_the_cursor_again_if_only_the_point_changes) {
    const auto picture = [](const std::vector<std::size_t>& points) {
        RoundChart chart(RoundChart::Figure::efficiency);
        chart.resize(500, 260);
        chart.set_runs({run("A", 1000), run("B", 2000)}, "family/A");
        chart.show();
        settle();
        for (const std::size_t point : points) {
            chart.set_point(point);
            settle();
        }
        return chart.grab().toImage();
    };
    EXPECT_NE(picture({}), picture({1}));
    EXPECT_NE(picture({0}), picture({1}));
    EXPECT_EQ(picture({0, 1}), picture({1}));
    EXPECT_EQ(picture({0, 7}), picture({})) << "there is no such point";

    RoundChart chart(RoundChart::Figure::efficiency);
    chart.set_point(1); // there is no run
    chart.set_runs({run("A", 1000)}, "family/A");
    const auto* plot = chart.findChild<QCustomPlot*>();
    int drawn = 0;
    QObject::connect(plot, &QCustomPlot::beforeReplot, [&drawn] { ++drawn; });
    chart.resize(400, 200);
    chart.show();
    settle();
    drawn = 0;
    chart.set_point(0);
    settle();
    EXPECT_EQ(drawn, 0) << "the whole plot would take the time of a frame";
}

TEST(Charts, that_are_low_scroll_their_plots) {
    RoundChart chart(RoundChart::Figure::efficiency);
    chart.set_runs({run("A", 1000)}, "family/A");
    chart.resize(300, chart.minimumSizeHint().height());
    chart.show();
    settle();
    const auto* plot = chart.findChild<QCustomPlot*>();
    EXPECT_GE(plot->height(), 90) << "its axes and points are readable";
    EXPECT_LT(plot->visibleRegion().boundingRect().height(), 60);
    chart.resize(300, 260);
    settle();
    EXPECT_EQ(plot->visibleRegion().boundingRect().height(), plot->height());
}

TEST(Charts, name_the_device_and_the_kind_of_number) {
    using Figure = VariantChart::Figure;
    for (const Figure figure : {Figure::time, Figure::bandwidth, Figure::requests, Figure::efficiency}) {
        VariantChart chart(figure);
        chart.set_runs({run("A", 1000), run("B", 2000)}, "family/A");
        const bool is_measured = figure == Figure::time || figure == Figure::bandwidth;
        EXPECT_TRUE(chart.subtitle().contains("the device")) << qPrintable(chart.subtitle());
        EXPECT_TRUE(chart.subtitle().contains(is_measured ? "measured" : "counted from the trace"))
            << qPrintable(chart.subtitle());
    }
    for (const auto figure : {RoundChart::Figure::efficiency, RoundChart::Figure::local_passes}) {
        RoundChart chart(figure);
        chart.set_runs({run("A", 1000)}, "family/A");
        EXPECT_TRUE(chart.subtitle().contains("the device")) << qPrintable(chart.subtitle());
        EXPECT_TRUE(chart.subtitle().contains("counted from the trace"));
    }
    for (const auto kind : {HistogramChart::Kind::lanes, HistogramChart::Kind::sectors}) {
        HistogramChart chart(kind);
        chart.show_counts({0, 3, 4}, 0, "the device");
        EXPECT_TRUE(chart.subtitle().contains("the device"));
        EXPECT_TRUE(chart.subtitle().contains("counted from the trace"));
    }
}

TEST(Charts, call_a_cpu_a_cpu) {
    VariantChart chart(VariantChart::Figure::time);
    chart.set_runs({run("A", 1000, true)}, "family/A");
    EXPECT_TRUE(chart.subtitle().contains("CPU")) << qPrintable(chart.subtitle());
    chart.set_runs({run("A", 1000, false)}, "family/A");
    EXPECT_FALSE(chart.subtitle().contains("CPU"));
}

TEST(Charts, draw_only_runs_of_equal_work_and_say_why_of_the_others) {
    RunSummary larger = run("B", 1000);
    larger.work.elements = 1 << 20;
    larger.elements = QStringLiteral("1,048,576 elements");
    RunSummary elsewhere = run("C", 1000);
    elsewhere.device = "another device";
    RunSummary broken = run("D", 1000);
    broken.has_error = true;
    broken.fault = QStringLiteral("data race");
    RunSummary other_op = run("E", 1000);
    other_op.question = {{"op", "max"}};
    RunSummary own = run("A", 1000);
    own.question = {{"op", "sum"}};
    for (const auto figure : {VariantChart::Figure::time, VariantChart::Figure::requests}) {
        VariantChart chart(figure);
        chart.set_runs({own, larger, elsewhere, broken, other_op, run("F", 900)}, "family/A");
        std::set<QString> bars;
        for (const RunSummary* each : chart.with_bars()) {
            bars.insert(each->id);
        }
        EXPECT_EQ(bars, (std::set<QString>{"family/A", "family/F"}));
        EXPECT_EQ(chart.note(), "B not comparable: 1,048,576 elements; C not comparable: another device; "
                                "D not comparable: data race; E not comparable: op=max");
        EXPECT_FALSE(chart.subtitle().contains("another device")) << qPrintable(chart.subtitle());
        chart.set_runs({own, run("F", 900)}, "family/A");
        EXPECT_EQ(chart.note(), "");
    }
}

TEST(Charts, of_a_row_say_once_below_all_of_them_what_they_leave_out) {
    RunSummary broken = run("D", 1000);
    broken.has_error = true;
    using Figure = VariantChart::Figure;
    const std::vector<ChartBase*> charts{new VariantChart(Figure::time), new VariantChart(Figure::bandwidth),
                                         new VariantChart(Figure::requests)};
    ChartRow row(charts);
    for (ChartBase* chart : charts) {
        chart->set_runs({run("A", 1000), broken}, "family/A");
    }
    row.follow_charts();
    EXPECT_EQ(row.note(), "D not comparable: wrong result");
    int shown = 0;
    for (const auto* label : row.findChildren<QLabel*>()) {
        shown += label->isVisibleTo(&row) && label->text().contains("not comparable") ? 1 : 0;
    }
    EXPECT_EQ(shown, 1);
    RunSummary untimed = run("A", 1000);
    untimed.figures.timing.reset();
    charts.front()->set_runs({untimed}, "family/A");
    row.follow_charts();
    EXPECT_FALSE(charts.front()->isVisibleTo(&row)) << "it would be empty";
    EXPECT_TRUE(charts.back()->isVisibleTo(&row));
}

TEST(Charts, name_each_of_two_loops_that_share_a_chart) {
    RunSummary two = run("A", 1000);
    two.rounds = {"1", "2", "2", "1"};
    two.blocks = {{"round k", 0, 2}, {"round k", 2, 2}};
    two.access_lanes = {100, 50, 50, 100};
    two.local_passes = {1, 2, 2, 1};
    RoundChart chart(RoundChart::Figure::efficiency);
    chart.resize(600, 200);
    chart.set_runs({two}, "family/A");
    chart.show();
    settle(); // the headings depend on the width of the plot
    QStringList headings;
    const auto* plot = chart.findChild<QCustomPlot*>();
    for (int i = 0; i < plot->itemCount(); ++i) {
        const auto* text = qobject_cast<const QCPItemText*>(plot->item(i));
        headings << (text != nullptr ? text->text() : QString());
    }
    EXPECT_TRUE(headings.contains("loop 1: round k")) << qPrintable(headings.join('|'));
    EXPECT_TRUE(headings.contains("loop 2: round k"));
}

TEST(Charts, show_no_empty_axes_but_say_what_will_stand_there) {
    VariantChart times(VariantChart::Figure::time);
    times.set_runs({}, {});
    EXPECT_TRUE(times.promise().contains("measured")) << qPrintable(times.promise());
    RunSummary untimed = run("A", 1000);
    untimed.figures.timing.reset();
    times.set_runs({untimed}, "family/A");
    EXPECT_FALSE(times.promise().isEmpty());
    times.set_runs({run("A", 1000)}, "family/A");
    EXPECT_EQ(times.promise(), "");
    RoundChart rounds(RoundChart::Figure::efficiency);
    rounds.set_runs({}, {});
    EXPECT_FALSE(rounds.promise().isEmpty());
    HistogramChart lanes(HistogramChart::Kind::lanes);
    lanes.set_theme(Theme(ThemeName::light));
    EXPECT_FALSE(lanes.promise().isEmpty());
    lanes.show_counts({0, 3, 4}, 0, "the device");
    EXPECT_EQ(lanes.promise(), "");
}

TEST(TimeChart, says_where_quartiles_overlap_that_there_is_no_clear_difference) {
    VariantChart chart(VariantChart::Figure::time);
    chart.set_runs({run("A", 1000), run("B", 1005), run("C", 2000)}, "family/A");
    EXPECT_TRUE(chart.subtitle().contains("no clear difference between A and B"))
        << qPrintable(chart.subtitle());
    EXPECT_FALSE(chart.subtitle().contains("C,"));
    chart.set_runs({run("A", 1000), run("C", 2000)}, "family/A");
    EXPECT_FALSE(chart.subtitle().contains("no clear difference"));
}

TEST(SweepChart, says_whether_its_figure_is_measured_counted_or_modelled) {
    auto sweep = std::make_shared<Sweep>();
    sweep->what = "reduction/interleaved";
    sweep->device.name = "the device";
    sweep->axes = {{"local", {"64", "128"}}};
    for (const char* local : {"64", "128"}) {
        SweepPoint point{.parameters = {{"local", local}}};
        point.figures = RunFigures{.launches = 1};
        point.figures->timing = lockstep::summarise({100, 110, 120});
        sweep->points.push_back(point);
    }
    SweepChart chart;
    chart.show_sweep(sweep, SweepChart::Form::lines);
    const std::pair<const char*, const char*> kinds[] = {{"timing.median_ns", "measured"},
                                                         {"totals.warp_steps", "counted from the trace"},
                                                         {"model.cycles", "modelled"}};
    for (const auto& [key, kind] : kinds) {
        chart.show_figure(key);
        EXPECT_TRUE(chart.subtitle().contains(kind)) << qPrintable(chart.subtitle());
        EXPECT_TRUE(chart.subtitle().contains("the device")) << qPrintable(chart.subtitle());
    }
}

/// Returns the tooltip at a position in a chart's plot. `share` is the position as a fraction of the plot's
/// width and height.
QString tooltip_at(ChartBase& chart, QPointF share) {
    auto* plot = chart.findChild<QCustomPlot*>();
    const QPoint at(qRound(plot->width() * share.x()), qRound(plot->height() * share.y()));
    return chart_tooltip(*plot, at, chart.definition());
}

TEST(Charts, say_of_a_bar_whose_it_is_its_value_with_its_unit_and_what_it_means) {
    VariantChart chart(VariantChart::Figure::time);
    chart.resize(400, 260);
    chart.set_theme(Theme(ThemeName::light));
    chart.set_runs({run("A", 1000), run("B", 2000)}, "family/A");
    chart.show();
    QCoreApplication::processEvents();
    chart.grab(); // the plot is laid out when it is painted
    const QString of_bar = tooltip_at(chart, {0.4, 0.72});
    EXPECT_TRUE(of_bar.contains("B variant")) << qPrintable(of_bar);
    EXPECT_TRUE(of_bar.contains(QString::fromUtf8("2\u202Fµs"))) << qPrintable(of_bar);
    EXPECT_TRUE(of_bar.contains("(measured)")) << qPrintable(of_bar);
    const QString of_axis = tooltip_at(chart, {0.02, 0.5});
    EXPECT_TRUE(of_axis.contains(QString::fromUtf8("µs")) && of_axis.contains("(measured)"))
        << qPrintable(of_axis);
    EXPECT_TRUE(tooltip_at(chart, {0.98, 0.5}).isEmpty()) << "nothing is there";
}

TEST(Charts, every_chart_says_what_its_figure_means) {
    std::set<QString> definitions;
    using Figure = VariantChart::Figure;
    for (const Figure figure : {Figure::time, Figure::bandwidth, Figure::requests, Figure::efficiency}) {
        definitions.insert(VariantChart(figure).definition());
    }
    for (const auto figure : {RoundChart::Figure::efficiency, RoundChart::Figure::local_passes}) {
        definitions.insert(RoundChart(figure).definition());
    }
    for (const auto kind : {HistogramChart::Kind::lanes, HistogramChart::Kind::sectors}) {
        definitions.insert(HistogramChart(kind).definition());
    }
    EXPECT_EQ(definitions.size(), 8U);
    for (const QString& definition : definitions) {
        EXPECT_TRUE(definition.contains("(counted)") || definition.contains("(measured)"))
            << qPrintable(definition);
    }
}

/// Returns the texts in the plot of a chart, in the order in which they were added.
QStringList texts_in(ChartBase& chart) {
    const auto* plot = chart.findChild<QCustomPlot*>();
    QStringList texts;
    for (int i = 0; i < plot->itemCount(); ++i) {
        if (const auto* text = qobject_cast<const QCPItemText*>(plot->item(i))) {
            texts << text->text();
        }
    }
    return texts;
}

/// Returns the number of marks in the plot of a chart.
int marks_in(ChartBase& chart) {
    const auto* plot = chart.findChild<QCustomPlot*>();
    int marks = 0;
    for (int i = 0; i < plot->itemCount(); ++i) {
        marks += qobject_cast<const QCPItemPixmap*>(plot->item(i)) != nullptr ? 1 : 0;
    }
    return marks;
}

TEST(VariantChart, lists_the_best_run_first) {
    VariantChart times(VariantChart::Figure::time);
    VariantChart rates(VariantChart::Figure::bandwidth);
    const auto order_in = [](VariantChart& chart) {
        QString letters;
        for (const RunSummary* each : chart.with_bars()) {
            letters += each->title.left(1);
        }
        return letters;
    };
    std::vector<RunSummary> runs{run("A", 3000), run("B", 1000), run("C", 2000)};
    for (RunSummary& each : runs) {
        each.figures.totals.lanes = {10, 10};
    }
    times.set_runs(runs, "family/A");
    rates.set_runs(runs, "family/A");
    EXPECT_EQ(order_in(times), "BCA") << "the shortest time";
    EXPECT_EQ(times.with_bars().size(), rates.with_bars().size());
}

TEST(VariantChart, names_each_run_beside_its_bar_with_its_number_and_quartiles) {
    VariantChart chart(VariantChart::Figure::time);
    chart.resize(600, 260);
    chart.show();
    QCoreApplication::processEvents();
    chart.set_runs({run("A", 1000), run("B", 2000)}, "family/A");
    const QStringList texts = texts_in(chart);
    EXPECT_TRUE(texts.contains("A variant")) << qPrintable(texts.join('|'));
    EXPECT_TRUE(texts.contains(QString::fromUtf8("2.00\u202Fµs"))) << qPrintable(texts.join('|'));
    EXPECT_TRUE(texts.contains(QString::fromUtf8("2.00–2.01"))) << "of 1,995 and 2,005 ns";
    EXPECT_EQ(marks_in(chart), 2);
}

TEST(VariantChart, keeps_the_label_of_the_copy_rate_inside_the_plot_and_off_the_names) {
    for (const std::uint64_t copy : {1'000ULL, 300'000'000ULL, 90'000'000'000ULL}) {
        for (const int width : {150, 320, 900}) {
            RunSummary one = run("A", 1000);
            RunSummary two = run("B", 2000);
            for (RunSummary* each : {&one, &two}) {
                each->figures.totals.global_load.bytes = 4096;
                each->figures.timing->copy_bytes_per_second = copy;
            }
            VariantChart chart(VariantChart::Figure::bandwidth);
            chart.set_theme(Theme(ThemeName::light));
            chart.resize(width, 200);
            chart.set_runs({one, two}, "family/A");
            chart.show();
            QCoreApplication::processEvents();
            auto* plot = chart.findChild<QCustomPlot*>();
            plot->replot();
            const QCPItemText* label = nullptr;
            double first_name = 1e9;
            for (int i = 0; i < plot->itemCount(); ++i) {
                const auto* text = qobject_cast<QCPItemText*>(plot->item(i));
                if (text != nullptr && text->text().startsWith("measured")) {
                    label = text;
                } else if (text != nullptr) {
                    first_name = std::min(first_name, text->top->pixelPosition().y());
                }
            }
            ASSERT_NE(label, nullptr) << copy << " " << width;
            EXPECT_GE(label->left->pixelPosition().x(), 0) << copy << " " << width;
            EXPECT_LE(label->right->pixelPosition().x(), plot->width()) << copy << " " << width;
            EXPECT_LE(label->bottom->pixelPosition().y(), first_name + 1) << copy << " " << width;
        }
    }
}

TEST(Charts, put_each_run_that_is_left_out_on_a_line_of_its_own) {
    RunSummary own = run("A", 1000);
    std::vector<RunSummary> runs{own};
    const auto lines = [&runs] {
        VariantChart chart(VariantChart::Figure::time);
        chart.set_runs(runs, "family/A");
        for (const QLabel* label : chart.findChildren<QLabel*>()) {
            if (label->text().contains("not comparable")) {
                return label->text().split('\n');
            }
        }
        return QStringList();
    };
    for (const char* letter : {"B", "C", "D", "E"}) {
        runs.push_back(run(letter, 1000));
        runs.back().has_error = true;
        runs.back().fault = QStringLiteral("data race");
        if (runs.size() == 3) {
            EXPECT_EQ(lines(), (QStringList{"B not comparable: data race", "C not comparable: data race"}));
        }
    }
    ASSERT_EQ(lines().size(), 3);
    EXPECT_EQ(lines().last(), "D not comparable: data race; E not comparable: data race");
}

TEST(VariantChart, keeps_eight_letters_of_each_name_in_a_narrow_chart) {
    std::vector<RunSummary> runs{run("A", 1000), run("B", 2000), run("C", 3000)};
    runs[1].title = "B Bank conflict free";
    runs[2].title = "C Sequenz";
    for (const int width : {120, 170, 230, 320}) {
        VariantChart chart(VariantChart::Figure::time);
        chart.resize(width, 260);
        chart.show();
        QCoreApplication::processEvents();
        chart.set_runs(runs, "family/A");
        const QStringList texts = texts_in(chart);
        EXPECT_FALSE(texts.filter(QRegularExpression("^B Bank c")).isEmpty())
            << width << ": " << qPrintable(texts.join('|'));
        EXPECT_TRUE(texts.contains("A variant")) << width << ": " << qPrintable(texts.join('|'));
        EXPECT_TRUE(texts.contains("C Sequenz")) << width << ": " << qPrintable(texts.join('|'));
    }
}

TEST(VariantChart, scrolls_more_runs_than_fit) {
    VariantChart chart(VariantChart::Figure::time);
    chart.resize(400, 200);
    chart.show();
    std::vector<RunSummary> runs;
    for (const char* letter : {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"}) {
        runs.push_back(run(letter, 1000));
    }
    chart.set_runs(runs, "family/A");
    QCoreApplication::processEvents();
    const auto* plot = chart.findChild<QCustomPlot*>();
    EXPECT_GE(plot->height(), 12 * 18);
    EXPECT_GT(plot->height(), plot->parentWidget()->height());
}

} // namespace
} // namespace lockstep::gui

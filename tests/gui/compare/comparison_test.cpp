// Tests which runs are compared, under which names, and which cause is given for a difference.
#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/explanation.h"
#include "app/gui/compare/stage_pane.h"
#include "app/gui/workspace/run_summary.h"
#include "tests/gui/run_sessions.h"
#include "tests/gui/run_summaries.h"

#include <QAbstractScrollArea>
#include <QCoreApplication>
#include <QScrollBar>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

RunSummary under(RunSummary run, const char* preset, std::uint64_t modelled_ns) {
    run.hardware = QLatin1String(preset);
    run.key += run.hardware;
    run.figures.model = ModelFigures{.cycles = modelled_ns, .time_ns = modelled_ns};
    return run;
}

TEST(Comparison, keeps_the_letters_and_colours_that_the_runs_have_elsewhere) {
    RunIdentities identities;
    RunSummary first = run("a", 1, 1, "64");
    RunSummary again = run("a", 1, 1, "128");
    identities.identify(first);
    identities.identify(again);
    const auto runs = as_compared({first, again});
    EXPECT_EQ(runs[0].title, "X a, local=64");
    EXPECT_EQ(runs[1].title, "X2 a, local=128");
    EXPECT_EQ(runs[0].place, first.place);
    EXPECT_EQ(runs[1].place, again.place);
    EXPECT_NE(first.place % 4, again.place % 4) << "another colour";
    RunSummary once_more = run("a", 1, 1, "128");
    identities.identify(once_more);
    EXPECT_EQ(once_more.title, again.title);
    EXPECT_EQ(once_more.place, again.place);
    EXPECT_EQ(as_compared({run("a", 1, 1, "64"), run("b", 1, 1, "64")})[1].title, "X b");
}

TEST(Comparison, names_a_cause_that_points_the_way_the_time_points) {
    const auto sentence = [](const RunSummary& first, const RunSummary& other) {
        return comparison_sentences({first, other}).join(QLatin1Char(' '));
    };
    const QString slow_by_conflicts = sentence(run("a", 1000, 100, "64"), run("b", 4000, 900, "64"));
    EXPECT_TRUE(slow_by_conflicts.contains("Possible explanation: local read bank conflicts (900 in X b"))
        << qPrintable(slow_by_conflicts);
    const QString fast_with_conflicts = sentence(run("a", 4000, 100, "64"), run("b", 1000, 900, "64"));
    EXPECT_FALSE(fast_with_conflicts.contains("conflicts")) << qPrintable(fast_with_conflicts);
    EXPECT_TRUE(fast_with_conflicts.contains("No counted metric explains this"))
        << qPrintable(fast_with_conflicts);
    const QString as_fast = sentence(run("a", 1000, 100, "64"), run("b", 1004, 900, "64"));
    EXPECT_FALSE(as_fast.contains("conflicts")) << qPrintable(as_fast);
    const auto rows = comparison_rows({run("a", 4000, 100, "64"), run("b", 1000, 900, "64")});
    EXPECT_TRUE(std::ranges::none_of(rows, &ComparisonRow::explains));
}

TEST(Comparison, goes_by_the_model_where_the_measured_times_say_nothing) {
    const RunSummary first = under(run("a", 1000, 900, "64"), "educational", 4000);
    const RunSummary other = under(run("b", 1004, 100, "64"), "educational", 1000);
    const QStringList sentences = comparison_sentences({first, other});
    ASSERT_EQ(sentences.size(), 3);
    EXPECT_TRUE(sentences[0].contains("No clear difference in time")) << qPrintable(sentences[0]);
    EXPECT_TRUE(sentences[1].contains("0.25x as many cycles")) << qPrintable(sentences[1]);
    EXPECT_TRUE(sentences[2].contains("900 in X a")) << qPrintable(sentences[2]);
}

TEST(Comparison, of_one_run_under_two_presets_speaks_of_the_model) {
    const RunSummary first = under(run("a", 1000, 1, "64"), "educational", 1000);
    const RunSummary other = under(run("a", 1000, 1, "64"), "nvidia-h200", 250);
    const QStringList sentences = comparison_sentences({first, other});
    EXPECT_TRUE(sentences[0].contains("0.25x")) << qPrintable(sentences[0]);
    EXPECT_TRUE(sentences[0].contains("(model)"));
    EXPECT_FALSE(sentences.join(QLatin1Char(' ')).contains("quartiles"));
    EXPECT_EQ(row_named(comparison_rows({first, other}), "median").verdicts[1], Difference::same);
    EXPECT_EQ(row_named(comparison_rows({first, other}), "modelled time").verdicts[1], Difference::better);
}

TEST(Comparison, of_runs_of_other_work_says_why_they_are_not_compared) {
    RunSummary other = run("b", 4000, 900, "64");
    other.work.elements = 1 << 20;
    other.elements = QStringLiteral("1,048,576 elements");
    const std::vector<RunSummary> runs{run("a", 1000, 1, "64"), other};
    EXPECT_EQ(comparison_sentences(runs), QStringList{"X a and X b: not comparable: 1,048,576 elements."});
    for (const ComparisonRow& row : comparison_rows(runs)) {
        EXPECT_EQ(row.verdicts[1], Difference::none) << qPrintable(row.measure);
        EXPECT_FALSE(row.explains);
    }
}

TEST(ComparePage, compares_the_shown_run_with_the_one_shown_before) {
    ComparedRuns compared;
    ComparePage page(compared);
    for (const char* name : {"a", "b", "c"}) {
        page.add_run(run(name, 1000, 1, "64"));
    }
    ASSERT_EQ(page.compared().size(), 2U) << "not all that ran";
    EXPECT_EQ(page.compared()[0].id, "reduction/b");
    EXPECT_EQ(page.compared()[1].id, "reduction/c");
    page.add_run(run("d", 1000, 1, "64"), {}, RunFrom::here, RunIs::behind);
    EXPECT_EQ(page.compared()[1].id, "reduction/c") << "d was never shown";
    RunSummary broken = run("e", 1000, 1, "64");
    broken.has_error = true;
    page.add_run(broken);
    EXPECT_EQ(page.compared()[1].id, "reduction/c");
}

TEST(ComparePage, compares_a_preset_with_the_one_shown_before) {
    ComparedRuns compared;
    ComparePage page(compared);
    page.add_run(run("z", 1000, 1, "64"));
    page.add_run(under(run("a", 1000, 1, "64"), "educational", 1000));
    page.add_run(under(run("a", 1000, 1, "64"), "nvidia-h200", 250));
    ASSERT_EQ(page.compared().size(), 2U);
    EXPECT_EQ(page.compared()[0].hardware, "educational");
    EXPECT_EQ(page.compared()[1].hardware, "nvidia-h200");
}

RunSummary own(const char* text, bool has_error = false) {
    RunSummary summary = run("own.cl", 1000, 1, "64");
    summary.id = QStringLiteral("own.cl");
    summary.key = summary.id + QLatin1String(text);
    summary.parameters["source text"] = text;
    summary.is_own = true;
    summary.has_error = has_error;
    return summary;
}

TEST(ComparePage, compares_an_own_kernel_with_itself_before_the_edit_and_not_with_an_experiment) {
    ComparedRuns compared;
    ComparePage page(compared);
    page.add_run(run("a", 1000, 1, "64"));
    page.add_run(own("1"));
    ASSERT_EQ(page.compared().size(), 1U);
    EXPECT_EQ(page.compared()[0].id, "own.cl");
    page.add_run(own("2"));
    ASSERT_EQ(page.compared().size(), 2U);
    EXPECT_TRUE(page.compared()[0].title.endsWith("before the edit")) << qPrintable(page.compared()[0].title);
    EXPECT_TRUE(page.compared()[1].title.endsWith("after the edit")) << qPrintable(page.compared()[1].title);
    page.add_run(run("b", 1000, 1, "64"));
    EXPECT_EQ(page.compared()[1].id, "reduction/b") << "an experiment after it is compared with it";
}

RunSummary own_file(const char* name, const char* text, const char* launch) {
    RunSummary summary = own(text);
    summary.id = QLatin1String(name);
    summary.key = summary.id + QLatin1String(text) + QLatin1String(launch);
    summary.title = QStringLiteral("A ") + summary.id;
    summary.parameters["launch file"] = launch;
    return summary;
}

TEST(ComparePage, does_not_pair_own_kernels_of_different_files) {
    ComparedRuns compared;
    ComparePage page(compared);
    page.add_run(own_file("two.cl", "1", "guessed"));
    page.add_run(own_file("bug.cl", "2", "bug.sim"));
    ASSERT_EQ(page.compared().size(), 1U);
    EXPECT_EQ(page.compared()[0].id, "bug.cl");
    page.add_run(own_file("bug.cl", "3", "bug.sim"));
    ASSERT_EQ(page.compared().size(), 2U);
    EXPECT_TRUE(page.compared()[0].title.endsWith("before the edit")) << qPrintable(page.compared()[0].title);
}

TEST(ComparePage, does_not_pair_files_of_the_same_name_in_different_folders) {
    ComparedRuns compared;
    ComparePage page(compared);
    RunIdentities identities;
    for (const char* folder : {"one", "two"}) {
        RunSummary run = own_file("k.cl", folder, "guessed");
        run.file = QStringLiteral("/%1/k.cl").arg(QLatin1String(folder));
        identities.identify(run);
        page.add_run(run);
    }
    ASSERT_EQ(page.compared().size(), 1U);
    EXPECT_TRUE(page.compared()[0].title.startsWith("B k.cl")) << qPrintable(page.compared()[0].title);
}

TEST(Comparison, gives_own_kernels_of_different_files_different_letters_and_colours) {
    RunIdentities identities;
    RunSummary two = own_file("two.cl", "1", "guessed");
    RunSummary bug = own_file("bug.cl", "2", "bug.sim");
    RunSummary edited = own_file("bug.cl", "3", "bug.sim");
    for (RunSummary* each : {&two, &bug, &edited}) {
        identities.identify(*each);
    }
    EXPECT_NE(two.place % 4, bug.place % 4) << "another colour";
    const auto runs = as_compared({two, bug});
    EXPECT_EQ(runs[0].title, "A two.cl, guessed launch");
    EXPECT_EQ(runs[1].title, "B bug.cl, launch file bug.sim");
    const auto all = as_compared({two, bug, edited});
    EXPECT_TRUE(all[1].title.startsWith("B bug.cl, ") && all[1].title.endsWith("before the edit"));
    EXPECT_TRUE(all[2].title.startsWith("B2 bug.cl, ") && all[2].title.endsWith("after the edit"));
}

TEST(ComparePage, compares_a_broken_own_kernel_with_its_cure) {
    ComparedRuns compared;
    ComparePage page(compared);
    page.add_run(run("a", 1000, 1, "64"));
    page.compare({run("a", 1000, 1, "64").key});
    page.add_run(own("1", true));
    page.add_run(own("2"));
    ASSERT_EQ(page.compared().size(), 2U);
    EXPECT_TRUE(page.compared()[0].has_error);
    EXPECT_EQ(page.compared()[1].key, own("2").key);
}

TEST(Comparison, offers_to_match_the_inputs_of_experiments_only) {
    RunSummary first = run("interleaved", 1, 1, "64");
    RunSummary other = run("sequential", 1, 1, "64");
    EXPECT_FALSE(differ_in_inputs(first, other)) << "they do the same work";
    other.work.elements = 512;
    EXPECT_TRUE(differ_in_inputs(first, other));
    EXPECT_FALSE(differ_in_inputs(other, other));
    other.device = QStringLiteral("another device");
    EXPECT_FALSE(differ_in_inputs(first, other));
    RunSummary kernel = own("1");
    kernel.work.elements = 512;
    EXPECT_FALSE(differ_in_inputs(first, kernel));
}

TEST(ComparePage, compares_exactly_what_was_asked_for) {
    ComparedRuns compared;
    ComparePage page(compared);
    for (const char* name : {"a", "b", "c"}) {
        page.add_run(run(name, 1000, 1, "64"));
    }
    page.compare({run("c", 1, 1, "64").key, run("a", 1, 1, "64").key});
    page.add_run(run("d", 1000, 1, "64"));
    ASSERT_EQ(page.compared().size(), 2U) << "what runs later does not push in";
    EXPECT_EQ(page.compared()[0].id, "reduction/c");
    page.tick(page.compared()[0].key, false);
    page.tick(run("b", 1, 1, "64").key, true);
    page.add_run(run("b", 10, 1, "64"));
    ASSERT_EQ(page.compared().size(), 2U) << "the same run again takes its place";
    EXPECT_EQ(page.compared()[1].id, "reduction/b");
}

TEST(LinkedStages, panes_keep_one_pitch_where_only_one_scrolls) {
    LinkedStages stages;
    stages.resize(1200, 260); // not high enough for the taller picture
    const auto flat = session_of(fixture::reduction_recording(fixture::Reduction::interleaved, 64, 1));
    const auto tall = session_of(fixture::reduction_recording(fixture::Reduction::interleaved, 1024, 1));
    stages.show_runs({{run("a", 1, 1, "64"), flat}, {run("b", 1, 1, "64"), tall}});
    stages.show();
    QCoreApplication::processEvents();
    const auto width = [&](std::size_t pane) {
        return stages.panes()[pane]->findChild<QAbstractScrollArea*>()->viewport()->width();
    };
    EXPECT_EQ(width(0), width(1));
}

} // namespace
} // namespace lockstep::gui

// Tests the panels about a whole run: launches, experiments, and parameters with their recommendation.
#include "app/gui/charts/series_style.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/forms/launches_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/workspace/selection.h"
#include "core/experiments/catalogue.h"
#include "tests/gui/run_sessions.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

TEST(LaunchesPanel, lists_launches_host_steps_and_their_sum) {
    LaunchesPanel panel;
    panel.show_session(two_launches(), 0);
    const auto* table = panel.findChild<QTableWidget*>();
    ASSERT_EQ(table->rowCount(), 4) << "two launches, one host step, the sum";
    EXPECT_EQ(table->item(0, 1)->text(), "3 × 256");
    EXPECT_TRUE(table->item(2, 0)->text().contains("host")) << qPrintable(table->item(2, 0)->text());
    const auto steps = [table](int row) { return QLocale().toULongLong(table->item(row, 3)->text()); };
    EXPECT_GT(steps(0), steps(1));
    EXPECT_EQ(steps(3), steps(0) + steps(1));
}

TEST(LaunchesPanel, choosing_a_launch_moves_the_cursor_there_and_a_host_step_does_not) {
    LaunchesPanel panel;
    Selection selection;
    selection.set_session(two_launches());
    panel.show_session(selection.view()->session, 0);
    QObject::connect(&panel, &LaunchesPanel::chosen, &selection, &Selection::set_launch);
    auto* table = panel.findChild<QTableWidget*>();
    table->setCurrentCell(1, 0);
    EXPECT_EQ(selection.cursor().launch, 1U);
    EXPECT_EQ(selection.view()->launch, 1U);
    table->setCurrentCell(2, 0);
    EXPECT_EQ(selection.cursor().launch, 1U);
}

TEST(Selection, keeps_its_group_inside_the_launch_that_it_moves_to) {
    Selection selection;
    selection.set_session(two_launches());
    selection.set_group(Group(2));
    selection.set_launch(1);
    EXPECT_EQ(selection.cursor().group, Group(0)) << "the second launch has one group";
    selection.set_launch(7);
    EXPECT_EQ(selection.cursor().launch, 1U) << "there is no such launch";
}

ParameterInfo number(const char* name, std::int64_t value, std::int64_t most) {
    ParameterInfo info;
    info.name = name;
    info.default_value = std::to_string(value);
    info.least = 1;
    info.most = most;
    return info;
}

TEST(ParametersPanel, undoes_and_redoes_changes_one_by_one) {
    ParameterForm form;
    ParametersPanel panel(form);
    panel.show_parameters({number("size", 256, 1 << 20), number("seed", 1, 100)});
    panel.set_values({{"size", "512"}});
    panel.set_values({{"size", "1024"}});
    EXPECT_EQ(panel.values().at("size"), "1024");
    panel.changes().undo();
    EXPECT_EQ(panel.values().at("size"), "512");
    panel.changes().undo();
    EXPECT_EQ(panel.values().at("size"), "256");
    EXPECT_FALSE(panel.changes().canUndo());
    panel.changes().redo();
    EXPECT_EQ(panel.values().at("size"), "512");
}

TEST(ParametersPanel, names_the_width_of_a_picture_and_of_a_vector_differently) {
    const auto label_of_width = [](const char* id) {
        ParameterForm form;
        form.experiment = id;
        ParametersPanel panel(form);
        panel.show_parameters(find_experiment(id).value()->parameters);
        QStringList labels;
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->text().contains("width", Qt::CaseInsensitive)) {
                labels << label->text();
            }
        }
        return labels.join('|');
    };
    for (const char* id : {"transpose/tiled", "matmul/tiled", "convolution/tiled", "rays/spheres"}) {
        EXPECT_EQ(label_of_width(id), "Width") << id;
    }
    EXPECT_EQ(label_of_width("reduction/vector"), "Vector width");
}

TEST(ParametersPanel, takes_over_what_a_sweep_recommends_as_one_change) {
    ParameterForm form;
    ParametersPanel panel(form);
    panel.show_parameters({number("size", 256, 1 << 20), number("items", 1, 64)});
    RememberedBest best;
    best.best = {{"size", "512"}, {"items", "8"}};
    best.combinations = 4;
    panel.show_recommendation(best);
    EXPECT_TRUE(panel.recommendation().contains("size=512")) << qPrintable(panel.recommendation());
    panel.findChild<QPushButton*>()->click();
    EXPECT_EQ(panel.values().at("size"), "512");
    EXPECT_EQ(panel.values().at("items"), "8");
    panel.changes().undo();
    EXPECT_EQ(panel.values().at("size"), "256");
    EXPECT_EQ(panel.values().at("items"), "1");
    panel.show_recommendation(std::nullopt);
    EXPECT_TRUE(panel.recommendation().isEmpty());
}

TEST(ExperimentsPanel, finds_experiments_by_what_they_teach) {
    ExperimentList list;
    ExperimentsPanel panel(list);
    auto* tree = panel.findChild<QTreeWidget*>();
    const auto shown = [tree] {
        int count = 0;
        for (int f = 0; f < tree->topLevelItemCount(); ++f) {
            for (int i = 0; i < tree->topLevelItem(f)->childCount(); ++i) {
                count += tree->topLevelItem(f)->child(i)->isHidden() ? 0 : 1;
            }
        }
        return count;
    };
    EXPECT_EQ(shown(), static_cast<int>(catalogue().size()));
    auto* filter = panel.findChild<QLineEdit*>();
    filter->setText("every byte that is transferred is used");
    EXPECT_EQ(shown(), 1);
    filter->setText("no experiment says this");
    EXPECT_EQ(shown(), 0);
    filter->clear();
    EXPECT_EQ(shown(), static_cast<int>(catalogue().size()));
}

/// Returns the texts of the panel's labels.
QString labels_of(const QWidget& panel) {
    QString text;
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
        text += label->text() + QLatin1Char('\n');
    }
    return text;
}

TEST(ExperimentsPanel, marks_an_experiment_as_its_shown_run_is_marked_everywhere) {
    ExperimentList list;
    ExperimentsPanel panel(list);
    const Theme theme(ThemeName::light);
    panel.set_theme(theme);
    panel.show_run("reduction/interleaved", 9, "E2 Interleaved", "512 · 64");
    const auto* tree = panel.findChild<QTreeWidget*>();
    const QList<QTreeWidgetItem*> found =
        tree->findItems("E2 Interleaved", Qt::MatchExactly | Qt::MatchRecursive);
    ASSERT_EQ(found.size(), 1);
    const auto image = [](const QIcon& icon) { return icon.pixmap(14).toImage(); };
    EXPECT_EQ(image(found.front()->icon(0)), image(QIcon(series_mark(9, theme, 14))));
    EXPECT_EQ(found.front()->toolTip(1), "512 · 64");
    panel.mark_done("reduction/interleaved");
    EXPECT_EQ(found.front()->text(0), "E2 Interleaved") << "it keeps its name";
}

TEST(ExperimentsPanel, says_what_to_look_at_in_an_own_kernel) {
    ExperimentList list;
    ExperimentsPanel panel(list);
    const auto session = with_finding(FindingKind::race, 40, "mine.sim");
    panel.show_own_kernel(session);
    EXPECT_TRUE(labels_of(panel).contains("mine.sim")) << qPrintable(labels_of(panel));
    EXPECT_TRUE(labels_of(panel).contains("access the same location")) << qPrintable(labels_of(panel));
    const auto advised = [&panel] { return labels_of(panel).count(QLatin1String("<p>")) > 1; };
    EXPECT_TRUE(QTest::qWaitFor(advised, 20000)) << "the interleaved reduction can be better";
    panel.select(QStringLiteral("reduction/sequential"));
    EXPECT_FALSE(labels_of(panel).contains("mine.sim"));
}

TEST(ExperimentsPanel, keeps_its_texts_within_a_narrow_pane) {
    ExperimentList list;
    ExperimentsPanel panel(list);
    panel.resize(180, 500);
    panel.show();
    panel.show_own_kernel(with_finding(FindingKind::race, 40, "a_kernel_with_a_name_of_one_long_word.sim"));
    QTest::qWait(50);
    const auto* scroll = panel.findChild<QScrollArea*>();
    ASSERT_NE(scroll, nullptr);
    EXPECT_LE(scroll->widget()->width(), scroll->viewport()->width());
}

} // namespace
} // namespace lockstep::gui

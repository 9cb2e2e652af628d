// Tests the context menu, which copies the shown picture, its data, and the command that renders it; and the
// export dialog.
#include "app/gui/charts/chart_base.h"
#include "app/gui/charts/charts_panel.h"
#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/compare_table.h"
#include "app/gui/exporting/render_line.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/source/source_panel.h"
#include "app/gui/panels/source/source_rows.h"
#include "app/gui/window/exports/export_dialog.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QTreeWidget>
#include <algorithm>

namespace lockstep::gui {
namespace {

Result<Recording> recorder(const RunSpec&, const ProgressSink&) {
    return fixture::reduction_recording(fixture::Reduction::interleaved, 256, 2);
}

struct ContextMenu : testing::Test, ShownWindow {
    ContextMenu() : ShownWindow(recorder) {}
    void SetUp() override {
        show({1600, 900});
        run("reduction/interleaved");
        QApplication::clipboard()->clear();
    }
    QMenu* open_on(QWidget& widget) {
        QContextMenuEvent event(QContextMenuEvent::Mouse, {5, 5}, widget.mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(&widget, &event);
        return opened();
    }
    [[nodiscard]] static QMenu* opened() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    static QString chosen(QMenu* menu, const char* entry) {
        for (QAction* action : menu->actions()) {
            if (action->text() == QLatin1String(entry)) {
                action->trigger();
            }
        }
        menu->close();
        return QApplication::clipboard()->text();
    }
};

TEST_F(ContextMenu, of_a_view_copies_the_picture_and_the_command_that_renders_it) {
    SceneView& view = window->centre().current_view();
    workspace.playback().seek(Tick(11));
    QMenu* menu = open_on(*view.viewport());
    ASSERT_NE(menu, nullptr);
    const QString line = chosen(menu, "Copy command line");
    for (const char* part : {"lockstep render reduction/interleaved", "--set size=512", "--view stage",
                             "--step 12", "--group 0", "--hardware educational"}) {
        EXPECT_TRUE(line.contains(part)) << qPrintable(line);
    }
    chosen(open_on(*view.viewport()), "Copy picture");
    EXPECT_GE(QApplication::clipboard()->image().width(), 2 * view.viewport()->width() - 2);
}

TEST_F(ContextMenu, opens_by_keys_for_what_has_the_focus) {
    window->centre().current_view().setFocus();
    QTest::keyClick(&window->centre().current_view(), Qt::Key_F10, Qt::ShiftModifier);
    ASSERT_NE(opened(), nullptr);
    EXPECT_EQ(opened()->actions().size(), 7) << "a picture has no table; two entries follow the cursor";
    opened()->close();
}

TEST_F(ContextMenu, of_a_chart_a_table_and_the_source_copies_their_data) {
    const auto charts = window->findChild<ChartsPanel*>()->findChildren<ChartBase*>();
    qsizetype most = 0; // most lines of a chart's CSV; a run that was not timed has no times
    for (ChartBase* chart : charts) {
        most = chart->isVisible() ? std::max(most, chosen(open_on(*chart), "Copy as CSV").count('\n')) : most;
    }
    EXPECT_GE(most, 8) << "a round a line";
    window->centre().show_view("compare");
    auto* table = window->centre().compare_page().findChild<CompareTable*>();
    EXPECT_TRUE(chosen(open_on(*table->viewport()), "Copy as CSV").startsWith("\"Metric\""));
    window->centre().show_view("stage");
    auto* source = window->findChild<SourcePanel*>();
    const QString counters = chosen(open_on(*source), "Copy as CSV");
    EXPECT_TRUE(counters.contains("lid % (2 * k)")) << qPrintable(counters);
    EXPECT_TRUE(chosen(open_on(*source), "Copy command line").contains("--view source"));
}

TEST_F(ContextMenu, of_a_source_line_plays_to_the_next_step_at_which_the_warp_executes_it) {
    auto* source = window->findChild<SourcePanel*>();
    auto* editor = source->findChild<QAbstractScrollArea*>();
    workspace.playback().seek(Tick(0));
    workspace.playback().set_speed(7);
    const GroupView& view = *workspace.selection().view();
    const std::uint32_t line = 13;
    const auto tick = next_of_warp(view, line, Warp(0), Tick(0));
    ASSERT_TRUE(tick);
    const int row = editor->height() / 2;
    const QPoint middle = editor->viewport()->mapToGlobal(QPoint(60, row));
    EXPECT_GT(line_at(source->editor(), middle), 1U);
    EXPECT_LE(line_at(source->editor(), middle), 30U);
    workspace.selection().choose_line(line); // keys take the chosen line
    QContextMenuEvent event(QContextMenuEvent::Keyboard, {60, row}, middle);
    QApplication::sendEvent(editor->viewport(), &event);
    ASSERT_NE(opened(), nullptr);
    QAction* entry = opened()->actions().value(0);
    EXPECT_EQ(entry->text(), "Run to line 13");
    ASSERT_TRUE(entry->isEnabled());
    entry->trigger();
    opened()->close();
    EXPECT_TRUE(workspace.playback().playing());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !workspace.playback().playing(); }, 10000));
    EXPECT_EQ(workspace.playback().tick(), *tick);
}

TEST_F(ContextMenu, of_a_source_line_says_why_it_cannot_be_run_to) {
    auto* source = window->findChild<SourcePanel*>();
    const auto entry_for = [&](std::uint32_t line) {
        workspace.selection().choose_line(line);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, source->mapToGlobal(QPoint(5, 5)));
        QApplication::sendEvent(source, &event);
        const QAction* entry = opened()->actions().value(0);
        QString text = entry->isEnabled() ? QString() : entry->text();
        opened()->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return text;
    };
    workspace.playback().last();
    EXPECT_EQ(entry_for(13), "Run to line 13 (warp 0 does not execute it after this step)");
    workspace.selection().set_lane(Warp(3), Lane(0));
    workspace.playback().first();
    EXPECT_EQ(entry_for(13), "");
    workspace.playback().last();
    EXPECT_EQ(entry_for(13), "Run to line 13 (warp 3 does not execute it after this step)");
}

TEST_F(ContextMenu, of_a_panel_copies_its_picture) {
    auto* dock = window->findChild<PanelDock*>("inspector");
    QMenu* menu = open_on(*dock);
    ASSERT_NE(menu, nullptr);
    chosen(menu, "Copy picture");
    EXPECT_FALSE(QApplication::clipboard()->image().isNull());
}

TEST_F(ContextMenu, of_a_table_in_a_page_leads_to_its_view) {
    window->centre().show_view("compare");
    auto* table = window->centre().compare_page().findChild<CompareTable*>();
    EXPECT_TRUE(chosen(open_on(*table->viewport()), "Copy command line").contains("--view compare"));
}

TEST_F(ContextMenu, command_line_names_what_differs_from_the_preset_and_quotes_what_a_shell_would_split) {
    HardwareModel hardware = workspace.selection().view()->session->hardware();
    hardware.banks = 16;
    const Session other(workspace.selection().view()->session->shared_recording(), hardware,
                        {workspace.selection().view()->session->analysis(0)});
    const QString line = render_line(place_at(other, place_of_run(other, "/a b/it's.lks"), {}, "banks"),
                                     {.theme = "dark", .file = "x.pdf"});
    EXPECT_TRUE(line.contains("--hw banks=16")) << qPrintable(line);
    EXPECT_TRUE(line.contains("'/a b/it'\\''s.lks'")) << qPrintable(line);
    EXPECT_FALSE(line.contains("--set")) << "a recording keeps its parameters";
}

TEST_F(ContextMenu, export_dialog_offers_formats_sizes_and_a_preview) {
    window->actions()[Command::export_picture].trigger();
    auto* dialog = window->findChild<ExportDialog*>();
    ASSERT_NE(dialog, nullptr);
    QLabel* preview = nullptr;
    for (QLabel* label : dialog->findChildren<QLabel*>()) {
        preview = label->property("preview").toBool() ? label : preview;
    }
    ASSERT_NE(preview, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([preview] { return !preview->pixmap().isNull(); }));
    const QImage light = preview->pixmap().toImage();
    for (QComboBox* box : dialog->findChildren<QComboBox*>()) {
        if (const int dark = box->findText("Dark"); dark >= 0) {
            box->setCurrentIndex(dark);
        }
    }
    EXPECT_EQ(dialog->choice().theme.name(), ThemeName::dark);
    EXPECT_TRUE(QTest::qWaitFor([&] { return preview->pixmap().toImage() != light; }));
    for (QCheckBox* box : dialog->findChildren<QCheckBox*>()) {
        box->setChecked(box->text() == "Transparent background");
    }
    EXPECT_EQ(dialog->choice().ground, Ground::none);
    EXPECT_FALSE(dialog->choice().frame.has_legend);
    dialog->close();
}

TEST_F(ContextMenu, export_dialog_keeps_the_size_in_another_unit) {
    window->actions()[Command::export_picture].trigger();
    auto* dialog = window->findChild<ExportDialog*>();
    const QList<QDoubleSpinBox*> numbers = dialog->findChildren<QDoubleSpinBox*>();
    const auto found = std::ranges::find_if(
        numbers, [](const QDoubleSpinBox* box) { return box->accessibleName() == QLatin1String("Width"); });
    ASSERT_NE(found, numbers.end());
    QDoubleSpinBox* const width = *found;
    width->setValue(960);
    const QList<QComboBox*> boxes = dialog->findChildren<QComboBox*>();
    QComboBox* units =
        *std::ranges::find_if(boxes, [](const QComboBox* box) { return box->findText("mm") >= 0; });
    units->setCurrentIndex(1);
    EXPECT_NEAR(width->value(), 254, 0.1) << "960 pixels of 1/96 inch";
    EXPECT_NEAR(dialog->choice().frame.size.width(), 960, 0.5);
    width->setValue(127);
    EXPECT_NEAR(dialog->choice().frame.size.width(), 480, 0.5);
    dialog->close();
}

} // namespace
} // namespace lockstep::gui

// Tests the entries of the menus Edit and Run, and what they do.
#include "app/gui/panels/findings/cure_panel.h"
#include "app/gui/panels/panel_dock.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <algorithm>

namespace lockstep::gui {
namespace {

Result<Recording> records_interleaved(const RunSpec& run, const ProgressSink&) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 2);
    recording.what = run.what;
    return recording;
}

struct MenuCommands : testing::Test, ShownWindow {
    MenuCommands() : ShownWindow(records_interleaved) {}
    void SetUp() override {
        show({1600, 900});
        run("reduction/interleaved");
        QApplication::clipboard()->clear();
    }
    /// Returns the texts of the entries; "-": a separator.
    [[nodiscard]] QStringList entries(Menu menu) const {
        QStringList texts;
        for (const QAction* action : window->actions().menu(menu).actions()) {
            texts << (action->isSeparator() ? QStringLiteral("-") : action->text());
        }
        return texts;
    }
    void trigger(Command command) const {
        window->actions()[command].trigger();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] bool has_focus_in(const char* dock) const {
        const auto* panel = window->findChild<PanelDock*>(QLatin1String(dock));
        return panel->isVisible() && panel->isAncestorOf(QApplication::focusWidget());
    }
};

TEST_F(MenuCommands, are_in_the_order_of_the_work) {
    EXPECT_EQ(entries(Menu::edit), (QStringList{"Undo", "Redo", "-", "Copy", "-", "Settings…"}));
    EXPECT_EQ(entries(Menu::run),
              (QStringList{"Run", "Run all variants", "Cancel", "-", "Values…", "Hardware…", "Device…", "-",
                           "Try other layouts", "Sweep", "Race", "-", "Why is it slow?", "Show the fix"}));
}

TEST_F(MenuCommands, copy_the_selected_text_of_a_field_or_else_the_picture) {
    QTest::keyClick(window.get(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_FALSE(QApplication::clipboard()->image().isNull()) << "of the view, which has the focus";
    QLineEdit field("warp 7", window.get());
    field.show();
    field.setFocus();
    field.setSelection(0, 4);
    trigger(Command::copy);
    EXPECT_EQ(QApplication::clipboard()->text(), "warp");
}

TEST_F(MenuCommands, copy_the_current_cell_of_a_table) {
    QTableWidget table(1, 2, window.get());
    table.setItem(0, 1, new QTableWidgetItem("47"));
    table.show();
    table.setCurrentCell(0, 1);
    table.setFocus();
    trigger(Command::copy);
    EXPECT_EQ(QApplication::clipboard()->text(), "47");
}

TEST_F(MenuCommands, go_to_the_values_and_the_hardware) {
    trigger(Command::show_values);
    EXPECT_TRUE(has_focus_in("parameters"));
    trigger(Command::show_hardware);
    EXPECT_TRUE(has_focus_in("hardwareModel"));
    trigger(Command::show_cause);
    EXPECT_TRUE(has_focus_in("whySlow"));
}

TEST_F(MenuCommands, open_the_settings_in_a_wide_and_in_a_narrow_window) {
    for (const QSize size : {QSize(1600, 900), QSize(800, 900)}) {
        window->resize(size);
        QTest::qWait(50);
        trigger(Command::show_settings);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr) << size.width();
        const QList<QAction*> actions = menu->actions();
        EXPECT_TRUE(std::ranges::any_of(actions, [](const QAction* action) {
            return action->menu() != nullptr && action->menu()->title().startsWith("Theme");
        })) << size.width();
        menu->close();
    }
}

TEST_F(MenuCommands, show_the_fix_as_soon_as_the_card_offers_it) {
    const auto* card = window->findChild<CurePanel*>();
    QAction& fix = window->actions()[Command::show_cure];
    ASSERT_TRUE(QTest::qWaitFor([card] { return card->offers_cure(); }, 20000));
    EXPECT_EQ(card->button().text(), fix.text());
    EXPECT_TRUE(fix.isEnabled());
    const QSignalSpy searches(&workspace.cures(), &AnyJob::started);
    fix.trigger();
    EXPECT_EQ(searches.count(), 1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !workspace.is_busy() && fix.isEnabled(); }, 20000))
        << "again after the search";
}

} // namespace
} // namespace lockstep::gui

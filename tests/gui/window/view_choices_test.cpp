// Tests the choices in the View menu: the menu marks what is chosen.
#include "app/gui/theme/core_words.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QComboBox>
#include <QDialog>
#include <QMenu>
#include <QTableWidget>
#include <QToolButton>

namespace lockstep::gui {
namespace {

struct ViewChoices : testing::Test, ShownWindow {
    ViewChoices()
        : ShownWindow([](const RunSpec&, const ProgressSink&) -> Result<Recording> {
              return fixture::reduction_recording(fixture::Reduction::interleaved, 64, 1);
          }) {}
    void SetUp() override { show({1366, 768}); }
    void TearDown() override { forget_text_size(); }
    [[nodiscard]] QMenu* menu(const char* title) const {
        for (QAction* action : window->actions().menu(Menu::view).actions()) {
            if (action->text().startsWith(QLatin1String(title))) {
                return action->menu();
            }
        }
        return nullptr;
    }
    /// Returns the chosen entries of the menu with this title.
    [[nodiscard]] QStringList chosen(const char* title) const {
        QStringList texts;
        for (const QAction* action : menu(title)->actions()) {
            if (action->isChecked()) {
                texts << action->text();
            }
        }
        return texts;
    }
    void choose(const char* title, const char* entry) const {
        for (QAction* action : menu(title)->actions()) {
            if (action->text() == QLatin1String(entry)) {
                action->trigger();
            }
        }
    }
};

TEST_F(ViewChoices, are_marked_in_their_menus) {
    EXPECT_EQ(chosen("Theme"), QStringList{"Light"});
    EXPECT_EQ(chosen("Text size"), QStringList{"100 %"});
    EXPECT_EQ(chosen("Language"), QStringList{"System language"});
    EXPECT_EQ(chosen("Words"), QStringList{"OpenCL"});
    EXPECT_EQ(chosen("Show in cells"), QStringList{"Value"});
}

/// Regression: the menu had two columns and covered the window.
TEST_F(ViewChoices, stand_in_a_menu_of_one_column) {
    EXPECT_LE(window->actions().menu(Menu::view).sizeHint().height(), 768);
    const int width = window->actions().menu(Menu::view).sizeHint().width();
    show_text_size(200);
    EXPECT_LE(window->actions().menu(Menu::view).sizeHint().width(), 2 * width + 40) << "it scrolls";
}

TEST_F(ViewChoices, act_at_once_and_the_mark_follows) {
    choose("Theme", "High contrast");
    EXPECT_EQ(window->appearance().theme().name(), ThemeName::contrast);
    EXPECT_EQ(chosen("Theme"), QStringList{"High contrast"});
    choose("Text size", "150 %");
    QCoreApplication::processEvents(); // a new window replaces the current one
    EXPECT_EQ(window->appearance().text_size(), 150);
    EXPECT_EQ(chosen("Text size"), QStringList{"150 %"});
    choose("Show in cells", "Bank");
    EXPECT_EQ(chosen("Show in cells"), QStringList{"Bank"});
    EXPECT_EQ(settings.number(Setting::cell_number), 3);
}

TEST_F(ViewChoices, of_words_build_the_window_again_in_them) {
    EXPECT_EQ(parameter_label("", "local"), "Work-group size");
    choose("Words", "CUDA");
    QCoreApplication::processEvents(); // a new window replaces the current one
    EXPECT_EQ(chosen("Words"), QStringList{"CUDA"});
    EXPECT_EQ(parameter_label("", "local"), "Thread block size");
    EXPECT_EQ(settings[Setting::vocabulary].toString(), "cuda");
    choose("Words", "OpenCL");
    QCoreApplication::processEvents();
    EXPECT_EQ(parameter_label("", "local"), "Work-group size");
}

TEST_F(ViewChoices, have_words_whatever_the_settings_say) {
    settings.set(Setting::vocabulary, "metal");
    window.host().rebuild();
    EXPECT_EQ(chosen("Words"), QStringList{"OpenCL"});
    EXPECT_EQ(parameter_label("", "local"), "Work-group size");
}

TEST_F(ViewChoices, are_also_below_the_settings_button_of_the_tool_bar) {
    const QToolButton* settings_button = nullptr;
    for (const QToolButton* button : window->findChildren<QToolButton*>()) {
        settings_button = button->accessibleName() == QLatin1String("Settings") ? button : settings_button;
    }
    ASSERT_NE(settings_button, nullptr);
    QStringList titles;
    for (const QAction* action : settings_button->menu()->actions()) {
        titles << action->text();
    }
    EXPECT_EQ(titles, (QStringList{"Theme", "Text size", "Language", "Words", "Show in cells"}));
}

TEST_F(ViewChoices, of_large_texts_leave_commands_their_names_in_the_list_of_keys) {
    show_text_size(200);
    window->actions()[Command::keys].trigger();
    auto* dialog = window->findChild<QDialog*>();
    ASSERT_NE(dialog, nullptr);
    QCoreApplication::processEvents();
    const auto* table = dialog->findChild<QTableWidget*>();
    for (int row = 0; row < table->rowCount(); ++row) {
        EXPECT_LE(table->fontMetrics().horizontalAdvance(table->item(row, 0)->text()), table->columnWidth(0))
            << qPrintable(table->item(row, 0)->text());
    }
    dialog->reject();
}

TEST_F(ViewChoices, have_a_theme_whatever_the_settings_say) {
    settings.set(Setting::theme, "no such theme");
    EXPECT_EQ(window->appearance().theme_name(), "system");
}

} // namespace
} // namespace lockstep::gui

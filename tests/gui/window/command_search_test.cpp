// Tests the search for commands and experiments.
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/window/dialogs/command_search.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

std::vector<SearchEntry> some_entries() {
    return {{"Step back", "Step", "Left", {}},
            {"Go to step…", "Step", "Ctrl+G", {}},
            {"Run", "Run", "F5", {}},
            {"Interleaved", "Reduction", "", {}}};
}

using Found = std::vector<std::size_t>;

TEST(CommandSearch, finds_every_word_in_any_order_and_case) {
    EXPECT_EQ(matching(some_entries(), ""), (Found{0, 1, 2, 3}));
    EXPECT_EQ(matching(some_entries(), "step"), (Found{0, 1})) << "what starts with the word comes first";
    EXPECT_EQ(matching(some_entries(), "STEP go"), (Found{1}));
    EXPECT_EQ(matching(some_entries(), "  run  "), (Found{2}));
    EXPECT_EQ(matching(some_entries(), "reduction"), (Found{3})) << "the family, not the name";
    EXPECT_EQ(matching(some_entries(), "run"), (Found{2}));
    EXPECT_TRUE(matching(some_entries(), "step xyz").empty());
}

class OpenSearch : public testing::Test, protected ShownWindow {
protected:
    OpenSearch()
        : ShownWindow([](const RunSpec&, const ProgressSink&) -> Result<Recording> {
              return fixture::reduction_recording(fixture::Reduction::interleaved, 64, 1);
          }) {}
    void SetUp() override { show({1366, 768}); }
    CommandSearch* open() {
        window->actions()[Command::find_command].trigger();
        return window->findChild<CommandSearch*>();
    }
};

TEST_F(OpenSearch, executes_the_command_that_is_chosen_with_the_keyboard) {
    CommandSearch* search = open();
    ASSERT_NE(search, nullptr);
    auto* field = search->findChild<QLineEdit*>();
    QTest::keyClicks(field, "findings");
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
    EXPECT_EQ(&window->centre().current_page(), static_cast<QWidget*>(&window->centre().findings_page()));
}

TEST_F(OpenSearch, finds_the_choices_of_the_settings) {
    CommandSearch* search = open();
    ASSERT_NE(search, nullptr);
    auto* field = search->findChild<QLineEdit*>();
    auto* list = search->findChild<QListWidget*>();
    for (const auto& [typed, found] : {std::pair("language", "Language"),
                                       {"russian", "Language"},
                                       {"dark", "Theme"},
                                       {"text size 125", "Text size"},
                                       {"cuda", "Words"}}) {
        field->setText(QString::fromLatin1(typed));
        EXPECT_TRUE(list->item(0)->text().contains(QLatin1String(found)))
            << typed << ": " << qPrintable(list->item(0)->text());
    }
    field->setText(QStringLiteral("high contrast"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(settings[Setting::theme].toString(), "contrast");
}

TEST_F(OpenSearch, stays_within_the_window_and_lists_no_command_that_cannot_be_given) {
    CommandSearch* search = open();
    ASSERT_NE(search, nullptr);
    const QRect inside(window->mapToGlobal(QPoint(0, 0)), window->size());
    EXPECT_TRUE(inside.contains(search->geometry()));
    auto* field = search->findChild<QLineEdit*>();
    auto* list = search->findChild<QListWidget*>();
    QTest::keyClicks(field, "cancel");
    for (int row = 0; row < list->count(); ++row) {
        EXPECT_FALSE(list->item(row)->text().startsWith("Cancel")) << "nothing runs";
    }
    field->setText("no such command");
    EXPECT_EQ(list->count(), 1);
    EXPECT_FALSE(list->item(0)->text().isEmpty());
    QTest::keyClick(field, Qt::Key_Return); // does nothing, because no command matches
    EXPECT_TRUE(search->isVisible());
    search->close();
}

} // namespace
} // namespace lockstep::gui

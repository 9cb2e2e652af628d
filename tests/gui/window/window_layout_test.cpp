// The whole window at the sizes of a laptop, a desk and a wall: it keeps its size, and cuts no text off.
#include "app/gui/theme/elided_label.h"
#include "app/gui/window/view_group.h"
#include "tests/gui/long_words.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QTabWidget>
#include <QToolButton>

namespace lockstep::gui {
namespace {

Result<Recording> recorder(const RunSpec&, const ProgressSink&) {
    return fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
}

/// Nothing that shows one line of text has less room than that text.
void expect_nothing_cut(const QWidget& window) {
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        const bool is_one_line = label->isVisible() && !label->wordWrap() && label->pixmap().isNull() &&
                                 qobject_cast<const ElidedLabel*>(label) == nullptr;
        if (is_one_line) {
            EXPECT_GE(label->width() + 1, label->sizeHint().width()) << qPrintable(label->text());
        }
    }
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        const auto* tool = qobject_cast<const QToolButton*>(button);
        const bool is_icon =
            tool != nullptr && !tool->icon().isNull() && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
        if (button->isVisible() && !button->text().isEmpty() && !is_icon) {
            const int text = button->fontMetrics().size(Qt::TextShowMnemonic, button->text()).width();
            EXPECT_GE(button->width(), text + 2) << qPrintable(button->text());
        }
    }
    for (const QComboBox* combo : window.findChildren<QComboBox*>()) {
        constexpr int frame_and_arrow = 2 * 9 + 24; // of the style sheet
        const int text = combo->fontMetrics().horizontalAdvance(combo->currentText());
        if (combo->isVisible()) {
            EXPECT_GE(combo->width(), text + frame_and_arrow) << qPrintable(combo->currentText());
        }
    }
}

struct WindowLayout : testing::TestWithParam<QSize>, ShownWindow {
    WindowLayout() : ShownWindow(recorder) {}

    void show_run() {
        show(GetParam());
        run("reduction/interleaved");
    }
    void expect_nothing_cut_on_any_page() {
        auto* tabs = window->findChild<QTabWidget*>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            SCOPED_TRACE(tabs->tabText(tab).toStdString());
            const ViewGroup* group = window->centre().current_group();
            const std::size_t views = group != nullptr ? group->segments().size() : 1;
            for (std::size_t view = 0; view < views; ++view) {
                expect_nothing_cut(*window);
                EXPECT_EQ(window->size(), GetParam());
                window->centre().show_next_sub_view(1);
                QCoreApplication::processEvents();
            }
        }
    }
    void expect_its_size_kept() {
        show_run();
        EXPECT_EQ(window->size(), GetParam());
        expect_nothing_cut_on_any_page();
        window->actions()[Command::reset_layout].trigger();
        QCoreApplication::processEvents();
        EXPECT_EQ(window->size(), GetParam());
    }
};

TEST_P(WindowLayout, keeps_its_size_and_cuts_no_text_off) {
    expect_its_size_kept();
}

TEST_P(WindowLayout, holds_texts_of_longer_languages) {
    LongWords words;
    QCoreApplication::installTranslator(&words);
    show_run();
    EXPECT_EQ(window->size(), GetParam());
    expect_nothing_cut_on_any_page();
    window.reset();
    QCoreApplication::removeTranslator(&words);
}

TEST_P(WindowLayout, is_that_of_its_own_text_size_whatever_was_shown_before) {
    show_run();
    window->appearance().show_text_size(150);
    window.reset();
    settings.set(Setting::text_size, 100);
    show_run();
    EXPECT_EQ(window->size(), GetParam());
    expect_nothing_cut_on_any_page();
}

TEST_P(WindowLayout, a_view_that_was_hidden_shows_where_the_cursor_went) {
    show_run();
    workspace.playback().seek(Tick(0));
    window->centre().show_view("banks");
    const QString before = window->centre().current_view().scene().description;
    window->centre().show_view("stage");
    workspace.playback().seek(Tick(5));
    window->centre().show_view("banks");
    QCoreApplication::processEvents();
    EXPECT_NE(window->centre().current_view().scene().description, before);
}

/// A small laptop's screen: languages with longer words make the window larger.
struct SmallestWindow : WindowLayout {};

TEST_P(SmallestWindow, keeps_its_size_and_cuts_no_text_off) {
    expect_its_size_kept();
}

INSTANTIATE_TEST_SUITE_P(Sizes, SmallestWindow, testing::Values(QSize(1024, 600)));
INSTANTIATE_TEST_SUITE_P(Sizes, WindowLayout,
                         testing::Values(QSize(1366, 768), QSize(1600, 900), QSize(1920, 1080)));

} // namespace
} // namespace lockstep::gui

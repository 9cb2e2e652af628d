// Tests the whole window at the sizes of a laptop, a desktop screen and a wall display: it keeps its size,
// and cuts off no text.
#include "app/gui/panels/transport_bar.h"
#include "app/gui/theme/labels.h"
#include "app/gui/window/view_group.h"
#include "tests/gui/long_words.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QLabel>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

namespace lockstep::gui {
namespace {

Result<Recording> recorder(const RunSpec&, const ProgressSink&) {
    return fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
}

/// Expects that no widget that shows one line of text is narrower than the text.
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
        constexpr int frame_and_arrow = 2 * 9 + 24; // padding and arrow width from the style sheet
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
    show_text_size(150);
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

/// Tests the screen of a small laptop. (Languages with longer words need a larger window.)
struct SmallestWindow : WindowLayout {};

TEST_P(SmallestWindow, keeps_its_size_and_cuts_no_text_off) {
    expect_its_size_kept();
}

/// Tests with texts of twice the size, which leave half of the space.
struct LargeTexts : WindowLayout {
    void SetUp() override { settings.set(Setting::text_size, 200); }
    void TearDown() override { forget_text_size(); }
};

TEST_P(LargeTexts, keep_the_windows_size_on_every_page) {
    show_run();
    EXPECT_EQ(window->size(), GetParam());
    auto* tabs = window->findChild<QTabWidget*>();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QCoreApplication::processEvents();
        EXPECT_EQ(window->size(), GetParam()) << "tab " << tab;
    }
}

/// Regression: hiding the combo boxes made the bar lower. The bar therefore requested another height each
/// time it checked whether they fit, in an endless loop.
TEST_P(LargeTexts, leave_the_transport_its_height_whatever_fits) {
    show_run();
    TransportBar& bar = window->centre().transport();
    const int height = bar.height();
    for (int width = 240; width < 1800; width += 60) {
        bar.resize(width, height);
        EXPECT_EQ(bar.minimumHeight(), height) << width;
        EXPECT_EQ(bar.maximumHeight(), height) << width;
    }
}

TEST_P(LargeTexts, leave_the_transport_its_buttons_and_its_step_side_by_side) {
    show_run();
    const TransportBar& bar = window->centre().transport();
    std::vector<QRect> places;
    QStringList names;
    for (const QWidget* each : bar.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (each->isVisible()) {
            places.push_back(each->geometry());
            names << each->metaObject()->className() + each->accessibleName();
            EXPECT_TRUE(bar.rect().contains(each->geometry())) << qPrintable(names.back());
        }
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT_FALSE(places[i].intersects(places[j]))
                << qPrintable(names[static_cast<int>(i)]) << " over "
                << qPrintable(names[static_cast<int>(j)]);
        }
    }
}

TEST_P(LargeTexts, leave_each_tab_a_title_that_can_be_read_or_its_icon) {
    show_run();
    const QTabBar& bar = *window->findChild<QTabWidget*>()->tabBar();
    for (int tab = 0; tab < bar.count(); ++tab) {
        EXPECT_FALSE(bar.tabToolTip(tab).isEmpty());
        const bool has_title = !bar.tabText(tab).isEmpty();
        EXPECT_TRUE(has_title || !bar.tabIcon(tab).isNull());
        const int room = bar.tabRect(tab).width();
        EXPECT_GE(room, has_title ? bar.fontMetrics().horizontalAdvance(bar.tabText(tab)) / 2 : 16)
            << qPrintable(bar.tabText(tab));
    }
}

TEST_P(LargeTexts, come_and_go_without_making_the_window_grow) {
    settings.set(Setting::text_size, 100);
    show_run();
    for (const int percent : {200, 100, 200}) {
        show_text_size(percent);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        EXPECT_EQ(window->size(), GetParam()) << percent;
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, SmallestWindow, testing::Values(QSize(1024, 600)));
INSTANTIATE_TEST_SUITE_P(Sizes, LargeTexts,
                         testing::Values(QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)));
INSTANTIATE_TEST_SUITE_P(Sizes, WindowLayout,
                         testing::Values(QSize(1366, 768), QSize(1600, 900), QSize(1920, 1080)));

} // namespace
} // namespace lockstep::gui

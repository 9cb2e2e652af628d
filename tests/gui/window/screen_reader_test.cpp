// Uses the window at random while a screen reader reads everything that changes. Without an accessibility bus, Qt sends
// no events to screen readers; then the test reads what has the focus. tests/accessible/run.sh runs it with a bus.
#include "tests/gui/window/shown_window.h"
#include "tests/support/reduction_fixture.h"
#include "tests/support/whole_suites.h"

#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QTimer>
#include <gtest/gtest.h>
#include <random>

namespace lockstep::gui {
namespace {

int elements_read = 0;
std::vector<QAccessible::Id> remembered; ///< elements that the screen reader has not forgotten

void read_element(QAccessibleInterface& element) {
    (void)element.isValid();
    for (const QAccessible::Text text : {QAccessible::Name, QAccessible::Description, QAccessible::Value}) {
        (void)element.text(text);
    }
    (void)element.rect();
    (void)element.state();
    (void)element.parent();
    (void)element.childCount();
    if (QAccessibleTableCellInterface* cell = element.tableCellInterface()) {
        (void)cell->rowIndex();
        (void)cell->table();
    }
}

void read_with_children(QAccessibleInterface* element) {
    if (element == nullptr) {
        return;
    }
    ++elements_read;
    read_element(*element);
    if (QAccessibleInterface* focus = element->focusChild()) {
        read_element(*focus);
        remembered.push_back(QAccessible::uniqueId(focus));
    }
    for (int i = 0; i < std::min(element->childCount(), 3); ++i) {
        if (QAccessibleInterface* child = element->child(i)) {
            read_element(*child);
        }
    }
    if (remembered.size() > 50) {
        for (const QAccessible::Id id : remembered) {
            if (QAccessibleInterface* old = QAccessible::accessibleInterface(id)) {
                read_element(*old);
            }
        }
        remembered.clear();
    }
}

void read_event(QAccessibleEvent* event) {
    read_with_children(event->accessibleInterface());
}

Result<Recording> records_the_reduction(const RunSpec& run, const ProgressSink&) {
    Recording made = fixture::reduction_recording(fixture::Reduction::compacted, 256, 3);
    made.what = run.what;
    return made;
}

class ScreenReader : public testing::Test, public ShownWindow {
protected:
    ScreenReader() : ShownWindow(records_the_reduction) {}
    void SetUp() override {
        QAccessible::installUpdateHandler(read_event);
        closer_.callOnTimeout([] {
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
                dialog->reject();
            }
            if (QWidget* popup = QApplication::activePopupWidget()) {
                popup->close(); // the menu of a tool button waits in an event loop of its own
            }
        });
        closer_.start(20);
        show({1366, 768});
        run("reduction/compacted");
    }
    void TearDown() override {
        closer_.stop();
        QAccessible::installUpdateHandler(nullptr);
    }
    void press_a_key() {
        static constexpr Qt::Key keys[] = {Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,     Qt::Key_Down,
                                           Qt::Key_Home,   Qt::Key_End,   Qt::Key_Tab,    Qt::Key_Space,
                                           Qt::Key_N,      Qt::Key_B,     Qt::Key_PageUp, Qt::Key_PageDown,
                                           Qt::Key_Escape, Qt::Key_F6};
        static constexpr Qt::KeyboardModifiers with[] = {Qt::NoModifier,      Qt::NoModifier,
                                                         Qt::NoModifier,      Qt::ShiftModifier,
                                                         Qt::ControlModifier, Qt::AltModifier};
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : window.get(), keys[chance_() % std::size(keys)],
                        with[chance_() % std::size(with)]);
    }
    void click_somewhere() {
        const QPoint at(static_cast<int>(chance_() % static_cast<unsigned>(window->width())),
                        // Not on the menus: their entries end the program and open files.
                        60 + static_cast<int>(chance_() % static_cast<unsigned>(window->height() - 60)));
        QWidget* below = window->childAt(at);
        if (below != nullptr) {
            QTest::mouseClick(below, Qt::LeftButton, {}, below->mapFrom(window.get(), at));
        }
    }
    void step_at_random() {
        Playback& playback = workspace.playback();
        if (const GroupView* view = workspace.selection().view()) {
            playback.seek(Tick(chance_() % static_cast<std::uint32_t>(view->steps->ticks.size())));
        }
    }

    std::mt19937 chance_{7};
    QTimer closer_;
};

TEST_F(ScreenReader, reads_the_window_through_thousands_of_random_events) {
    const int events = test::runs_whole_suites() ? 10000 : 2000;
    for (int i = 0; i < events; ++i) {
        switch (chance_() % 8) {
        case 0:
            click_somewhere();
            break;
        case 1:
        case 2:
            step_at_random();
            break;
        default:
            press_a_key();
        }
        while (auto* popup = QApplication::activePopupWidget()) {
            popup->close();
        }
        if (QWidget* focus = QApplication::focusWidget(); focus != nullptr && !QAccessible::isActive()) {
            read_with_children(QAccessible::queryAccessibleInterface(focus));
        }
        if (i % 50 == 0) {
            QCoreApplication::processEvents();
        }
    }
    wait();
    EXPECT_TRUE(window->isVisible());
    EXPECT_GT(elements_read, 500);
}

} // namespace
} // namespace lockstep::gui

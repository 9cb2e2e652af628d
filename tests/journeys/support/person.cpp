#include "tests/journeys/support/person.h"

#include "app/gui/panels/compare_buttons.h"
#include "tests/journeys/support/openings.h"
#include "tests/journeys/support/pointer.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMainWindow>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <algorithm>
#include <exception>
#include <stdexcept>
#include <utility>

namespace lockstep::gui::journeys {
namespace {

constexpr int dialog_patience_ms = 10000;
constexpr int a_moment_ms = 10000;
// Interval between attempts; reading the whole window takes some milliseconds.
constexpr int look_again_ms = 50;
constexpr int most_attempts = 20;

bool wait_for(const std::function<bool()>& is_so) {
    for (int waited = 0; waited < dialog_patience_ms && !is_so(); waited += look_again_ms) {
        QTest::qWait(look_again_ms);
    }
    return is_so();
}

} // namespace

QWidget* Person::look_for(const Control& control) {
    const QWidget* const scope = control.kind == Kind::dialog ? nullptr : scope_of(control);
    const std::vector<QWidget*> found = widgets_of(control, scope);
    std::vector<QWidget*> visible;
    std::ranges::copy_if(found, std::back_inserter(visible),
                         [](const QWidget* each) { return is_shown(*each); });
    if (visible.size() > 1) {
        cannot(QStringLiteral("%1 controls are named \"%2\"").arg(visible.size()).arg(control.text));
    }
    return visible.empty() ? nullptr : visible.front();
}

QWidget& Person::look_for(const QString& id) {
    const Control& wanted = control(id);
    QWidget* found = look_for(wanted);
    for (int waited = 0; found == nullptr && waited < a_moment_ms; waited += look_again_ms) {
        QTest::qWait(look_again_ms); // because newly opened widgets are still being laid out
        found = look_for(wanted);
    }
    if (found == nullptr) {
        cannot(QStringLiteral("cannot see \"%1\" (%2)").arg(wanted.text, id));
    }
    return *found;
}

/// Returns the widget to search in: the control that must be opened first.
const QWidget* Person::scope_of(const Control& sought) {
    const QWidget* const modal = QApplication::activeModalWidget();
    if (sought.in.isEmpty()) {
        return modal != nullptr ? modal : &main_window();
    }
    const Control& outer = control(sought.in);
    if (outer.kind == Kind::panel || outer.kind == Kind::dialog) {
        const std::vector<QWidget*> found = widgets_of(outer, nullptr);
        const auto visible = std::ranges::find_if(found, [](const QWidget* each) { return is_shown(*each); });
        return visible != found.end() ? *visible : &main_window();
    }
    for (const QTabWidget* tabs : main_window().findChildren<QTabWidget*>()) {
        const int tab = outer.kind == Kind::tab ? tab_named(*tabs->tabBar(), outer.text) : -1;
        if (tab >= 0) {
            return tabs->widget(tab);
        }
    }
    return outer.in.isEmpty() ? &main_window() : scope_of(outer);
}

void Person::opens(const QString& id) {
    const Control& wanted = control(id);
    switch (wanted.kind) {
    case Kind::panel:
        open_panel(wanted);
        break;
    case Kind::tab:
        open_tab(wanted);
        break;
    case Kind::entry:
        choose_entry(wanted.text);
        break;
    default:
        clicks(id);
    }
    QCoreApplication::processEvents();
}

void Person::clicks(const QString& id) {
    const Control& wanted = control(id);
    if (wanted.kind == Kind::entry || wanted.kind == Kind::tab) {
        opens(id);
        return;
    }
    if (wanted.kind == Kind::row) {
        auto& list = dynamic_cast<QAbstractItemView&>(look_for(wanted.in));
        choose_row(list, wanted.text);
        return;
    }
    if (id.startsWith(QLatin1String("view/")) && choose_view(wanted.text)) {
        return;
    }
    QWidget& found = look_for(id);
    click_at({&found, found.rect()}, wanted.text);
}

void Person::clicks_button_of(const QString& id) {
    const Control& wanted = control(id);
    auto& list = dynamic_cast<QAbstractItemView&>(look_for(wanted.in));
    choose_row(list, wanted.text, Qt::LeftButton, CompareButtons::column);
    QCoreApplication::processEvents();
}

bool Person::is_in_sight(const QString& id) {
    const QWidget& found = look_for(id);
    return found.visibleRegion().contains(found.rect().center());
}

void Person::clicks_at(const QString& id, double x, double y) {
    QWidget& found = look_for(id);
    const QPoint point(qRound(x * found.width()), qRound(y * found.height()));
    click_at({&found, QRect(point - QPoint(4, 4), QSize(9, 9))}, control(id).text);
}

void Person::sets(const QString& id, const QString& value) {
    if (auto* combo = qobject_cast<QComboBox*>(&look_for(id)); combo != nullptr && !combo->isEditable()) {
        choose_of(*combo, value);
    } else {
        writes(id, value);
        presses("Return");
    }
}

void Person::chooses(const QString& id, const QString& value) {
    if (qobject_cast<QComboBox*>(&look_for(id)) != nullptr) {
        sets(id, value);
    } else {
        writes(id, value);
        presses("Tab");
    }
}

void Person::writes(const QString& id, const QString& text) {
    clicks(id);
    presses("Ctrl+A");
    types(text);
}

void Person::types(const QString& text) {
    QWidget* const focus = QApplication::focusWidget();
    if (focus == nullptr) {
        cannot(QStringLiteral("nothing takes \"%1\": nothing has the focus").arg(text));
    }
    for (const QChar sign : text) {
        sign == QLatin1Char('\n') ? QTest::keyClick(focus, Qt::Key_Return)
                                  : QTest::keyClick(focus, sign.toLatin1());
    }
}

void Person::presses(const QString& keys) {
    const QKeySequence sequence = QKeySequence::fromString(keys);
    for (int i = 0; i < sequence.count(); ++i) {
        QWidget* const popup = QApplication::activePopupWidget();
        QWidget* const modal = QApplication::activeModalWidget();
        QWidget* const active = modal != nullptr ? modal : QApplication::activeWindow();
        QWidget* focus = QApplication::focusWidget();
        if (modal != nullptr && (focus == nullptr || focus->window() != modal)) {
            focus = modal->focusWidget(); // a dialog that has just opened gets the keys
        }
        QWidget* const inside = popup != nullptr ? popup->focusWidget() : nullptr;
        QWidget* const to = inside != nullptr  ? inside
                            : popup != nullptr ? popup
                            : focus != nullptr ? focus
                                               : active;
        if (to == nullptr) {
            cannot(QStringLiteral("nothing takes the key %1").arg(keys));
        }
        QTest::keyClick(to, sequence[static_cast<uint>(i)].key(),
                        sequence[static_cast<uint>(i)].keyboardModifiers());
        QCoreApplication::processEvents();
    }
}

void Person::turns_wheel(const QString& id, int notches) {
    turn_wheel(look_for(id), notches);
    QCoreApplication::processEvents();
}

void Person::answers(const std::function<void()>& gesture, const std::function<void()>& answer) {
    bool is_answered = false;
    const QWidget* const before = QApplication::activeModalWidget();
    std::exception_ptr thrown;
    // A dialog that is closed before its event loop runs would wait for ever.
    bool has_returned = false;
    const int level = QThread::currentThread()->loopLevel();
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, [&] {
        QWidget* const dialog = QApplication::activeModalWidget();
        const bool runs = has_returned || QThread::currentThread()->loopLevel() > level;
        if (is_answered || !runs || dialog == nullptr || dialog == before ||
            !QTest::qWaitForWindowActive(dialog)) {
            return;
        }
        is_answered = true;
        try {
            answer();
        } catch (...) {
            thrown = std::current_exception();
            dialog->close();
        }
    });
    watch.start(5);
    gesture();
    has_returned = true;
    if (!QTest::qWaitFor([&is_answered] { return is_answered; }, dialog_patience_ms)) {
        cannot("no dialog opens");
    }
    watch.stop();
    if (thrown) {
        std::rethrow_exception(thrown);
    }
}

/// The menu of a button blocks the click until it is closed, so a timer chooses the entries.
void Person::chooses_from(const QString& id, const QString& path) {
    std::exception_ptr thrown;
    bool is_chosen = false;
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, [&] {
        if (QApplication::activePopupWidget() == nullptr || std::exchange(is_chosen, true)) {
            return;
        }
        try {
            choose_in_open_menu(path);
        } catch (...) {
            thrown = std::current_exception();
            while (QApplication::activePopupWidget() != nullptr) {
                QApplication::activePopupWidget()->close();
            }
        }
    });
    watch.start(5);
    clicks(id);
    watch.stop();
    if (thrown) {
        std::rethrow_exception(thrown);
    }
    QCoreApplication::processEvents();
}

void Person::chooses_in_context_menu(const QString& path) {
    presses("Shift+F10");
    choose_in_open_menu(path);
    QCoreApplication::processEvents();
}

void Person::chooses_in_menu_of(const QString& id, const QString& path) {
    const Control& wanted = control(id);
    auto& list = dynamic_cast<QAbstractItemView&>(look_for(wanted.in));
    choose_row(list, wanted.text, Qt::RightButton);
    choose_in_open_menu(path);
    QCoreApplication::processEvents();
}

void Person::chooses_file(const std::function<void()>& gesture, const QString& path) {
    answers(gesture, [this, &path] {
        const auto is_written = [&path] {
            const auto* const name = qobject_cast<const QLineEdit*>(QApplication::focusWidget());
            return name == nullptr || name->text() == path;
        };
        // The name field has the focus. When the dialog has read the folder, it writes the suggested name again.
        for (int attempt = 0; attempt == 0 || (attempt < most_attempts && !is_written()); ++attempt) {
            presses("Ctrl+A");
            types(path);
            QTest::qWait(look_again_ms);
        }
        presses("Return");
    });
    QCoreApplication::processEvents();
}

QString Person::reads(const QString& id) {
    QWidget& found = look_for(id);
    scroll_to({&found, found.rect()});
    if (!visible_centre({&found, found.rect()})) {
        cannot(QStringLiteral("cannot read \"%1\": it is hidden").arg(control(id).text));
    }
    QString text = text_on(found);
    if (qobject_cast<QAbstractSpinBox*>(&found) != nullptr) {
        text.remove(QLocale().groupSeparator());
    }
    return text;
}

QString Person::another_value(const QString& id) {
    QWidget& found = look_for(id);
    if (const auto* combo = qobject_cast<const QComboBox*>(&found)) {
        return combo->itemText(combo->currentIndex() == 0 ? 1 : combo->currentIndex() - 1);
    }
    const auto* box = qobject_cast<const QSpinBox*>(&found);
    const int number = reads(id).toInt();
    return QString::number(box != nullptr && number == box->maximum() ? number - 1 : number + 1);
}

bool Person::may_use(const QString& id) {
    return look_for(id).isEnabled();
}

QImage Person::looks_at(const QString& id) {
    QWidget& found = look_for(id);
    if (auto* area = qobject_cast<QAbstractScrollArea*>(&found); area != nullptr) {
        return area->viewport()->grab().toImage();
    }
    // With what covers it.
    return found.window()->grab({found.mapTo(found.window(), QPoint()), found.size()}).toImage();
}

bool Person::looks_like(const QString& id, const QImage& image) {
    return wait_for([&] { return looks_at(id) == image; });
}

QString Person::clipboard() {
    return QApplication::clipboard()->text();
}

bool Person::is_grey(const QString& id) {
    constexpr int dark = 100; // the theme of the stories is light; its texts are darker
    constexpr int frame = 4;  // of the focus, which stays visible
    const QImage whole = looks_at(id);
    const QImage pixels = whole.copy(whole.rect().adjusted(frame, frame, -frame, -frame));
    for (int y = 0; y < pixels.height(); ++y) {
        for (int x = 0; x < pixels.width(); ++x) {
            if (qGray(pixels.pixel(x, y)) < dark) {
                return false;
            }
        }
    }
    return true;
}

/// Whether a control that contains others is there or can be opened, so that looking for these is worth the time.
bool Person::is_there(const Control& outer) {
    const bool is_opened_otherwise = outer.kind == Kind::panel || outer.kind == Kind::tab ||
                                     outer.kind == Kind::entry || outer.kind == Kind::dialog;
    return is_opened_otherwise || look_for(outer) != nullptr;
}

bool Person::finds(const QString& id) {
    const Control& wanted = control(id);
    if (wanted.kind == Kind::entry) {
        return has_entry(wanted.text);
    }
    try {
        if (!wanted.in.isEmpty() && !is_there(control(wanted.in))) {
            return false;
        }
        if (!wanted.in.isEmpty() && control(wanted.in).kind != Kind::dialog && wanted.kind != Kind::row) {
            opens(wanted.in);
        }
        if (wanted.kind == Kind::panel || wanted.kind == Kind::tab) {
            opens(id);
            return true;
        }
        return wanted.kind == Kind::row ? reads(wanted.in).contains(wanted.text)
                                        : look_for(wanted) != nullptr;
    } catch (const std::runtime_error&) {
        return false;
    }
}

bool Person::sees_now(const QString& sentence_id, const QStringList& arguments) {
    return everything().contains(sentence(sentence_id, arguments));
}

bool Person::sees(const QString& sentence_id, const QStringList& arguments) {
    return wait_for([&] { return sees_now(sentence_id, arguments); });
}

bool Person::sees_no(const QString& sentence_id, const QStringList& arguments) {
    return wait_for([&] { return !sees_now(sentence_id, arguments); });
}

QString Person::everything() {
    QStringList texts;
    for (const QWidget* each : QApplication::topLevelWidgets()) {
        if (each->isVisible()) {
            texts << each->windowTitle() << texts_below(*each);
        }
    }
    return texts.join(QLatin1Char('\n'));
}

} // namespace lockstep::gui::journeys

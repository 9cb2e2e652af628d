#include "app/gui/present/present_keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCoreApplication>
#include <QKeySequence>
#include <QStringList>
#include <QWidget>
#include <algorithm>
#include <array>

namespace lockstep::gui {
namespace {

constexpr PresentActRow rows[] = {
    {PresentAct::next, QT_TRANSLATE_NOOP("PresentWords", "Next"), "fwd", "PgDown Space Right", true},
    {PresentAct::back, QT_TRANSLATE_NOOP("PresentWords", "Back"), "back", "PgUp Left", true},
    {PresentAct::leave, QT_TRANSLATE_NOOP("PresentWords", "End the presentation"), "close", "Esc", true},
    {PresentAct::blank, QT_TRANSLATE_NOOP("PresentWords", "Blank"), "", "B .", true},
    {PresentAct::caption, QT_TRANSLATE_NOOP("PresentWords", "Caption"), "", "C"},
    {PresentAct::numbers, QT_TRANSLATE_NOOP("PresentWords", "Hide numbers"), "", "H"},
    {PresentAct::questions, QT_TRANSLATE_NOOP("PresentWords", "Ask questions"), "", "Q"},
    {PresentAct::votes, QT_TRANSLATE_NOOP("PresentWords", "Show votes"), "", "V"},
    {PresentAct::think, QT_TRANSLATE_NOOP("PresentWords", "Thinking time"), "", "T"},
    {PresentAct::ask_again, QT_TRANSLATE_NOOP("PresentWords", "Ask again elsewhere"), "", "A"},
    {PresentAct::laser, QT_TRANSLATE_NOOP("PresentWords", "Laser dot"), "", "D"},
    {PresentAct::spotlight, QT_TRANSLATE_NOOP("PresentWords", "Spotlight"), "", "S"},
    {PresentAct::lens, QT_TRANSLATE_NOOP("PresentWords", "Zoom lens"), "zoom-in", "Z"},
    {PresentAct::pen, QT_TRANSLATE_NOOP("PresentWords", "Pen"), "", "P"},
    {PresentAct::erase, QT_TRANSLATE_NOOP("PresentWords", "Erase the drawing"), "", "Shift+P"},
    {PresentAct::freeze, QT_TRANSLATE_NOOP("PresentWords", "Freeze what the audience sees"), "", "F"},
    {PresentAct::send, QT_TRANSLATE_NOOP("PresentWords", "Send the prepared state to the audience"), "",
     "Return Enter"},
    {PresentAct::save_slide, QT_TRANSLATE_NOOP("PresentWords", "Save the slide with its drawing"), "export",
     "E"},
    {PresentAct::full_screen, QT_TRANSLATE_NOOP("PresentWords", "Full screen or window"), "fit", "F11"},
};
static_assert(std::size(rows) == static_cast<std::size_t>(PresentAct::count), "every act has its row");

QList<QKeySequence> keys_of(const PresentActRow& row) {
    QList<QKeySequence> keys;
    for (const QString& key : QString::fromLatin1(row.keys).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        keys << QKeySequence(key, QKeySequence::PortableText);
    }
    return keys;
}

/// Returns the index of the digit key 1 to 6, whatever character the keyboard layout has there: with Shift, or on a
/// French keyboard without it, the key sends another character.
std::optional<std::size_t> digit_of(const QKeyEvent& event) {
    constexpr std::array shifted{Qt::Key_Exclam, Qt::Key_At,      Qt::Key_NumberSign,
                                 Qt::Key_Dollar, Qt::Key_Percent, Qt::Key_AsciiCircum};
    static_assert(shifted.size() == most_answers);
    constexpr quint32 first_code = 10; // of the key 1 in X11 and Wayland
    const bool has_code =
        event.nativeScanCode() >= first_code && event.nativeScanCode() < first_code + most_answers;
    if (has_code) {
        return event.nativeScanCode() - first_code;
    }
    if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_6) {
        return static_cast<std::size_t>(event.key() - Qt::Key_1);
    }
    const auto found = std::ranges::find(shifted, event.key());
    return found == shifted.end() ? std::nullopt
                                  : std::optional(static_cast<std::size_t>(found - shifted.begin()));
}

bool is_plain(const QKeyEvent& event) {
    return (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

/// Whether a key would change a text, or move in it.
bool is_of_texts(int key) {
    return key < Qt::Key_Escape || key == Qt::Key_Left || key == Qt::Key_Right;
}

bool edits_text(const QWidget& widget) {
    return widget.testAttribute(Qt::WA_InputMethodEnabled) &&
           qobject_cast<const QAbstractItemView*>(&widget) == nullptr;
}

} // namespace

std::span<const PresentActRow> present_act_rows() {
    return rows;
}

const PresentActRow& row_of(PresentAct act) {
    return *std::ranges::find(rows, act, &PresentActRow::act);
}

QString present_text(const PresentActRow& row) {
    return QCoreApplication::translate("PresentWords", row.text);
}

QString present_keys_text(const PresentActRow& row) {
    QStringList keys;
    for (const QKeySequence& key : keys_of(row)) {
        keys << key.toString(QKeySequence::NativeText);
    }
    return keys.join(QStringLiteral(", "));
}

std::pair<QString, QString> counting_keys() {
    return {QCoreApplication::translate("PresentWords", "Count a raised hand; with Shift: subtract one"),
            QStringLiteral("1, 2, 3, 4, 5, 6")};
}

std::optional<PresentKey> present_key(const QKeyEvent& event) {
    if (!is_plain(event)) {
        return std::nullopt;
    }
    const QKeySequence pressed(static_cast<int>(event.key()) |
                               static_cast<int>(event.modifiers() & Qt::ShiftModifier));
    for (const PresentActRow& row : rows) {
        if (keys_of(row).contains(pressed)) {
            return PresentKey{row.act, std::nullopt, 0, row.is_of_clickers, is_of_texts(event.key())};
        }
    }
    if (const auto digit = digit_of(event)) {
        const bool takes_back = (event.modifiers() & Qt::ShiftModifier) != 0;
        return PresentKey{std::nullopt, digit, takes_back ? -1 : 1, false, true};
    }
    return std::nullopt;
}

PresentKeys::PresentKeys(Presentation& presentation, QObject* parent)
    : QObject(parent), presentation_(presentation) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool PresentKeys::takes(const PresentKey& key, const QWidget& focus) const {
    if (key.types_text && edits_text(focus)) {
        return false;
    }
    if (key.act == PresentAct::send && !presentation_.desk().frozen) {
        return false; // Enter presses buttons
    }
    const bool is_own = std::ranges::find(windows_, focus.window()) != windows_.end();
    const bool is_everywhere = key.is_of_clickers && (!key.types_text || key.act == PresentAct::blank);
    return is_own || is_everywhere;
}

void PresentKeys::use(const PresentKey& key, bool is_repeated) {
    const bool may_repeat = key.act == PresentAct::next || key.act == PresentAct::back;
    if (is_repeated && !may_repeat) {
        return;
    }
    if (key.act) {
        presentation_.act(*key.act);
    } else if (key.choice) {
        count_hand(presentation_, *key.choice, key.by);
    }
    emit pressed();
}

bool PresentKeys::eventFilter(QObject* watched, QEvent* event) {
    const bool is_key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const auto* widget = is_key ? qobject_cast<QWidget*>(watched) : nullptr;
    if (widget == nullptr || QApplication::activePopupWidget() != nullptr ||
        QApplication::activeModalWidget() != nullptr) {
        return false;
    }
    const auto* press = static_cast<QKeyEvent*>(event);
    const bool is_f5 = press->key() == Qt::Key_F5 && press->modifiers() == Qt::NoModifier;
    const bool resumes = is_f5 && presentation_.can_resume();
    const auto key = presentation_.is_on() ? present_key(*press) : std::nullopt;
    // While a presentation is on, F5 does nothing: it would run the kernel, and clickers send it.
    const bool is_ours = resumes || (is_f5 && presentation_.is_on()) || (key && takes(*key, *widget));
    if (!is_ours) {
        return false;
    }
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        if (resumes) {
            presentation_.resume();
        } else if (key) {
            use(*key, press->isAutoRepeat());
        }
    }
    return true;
}

} // namespace lockstep::gui

#include "app/gui/start/start_button.h"

#include "app/gui/start/start_part.h"
#include "app/gui/theme/fonts.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <algorithm>
#include <limits>

namespace lockstep::gui {
namespace {

constexpr int icon_at_100 = 16; ///< pixels at a text size of 100 %

/// Returns the part of the page that contains the button.
const StartPart* part_of(const QWidget& button) {
    for (const QWidget* each = button.parentWidget(); each != nullptr; each = each->parentWidget()) {
        if (const auto* part = qobject_cast<const StartPart*>(each); part != nullptr) {
            return part;
        }
    }
    return nullptr;
}

/// Returns the distance between two rectangles for a move in the direction of the key: the distance along the direction,
/// and twice the distance across it. Negative if `to` is not in that direction.
int distance(const QRect& from, const QRect& to, int key) {
    const bool is_level = key == Qt::Key_Left || key == Qt::Key_Right;
    const int along = key == Qt::Key_Left    ? from.left() - to.right()
                      : key == Qt::Key_Right ? to.left() - from.right()
                      : key == Qt::Key_Up    ? from.top() - to.bottom()
                                             : to.top() - from.bottom();
    const int across = is_level ? std::abs(to.center().y() - from.center().y())
                                : std::abs(to.center().x() - from.center().x());
    return along < 0 ? -1 : along + 2 * across;
}

/// Moves the focus from a button to the nearest one in the direction of the key.
void move_focus(const QWidget& from, const StartPart& part, int key) {
    const auto place = [&part](const QWidget& widget) {
        return QRect(widget.mapTo(&part, QPoint()), widget.size());
    };
    QWidget* nearest = nullptr;
    int least = std::numeric_limits<int>::max();
    for (QPushButton* each : part.findChildren<QPushButton*>()) {
        const int far =
            each->isVisible() && each->isEnabled() ? distance(place(from), place(*each), key) : -1;
        if (each != &from && far >= 0 && far < least) {
            nearest = each;
            least = far;
        }
    }
    if (nearest != nullptr) {
        nearest->setFocus(Qt::TabFocusReason);
    }
}

bool is_arrow(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

StartButton::StartButton(const QString& text, QWidget* parent) : QPushButton(text, parent) {
    setAutoDefault(true); // Enter presses the button
    const int side = qRound(icon_at_100 * text_scale());
    setIconSize({side, side});
}

void StartButton::keyPressEvent(QKeyEvent* event) {
    const StartPart* const part = is_arrow(event->key()) ? part_of(*this) : nullptr;
    if (part != nullptr) {
        move_focus(*this, *part, event->key());
    } else {
        QPushButton::keyPressEvent(event);
    }
}

Tile::Tile(Look look, QWidget* parent)
    : StartButton({}, parent),
      layout_(new QBoxLayout(look == Look::row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this)) {
    const bool is_row = look == Look::row;
    setProperty("tile", is_row ? QLatin1String("row") : QLatin1String("card"));
    setSizePolicy(QSizePolicy::Expanding, is_row ? QSizePolicy::Fixed : QSizePolicy::Preferred);
    layout_->setContentsMargins(is_row ? 8 : 1, is_row ? 6 : 1, is_row ? 8 : 1, is_row ? 6 : 8);
    layout_->setSpacing(is_row ? 10 : 4);
}

void Tile::add(QWidget& widget, int stretch) {
    widget.setAttribute(Qt::WA_TransparentForMouseEvents);
    layout_->addWidget(&widget, stretch);
}

QSize Tile::sizeHint() const {
    return layout_->sizeHint();
}

QSize Tile::minimumSizeHint() const {
    return layout_->minimumSize();
}

} // namespace lockstep::gui

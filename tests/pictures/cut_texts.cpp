#include "tests/pictures/cut_texts.h"

#include "app/gui/theme/labels.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QStyle>
#include <QStyleOptionComboBox>

namespace lockstep::gui {
namespace {

/// Returns the number of pixels missing for a label's text: in its height if it wraps, otherwise in its
/// width.
int missing_of(const QLabel& label) {
    if (label.text().isEmpty()) {
        return 0;
    }
    if (label.wordWrap()) {
        return label.heightForWidth(label.width()) - label.height();
    }
    return label.sizeHint().width() - label.width();
}

void add(QStringList& cut, const QString& text, int missing) {
    if (missing > 1) { // a difference of one pixel can come from rounding twice
        cut << QStringLiteral("%1 (%2 px)").arg(text.left(60)).arg(missing);
    }
}

/// Returns the width available for text next to the arrow.
int room_of(const QComboBox& box) {
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.subControls = QStyle::SC_All;
    return box.style()
        ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box)
        .width();
}

} // namespace

QStringList cut_texts(const QWidget& top) {
    QStringList cut;
    const auto in_sight = [](const QWidget* each) {
        return each->isVisible() && !each->visibleRegion().isEmpty();
    };
    for (const auto* label : top.findChildren<QLabel*>()) {
        const bool tells_its_end = qobject_cast<const ElidedLabel*>(label) != nullptr;
        if (in_sight(label) && !tells_its_end) {
            add(cut, label->text(), missing_of(*label));
        }
    }
    for (const auto* button : top.findChildren<QAbstractButton*>()) {
        if (in_sight(button) && !button->text().isEmpty()) {
            add(cut, button->text(), button->minimumSizeHint().width() - button->width());
        }
    }
    for (const auto* box : top.findChildren<QComboBox*>()) {
        if (in_sight(box)) {
            add(cut, box->currentText(),
                box->fontMetrics().horizontalAdvance(box->currentText()) - room_of(*box));
        }
    }
    return cut;
}

} // namespace lockstep::gui

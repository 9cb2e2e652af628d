#include "app/gui/window/exports/segments.h"

#include "app/gui/theme/fonts.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int most_width = 360; ///< of a row, in pixels at a text size of 100 %

QToolButton* button_of(const Segment& segment) {
    auto* button = new QToolButton;
    button->setText(segment.text);
    button->setAccessibleName(segment.text);
    button->setAccessibleDescription(segment.why_not);
    button->setToolTip(segment.why_not);
    button->setEnabled(segment.why_not.isEmpty());
    button->setCheckable(true);
    button->setProperty("segment", true);
    return button;
}

} // namespace

Segments::Segments(QWidget* parent) : QWidget(parent), group_(new QButtonGroup(this)) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    connect(group_, &QButtonGroup::idToggled, this, [this](int id, bool is_chosen) {
        if (is_chosen) {
            emit changed(id);
        }
    });
}

void Segments::set(const std::vector<Segment>& segments) {
    const QSignalBlocker quiet(group_);
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    QHBoxLayout* row = nullptr;
    QToolButton* last = nullptr;
    int width = 0;
    for (const Segment& segment : segments) {
        QToolButton* const button = button_of(segment);
        group_->addButton(button, segment.id);
        const bool is_full = row == nullptr || width + button->sizeHint().width() > most_width * text_scale();
        if (is_full) {
            auto* line = new QWidget(this);
            row = new QHBoxLayout(line);
            row->setContentsMargins(0, 0, 0, 0);
            row->setSpacing(0);
            row->addStretch(1);
            layout()->addWidget(line);
            width = 0;
        }
        if (last != nullptr) {
            last->setProperty("last", is_full);
        }
        row->insertWidget(row->count() - 1, button);
        button->ensurePolished();
        width += button->sizeHint().width();
        last = button;
    }
    if (last != nullptr) {
        last->setProperty("last", true);
    }
}

void Segments::choose(int id) {
    const QSignalBlocker quiet(group_);
    if (QAbstractButton* button = group_->button(id); button != nullptr) {
        button->setChecked(true);
    }
}

int Segments::chosen() const {
    return group_->checkedId();
}

} // namespace lockstep::gui

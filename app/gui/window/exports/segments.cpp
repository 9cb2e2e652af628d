#include "app/gui/window/exports/segments.h"

#include "app/gui/theme/fonts.h"

#include <QButtonGroup>
#include <QFont>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

constexpr int most_width = 260; ///< of a row, in pixels at a text size of 100 %

/// Returns the width of a button with room for its text in bold, which marks the chosen one.
int width_of(const Segment& segment) {
    constexpr int padding = 33; // of the style sheet, with the border
    QFont font = text_font(FontRole::body);
    font.setWeight(QFont::DemiBold);
    return QFontMetrics(font).horizontalAdvance(segment.text) + qRound(padding * text_scale());
}

QToolButton* button_of(const Segment& segment, bool is_last) {
    auto* button = new QToolButton;
    button->setText(segment.text);
    button->setAccessibleName(segment.text);
    button->setAccessibleDescription(segment.why_not);
    button->setToolTip(segment.why_not);
    button->setEnabled(segment.why_not.isEmpty());
    button->setCheckable(true);
    button->setMinimumWidth(width_of(segment));
    button->setProperty("segment", true);
    button->setProperty("last", is_last);
    return button;
}

/// Distributes the segments over rows.
std::vector<std::vector<Segment>> rows_of(const std::vector<Segment>& segments) {
    std::vector<std::vector<Segment>> rows;
    int width = 0;
    for (const Segment& segment : segments) {
        const int wider = width + width_of(segment);
        const bool is_full = rows.empty() || wider > most_width * text_scale();
        if (is_full) {
            rows.emplace_back();
        }
        width = is_full ? width_of(segment) : wider;
        rows.back().push_back(segment);
    }
    return rows;
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
    for (const std::vector<Segment>& each : rows_of(segments)) {
        auto* line = new QWidget;
        auto* row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(0);
        for (const Segment& segment : each) {
            QToolButton* const button = button_of(segment, &segment == &each.back());
            group_->addButton(button, segment.id);
            row->addWidget(button);
        }
        row->addStretch(1);
        layout()->addWidget(line);
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

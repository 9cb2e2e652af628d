#include "app/gui/window/view_group.h"

#include "app/gui/theme/labels.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr const char* reason_property = "why_not";
constexpr const char* tight_property = "tight";
/// Tooltip of a view that has something to show for the run.
constexpr const char* tooltip_property = "tooltip";
constexpr const char* title_property = "title"; ///< the full title; the displayed title may be shorter

} // namespace

ViewGroup::ViewGroup(QWidget* parent)
    : QWidget(parent),
      bar_(new QHBoxLayout),
      buttons_(new QButtonGroup(this)),
      reason_(new ElidedLabel(this)),
      pages_(new QStackedWidget(this)) {
    setAccessibleName(tr("Views"));
    bar_->setContentsMargins(12, 6, 12, 6);
    bar_->setSpacing(0);
    bar_->addSpacing(0);
    reason_->setProperty("quiet", true);
    reason_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    bar_->addWidget(reason_, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar_);
    column->addWidget(pages_, 1);
    // Not idClicked, because a screen reader toggles a button instead of clicking it.
    connect(buttons_, &QButtonGroup::idToggled, this,
            [this](int index, bool is_chosen) { is_chosen ? show_page(index) : void(); });
}

void ViewGroup::add(QWidget* page, const QString& title, const QString& caption) {
    const int index = pages_->addWidget(page);
    auto* segment = new QToolButton(this);
    segment->setText(title);
    segment->setProperty(title_property, title);
    segment->setAccessibleName(title);
    segment->setProperty(tooltip_property, caption.isEmpty() ? title : title + QLatin1Char('\n') + caption);
    segment->setToolTip(segment->property(tooltip_property).toString());
    segment->setCheckable(true);
    segment->setChecked(index == 0);
    segment->setProperty("segment", true);
    segment->setProperty("last", true);
    if (!segments_.empty()) {
        segments_.back()->setProperty("last", false);
    }
    segment->setFocusPolicy(Qt::TabFocus);
    buttons_->addButton(segment, index);
    bar_->insertWidget(index, segment);
    segments_.push_back(segment);
}

void ViewGroup::add_corner(QAction& action) {
    corner_ = new QToolButton(this);
    corner_->setDefaultAction(&action);
    corner_->setFocusPolicy(Qt::TabFocus);
    corner_->setProperty("corner", true);
    bar_->addWidget(corner_);
}

void ViewGroup::show_names(bool are_shown) {
    if (corner_ != nullptr) {
        corner_->setVisible(are_shown);
    }
    for (QToolButton* segment : segments_) {
        segment->setVisible(are_shown);
    }
    has_names_ = are_shown;
    show_reason();
}

void ViewGroup::set_tight(bool is_tight) {
    for (QToolButton* segment : segments_) {
        segment->setText(segment->property(title_property).toString());
        if (segment->property(tight_property).toBool() != is_tight) {
            segment->setProperty(tight_property, is_tight);
            segment->style()->unpolish(segment);
            segment->style()->polish(segment);
        }
    }
}

/// Returns the space that is left next to all segments; negative if they do not fit.
int ViewGroup::room() const {
    const QMargins margins = bar_->contentsMargins();
    int room = width() - margins.left() - margins.right();
    room -= corner_ != nullptr ? corner_->sizeHint().width() : 0;
    for (const QToolButton* segment : segments_) {
        room -= segment->sizeHint().width();
    }
    return room;
}

/// If the segments do not all fit, moves them closer together. If that is not enough, the selected segment
/// keeps its full name and the others share the remaining space.
void ViewGroup::fit_segments() {
    set_tight(false);
    if (!has_names_ || room() >= 0) {
        return;
    }
    set_tight(true);
    const QToolButton* chosen = segments_[static_cast<std::size_t>(pages_->currentIndex())];
    const int left = std::min(0, room());
    int others = 0;
    for (const QToolButton* segment : segments_) {
        others += segment == chosen ? 0 : segment->fontMetrics().horizontalAdvance(segment->text());
    }
    for (QToolButton* segment : segments_) {
        const QFontMetrics font = segment->fontMetrics();
        if (left < 0 && segment != chosen) {
            const int most = font.horizontalAdvance(segment->text()) * (others + left) / others;
            segment->setText(font.elidedText(segment->text(), Qt::ElideRight, std::max(0, most)));
        }
    }
}

void ViewGroup::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit_segments();
}

void ViewGroup::show_page(QWidget& page) {
    if (holds(page)) {
        show_page(pages_->indexOf(&page));
    }
}

void ViewGroup::show_page(int index) {
    buttons_->button(index)->setChecked(true);
    if (pages_->currentIndex() != index) {
        pages_->setCurrentIndex(index);
        fit_segments();
        show_reason();
        emit shown();
    }
}

void ViewGroup::show_next(int by) {
    show_page((pages_->currentIndex() + by + pages_->count()) % pages_->count());
}

void ViewGroup::set_why_not(QWidget& page, const QString& sentence) {
    QToolButton* segment = segments_[static_cast<std::size_t>(pages_->indexOf(&page))];
    if (segment->property(reason_property).toString() != sentence) {
        segment->setProperty(reason_property, sentence);
        segment->setProperty("inapplicable", !sentence.isEmpty());
        segment->setToolTip(sentence.isEmpty() ? segment->property(tooltip_property).toString() : sentence);
        segment->setAccessibleDescription(sentence);
        segment->style()->unpolish(segment);
        segment->style()->polish(segment);
    }
    show_reason();
}

void ViewGroup::show_reason() {
    const QWidget* segment = segments_[static_cast<std::size_t>(pages_->currentIndex())];
    reason_->setText(segment->property(reason_property).toString());
    const bool is_empty = !has_names_ && reason_->text().isEmpty();
    reason_->setVisible(!is_empty);
    bar_->setContentsMargins(12, is_empty ? 0 : 6, 12, is_empty ? 0 : 6);
}

int ViewGroup::current_index() const {
    return pages_->currentIndex();
}

QString ViewGroup::name() const {
    return segments_[static_cast<std::size_t>(pages_->currentIndex())]->property(title_property).toString();
}

QWidget* ViewGroup::current() const {
    return pages_->currentWidget();
}

bool ViewGroup::holds(QWidget& page) const {
    return pages_->indexOf(&page) >= 0;
}

QString ViewGroup::reason() const {
    return segments_[static_cast<std::size_t>(pages_->currentIndex())]->property(reason_property).toString();
}

} // namespace lockstep::gui

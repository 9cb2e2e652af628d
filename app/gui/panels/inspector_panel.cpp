#include "app/gui/panels/inspector_panel.h"

#include "app/gui/panels/inspector_parts.h"
#include "app/gui/theme/fonts.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace lockstep::gui {

InspectorPanel::InspectorPanel(QWidget* parent)
    : QScrollArea(parent),
      state_(new StatePill),
      title_(new QLabel),
      item_(new QLabel),
      sentence_(new QLabel),
      rows_area_(new QVBoxLayout) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Inspector"));
    auto* content = new QWidget;
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(state_);
    head->addWidget(title_);
    head->addWidget(item_);
    head->addStretch();
    use_font(*title_, FontRole::view_title);
    item_->setProperty("quiet", true);
    rows_area_->setSpacing(8);
    auto* note = new QFrame;
    note->setProperty("message", "info");
    auto* inside = new QVBoxLayout(note);
    inside->setContentsMargins(12, 8, 12, 8);
    sentence_->setWordWrap(true);
    sentence_->setMinimumWidth(60); // a long name does not widen the panel
    inside->addWidget(sentence_);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addLayout(head);
    column->addLayout(rows_area_);
    column->addWidget(note);
    column->addStretch();
    setWidget(content);
    state_->hide();
    note->hide();
    title_->setText(tr("Run the kernel (F5)"));
    item_->setText(tr("This panel shows the details of a lane."));
}

void InspectorPanel::set_theme(const Theme& theme) {
    theme_ = theme;
    show_state();
}

void InspectorPanel::show_cursor(const GroupView& view, const Cursor& cursor) {
    if (std::exchange(session_, view.session.get()) != view.session.get()) {
        reserved_rows_ = 0;
    }
    text_ = inspect(view, cursor);
    title_->setText(text_.title);
    item_->setText(text_.item);
    sentence_->setText(text_.sentence);
    sentence_->parentWidget()->show();
    state_->show();
    show_state();
    show_rows();
}

void InspectorPanel::show_state() {
    const bool barrier = text_.state == LaneState::at_barrier || text_.state == LaneState::waiting;
    const Role role = text_.state == LaneState::active || text_.state == LaneState::decided_false
                          ? Role::active
                      : barrier ? Role::barrier
                                : Role::masked;
    state_->show_state(text_.state_word, theme_[role], theme_.ink(role));
}

/// Updates the rows. Rows that a step does not use keep their space, so that the sentence below does not move.
/// Existing rows are reused, because creating widgets at each step would be slow.
void InspectorPanel::show_rows() {
    while (rows_.size() < text_.rows.size()) {
        rows_.push_back(new InspectorRow);
        rows_area_->addWidget(rows_.back());
    }
    reserved_rows_ = std::max(reserved_rows_, text_.rows.size());
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        if (i < text_.rows.size()) {
            rows_[i]->show_value(text_.rows[i].first, text_.rows[i].second);
        } else {
            rows_[i]->show_nothing();
        }
        rows_[i]->setVisible(i < reserved_rows_);
    }
}

} // namespace lockstep::gui

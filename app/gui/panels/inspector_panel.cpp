#include "app/gui/panels/inspector_panel.h"

#include "app/gui/theme/fonts.h"

#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace lockstep::gui {

InspectorPanel::InspectorPanel(QWidget* parent)
    : QScrollArea(parent),
      state_(new QLabel),
      title_(new QLabel),
      item_(new QLabel),
      sentence_(new QLabel),
      grid_(new QGridLayout) {
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
    grid_->setVerticalSpacing(8);
    grid_->setColumnStretch(1, 1);
    auto* note = new QFrame;
    note->setProperty("message", "info");
    auto* inside = new QVBoxLayout(note);
    inside->setContentsMargins(12, 8, 12, 8);
    sentence_->setWordWrap(true);
    inside->addWidget(sentence_);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addLayout(head);
    column->addLayout(grid_);
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
    state_->setText(text_.state_word);
    const QString style = QStringLiteral("background: %1; color: %2; padding: 3px 8px; border-radius: 3px; "
                                         "font-weight: 600;")
                              .arg(theme_[role].name(), theme_.ink(role).name());
    if (state_->styleSheet() != style) { // applying a style sheet is slow
        state_->setStyleSheet(style);
    }
}

/// Updates the rows. Rows that a step does not use keep their space, so that the sentence below does not move.
/// Existing rows are reused, because creating widgets at each step would be slow.
void InspectorPanel::show_rows() {
    while (rows_.size() < text_.rows.size()) {
        add_row();
    }
    reserved_rows_ = std::max(reserved_rows_, text_.rows.size());
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const bool is_used = i < text_.rows.size();
        const auto& [name, value] = is_used ? text_.rows[i] : std::pair<QString, QString>();
        rows_[i].name->setText(name);
        rows_[i].value->setText(value);
        rows_[i].value->setCursorPosition(0);
        rows_[i].value->setToolTip(value);
        rows_[i].value->setAccessibleName(name);
        for (QWidget* each : {static_cast<QWidget*>(rows_[i].name), static_cast<QWidget*>(rows_[i].value)}) {
            QSizePolicy policy = each->sizePolicy();
            policy.setRetainSizeWhenHidden(i < reserved_rows_);
            each->setSizePolicy(policy);
        }
        rows_[i].name->setVisible(is_used);
        rows_[i].value->setVisible(is_used);
    }
}

/// Adds a row. Values are line edits, so that they can be selected and are fast to update: a selectable label
/// would lay out a document and then the whole panel.
void InspectorPanel::add_row() {
    auto* name = new QLabel;
    name->setProperty("quiet", true);
    name->setTextFormat(Qt::PlainText);
    auto* value = new QLineEdit;
    value->setProperty("flat", true);
    value->setReadOnly(true);
    value->setFocusPolicy(Qt::ClickFocus);
    use_font(*value, FontRole::code);
    value->setAlignment(Qt::AlignRight);
    const int row = static_cast<int>(rows_.size());
    grid_->addWidget(name, row, 0);
    grid_->addWidget(value, row, 1);
    rows_.push_back({name, value});
}

} // namespace lockstep::gui

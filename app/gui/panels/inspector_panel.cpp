#include "app/gui/panels/inspector_panel.h"

#include "app/gui/theme/fonts.h"

#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace lockstep::gui {

InspectorPanel::InspectorPanel(QWidget* parent)
    : QScrollArea(parent),
      state_(new QLabel),
      title_(new QLabel),
      item_(new QLabel),
      sentence_(new QLabel),
      rows_(new QGridLayout) {
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
    title_->setFont(font_for(FontRole::view_title));
    item_->setProperty("quiet", true);
    rows_->setVerticalSpacing(8);
    rows_->setColumnStretch(1, 1);
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
    column->addLayout(rows_);
    column->addWidget(note);
    column->addStretch();
    setWidget(content);
}

void InspectorPanel::set_theme(const Theme& theme) {
    theme_ = theme;
    show_state();
}

void InspectorPanel::show_cursor(const GroupView& view, const Cursor& cursor) {
    text_ = inspect(view, cursor);
    title_->setText(text_.title);
    item_->setText(text_.item);
    sentence_->setText(text_.sentence);
    show_state();
    show_rows();
}

void InspectorPanel::show_state() {
    const bool barrier = text_.state == LaneState::at_barrier || text_.state == LaneState::waiting;
    const Role role = text_.state == LaneState::active ? Role::active
                      : barrier                        ? Role::barrier
                                                       : Role::masked;
    state_->setText(text_.state_word);
    const QString style = QStringLiteral("background: %1; color: %2; padding: 3px 8px; border-radius: 3px; "
                                         "font-weight: 600;")
                              .arg(theme_[role].name(), theme_.ink(role).name());
    if (state_->styleSheet() != style) { // reading a sheet takes longer than the rest of the panel
        state_->setStyleSheet(style);
    }
}

/// Labels are kept and filled again: a step must not build widgets.
void InspectorPanel::show_rows() {
    for (int row = 0; row < std::max(rows_->rowCount(), static_cast<int>(text_.rows.size())); ++row) {
        const bool used = row < static_cast<int>(text_.rows.size());
        for (int column = 0; column < 2; ++column) {
            QLayoutItem* item = rows_->itemAtPosition(row, column);
            auto* label = item != nullptr ? qobject_cast<QLabel*>(item->widget()) : nullptr;
            if (label == nullptr) {
                label = new QLabel;
                label->setProperty("quiet", column == 0);
                label->setTextInteractionFlags(Qt::TextSelectableByMouse);
                if (column == 1) {
                    label->setFont(font_for(FontRole::code));
                    label->setAlignment(Qt::AlignRight);
                    label->setMinimumWidth(10);
                }
                rows_->addWidget(label, row, column);
            }
            const auto& [name, value] =
                used ? text_.rows[static_cast<std::size_t>(row)] : std::pair<QString, QString>();
            label->setText(column == 0 ? name : value);
            label->setToolTip(column == 0 ? QString() : value);
            label->setVisible(used);
        }
    }
}

} // namespace lockstep::gui

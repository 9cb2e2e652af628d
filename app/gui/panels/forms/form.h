#pragma once

#include "app/gui/theme/fields.h"
#include "app/gui/theme/fonts.h"

#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QWidget>
#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace lockstep::gui {

/// Whether a row's value was changed or is invalid.
enum class RowMark : std::uint8_t { none, changed, refused };

/// A panel with one row "label: control" per value, which scrolls if it is too high.
class Form : public QScrollArea {
    Q_OBJECT
public:
    explicit Form(QWidget* parent = nullptr) : QScrollArea(parent) {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        clear();
    }
    void clear() {
        auto* content = new QWidget;
        content->setProperty("bare", true);
        content->setAttribute(Qt::WA_StyledBackground);
        grid_ = new QGridLayout(content);
        grid_->setContentsMargins(12, 12, 12, 8);
        grid_->setHorizontalSpacing(12);
        grid_->setVerticalSpacing(6);
        grid_->setColumnStretch(0, 1);
        grid_->setColumnStretch(1, 1);
        grid_->setColumnMinimumWidth(1, least_control);
        setWidget(content); // deletes the old widget
        rows_ = 0;
        marks_.clear();
    }
    /// Asks the user for a file to open: title and filter of the dialog. Returns an empty path if the user cancels.
    using FileChooser = std::function<QString(const QString& title, const QString& filter)>;
    /// Sets how this form asks for a file. Before that, no file can be chosen.
    void set_file_chooser(FileChooser chooser) { chooser_ = std::move(chooser); }
    /// Adds a row and takes ownership of the control.
    void add_row(const QString& label, QWidget* control, const QString& tip) {
        auto* text = new QLabel(label);
        text->setBuddy(control);
        text->setWordWrap(true); // otherwise a long label pushes the control out of a narrow panel
        control->setSizePolicy(QSizePolicy::Ignored, control->sizePolicy().verticalPolicy());
        text->setToolTip(tip);
        control->setToolTip(tip);
        control->setAccessibleName(label);
        pass_wheel_on(*control);
        pass_undo_on(*control);
        const bool is_beside = fits_beside(*text, *control);
        const int first = rows_;
        grid_->addWidget(text, rows_, 0, 1, is_beside ? 1 : 2);
        if (!is_beside) {
            next_row();
        }
        grid_->addWidget(control, rows_, is_beside ? 1 : 0, 1, is_beside ? 1 : 2);
        next_row();
        add_mark(*control, text, first);
    }
    /// Marks the row of a control with a tint and a bar behind it, and shows a note below it.
    void mark_row(const QWidget& control, RowMark mark, const QString& note) {
        const auto found = marks_.find(&control);
        if (found == marks_.end()) {
            return;
        }
        const auto [frame, text, label, reset] = found->second;
        const char* const look = mark == RowMark::refused ? "error" : "changed";
        if (frame->property("message") != QLatin1String(look)) {
            frame->setProperty("message", look);
            frame->style()->unpolish(frame);
            frame->style()->polish(frame);
        }
        text->setText(note);
        if (label != nullptr) { // the bar must not cover the label
            label->setContentsMargins(mark == RowMark::none ? 0 : 10, 0, 0, 0);
        }
        frame->setVisible(mark != RowMark::none);
        text->setVisible(mark != RowMark::none);
        if (reset != nullptr) {
            reset->setVisible(mark != RowMark::none);
        }
    }
    /// Adds a button to a row. The button is visible while the row is marked, next to the note. The owner connects
    /// it.
    QPushButton* add_reset(const QWidget& control, const QString& text) {
        MarkOfRow& mark = marks_.at(&control);
        auto* button = new QPushButton(text);
        button->setProperty("narrow", true);
        int row = 0;
        int column = 0;
        int height = 0;
        int width = 0;
        grid_->getItemPosition(grid_->indexOf(mark.note), &row, &column, &height, &width);
        grid_->removeWidget(mark.note);
        auto* note = new QHBoxLayout;
        note->setContentsMargins(0, 0, 6, 6);
        note->addWidget(mark.note, 1);
        note->addWidget(button, 0, Qt::AlignBottom);
        grid_->addLayout(note, row, 0, 1, 2);
        pass_undo_on(*button);
        button->hide();
        mark.reset = button;
        return button;
    }
    /// Changes the tooltip of an added control and of its label.
    void set_tip(QWidget& control, const QString& tip) const {
        control.setToolTip(tip);
        for (QLabel* label : findChildren<QLabel*>()) {
            if (label->buddy() == &control) {
                label->setToolTip(tip);
            }
        }
    }
    /// Adds a widget that spans both columns and takes ownership of it.
    void add_wide(QWidget* widget) {
        const int first = rows_;
        pass_wheel_on(*widget);
        pass_undo_on(*widget);
        grid_->addWidget(widget, rows_, 0, 1, 2);
        next_row();
        add_mark(*widget, nullptr, first);
    }

protected:
    [[nodiscard]] QString choose_file(const QString& title, const QString& filter) const {
        return chooser_ ? chooser_(title, filter) : QString();
    }

private:
    static constexpr int least_control = 118;

    /// Returns whether the control fits to the right of its label in a narrow panel. A combo box with long entries
    /// would be cut off, so it goes below. So does any control whose label has a long word.
    static bool fits_beside(const QLabel& label, const QWidget& control) {
        constexpr int longest_word = 93;
        for (const QString& word : label.text().split(QLatin1Char(' '))) {
            if (label.fontMetrics().horizontalAdvance(word) > longest_word * text_scale()) {
                return false;
            }
        }
        constexpr int frame_and_arrow = 42;
        const auto* combo = qobject_cast<const QComboBox*>(&control);
        int widest = 0;
        for (int i = 0; combo != nullptr && i < combo->count(); ++i) {
            widest = std::max(widest, combo->fontMetrics().horizontalAdvance(combo->itemText(i)));
        }
        return widest + frame_and_arrow <= least_control;
    }

    /// Creates the mark of a control, initially hidden: a frame behind the rows from `first` on, and a text
    /// below them.
    void add_mark(const QWidget& control, QLabel* label, int first) {
        auto* note = new QLabel;
        note->setWordWrap(true);
        note->setProperty("heading", true);
        note->setContentsMargins(8, 0, 8, 4);
        grid_->addWidget(note, rows_, 0, 1, 2);
        next_row();
        auto* frame = new QFrame;
        grid_->addWidget(frame, first, 0, rows_ - first, 2);
        frame->lower();
        frame->hide();
        note->hide();
        marks_[&control] = {frame, note, label, nullptr};
    }

    struct MarkOfRow {
        QFrame* frame = nullptr;
        QLabel* note = nullptr;
        QLabel* label = nullptr;      ///< null if the row has no label next to its control
        QPushButton* reset = nullptr; ///< null if the row has no reset button
    };

    void next_row() {
        ++rows_;
        grid_->setRowStretch(rows_ - 1, 0);
        grid_->setRowStretch(rows_, 1);
    }

    QGridLayout* grid_ = nullptr;
    int rows_ = 0;
    std::map<const QWidget*, MarkOfRow> marks_; ///< marks of the rows, by control
    FileChooser chooser_;
};

} // namespace lockstep::gui

#pragma once

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QWidget>
#include <algorithm>

namespace lockstep::gui {

/// A panel of rows "label: control" that scrolls where it is too high.
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
        setWidget(content); // deletes the old one
        rows_ = 0;
    }
    /// Takes the control.
    void add_row(const QString& label, QWidget* control, const QString& tip) {
        auto* text = new QLabel(label);
        text->setBuddy(control);
        text->setWordWrap(true); // else a long label pushes the control out of a narrow panel
        control->setSizePolicy(QSizePolicy::Ignored, control->sizePolicy().verticalPolicy());
        text->setToolTip(tip);
        control->setToolTip(tip);
        control->setAccessibleName(label);
        const bool is_beside = fits_beside(*control);
        grid_->addWidget(text, rows_, 0, 1, is_beside ? 1 : 2);
        if (!is_beside) {
            next_row();
        }
        grid_->addWidget(control, rows_, is_beside ? 1 : 0, 1, is_beside ? 1 : 2);
        next_row();
    }
    /// Another tip for a control that was added, and for its label.
    void set_tip(QWidget& control, const QString& tip) const {
        control.setToolTip(tip);
        for (QLabel* label : findChildren<QLabel*>()) {
            if (label->buddy() == &control) {
                label->setToolTip(tip);
            }
        }
    }
    /// Takes a widget that goes over both columns.
    void add_wide(QWidget* widget) {
        grid_->addWidget(widget, rows_, 0, 1, 2);
        next_row();
    }

private:
    static constexpr int least_control = 118;

    /// A chooser of long words stands below its label, else its words would be cut off.
    static bool fits_beside(const QWidget& control) {
        constexpr int frame_and_arrow = 42;
        const auto* combo = qobject_cast<const QComboBox*>(&control);
        int widest = 0;
        for (int i = 0; combo != nullptr && i < combo->count(); ++i) {
            widest = std::max(widest, combo->fontMetrics().horizontalAdvance(combo->itemText(i)));
        }
        return widest + frame_and_arrow <= least_control;
    }

    void next_row() {
        ++rows_;
        grid_->setRowStretch(rows_ - 1, 0);
        grid_->setRowStretch(rows_, 1);
    }

    QGridLayout* grid_ = nullptr;
    int rows_ = 0;
};

} // namespace lockstep::gui

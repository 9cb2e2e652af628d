#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QWidget>

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
        grid_->setColumnMinimumWidth(1, 118);
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
        grid_->addWidget(text, rows_, 0);
        grid_->addWidget(control, rows_, 1);
        next_row();
    }
    /// Takes a widget that goes over both columns.
    void add_wide(QWidget* widget) {
        grid_->addWidget(widget, rows_, 0, 1, 2);
        next_row();
    }

private:
    void next_row() {
        ++rows_;
        grid_->setRowStretch(rows_ - 1, 0);
        grid_->setRowStretch(rows_, 1);
    }

    QGridLayout* grid_ = nullptr;
    int rows_ = 0;
};

} // namespace lockstep::gui

#pragma once

#include "app/gui/present/presentation.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace lockstep::gui {

/// The presenter's notes on the shown state, which only this window shows, and the caption of the state.
class NotesPanel : public QWidget {
    Q_OBJECT
public:
    explicit NotesPanel(Presentation& presentation, QWidget* parent = nullptr);

private:
    void show_state();
    void show_size();

    Presentation& presentation_;
    QLabel* const caption_;
    QPlainTextEdit* const notes_;
};

} // namespace lockstep::gui

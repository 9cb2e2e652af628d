#pragma once

#include "app/gui/panels/inspector_text.h"
#include "app/gui/theme/theme.h"

#include <QScrollArea>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace lockstep::gui {

class InspectorRow;
class StatePill;

/// Shows details about the cursor's lane in the current step.
class InspectorPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit InspectorPanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_cursor(const GroupView& view, const Cursor& cursor);

private:
    void show_rows();
    void show_state();

    Theme theme_;
    InspectorText text_;
    StatePill* state_;
    QLabel* title_;
    QLabel* item_;
    QLabel* sentence_;
    QVBoxLayout* rows_area_;
    std::vector<InspectorRow*> rows_;
    const Session* session_ = nullptr; ///< only to notice another one
    std::size_t reserved_rows_ = 0;    ///< most rows in the steps of the run that were shown so far
};

} // namespace lockstep::gui

#pragma once

#include "app/gui/panels/inspector_text.h"
#include "app/gui/theme/theme.h"

#include <QScrollArea>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace lockstep::gui {

/// Shows details about the cursor's lane in the current step.
class InspectorPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit InspectorPanel(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void show_cursor(const GroupView& view, const Cursor& cursor);

private:
    struct Row {
        QLabel* name;
        QLineEdit* value;
    };
    void show_rows();
    void add_row();
    void show_state();

    Theme theme_;
    InspectorText text_;
    QLabel* state_;
    QLabel* title_;
    QLabel* item_;
    QLabel* sentence_;
    QGridLayout* grid_;
    std::vector<Row> rows_;
    const Session* session_ = nullptr; ///< only to notice another one
    std::size_t reserved_rows_ = 0;    ///< most rows in the steps of the run that were shown so far
};

} // namespace lockstep::gui

#pragma once

#include "app/gui/model/selection.h"
#include "app/gui/window/action_set.h"

#include <QToolBar>
#include <vector>

class QSpinBox;

namespace lockstep::gui {

class Appearance;

/// What is used most, and which launch and work-group all views show.
class ToolBar : public QToolBar {
    Q_OBJECT
public:
    ToolBar(const ActionSet& actions, Selection& selection, Appearance& appearance,
            QWidget* parent = nullptr);

private:
    void add_actions(const ActionSet& actions);
    void add_choosers();
    void add_themes(Appearance& appearance);
    void show_launches();
    void show_groups();

    Selection& selection_;
    QSpinBox* const launch_;
    QSpinBox* const group_;
    std::vector<QAction*> of_launch_; ///< hidden where there is one launch only
};

} // namespace lockstep::gui

#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/workspace/selection.h"

#include <QToolBar>
#include <vector>

class QSpinBox;
class QToolButton;

namespace lockstep::gui {

class Appearance;

/// The tool bar: the most used commands, and the selection of the launch and work-group for all views.
class ToolBar : public QToolBar {
    Q_OBJECT
public:
    ToolBar(const ActionSet& actions, Selection& selection, Appearance& appearance,
            QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add_actions(const ActionSet& actions);
    void follow_run(QAction& run);
    void set_theme(const Theme& theme);
    void add_choosers();
    void add_themes(Appearance& appearance);
    void fit_words();
    void keep_whole();
    void show_launches();
    void show_groups();

    Selection& selection_;
    QAction* const run_; ///< has a different icon than the command in the menu
    QSpinBox* const launch_;
    QSpinBox* const group_;
    /// Buttons in the order in which their texts are hidden if space is short.
    std::vector<QToolButton*> worded_;
    std::vector<QAction*> of_launch_; ///< actions that are hidden if there is only one launch
};

} // namespace lockstep::gui

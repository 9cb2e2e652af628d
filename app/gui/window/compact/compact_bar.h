#pragma once

#include "app/gui/window/actions/action_set.h"

#include <QToolBar>

class QToolButton;

namespace lockstep::gui {

class Centre;
class GroupChooser;
class Selection;
class StatusLine;
class ViewBox;
struct ViewChoiceMenus;

/// The tool bar of a narrow window. It has a button for the menus, Run, the list of views, the number of findings,
/// the search, and a button for the remaining commands and the settings.
class CompactBar : public QToolBar {
    Q_OBJECT
public:
    CompactBar(const ActionSet& actions, const ViewChoiceMenus& choices, Centre& centre,
               const StatusLine& status, Selection& selection, QWidget* parent = nullptr);

    void set_theme(const Theme& theme, double text_scale);
    /// Shows the number of findings and suggestions; hides it if it is 0.
    void show_finding_count(int count);
    /// Shows or hides the chooser of the launch and the work-group. If there is no choice, it stays hidden.
    void show_groups(bool are_shown);
    /// The button below which the search opens.
    [[nodiscard]] QWidget& search_button() const;
    /// Opens the menu with the settings of the window.
    void open_settings() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add_menus(const ActionSet& actions, const StatusLine& status);
    void add_groups(Selection& selection);
    void add_more(const ActionSet& actions, const ViewChoiceMenus& choices);
    void fit_words();
    void fit_copy(int spare);

    QToolButton* const menu_;
    QAction* const run_; ///< has a different icon than the command in the menu
    ViewBox* const views_;
    GroupChooser* groups_ = nullptr;
    QAction* groups_place_ = nullptr; ///< shows and hides the chooser
    bool shows_groups_ = false;
    QToolButton* const findings_;
    QAction* findings_place_ = nullptr; ///< shows and hides the number of findings
    QToolButton* const copy_;           ///< copies the picture for a slide
    QAction* copy_place_ = nullptr;     ///< hides the button if the bar is full
    QToolButton* const search_;
    QToolButton* const more_;
};

} // namespace lockstep::gui

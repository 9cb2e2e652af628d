#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/workspace/selection.h"

#include <QToolBar>
#include <vector>

class QToolButton;

namespace lockstep::gui {

class Appearance;
struct ViewChoiceMenus;

/// The tool bar: the most used commands, the search for the others, and the settings of the window.
class ToolBar : public QToolBar {
    Q_OBJECT
public:
    ToolBar(const ActionSet& actions, const ViewChoiceMenus& choices, Appearance& appearance,
            QWidget* parent = nullptr);

    /// Returns the button below which the search opens.
    [[nodiscard]] QWidget& search_button() const;
    /// Opens the menu with the settings of the window.
    void open_settings() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void add_actions(const ActionSet& actions);
    void add_search(QAction& find);
    void add_settings(const ViewChoiceMenus& choices);
    void set_theme(const Theme& theme);
    void fit_words();

    QAction* const run_; ///< has a different icon than the command in the menu
    QToolButton* const search_;
    QToolButton* const settings_;
    /// Buttons in the order in which their texts are hidden if space is short.
    std::vector<QToolButton*> worded_;
};

} // namespace lockstep::gui

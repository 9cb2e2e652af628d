#pragma once

#include "app/gui/theme/theme.h"

#include <QToolBar>
#include <vector>

class QMenu;
class QToolButton;

namespace lockstep::gui {

class PanelDock;

/// The bar at the left of a narrow window: one button per panel, with its icon above its name. A click shows the
/// panel below the views, and another click hides it. Panels that do not fit are in the menu of the last button.
class Rail : public QToolBar {
    Q_OBJECT
public:
    explicit Rail(const std::vector<PanelDock*>& docks, QWidget* parent = nullptr);
    void set_theme(const Theme& theme, double text_scale);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Entry {
        PanelDock* dock;
        QToolButton* button;
        QAction* place; ///< shows and hides the button
    };
    QToolButton* add_button(const QString& name);
    void fit();

    std::vector<Entry> entries_;
    QToolButton* more_ = nullptr;
    QAction* more_place_ = nullptr;
    QMenu* rest_ = nullptr; ///< the panels whose buttons do not fit
};

} // namespace lockstep::gui

#include "app/gui/window/run_button.h"

#include <QAction>
#include <QToolBar>
#include <QToolButton>

namespace lockstep::gui {

void follow_run(QAction& action, QAction& run, const QToolBar& bar) {
    auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(&action));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setProperty("primary", true);
    const auto show = [&action, &run] {
        action.setText(run.text());
        action.setToolTip(run.toolTip());
        action.setEnabled(run.isEnabled());
    };
    QObject::connect(&run, &QAction::changed, &action, show);
    QObject::connect(&action, &QAction::triggered, &run, &QAction::trigger);
    show();
}

} // namespace lockstep::gui

#include "app/gui/window/presenting/present_actions.h"

#include "app/gui/views/scene_view.h"
#include "app/gui/window/centre.h"

#include <QMainWindow>

namespace lockstep::gui {

PresentActions::PresentActions(Workspace& workspace, const ActionSet& actions, Centre& centre,
                               const Appearance& appearance, QMainWindow& window)
    : presentation_(workspace), windows_(presentation_, window) {
    windows_.set_theme(appearance.theme());
    connect(&appearance, &Appearance::changed, this,
            [this](const Theme& theme) { windows_.set_theme(theme); });
    QAction& present = actions[Command::present];
    QAction& presenter = actions[Command::presenter];
    presenter.setShortcutContext(Qt::ApplicationShortcut); // also when the audience's window is active
    actions.on(Command::present, [this, &centre] { start(centre); });
    actions.on(Command::presenter, [this, &centre] {
        if (!presentation_.is_on()) {
            start(centre);
        }
        windows_.show_presenter();
    });
    const auto enable = [&workspace, &present, &presenter] {
        const bool has_run = workspace.selection().view() != nullptr;
        present.setEnabled(has_run);
        presenter.setEnabled(has_run);
    };
    connect(&workspace.selection(), &Selection::view_changed, this, enable);
    enable();
}

void PresentActions::start(const Centre& centre) {
    presentation_.start(centre.current_view().picture().name);
}

} // namespace lockstep::gui

#include "app/gui/window/dialogs/guide_actions.h"

#include "app/gui/guide/guide_window.h"
#include "app/gui/window/actions/place_actions.h"
#include "app/gui/window/centre.h"

namespace lockstep::gui {

GuideActions::GuideActions(const ActionSet& actions, Centre& centre, PlaceActions& places,
                           const Appearance& appearance, QWidget& window)
    : places_(places), appearance_(appearance), window_(window) {
    actions.on(Command::guide, [this] { open({}); });
    actions.on(Command::guide_to_view, [this, &centre] { open(centre.shown_name()); });
    connect(&appearance, &Appearance::changed, this, [this](const Theme& theme) {
        if (guide_ != nullptr) {
            guide_->set_theme(theme);
        }
    });
}

void GuideActions::open(const QString& page) {
    if (guide_ == nullptr) {
        guide_ = new GuideWindow(guide_folder(), appearance_.theme(), &window_);
        connect(guide_, &GuideWindow::place_wanted, this, [this](const QString& place) {
            places_.open_copied(place);
            window_.activateWindow();
        });
        guide_->show_page(page);
    } else if (!page.isEmpty()) {
        guide_->show_page(page);
    }
    guide_->show();
    guide_->raise();
    guide_->activateWindow();
}

} // namespace lockstep::gui

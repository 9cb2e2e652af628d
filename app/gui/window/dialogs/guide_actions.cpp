#include "app/gui/window/dialogs/guide_actions.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/compare/race_page.h"
#include "app/gui/guide/guide_window.h"
#include "app/gui/panels/findings/findings_page.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/tryit/try_page.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/actions/place_actions.h"
#include "app/gui/window/centre.h"

namespace lockstep::gui {
namespace {

/// Returns the name of the shown view or page; empty while the page Start is shown.
QString name_of_shown(const Centre& centre) {
    if (centre.shows_start()) {
        return {};
    }
    const QWidget* const shown = &centre.current_page();
    if (const auto* view = qobject_cast<const SceneView*>(shown); view != nullptr) {
        return QString::fromUtf8(view->picture().name);
    }
    return shown == &centre.compare_page() ? QStringLiteral("compare")
           : shown == &centre.sweep_page() ? QStringLiteral("sweep")
           : shown == &centre.race_page()  ? QStringLiteral("race")
           : shown == &centre.try_page()   ? QStringLiteral("try-it")
                                           : QStringLiteral("findings");
}

} // namespace

GuideActions::GuideActions(const ActionSet& actions, Centre& centre, PlaceActions& places,
                           const Appearance& appearance, QWidget& window)
    : places_(places), appearance_(appearance), window_(window) {
    actions.on(Command::guide, [this] { open({}); });
    actions.on(Command::guide_to_view, [this, &centre] { open(name_of_shown(centre)); });
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

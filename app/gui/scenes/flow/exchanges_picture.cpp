#include "app/gui/scenes/flow/exchanges_picture.h"

#include "app/gui/scenes/flow/exchanges_scene.h"
#include "app/gui/scenes/kit/lane_pointing.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

WhyNoPicture applies(const GroupView& view) {
    const bool exchanges = std::ranges::any_of(
        view.trace().program.sites, [](const SiteInfo& site) { return site.kind == SiteKind::exchange; });
    return exchanges ? WhyNoPicture::none : WhyNoPicture::no_exchange;
}

} // namespace

const Picture exchanges_picture{
    .name = "exchanges",
    .title = QT_TRANSLATE_NOOP("Pictures", "Exchanges"),
    .icon = "lanes",
    .tab = Tab::flow,
    .label = QT_TRANSLATE_NOOP("Views", "Exchanges"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures", "Shows to which lane each lane sends its value when a warp exchanges values."),
    .follows = Follows::step,
    .applies = applies,
    .scene = exchanges_scene,
    .overlay = chosen_lines,
    .tooltip = lane_tooltip,
    .click = lane_click,
};

} // namespace lockstep::gui

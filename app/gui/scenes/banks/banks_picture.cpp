#include "app/gui/scenes/banks/banks_picture.h"

#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/kit/memory_use.h"

namespace lockstep::gui {

const Picture banks_picture{
    .name = "banks",
    .title = QT_TRANSLATE_NOOP("Pictures", "Local memory banks"),
    .icon = "bank",
    .tab = Tab::memory,
    .label = QT_TRANSLATE_NOOP("Views", "Banks"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures", "Shows which bank of local memory each lane accesses, and how many passes this takes."),
    .follows = Follows::step,
    .applies = needs_local_memory,
    .scene = nearest_request_scene,
    .tooltip = nearest_request_tooltip,
    .click = nearest_request_click,
};

} // namespace lockstep::gui

#include "app/gui/scenes/memory/global_memory_picture.h"

#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/kit/memory_use.h"
#include "app/gui/scenes/memory/global_memory_scene.h"

namespace lockstep::gui {

const Picture global_memory_picture{
    .name = "global-memory",
    .title = QT_TRANSLATE_NOOP("Pictures", "Global memory"),
    .icon = "mem",
    .tab = Tab::memory,
    .label = QT_TRANSLATE_NOOP("Views", "Global"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures",
        "Shows which sectors and cache lines of global memory the lanes of a warp access together."),
    .follows = Follows::step,
    .applies = needs_buffer,
    .scene = global_memory_scene,
    .overlay = chosen_lines,
    .tooltip = global_memory_tooltip,
    .click = lane_click,
};

} // namespace lockstep::gui

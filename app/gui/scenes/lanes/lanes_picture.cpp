#include "app/gui/scenes/lanes/lanes_picture.h"

#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/lanes/lanes_scene.h"

namespace lockstep::gui {

const Picture lanes_picture{
    .name = "lanes",
    .title = QT_TRANSLATE_NOOP("Pictures", "Lanes"),
    .icon = "lanes",
    .caption = QT_TRANSLATE_NOOP("Pictures",
                                 "Shows what each lane of the work-group does in this step, warp by warp."),
    .follows = Follows::step,
    .scene = lanes_scene,
    .overlay = lanes_overlay,
    .tooltip = lane_tooltip,
    .click = lane_click,
};

} // namespace lockstep::gui

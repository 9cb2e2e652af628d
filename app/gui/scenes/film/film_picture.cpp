#include "app/gui/scenes/film/film_picture.h"

#include "app/gui/scenes/film/film_scene.h"

namespace lockstep::gui {

const Picture film_picture{
    .name = "film",
    .title = QT_TRANSLATE_NOOP("Pictures", "Film"),
    .icon = "lanes",
    .tab = Tab::stage,
    .label = QT_TRANSLATE_NOOP("Views", "Film"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures", "Shows the whole work-group in one image: each row is a lane, each column a step."),
    .follows = Follows::warp,
    .scene = film_scene,
    .overlay = film_overlay,
    .hover = film_hover,
    .tooltip = film_tooltip,
    .click = film_click,
};

} // namespace lockstep::gui

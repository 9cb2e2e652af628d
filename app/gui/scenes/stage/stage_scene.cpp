#include "app/gui/scenes/stage/stage_scene.h"

#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/film/film_scene.h"
#include "app/gui/scenes/flow/exchanges_scene.h"
#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/kit/memory_use.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/scenes/memory/global_memory_scene.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

/// Draws the lower part: the banks, the global memory request or the exchange of the step; otherwise the film
/// of the warp.
Scene lower_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    if (step != nullptr) {
        const SiteInfo& site = view.site(step->site);
        if (is_local_access(site)) {
            return banks_scene(view, cursor, size, options);
        }
        if (site.kind == SiteKind::exchange) {
            return exchanges_scene(view, cursor, size, options);
        }
        if (is_access(site.kind) && !uses_local_memory(view)) {
            return global_memory_scene(view, cursor, size, options);
        }
    }
    return warp_film_scene(view, cursor, size, options);
}

/// Returns the height that a slide leaves for the lanes, above the lower part.
double lanes_room(double height) {
    constexpr double least_lower = 150;
    constexpr double share = 0.55;
    return std::max(80.0, std::min(height - least_lower, height * share));
}

Scene overlay(const GroupView& view, const Cursor& cursor, const Scene& scene) {
    Scene over = lanes_overlay(view, cursor, scene);
    if (scene.track) {
        append(over, film_overlay(view, cursor, scene), {});
    }
    return over;
}

Scene hover(const GroupView& view, const Scene& scene, const Pointed& pointed) {
    return is<PictureArea>(pointed.id) ? film_hover(view, scene, pointed)
                                       : frame_of_pointed(view, scene, pointed);
}

QString tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene, const Pointed& pointed) {
    return is<PictureArea>(pointed.id)  ? film_tooltip(view, cursor, scene, pointed)
           : is<SectorCell>(pointed.id) ? global_memory_tooltip(view, cursor, scene, pointed)
                                        : nearest_request_tooltip(view, cursor, scene, pointed);
}

Destination click(const GroupView& view, const Cursor& cursor, const Scene& scene, const Pointed& pointed) {
    return is<PictureArea>(pointed.id)  ? film_click(view, cursor, scene, pointed)
           : is<SectorCell>(pointed.id) ? lane_click(view, cursor, scene, pointed)
                                        : nearest_request_click(view, cursor, scene, pointed);
}

} // namespace

Scene stage_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const double lanes = options.on_slide() ? lanes_room(size.height()) : size.height();
    Scene scene = lanes_scene(view, cursor, {size.width(), lanes}, options);
    const double top = scene.size.height();
    scene.shapes.push_back(Line{{{Columns::pad, top}, {scene.size.width() - Columns::pad, top}},
                                Role::border,
                                1,
                                Stroke::solid,
                                false,
                                {}});
    const QSizeF room(size.width(), std::max(0.0, size.height() - top - 6));
    Scene lower = lower_scene(view, cursor, room, options);
    scene.size = {std::max(scene.size.width(), lower.size.width()), top + 6 + lower.size.height()};
    scene.title = QCoreApplication::translate("StageWords", "Stage");
    scene.description += QStringLiteral(". ") + lower.description;
    if (lower.track) {
        scene.track = lower.track;
        scene.track->top += top + 6;
        scene.track->bottom += top + 6;
    }
    append(scene, std::move(lower), {0, top + 6});
    return scene;
}

const Picture stage_picture{
    .name = "stage",
    .title = QT_TRANSLATE_NOOP("Pictures", "Stage"),
    .icon = "lanes",
    .tab = Tab::stage,
    .label = QT_TRANSLATE_NOOP("Views", "Lanes and banks"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures",
        "Shows what each lane does in this step and, below the lanes, the memory request of the warp."),
    .follows = Follows::step,
    .scene = stage_scene,
    .overlay = overlay,
    .hover = hover,
    .tooltip = tooltip,
    .click = click,
};

} // namespace lockstep::gui

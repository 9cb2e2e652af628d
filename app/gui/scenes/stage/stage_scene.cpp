#include "app/gui/scenes/stage/stage_scene.h"

#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/film/film_scene.h"
#include "app/gui/scenes/flow/exchanges_scene.h"
#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/kit/memory_use.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/sector_picture.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/scenes/memory/global_memory_scene.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

using DrawPart = Scene (*)(const GroupView&, const Cursor&, QSizeF, const SceneOptions&);

bool exchanges_values(const SiteInfo& site) {
    return site.kind == SiteKind::exchange;
}

bool uses(const GroupView& view, bool (*is_wanted)(const SiteInfo&)) {
    return std::ranges::any_of(view.trace().program.sites, is_wanted);
}

/// Returns the picture of the request of a step: the banks, the request to global memory (in kernels without local
/// memory) or the exchange; null if it has none.
DrawPart request_of_step(const GroupView& view, const Cursor& cursor) {
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    if (step == nullptr) {
        return nullptr;
    }
    const SiteInfo& site = view.site(step->site);
    const bool is_global = asks_global_memory(site) && !uses_local_memory(view);
    return is_local_access(site)    ? banks_scene
           : exchanges_values(site) ? exchanges_scene
           : is_global              ? global_memory_scene
                                    : nullptr;
}

/// Returns the picture of requests in steps without one; null if the kernel has no requests.
DrawPart usual_request(const GroupView& view) {
    return uses_local_memory(view)          ? banks_scene
           : uses(view, exchanges_values)   ? exchanges_scene
           : uses(view, asks_global_memory) ? global_memory_scene
                                            : nullptr;
}

/// Returns the step of the group whose request has the most parts; null if there is none of this kind.
const WarpStep* largest_request(const GroupView& view, bool (*is_wanted)(const SiteInfo&)) {
    const WarpStep* largest = nullptr;
    for (const WarpStep& step : view.steps->steps) {
        const SiteInfo& site = view.site(step.site);
        if (is_wanted(site) &&
            (largest == nullptr || site.pieces.size() > view.site(largest->site).pieces.size())) {
            largest = &step;
        }
    }
    return largest;
}

/// Returns the height that the requests of all steps need; 0 if there are none.
double highest_request(const GroupView& view, double width, const SceneOptions& options) {
    double height = 0;
    const auto reserve = [&](DrawPart draw, bool (*is_wanted)(const SiteInfo&)) {
        if (const WarpStep* step = largest_request(view, is_wanted)) {
            SceneOptions open = options;
            open.covered_from = {};
            const Cursor cursor{
                .launch = view.launch, .group = view.steps->group, .warp = step->warp, .tick = step->tick};
            height = std::max(height, draw(view, cursor, {width, 0}, open).size.height());
        }
    };
    reserve(exchanges_scene, exchanges_values);
    if (uses_local_memory(view)) {
        reserve(banks_scene, is_local_access);
    } else {
        reserve(global_memory_scene, asks_global_memory);
    }
    return height;
}

/// The heights of the parts. They are the same in all steps; 0: there is no such part.
struct Parts {
    double lanes = 0;
    double request = 0;
    double film = 0;
    bool has_film_legend = true; ///< its colours are those of the lanes, so that a low film needs none
};

constexpr double part_gap = 6; ///< below the line above a part

/// Shares the height among the parts, each between its least and its greatest height: first the request and the film,
/// then the rows of lanes. Where there is no room for the film, it is left out.
Parts parts_in(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    constexpr double more_request = 40; ///< longer lines would leave empty space in steps without a request
    constexpr double least_more = 32; ///< a film with a legend is at least so much higher than the lowest one
    // In a low view, the rows are lower than usual.
    Parts parts{std::min(lanes_height(view, cursor, {size.width(), 0}, options),
                         lanes_height(view, cursor, size, options)),
                highest_request(view, size.width(), options)};
    const auto film_in = [&](double height) {
        return warp_film_scene(view, cursor, {size.width(), height}, options, parts.has_film_legend)
            .size.height();
    };
    double extra = size.height() - parts.lanes - parts.request - part_gap;
    const double gap = parts.request > 0 ? part_gap : 0;
    parts.has_film_legend = film_in(0) + least_more + gap <= extra;
    parts.film = film_in(0);
    if (parts.request > 0 && parts.film + gap > extra) {
        parts.film = 0;
    }
    extra -= parts.film > 0 ? parts.film + gap : 0;
    if (parts.request > 0) {
        const double more = std::clamp(parts.film > 0 ? extra / 2 : extra, 0.0, more_request);
        parts.request += more;
        extra -= more;
    }
    if (parts.film > 0 && extra > 0) {
        const double film = film_in(parts.film + extra);
        extra -= film - parts.film;
        parts.film = film;
    }
    parts.lanes += std::max(0.0, extra);
    return parts;
}

void add_part_edge(Scene& scene, double top) {
    scene.shapes.push_back(
        straight({Columns::pad, top}, {scene.size.width() - Columns::pad, top}, Role::border));
}

/// Adds a part below the others, which have this height in all steps.
void add_stage_part(Scene& scene, Scene part, double height) {
    const double top = scene.size.height();
    add_part_edge(scene, top);
    scene.size = {std::max(scene.size.width(), part.size.width()),
                  top + part_gap + std::max(height, part.size.height())};
    if (part.track) {
        scene.track = part.track;
        scene.track->top += top + part_gap;
        scene.track->bottom += top + part_gap;
    }
    append(scene, std::move(part), {0, top + part_gap});
}

/// Returns the height that a slide leaves for the lanes, above the lower part.
double lanes_room(double height) {
    constexpr double least_lower = 150;
    constexpr double share = 0.55;
    return std::max(80.0, std::min(height - least_lower, height * share));
}

QString stage_title() {
    return QCoreApplication::translate("StageWords", "Stage");
}

/// Draws the lanes and below them the request of the step or, in a step without one, the film of the warp.
Scene stage_on_slide(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    Scene scene = lanes_scene(view, cursor, {size.width(), lanes_room(size.height())}, options);
    scene.title = stage_title();
    const QSizeF room(size.width(), std::max(0.0, size.height() - scene.size.height() - part_gap));
    const DrawPart request = request_of_step(view, cursor);
    Scene part = request != nullptr ? request(view, cursor, room, options)
                                    : warp_film_scene(view, cursor, room, options);
    scene.description += QStringLiteral(". ") + part.description;
    add_stage_part(scene, std::move(part), 0);
    return scene;
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
    if (options.on_slide()) {
        return stage_on_slide(view, cursor, size, options);
    }
    const Parts parts = parts_in(view, cursor, size, options);
    Scene scene = lanes_scene(view, cursor, {size.width(), parts.lanes}, options);
    scene.title = stage_title();
    if (parts.request > 0) {
        const DrawPart now = request_of_step(view, cursor);
        const DrawPart request = now != nullptr ? now : usual_request(view);
        Scene part = request(view, cursor, {size.width(), parts.request}, options);
        scene.description += QStringLiteral(". ") + part.description;
        add_stage_part(scene, std::move(part), parts.request);
    }
    if (parts.film > 0) {
        add_stage_part(
            scene, warp_film_scene(view, cursor, {size.width(), parts.film}, options, parts.has_film_legend),
            0);
    }
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

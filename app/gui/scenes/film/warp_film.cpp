#include "app/gui/scenes/film/film_scene.h"

#include "app/gui/scenes/film/film_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace lockstep::gui {
namespace {

struct WarpFilm {
    Q_DECLARE_TR_FUNCTIONS(WarpFilm)
};

/// Adds lane numbers on the left, without overlaps.
void add_lane_numbers(Scene& scene, const FilmLayout& layout, Warp warp) {
    const QRectF& strip = layout.strips[warp.index()];
    const double each = strip.height() / layout.rows;
    constexpr double label_height = 16;
    constexpr double most_below = 4; ///< letters are lower than their labels
    const auto apart = static_cast<std::uint32_t>(std::ceil(label_height / each));
    const std::uint32_t every = std::max(layout.rows / 4, apart);
    for (std::uint32_t lane = 0; lane < layout.rows; lane += every) {
        const double middle = strip.top() + (lane + 0.5) * each;
        if (middle + label_height / 2 > strip.bottom() + most_below) {
            break; // the axis is there
        }
        scene.shapes.push_back(text_label({strip.left() - 46, middle - label_height / 2, 40, label_height},
                                          QString::number(lane), FontRole::tick, Role::text2,
                                          Qt::AlignRight | Qt::AlignVCenter));
    }
    const QRectF name(scene_pad, strip.center().y() - 9, strip.left() - scene_pad - 48, 18);
    scene.shapes.push_back(elided_label(name, WarpFilm::tr("lane"), FontRole::secondary, Role::text2));
}

constexpr std::size_t most_kept = 8; // the window shows few films of one warp at the same time

/// Returns how often the states of a warp occur. They are the same in all steps, so the last ones are kept.
const FilmShares& states_of(const GroupView& view, Warp warp) {
    struct Kept {
        std::weak_ptr<const GroupSteps> of;
        Warp warp;
        FilmShares states{};
    };
    thread_local std::array<Kept, most_kept> kept;
    thread_local std::size_t next = 0;
    const auto found = std::ranges::find_if(
        kept, [&](const Kept& film) { return film.of.lock() == view.steps && film.warp == warp; });
    if (found != kept.end()) {
        return found->states;
    }
    Kept& film = kept[next++ % most_kept];
    film = {view.steps, warp, film_states_of(view, warp)};
    return film.states;
}

/// Returns the film of a warp. It is the same in all steps, so the last ones are kept, and need not be painted again.
const Raster& strip_of(const GroupView& view, const FilmLayout& layout, Warp warp) {
    struct Kept {
        std::weak_ptr<const GroupSteps> of;
        Warp warp;
        Raster strip;
    };
    thread_local std::array<Kept, most_kept> kept;
    thread_local std::size_t next = 0;
    const auto found = std::ranges::find_if(kept, [&](const Kept& film) {
        return film.of.lock() == view.steps && film.warp == warp &&
               film.strip.rect == layout.strips[warp.index()];
    });
    if (found != kept.end()) {
        return found->strip;
    }
    Kept& film = kept[next++ % most_kept];
    film = {view.steps, warp, film_strip(view, layout, warp)};
    return film.strip;
}

} // namespace

Scene warp_film_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options,
                      bool has_legend) {
    Scene scene;
    const double width = std::max(size.width(), 480.0);
    scene.title = WarpFilm::tr("Warp %1, whole run").arg(cursor.warp.value());
    scene.description = WarpFilm::tr("rows are lanes, columns are steps");
    const double top = add_heading(scene, width, options.style);
    const FilmShares& states = states_of(view, cursor.warp);
    const FilmLayout layout =
        warp_film_layout(view, cursor.warp, top, {width, size.height()},
                         film_notes_height(states, width, options.style, has_legend), options.style);
    scene.track = film_track(layout);
    add_film_brackets(scene, view, layout);
    scene.shapes.push_back(strip_of(view, layout, cursor.warp));
    scene.shapes.push_back(
        filled(layout.strips[cursor.warp.index()], Role::none, PictureArea{cursor.warp.value()}));
    if (options.covered_from) {
        add_film_cover(scene, layout, *options.covered_from);
    }
    add_lane_numbers(scene, layout, cursor.warp);
    add_film_axis(scene, layout);
    const double axis_bottom = layout.bottom() + film_axis_height;
    const double bottom = has_legend ? add_film_legend(scene, states, width, axis_bottom + 8) : axis_bottom;
    scene.size = {width, bottom + 6};
    return scene;
}

} // namespace lockstep::gui

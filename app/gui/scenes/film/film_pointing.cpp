#include "app/gui/scenes/film/film_scene.h"

#include "app/gui/scenes/film/film_layout.h"
#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/gui/workspace/track.h"
#include "app/words/trace/step_words.h"

#include <QCoreApplication>

namespace lockstep::gui {
namespace {

struct FilmPointing {
    Q_DECLARE_TR_FUNCTIONS(FilmPointing)
};

Box frame(const QRectF& rect, double width) {
    return framed(rect.adjusted(-width, -width, width, width), Role::none, Role::accent, width);
}

/// Returns a line through all strips at a step.
Line line_at(const FilmLayout& layout, Tick tick, double above, Stroke stroke) {
    const double x = std::round(layout.x(tick) + layout.pitch / 2.0);
    return straight({x, layout.top - above}, {x, layout.bottom()}, Role::accent,
                    stroke == Stroke::solid ? 2 : 1, stroke);
}

std::optional<FilmLayout::Place> place_at(const GroupView& view, const Scene& scene, const Pointed& pointed) {
    return is<PictureArea>(pointed.id) ? film_layout_of(view, scene).at(pointed.at) : std::nullopt;
}

/// Adds marks below the strips at the steps that execute the chosen line.
void add_marks(Scene& over, const GroupView& view, const FilmLayout& layout, std::uint32_t line) {
    double last = -1;
    for (const std::uint32_t tick : line > 0 ? ticks_of_line(view, line) : std::vector<std::uint32_t>()) {
        const double x = layout.x(Tick(tick));
        if (x - last >= 1) { // steps that share a pixel column get one mark
            over.shapes.push_back(filled(
                {x, layout.bottom() + 1, std::max(2.0, std::min(4.0, layout.pitch - 1.0)), 4}, Role::accent));
            last = x;
        }
    }
}

} // namespace

Scene film_overlay(const GroupView& view, const Cursor& cursor, const Scene& scene) {
    Scene over;
    const FilmLayout layout = film_layout_of(view, scene);
    if (layout.strips.size() <= cursor.warp.index()) {
        return over;
    }
    if (const Round* round = view.round_at(cursor.tick)) {
        over.shapes.push_back(straight({layout.x(Tick(round->first_tick)), layout.top - 4.5},
                                       {layout.x(Tick(round->end_tick)) - 1, layout.top - 4.5}, Role::accent,
                                       2));
    }
    add_marks(over, view, layout, cursor.line);
    over.shapes.push_back(line_at(layout, cursor.tick, 4, Stroke::solid));
    over.shapes.push_back(frame(layout.strips[cursor.warp.index()], 2));
    over.shapes.push_back(frame(layout.cell({cursor.tick, cursor.warp, cursor.lane}), 1));
    return over;
}

Scene film_hover(const GroupView& view, const Scene& scene, const Pointed& pointed) {
    Scene hover;
    if (const auto place = place_at(view, scene, pointed)) {
        const FilmLayout layout = film_layout_of(view, scene);
        hover.shapes.push_back(line_at(layout, place->tick, 0, Stroke::dashed));
        hover.shapes.push_back(frame(layout.cell(*place), 1));
    }
    return hover;
}

QString film_tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene,
                     const Pointed& pointed) {
    const auto place = place_at(view, scene, pointed);
    if (!place) {
        return {};
    }
    Cursor there = cursor;
    there.tick = place->tick;
    const QString step = FilmPointing::tr("step %1 of %2: %3", "number; count; what happens")
                             .arg(place->tick.value() + 1)
                             .arg(count_text(view.tick_count()), worded(tick_sentence(view, place->tick)));
    return lane_tooltip(view, there, scene, {LaneCell{place->warp, place->lane}, pointed.at}) +
           QStringLiteral("<br>") + step.toHtmlEscaped();
}

Destination film_click(const GroupView& view, const Cursor&, const Scene& scene, const Pointed& pointed) {
    const auto place = place_at(view, scene, pointed);
    return place ? Destination{.warp = place->warp, .lane = place->lane, .tick = place->tick} : Destination{};
}

} // namespace lockstep::gui

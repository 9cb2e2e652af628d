#include "app/gui/scenes/film/film_scene.h"

#include "app/gui/scenes/film/film_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <functional>

namespace lockstep::gui {
namespace {

struct FilmWords {
    Q_DECLARE_TR_FUNCTIONS(FilmWords)
};

/// Says how many lanes or steps share one pixel, if there is more than one.
QString scale_words(const FilmLayout& layout, Warp selected) {
    const Warp other(selected == Warp(0) && layout.strips.size() > 1 ? 1 : 0);
    const double lanes = layout.rows / layout.strips[other.index()].height();
    return layout.merged > 1 || lanes > 1 ? FilmWords::tr("one pixel is %1 × %2 (steps × lanes)")
                                                .arg(layout.merged)
                                                .arg(std::max(1, static_cast<int>(lanes)))
                                          : FilmWords::tr("each row of pixels is a lane");
}

QString subtitle(const GroupView& view, const FilmLayout& layout, Warp selected) {
    const QStringList parts{FilmWords::tr("work-group %1").arg(view.steps->group.value()),
                            FilmWords::tr("%Ln step(s), %1 warps", nullptr, static_cast<int>(layout.ticks))
                                .arg(view.steps->warps),
                            scale_words(layout, selected), FilmWords::tr("counted from the trace")};
    return parts.join(QStringLiteral(" · "));
}

void add_strip(Scene& scene, const GroupView& view, const FilmLayout& layout, Warp warp, bool with_words) {
    scene.shapes.push_back(film_strip(view, layout, warp));
    const QRectF& strip = layout.strips[warp.index()];
    scene.shapes.push_back(filled(strip, Role::none, PictureArea{warp.value()}));
    if (!with_words) {
        return;
    }
    const QRectF name(scene_pad, strip.center().y() - 9, FilmLayout::label_width - scene_pad - 6, 18);
    scene.shapes.push_back(elided_label(name, FilmWords::tr("Warp %1").arg(warp.value())));
    const auto steps = static_cast<std::uint64_t>(view.warp_steps[warp.index()].size());
    scene.shapes.push_back(text_label({layout.right() + 8, name.top(), film_counts_width() - 12, 18},
                                      count_text(steps), FontRole::body, Role::text,
                                      Qt::AlignRight | Qt::AlignVCenter));
}

void add_strips(Scene& scene, const GroupView& view, const FilmLayout& layout, Warp selected) {
    double words_end = layout.top;
    for (std::uint32_t warp = 0; warp < view.steps->warps; ++warp) {
        const double middle = layout.strips[warp].center().y();
        const bool with_words = middle - 9 >= words_end || Warp(warp) == selected;
        add_strip(scene, view, layout, Warp(warp), with_words);
        words_end = with_words ? middle + 9 : words_end;
    }
    const QRectF head(layout.right() + 2, layout.top - 22, film_counts_width() - 6, 16);
    scene.shapes.push_back(elided_label(head, film_counts_head(), FontRole::tick, Role::text2,
                                        Qt::AlignRight | Qt::AlignVCenter));
}

/// Counts how often each state occurs in the group.
FilmShares states_of_group(const GroupView& view) {
    FilmShares seen{};
    for (std::uint32_t warp = 0; warp < view.steps->warps; ++warp) {
        const FilmShares states = film_states_of(view, Warp(warp));
        std::ranges::transform(states, seen, seen.begin(), std::plus());
    }
    return seen;
}

} // namespace

Scene film_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    Scene scene;
    scene.title = FilmWords::tr("Film");
    if (view.tick_count() == 0) {
        return sentence_scene(scene.title, FilmWords::tr("This work-group has no steps."), size);
    }
    const double width = std::max(size.width(), 480.0);
    const QSizeF room(width, size.height());
    const FilmShares states = states_of_group(view);
    const double notes = film_notes_height(states, width, options.style);
    scene.description = subtitle(view, film_layout(view, cursor.warp, 0, room, notes), cursor.warp);
    const FilmLayout layout =
        film_layout(view, cursor.warp, add_heading(scene, width, options.style), room, notes, options.style);
    scene.track = film_track(layout);
    add_film_brackets(scene, view, layout);
    add_strips(scene, view, layout, cursor.warp);
    if (options.covered_from) {
        add_film_cover(scene, layout, *options.covered_from);
    }
    add_film_axis(scene, layout);
    const double bottom = add_film_legend(scene, states, width, layout.bottom() + film_axis_height + 8);
    scene.size = {width, bottom + 6};
    return scene;
}

} // namespace lockstep::gui

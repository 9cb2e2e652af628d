#include "app/gui/scenes/film/film_scene.h"

#include "app/gui/scenes/film/film_cells.h"
#include "app/gui/scenes/film/film_image.h"
#include "app/gui/scenes/film/film_pointing.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct FilmWords {
    Q_DECLARE_TR_FUNCTIONS(FilmWords)
};

constexpr double axis_height = 16;
constexpr double least_bracket = 6; ///< pixels: narrower rounds share one
constexpr double least_name = 48;

QString state_words(FilmState state) {
    switch (state) {
    case FilmState::active:
        return FilmWords::tr("active, or decided true");
    case FilmState::decided_false:
        return FilmWords::tr("decided false");
    case FilmState::masked:
        return FilmWords::tr("masked off");
    case FilmState::waits:
        return FilmWords::tr("waits at the barrier");
    case FilmState::meets:
        return FilmWords::tr("barrier");
    case FilmState::goes_on:
        return FilmWords::tr("loop test: goes on");
    case FilmState::leaves:
        return FilmWords::tr("loop test: leaves");
    case FilmState::idle:
        return FilmWords::tr("finished, or not issued");
    }
    return {};
}

/// How much a pixel stands for, where it is more than one.
QString scale_words(const FilmLayout& layout, Warp selected) {
    const Warp other(selected == Warp(0) && layout.strips.size() > 1 ? 1 : 0);
    const double lanes = layout.warp_width / layout.strips[other.index()].height();
    return layout.merged > 1 || lanes > 1 ? FilmWords::tr("a pixel stands for %1 × %2, steps × lanes")
                                                .arg(layout.merged)
                                                .arg(std::max(1, static_cast<int>(lanes)))
                                          : FilmWords::tr("a row of pixels is a lane");
}

QString subtitle(const GroupView& view, const FilmLayout& layout, Warp selected) {
    const QStringList parts{FilmWords::tr("work-group %1").arg(view.steps->group.value()),
                            FilmWords::tr("%Ln step(s) of %1 warps", nullptr, static_cast<int>(layout.ticks))
                                .arg(view.steps->warps),
                            scale_words(layout, selected), FilmWords::tr("counted from the trace")};
    return parts.join(QStringLiteral(" · "));
}

/// "k = 4", or the turn's number for a loop without a variable.
QString round_name(const GroupView& view, const Round& round) {
    const std::string& variable = view.site(round.loop).loop_variable;
    return variable.empty()
               ? QString::number(round.number)
               : QStringLiteral("%1 = %2").arg(QString::fromStdString(variable)).arg(round.value);
}

/// Pixels of a round, on average: loops may have turns of different lengths.
double round_width(const GroupView& view, const FilmLayout& layout) {
    const double span =
        layout.x(Tick(view.rounds.back().end_tick)) - layout.x(Tick(view.rounds.front().first_tick));
    return span / static_cast<double>(view.rounds.size());
}

/// Every so many rounds have room for their name.
std::size_t named_rounds(double width, std::size_t rounds) {
    std::size_t every = 1;
    while (width * static_cast<double>(every) < least_name && every < rounds) {
        every *= 2;
    }
    return every;
}

void add_bracket(Scene& scene, double left, double right, double y) {
    scene.shapes.push_back(straight({left, y}, {right, y}, Role::outline));
    scene.shapes.push_back(straight({left, y}, {left, y + 4}, Role::outline));
    scene.shapes.push_back(straight({right, y}, {right, y + 4}, Role::outline));
}

/// Of rounds that have too few pixels for a bracket, those that have a name have one together.
void add_brackets(Scene& scene, const GroupView& view, const FilmLayout& layout) {
    if (view.rounds.empty()) {
        return;
    }
    const double width = round_width(view, layout);
    const std::size_t every = named_rounds(width, view.rounds.size());
    const std::size_t joined = width >= least_bracket ? 1 : every;
    for (std::size_t i = 0; i < view.rounds.size(); i += joined) {
        const Round& last = view.rounds[std::min(i + joined, view.rounds.size()) - 1];
        const double left = layout.x(Tick(view.rounds[i].first_tick));
        add_bracket(scene, left, layout.x(Tick(last.end_tick)) - 1, layout.top - 4.5);
        if (i % every == 0) {
            scene.shapes.push_back(
                elided_label({left, layout.top - 22, width * static_cast<double>(every), 16},
                             round_name(view, view.rounds[i]), FontRole::tick, Role::text2,
                             every == 1 ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter));
        }
    }
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
    scene.shapes.push_back(text_label({layout.right() + 8, name.top(), FilmLayout::counts_width - 12, 18},
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
    const QRectF head(layout.right() + 2, layout.top - 22, FilmLayout::counts_width - 6, 16);
    scene.shapes.push_back(elided_label(head, FilmWords::tr("warp steps"), FontRole::tick, Role::text2,
                                        Qt::AlignRight | Qt::AlignVCenter));
}

void add_axis(Scene& scene, const FilmLayout& layout) {
    const double y = layout.bottom() + 2;
    scene.shapes.push_back(elided_label({scene_pad, y, FilmLayout::label_width - scene_pad - 6, axis_height},
                                        FilmWords::tr("step"), FontRole::tick, Role::text2,
                                        Qt::AlignRight | Qt::AlignVCenter));
    const auto most = static_cast<std::size_t>(std::max(1.0, layout.width() / 90));
    for (const double value : axis_ticks(1, layout.ticks, most)) {
        const auto step = static_cast<std::uint32_t>(value);
        const double x = layout.x(Tick(std::max(1U, step) - 1)) + layout.pitch / 2.0;
        scene.shapes.push_back(text_label({x - 30, y, 60, axis_height}, count_text(step), FontRole::tick,
                                          Role::text2, Qt::AlignCenter));
    }
}

/// Of the states that the group has.
double add_state_legend(Scene& scene, const GroupView& view, double width, double top) {
    FilmShares seen{};
    for (std::uint32_t tick = 0; tick < view.tick_count(); ++tick) {
        for (std::uint32_t warp = 0; warp < view.steps->warps; ++warp) {
            const FilmShares shares = film_shares(film_lanes(view, Tick(tick), Warp(warp)));
            for (std::size_t s = 0; s < film_states; ++s) {
                seen[s] += shares[s];
            }
        }
    }
    double x = scene_pad;
    for (std::size_t s = 0; s < film_states; ++s) {
        const QString words = state_words(static_cast<FilmState>(s));
        const double text = text_width(FontRole::secondary, words) + 2;
        if (seen[s] == 0) {
            continue;
        }
        if (x > scene_pad && x + 28 + text > width - scene_pad) {
            x = scene_pad;
            top += 22;
        }
        scene.shapes.push_back(film_swatch(s, {x, top + 4, 22, 14}));
        scene.shapes.push_back(framed({x, top + 4, 22, 14}, Role::none, Role::border));
        scene.shapes.push_back(text_label({x + 28, top, text, 22}, words, FontRole::secondary, Role::text2));
        x += 28 + text + 18;
    }
    return top + 22;
}

} // namespace

Scene film_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions&) {
    Scene scene;
    scene.title = FilmWords::tr("Film");
    if (view.tick_count() == 0) {
        return sentence_scene(scene.title, FilmWords::tr("This work-group has no steps."), size);
    }
    const double width = std::max(size.width(), 480.0);
    const QSizeF room(width, size.height());
    scene.description = subtitle(view, film_layout(view, cursor.warp, 0, room), cursor.warp);
    const FilmLayout layout = film_layout(view, cursor.warp, add_heading(scene, width), room);
    scene.track =
        CursorTrack{{layout.left, layout.right(), 0, static_cast<double>(layout.columns() * layout.merged)},
                    layout.top,
                    layout.bottom(),
                    {}};
    add_brackets(scene, view, layout);
    add_strips(scene, view, layout, cursor.warp);
    add_axis(scene, layout);
    const double bottom = add_state_legend(scene, view, width, layout.bottom() + axis_height + 8);
    scene.size = {width, bottom + 6};
    return scene;
}

const Picture film_picture{
    .name = "film",
    .title = QT_TRANSLATE_NOOP("Pictures", "Film"),
    .icon = "lanes",
    .follows = Follows::warp,
    .scene = film_scene,
    .overlay = film_overlay,
    .hover = film_hover,
    .tooltip = film_tooltip,
    .click = film_click,
};

} // namespace lockstep::gui

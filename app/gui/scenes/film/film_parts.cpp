#include "app/gui/scenes/film/film_parts.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct FilmParts {
    Q_DECLARE_TR_FUNCTIONS(FilmParts)
};

/// Minimum width of a bracket in pixels; several narrower rounds share one bracket.
constexpr double least_bracket = 6;
constexpr double least_name = 48;
constexpr double name_gap = 10; ///< between the names of two brackets

QString state_words(FilmState state) {
    switch (state) {
    case FilmState::active:
        return FilmParts::tr("active, or condition true");
    case FilmState::decided_false:
        return FilmParts::tr("condition false");
    case FilmState::masked:
        return FilmParts::tr("masked off");
    case FilmState::waits:
        return FilmParts::tr("waits at the barrier");
    case FilmState::meets:
        return FilmParts::tr("barrier");
    case FilmState::goes_on:
        return FilmParts::tr("loop condition: continues");
    case FilmState::leaves:
        return FilmParts::tr("loop condition: exits");
    case FilmState::idle:
        return FilmParts::tr("finished, or not issued");
    }
    return {};
}

/// Returns "k = 4", or the number of the iteration for a loop without a variable.
QString round_name(const GroupView& view, const Round& round) {
    const std::string& variable = view.site(round.loop).loop_variable;
    return variable.empty()
               ? QString::number(round.number)
               : QStringLiteral("%1 = %2").arg(QString::fromStdString(variable)).arg(round.value);
}

/// Returns the average width of a round in pixels, because iterations may have different lengths.
double round_width(const GroupView& view, const FilmLayout& layout) {
    const double span =
        layout.x(Tick(view.rounds.back().end_tick)) - layout.x(Tick(view.rounds.front().first_tick));
    return span / static_cast<double>(view.rounds.size());
}

/// Returns the width that the longest name of a round needs, with the gap to the next name.
double name_width(const GroupView& view) {
    QString longest;
    for (const Round& round : view.rounds) {
        const QString name = round_name(view, round);
        longest = name.size() > longest.size() ? name : longest;
    }
    return std::max(least_name, text_width(FontRole::tick, longest) + name_gap);
}

/// Returns the smallest power of two n for which the names of every n-th round fit. `least`: width of a name.
std::size_t named_rounds(double width, double least, std::size_t rounds) {
    std::size_t every = 1;
    while (width * static_cast<double>(every) < least && every < rounds) {
        every *= 2;
    }
    return every;
}

void add_bracket(Scene& scene, double left, double right, double y) {
    scene.shapes.push_back(straight({left, y}, {right, y}, Role::outline));
    scene.shapes.push_back(straight({left, y}, {left, y + 4}, Role::outline));
    scene.shapes.push_back(straight({right, y}, {right, y + 4}, Role::outline));
}

/// Adds the name of a round above its bracket, if it fits before the name of the next named round.
void add_name(Scene& scene, const GroupView& view, const FilmLayout& layout, std::size_t round,
              std::size_t every) {
    const QString name = round_name(view, view.rounds[round]);
    const double left = layout.x(Tick(view.rounds[round].first_tick));
    const double end = every == 1 ? layout.x(Tick(view.rounds[round].end_tick))
                       : round + every < view.rounds.size()
                           ? layout.x(Tick(view.rounds[round + every].first_tick))
                           : layout.right();
    if (text_width(FontRole::tick, name) + name_gap <= end - left) {
        scene.shapes.push_back(text_label({left, layout.top - 22, end - left, 16}, name, FontRole::tick,
                                          Role::text2,
                                          every == 1 ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter));
    }
}

} // namespace

CursorTrack film_track(const FilmLayout& layout) {
    return {{layout.left, layout.right(), 0, static_cast<double>(layout.columns() * layout.merged)},
            layout.top,
            layout.bottom(),
            {}};
}

void add_film_cover(Scene& scene, const FilmLayout& layout, Tick from) {
    const double left = layout.x(from);
    const QRectF rect(left, layout.top, layout.right() - left, layout.bottom() - layout.top);
    if (rect.width() <= 0) {
        return;
    }
    scene.shapes.push_back(framed(rect, Role::accent_soft, Role::accent, 1));
    scene.shapes.push_back(
        text_label(rect, QStringLiteral("?"), FontRole::view_title, Role::text, Qt::AlignCenter));
}

void add_film_brackets(Scene& scene, const GroupView& view, const FilmLayout& layout) {
    if (view.rounds.empty()) {
        return;
    }
    const double width = round_width(view, layout);
    const std::size_t every = named_rounds(width, name_width(view), view.rounds.size());
    const std::size_t joined = width >= least_bracket ? 1 : every;
    for (std::size_t i = 0; i < view.rounds.size(); i += joined) {
        const Round& last = view.rounds[std::min(i + joined, view.rounds.size()) - 1];
        const double left = layout.x(Tick(view.rounds[i].first_tick));
        add_bracket(scene, left, layout.x(Tick(last.end_tick)) - 1, layout.top - 4.5);
        if (i % every == 0) {
            add_name(scene, view, layout, i, every);
        }
    }
}

void add_film_axis(Scene& scene, const FilmLayout& layout) {
    const double y = layout.bottom() + 2;
    scene.shapes.push_back(
        elided_label({scene_pad, y, FilmLayout::label_width - scene_pad - 6, film_axis_height},
                     FilmParts::tr("step"), FontRole::tick, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    const auto most = static_cast<std::size_t>(std::max(1.0, layout.width() / 90));
    for (const double value : axis_ticks(1, layout.ticks, most)) {
        const auto step = static_cast<std::uint32_t>(value);
        const double x = layout.x(Tick(std::max(1U, step) - 1)) + layout.pitch / 2.0;
        scene.shapes.push_back(text_label({x - 30, y, 60, film_axis_height}, count_text(step), FontRole::tick,
                                          Role::text2, Qt::AlignCenter));
    }
}

FilmShares film_states_of(const GroupView& view, Warp warp) {
    FilmShares seen{};
    for (std::uint32_t tick = 0; tick < view.tick_count(); ++tick) {
        const FilmShares shares = film_shares(film_lanes(view, Tick(tick), warp));
        for (std::size_t s = 0; s < film_states; ++s) {
            seen[s] += shares[s];
        }
    }
    return seen;
}

double add_film_legend(Scene& scene, const FilmShares& seen, double width, double top) {
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

double film_notes_height(const FilmShares& seen, double width, SceneStyle style, bool has_legend) {
    if (style == SceneStyle::slide) {
        return slide_notes_height;
    }
    Scene probe;
    return film_axis_height + (has_legend ? 8 + add_film_legend(probe, seen, width, 0) : 0) + 6;
}

} // namespace lockstep::gui

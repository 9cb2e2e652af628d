#include "app/gui/scenes/model/group_bars.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>

namespace lockstep::gui {
namespace {

struct GroupBarsWords {
    Q_DECLARE_TR_FUNCTIONS(GroupBarsWords)
};

constexpr double ruler_height = 26;
constexpr double track_height = 44;
constexpr double track_gap = 14;
constexpr double least_bar = 3;
constexpr double least_pitch = 4;
constexpr double most_pitch = 96;
/// Row height in a crowded picture, in which rows of the minimum normal height would need several screens.
constexpr double crowded_pitch = 1;
/// a picture is crowded if its rows need more than this many times its height
constexpr double most_crowding = 3;

/// The bar of a work-group, and the row in which it is drawn.
struct Bar {
    std::uint64_t group = 0;
    std::uint32_t row = 0;            ///< row of the group within its multiprocessor
    std::uint32_t multiprocessor = 0; ///< index among the multiprocessors that ran any group
};

/// The rows of bars. Each multiprocessor has as many rows as it had groups resident at the same time.
struct Rows {
    std::vector<Bar> bars;              ///< in the order in which groups started
    std::vector<std::uint32_t> numbers; ///< numbers of the multiprocessors that ran any group, ascending
    /// First row of each of these multiprocessors, then the total number of rows.
    std::vector<std::uint32_t> first_row;
};

Rows rows_of(std::span<const GroupSpan> groups) {
    Rows rows;
    std::map<std::uint32_t, std::uint32_t> place;
    for (const GroupSpan& span : groups) {
        place.emplace(span.multiprocessor, 0);
    }
    for (auto& [number, at] : place) {
        at = static_cast<std::uint32_t>(rows.numbers.size());
        rows.numbers.push_back(number);
    }
    for (std::uint64_t group = 0; group < groups.size(); ++group) {
        rows.bars.push_back({group, 0, place[groups[group].multiprocessor]});
    }
    std::ranges::stable_sort(rows.bars, {}, [&](const Bar& bar) { return groups[bar.group].begin; });
    std::vector<std::vector<std::uint64_t>> busy_until(rows.numbers.size());
    for (Bar& bar : rows.bars) {
        const GroupSpan& span = groups[bar.group];
        auto& until = busy_until[bar.multiprocessor];
        const auto free = std::ranges::find_if(until, [&](std::uint64_t end) { return end <= span.begin; });
        bar.row = static_cast<std::uint32_t>(free - until.begin());
        free == until.end() ? until.push_back(span.end) : void(*free = span.end);
    }
    rows.first_row.push_back(0);
    for (const auto& until : busy_until) {
        rows.first_row.push_back(rows.first_row.back() + static_cast<std::uint32_t>(until.size()));
    }
    return rows;
}

struct Layout {
    const GroupBars& bars;
    Rows rows;
    double top;
    double row_pitch;
    double gap; ///< space between multiprocessors

    [[nodiscard]] bool is_crowded() const { return row_pitch < least_pitch; }
    [[nodiscard]] double y(std::uint32_t multiprocessor, std::uint32_t row) const {
        return top + (rows.first_row[multiprocessor] + row) * row_pitch + multiprocessor * gap;
    }
    [[nodiscard]] std::uint32_t multiprocessors() const {
        return static_cast<std::uint32_t>(rows.numbers.size());
    }
    [[nodiscard]] double bottom() const {
        return top + rows.first_row.back() * row_pitch + (multiprocessors() - 1) * gap;
    }
};

void add_headers(Scene& scene, const Layout& layout) {
    double free_from = 0;
    for (std::uint32_t m = 0; m < layout.multiprocessors(); ++m) {
        const double y = layout.y(m, 0);
        if (y < free_from) {
            continue; // the label would overlap the previous one
        }
        free_from = y + 16;
        scene.shapes.push_back(
            elided_label({scene_pad, y, bars_label_width - 12, std::max(14.0, layout.row_pitch)},
                         layout.bars.row_name(layout.rows.numbers[m]), FontRole::tick, Role::text2));
    }
}

enum class Relation : std::uint8_t { own, beside, other };

Box group_box(Relation relation, QRectF rect, const SceneId& id = {}) {
    switch (relation) {
    case Relation::own:
        return framed(rect, Role::series_b, Role::series_b, 1, id);
    case Relation::beside:
        return framed(rect, Role::request_soft, Role::active, 1, id);
    case Relation::other:
        break;
    }
    return framed(rect, Role::masked, Role::masked_line, 1, id);
}

Relation relation_to(const GroupBars& bars, std::uint64_t group) {
    if (group == bars.own) {
        return Relation::own;
    }
    return std::ranges::binary_search(bars.beside, group) ? Relation::beside : Relation::other;
}

void add_bars(Scene& scene, const Layout& layout) {
    // Bars of a row that are too narrow are merged until the merged bar is wide enough.
    std::vector<double> merged_to(layout.rows.first_row.back(), -1);
    for (const Bar& bar : layout.rows.bars) {
        const GroupSpan& span = layout.bars.groups[bar.group];
        const double left =
            std::max(layout.bars.axis.left, layout.bars.axis.x(static_cast<double>(span.begin)));
        const double right =
            std::min(layout.bars.axis.right, layout.bars.axis.x(static_cast<double>(span.end)));
        if (right < left) {
            continue;
        }
        const Relation relation = relation_to(layout.bars, bar.group);
        double& to = merged_to[layout.rows.first_row[bar.multiprocessor] + bar.row];
        const bool merges = right - left < least_bar && left < to && relation == Relation::other;
        if (merges) {
            continue;
        }
        const double width = std::max(least_bar, std::round(right) - std::round(left) - 1);
        to = std::round(left) + width;
        const QRectF rect(std::round(left), layout.y(bar.multiprocessor, bar.row), width,
                          layout.is_crowded() ? layout.row_pitch : layout.row_pitch - 2);
        const GroupMark id{Group(bar.group), span.multiprocessor};
        const Box box = group_box(relation, rect, id);
        // In a crowded row there is no space for an outline, so the bar is filled with the outline's colour.
        scene.shapes.push_back(layout.is_crowded() ? filled(rect, box.outline, id) : box);
        const QString number = count_text(bar.group);
        if (layout.row_pitch >= 14 && text_width(FontRole::tick_strong, number) + 2 < width) {
            scene.shapes.push_back(text_label(rect, number, FontRole::tick_strong,
                                              relation == Relation::own ? Colour(Role::panel) : Role::text,
                                              Qt::AlignCenter));
        }
    }
}

/// Adds the number of groups that ran at each time, as a step curve.
void add_track(Scene& scene, const GroupBars& bars, double top) {
    std::vector<std::pair<std::uint64_t, int>> changes;
    for (const GroupSpan& span : bars.groups) {
        changes.emplace_back(span.begin, 1);
        changes.emplace_back(span.end, -1);
    }
    std::ranges::sort(changes);
    const double bottom = top + track_height;
    scene.shapes.push_back(elided_label({scene_pad, top, bars_label_width - 40, track_height},
                                        GroupBarsWords::tr("concurrent groups"), FontRole::tick,
                                        Role::text2));
    const QRectF scale(scene_pad, top - 6, bars_label_width - 8, 14);
    scene.shapes.push_back(text_label(scale, count_text(bars.at_once.most), FontRole::tick, Role::text2,
                                      Qt::AlignRight | Qt::AlignVCenter));
    scene.shapes.push_back(text_label(scale.translated(0, track_height - 2), QStringLiteral("0"),
                                      FontRole::tick, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    scene.shapes.push_back(
        filled({bars.axis.left, top, bars.axis.right - bars.axis.left, track_height}, Role::panel_alt));
    double x = bars.axis.left;
    double y = bottom;
    int now = 0;
    for (std::size_t i = 0; i < changes.size();) {
        const std::uint64_t cycle = changes[i].first;
        for (; i < changes.size() && changes[i].first == cycle; ++i) {
            now += changes[i].second;
        }
        const double next =
            std::clamp(bars.axis.x(static_cast<double>(cycle)), bars.axis.left, bars.axis.right);
        const double y_next =
            bottom - static_cast<double>(now) / std::max(1U, bars.at_once.most) * track_height;
        if (next > x) {
            scene.shapes.push_back(filled({x, y, next - x, bottom - y}, Role::request_soft));
            scene.shapes.push_back(straight({x, y}, {next, y}, Role::active, 1.2));
        }
        if (next > bars.axis.left && next < bars.axis.right) {
            scene.shapes.push_back(straight({next, y}, {next, y_next}, Role::active, 1.2));
        }
        x = next;
        y = y_next;
    }
    scene.shapes.push_back(straight({bars.axis.left, bottom}, {bars.axis.right, bottom}, Role::border));
}

} // namespace

std::vector<LegendEntry> group_bars_legend() {
    return {{group_box(Relation::own, {}), GroupBarsWords::tr("the selected work-group"), {}},
            {group_box(Relation::beside, {}), GroupBarsWords::tr("runs at the same time"), {}},
            {group_box(Relation::other, {}), GroupBarsWords::tr("runs at another time"), {}}};
}

double add_group_bars(Scene& scene, const GroupBars& bars, double top, double room) {
    Layout layout{bars, rows_of(bars.groups), top + ruler_height, least_pitch, 4};
    const double for_rows = room - ruler_height - track_gap - track_height;
    const double rows = layout.rows.first_row.back();
    if (rows * least_pitch > most_crowding * for_rows) {
        layout.row_pitch = crowded_pitch;
        layout.gap = 1;
    } else {
        const double without_gaps = for_rows - layout.gap * (layout.multiprocessors() - 1);
        layout.row_pitch = std::clamp(std::floor(without_gaps / rows), least_pitch, most_pitch);
    }
    add_ruler(scene, bars.axis, top, bars.unit);
    add_headers(scene, layout);
    add_bars(scene, layout);
    const double track = layout.bottom() + track_gap;
    add_track(scene, bars, track);
    return track + track_height;
}

} // namespace lockstep::gui

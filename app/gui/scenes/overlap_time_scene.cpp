#include "app/gui/scenes/overlap_time_scene.h"

#include "app/gui/quantity_text.h"
#include "app/gui/scenes/model_parts.h"
#include "app/gui/scenes/model_place.h"
#include "app/gui/scenes/multiprocessor_scene.h"
#include "app/gui/scenes/scene_parts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct OverlapWords {
    Q_DECLARE_TR_FUNCTIONS(OverlapWords)
};

constexpr double label_width = 140;
constexpr double track_height = 44;
constexpr double least_bar = 3;
constexpr double gap_of_multiprocessors = 4;

/// A group's bar: in which row of which multiprocessor.
struct Bar {
    std::uint64_t group = 0;
    std::uint32_t row = 0;
};

/// Rows of each multiprocessor: as many as groups are on it at once.
struct Rows {
    std::vector<Bar> bars;                ///< in the order in which groups began
    std::vector<std::uint32_t> first_row; ///< of each multiprocessor, then the end
};

Rows rows_of(std::span<const GroupSpan> groups) {
    std::uint32_t multiprocessors = 0;
    Rows rows;
    for (std::uint64_t group = 0; group < groups.size(); ++group) {
        rows.bars.push_back({group, 0});
        multiprocessors = std::max(multiprocessors, groups[group].multiprocessor + 1);
    }
    std::ranges::stable_sort(rows.bars, {}, [&](const Bar& bar) { return groups[bar.group].begin; });
    std::vector<std::vector<std::uint64_t>> busy_until(multiprocessors);
    for (Bar& bar : rows.bars) {
        const GroupSpan& span = groups[bar.group];
        auto& until = busy_until[span.multiprocessor];
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
    std::span<const GroupSpan> groups;
    Rows rows;
    Axis axis;
    double width;
    double top;
    double row_pitch;

    [[nodiscard]] double y(std::uint32_t multiprocessor, std::uint32_t row) const {
        return top + (rows.first_row[multiprocessor] + row) * row_pitch +
               multiprocessor * gap_of_multiprocessors;
    }
    [[nodiscard]] std::uint32_t multiprocessors() const {
        return static_cast<std::uint32_t>(rows.first_row.size()) - 1;
    }
    [[nodiscard]] double bottom() const { return y(multiprocessors() - 1, 0) + last_rows() * row_pitch; }
    [[nodiscard]] std::uint32_t last_rows() const {
        return rows.first_row.back() - rows.first_row[multiprocessors() - 1];
    }
};

void add_headers(Scene& scene, const Layout& layout) {
    double free_from = 0;
    for (std::uint32_t m = 0; m < layout.multiprocessors(); ++m) {
        const double y = layout.y(m, 0);
        if (y < free_from) {
            continue; // too many for a text each
        }
        free_from = y + 16;
        scene.shapes.push_back(
            elided_label({scene_pad, y, label_width - 12, std::max(14.0, layout.row_pitch)},
                         OverlapWords::tr("multiprocessor %1").arg(m), FontRole::tick, Role::text2));
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

void add_bars(Scene& scene, const Layout& layout, std::uint64_t own,
              const std::vector<std::uint64_t>& beside) {
    // Bars of a row that are too narrow run together until one is wide enough.
    std::vector<double> merged_to(layout.rows.first_row.back(), -1);
    for (const Bar& bar : layout.rows.bars) {
        const GroupSpan& span = layout.groups[bar.group];
        const double left = std::max(layout.axis.left, layout.axis.x(static_cast<double>(span.begin)));
        const double right = std::min(layout.axis.right, layout.axis.x(static_cast<double>(span.end)));
        if (right < left) {
            continue;
        }
        const Relation relation = bar.group == own                                ? Relation::own
                                  : std::ranges::binary_search(beside, bar.group) ? Relation::beside
                                                                                  : Relation::other;
        double& to = merged_to[layout.rows.first_row[span.multiprocessor] + bar.row];
        const bool merges = right - left < least_bar && left < to && relation == Relation::other;
        if (merges) {
            continue;
        }
        const double width = std::max(least_bar, std::round(right) - std::round(left) - 1);
        to = std::round(left) + width;
        const QRectF rect(std::round(left), layout.y(span.multiprocessor, bar.row), width,
                          std::max(2.0, layout.row_pitch - 2));
        const SceneId id{Thing::group, span.multiprocessor, static_cast<std::uint32_t>(bar.group)};
        scene.shapes.push_back(group_box(relation, rect, id));
        const QString number = count_text(bar.group);
        if (layout.row_pitch >= 14 && text_width(FontRole::tick_strong, number) + 6 < width) {
            scene.shapes.push_back(text_label(rect, number, FontRole::tick_strong,
                                              relation == Relation::own ? Colour(Role::panel) : Role::text,
                                              Qt::AlignCenter));
        }
    }
}

/// How many groups ran in each moment, as a curve of steps.
void add_track(Scene& scene, const Layout& layout, const GroupsAtOnce& at_once, double top) {
    std::vector<std::pair<std::uint64_t, int>> changes;
    for (const GroupSpan& span : layout.groups) {
        changes.emplace_back(span.begin, 1);
        changes.emplace_back(span.end, -1);
    }
    std::ranges::sort(changes);
    const double bottom = top + track_height;
    scene.shapes.push_back(elided_label({scene_pad, top, label_width - 40, track_height},
                                        OverlapWords::tr("groups at once"), FontRole::tick, Role::text2));
    const QRectF scale(scene_pad, top - 6, label_width - 8, 14);
    scene.shapes.push_back(text_label(scale, QString::number(at_once.most), FontRole::tick, Role::text2,
                                      Qt::AlignRight | Qt::AlignVCenter));
    scene.shapes.push_back(text_label(scale.translated(0, track_height - 2), QStringLiteral("0"),
                                      FontRole::tick, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    scene.shapes.push_back(
        filled({layout.axis.left, top, layout.axis.right - layout.axis.left, track_height}, Role::panel_alt));
    double x = layout.axis.left;
    double y = bottom;
    int now = 0;
    for (std::size_t i = 0; i < changes.size();) {
        const std::uint64_t cycle = changes[i].first;
        for (; i < changes.size() && changes[i].first == cycle; ++i) {
            now += changes[i].second;
        }
        const double next =
            std::clamp(layout.axis.x(static_cast<double>(cycle)), layout.axis.left, layout.axis.right);
        const double y_next = bottom - static_cast<double>(now) / std::max(1U, at_once.most) * track_height;
        if (next > x) {
            scene.shapes.push_back(filled({x, y, next - x, bottom - y}, Role::request_soft));
            scene.shapes.push_back(straight({x, y}, {next, y}, Role::active, 1.2));
        }
        if (next > layout.axis.left && next < layout.axis.right) {
            scene.shapes.push_back(straight({next, y}, {next, y_next}, Role::active, 1.2));
        }
        x = next;
        y = y_next;
    }
    scene.shapes.push_back(straight({layout.axis.left, bottom}, {layout.axis.right, bottom}, Role::border));
}

std::vector<LegendEntry> legend() {
    return {{group_box(Relation::own, {}), OverlapWords::tr("the selected work-group"), {}},
            {group_box(Relation::beside, {}), OverlapWords::tr("runs at the same time"), {}},
            {group_box(Relation::other, {}), OverlapWords::tr("at another time"), {}}};
}

Layout layout_for(const Simulation& run, QSizeF size, const SceneOptions& options) {
    Layout layout;
    layout.groups = run.groups;
    layout.rows = rows_of(run.groups);
    layout.width = std::max(size.width(), 480.0);
    const double cycles = static_cast<double>(std::max<std::uint64_t>(1, run.cycles));
    const bool part = options.axis_end > options.axis_begin;
    layout.axis = {scene_pad + label_width, layout.width - scene_pad - 8, part ? options.axis_begin : 0,
                   part ? std::min(options.axis_end, cycles) : cycles};
    const double room =
        size.height() - 34 - 26 - 24 - track_height - 60 - gap_of_multiprocessors * layout.multiprocessors();
    layout.row_pitch = std::clamp(std::floor(room / layout.rows.first_row.back()), 4.0, 24.0);
    return layout;
}

} // namespace

Scene overlap_time_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                         const SceneOptions& options) {
    const auto& simulation = view.session->analysis(view.launch).model.simulation;
    const QString title = OverlapWords::tr("Work-groups over time");
    if (!simulation) {
        return sentence_scene(title, does_not_fit_sentence(view), size);
    }
    Layout layout = layout_for(*simulation, size, options);
    const GroupsAtOnce at_once = groups_at_once(simulation->groups);
    const auto beside = groups_beside(simulation->groups, cursor.group.value());
    Scene scene;
    scene.title = title;
    scene.axis = layout.axis;
    scene.axis_length = static_cast<double>(simulation->cycles);
    const QString parts[] = {OverlapWords::tr("simulated, not measured"),
                             QString::fromStdString(view.session->hardware().preset),
                             OverlapWords::tr("at most %1 at once, %2 on average")
                                 .arg(at_once.most)
                                 .arg(QLocale().toString(at_once.mean, 'f', 1)),
                             OverlapWords::tr("%n group(s) ran at the same time as group %1", nullptr,
                                              static_cast<int>(beside.size()))
                                 .arg(cursor.group.value())};
    scene.description = QStringList(std::begin(parts), std::end(parts)).join(QStringLiteral(" · "));
    const double ruler = add_wrapped_legend(scene, legend(), scene_pad, layout.width - scene_pad,
                                            add_heading(scene, layout.width)) +
                         4;
    add_ruler(scene, layout.axis, ruler, OverlapWords::tr("cycle"));
    layout.top = ruler + 26;
    add_headers(scene, layout);
    add_bars(scene, layout, cursor.group.value(), beside);
    const double track = layout.bottom() + 14;
    add_track(scene, layout, at_once, track);
    if (const auto missing = missing_part(view, cursor, ModelPart::timeline)) {
        scene.missing.push_back(*missing); // the cursor comes with it
    }
    const auto timeline = timeline_of(view, cursor);
    const auto cycle = timeline != nullptr ? model_cycle(view, cursor, *timeline) : std::nullopt;
    if (cycle) {
        add_axis_cursor(scene, layout.axis, static_cast<double>(cycle->value()), ruler, track + track_height,
                        count_text(cycle->value()));
    }
    scene.size = {layout.width, track + track_height + 16};
    return scene;
}

} // namespace lockstep::gui

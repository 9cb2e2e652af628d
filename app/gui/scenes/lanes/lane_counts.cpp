#include "app/gui/scenes/lanes/lanes_scene.h"

#include "app/gui/scenes/kit/lane_count_words.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "core/site/record.h"

#include <QCoreApplication>
#include <QStringList>
#include <map>

namespace lockstep::gui {
namespace {

struct LaneCounts {
    Q_DECLARE_TR_FUNCTIONS(LaneCounts)
};

constexpr double active_bar_width = 62;
constexpr double split_bar_width = 40;
constexpr double split_bar_height = 8;
constexpr std::size_t most_cases = 3; ///< maximum number of cases whose lanes are listed individually

/// Counts lanes by result of the branch; true comes first.
std::map<std::int64_t, std::uint32_t> sides(const GroupView& view, const WarpStep& step) {
    const bool by_case = view.site(step.site).kind == SiteKind::choice;
    std::map<std::int64_t, std::uint32_t> lanes;
    for (const std::uint64_t payload : view.steps->payloads_of(step)) {
        ++lanes[by_case ? static_cast<std::int64_t>(payload) : decision(payload) == 1 ? 0 : 1];
    }
    return lanes;
}

/// Formats "splits 8 / 24" or, if there are too many cases, their number: "5 cases".
QString split_text(const std::map<std::int64_t, std::uint32_t>& lanes, LaneCount style) {
    if (lanes.size() > most_cases) {
        return LaneCounts::tr("%Ln case(s)", nullptr, static_cast<int>(lanes.size()));
    }
    QStringList counts;
    for (const auto& [side, count] : lanes) {
        counts << QString::number(count);
    }
    const QString text = counts.join(QStringLiteral(" / "));
    return style == LaneCount::text ? text : split_words(text);
}

/// Formats "all 32" or "none"; for a switch, the case.
QString alike_text(const SiteInfo& site, std::int64_t side, std::uint32_t lanes) {
    if (site.kind == SiteKind::choice) {
        return LaneCounts::tr("all %1: case %2", "lanes; the value chosen by").arg(lanes).arg(side);
    }
    return side == 0 ? all_true_words(lanes) : none_true_words();
}

/// Adds a bar with the share of the first side and, if there are more sides, marks at their ends.
void add_bar(Scene& scene, QRectF bar, const std::vector<double>& ends, const SceneId& id) {
    scene.shapes.push_back(filled(bar, Role::panel, id));
    if (!ends.empty() && ends.front() > 0) {
        QRectF share = bar;
        share.setWidth(bar.width() * ends.front());
        scene.shapes.push_back(filled(share, Role::active));
    }
    for (std::size_t i = 1; i < ends.size(); ++i) {
        const double x = bar.left() + bar.width() * ends[i];
        scene.shapes.push_back(straight({x, bar.top()}, {x, bar.bottom()}, Role::active));
    }
    scene.shapes.push_back(framed(bar, Role::none, Role::active, 1, id));
}

void add_words(Scene& scene, QRectF area, double left, const QString& words, Warp warp, Role colour) {
    Label label = elided_label({left, area.top(), area.right() - left, area.height()}, words,
                               row_font(area.height() + row_gap), colour);
    label.id = WarpCount{warp};
    scene.shapes.push_back(label);
}

void add_decision(Scene& scene, const GroupView& view, const WarpRow& row, QRectF area, LaneCount style) {
    const auto lanes = sides(view, *row.step);
    const SceneId id = WarpCount{row.warp};
    if (lanes.size() < 2) {
        const auto& [side, count] = *lanes.begin();
        scene.shapes.push_back(filled(area, Role::none, id));
        add_words(scene, area, area.left(), alike_text(view.site(row.step->site), side, count), row.warp,
                  Role::text);
        return;
    }
    if (style == LaneCount::text) {
        add_words(scene, area, area.left(), split_text(lanes, style), row.warp, Role::text);
        return;
    }
    std::vector<double> ends;
    std::uint32_t before = 0;
    for (const auto& [side, count] : lanes) {
        before += count;
        ends.push_back(static_cast<double>(before) / row.step->active);
    }
    ends.pop_back(); // removes the end of the bar itself
    const QRectF bar(area.left(), area.center().y() - split_bar_height / 2, split_bar_width,
                     split_bar_height);
    add_bar(scene, bar, ends, id);
    add_words(scene, area, bar.right() + 8, split_text(lanes, style), row.warp, Role::text);
}

} // namespace

FontRole row_font(double pitch) {
    constexpr double least_of_body = 13;
    return pitch >= least_of_body ? FontRole::body : FontRole::tick;
}

QString lane_counts_title(const GroupView& view, Tick tick) {
    return is_decision(view.site(view.steps->ticks[tick.index()].site).kind) ? this_branch_words()
                                                                             : lanes_active_words();
}

void add_lane_count(Scene& scene, const GroupView& view, const WarpRow& row, QRectF area, LaneCount style) {
    if (row.step != nullptr && is_decision(view.site(row.step->site).kind)) {
        add_decision(scene, view, row, area, style);
        return;
    }
    const std::uint32_t active = row.step != nullptr ? row.step->active : 0;
    const QString words = QStringLiteral("%1 / %2").arg(active).arg(view.steps->warp_width);
    if (style == LaneCount::text) {
        add_words(scene, area, area.left(), words, row.warp, Role::text);
        return;
    }
    const QRectF bar(area.left(), area.center().y() - 5, active_bar_width, 10);
    scene.shapes.push_back(framed(bar, Role::panel, Role::masked_line, 1, WarpCount{row.warp}));
    if (active > 0) {
        QRectF share = bar.adjusted(1, 1, -1, -1);
        share.setWidth(share.width() * active / view.steps->warp_width);
        scene.shapes.push_back(filled(share, Role::active));
    }
    add_words(scene, area, bar.right() + 8, words, row.warp, active > 0 ? Role::text : Role::text2);
}

} // namespace lockstep::gui

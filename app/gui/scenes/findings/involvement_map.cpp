// Draws the work-items involved in a finding: one cell per work-item, one row per warp.
#include "app/gui/scenes/findings/evidence_scene.h"
#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/words/trace/evidence_words.h"
#include "app/words/trace/item_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct MapWords {
    Q_DECLARE_TR_FUNCTIONS(MapWords)
};

constexpr double least_label_width = 112;
constexpr double header_height = 16;
constexpr double most_pitch = 24;

/// How a role in the finding is drawn: fill, outline, and a mark that does not depend on colour.
struct Look {
    QString letters;
    Role fill = Role::panel;
    Role outline = Role::border;
    Role ink = Role::text;
    std::optional<MarkKind> mark;
};

Look look_of(const Involvement& item) {
    if (item.waits) {
        return {{}, Role::panel, Role::barrier, Role::barrier, MarkKind::barrier};
    }
    if (item.absent) {
        return {QStringLiteral("×"), Role::warn_soft, Role::warn, Role::warn, std::nullopt};
    }
    if (item.reads || item.writes) {
        const QString letters = QString(item.reads ? QStringLiteral("R") : QString()) +
                                (item.writes ? QStringLiteral("W") : QString());
        const bool is_both = item.reads && item.writes;
        return {letters,
                is_both       ? Role::error
                : item.writes ? Role::error_soft
                              : Role::panel,
                Role::error, is_both ? Role::panel : Role::error, std::nullopt};
    }
    if (item.does) {
        return {QStringLiteral("!"), Role::error_soft, Role::error, Role::error, std::nullopt};
    }
    return {};
}

void add_cell(Scene& scene, QRectF rect, const Look& look, SceneId id) {
    scene.shapes.push_back(framed(rect, look.fill, look.outline, look.outline == Role::border ? 1 : 1.5, id));
    const double side = std::min(rect.width(), rect.height());
    if (look.mark && side >= 6) {
        const double half = std::min(5.0, side / 2 - 1.5);
        const QPointF centre = rect.center();
        scene.shapes.push_back(
            Mark{*look.mark, {centre.x() - half, centre.y() - half, 2 * half, 2 * half}, look.outline, {}});
    }
    if (look.letters.isEmpty()) {
        return;
    }
    const bool fits = text_width(FontRole::value_small, look.letters) <= rect.width() - 1;
    if (fits) { // without letters, only the fill distinguishes the roles: none, soft, full
        scene.shapes.push_back(
            text_label(rect, look.letters, FontRole::value_small, look.ink, Qt::AlignCenter));
    }
}

double add_legend_of(Scene& scene, const Evidence& evidence, QPointF at, double width) {
    std::vector<std::pair<Involvement, std::uint64_t>> kinds;
    for (const Involvement& item : evidence.items) {
        const auto known = std::ranges::find(kinds, item, &std::pair<Involvement, std::uint64_t>::first);
        if (known != kinds.end()) {
            ++known->second;
        } else {
            kinds.emplace_back(item, 1);
        }
    }
    std::stable_partition(kinds.begin(), kinds.end(), [](const auto& kind) { return kind.first.any(); });
    std::vector<LegendEntry> entries;
    for (const auto& [item, count] : kinds) {
        const Look look = look_of(item);
        const QString letters = look.letters.isEmpty() ? QString() : look.letters + QStringLiteral(": ");
        entries.push_back({framed({}, look.fill, look.outline, 1.5),
                           letters + worded(involvement_words(item, count)), look.mark});
    }
    return add_wrapped_legend(scene, entries, at.x(), at.x() + width, at.y());
}

/// The names of a row: its warp, and the first and the last of its work-items.
struct RowName {
    QString warp;
    QString items;
};

std::vector<RowName> row_names(const Evidence& evidence, const WarpedRange& launch) {
    const std::uint64_t items = evidence.items.size();
    const std::uint64_t first = evidence.group.value() * items;
    std::vector<RowName> names;
    for (std::uint64_t item = 0; item < items; item += launch.warp_lanes) {
        const std::uint64_t last = std::min(item + launch.warp_lanes, items) - 1;
        names.push_back(
            {MapWords::tr("Warp %1").arg(names.size()),
             QString::fromStdString(item_ids(launch.range, WorkItem(first + item), WorkItem(first + last)))});
    }
    return names;
}

double label_width(const std::vector<RowName>& names) {
    double width = least_label_width;
    for (const RowName& name : names) {
        width = std::max(width, text_width(FontRole::secondary, name.warp) +
                                    text_width(FontRole::tick, name.items) + 20);
    }
    return width;
}

void add_row_names(Scene& scene, const std::vector<RowName>& names, QPointF at, double pitch) {
    const double width = label_width(names) - 10;
    for (std::size_t row = 0; row < names.size(); ++row) {
        const QRectF rect(at.x(), at.y() + static_cast<double>(row) * pitch, width, pitch - 2);
        scene.shapes.push_back(text_label(rect, names[row].warp, FontRole::secondary));
        scene.shapes.push_back(text_label(rect, names[row].items, FontRole::tick, Role::text2,
                                          Qt::AlignRight | Qt::AlignVCenter));
    }
}

} // namespace

double add_involvement_map(Scene& scene, const Evidence& evidence, const WarpedRange& launch, QPointF at,
                           double width) {
    double top = add_legend_of(scene, evidence, at, width) + 4;
    const auto items = static_cast<std::uint32_t>(evidence.items.size());
    const std::uint32_t lanes = std::min(launch.warp_lanes, items);
    const std::vector<RowName> names = row_names(evidence, launch);
    const double labels = label_width(names);
    const double pitch = std::clamp(std::floor((width - labels) / lanes), 3.0, most_pitch);
    const double row_pitch = std::clamp(pitch, 14.0, most_pitch);
    const double gap = pitch >= 6 ? 2 : 0;
    const double left = at.x() + labels;
    const std::uint32_t every = label_every(pitch);
    for (std::uint32_t lane = 0; lane < lanes; lane += every) {
        scene.shapes.push_back(text_label({left + lane * pitch - 12, top, pitch - gap + 24, header_height},
                                          QString::number(lane), FontRole::tick, Role::text2,
                                          Qt::AlignCenter));
    }
    top += header_height;
    add_row_names(scene, names, {at.x(), top}, row_pitch);
    for (std::uint32_t item = 0; item < items; ++item) {
        const std::uint32_t lane = item % launch.warp_lanes;
        const std::uint32_t warp = item / launch.warp_lanes;
        add_cell(scene, {left + lane * pitch, top + warp * row_pitch, pitch - gap, row_pitch - 2},
                 look_of(evidence.items[item]), LaneCell{Warp(warp), Lane(lane)});
    }
    return top + static_cast<double>(names.size()) * row_pitch;
}

} // namespace lockstep::gui

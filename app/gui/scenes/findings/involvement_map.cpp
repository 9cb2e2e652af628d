// Draws the work-items involved in a finding: one cell per work-item, one row per warp.
#include "app/gui/scenes/findings/evidence_scene.h"
#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/words/trace/evidence_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct MapWords {
    Q_DECLARE_TR_FUNCTIONS(MapWords)
};

constexpr double label_width = 112;
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

} // namespace

double add_involvement_map(Scene& scene, const Evidence& evidence, std::uint32_t warp_lanes, QPointF at,
                           double width) {
    double top = add_legend_of(scene, evidence, at, width) + 4;
    const auto items = static_cast<std::uint32_t>(evidence.items.size());
    const std::uint32_t lanes = std::min(warp_lanes, items);
    const double pitch = std::clamp(std::floor((width - label_width) / lanes), 3.0, most_pitch);
    const double row_pitch = std::clamp(pitch, 14.0, most_pitch);
    const double gap = pitch >= 6 ? 2 : 0;
    const double left = at.x() + label_width;
    const std::uint32_t every = label_every(pitch);
    for (std::uint32_t lane = 0; lane < lanes; lane += every) {
        scene.shapes.push_back(text_label({left + lane * pitch - 12, top, pitch - gap + 24, header_height},
                                          QString::number(lane), FontRole::tick, Role::text2,
                                          Qt::AlignCenter));
    }
    top += header_height;
    for (std::uint32_t item = 0; item < items; ++item) {
        const std::uint32_t lane = item % warp_lanes;
        const std::uint32_t warp = item / warp_lanes;
        const double y = top + warp * row_pitch;
        if (lane == 0) {
            const QRectF row(at.x(), y, label_width - 10, row_pitch - 2);
            const std::uint32_t last = std::min(item + warp_lanes, items) - 1;
            scene.shapes.push_back(text_label(row, MapWords::tr("Warp %1").arg(warp), FontRole::secondary));
            scene.shapes.push_back(text_label(row, QStringLiteral("%1–%2").arg(item).arg(last),
                                              FontRole::tick, Role::text2,
                                              Qt::AlignRight | Qt::AlignVCenter));
        }
        add_cell(scene, {left + lane * pitch, y, pitch - gap, row_pitch - 2}, look_of(evidence.items[item]),
                 LaneCell{Warp(warp), Lane(lane)});
    }
    const std::uint32_t rows = (items + warp_lanes - 1) / warp_lanes;
    return top + rows * row_pitch;
}

} // namespace lockstep::gui
